"""A player's options in Gambler: the roll, where its dice fit, and the effect of each die."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from zocker.match import Match
from zocker.narration.choices import choice_keys, effect
from zocker.narration.sentences import either, label
from zocker.rules.gambler.table import View
from zocker.rules.messages import Decision, Move
from zocker.terminal.dice import LINES, draw_die, put_together
from zocker.terminal.gambler.table import draw_small_die
from zocker.terminal.layout import draw_effect
from zocker.terminal.players import Players
from zocker.text import say

ANY_FACE = "_"  # stands for the second digit of a key


def listed_keys(decision: Decision) -> list[str]:
    """List keys for a prompt, with one entry per row."""
    return [_listed(choices) for choices in _by_row(decision)]


def _by_row(decision: Decision) -> list[list[tuple[str, Move]]]:
    """Return the choices with their keys, grouped by row."""
    grouped = groupby(choice_keys(decision).items(), key=lambda choice: choice[1].row or choice[0])
    return [list(choices) for _, choices in grouped]


def _listed(choices: Sequence[tuple[str, Move]]) -> str:
    key, move = choices[0]
    return key.upper() if len(choices) == 1 else f"{move.row}{ANY_FACE}"


def choice_labels(decision: Decision, players: Players) -> list[Text]:
    """Name each choice in a few words, in the order of their keys."""
    return [Text(label(decision.kind, move, players.game)) for move in choice_keys(decision).values()]


def draw_choices(match: Match, decision: Decision, players: Players, width: int) -> RenderableType:
    """Draw a line for each row that a die fits, and for rolling again and stopping."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for choices in _by_row(decision):
        move = choices[0][1]
        faces = either([str(move.face) for _, move in choices])
        words = [Text(label(decision.kind, move, players.game, faces=faces))]
        if move.row is not None:
            words.append(draw_effect(effect(match, decision, move, players.names), players))
        if len(choices) > 1:
            words[1].append("   ").append(" ".join(key for key, _ in choices), "bold")
        table.add_row(Text(f" {_listed(choices)} ", "bold reverse"), *words)
    return table


def draw_roll(match: Match, decision: Decision, players: Players, width: int) -> list[RenderableType]:
    """Draw the dice of the roll that aren't placed yet, large and, in case there is no room, small."""
    view: View = match.view(decision.seat)
    style, shape = players.style(decision.seat), players.shape(decision.seat)
    lines = [Text() for _ in range(LINES)]
    for face, dice in groupby(view.rolled):
        for _ in dice:
            draw_die(lines, face, shape, style, players.plain)
        for line in lines:
            line.append("  ")
    small = Text().append(say("terminal-roll"), "bold").append("  ")
    small.append_text(Text(" ").join(draw_small_die(face, players, style) for face in view.rolled))
    return [put_together(lines, width), small]
