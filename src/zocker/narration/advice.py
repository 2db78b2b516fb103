"""A hint in words: what a choice is worth, which one is advised, and how much one can trust it."""

from __future__ import annotations

from zocker.hints import MARGIN, Choice, Hint
from zocker.narration.sentences import score, short_money, unit
from zocker.text import say

ROUNDED = 1000  # dollars: nobody needs to know it better


def chance(choice: Choice) -> str:
    """Say how likely a choice wins the game, and how exactly that is known."""
    return say("advice-chance", win=choice.win, margin=MARGIN * choice.error)


def share(choice: Choice) -> str:
    """Say how likely a choice wins the game, in whole per cent: what is finer than that is mostly luck."""
    return say("advice-share", win=choice.win)


def amount(choice: Choice, game: str) -> str:
    """Say what one has after this round."""
    exact = 1 if unit(game) == "points" else ROUNDED
    return score(game, round(choice.score / exact) * exact)


def short_amount(choice: Choice, game: str) -> str:
    """Say the same where room is scarce."""
    return str(round(choice.score)) if unit(game) == "points" else short_money(round(choice.score))


def basis(hint: Hint, key: str) -> str:
    """Say how much one can trust a hint; `key` is that of the choice that is advised."""
    each = hint.choices[0].playouts
    if hint.rough:
        return say("advice-rough", playouts=each)
    words = say("advice-basis", playouts=each, key=key)
    return words if chance(hint.advised) == chance(hint.choices[0]) else f"{words} {say('advice-equal')}"


def star(hint: Hint, game: str) -> str:
    """Say what the star and the figures of choices mean, and why there may be a higher one than that of the star."""
    words = [say("advice-star", unit=unit(game))]
    if hint.rough:
        words.append(say("advice-star-rough"))
    elif share(hint.advised) != share(hint.choices[0]):
        words.append(say("advice-equal"))
    return " ".join(words)
