"""Royale and Las Vegas 2019, as bots know them."""

from __future__ import annotations

import math

import numpy as np

from zocker.bots.codes import RANDOM, REGULAR
from zocker.bots.las_vegas import ends
from zocker.bots.outlook import chance_to_win
from zocker.bots.profile import Foresight, Profile, leave_to_search
from zocker.bots.royale import greedy
from zocker.rules.dice import Rng, below
from zocker.rules.frames import waits_for
from zocker.rules.hidden_money import knows_money
from zocker.rules.kernel import kernel
from zocker.rules.royale.boards import black_box, lucky_punch
from zocker.rules.royale.game import ROYALE
from zocker.rules.royale.material import ROUNDS
from zocker.rules.state import State

PLAYOUTS = 300
FORESIGHT = Foresight(weight=0.4, effort=40_000, by_net=False)
DOUBT = 1.0  # tried out in games against the yardsticks
# How far money spreads in one round, in units of $10,000, for 2 to 5 players: `tools/fit_outlook.py` fits it
SPREADS = np.array([4.2, 5.3, 4.8, 4.4])
CARDS_PER_ROUND = 3  # cards that a player wins, about
TYPICAL_CARDS = np.repeat(np.arange(3, 11), [25, 12, 10, 17, 11, 9, 9, 7])  # a hundred cards that players win


@kernel
def guess(view: State, seat: int, rng: Rng) -> None:
    """Give every rival typical cards for each round that the seat has not counted (RY-20)."""
    if knows_money(view):
        return
    for rival in range(view.players):
        for _ in range(view.uncounted_rounds * CARDS_PER_ROUND):
            card = TYPICAL_CARDS[below(rng, len(TYPICAL_CARDS))]
            view.hand[rival, card] += int(rival != seat)


@kernel
def outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, SPREADS[s.players - 2] * math.sqrt(ROUNDS - s.round_no + 1))


@kernel
def effort(view: State) -> int:
    """Leave fists and the Black Box to instinct, which mixes: the choices of search would have a pattern."""
    kind = waits_for(view)
    return 0 if kind == lucky_punch.ASKS or kind == black_box.ASKS else PLAYOUTS


@kernel
def doubt(view: State) -> float:
    return DOUBT


@kernel
def rivals(view: State, turn: int) -> int:
    return REGULAR


PROFILE = Profile(
    game=ROYALE,
    trained=lambda players: tuple({"boards": boards} for boards in (0, 1, 2, 3, 4, 6)),
    greedy=greedy.choose,
    instinct=greedy.choose,
    regular=greedy.choose,
    guess=guess,
    outlook=outlook,
    exact_chances=leave_to_search,
    effort=effort,
    doubt=doubt,
    rivals=rivals,
    hint_playouts=4_000,
    rough=RANDOM,
    foresight=FORESIGHT,
    solved=lambda view, legal: ends.chances(view),
)
