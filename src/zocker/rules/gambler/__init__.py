"""Gambler (1998). The clauses are in docs/rules/gambler.md."""

from zocker.rules.gambler.draws import draws, join_draws
from zocker.rules.gambler.events import emitted_event
from zocker.rules.gambler.features import FEATURES, knows_scores, observe
from zocker.rules.gambler.material import OUTCOME, PLAYERS, RULES, STATE, UNIT
from zocker.rules.gambler.notation import MOVES, outcomes, read_chance, write_chance
from zocker.rules.gambler.setup import Setup, from_setup
from zocker.rules.gambler.table import (
    FILES,
    Options,
    View,
    blank_state,
    chance_event,
    log,
    move_event,
    new,
    preview,
    view,
    waiting,
)
from zocker.rules.gambler.turn import begin, chance, draw, legal, mask, play, rank_key, score

__all__ = [
    "FEATURES",
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
    "blank_state",
    "chance",
    "chance_event",
    "draw",
    "draws",
    "emitted_event",
    "from_setup",
    "join_draws",
    "knows_scores",
    "legal",
    "log",
    "mask",
    "move_event",
    "new",
    "observe",
    "outcomes",
    "play",
    "preview",
    "rank_key",
    "read_chance",
    "score",
    "view",
    "waiting",
    "write_chance",
]
