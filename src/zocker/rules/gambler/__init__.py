"""Gambler (1998). The clauses are in docs/rules/gambler.md."""

from zocker.rules.gambler.events import heard
from zocker.rules.gambler.material import OUTCOME, PLAYERS, RULES, STATE, UNIT
from zocker.rules.gambler.notation import MOVES, outcomes, read_chance, write_chance
from zocker.rules.gambler.setup import Setup, from_setup
from zocker.rules.gambler.table import (
    FILES,
    Options,
    View,
    chance_event,
    log,
    move_event,
    new,
    preview,
    unstarted,
    view,
    waiting,
)
from zocker.rules.gambler.turn import begin, chance, draw, legal, mask, merit, play, score

__all__ = [
    "FILES",
    "MOVES",
    "OUTCOME",
    "PLAYERS",
    "RULES",
    "STATE",
    "UNIT",
    "Options",
    "Setup",
    "View",
    "begin",
    "chance",
    "chance_event",
    "draw",
    "from_setup",
    "heard",
    "legal",
    "log",
    "mask",
    "merit",
    "move_event",
    "new",
    "outcomes",
    "play",
    "preview",
    "read_chance",
    "score",
    "unstarted",
    "view",
    "waiting",
    "write_chance",
]
