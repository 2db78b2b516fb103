"""Royale's boards on the screen: the pieces on each board, in one short line, and its effect."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.narration.sentences import money, short_money, worth
from zocker.rules.royale.boards.handicap import REWARDS
from zocker.rules.vegas.view import BoardView, Casino, LyingDie, View
from zocker.terminal.layout import GAP, in_columns
from zocker.terminal.players import GOLD, Players
from zocker.text import say

MIN_WIDTH = 76  # characters that two boards side by side need


def draw_state(board: BoardView, players: Players) -> Text:
    """Describe the pieces on a board, or else its effect in a few words."""
    if board.amount is not None:
        return Text(money(board.amount), f"bold {GOLD}")
    if board.holder is not None:
        return Text.assemble(players.label(board.holder))
    if board.next_pays is not None:
        return _next_step(board, board.next_pays)
    if board.groups:
        grey = players.shape("grey")
        groups = " ".join(grey * size for size, count in enumerate(board.groups, 1) for _ in range(count))
        return Text(groups, players.style("grey")) if groups else Text(say("board-empty"), "dim")
    if board.fields:
        free = [f"{count}×{say('board-field', reward=r)}" for r, count in zip(REWARDS, board.fields, strict=True)]
        return Text(" ".join(free))
    if board.dice:
        return Text(" ").join(_field(die.field, _draw_die(die, players)) for die in board.dice)
    return Text(say(f"board-line-{board.face.lower()}"), "dim")


def _next_step(board: BoardView, pays: int) -> Text:
    amount = "–" if pays == 0 else worth(pays) if pays < (board.lowest_bill or 0) else short_money(pays)
    following = Text(say("board-next", amount=amount), "dim")
    if board.closed is None:
        return following
    closed = Text(say("board-closed", casino=board.closed), "bold")
    return closed.append(" · ", "dim").append_text(following)


def _field(field: int | None, die: Text) -> Text:
    return die if field is None else Text(str(field), "dim").append_text(die)


def _draw_die(die: LyingDie, players: Players) -> Text:
    return players.dice(die.owner) if die.die == "small" else players.dice(die.owner, 0, biggy=1)


def draw_boards(view: View, players: Players, width: int) -> RenderableType:
    """Draw a line for each board that is out, two side by side where they fit."""
    lines = [_line(casino, board, players) for casino, board in view.boards]
    if len(lines) > 1 and width >= MIN_WIDTH:
        for line in lines:
            line.truncate(width // 2 - GAP, overflow="ellipsis")
    return in_columns(lines, width, min_rows=(len(lines) + 1) // 2)


def _line(casino: Casino, board: BoardView, players: Players) -> Text:
    line = Text.assemble((f" {casino.number} ", "bold reverse"), " ", (board.name, "bold"), "  ")
    return line.append_text(draw_state(board, players))


def explain(match: Match) -> RenderableType:
    """Explain the boards that are out, if any, in a sentence or two each."""
    view: View = match.view()
    if not view.boards:
        return ""
    page = Table.grid(padding=(0, 2, 0, 0))
    for casino, board in view.boards:
        sentences = say(f"board-{board.face.lower()}")
        page.add_row(Text(f" {casino.number} ", "bold reverse"), Text.assemble((board.name, "bold"), "  ", sentences))
    return Group(Text(say("boards-title"), f"bold {GOLD}"), page)
