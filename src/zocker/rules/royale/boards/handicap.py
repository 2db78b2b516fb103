"""F2 Handicap: free a casino of a grey die, for a reward."""

from __future__ import annotations

from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards import action
from zocker.rules.royale.boards.idle import Array, chance, score
from zocker.rules.royale.dice import is_open, put, take
from zocker.rules.royale.material import BOARD, GREY, HANDICAP, HANDICAP_GREY, SMALL
from zocker.rules.royale.money import reward
from zocker.rules.royale.moves import DECLINE, FREE

__all__ = ["activate", "chance", "lay_out", "legal", "play", "score"]

CHIP, CARD, ACT = range(3)


@kernel
def lay_out(s: Record) -> None:
    """Put the grey dice in the casinos at the start of the round (RY-F2.1)."""
    for casino in range(6):
        put(s, casino, GREY, HANDICAP_GREY[casino], 0)


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    grey = 0
    for other in range(6):
        if is_open(s, other):
            grey += s.dice[other, GREY, SMALL]
    if grey > 0 and s.fields.sum() > 0:
        push(s, BOARD + HANDICAP, seat, 0, 0)


@kernel
def legal(s: Record, moves: Array) -> int:
    """Take a grey die from an open casino to any free field, or decline (RY-F2.2)."""
    if s.frames[s.depth - 1, A] == action.ACTION:
        return action.legal(s, moves)
    moves[0] = DECLINE
    n = 1
    for field in range(3):
        for casino in range(6):
            if s.fields[field] > 0 and s.dice[casino, GREY, SMALL] > 0 and is_open(s, casino):
                moves[n] = FREE + 6 * field + casino
                n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    if s.frames[s.depth - 1, A] == action.ACTION:
        action.play(s, code)
        return
    seat = seat_of(s)
    pop(s)
    if code == DECLINE:
        return
    field = (code - FREE) // 6
    take(s, (code - FREE) % 6, GREY, 1, 0)
    s.fields[field] -= 1
    if field == CHIP:
        reward(s, seat, HANDICAP, 1)
    elif field == CARD:
        reward(s, seat, HANDICAP, 3)
    else:
        action.ask(s, seat, HANDICAP)
