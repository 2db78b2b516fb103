"""Las Vegas (2012). The clauses are in docs/rules/las-vegas.md."""

from zocker.rules.hidden_money import knows_money as knows_scores
from zocker.rules.las_vegas.draws import draws, join_draws
from zocker.rules.las_vegas.features import FEATURES, observe
from zocker.rules.las_vegas.material import FILES, OUTCOME, PLAYERS, RULES, STATE
from zocker.rules.las_vegas.notation import MOVES, outcomes, read_chance, write_chance
from zocker.rules.las_vegas.scoring import mask, rank_key, score
from zocker.rules.las_vegas.setup import Setup, from_setup
from zocker.rules.las_vegas.table import (
    Options,
    blank_state,
    chance_event,
    log,
    move_event,
    new,
    preview,
    view,
    waiting,
)
from zocker.rules.las_vegas.turn import begin, chance, draw, legal, play
from zocker.rules.messages import DOLLARS as UNIT
from zocker.rules.vegas.events import emitted_event
from zocker.rules.vegas.view import View

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
