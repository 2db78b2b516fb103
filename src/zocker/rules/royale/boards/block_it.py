"""F1 Block It!: grey dice for a casino of one's choice."""

from __future__ import annotations

from zocker.rules.frames import pop, push
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import Array, chance, score
from zocker.rules.royale.dice import is_open, put
from zocker.rules.royale.material import BLOCK_IT, BOARD, GREY
from zocker.rules.royale.moves import BLOCK

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    if s.groups.sum() > 0:
        push(s, BOARD + BLOCK_IT, seat, 0, 0)


@kernel
def legal(s: Record, moves: Array) -> int:
    """Any group that is left, to any open casino (RY-F1.1)."""
    n = 0
    for group in range(3):
        for casino in range(6):
            if s.groups[group] > 0 and is_open(s, casino):
                moves[n] = BLOCK + 6 * group + casino
                n += 1
    return n


@kernel
def play(s: Record, code: int) -> None:
    group = (code - BLOCK) // 6
    pop(s)
    s.groups[group] -= 1
    put(s, (code - BLOCK) % 6, GREY, group + 1, 0)  # RY-F1.2
