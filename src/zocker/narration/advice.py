"""A hint in words: what a choice is worth, which choice is advised, and how far to trust that."""

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
    """Say how likely a choice wins the game, with its margin of error if that comes from playouts."""
    return say("advice-chance", win=choice.win, margin=MARGIN * (choice.error or 0))


def share(choice: Choice) -> str:
    """Say how likely a choice wins the game, in whole per cent: anything finer is mostly luck."""
    return say("advice-share", win=choice.win)


def amount(choice: Choice, game: str) -> str:
    """Say what the seat will have after this round, on average."""
    return score(game, _rounded(choice, game))


def short_amount(choice: Choice, game: str) -> str:
    """Say the same as `amount` where room is scarce."""
    number = _rounded(choice, game)
    return str(number) if unit(game) == "points" else short_money(number)


def _rounded(choice: Choice, game: str) -> int:
    exact = 1 if unit(game) == "points" else ROUNDED
    return round(choice.score / exact) * exact


def basis(hint: Hint, key: str) -> str:
    """Say how far to trust a hint; `key` belongs to the advised choice."""
    playouts = hint.choices[0].playouts
    if hint.learned:
        return " ".join([say("advice-learned", key=key), *unknown(hint)])
    return say("advice-rough", playouts=playouts) if hint.rough else say("advice-basis", playouts=playouts, key=key)


def star(hint: Hint, game: str) -> str:
    """Say what the star and the figures of choices mean."""
    words = [say("advice-star", unit=unit(game))]
    if hint.rough:
        words.append(say("advice-star-rough"))
    return " ".join([*words, *unknown(hint)])


def unknown(hint: Hint) -> list[str]:
    """Say which boards on the table the chances were learned without, if there are any."""
    return [say("advice-unknown", boards=listed(hint.unknown))] if hint.unknown else []


def untrained(state: State) -> str | None:
    """Say what the bot `legend` was trained without, of all that may come in a game that has not begun."""
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
