"""A picture of the tableau, with all points and dice beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.rules.gambler.events import RowFinished
from zocker.rules.gambler.table import Row, View
from zocker.rules.messages import Decision, Event, Over, RoundBegan
from zocker.terminal.layout import draw_name, draw_title
from zocker.terminal.players import GOLD, Players
from zocker.text import say

WIDE, HIGH = 100, 40  # a screen with room for boxes of three lines
GAP = 3  # characters between the tableau and the seats
SIGNS = {"*": "★", "a": "♠", "b": "♦"}  # stars, and the two groups of a full house
PLAIN_SIGNS = {"*": "*", "a": "a", "b": "b"}
YELLOW = f"bold #1c1c1c on {GOLD}"
BLACK = "bold #ffffff on #303030"
DIE = "bold reverse"
SMALL, LARGE = 3, 5  # characters of a box
MAX_MARKS = 10  # marks of the bar that shows the way to the target
PAD = 2  # characters between columns
MAX_NAME = 14  # characters


def draw_table(match: Match, seat: int, players: Players, width: int, height: int) -> RenderableType:
    """Draw the tableau with its dice, and all points and dice left beside it."""
    view: View = match.view(seat)
    title = draw_title(players, view.round, view.rounds, view.starter)
    if view.tableau is None:
        return Group(title, _seats(view, players, width, airy=False))
    large = width >= WIDE and height >= HIGH and not players.plain
    rows = draw_rows(view, _finishers(match.secret_events), players, large)
    tableau = Panel(
        Text("\n").join(rows),
        title=Text(say("terminal-tableau", number=view.tableau, name=players.tableaux[view.tableau - 1]), "bold"),
        title_align="left",
        box=box.ASCII if players.plain else box.ROUNDED,
        border_style=GOLD,
        padding=0,
        width=rows[0].cell_len + 2,
    )
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(tableau, _seats(view, players, width - rows[0].cell_len - 2 - GAP, airy=large))
    return Group(title, grid)


def explain(match: Match) -> RenderableType:
    """Explain nothing: a tableau speaks for itself."""
    return ""


# The tableau ----------------------------------------------------------------------------------------------

Cell = list[Text]  # one text for each line of a row


def draw_rows(view: View, finishers: Mapping[int, int], players: Players, large: bool) -> list[Text]:
    """Draw all rows as lines of equal length: number, boxes, points in a circle, and the seat that finished it."""
    boxes = max(len(row.boxes) for row in view.rows)
    digits = max(len(_value(row, players)) for row in view.rows)
    lines = []
    for row in view.rows:
        badge = YELLOW if row.points > 0 else BLACK
        cells = [_tall(Text(f" {row.number} ", badge), large), _tall(Text(" "), large)]
        cells += [_box(row, place, view, players, large) for place in range(len(row.boxes))]
        cells += [_tall(Text(" " * (LARGE if large else SMALL)), large)] * (boxes - len(row.boxes))
        cells += [_tall(_circle(row, badge, digits, players), large), _tall(_mark(row, finishers, players), large)]
        lines += [_on_ground(Text().join(parts), row) for parts in zip(*cells, strict=True)]
    return lines


def _tall(text: Text, large: bool) -> Cell:
    blank = Text(" " * text.cell_len, text.style)
    return [blank, text, blank] if large else [text]


def _on_ground(line: Text, row: Row) -> Text:
    line.stylize_before(BLACK if row.points < 0 else "")
    return line


def _box(row: Row, place: int, view: View, players: Players, large: bool) -> Cell:
    """Draw a box: with its die, as the next one to fill, or empty for later."""
    sign = (PLAIN_SIGNS if players.plain else SIGNS).get(row.boxes[place], row.boxes[place])
    ink = "" if row.points < 0 else GOLD
    if place < len(row.dice):
        return _die(row.dice[place], players, large)
    if place > len(row.dice):
        return _framed(f" {sign} ", ink, large)
    waiting = view.waiting
    fits = isinstance(waiting, Decision) and row.number in {move.row for move in waiting.moves}
    style = players.style(waiting.seat) if isinstance(waiting, Decision) and fits else f"bold {ink}"
    return _framed(f"<{sign}>" if players.plain else f"‹{sign}›", style, large)


def _die(face: int, players: Players, large: bool) -> Cell:
    if large:
        return [Text(part, DIE) for part in ("╭───╮", f"│ {face} │", "╰───╯")]
    return [draw_small_die(face, players)]


def draw_small_die(face: int, players: Players, style: str = "bold") -> Text:
    """Draw a die in one line: half blocks turn a reversed digit into a square."""
    left, right = "[]" if players.plain else "▐▌"
    return Text.assemble((left, style), (str(face), style if players.plain else f"{style} reverse"), (right, style))


def _framed(inside: str, style: str, large: bool) -> Cell:
    if not large:
        return [Text(inside, style)]
    return [Text("┌   ┐", style), Text(f" {inside} ", style), Text("└   ┘", style)]


def _circle(row: Row, badge: str, digits: int, players: Players) -> Text:
    return Text(" ").append(f"({_value(row, players):>{digits}})", "dim strike" if row.full else badge)


def _value(row: Row, players: Players) -> str:
    return players.signed(row.points).removeprefix("+")


def _mark(row: Row, finishers: Mapping[int, int], players: Players) -> Text:
    """Mark a full row with the shape of the seat that finished it."""
    if not row.full:
        return Text("    ")
    seat = finishers.get(row.number)
    who = Text(" ") if seat is None else players.dice(seat)
    return Text.assemble(" ", "x" if players.plain else "✓", who, " ")


def _finishers(events: Sequence[Event]) -> dict[int, int]:
    """Return the seat that finished each row of this round."""
    rows: dict[int, int] = {}
    for event in events:
        if isinstance(event, RoundBegan):
            rows = {}
        elif isinstance(event, RowFinished):
            rows[event.row] = event.seat
    return rows


# The seats ------------------------------------------------------------------------------------------------


def _seats(view: View, players: Players, width: int, airy: bool) -> Table:
    """Draw all points, the progress to the target and dice, and the bots' kinds if there is room."""
    on = None if isinstance(view.waiting, Over) else view.waiting.seat
    best = max(held.points for held in view.seats)
    heads = [say("standings-seat"), say("terminal-points"), "", say("terminal-dice")]
    columns: list[list[Text]] = [[Text(head, "dim")] for head in heads]
    for seat, held in enumerate(view.seats):
        name = draw_name(players, seat, seat == on)
        name.truncate(MAX_NAME, overflow="ellipsis")
        points = say("terminal-progress", points=held.points, target=view.target)
        columns[0].append(name)
        columns[1].append(Text(points, f"bold {GOLD}" if held.points == best else "bold"))
        columns[3].append(Text(str(held.dice), "" if held.dice else "dim"))
    taken = sum(max(cell.cell_len for cell in column) + PAD for column in columns)
    marks = max(0, min(MAX_MARKS, width - taken))
    columns[2] += [_bar(held.points, view.target, marks, players) for held in view.seats]
    if airy and any(players.bots):
        columns.append([Text(say("terminal-bot"), "dim"), *(Text(bot or "", "dim") for bot in players.bots)])
    table = Table.grid(padding=(0, PAD, 0, 0))
    for number in range(len(columns)):
        table.add_column(no_wrap=True, justify="right" if number in (1, 3) else "left")
    for row in zip(*columns, strict=True):
        table.add_row(*row)
        if airy:
            table.add_row("")
    return table


def _bar(points: int, target: int, marks: int, players: Players) -> Text:
    full, empty = ("#", ".") if players.plain else ("▰", "▱")
    done = min(marks, round(marks * points / target))
    return Text.assemble((full * done, GOLD), (empty * (marks - done), "dim"))
