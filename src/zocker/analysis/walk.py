"""A record as a walk from event to event: choices, and what chance said between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from zocker.narration.sentences import sentence
from zocker.record import Record
from zocker.replays import steps
from zocker.rules import games
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.messages import Chance, Event
from zocker.rules.state import State


class Step(NamedTuple):
    """One line of a record that was not taken back."""

    line: int  # from 1
    move: str
    before: State
    after: State
    told: Event

    @property
    def is_choice(self) -> bool:
        return bool(waits_for(self.before) > OVER)

    @property
    def seat(self) -> int | None:
        """The seat that chose or rolled."""
        seat = int(seat_of(self.before))
        return None if seat == NOBODY else seat

    @property
    def goes_on(self) -> bool:
        """Whether other draws belong to the same event: somebody must draw before anybody rolls."""
        waiting = games.by_state(self.before).waiting(self.before)
        return isinstance(waiting, Chance) and waiting.by_itself and waits_for(self.after) < OVER


def walk(record: Record) -> list[Step]:
    """Return the lines of a record that count: those that were taken back are left out."""
    taken = list[Step]()
    matches = steps(record)
    match = next(matches)
    before, known = match.secret_state.copy(), len(match.secret_events)
    for number, match in enumerate(matches, 1):
        after = match.secret_state.copy()
        if len(match.secret_events) > known:
            taken.append(Step(number, record.lines[number - 1], before, after, match.secret_events[known]))
        else:
            while taken and taken[-1].after.tobytes() != after.tobytes():
                taken.pop()
        before, known = after, len(match.secret_events)
    return taken


def events(taken: list[Step]) -> Iterator[list[Step]]:
    """Yield the lines of one event after the other."""
    event = list[Step]()
    for step in taken:
        event.append(step)
        if step.is_choice or not step.goes_on:
            yield event
            event = []
    if event:
        yield event


def tell(event: list[Step], record: Record) -> str:
    """Tell an event in one sentence: that of its last line."""
    return sentence(event[-1].told, record.game, [seat.name for seat in record.seats])
