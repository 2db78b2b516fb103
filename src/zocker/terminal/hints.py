"""What each choice of a person is worth, as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from zocker.hint import Choice, Hint
from zocker.rules.messages import Move
from zocker.terminal.company import GOLD, Company
from zocker.terminal.layout import ledger
from zocker.text import say
from zocker.text.sentences import score

MARGIN = 1.96  # standard errors that hold 19 times in 20
FRAME = 11  # lines of a page that are no choices
ROUNDED = 1000  # dollars: nobody needs to know it better


def draw_hint(hint: Hint, keys: Mapping[str, Move], labels: Sequence[Text], company: Company, height: int) -> Group:
    """Draw the choices, the best first, as many as there is room for, and what stands behind it."""
    by_code = {move.code: (key.upper(), label) for (key, move), label in zip(keys.items(), labels, strict=True)}
    table = ledger()
    for heading in ("", say("advice-choice"), say("advice-win"), say("advice-score", game=company.game), ""):
        table.add_column(Text(heading, "dim"), no_wrap=heading != say("advice-choice"))
    shown = hint.choices[: max(1, height - FRAME)]
    for choice in shown:
        key, label = by_code[choice.code]
        table.add_row(Text(f" {key} ", "bold reverse"), label, *_draw_worth(choice, choice is shown[0], company))
    more = len(hint.choices) - len(shown)
    parts: list[RenderableType] = [table]
    if more:
        parts.append(Text(say("advice-more", count=more), "dim"))
    return Group(*parts, Text(), Text(_basis(hint, by_code)))


def _draw_worth(choice: Choice, best: bool, company: Company) -> tuple[Text, Text, Text]:
    """Draw how likely a choice wins, what one has after this round, and whether it is the best one."""
    style = f"bold {GOLD}" if best else ""
    win = say("advice-chance", win=choice.win, margin=MARGIN * choice.error)
    unit = 1 if company.game == "gambler" else ROUNDED
    amount = score(company.game, round(choice.score / unit) * unit)
    mark = ("<" if company.plain else "◂") if best else ""
    return Text(win, style), Text(amount, style), Text(mark, style)


def _basis(hint: Hint, by_code: Mapping[int, tuple[str, Text]]) -> str:
    """Say how much one can trust a hint."""
    each = hint.choices[0].playouts
    if hint.rough:
        return say("advice-rough", playouts=each)
    key = next(by_code[choice.code][0] for choice in hint.choices if choice.text == hint.shark)
    return say("advice-basis", playouts=each, key=key)
