"""The ranking at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from zocker.narration.sentences import score
from zocker.rules import games
from zocker.rules.messages import Result
from zocker.rules.state import State
from zocker.server.messages.table import Rank
from zocker.text import say


def rank_keys(state: State) -> list[int]:
    """Return the key of each seat by which the rules rank them."""
    return [int(games.rank_key(state, seat)) for seat in range(int(state.players))]


def ranking(game: str, result: Result, rank_keys: Sequence[int]) -> tuple[Rank, ...]:
    """Return the final ranking, the winners first."""
    order = sorted(range(len(rank_keys)), key=lambda seat: (seat not in result.winners, -rank_keys[seat]))
    return tuple(
        Rank(
            seat,
            1 if seat in result.winners else 1 + sum(other > rank_keys[seat] for other in rank_keys),
            score(game, result.scores[seat]),
            seat in result.winners,
            say("rank-more", game=game) if _breaks_tie(seat, result, rank_keys) else None,
        )
        for seat in order
    )


def _breaks_tie(seat: int, result: Result, rank_keys: Sequence[int]) -> bool:
    """Tell whether a player with the same score is ranked lower (LV-20, RY-23)."""
    return any(
        other == result.scores[seat] and key < rank_keys[seat]
        for other, key in zip(result.scores, rank_keys, strict=True)
    )
