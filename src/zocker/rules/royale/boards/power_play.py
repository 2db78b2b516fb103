"""D2 Power Play: who leads here alone may set a die instead of rolling. `turn.py` has that choice."""

from __future__ import annotations

from zocker.rules.events import emit
from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import chance, legal, play, score
from zocker.rules.royale.dice import leader
from zocker.rules.royale.events import MARKER_TAKEN

__all__ = ["activate", "chance", "legal", "play", "score"]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Take the marker, from the board or from whoever has it (RY-D2.1, RY-D2.4)."""
    if s.power != seat and leader(s, casino) == seat:
        s.power = seat
        emit(MARKER_TAKEN, seat, casino, 0)
