"""Events only of Royale. An amount is None if the reader may no longer know it (RY-20)."""

from __future__ import annotations

from typing import ClassVar

from zocker.rules.messages import Event, Move
from zocker.rules.vegas.events import UNCLAIMED

# Kinds that only Royale emits: their seat; a, b. Money is in units of $10,000.
REWARDED = UNCLAIMED + 1  # a seat; the code of the board, the money
FINED = UNCLAIMED + 2  # a seat; the money, 0
MARKER_TAKEN = UNCLAIMED + 3  # a seat; the casino, 0
MARKER_BACK = UNCLAIMED + 4  # the seat that had it; the casino, 0
TILE_TAKEN = UNCLAIMED + 5  # a seat; the casino, 0
FIST_SHOWN = UNCLAIMED + 6  # the seat whose fist it is; the markers in it, the guess
JACKPOT_ROSE = UNCLAIMED + 7  # the seat that rolled; the money that is in it now, 0
DISPLACED = UNCLAIMED + 8  # the owner of the die; the casino where it goes, its kind
CAME_BACK = UNCLAIMED + 9  # the owner of the die; its kind, 0
BOX_SHOWN = UNCLAIMED + 10  # the seat that took; the number of the split, the group taken (0 or 1)


class BoardsLaid(Event, frozen=True, tag="boards-laid"):
    boards: tuple[str, ...]


class ExtraRolled(Event, frozen=True, tag="extra-rolled"):
    seat: int
    board: str
    dice: tuple[int, ...]


class Chose(Event, frozen=True, tag="chose"):
    """Any other choice. A secret one has no move for readers who may not know it."""

    seat: int
    kind: str
    board: str | None
    move: Move | None


class Rewarded(Event, frozen=True, tag="rewarded"):
    seat: int
    board: str
    amount: int | None


class Fined(Event, frozen=True, tag="fined"):
    reveals: ClassVar[bool] = True  # what players hand over tells something about their hidden cards

    seat: int
    amount: int | None


class MarkerTaken(Event, frozen=True, tag="marker-taken"):
    seat: int


class MarkerReturned(Event, frozen=True, tag="marker-returned"):
    seat: int


class TileTaken(Event, frozen=True, tag="tile-taken"):
    seat: int


class FistShown(Event, frozen=True, tag="fist-shown"):
    reveals: ClassVar[bool] = True

    seat: int
    number: int
    guess: int


class JackpotRose(Event, frozen=True, tag="jackpot-rose"):
    amount: int | None


class Displaced(Event, frozen=True, tag="displaced"):
    owner: int
    casino: int
    die: str


class CameBack(Event, frozen=True, tag="came-back"):
    owner: int
    die: str


class BoxShown(Event, frozen=True, tag="box-shown"):
    """Both groups of the Black Box, the taken one first."""

    reveals: ClassVar[bool] = True

    seat: int
    taken: tuple[int, ...] | None
    left: tuple[int, ...] | None
