"""D1 Pay Day: money for every casino that one is in."""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import chance, legal, play, score
from zocker.rules.royale.material import PAY_DAY
from zocker.rules.royale.money import reward

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Count the casinos with at least one die of one's own (RY-D1.1)."""
    casinos = 0
    for other in range(6):
        casinos += int(s.count[other, seat] > 0)
    reward(s, seat, PAY_DAY, casinos)
