"""One screen of a terminal: parts stacked so that they fit, and the prompt."""

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
    """Draw the available keys and their effects."""
    text = Text()
    for key, meaning in keys:
        text.append(key, "bold").append(f" {meaning}   ", "dim")
    return text.append("› ", "bold")


class Screen:
    """A console, and the ways to fit parts of a page on it."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def height(self) -> int:
        """How many lines are left for parts above the prompt."""
        return self.console.height - PROMPT

    def show(self, page: RenderableType) -> None:
        """Replace the contents of the screen by a page."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(page)

    def forget(self) -> None:
        """Clear the screen and its scrollback, which may show a secret."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLED)

    def lines(self, part: RenderableType) -> Lines:
        """Render a part as lines."""
        return self.console.render_lines(part, pad=False) if part else []

    def cut(self, news: Sequence[Text], *others: Lines) -> Lines:
        """Return news as lines, leaving out the oldest if other parts need the room; the log has all of them."""
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
        """Stack the table, the news, the first drawing of the roll that fits, and the choices."""
        told = self.cut(news, table, tray, rolls[-1])
        room = self.height - sum(len(part) + 1 for part in (table, told, tray) if part)
        roll = next((lines for lines in rolls if len(lines) <= room), rolls[-1])
        return self.stack([table, told, roll + tray])
