"""A drawing of the table: a ledger of casinos and seats, or six cards if the screen has room for them."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.narration.sentences import money, short_money
from zocker.rules.messages import Over, Owner
from zocker.rules.vegas.view import Casino, Row, SeatView, View
from zocker.terminal.las_vegas.boards import draw_boards, draw_state
from zocker.terminal.layout import draw_name, draw_title
from zocker.terminal.players import GOLD, Players
from zocker.text import say

CARDS_WIDTH, BOARDS_HEIGHT = 120, 36  # the least width for cards, and the least height for cards with boards
BOARD_LINES = 5  # lines of a card: whether it is closed, the board's name, and what lies on it
LOW = 28  # a screen with fewer lines has none to spare
MAX_LARGE = 3  # bills that fit on the narrowest card when they are drawn large
MIN_ROOM, MAX_ROOM = 6, 16  # characters of an owner's column in the ledger


def draw_table(match: Match, seat: int, players: Players, width: int, height: int) -> RenderableType:
    """Draw the bills and who currently wins them, and everyone's remaining dice."""
    view: View = match.view(seat)
    title = draw_title(players, view.round, view.rounds, view.starter)
    if width >= CARDS_WIDTH and (height >= BOARDS_HEIGHT or not view.boards):
        return Group(title, _cards(view, players))
    boards = [draw_boards(view, players, width)] if view.boards else []
    gap = [Text()] if boards and height >= LOW else []
    return Group(title, _ledger(view, players, width, height), *gap, *boards)


def _seat_on_turn(view: View) -> int | None:
    return None if isinstance(view.waiting, Over) else view.waiting.seat


def _imaginary(view: View) -> list[Owner]:
    """Return the imaginary players who have dice."""
    placed = {row.owner for casino in view.casinos for row in casino.rows}
    if any(held.neutral for held in view.seats):
        placed.add("neutral")
    return [owner for owner in ("neutral", "grey") if owner in placed]


# A ledger: casinos are lines, seats are columns -------------------------------------------------------


def _ledger(view: View, players: Players, width: int, height: int) -> Table:
    airy = height >= LOW or not view.boards
    owners: list[Owner] = [*range(len(view.seats)), *_imaginary(view)]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), expand=False)
    table.add_column(Text(say("terminal-casino"), "dim"), no_wrap=True)
    heading = say("terminal-bills", game=players.game)
    bills = max(len(heading), *(_bills(casino).cell_len for casino in view.casinos))
    table.add_column(Text(heading, "dim"), no_wrap=True, width=bills)
    room = _room(view, bills, len(owners), width)
    for owner in owners:
        on = owner == _seat_on_turn(view)
        name = draw_name(players, owner, on) if isinstance(owner, int) else players.label(owner)
        name.truncate(room, overflow="ellipsis")
        table.add_column(name, no_wrap=True, width=room)
    for casino in view.casinos:
        rows = {row.owner: row for row in casino.rows}
        cells = (_cell(rows[owner], players, room) if owner in rows else Text() for owner in owners)
        table.add_row(_sign(casino), _bills(casino), *cells, end_section=airy and casino is view.casinos[-1])
    blank = Text()
    if any(players.bots) and airy:
        kinds = (Text(bot or "", "dim", overflow="ellipsis") for bot in players.bots)
        table.add_row(Text(say("terminal-bot"), "dim"), blank, *kinds)
    left = (_dice_left(held, players, seat) for seat, held in enumerate(view.seats))
    table.add_row(Text(say("terminal-dice-left"), "dim"), blank, *left)
    if view.seats[0].chips is not None:
        table.add_row(Text(say("terminal-chips"), "dim"), blank, *(_chips(held) for held in view.seats))
    table.add_row(Text(say("terminal-money"), "dim"), blank, *(_money(held) for held in view.seats))
    return table


def _room(view: View, bills: int, owners: int, width: int) -> int:
    """Return how many characters an owner's column may have, after a gap of two."""
    signs = max(len(say("terminal-dice-left")), *(_sign(casino).cell_len for casino in view.casinos))
    return max(MIN_ROOM, min(MAX_ROOM, (width - signs - bills - 2) // owners - 2))


def _cell(row: Row, players: Players, room: int) -> Text:
    """Draw one owner's dice in a casino and their prize, in the longest form that fits."""
    drawings = [players.dice(row.owner, row.small, spread, row.biggy) for spread in (8, 0)]
    short = f"{players.shape(row.owner)}{row.small}{'B' * row.biggy}"
    drawings.append(Text(short, players.style(row.owner)))
    for label in _labels(row):
        for dice in drawings:
            if dice.cell_len + 1 + label.cell_len <= room:
                break
        else:
            continue
        break
    if row.tied:
        dice.stylize("dim strike")
    return dice.append(" ").append_text(label)


def _labels(row: Row) -> list[Text]:
    """Return the current prize of a row, in words from the longest to the shortest."""
    if row.tied:
        return [Text(say("terminal-tied"), "dim"), Text("=", "dim")]
    if not row.prize:
        return [Text("–", "dim")]
    style = f"bold {GOLD}" if row.leads else GOLD
    return [Text(short_money(row.prize), style), Text(str(row.prize // 1000), style)]


def _sign(casino: Casino) -> Text:
    number, name = ("bold reverse", "bold") if not casino.closed else ("dim reverse", "dim strike")
    return Text.assemble((f" {casino.number} ", number), " ", (casino.name, name))


def _bills(casino: Casino) -> Text:
    return Text(" ".join(map(short_money, casino.bills)), GOLD)


def _dice_left(held: SeatView, players: Players, seat: int) -> Text:
    biggy = f" [{players.shape(seat)}]" if held.biggy else ""
    neutral = f" + {held.neutral}{players.shape('neutral')}" if held.neutral else ""
    return Text(f"{held.small}{biggy}{neutral}", "" if held.dice else "dim")


def _chips(held: SeatView) -> Text:
    return Text(str(held.chips), "" if held.chips else "dim")


def _money(held: SeatView) -> Text:
    if held.money is None:
        return Text(say("terminal-hidden"), "dim")
    return Text(money(held.money), f"bold {GOLD}")


# Cards: every casino is a sign with its bills and its dice ---------------------------------------------


def _cards(view: View, players: Players) -> RenderableType:
    most = max(len(view.seats), *(len(casino.rows) for casino in view.casinos))
    seats = [_seat_panel(view, players, seat) for seat in range(len(view.seats))]
    cards = [_card(casino, players, most, bool(view.boards)) for casino in view.casinos]
    return Group(_side_by_side(seats), _side_by_side(cards))


def _side_by_side(panels: list[Panel]) -> Table:
    grid = Table.grid(expand=True)
    for _ in panels:
        grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid


def _seat_panel(view: View, players: Players, seat: int) -> Panel:
    held = view.seats[seat]
    bot, on = players.bots[seat], seat == _seat_on_turn(view)
    lines = Table.grid(expand=True)
    lines.add_column(no_wrap=True)
    lines.add_column(justify="right", no_wrap=True)
    lines.add_row(draw_name(players, seat, on), Text(bot or "", "dim"))
    lines.add_row(_supply(held, players, seat), _money(held))
    if held.chips is not None:
        lines.add_row(Text(say("chips", chips=held.chips), "" if held.chips else "dim"))
    return Panel(lines, box=box.HEAVY if on else box.ROUNDED, border_style=GOLD if on else "dim")


def _supply(held: SeatView, players: Players, seat: int) -> Text:
    if held.dice == 0:
        return Text(say("terminal-no-dice"), "dim")
    return players.dice(seat, held.small, biggy=held.biggy).append_text(players.dice("neutral", held.neutral))


def _card(casino: Casino, players: Players, most: int, boards: bool) -> Panel:
    lines = Table.grid(expand=True)
    lines.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    lines.add_column(justify="right", no_wrap=True)
    for row in casino.rows:
        who = players.dice(row.owner, row.small, 5 if row.biggy == 0 else 2, row.biggy)
        who.append(f" {players.name(row.owner)}")
        if row.tied:
            who.stylize("dim strike")
        lines.add_row(who, _labels(row)[0])
    for _ in range(most - len(casino.rows)):
        lines.add_row()
    large = Text(" ").join(Text(f" {short_money(bill)} ", f"bold {GOLD} reverse") for bill in casino.bills)
    bills = large if len(casino.bills) <= MAX_LARGE else _bills(casino)
    board = _board(casino, players) if boards else []
    return Panel(
        Group(bills, Text(), lines, *board),
        title=_sign(casino),
        title_align="left",
        box=box.DOUBLE if casino.closed else box.ROUNDED,
        border_style="bold" if casino.closed else "dim",
        height=4 + most + BOARD_LINES if boards else None,
    )


def _board(casino: Casino, players: Players) -> list[Text]:
    """Draw a board at the foot of its casino's card, below a line that shows whether the casino is closed."""
    closed = Text(say("terminal-closed") if casino.closed else "", "bold")
    if casino.board is None:
        return [closed]
    name = Text(casino.board.name, f"bold {GOLD}", no_wrap=True, overflow="ellipsis")
    return [closed, name, draw_state(casino.board, players)]
