"""C1 High Five: the first to count five here."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import chance, legal, play
from zocker.rules.royale.events import TILE_TAKEN
from zocker.rules.royale.material import HIGH_FIVE, HIGH_FIVE_PAYS, NONE
from zocker.rules.royale.money import reward

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Take the tile for the round (RY-C1.1, RY-C1.3)."""
    if s.high_five == NONE and s.count[casino, seat] >= 5:
        s.high_five = seat
        emit(TILE_TAKEN, seat, casino, 0)


@kernel
def score(s: Record, casino: int) -> None:
    if s.high_five != NONE:
        reward(s, s.high_five, HIGH_FIVE, HIGH_FIVE_PAYS)  # RY-C1.2
