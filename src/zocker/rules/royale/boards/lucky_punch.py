"""A1 Lucky Punch: how many markers are in the fist?"""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import A, B, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, chance, score
from zocker.rules.royale.dice import left_of
from zocker.rules.royale.events import FIST_SHOWN
from zocker.rules.royale.material import BOARD, LUCKY_PUNCH, NONE, PUNCH_PAYS
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import CHOOSE, GUESS

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Take markers in secret (RY-A1.1)."""
    push(s, BOARD + LUCKY_PUNCH, seat, NONE, 0)


@kernel
def legal(s: Record, moves: Array) -> int:
    first = CHOOSE if s.frames[s.depth - 1, A] == NONE else GUESS
    for number in range(3):
        moves[number] = first + number
    return 3


@kernel
def play(s: Record, code: int) -> None:
    """Close the fist, or guess what is in it; a wrong guess pays."""
    puncher = s.frames[s.depth - 1, A]
    fist = s.frames[s.depth - 1, B]
    seat = seat_of(s)
    pop(s)
    if puncher == NONE:
        push(s, BOARD + LUCKY_PUNCH, left_of(s, seat), seat, code - CHOOSE + 1)
        return
    guess = code - GUESS + 1
    emit(FIST_SHOWN, puncher, fist, guess)
    if guess != fist:
        reward(s, puncher, LUCKY_PUNCH, PUNCH_PAYS[fist])
