"""What happens at the table of any Las Vegas. A bill is None where a reader may not know it any more (LV-17, RY-20)."""

from __future__ import annotations

from zocker.rules.messages import DOLLARS, Event, Owner, RoundBegan
from zocker.rules.vegas.view import owner_view

ROUND_BEGAN, TIED, PAID, UNCLAIMED = range(4)  # what the rules of all of them emit


class Stocked(Event, frozen=True, tag="stocked"):
    casino: int
    bill: int | None


class PairDrawn(Event, frozen=True, tag="pair-drawn"):
    bills: tuple[int, ...] | None


class SetAside(Event, frozen=True, tag="set-aside"):
    bills: tuple[int, ...]


class NeutralRolled(Event, frozen=True, tag="neutral-rolled"):
    """Neutral dice are rolled, by a seat or by nobody, and lie in the casinos that they show."""

    seat: int | None
    small: tuple[int, ...]
    biggy: int | None = None


class Placed(Event, frozen=True, tag="placed", repr_omit_defaults=True):
    seat: int
    casino: int
    small: int
    biggy: int = 0
    neutral: int = 0


class Tied(Event, frozen=True, tag="tied"):
    owner: Owner
    casino: int
    dice: int


class Paid(Event, frozen=True, tag="paid"):
    seat: int
    casino: int
    bill: int | None


class Unclaimed(Event, frozen=True, tag="unclaimed"):
    """Nobody wins a bill, or imaginary dice do: it is out of play."""

    owner: Owner | None
    casino: int
    bill: int | None


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    """Turn what the rules of any Las Vegas emit into an event."""
    owner = None if seat < 0 else owner_view(seat)
    if kind == ROUND_BEGAN:
        return RoundBegan(a, seat)
    if kind == PAID:
        return Paid(seat, a + 1, b * DOLLARS)
    if kind == UNCLAIMED:
        return Unclaimed(owner, a + 1, b * DOLLARS)
    assert kind == TIED
    assert owner is not None
    return Tied(owner, a + 1, b)
