"""Gambler on the screen."""

from zocker.terminal.gambler.chronicle import LAID_OUT, begins_turn, last_turns, news, tell
from zocker.terminal.gambler.ending import draw_result, draw_round, last_round, round_over
from zocker.terminal.gambler.table import draw_table, explain
from zocker.terminal.gambler.tray import choice_labels, draw_choices, draw_roll, listed_keys

__all__ = [
    "LAID_OUT",
    "begins_turn",
    "choice_labels",
    "draw_choices",
    "draw_result",
    "draw_roll",
    "draw_round",
    "draw_table",
    "explain",
    "last_round",
    "last_turns",
    "listed_keys",
    "news",
    "round_over",
    "tell",
]
