"""A record as a walk from event to event: choices, and the results of chance between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from zocker.analysis.judges import seen_by
from zocker.narration.choices import choice_label
from zocker.narration.sentences import names, sentence
from zocker.record import Record
from zocker.replays import check_result, steps
from zocker.rules import games
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.messages import Chance, Decision, Event
from zocker.rules.state import State
from zocker.text import say


class Step(NamedTuple):
    """One line of a record that was not taken back."""

    line: int  # from 1
    move: str
    before: State
    after: State
    told: tuple[Event, ...]  # what happened, the move or the roll first

    @property
    def is_choice(self) -> bool:
        return bool(waits_for(self.before) > OVER)

    @property
    def seat(self) -> int | None:
        """The seat that chose or rolled."""
        seat = int(seat_of(self.before))
        return None if seat == NOBODY else seat

    @property
    def round(self) -> int:
        """The round of the choice, or the one that was dealt."""
        return int(self.before.round_no if self.is_choice else self.after.round_no)

    @property
    def goes_on(self) -> bool:
        """Whether other draws belong to the same event, as when several draws precede a roll."""
        waiting = games.by_state(self.before).waiting(self.before)
        return isinstance(waiting, Chance) and waiting.by_itself and waits_for(self.after) < OVER


def walk(record: Record, since: int = 0) -> list[Step]:
    """Return the lines of a record that count: those that were taken back are left out, and the first `since`."""
    taken = list[Step]()
    matches = steps(record)
    match = next(matches)
    before, known = match.secret_state.copy(), len(match.secret_events)
    for number, match in enumerate(matches, 1):
        after = match.secret_state.copy()
        if len(match.secret_events) > known:
            told = tuple(match.secret_events[known:])
            taken.append(Step(number, record.lines[number - 1], before, after, told))
        else:
            while taken and taken[-1].after.tobytes() != after.tobytes():
                taken.pop()
        before, known = after, len(match.secret_events)
    check_result(record, match)
    return [step for step in taken if step.line > since]


def events(taken: Iterable[Step]) -> Iterator[list[Step]]:
    """Yield the lines of one event after the other."""
    event = list[Step]()
    for step in taken:
        event.append(step)
        if step.is_choice or not step.goes_on:
            yield event
            event = []
    if event:
        yield event


def shows_money(last: Step) -> bool:
    """Tell whether the last line of a game reveals money that no one could count."""
    return not games.knows_scores(seen_by(last.before))


def tell(event: list[Step], record: Record) -> str:
    """Put a choice or a roll into words, after the start of a round if it began one."""
    told = _say(event[-1].told[0], record)
    return say("analyse-dealt", round=event[-1].round, text=told) if len(event) > 1 else told


def tell_choice(step: Step, move: str, record: Record) -> str:
    """Put an alternative choice of a seat into words."""
    decision = games.by_state(step.before).waiting(step.before)
    assert isinstance(decision, Decision)
    return choice_label(next(one for one in decision.moves if one.text == move), decision, record.game)


def tell_secret(step: Step, record: Record) -> str:
    """Name the secret that a line revealed, in one sentence."""
    return _say(next(event for event in step.told if event.reveals), record)


def _say(event: Event, record: Record) -> str:
    return sentence(event, record.game, names(record.seats))
