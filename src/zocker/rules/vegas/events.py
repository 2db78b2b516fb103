"""Events at the table of any Las Vegas. A bill is None if the reader may no longer know it (LV-17, RY-20)."""

from __future__ import annotations

from zocker.rules.messages import DOLLARS, Event, Owner, RoundBegan
from zocker.rules.vegas.view import owner_view

# Kinds that every Las Vegas emits: their seat; a, b. Casinos count from 0, bills are in units of $10,000.
ROUND_BEGAN = 0  # the seat that starts; the round, 0
TIED = 1  # an owner; the casino, how many dice
PAID = 2  # a seat; the casino, the bill
UNCLAIMED = 3  # an imaginary owner or nobody; the casino, the bill


class Stocked(Event, frozen=True, tag="stocked"):
    casino: int
    bill: int | None


class PairDrawn(Event, frozen=True, tag="pair-drawn"):
    bills: tuple[int, ...] | None


class SetAside(Event, frozen=True, tag="set-aside"):
    bills: tuple[int, ...]


class NeutralRolled(Event, frozen=True, tag="neutral-rolled"):
    """Neutral dice are rolled, by a seat or by no one, and put in the casinos that they show."""

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
    """No one wins a bill, or imaginary dice do, so it is out of play."""

    owner: Owner | None
    casino: int
    bill: int | None


def emitted_event(kind: int, seat: int, a: int, b: int) -> Event:
    """Turn a raw event of any Las Vegas into a typed one."""
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
