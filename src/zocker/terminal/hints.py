"""The page with the worth of each choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from zocker.hints import Choice, Hint
from zocker.narration.advice import amount, basis, chance
from zocker.narration.sentences import unit
from zocker.rules.messages import Move
from zocker.terminal.layout import ledger
from zocker.terminal.players import GOLD, Players
from zocker.text import say

FRAME = 11  # lines of a page besides the choices


def draw_hint(hint: Hint, keys: Mapping[str, Move], labels: Sequence[Text], players: Players, height: int) -> Group:
    """Draw as many choices as there is room for, the best first, and how far to trust the hint."""
    by_code = {move.code: (key.upper(), label) for (key, move), label in zip(keys.items(), labels, strict=True)}
    table = ledger()
    for heading in ("", say("advice-choice"), say("advice-win"), say("advice-score", unit=unit(players.game)), ""):
        table.add_column(Text(heading, "dim"), no_wrap=heading != say("advice-choice"))
    shown, advised = hint.choices[: max(1, height - FRAME)], hint.choices[0]
    for choice in shown:
        key, label = by_code[choice.code]
        table.add_row(Text(f" {key} ", "bold reverse"), label, *_draw_worth(choice, choice is advised, players))
    more = len(hint.choices) - len(shown)
    parts: list[RenderableType] = [table]
    if more:
        parts.append(Text(say("advice-more", count=more), "dim"))
    return Group(*parts, Text(), Text(basis(hint, by_code[advised.code][0])))


def _draw_worth(choice: Choice, advised: bool, players: Players) -> tuple[Text, Text, Text]:
    """Draw how likely a choice wins, the score after this round, and whether it is advised."""
    style = f"bold {GOLD}" if advised else ""
    mark = ("<" if players.plain else "◂") if advised else ""
    return Text(chance(choice), style), Text(amount(choice, players.game), style), Text(mark, style)
