"""A2 Jackpot: a total of seven or a double wins it."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.frames import pop, push, seat_of
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, legal, play, score
from zocker.rules.royale.events import JACKPOT_ROSE
from zocker.rules.royale.material import BOARD, JACKPOT, JACKPOT_START, JACKPOT_TOP
from zocker.rules.royale.money import reward

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Roll both extra dice."""
    push(s, -BOARD - JACKPOT, seat, 0, 0)


@kernel
def chance(s: Record, outcome: Array) -> None:
    seat = seat_of(s)
    pop(s)
    if outcome[0] + outcome[1] == 7 or outcome[0] == outcome[1]:  # RY-A2.1
        reward(s, seat, JACKPOT, s.jackpot)
        s.jackpot = JACKPOT_START
    elif s.jackpot < JACKPOT_TOP:  # RY-A2.2
        s.jackpot += 1
        emit(JACKPOT_ROSE, seat, s.jackpot, 0)
