"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from zocker.match import Match
from zocker.narration.sentences import score
from zocker.rules.messages import Result
from zocker.server.messages.table import Rank


def merits(match: Match) -> list[int]:
    """Return what seats are ranked by."""
    return [int(match.rules.merit(match.state, seat)) for seat in range(len(match.seats))]


def ranking(game: str, result: Result, merits: Sequence[int]) -> tuple[Rank, ...]:
    """Return the final ranking, the winners first."""
    order = sorted(range(len(merits)), key=lambda seat: (seat not in result.winners, -merits[seat]))
    return tuple(
        Rank(
            seat,
            1 if seat in result.winners else 1 + sum(other > merits[seat] for other in merits),
            score(game, result.scores[seat]),
            seat in result.winners,
        )
        for seat in order
    )
