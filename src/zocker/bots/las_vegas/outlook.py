"""How likely a seat is to win the game, judged when a round has ended."""

from __future__ import annotations

import math

import numpy as np

from zocker.bots.outlook import chance_to_win
from zocker.exact.game_value import look_up
from zocker.rules.frames import OVER, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import ROUNDS
from zocker.rules.las_vegas.scoring import score
from zocker.rules.state import State

# How far money spreads in one round, in units of $10,000: without and with neutral dice, for 2 to 5 players.
# `tools/fit_outlook.py` fits it; there are no neutral dice with five.
SPREADS = np.array([[3.4, 3.6, 3.3, 3.0], [4.9, 4.3, 3.4, 3.0]])


@kernel
def outlook(s: State, seat: int) -> float:
    """Read it from a table for two players without neutral dice; for others estimate it from the money."""
    if s.players == 2 and s.neutral == 0 and waits_for(s) != OVER:
        starter = s.starter
        money = score(s, starter) - score(s, 1 - starter)
        bills = s.hand[starter].sum() - s.hand[1 - starter].sum()
        chance = look_up(s.round_no, money, bills)
        return chance if seat == starter else 1 - chance
    return chance_to_win(s, seat, SPREADS[s.neutral, s.players - 2] * math.sqrt(ROUNDS - s.round_no + 1))
