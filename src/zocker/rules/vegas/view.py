"""The table of any Las Vegas as a seat sees it, without the parts that a game lacks (Biggys, chips, boards)."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from zocker.rules.frames import NOBODY
from zocker.rules.majority import is_tied, rank_of
from zocker.rules.messages import DOLLARS, Owner, Waiting

Counts = np.ndarray[Any, np.dtype[np.int64]]

SEATS = 5  # the owners of dice, by number: first the seats, then two imaginary players
WHITE, GREY = SEATS, SEATS + 1


class Row(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One owner's dice in a casino: their count, their rank, and the bill that they would win now."""

    owner: Owner
    small: int  # dice, except for the Biggy
    count: int
    rank: int | None  # from 1, once ties are out
    prize: int
    biggy: int = 0
    extra: int = 0  # extra dice among the small ones
    tied: bool = False
    leads: bool = False  # nobody else ranks as high, even where two bills are equal


class LyingDie(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A die on a board, on a numbered field if the board has any."""

    owner: int
    die: str
    field: int | None = None


class BoardView(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """The pieces on a board; fields that its face lacks are left out."""

    face: str
    name: str
    pays: tuple[int, ...] = ()  # what it pays, as printed, field by field; a cost is below 0
    lowest_bill: int | None = None  # the bank's lowest bill: smaller sums are paid in chips (RY-20)
    places: tuple[int, ...] = ()  # as printed: how many dice, groups or fields of each kind there can be
    amount: int | None = None  # the jackpot
    holder: int | None = None  # the seat that has the tile or the marker
    closed: int | None = None  # the casino with the No Entry! tile
    step: int | None = None  # where the marker of No Entry! or Fifty Fifty is, from 0
    next_pays: int | None = None  # what the next step of No Entry!'s marker pays
    groups: tuple[int, ...] = ()  # grey groups left, of one, two and three dice
    fields: tuple[int, ...] = ()  # free fields for a chip, a bill, an action
    dice: tuple[LyingDie, ...] = ()


class Casino(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A casino: its bills, and all dice there, the most first."""

    number: int
    name: str
    bills: tuple[int, ...]
    rows: tuple[Row, ...]
    closed: bool = False
    board: BoardView | None = None


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A seat's dice to place, chips, and money and bills, which are None if they are hidden."""

    small: int
    money: int | None
    bills: tuple[int, ...] | None
    biggy: int = 0
    neutral: int = 0
    chips: int | None = None  # None in a game without chips

    @property
    def dice(self) -> int:
        """How many dice of all kinds it has left."""
        return self.small + self.biggy + self.neutral

    @property
    def bills_and_chips(self) -> int | None:
        """How many bills and chips it has, which breaks ties in money (LV-20, RY-23)."""
        return None if self.bills is None else len(self.bills) + (self.chips or 0)


class View(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Everything that one seat may know."""

    round: int
    rounds: int
    starter: int
    casinos: tuple[Casino, ...]
    seats: tuple[SeatView, ...]
    waiting: Waiting
    small: tuple[int, ...] = ()  # the roll on the table
    biggy: int | None = None
    neutral: tuple[int, ...] = ()

    @property
    def boards(self) -> list[tuple[Casino, BoardView]]:
        """The boards that are out, each with its casino."""
        return [(casino, casino.board) for casino in self.casinos if casino.board]


def owner_view(owner: int) -> Owner:
    """Name the owner of dice: a seat, or an imaginary player."""
    if owner == WHITE:
        return "neutral"
    return "grey" if owner == GREY else int(owner)


def row_view(counts: Counts, owner: int, small: int, prize: int, *, biggy: int = 0, extra: int = 0) -> Row:
    """Return an owner's dice in a casino, ranked among all dice there; the prize is in units."""
    rank = int(rank_of(counts, owner))
    return Row(
        owner=owner_view(owner),
        small=small,
        count=int(counts[owner]),
        rank=None if rank == NOBODY else rank + 1,
        prize=prize * DOLLARS,
        biggy=biggy,
        extra=extra,
        tied=bool(is_tied(counts, owner)),
        leads=rank == 0,
    )


def most_first(rows: list[Row]) -> tuple[Row, ...]:
    """Sort the rows of a casino, highest count first."""
    return tuple(sorted(rows, key=lambda row: -row.count))


def values_of(hand: Counts) -> tuple[int, ...]:
    """Return the value of each bill, given how many there are of each value."""
    return tuple(value * DOLLARS for value, number in enumerate(hand) for _ in range(number))
