"""G2 Double Down: a field that is settled like a casino."""

from __future__ import annotations

from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.majority import ranked
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, chance
from zocker.rules.royale.dice import is_open, take
from zocker.rules.royale.material import BIGGY, BOARD, DOUBLE_DOWN, DOUBLE_PAYS, NONE, SMALL
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import DECLINE, DOUBLE

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    if is_open(s, casino) and s.dice[casino, seat, SMALL] + s.dice[casino, seat, BIGGY] > 0:
        push(s, BOARD + DOUBLE_DOWN, seat, casino, 0)


@kernel
def legal(s: Record, moves: Array) -> int:
    """Any number of one's dice here, none to all, the Biggy too (RY-G2.1)."""
    casino = s.frames[s.depth - 1, A]
    seat = seat_of(s)
    moves[0] = DECLINE
    n = 1
    for big in range(s.dice[casino, seat, BIGGY] + 1):
        for small in range(s.dice[casino, seat, SMALL] + 1):
            if small + big > 0:
                moves[n] = DOUBLE + 8 * big + small
                n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    casino = s.frames[s.depth - 1, A]
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    big = (code - DOUBLE) // 8
    small = (code - DOUBLE) % 8
    take(s, casino, seat, small, big)
    s.double[seat, SMALL] += small
    s.double[seat, BIGGY] += big


@kernel
def score(s: Record, casino: int) -> None:
    """Settle the field: ties out, a Biggy counts two (RY-G2.2)."""
    field = s.double[:, SMALL] + 2 * s.double[:, BIGGY]
    for rank in range(2):
        seat = ranked(field, rank)
        if seat != NONE:
            reward(s, seat, DOUBLE_DOWN, DOUBLE_PAYS[rank])
