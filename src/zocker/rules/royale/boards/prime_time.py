"""B1 Prime Time: before scoring, the winner of this casino rolls the extra dice."""

from __future__ import annotations

from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.majority import ranked
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, activate, score
from zocker.rules.royale.dice import is_open, put_extra
from zocker.rules.royale.material import BOARD, PRIME_TIME, SEATS
from zocker.rules.royale.moves import BOTH, DECLINE, PLACE_CODE

__all__ = ["activate", "begin", "chance", "legal", "play", "score"]


@kernel
def begin(s: Record, casino: int) -> None:
    """Let the winner of the casino, as it stands, roll (RY-B1.1, RY-19)."""
    winner = ranked(s.count[casino], 0)
    if 0 <= winner < SEATS:
        push(s, -BOARD - PRIME_TIME, winner, 0, 0)


@kernel
def chance(s: Record, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    push(s, BOARD + PRIME_TIME, seat, outcome[0] - 1, outcome[1] - 1)


@kernel
def legal(s: Record, moves: Array) -> int:
    """None, either or both, but not into a closed casino (RY-B1.1, RY-B1.2)."""
    one = s.frames[s.depth - 1, A]
    other = s.frames[s.depth - 1, B]
    moves[0] = DECLINE
    n = 1
    if is_open(s, one):
        moves[n] = PLACE_CODE + one
        n += 1
    if is_open(s, other) and other != one:
        moves[n] = PLACE_CODE + other
        n += 1
    if is_open(s, one) and is_open(s, other):
        moves[n] = BOTH
        n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    seat = seat_of(s)
    one = s.frames[s.depth - 1, A]
    other = s.frames[s.depth - 1, B]
    pop(s)
    if code == BOTH:
        put_extra(s, one, seat)
        put_extra(s, other, seat)
    elif code != DECLINE:
        put_extra(s, code - PLACE_CODE, seat)
