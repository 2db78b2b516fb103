"""What luck and choices have done to each seat in one game, as data."""

from __future__ import annotations

from typing import Literal

import msgspec

TURNING_POINTS = 3
APART = 12  # lines between two of them: what follows at once belongs to the same story

Shares = tuple[float, ...]  # of the win, by seat


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A choice, what chance said, or a secret that came to light: each seat's share of the win before and after it."""

    line: int
    round: int
    kind: Literal["chance", "choice", "reveal"]
    seat: int | None
    text: str = ""
    before: Shares
    after: Shares
    luck: Shares | None = None  # of chance, or of a secret: what it has changed
    error: float | None = None  # of chance: the standard error of `before`, where samples stood for all results
    loss: float | None = None  # of a choice: how much less it is worth to its seat than the best one
    best: str | None = None  # of a choice: the best one, which may be the one that was made
    lapse: str | None = None  # of an error: its kind
    advice: str | None = None  # of an error: the best choice, in words
    money: tuple[float, ...] | None = None  # of an error: what it was worth to each seat, in dollars or points

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
    own_errors_money: float = 0.0  # as much money, or points, would have been worth the same to it
    others_errors_money: float = 0.0

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
    def contradicts_itself(self) -> bool:
        """Whether the judge has thought better of more than a whole win: it has learned no such game."""
        return any(abs(seat.corrections) > 1 for seat in self.seats)

    @property
    def turning_points(self) -> list[Happening]:
        """The events that have changed most, each in another part of the game, in the order in which they happened."""
        greatest = list[Happening]()
        for event in sorted(self.events, key=lambda event: -event.swing):
            if len(greatest) < TURNING_POINTS and all(abs(event.line - other.line) >= APART for other in greatest):
                greatest.append(event)
        return sorted(greatest, key=lambda event: event.line)
