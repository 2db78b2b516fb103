"""The effect of luck and choices on each seat of one game, as data."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from zocker.analysis.games import has_proven_mistakes

TURNING_POINTS = 3
APART = 12  # lines between two of them: what follows at once belongs to the same story
LEAST_SWING = 0.01  # of them: with less, chances could be told to rise from 50 % to 50 %

Shares = tuple[float, ...]  # of the win, by seat

# Fields that say something about mistakes
MISTAKES_OF_A_SEAT = ("choices", "own_errors", "others_errors", "own_errors_money", "others_errors_money")
MISTAKE = ("loss", "best", "lapse", "advice", "money")


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A choice, a result of chance or a revealed secret, with each seat's share of the win before and after it.

    Chance and secrets have `luck`, the change that they made. Chance also has an `error`, the standard error of
    `before` if the mean was sampled. A choice has its `loss` against the best one, and the `best`, which may be the
    choice itself. For a mistake, `lapse` is its kind, `advice` the best choice in words, and `money` its worth to each
    seat, in dollars or points. Where mistakes aren't proven, a choice has none of these.
    """

    line: int
    round: int
    kind: Literal["chance", "choice", "reveal"]
    seat: int | None
    text: str = ""
    before: Shares
    after: Shares
    luck: Shares | None = None
    error: float | None = None
    loss: float | None = None
    best: str | None = None
    lapse: str | None = None
    advice: str | None = None
    money: tuple[float, ...] | None = None

    @property
    def swing(self) -> float:
        """The largest change of any seat's win chance."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))


class SeatReport(msgspec.Struct, frozen=True):
    """One seat: start + luck + choices + corrections = result, all as shares of the win.

    `choices` are those of all players. `own_errors` is what the seat lost by its own mistakes, and `others_errors` what
    it gained by those of others. The same in `_money` (dollars or points) would have been worth as much to it. All five
    are None in games where mistakes aren't proven. `corrections` are changes of an estimate between two events.
    """

    name: str
    start: float
    luck: float
    choices: float | None
    own_errors: float | None
    others_errors: float | None
    corrections: float
    result: float
    own_errors_money: float | None = 0.0
    others_errors_money: float | None = 0.0

    @property
    def without_luck(self) -> float:
        """The result, less the luck."""
        return self.result - self.luck


class Analysis(msgspec.Struct, frozen=True):
    """An analysis of a game: the account of each seat, and every event.

    `value` names the evaluator, and `over` tells whether the record reaches the end of the game. Shares of the win are
    numbers from 0 to 1, so a luck of 0.1 is ten percentage points of win chance. Mistakes are named only where
    `names_mistakes`, which is in Las Vegas (2012) for two. In other games we can't yet tell them from noise.
    """

    game: str
    players: int
    value: str
    over: bool
    seats: tuple[SeatReport, ...]
    events: tuple[Happening, ...]

    @property
    def names_mistakes(self) -> bool:
        """Whether mistakes are proven in games of this kind."""
        return has_proven_mistakes(self.game, self.players)

    @property
    def proven(self) -> Analysis:
        """The analysis without mistakes, unless they are proven in games of this kind."""
        if self.names_mistakes:
            return self
        nothing = dict.fromkeys(MISTAKES_OF_A_SEAT)
        return replace(
            self,
            seats=tuple(replace(seat, **nothing) for seat in self.seats),
            events=tuple(replace(event, **dict.fromkeys(MISTAKE)) for event in self.events),
        )

    @property
    def contradicts_itself(self) -> bool:
        """Whether the judge has thought better of more than a whole win: it has learned no such game."""
        return any(abs(seat.corrections) > 1 for seat in self.seats)

    @property
    def turning_points(self) -> list[Happening]:
        """The events with the largest changes, each from another part of the game, in order.

        They include choices where mistakes are proven, and the change of a choice is the size of the mistake.
        """
        greatest, told = list[Happening](), [one for one in self.events if self.names_mistakes or one.kind != "choice"]
        told = [event for event in told if event.swing >= LEAST_SWING]
        for event in sorted(told, key=lambda event: -event.swing):
            if len(greatest) < TURNING_POINTS and all(abs(event.line - other.line) >= APART for other in greatest):
                greatest.append(event)
        return sorted(greatest, key=lambda event: event.line)
