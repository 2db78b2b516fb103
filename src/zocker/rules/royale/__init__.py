"""Las Vegas Royale (2019); without boards it is Las Vegas 2019. The clauses are in docs/rules/royale.md."""

from zocker.rules.messages import DOLLARS as UNIT
from zocker.rules.royale.flow import chance, draw, legal, mask, play
from zocker.rules.royale.material import FILES, OUTCOME, PLAYERS, RULES
from zocker.rules.royale.money import merit, score
from zocker.rules.royale.moves import MOVES
from zocker.rules.royale.notation import outcomes, read_chance, write_chance
from zocker.rules.royale.round import begin
from zocker.rules.royale.setup import Setup, from_setup
from zocker.rules.royale.state import STATE
from zocker.rules.royale.story import chance_event, heard, log, move_event
from zocker.rules.royale.table import Options, View, new, preview, unstarted, view, waiting

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
