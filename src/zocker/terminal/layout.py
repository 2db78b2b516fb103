"""The parts of all screens: columns, headings, tables without frames, and lines for events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from zocker.narration.choices import Phrase
from zocker.rules.messages import Event, RoundBegan
from zocker.terminal.players import GOLD, Players
from zocker.text import say

GAP = 3  # characters between columns
MIN_ROWS = 3  # fewer rows aren't worth another column
MAX_MARKS = 10  # rounds that are drawn as marks
TONES = {"plain": "", "good": GOLD, "best": f"bold {GOLD}", "bad": "bold reverse", "dim": "dim", "board": "italic"}


def in_columns(texts: Sequence[Text], width: int, min_rows: int = MIN_ROWS) -> Table:
    """Lay out texts in as many columns as fit, one column after the other."""
    rows = next(rows for rows in range(min(min_rows, len(texts)), len(texts) + 1) if _fit(texts, rows, width))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*texts[row::rows])
    return grid


def _fit(texts: Sequence[Text], rows: int, width: int) -> bool:
    columns = [texts[i : i + rows] for i in range(0, len(texts), rows)]
    widths = [max(text.cell_len for text in column) + GAP for column in columns]
    return len(widths) == 1 or sum(widths) <= width


def ledger(*columns: str, game: str = "") -> Table:
    """Return an empty table without a frame, under headings of the catalogue."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(Text(say(column, game=game), "dim"), no_wrap=True)
    return table


def draw_lines(lines: Iterable[Text]) -> Table:
    """Lay out lines that begin with the shape of a seat, so that shapes and texts are aligned."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for line in lines:
        grid.add_row(line[:1], line[2:])
    return grid


def draw_line(event: Event, text: str, players: Players) -> Text:
    """Return a line of text that begins with the shape of the event's seat."""
    owner = next((getattr(event, name) for name in ("seat", "owner", "starter") if hasattr(event, name)), None)
    line = players.dice(owner) if owner is not None else Text(" ")
    return line.append(f" {text}", "bold" if isinstance(event, RoundBegan) else "")


def draw_title(players: Players, number: int, rounds: int | None, starter: int) -> Text:
    """Draw the name of the game, the round, and who started it."""
    title = Text().append(say(f"terminal-title-{players.game}"), f"bold {GOLD}")
    if not number:
        return title
    full, empty = ("*", ".") if players.plain else ("◆", "◇")
    title.append("   ")
    if rounds and rounds <= MAX_MARKS:
        title.append(f"{full * number}{empty * (rounds - number)}  ", GOLD)
    title.append(
        say("terminal-round", round=number, rounds=rounds) if rounds else say("terminal-round-only", round=number),
        "bold",
    )
    return title.append("   ").append(say("terminal-started", **players.who(starter)), "dim")


def draw_name(players: Players, seat: int, on: bool) -> Text:
    """Draw a seat's name, marked if it is that seat's turn."""
    name = players.label(seat)
    if on:
        name.append(" <" if players.plain else " ◂").stylize("reverse")
    return name


def draw_effect(parts: Iterable[Phrase], players: Players) -> Text:
    """Draw the effect of a choice."""
    texts = [Text(part.text.replace("−", "-") if players.plain else part.text, TONES[part.tone]) for part in parts]
    return Text(" · ", "dim").join(texts)
