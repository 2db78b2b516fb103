"""Las Vegas (2012): the end of a round between two players, as bots value it: exactly."""

from __future__ import annotations

import numpy as np

from zocker.bots.las_vegas.payoffs import chances_to_win
from zocker.exact.duel import begin_duel, value_duel
from zocker.exact.reading import read_placements
from zocker.exact.results import MONEY
from zocker.rules.dice import Rng
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN
from zocker.rules.state import Array, State

# Dice left to both players together, at most, without and with neutral dice: a decision takes up to 10 milliseconds.
MAX_DICE = np.array([11, 7])


@kernel
def exact_values(view: State, legal: Array, values: Array) -> bool:
    """Write the money that each placement is expected to bring in this round, less the rival's, in units of $10,000.

    Return whether the position could be valued: it needs two players with few dice left.
    """
    if not is_solvable(view):
        return False
    value_placements(view, legal, MONEY, values)
    return True


@kernel
def exact_chances(view: State, legal: Array, rng: Rng, values: Array) -> bool:
    """Write how likely each placement is to win the game, if both play for that (see `exact_values`)."""
    if not is_solvable(view):
        return False
    value_placements(view, legal, chances_to_win(view, rng), values)
    for n in range(len(legal)):
        values[n] += 0.5
    return True


@kernel
def is_solvable(view: State) -> bool:
    return bool(view.players == 2 and dice_left(view) <= MAX_DICE[view.neutral])


@kernel
def dice_left(s: State) -> int:
    """Return how many dice are still to be placed in this round."""
    left = 0
    for seat in range(s.players):
        left += s.dice_left[seat, OWN] + s.dice_left[seat, NEUTRAL]
    return left


@standalone
def value_placements(view: State, legal: Array, payoff: Array, values: Array) -> None:
    """Write the value of each placement if seat 0 maximises the payoff and seat 1 minimises it."""
    duel = begin_duel(view, payoff.reshape(len(payoff), 1).astype(np.float32))
    value_duel(duel)
    read_placements(duel, view, view, legal, 0, values)
