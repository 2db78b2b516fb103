"""What each choice of a person is worth, as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from zocker.hints import Choice, Hint
from zocker.narration.advice import amount, basis, chance
from zocker.narration.sentences import unit
from zocker.rules.messages import Move
from zocker.terminal.company import GOLD, Company
from zocker.terminal.layout import ledger
from zocker.text import say

FRAME = 11  # lines of a page that are no choices


def draw_hint(hint: Hint, keys: Mapping[str, Move], labels: Sequence[Text], company: Company, height: int) -> Group:
    """Draw the choices, the best first, as many as there is room for, and what stands behind it."""
    by_code = {move.code: (key.upper(), label) for (key, move), label in zip(keys.items(), labels, strict=True)}
    table = ledger()
    for heading in ("", say("advice-choice"), say("advice-win"), say("advice-score", unit=unit(company.game)), ""):
        table.add_column(Text(heading, "dim"), no_wrap=heading != say("advice-choice"))
    shown, advised = hint.choices[: max(1, height - FRAME)], hint.advised
    for choice in shown:
        key, label = by_code[choice.code]
        table.add_row(Text(f" {key} ", "bold reverse"), label, *_draw_worth(choice, choice is advised, company))
    more = len(hint.choices) - len(shown)
    parts: list[RenderableType] = [table]
    if more:
        parts.append(Text(say("advice-more", count=more), "dim"))
    return Group(*parts, Text(), Text(basis(hint, by_code[advised.code][0])))


def _draw_worth(choice: Choice, advised: bool, company: Company) -> tuple[Text, Text, Text]:
    """Draw how likely a choice wins, what one has after this round, and whether it is advised."""
    style = f"bold {GOLD}" if advised else ""
    mark = ("<" if company.plain else "◂") if advised else ""
    return Text(chance(choice), style), Text(amount(choice, company.game), style), Text(mark, style)
