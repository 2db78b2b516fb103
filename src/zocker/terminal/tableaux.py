"""The tableaux of Gambler as pictures, several side by side."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zocker.rules.gambler.material import HOUSE, STAR, THREE
from zocker.rules.gambler.rows import Row, read_row
from zocker.rules.gambler.tableaux import Tableau
from zocker.terminal.gambler.table import BLACK, PLAIN_SIGNS, SIGNS, YELLOW
from zocker.terminal.players import GOLD
from zocker.text import say

WIDTH = 39  # characters of a picture: two fit on a screen of 80, three on one of 120
GAP = 1


def show(deck: Sequence[Tableau], title: str, console: Console | None = None) -> None:
    """Print tableaux as pictures, with a title above and a legend below."""
    console = console or _console()
    plain = "utf" not in console.encoding.lower()
    pictures = [draw_tableau(number, tableau, plain) for number, tableau in enumerate(deck, 1)]
    columns = max(1, min(len(pictures), (console.width + GAP) // (WIDTH + GAP)))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for first in range(0, len(pictures), columns):
        grid.add_row(*pictures[first : first + columns])
    console.print(Text(title, f"bold {GOLD}"), grid, Text(), _legend(plain), sep="\n")


def _console() -> Console:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def draw_tableau(number: int, tableau: Tableau, plain: bool = False) -> Panel:
    """Draw a tableau without dice: its boxes and the points of its rows."""
    lines = [_draw_row(place, read_row(row), plain) for place, row in enumerate(tableau.rows, 1)]
    return Panel(
        Text("\n").join(lines),
        title=Text(f"{number} {tableau.name}", f"not dim bold {GOLD}"),
        title_align="left",
        subtitle=Text(say("tableaux-beginner"), "bold") if tableau.beginner else None,
        subtitle_align="right",
        box=box.ASCII if plain else box.ROUNDED,
        border_style=GOLD if tableau.beginner else "dim",
        padding=0,
        width=WIDTH,
    )


def _draw_row(number: int, row: Row, plain: bool) -> Text:
    """Draw a row: its number, boxes, kind, and its points in a circle."""
    black = row.points < 0
    badge = BLACK if black else YELLOW
    boxes = "".join(f"[{sign}]" for sign in _signs(row, plain))
    kind = say("tableaux-house") if row.house else say("tableaux-black") if black else ""
    points = f"({row.points})".replace("-", "-" if plain else "−")
    room = WIDTH - len(f"│ {number}  {boxes} {points}  │")
    words = (kind if len(kind) <= room else "").ljust(room)
    line = Text.assemble((f" {number} ", badge), f" {boxes} ", words, (f" {points} ", badge))
    line.highlight_words(["[", "]"], "not bold")
    line.stylize_before(BLACK if black else f"bold {GOLD}")
    return line


def _signs(row: Row, plain: bool) -> list[str]:
    """Return the signs in the boxes of a row."""
    signs = PLAIN_SIGNS if plain else SIGNS
    if row.house:
        return [signs["a"]] * THREE + [signs["b"]] * (HOUSE - THREE)
    return [signs["*"] if shown == STAR else str(shown) for shown in row.boxes]


def _legend(plain: bool) -> Table:
    stars, house = (read_row(row) for row in ("* : 10", "full house : 10"))
    legend = Table.grid(padding=(0, 2, 0, 0))
    for row, message in ((stars, "tableaux-legend-stars"), (house, "tableaux-legend-house")):
        legend.add_row(Text("".join(_signs(row, plain)), f"bold {GOLD}"), Text(say(message), "dim"))
    legend.add_row(Text(say("tableaux-black"), BLACK), Text(say("tableaux-legend-black"), "dim"))
    return legend
