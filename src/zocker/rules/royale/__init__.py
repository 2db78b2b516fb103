"""Las Vegas Royale (2019); without boards it is Las Vegas 2019. The clauses are in docs/rules/royale.md."""

from zocker.rules.hidden_money import knows_money as knows_scores
from zocker.rules.messages import DOLLARS as UNIT
from zocker.rules.royale.draws import draws, join_draws
from zocker.rules.royale.features import FEATURES, observe
from zocker.rules.royale.flow import chance, draw, legal, mask, play
from zocker.rules.royale.material import FILES, OUTCOME, PLAYERS, RULES
from zocker.rules.royale.money import rank_key, score
from zocker.rules.royale.moves import MOVES
from zocker.rules.royale.notation import outcomes, read_chance, write_chance
from zocker.rules.royale.round import begin
from zocker.rules.royale.setup import Setup, from_setup
from zocker.rules.royale.state import STATE
from zocker.rules.royale.story import chance_event, emitted_event, log, move_event
from zocker.rules.royale.table import Options, blank_state, new, preview, view, waiting
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
