"""E2 Knockout?: everybody else loses a die to the bar."""

from __future__ import annotations

from zocker.rules.frames import A, pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, chance, score
from zocker.rules.royale.dice import has_dice, left_of
from zocker.rules.royale.material import BAR_PLACES, BIGGY, BOARD, KNOCKOUT, SMALL
from zocker.rules.royale.moves import GIVE

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Take one's own dice back from the bar; the others give one each (RY-E2.1)."""
    for kind in range(2):
        s.supply[seat, kind] += s.bar[seat, kind]
        s.bar[seat, kind] = 0
    ask_next(s, seat, seat)


@kernel
def ask_next(s: Record, seat: int, after: int) -> None:
    """Ask the next player clockwise who has a die to give and room at the bar."""
    victim = left_of(s, after)
    while victim != seat:
        if has_dice(s, victim) and s.bar[victim, SMALL] + s.bar[victim, BIGGY] < BAR_PLACES:
            push(s, BOARD + KNOCKOUT, victim, seat, 0)
            return
        victim = left_of(s, victim)


@kernel
def legal(s: Record, moves: Array) -> int:
    n = 0
    for kind in range(2):
        if s.supply[seat_of(s), kind] > 0:
            moves[n] = GIVE + kind
            n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    victim = seat_of(s)
    seat = s.frames[s.depth - 1, A]
    pop(s)
    s.supply[victim, code - GIVE] -= 1
    s.bar[victim, code - GIVE] += 1
    ask_next(s, seat, victim)
