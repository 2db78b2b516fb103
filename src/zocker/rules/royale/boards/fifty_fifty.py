"""B2 Fifty Fifty: higher or lower?"""

from __future__ import annotations

from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, score
from zocker.rules.royale.material import BOARD, FIFTY_FIFTY, FIFTY_TRACK
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import HIGHER, LOWER, STOP

__all__ = ["activate", "chance", "legal", "play", "score"]

UP, DOWN = 1, 2  # what was said; 0 at the first roll


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Roll for the first time, the marker at its start (RY-B2.1)."""
    push(s, -BOARD - FIFTY_FIFTY, seat, 0, 0)


@kernel
def chance(s: Record, outcome: Array) -> None:
    """Move the marker on; what was said must be true (RY-B2.2), and the end of the track pays at once (RY-B2.3)."""
    seat = seat_of(s)
    marker = s.frames[s.depth - 1, A] + 1
    said = s.frames[s.depth - 1, B] // 64
    before = total_of(s)
    total = outcome[0] + outcome[1]
    pop(s)
    if (said == UP and total <= before) or (said == DOWN and total >= before):
        return
    if marker == len(FIFTY_TRACK) - 1:
        reward(s, seat, FIFTY_FIFTY, FIFTY_TRACK[marker])
    else:
        push(s, BOARD + FIFTY_FIFTY, seat, marker, 8 * outcome[0] + outcome[1])


@kernel
def total_of(s: Record) -> int:
    """Return what the dice on the table make."""
    dice = s.frames[s.depth - 1, B] % 64
    return dice // 8 + dice % 8


@kernel
def legal(s: Record, moves: Array) -> int:
    moves[0] = STOP
    moves[1] = HIGHER
    moves[2] = LOWER
    return 3


@kernel
def play(s: Record, code: int) -> None:
    seat = seat_of(s)
    marker = s.frames[s.depth - 1, A]
    dice = s.frames[s.depth - 1, B]
    pop(s)
    if code == STOP:
        reward(s, seat, FIFTY_FIFTY, FIFTY_TRACK[marker])
    else:
        push(s, -BOARD - FIFTY_FIFTY, seat, marker, dice + 64 * (UP if code == HIGHER else DOWN))
