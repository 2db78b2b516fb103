"""A hint in words: what a choice is worth, and how much one can trust it."""

from __future__ import annotations

from zocker.hint import Choice, Hint
from zocker.text import say
from zocker.text.sentences import score

MARGIN = 1.96  # standard errors that hold 19 times in 20
ROUNDED = 1000  # dollars: nobody needs to know it better


def chance(choice: Choice) -> str:
    """Say how likely a choice wins the game."""
    return say("advice-chance", win=choice.win, margin=MARGIN * choice.error)


def amount(choice: Choice, game: str) -> str:
    """Say what one has after this round."""
    unit = 1 if game == "gambler" else ROUNDED
    return score(game, round(choice.score / unit) * unit)


def basis(hint: Hint, key: str) -> str:
    """Say how much one can trust a hint; `key` is that of what `shark` would play."""
    each = hint.choices[0].playouts
    if hint.rough:
        return say("advice-rough", playouts=each)
    return say("advice-basis", playouts=each, key=key)
