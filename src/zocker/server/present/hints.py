"""Hints, written for people."""

from __future__ import annotations

from zocker.hints import Choice as Weight
from zocker.hints import Hint as Weighed
from zocker.match import Match
from zocker.narration.advice import amount, share, short_amount, star
from zocker.rules.state import State
from zocker.server.messages.table import Advice, Hint
from zocker.text import say


def hint(weighed: Weighed, game: str, line_count: int, *, without_winnings: bool = False) -> Hint:
    """Write a hint for people; `without_winnings` if it ignores their winnings so far."""
    advice = tuple(
        Advice(choice.code, share(choice), _score_after_round(choice, game), short_amount(choice, game), choice.win)
        for choice in weighed.choices
    )
    words = [star(weighed, game), *([say("advice-uncounted")] if without_winnings else [])]
    return Hint(line_count, advice, weighed.choices[0].code, " ".join(words))


def _score_after_round(choice: Weight, game: str) -> str:
    return say("advice-after", amount=amount(choice, game))


def secret_hint(line_count: int) -> Hint:
    """Explain why there is no hint for a secret choice."""
    return Hint(line_count, (), None, say("advice-secret"))


def common_knowledge(match: Match) -> State:
    """Return the state from public knowledge, so that a hint for several people reveals no hidden money."""
    view = match.masked()
    if "open_money" in view.dtype.names:
        view.open_money = 1  # so that nobody's hidden money is guessed
    return view
