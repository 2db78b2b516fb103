"""Las Vegas, Las Vegas 2019 and Royale on the screen."""

from zocker.terminal.las_vegas.boards import explain
from zocker.terminal.las_vegas.chronicle import LAID_OUT, begins_turn, last_turns, news, tell
from zocker.terminal.las_vegas.scoring import draw_result, draw_round, last_round, round_over
from zocker.terminal.las_vegas.table import draw_table
from zocker.terminal.las_vegas.tray import choice_labels, draw_choices, draw_roll, listed_keys

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
