"""What a person can do now: the roll, the choices with what each would do, and the keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.rules.las_vegas.table import Casino, Row, View
from zocker.rules.messages import Decision, Move, Owner
from zocker.terminal.company import GOLD, Company
from zocker.text import say
from zocker.text.sentences import money

PIPS = {
    1: ("     ", "  x  ", "     "),
    2: ("x    ", "     ", "    x"),
    3: ("x    ", "  x  ", "    x"),
    4: ("x   x", "     ", "x   x"),
    5: ("x   x", "  x  ", "x   x"),
    6: ("x   x", "x   x", "x   x"),
}


def draw_choices(match: Match, decision: Decision, company: Company) -> Table:
    """Draw the legal choices, each with what it would do."""
    view: View = match.view(decision.seat)
    choices = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        choices.add_column(no_wrap=True)
    choices.add_column()
    for move in decision.moves:
        casino = view.casinos[_face(move) - 1]
        dice = company.dice(decision.seat, move.own).append_text(company.dice("neutral", move.neutral))
        words = describe(casino, match.preview(move.text), decision.seat, company)
        choices.add_row(Text(f" {_face(move)} ", "bold reverse"), dice, Text(casino.name, "bold"), words)
    return choices


def draw_roll(decision: Decision, company: Company, width: int) -> Text:
    """Draw the roll as dice that lie in groups by face, if they fit; their pips have the owner's shape."""
    lines = [Text() for _ in range(5)]
    for move in decision.moves:
        for owner, count in _owners(move, decision.seat):
            for _ in range(count):
                _draw_die(lines, _face(move), company.shape(owner), company.style(owner), company.plain)
        for line in lines:
            line.append("  ")
    return Text("\n").join(lines) if lines[0].cell_len <= width else Text()


def _owners(move: Move, seat: int) -> tuple[tuple[Owner, int], tuple[Owner, int]]:
    return (seat, move.own), ("neutral", move.neutral)


def _face(move: Move) -> int:
    assert move.casino is not None
    return move.casino


def _draw_die(lines: Sequence[Text], face: int, shape: str, style: str, plain: bool) -> None:
    top, side, bottom = ("+-----+", "|", "+-----+") if plain else ("╭─────╮", "│", "╰─────╯")
    pips = (f"{side}{row.replace('x', shape)}{side}" for row in PIPS[face])
    for line, part in zip(lines, (top, *pips, bottom), strict=True):
        line.append(part, style)


# What a choice would do -------------------------------------------------------------------------------


def describe(before: Casino, after: Casino, seat: int, company: Company) -> Text:
    """Say what a placement would do as things stand: for the one who places, then for everybody else."""
    mine = next((row for row in after.rows if row.owner == seat), None)
    text = _mine(mine, after, company)
    was = {row.owner: row.prize for row in before.rows}
    for row in after.rows:
        with_me = mine is not None and mine.tied and row.dice == mine.dice
        if with_me or row.owner in (seat, "neutral") or row.prize == was.get(row.owner, 0):
            continue
        prize = {"prize": money(row.prize)} if row.prize else {}
        message = "choice-rival" if row.prize else "choice-rival-nothing"
        text.append(" · ", "dim").append(say(message, **company.who(row.owner), **prize), "dim")
    return text


def _mine(mine: Row | None, after: Casino, company: Company) -> Text:
    if mine is None:
        return Text(say("choice-absent"), "dim")
    if mine.tied:
        rivals = [row.owner for row in after.rows if row.dice == mine.dice and row.owner != mine.owner]
        return Text(say("choice-tied", names=company.listed(rivals)))
    rank = 1 + sum(row.dice > mine.dice and not row.tied for row in after.rows)
    if not mine.prize:
        return Text(say("choice-unpaid", rank=rank))
    if rank == 1:
        return Text(say("choice-lead", prize=money(mine.prize)), f"bold {GOLD}")
    return Text(say("choice-paid", rank=rank, prize=money(mine.prize)), GOLD)


# Keys -------------------------------------------------------------------------------------------------


def draw_keys(keys: Iterable[tuple[str, str]]) -> Text:
    """Draw what may be typed, and what it does."""
    text = Text()
    for key, what in keys:
        text.append(key, "bold").append(f" {what}   ", "dim")
    return text.append("› ", "bold")
