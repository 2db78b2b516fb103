"""Dice on the table, large enough to count their pips."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

LINES = 5  # lines that a drawn die takes
PIPS = {
    1: ("     ", "  x  ", "     "),
    2: ("x    ", "     ", "    x"),
    3: ("x    ", "  x  ", "    x"),
    4: ("x   x", "     ", "x   x"),
    5: ("x   x", "  x  ", "x   x"),
    6: ("x   x", "x   x", "x   x"),
}


def draw_die(lines: Sequence[Text], face: int, shape: str, style: str, plain: bool, big: bool = False) -> None:
    """Append a die to five lines, its pips in the given shape."""
    left, edge, right = ("+", "-", "+") if plain else ("╔", "═", "╗") if big else ("╭", "─", "╮")
    foot = ("+", "+") if plain else ("╚", "╝") if big else ("╰", "╯")
    side = "|" if plain else "║" if big else "│"
    margin = "  " if big else ""
    pips = (f"{side}{margin}{row.replace('x', shape)}{margin}{side}" for row in PIPS[face])
    rule = edge * (5 + 2 * len(margin))
    for line, part in zip(lines, (left + rule + right, *pips, foot[0] + rule + foot[1]), strict=True):
        line.append(part, style)


def put_together(lines: Sequence[Text], width: int) -> Text:
    """Return the lines as one drawing, or nothing if it is too wide."""
    return Text("\n").join(lines) if 0 < lines[0].cell_len <= width else Text()
