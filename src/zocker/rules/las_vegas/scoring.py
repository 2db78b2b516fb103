"""Ties, prizes and the final count."""

from __future__ import annotations

import numpy as np

from zocker.rules.events import emit
from zocker.rules.frames import NOBODY, OVER, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.events import PAID, TIED, UNCLAIMED
from zocker.rules.las_vegas.material import BILLS, DICE, MOST_BILLS, OWNERS, SEATS, WHITE


@kernel
def score_round(s: np.record) -> None:
    for casino in range(6):  # LV-15
        score_casino(s, casino)


@kernel
def score_casino(s: np.record, casino: int) -> None:
    """Pay a casino's bills and clear it."""
    for owner in range(OWNERS):
        n = s.dice[casino, owner]
        if n > 0 and alone_with(s, casino, n) == NOBODY:
            emit(TIED, owner, casino, n)
    rank = 0
    while rank < MOST_BILLS and s.bills[casino, rank] > 0:
        bill = s.bills[casino, rank]
        owner = ranked(s, casino, rank)
        if owner == NOBODY or owner == WHITE:
            emit(UNCLAIMED, owner, casino, bill)  # LV-16, LV-26: it goes under the stack
        else:
            s.hand[owner, bill] += 1
            emit(PAID, owner, casino, bill)
        rank += 1
    s.bills[casino] = 0
    s.dice[casino] = 0


@kernel
def ranked(s: np.record, casino: int, rank: int) -> int:
    """Return who comes in at a rank (0 is first) when those who tie are out, or `NOBODY` (LV-15)."""
    for n in range(DICE, 0, -1):
        owner = alone_with(s, casino, n)
        if owner != NOBODY:
            if rank == 0:
                return owner
            rank -= 1
    return NOBODY


@kernel
def alone_with(s: np.record, casino: int, n: int) -> int:
    """Return the only owner of exactly n dice there, White included; `NOBODY` if none or a tie (LV-14, LV-26)."""
    found = NOBODY
    for owner in range(OWNERS):
        if s.dice[casino, owner] == n:
            if found != NOBODY:
                return NOBODY
            found = owner
    return found


@kernel
def prize(s: np.record, casino: int, owner: int) -> int:
    """Return the bill that an owner would win at a casino as things stand, or 0."""
    for rank in range(MOST_BILLS):
        if s.bills[casino, rank] == 0:
            return 0
        if ranked(s, casino, rank) == owner:
            return s.bills[casino, rank]  # type: ignore[no-any-return]
    return 0


@kernel
def score(s: np.record, seat: int) -> int:
    """Return a seat's money, in units of $10,000."""
    money = 0
    for value in range(1, len(BILLS)):
        money += value * s.hand[seat, value]
    return money


@kernel
def merit(s: np.record, seat: int) -> int:
    """Return what seats are ranked by: money, then number of bills; equals share (LV-20)."""
    return 100 * score(s, seat) + s.hand[seat].sum()  # type: ignore[no-any-return]


@kernel
def sees_money(s: np.record, seat: int, other: int) -> bool:
    """Tell whether a seat may know another one's money (LV-17)."""
    return seat == other or s.open_money == 1 or waits_for(s) == OVER


@kernel
def mask(s: np.record, seat: int) -> None:
    """Blank what a seat (or `NOBODY`, a spectator) may not know."""
    for other in range(SEATS):
        if not sees_money(s, seat, other):
            s.hand[other] = 0
