"""Las Vegas (2012). The clauses are in docs/rules/las-vegas.md."""

from zocker.rules.las_vegas.material import FILES, OUTCOME, PLAYERS, RULES, STATE
from zocker.rules.las_vegas.notation import MOVES, outcomes, read_chance, write_chance
from zocker.rules.las_vegas.scoring import mask, merit, score
from zocker.rules.las_vegas.setup import Setup, from_setup
from zocker.rules.las_vegas.table import (
    Options,
    View,
    chance_event,
    heard,
    log,
    move_event,
    new,
    preview,
    unstarted,
    view,
    waiting,
)
from zocker.rules.las_vegas.turn import begin, chance, draw, legal, play
from zocker.rules.messages import DOLLARS as UNIT

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
