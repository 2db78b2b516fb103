"""A game's requests for chance, in the form that `derivation.py` reads."""

from __future__ import annotations

from zocker.match import Match
from zocker.proof.lines import is_rolled
from zocker.rules.messages import Chance


def request_of(match: Match) -> str | None:
    """Return a match's request for chance, or None if it waits for no chance."""
    if not isinstance(match.waiting, Chance):
        return None
    kind = match.rules.chance_due(match.secret_state)
    return f"{kind.word} {kind.request(match.secret_state)}"


def goes_on(match: Match, before: str) -> bool:
    """Tell whether the match waits for chance of the same event as the previous request."""
    return isinstance(match.waiting, Chance) and match.waiting.by_itself and not is_rolled(before)
