"""How likely a seat is to win the game, as things stand when a round has ended."""

from __future__ import annotations

import math

from zocker.rules import games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import ROUNDS as LAS_VEGAS_ROUNDS
from zocker.rules.ranking import WHOLE, share
from zocker.rules.royale.material import ROUNDS as ROYALE_ROUNDS
from zocker.rules.state import State

# How far money spreads in one round, in units of $10,000; tried out in simulations
LAS_VEGAS_SPREAD = 7.0
ROYALE_SPREAD = 8.0
GAMBLER_SPREAD = 80.0  # in points, until the game ends


@kernel
def chance_to_win(s: State, seat: int, spread: float) -> float:
    """Return the share of the win that a seat can expect; money is spread by chance in what is still to come."""
    if waits_for(s) == OVER:
        return share(s, seat) / WHOLE
    mine = games.score(s, seat)
    total = 0.0
    for other in range(s.players):
        total += math.exp((games.score(s, other) - mine) / spread)
    return 1 / total


@kernel
def las_vegas_outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, LAS_VEGAS_SPREAD * math.sqrt(LAS_VEGAS_ROUNDS - s.round_no + 1))


@kernel
def royale_outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, ROYALE_SPREAD * math.sqrt(ROYALE_ROUNDS - s.round_no + 1))


@kernel
def gambler_outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, GAMBLER_SPREAD)
