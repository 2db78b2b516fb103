"""What a person can do now: the roll, the choices with what each would do, and the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.rules.messages import DOLLARS, Decision, Move, Owner
from zocker.rules.royale.material import FIFTY_TRACK, NICE_PAYS, PUNCH_PAYS
from zocker.terminal.company import GOLD, Company
from zocker.terminal.dice import LINES, draw_die, put_together
from zocker.terminal.las_vegas.scene import Casino, Row, Scene, casino, scene
from zocker.terminal.layout import in_columns
from zocker.text import say
from zocker.text.sentences import CASINOS, label, money, worth

SILENT = ("B1", "C2", "G1")  # boards that do nothing when dice are placed
MOST_KEYS = 7  # that are listed one by one
WORDS = {"roll": "R", "pass": "P", "end": "E", "decline": "0"}  # keys of moves that have no number of their own


def choice_keys(decision: Decision) -> dict[str, Move]:
    """Return the key of each choice: the number that it is about, if that is unmistakable, or else its place."""
    numbered = [move for move in decision.moves if move.text not in WORDS]
    about = [move.casino or move.number for move in numbered]
    plain = decision.kind == "place" or (None not in about and len(set(about)) == len(about))
    numbers = about if plain else range(1, len(numbered) + 1)
    keys = {str(number): move for number, move in zip(numbers, numbered, strict=True)}
    return keys | {WORDS[move.text].lower(): move for move in decision.moves if move.text in WORDS}


def listed_keys(decision: Decision) -> list[str]:
    """List keys for a prompt, many numbers as a range."""
    keys = [key.upper() for key in choice_keys(decision)]
    numbers = [key for key in keys if key.isdigit() and key != "0"]
    if len(keys) <= MOST_KEYS:
        return keys
    return [f"{numbers[0]}–{numbers[-1]}", *(key for key in keys if key not in numbers)]


def draw_choices(match: Match, decision: Decision, company: Company, width: int) -> RenderableType:
    """Draw the legal choices, each with what it would do."""
    keys = choice_keys(decision)
    if decision.kind == "place":
        return _placements(match, decision, keys, company)
    question = Text(say(f"decision-{decision.kind}", **_context(decision)), "bold")
    return Group(question, in_columns([_choice(key, move, decision, company) for key, move in keys.items()], width))


def choice_labels(decision: Decision, company: Company) -> list[Text]:
    """Say in a few words what each choice is, in the order of their keys."""
    return [_label(move, decision, company) for move in choice_keys(decision).values()]


def _label(move: Move, decision: Decision, company: Company) -> Text:
    if decision.kind == "place" and move.casino is not None:
        return _dice(move, decision, company).append(f" {CASINOS[company.game][move.casino - 1]}", "bold")
    return Text(_words(move, decision, company))


def _placements(match: Match, decision: Decision, keys: Mapping[str, Move], company: Company) -> Table:
    table = scene(match.view(decision.seat))
    choices = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        choices.add_column(no_wrap=True)
    choices.add_column()
    for key, move in keys.items():
        sign = Text(f" {key.upper()} ", "bold reverse")
        if move.casino is None:
            choices.add_row(sign, Text(), Text(), Text(label(decision.kind, move, company.game)))
            continue
        here = table.casinos[move.casino - 1]
        words = describe(here, casino(match.preview(move.text)), decision.seat, company)
        choices.add_row(sign, _dice(move, decision, company), Text(here.name, "bold"), words)
    return choices


def _dice(move: Move, decision: Decision, company: Company) -> Text:
    """Draw the dice that a placement takes."""
    dice = company.dice(decision.seat, move.own, biggy=move.biggy)
    return dice.append_text(company.dice("neutral", move.neutral))


def _choice(key: str, move: Move, decision: Decision, company: Company) -> Text:
    return Text.assemble((f"{key.upper():>2} ", "bold reverse"), " ", _words(move, decision, company))


def _words(move: Move, decision: Decision, company: Company) -> str:
    stake = _stake(decision, move)
    return label(decision.kind, move, company.game, amount="" if stake is None else worth(stake), **_groups(decision))


def _stake(decision: Decision, move: Move) -> int | None:
    """Return the money that a choice may bring, where a board says so."""
    if decision.kind == "fist" and move.number:
        return PUNCH_PAYS[move.number] * DOLLARS
    if decision.kind == "nice-dice" and move.casino:
        return NICE_PAYS[move.casino - 1] * DOLLARS
    if decision.kind == "fifty-fifty" and decision.amount is not None:
        further = next(pays for pays in FIFTY_TRACK if pays * DOLLARS > (decision.amount or 0))
        return decision.amount if move.text == "stop" else further * DOLLARS
    return None


def _groups(decision: Decision) -> dict[str, int]:
    sizes = decision.dice if decision.kind == "box" else (0, 0)
    return {"first": sizes[0], "second": sizes[1]}


def _context(decision: Decision) -> dict[str, str | int]:
    return {"dice": " ".join(map(str, decision.dice)), "total": sum(decision.dice)}


# Dice on the table ------------------------------------------------------------------------------------


def draw_roll(match: Match, decision: Decision, company: Company, width: int) -> list[RenderableType]:
    """Draw the roll as dice that lie in groups by face, or, where there is no room, not at all."""
    lines = [Text() for _ in range(LINES)]
    if decision.kind == "place":
        table = scene(match.view(decision.seat))
        for face in range(1, 7):
            _draw_group(lines, table, face, decision.seat, company)
    elif decision.kind in ("prime-time", "my-choice"):
        for face in decision.dice:
            draw_die(lines, face, "x" if company.plain else "•", "bold reverse", company.plain)
    return [put_together(lines, width), ""]


def _draw_group(lines: Sequence[Text], table: Scene, face: int, seat: int, company: Company) -> None:
    owners: list[tuple[Owner, int]] = [(seat, table.small.count(face)), ("neutral", table.neutral.count(face))]
    for owner, count in owners:
        for _ in range(count):
            draw_die(lines, face, company.shape(owner), company.style(owner), company.plain)
    if table.biggy == face:
        draw_die(lines, face, company.shape(seat), company.style(seat), company.plain, big=True)
    if face in (*table.small, *table.neutral, table.biggy):
        for line in lines:
            line.append("  ")


# What a choice would do -------------------------------------------------------------------------------


def describe(before: Casino, after: Casino, seat: int, company: Company) -> Text:
    """Say what a placement would do as things stand: for the one who places, for everybody else, and which board."""
    mine = next((row for row in after.rows if row.owner == seat), None)
    text = _mine(mine, after, company)
    was = {row.owner: row.prize for row in before.rows}
    for row in after.rows:
        with_me = mine is not None and mine.tied and row.count == mine.count
        if with_me or row.owner == seat or not isinstance(row.owner, int) or row.prize == was.get(row.owner, 0):
            continue
        prize = {"prize": money(row.prize)} if row.prize else {}
        message = "choice-rival" if row.prize else "choice-rival-nothing"
        text.append(" · ", "dim").append(say(message, **company.who(row.owner), **prize), "dim")
    if after.board is not None and after.board.face not in SILENT:
        text.append(" · ", "dim").append(after.board.name, "italic")
    return text


def _mine(mine: Row | None, after: Casino, company: Company) -> Text:
    if mine is None:
        return Text(say("choice-absent"), "dim")
    if mine.tied:
        rivals = [row.owner for row in after.rows if row.count == mine.count and row.owner != mine.owner]
        return Text(say("choice-tied", names=company.listed(rivals)))
    rank = 1 + sum(row.count > mine.count and not row.tied for row in after.rows)
    if not mine.prize:
        return Text(say("choice-unpaid", rank=rank, paper=company.paper))
    if rank == 1:
        return Text(say("choice-lead", prize=money(mine.prize)), f"bold {GOLD}")
    return Text(say("choice-paid", rank=rank, prize=money(mine.prize)), GOLD)
