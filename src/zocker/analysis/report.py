"""What luck and choices have done to each seat in one game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import numpy as np

from zocker.analysis.judges import Judge, LearnedJudge
from zocker.analysis.walk import Step, events, tell, walk
from zocker.errors import Mistake
from zocker.record import Record
from zocker.rules import games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, waits_for
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import State
from zocker.values.expectation import mean_of_best

Array = np.ndarray[Any, Any]

TURNING_POINTS = 3


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice, or what chance said: each seat's share of the win before and after it."""

    line: int
    kind: Literal["chance", "choice", "reveal"]
    seat: int | None
    text: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    luck: tuple[float, ...] | None = None  # of chance: what it has changed
    error: float | None = None  # of chance: the standard error of `before`, where samples stood for all results
    loss: float | None = None  # of a choice: how much less it is worth to its seat than the best one
    best: str | None = None  # of a choice: the best one, which may be the one that was made

    @property
    def swing(self) -> float:
        """How much it has changed anybody's chance to win."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


class SeatReport(msgspec.Struct, frozen=True):
    """One seat: start + luck + choices + corrections = result, all as shares of the win."""

    name: str
    start: float
    luck: float
    choices: float  # what everybody's choices have done to it
    own_errors: float  # what it has lost by its own
    others_errors: float  # what it has won by those of others
    corrections: float  # what the judge thought better of from one event to the next
    result: float

    @property
    def without_luck(self) -> float:
        """The result, less the luck."""
        return self.result - self.luck


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    players: int
    value: str  # who judged
    over: bool
    seats: tuple[SeatReport, ...]
    events: tuple[Happening, ...]

    @property
    def turning_points(self) -> list[Happening]:
        """The events that have changed most, in the order in which they happened."""
        greatest = sorted(self.events, key=lambda event: -event.swing)[:TURNING_POINTS]
        return sorted(greatest, key=lambda event: event.line)


class _Sums:
    """What adds up, by seat."""

    def __init__(self, value: Array) -> None:
        players = len(value)
        self.start = self.value = value
        self.luck, self.choices, self.corrections = np.zeros((3, players))
        self.own = np.zeros(players)

    def reconsider(self, value: Array) -> None:
        """Think better of the position."""
        self.corrections += value - self.value
        self.value = value


def analyse(record: Record, judge: Judge | None = None) -> Analysis:
    """Say what luck and choices have done to each seat.

    Every position is judged by what everybody may know who counts along; a choice is measured against the best one, and
    what chance says against the mean of all that it might have said.
    """
    taken = walk(record)
    if not taken:
        raise Mistake("error-nothing-to-analyse")
    judge = judge or LearnedJudge(taken[0].before)
    sums = _Sums(_value_at_start(taken[0], judge))
    found = list[Happening]()
    for event in events(taken):
        look_at = _look_at_choice if event[-1].is_choice else _look_at_chance
        found.append(look_at(event, record, judge, sums))
    last = taken[-1].after
    over = bool(waits_for(last) == OVER)
    if over:
        sums.reconsider(result_of(last))
    return Analysis(record.game, len(record.seats), judge.name, over, _seats(record, sums), tuple(found))


def _value_at_start(first: Step, judge: Judge) -> Array:
    """Return each seat's share of the win before anything has happened."""
    return judge.value(first.before) if first.is_choice else judge.expectation(first.before).shares


def _look_at_choice(event: list[Step], record: Record, judge: Judge, sums: _Sums) -> Happening:
    step = event[-1]
    legal = legal_codes(step.before)
    moves = games.by_state(step.before).MOVES
    shares = judge.choices(step.before, legal)
    seat = step.seat
    assert seat is not None
    made = [moves[code] for code in legal].index(step.move)
    highest = float(shares[:, seat].max())
    best = made if shares[made, seat] >= highest else int(shares[:, seat].argmax())
    expected = np.zeros(shares.shape[1])
    mean_of_best(shares, seat, 0, expected)
    sums.reconsider(expected)
    change = shares[made] - expected
    sums.choices += change
    sums.own[seat] += change[seat]
    sums.value = shares[made]
    return Happening(
        step.line,
        "choice",
        seat,
        tell(event, record),
        before=_tuple(expected),
        after=_tuple(shares[made]),
        loss=highest - float(shares[made, seat]),
        best=moves[legal[best]],
    )


def _look_at_chance(event: list[Step], record: Record, judge: Judge, sums: _Sums) -> Happening:
    expected = judge.expectation(event[0].before)
    sums.reconsider(expected.shares)
    after = judge.value(event[-1].after)
    luck = after - expected.shares
    sums.luck += luck
    sums.value = after
    return Happening(
        event[-1].line,
        "chance",
        event[-1].seat,
        tell(event, record),
        before=_tuple(expected.shares),
        after=_tuple(after),
        luck=_tuple(luck),
        error=float(expected.error.max()) or None,
    )


def result_of(state: State) -> Array:
    """Return each seat's share of the win when the game is over."""
    return np.array([share(state, seat) / WHOLE for seat in range(int(state.players))])


def _seats(record: Record, sums: _Sums) -> tuple[SeatReport, ...]:
    return tuple(
        SeatReport(
            name=seat.name,
            start=float(sums.start[number]),
            luck=float(sums.luck[number]),
            choices=float(sums.choices[number]),
            own_errors=float(sums.own[number]),
            others_errors=float(sums.choices[number] - sums.own[number]),
            corrections=float(sums.corrections[number]),
            result=float(sums.value[number]),
        )
        for number, seat in enumerate(record.seats)
    )


def _tuple(shares: Array) -> tuple[float, ...]:
    return tuple(map(float, shares))
