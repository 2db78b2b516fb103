"""What happens at a Royale table. An amount is None where a reader may not know it any more (RY-20)."""

from __future__ import annotations

from typing import ClassVar

from zocker.rules.messages import Event, Move, Owner

(
    ROUND_BEGAN,
    TIED,
    PAID,
    UNCLAIMED,
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
) = range(14)


class BoardsLaid(Event, frozen=True, tag="boards-laid"):
    boards: tuple[str, ...]


class PairDrawn(Event, frozen=True, tag="pair-drawn"):
    cards: tuple[int, ...] | None


class SetAside(Event, frozen=True, tag="set-aside"):
    cards: tuple[int, ...]


class NeutralRolled(Event, frozen=True, tag="neutral-rolled"):
    small: tuple[int, ...]
    biggy: int | None


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    seat: int
    small: tuple[int, ...]
    biggy: int | None


class ExtraRolled(Event, frozen=True, tag="extra-rolled"):
    seat: int
    board: str
    dice: tuple[int, ...]


class DicePlaced(Event, frozen=True, tag="dice-placed"):
    seat: int
    casino: int
    small: int
    biggy: int


class Chose(Event, frozen=True, tag="chose"):
    """Any other choice. A secret one has no move for those who may not know it."""

    seat: int
    kind: str
    board: str | None
    move: Move | None


class CardPaid(Event, frozen=True, tag="card-paid"):
    seat: int
    casino: int
    amount: int | None


class CardUnclaimed(Event, frozen=True, tag="card-unclaimed"):
    """A card goes back: nobody won it, or an imaginary player did."""

    owner: Owner | None
    casino: int
    amount: int | None


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
