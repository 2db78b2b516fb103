"""One screen of a terminal: parts that fit below each other, and the prompt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from zocker.terminal.layout import draw_lines

PROMPT = 2  # lines that a prompt may take
CLEAR_SCROLLED = "\x1b[3J"

Lines = list[list[Segment]]


def draw_keys(keys: Iterable[tuple[str, str]]) -> Text:
    """Draw what may be typed, and what it does."""
    text = Text()
    for key, what in keys:
        text.append(key, "bold").append(f" {what}   ", "dim")
    return text.append("› ", "bold")


class Screen:
    """A console that parts are put together for, so that they fit."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def height(self) -> int:
        """How many lines there are for parts."""
        return self.console.height - PROMPT

    def show(self, page: RenderableType) -> None:
        """Show a page instead of what was there."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(page)

    def forget(self) -> None:
        """Clear what was scrolled away, too: it may show a secret."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLED)

    def lines(self, part: RenderableType) -> Lines:
        """Return a part as the lines that it takes."""
        return self.console.render_lines(part, pad=False) if part else []

    def cut(self, news: Sequence[Text], *others: Lines) -> Lines:
        """Return news as lines, without the oldest that have no room beside other parts; the log has them all."""
        lines = self.lines(draw_lines(news)) if news else []
        room = max(0, self.height - sum(map(len, others)))
        if len(lines) > room:
            return [[Segment("…")], *lines[len(lines) - room + 1 :]] if room > 1 else []
        return lines

    def stack(self, parts: Sequence[Lines]) -> RenderableType:
        """Put parts below each other, with a line between them if there is room."""
        drawn = [part for part in parts if part]
        left = self.height - sum(map(len, drawn))
        gap: Lines = [[]] if left >= len(drawn) else []
        return SegmentLines([line for part in drawn for line in part + gap], new_lines=True)

    def stack_table(self, table: Lines, news: Sequence[Text], tray: Lines, rolls: Sequence[Lines]) -> RenderableType:
        """Put the table, what happened, a roll and what to do together: of the roll's drawings the first that fits."""
        told = self.cut(news, table, tray, rolls[-1])
        room = self.height - sum(len(part) + 1 for part in (table, told, tray) if part)
        roll = next((lines for lines in rolls if len(lines) <= room), rolls[-1])
        return self.stack([table, told, roll + tray])
