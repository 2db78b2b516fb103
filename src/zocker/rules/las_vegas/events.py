"""What happens at a Las Vegas table. A bill's value is None where a reader may not know it any more (LV-17)."""

from __future__ import annotations

from zocker.rules.messages import DOLLARS, Event, Owner


class StarterDrawn(Event, frozen=True, tag="starter-drawn"):
    seat: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    seat: int


class Stocked(Event, frozen=True, tag="stocked"):
    casino: int
    bill: int | None


class LeftoverRolled(Event, frozen=True, tag="leftover-rolled"):
    seat: int
    neutral: tuple[int, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    seat: int
    own: tuple[int, ...]
    neutral: tuple[int, ...]


class Placed(Event, frozen=True, tag="placed"):
    seat: int
    casino: int
    own: int
    neutral: int


class Tied(Event, frozen=True, tag="tied"):
    owner: Owner
    casino: int
    dice: int


class Paid(Event, frozen=True, tag="paid"):
    seat: int
    casino: int
    bill: int | None


class Unclaimed(Event, frozen=True, tag="unclaimed"):
    """A bill goes under the stack: nobody won it, or the neutral dice did."""

    owner: Owner | None
    casino: int
    bill: int | None


ROUND_BEGAN, TIED, PAID, UNCLAIMED = range(4)


def emitted_event(kind: int, seat: int, a: int, b: int, owner: Owner | None) -> Event:
    """Turn what the rules emitted into an event."""
    if kind == ROUND_BEGAN:
        return RoundBegan(a, seat)
    if kind == PAID:
        return Paid(seat, a + 1, b * DOLLARS)
    if kind == UNCLAIMED:
        return Unclaimed(owner, a + 1, b * DOLLARS)
    assert kind == TIED
    assert owner is not None
    return Tied(owner, a + 1, b)
