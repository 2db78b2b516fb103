"""Ties, prizes and the final count."""

from __future__ import annotations

from zocker.rules.events import emit, keep_showdown
from zocker.rules.frames import NOBODY
from zocker.rules.hidden_money import gain, hide_money
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import BILLS, MAX_BILLS, OWNERS, WHITE
from zocker.rules.majority import owner_at_rank, rank_among, untied_counts
from zocker.rules.state import State
from zocker.rules.vegas.events import PAID, TIED, UNCLAIMED


@kernel
def score_round(s: State) -> None:
    keep_showdown(s)
    for casino in range(6):  # LV-15
        score_casino(s, casino)


@kernel
def score_casino(s: State, casino: int) -> None:
    """Pay a casino's bills, highest first, to those with the most dice there, and clear it (LV-15)."""
    untied = untied_counts(s.dice[casino])
    for owner in range(OWNERS):
        n = s.dice[casino, owner]
        if n > 0 and untied >> n & 1 == 0:
            emit(TIED, owner, casino, n)  # LV-14
    for rank in range(MAX_BILLS):
        if s.bills[casino, rank] > 0:
            pay(s, casino, rank, owner_at_rank(s.dice[casino], rank))
    for owner in range(OWNERS):
        s.dice[casino, owner] = 0


@kernel
def pay(s: State, casino: int, rank: int, owner: int) -> None:
    """Give a bill to its winner, or put it under the stack (LV-16, LV-26)."""
    bill = s.bills[casino, rank]
    s.bills[casino, rank] = 0
    if owner == NOBODY or owner == WHITE:
        emit(UNCLAIMED, owner, casino, bill)
    else:
        gain(s, owner, bill)
        emit(PAID, owner, casino, bill)


@kernel
def prize(s: State, casino: int, owner: int) -> int:
    """Return the bill that an owner would win at a casino now, or 0."""
    return prize_among(s, casino, owner, untied_counts(s.dice[casino]))


@kernel
def prize_among(s: State, casino: int, owner: int, untied: int) -> int:
    """Return the same as `prize`, given the `untied_counts` of the casino."""
    rank = rank_among(untied, s.dice[casino, owner])
    return 0 if rank == NOBODY else s.bills[casino, rank]


@kernel
def score(s: State, seat: int) -> int:
    """Return a seat's money, in units of $10,000."""
    money = 0
    for value in range(1, len(BILLS)):
        money += value * s.hand[seat, value]
    return money


@kernel
def rank_key(s: State, seat: int) -> int:
    """Return the sort key for ranking seats: money, then the number of bills (LV-20)."""
    return 100 * score(s, seat) + s.hand[seat].sum()


@kernel
def mask(s: State, seat: int, counts: bool) -> None:
    """Mask what a seat (or `NOBODY`, a spectator) may not know, or has not counted."""
    hide_money(s, seat, counts)
