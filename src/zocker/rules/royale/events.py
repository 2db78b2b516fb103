"""What happens only at a Royale table. An amount is None where a reader may not know it any more (RY-20)."""

from __future__ import annotations

from typing import ClassVar

from zocker.rules.messages import Event, Move
from zocker.rules.vegas.events import UNCLAIMED

(
    REWARDED,
    FINED,
    MARKER_TAKEN,
    MARKER_BACK,
    TILE_TAKEN,
    FIST_SHOWN,
    JACKPOT_ROSE,
    DISPLACED,
    CAME_BACK,
    BOX_SHOWN,
) = range(UNCLAIMED + 1, UNCLAIMED + 11)


class BoardsLaid(Event, frozen=True, tag="boards-laid"):
    boards: tuple[str, ...]


class ExtraRolled(Event, frozen=True, tag="extra-rolled"):
    seat: int
    board: str
    dice: tuple[int, ...]


class Chose(Event, frozen=True, tag="chose"):
    """Any other choice. A secret one has no move for those who may not know it."""

    seat: int
    kind: str
    board: str | None
    move: Move | None


class Rewarded(Event, frozen=True, tag="rewarded"):
    seat: int
    board: str
    amount: int | None


class Fined(Event, frozen=True, tag="fined"):
    reveals: ClassVar[bool] = True  # what somebody hands over says something of his hidden cards

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
