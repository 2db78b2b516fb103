"""Gambler on the screen."""

from zocker.narration.choices import choice_keys
from zocker.terminal.gambler.chronicle import LAID_OUT, MOVES, ROLLS_ON, begins_turn, last_turns, news, tell
from zocker.terminal.gambler.ending import draw_result, draw_round, played, round_over
from zocker.terminal.gambler.table import draw_table, explain
from zocker.terminal.gambler.tray import choice_labels, draw_choices, draw_roll, listed_keys

__all__ = [
    "LAID_OUT",
    "MOVES",
    "ROLLS_ON",
    "begins_turn",
    "choice_keys",
    "choice_labels",
    "draw_choices",
    "draw_result",
    "draw_roll",
    "draw_round",
    "draw_table",
    "explain",
    "last_turns",
    "listed_keys",
    "news",
    "played",
    "round_over",
    "tell",
]
