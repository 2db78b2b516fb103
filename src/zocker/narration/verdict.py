"""The winners of a game, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from zocker.narration.sentences import listed, score, who
from zocker.rules.messages import Result
from zocker.text import say


def verdict(game: str, result: Result, names: Sequence[str], you: int | None = None) -> str:
    """Tell who has won a finished game, and with which score."""
    best = score(game, max(result.scores))
    if len(result.winners) == 1:
        return say("final-won", score=best, **who(result.winners[0], names, you))
    rest = listed([names[seat] for seat in result.winners if seat != you])
    return say("final-shared", who="you" if you in result.winners else "other", names=rest, score=best)
