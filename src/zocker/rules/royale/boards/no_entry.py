"""E1 No Entry!: close a casino."""

from __future__ import annotations

from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, chance, score
from zocker.rules.royale.material import BOARD, NO_ENTRY, NO_ENTRY_LOOP, NONE
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import CHOOSE, DECLINE

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    push(s, BOARD + NO_ENTRY, seat, casino, 0)


@kernel
def legal(s: Record, moves: Array) -> int:
    """Any casino but this board's own (RY-E1.1); a tile that lies already may stay where it is (RY-E1.3)."""
    n = 0
    for casino in range(6):
        if casino not in (s.frames[s.depth - 1, A], s.closed):
            moves[n] = CHOOSE + casino
            n += 1
    if s.closed != NONE:
        moves[n] = DECLINE
        n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    """Close it, move the marker on and take the reward (RY-E1.2)."""
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    s.closed = code - CHOOSE
    s.loop = s.loop + 1 if s.loop + 1 < len(NO_ENTRY_LOOP) else 0
    reward(s, seat, NO_ENTRY, NO_ENTRY_LOOP[s.loop])
