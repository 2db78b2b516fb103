"""A round of Las Vegas (2012) between two players, solved from any position on.

Without neutral dice a whole round takes a third of a second on one core, and 72 MB for each payoff. With neutral dice
about 12 of all dice may be left.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from zocker.errors import Mistake
from zocker.exact.checks import check_later, check_rolled, check_round, check_size
from zocker.exact.duel import Duel, begin_duel, nodes_of, value_duel
from zocker.exact.reading import read_placements, read_roll
from zocker.exact.results import MONEY, RESULTS
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.las_vegas.material import STATE
from zocker.rules.las_vegas.turn import legal
from zocker.rules.state import Array, State


class SolvedRound:
    """The rest of a round, for one payoff or several at its end.

    A payoff is the value of every result (see `results`) to seat 0, which maximises it; seat 1 minimises it.
    """

    def __init__(self, state: State, payoffs: ArrayLike = MONEY) -> None:
        """Solve a round from a state on in which a seat is about to roll or to place."""
        check_round(state)
        paid = np.ascontiguousarray(payoffs, np.float32)
        if len(paid) != RESULTS:
            raise Mistake("error-payoff-size", expected=RESULTS, got=len(paid))
        paid = paid.reshape(RESULTS, -1)
        check_size(state, lambda fewer: bytes_for(fewer, paid))
        self.start = np.full(1, state, STATE)
        self.duel = compiled(solve_duel)(self.start, paid)

    def value(self, state: State, payoff: int = 0) -> float:
        """Return the value of a later state to seat 0, on either player's turn, before a roll or after it."""
        self._check(state, payoff)
        sign = 1 - 2 * int(seat_of(state))
        if waits_for(state) > OVER:
            return sign * float(self.placements(state, payoff).max())
        return sign * float(read_roll(self.duel, self.start[0], state, payoff))

    def placements(self, state: State, payoff: int = 0) -> Array:
        """Return the value of each legal placement in a later state to the seat that has rolled, seat 0 or 1."""
        self._check(state, payoff)
        check_rolled(state)
        worths = np.empty(6)
        n = compiled(values_of_placements)(self.duel, self.start, np.full(1, state, STATE), payoff, worths)
        return worths[:n]

    def _check(self, state: State, payoff: int) -> None:
        check_later(self.start[0], state)
        most = self.duel.payoffs.shape[1] - 1
        if payoff not in range(most + 1):
            raise Mistake("error-no-payoff", payoff=str(payoff), most=most)


def bytes_for(state: State, payoffs: Array) -> int:
    """Return how much memory a solution takes."""
    nothing = np.empty(0, np.float32)
    duel = Duel(state.dice_left[:2], nothing, payoffs, nothing)
    return int(nodes_of(duel, 0) + nodes_of(duel, 1)) * nothing.itemsize


@entry
def solve_duel(start: Array, payoffs: Array) -> Duel:
    """Solve the rest of a round after `start[0]`."""
    duel = begin_duel(start[0], payoffs)
    value_duel(duel)
    return duel


@entry
def values_of_placements(duel: Duel, start: Array, states: Array, payoff: int, worths: Array) -> int:
    """Write the value of each legal placement in `states[0]` to its seat; return their number."""
    moves = np.empty(6, np.int64)
    n = legal(states[0], moves)
    read_placements(duel, start[0], states[0], moves[:n], payoff, worths)
    return n
