"""A player's options in any Las Vegas: the roll, the choices with their effects, and the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.narration.choices import choice_keys, choice_label, effect, question
from zocker.narration.sentences import label
from zocker.rules.games import find
from zocker.rules.messages import Decision, Move, Owner
from zocker.rules.vegas.view import View
from zocker.terminal.dice import LINES, draw_die, put_together
from zocker.terminal.layout import draw_effect, in_columns
from zocker.terminal.players import Players

MAX_KEYS = 7  # keys that are listed one by one


def listed_keys(decision: Decision) -> list[str]:
    """List keys for a prompt, with many numbers shortened to a range."""
    keys = [key.upper() for key in choice_keys(decision)]
    numbers = [key for key in keys if key.isdigit() and key != "0"]
    if len(keys) <= MAX_KEYS:
        return keys
    return [f"{numbers[0]}–{numbers[-1]}", *(key for key in keys if key not in numbers)]


def draw_choices(match: Match, decision: Decision, players: Players, width: int) -> RenderableType:
    """Draw the legal choices, each with its effect."""
    keys = choice_keys(decision)
    if decision.kind == "place":
        return _placements(match, decision, keys, players)
    drawn = [
        _choice(key, move, decision, players).append_text(_effect(match, decision, move, players))
        for key, move in keys.items()
    ]
    return Group(Text(question(decision), "bold"), in_columns(drawn, width))


def choice_labels(decision: Decision, players: Players) -> list[Text]:
    """Name each choice in a few words, in the order of their keys."""
    return [_label(move, decision, players) for move in choice_keys(decision).values()]


def _label(move: Move, decision: Decision, players: Players) -> Text:
    if decision.kind == "place" and move.casino is not None:
        return _dice(move, decision, players).append(f" {find(players.game).casinos[move.casino - 1]}", "bold")
    return Text(choice_label(move, decision, players.game))


def _placements(match: Match, decision: Decision, keys: Mapping[str, Move], players: Players) -> Table:
    view: View = match.view(decision.seat)
    choices = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(3):
        choices.add_column(no_wrap=True)
    choices.add_column()
    for key, move in keys.items():
        sign = Text(f" {key.upper()} ", "bold reverse")
        if move.casino is None:
            choices.add_row(sign, Text(), Text(), Text(label(decision.kind, move, players.game)))
            continue
        words = draw_effect(effect(match, decision, move, players.names), players)
        name = view.casinos[move.casino - 1].name
        choices.add_row(sign, _dice(move, decision, players), Text(name, "bold"), words)
    return choices


def _dice(move: Move, decision: Decision, players: Players) -> Text:
    """Draw the dice that a placement takes."""
    dice = players.dice(decision.seat, move.small, biggy=move.biggy)
    return dice.append_text(players.dice("neutral", move.neutral))


def _choice(key: str, move: Move, decision: Decision, players: Players) -> Text:
    return Text.assemble((f"{key.upper():>2} ", "bold reverse"), " ", choice_label(move, decision, players.game))


def _effect(match: Match, decision: Decision, move: Move, players: Players) -> Text:
    """Add the effect of a choice, if it has one that can be told."""
    words = effect(match, decision, move, players.names)
    return Text.assemble("  ", draw_effect(words, players)) if words else Text()


# Dice on the table ------------------------------------------------------------------------------------


def draw_roll(match: Match, decision: Decision, players: Players, width: int) -> list[RenderableType]:
    """Draw the roll as dice in groups by face; return nothing as a second size, in case there is no room."""
    lines = [Text() for _ in range(LINES)]
    if decision.kind == "place":
        view: View = match.view(decision.seat)
        for face in range(1, 7):
            _draw_group(lines, view, face, decision.seat, players)
    elif any(move.extra for move in decision.moves):
        for face in decision.dice:
            draw_die(lines, face, "x" if players.plain else "•", "bold reverse", players.plain)
    return [put_together(lines, width), ""]


def _draw_group(lines: Sequence[Text], view: View, face: int, seat: int, players: Players) -> None:
    owners: list[tuple[Owner, int]] = [(seat, view.small.count(face)), ("neutral", view.neutral.count(face))]
    for owner, count in owners:
        for _ in range(count):
            draw_die(lines, face, players.shape(owner), players.style(owner), players.plain)
    if view.biggy == face:
        draw_die(lines, face, players.shape(seat), players.style(seat), players.plain, big=True)
    if face in (*view.small, *view.neutral, view.biggy):
        for line in lines:
            line.append("  ")
