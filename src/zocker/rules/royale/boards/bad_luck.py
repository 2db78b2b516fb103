"""C2 Bad Luck: whoever has the fewest dice here pays."""

from __future__ import annotations

from zocker.rules.kernel import kernel
from zocker.rules.records import Record
from zocker.rules.royale.boards.idle import activate, chance, legal, play, score
from zocker.rules.royale.money import fine

__all__ = ["activate", "chance", "legal", "note", "pay", "play", "score"]


@kernel
def note(s: Record, casino: int) -> None:
    """Note who has the fewest, ties and zero included; imaginary players don't count (RY-C2.1)."""
    fewest = s.count[casino, 0]
    for seat in range(s.players):
        fewest = min(fewest, s.count[casino, seat])
    for seat in range(s.players):
        s.unlucky[seat] = int(s.count[casino, seat] == fewest)


@kernel
def pay(s: Record) -> None:
    """Make them pay after the whole scoring."""
    for seat in range(s.players):
        if s.unlucky[seat] == 1:
            fine(s, seat)
            s.unlucky[seat] = 0
