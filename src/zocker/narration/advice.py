"""A hint in words: the worth of each choice, the recommended one, and how far to trust it."""

from __future__ import annotations

from zocker.hints import MARGIN, Choice, Hint
from zocker.narration.sentences import listed, score, short_money, unit
from zocker.rules.royale.material import NONE
from zocker.rules.state import State
from zocker.text import say
from zocker.values import weights
from zocker.values.weights import NoNet

ROUNDED = 1000  # dollars: nobody needs more precision


def chance(choice: Choice) -> str:
    """Write the win chance of a choice, with its margin of error if it comes from playouts."""
    return say("advice-chance", win=choice.win, margin=MARGIN * (choice.error or 0))


def share(choice: Choice) -> str:
    """Write the win chance of a choice in whole per cent; anything finer is mostly noise."""
    return say("advice-share", win=choice.win)


def amount(choice: Choice, game: str) -> str:
    """Write the seat's expected score after this round."""
    return score(game, _rounded(choice, game))


def short_amount(choice: Choice, game: str) -> str:
    """Write the same as `amount` for a narrow place."""
    number = _rounded(choice, game)
    return str(number) if unit(game) == "points" else short_money(number)


def _rounded(choice: Choice, game: str) -> int:
    exact = 1 if unit(game) == "points" else ROUNDED
    return round(choice.score / exact) * exact


def basis(hint: Hint, key: str) -> str:
    """Tell how far to trust a hint; `key` belongs to the recommended choice."""
    playouts = hint.choices[0].playouts
    if hint.learned:
        return " ".join([say("advice-learned", key=key), *unknown(hint)])
    return say("advice-rough", playouts=playouts) if hint.rough else say("advice-basis", playouts=playouts, key=key)


def star(hint: Hint, game: str) -> str:
    """Explain the star and the numbers beside choices."""
    words = [say("advice-star", unit=unit(game))]
    if hint.rough:
        words.append(say("advice-star-rough"))
    return " ".join([*words, *unknown(hint)])


def unknown(hint: Hint) -> list[str]:
    """Name the boards on the table that the network was trained without, if any."""
    return [say("advice-unknown", boards=listed(hint.unknown))] if hint.unknown else []


def untrained(state: State) -> str | None:
    """Tell what the bot `legend` was trained without, in a game that has not started."""
    try:
        weights.load(state)
    except NoNet as reason:
        return say("legend-untrained", reason=str(reason))
    unknown = weights.unknown_boards(state)
    if not unknown or not state.boards:
        return None
    fixed = {*state.faces.flat} - {NONE}
    names = [board.name for board in unknown if not fixed or board.code in fixed]
    return say("legend-unknown", boards=listed(names)) if names else None
