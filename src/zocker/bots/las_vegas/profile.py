"""Las Vegas, as bots know it."""

from __future__ import annotations

from zocker.bots.codes import GREEDY, REGULAR
from zocker.bots.las_vegas import ends, greedy, instinct, solutions
from zocker.bots.las_vegas.endgame import exact_chances
from zocker.bots.las_vegas.guess import guess
from zocker.bots.las_vegas.outlook import outlook
from zocker.bots.profile import Foresight, Profile
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import NEUTRAL_PLAYERS
from zocker.rules.state import State

PLAYOUTS = 5000
FORESIGHT = Foresight(weight=0.8, effort=12_000, by_net=True)
DOUBT = 0.5  # tried out in games against the yardsticks


@kernel
def effort(view: State) -> int:
    return PLAYOUTS


@kernel
def doubt(view: State) -> float:
    return DOUBT


@kernel
def rivals(view: State, turn: int) -> int:
    return GREEDY if turn % 2 == 1 else REGULAR


PROFILE = Profile(
    game=LAS_VEGAS,
    trained=lambda players: ({}, {"neutral": True}) if players in NEUTRAL_PLAYERS else ({},),
    greedy=greedy.choose,
    instinct=instinct.choose,
    regular=instinct.choose,
    guess=guess,
    outlook=outlook,
    exact_chances=exact_chances,
    effort=effort,
    doubt=doubt,
    rivals=rivals,
    hint_playouts=10_000,
    rough=GREEDY,
    foresight=FORESIGHT,
    solved=lambda view, legal: solutions.chances(view) if view.players == 2 else ends.chances(view),
)
