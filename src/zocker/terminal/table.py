"""The table as a drawing: a ledger of casinos and seats, or six cards where the screen has room for them."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zocker.rules.las_vegas.table import Casino, Place, Row, View
from zocker.rules.messages import Over
from zocker.terminal.company import GOLD, Company
from zocker.text import say
from zocker.text.sentences import money, short_money

CARDS_WIDTH = 120
MOST_CHIPS = 3  # bills that fit on the narrowest card when they are drawn large
LEAST_ROOM, MOST_ROOM = 6, 16  # of an owner's column in the ledger


def draw_table(view: View, company: Company, width: int) -> RenderableType:
    """Draw what is at stake and who gets it as things stand, and what everybody has left."""
    cards = width >= CARDS_WIDTH
    return Group(_title(view, company), _cards(view, company) if cards else _ledger(view, company, width))


def _title(view: View, company: Company) -> Text:
    full, empty = ("*", ".") if company.plain else ("◆", "◇")
    title = Text()
    title.append(say("terminal-title"), f"bold {GOLD}")
    if not view.round:
        return title
    title.append(f"   {full * view.round}{empty * (view.rounds - view.round)}  ", GOLD)
    title.append(say("terminal-round", round=view.round, rounds=view.rounds), "bold")
    title.append("   ")
    title.append(say("terminal-started", **company.who(view.starter)), "dim")
    return title


def _turn(view: View) -> int | None:
    return None if isinstance(view.waiting, Over) else view.waiting.seat


def _seat_name(view: View, company: Company, seat: int) -> Text:
    label = company.label(seat)
    if seat == _turn(view):
        label.append(" <" if company.plain else " ◂").stylize("reverse")
    return label


# A ledger: casinos are lines, seats are columns -------------------------------------------------------


def _ledger(view: View, company: Company, width: int) -> Table:
    owners = [*range(len(view.places)), *(["neutral"] if _has_neutral(view) else [])]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), expand=False)
    table.add_column(Text(say("terminal-casino"), "dim"), no_wrap=True)
    bills = max(len(say("terminal-bills")), *(_bills(casino).cell_len for casino in view.casinos))
    table.add_column(Text(say("terminal-bills"), "dim"), no_wrap=True, width=bills)
    room = _room(view, bills, len(owners), width)
    for owner in owners:
        name = company.label("neutral") if owner == "neutral" else _seat_name(view, company, int(owner))
        name.truncate(room, overflow="ellipsis")
        table.add_column(name, no_wrap=True, width=room)
    for casino in view.casinos:
        rows = {row.owner: row for row in casino.rows}
        cells = (_cell(rows[owner], casino, company, room) if owner in rows else Text() for owner in owners)
        table.add_row(_sign(casino), _bills(casino), *cells, end_section=casino is view.casinos[-1])
    blank = Text()
    if any(company.bots):
        kinds = (Text(bot or "", "dim", overflow="ellipsis") for bot in company.bots)
        table.add_row(Text(say("terminal-bot"), "dim"), blank, *kinds)
    table.add_row(Text(say("terminal-dice-left"), "dim"), blank, *(_dice_left(p, company) for p in view.places))
    table.add_row(Text(say("terminal-money"), "dim"), blank, *(_money(place) for place in view.places))
    return table


def _room(view: View, bills: int, owners: int, width: int) -> int:
    """Return how many characters an owner's column may have; a gap of two goes before it."""
    signs = max(len(say("terminal-dice-left")), *(_sign(casino).cell_len for casino in view.casinos))
    return max(LEAST_ROOM, min(MOST_ROOM, (width - signs - bills - 2) // owners - 2))


def _cell(row: Row, casino: Casino, company: Company, room: int) -> Text:
    """Draw one owner's dice in a casino, with as many words as there is room for."""
    for label in _labels(row, casino):
        for spread in (8, 0):
            dice = company.dice(row.owner, row.dice, spread)
            if dice.cell_len + 1 + label.cell_len <= room:
                break
        else:
            continue
        break
    if row.tied:
        dice.stylize("dim strike")
    return dice.append(" ").append_text(label)


def _labels(row: Row, casino: Casino) -> list[Text]:
    """Return what a row wins as things stand, from the longest to the shortest way to say it."""
    if row.tied:
        return [Text(say("terminal-tied"), "dim"), Text("=", "dim")]
    if not row.prize:
        return [Text("–", "dim")]
    style = f"bold {GOLD}" if row.prize == casino.bills[0] else GOLD
    return [Text(short_money(row.prize), style)]


def _sign(casino: Casino) -> Text:
    return Text.assemble((f" {casino.number} ", "bold reverse"), " ", (casino.name, "bold"))


def _bills(casino: Casino) -> Text:
    return Text(" ".join(map(short_money, casino.bills)), GOLD)


def _dice_left(place: Place, company: Company) -> Text:
    neutral = f" + {place.neutral}{company.shape('neutral')}" if place.neutral else ""
    return Text(f"{place.own}{neutral}", "" if place.own + place.neutral else "dim")


def _money(place: Place) -> Text:
    if place.money is None:
        return Text(say("terminal-hidden"), "dim")
    return Text(money(place.money), f"bold {GOLD}")


def _has_neutral(view: View) -> bool:
    placed = any(row.owner == "neutral" for casino in view.casinos for row in casino.rows)
    return placed or any(place.neutral for place in view.places)


# Cards: every casino is a sign with its bills and its dice ---------------------------------------------


def _cards(view: View, company: Company) -> RenderableType:
    most = max(len(view.places), *(len(casino.rows) for casino in view.casinos))
    seats = [_seat_panel(view, company, seat) for seat in range(len(view.places))]
    return Group(_side_by_side(seats), _side_by_side([_card(casino, company, most) for casino in view.casinos]))


def _side_by_side(panels: list[Panel]) -> Table:
    grid = Table.grid(expand=True)
    for _ in panels:
        grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid


def _seat_panel(view: View, company: Company, seat: int) -> Panel:
    place = view.places[seat]
    bot = company.bots[seat]
    lines = Table.grid(expand=True)
    lines.add_column(no_wrap=True)
    lines.add_column(justify="right", no_wrap=True)
    lines.add_row(_seat_name(view, company, seat), Text(bot or "", "dim"))
    lines.add_row(_supply(place, company, seat), _money(place))
    on = seat == _turn(view)
    return Panel(lines, box=box.HEAVY if on else box.ROUNDED, border_style=GOLD if on else "dim")


def _supply(place: Place, company: Company, seat: int) -> Text:
    if place.own + place.neutral == 0:
        return Text(say("terminal-no-dice"), "dim")
    return company.dice(seat, place.own).append_text(company.dice("neutral", place.neutral))


def _card(casino: Casino, company: Company, most: int) -> Panel:
    lines = Table.grid(expand=True)
    lines.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    lines.add_column(justify="right", no_wrap=True)
    for row in casino.rows:
        who = company.dice(row.owner, row.dice, 5).append(f" {company.name(row.owner)}")
        if row.tied:
            who.stylize("dim strike")
        lines.add_row(who, _labels(row, casino)[0])
    for _ in range(most - len(casino.rows)):
        lines.add_row()
    chips = Text(" ").join(Text(f" {short_money(bill)} ", f"bold {GOLD} reverse") for bill in casino.bills)
    paper = chips if len(casino.bills) <= MOST_CHIPS else _bills(casino)
    return Panel(Group(paper, Text(), lines), title=_sign(casino), title_align="left", border_style="dim")
