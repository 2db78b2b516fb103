"""How likely a seat is to win the game, as things stand when a round has ended."""

from __future__ import annotations

import math

from zocker.bots.outlook import chance_to_win
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import ROUNDS
from zocker.rules.state import State

SPREAD = 7.0  # how far money spreads in one round, in units of $10,000; tried out in simulations


@kernel
def outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, SPREAD * math.sqrt(ROUNDS - s.round_no + 1))
