"""Exact values, for two players of Las Vegas (2012) without neutral dice: rounds are solved, and the game between them.

A deal is measured against the table of `exact.game_value`, which takes the stack for full.
"""

from __future__ import annotations

import numpy as np

from zocker.analysis.judges import Choices, Expectation, result_of, seen_by
from zocker.bots.las_vegas.outlook import outlook
from zocker.bots.las_vegas.solutions import winning_payoff
from zocker.exact.solved_round import SolvedRound
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.hidden_money import knows_money
from zocker.rules.las_vegas.material import PLACE, ROLL
from zocker.rules.state import Array, State


class ExactJudge:
    """Judges one game by perfect play; keeps the solution of the round that it was asked about last."""

    name = "exact"

    def __init__(self) -> None:
        self._solved: SolvedRound | None = None

    @staticmethod
    def knows(state: State) -> bool:
        """Tell whether a game can be valued exactly from a state on."""
        return bool(state.players == 2 and not state.neutral and knows_money(seen_by(state)))

    def value(self, state: State) -> Array:
        if waits_for(state) == OVER:
            return result_of(state)
        if waits_for(state) in (PLACE, ROLL):
            return _both(0.5 + self._solution(state).value(state), 0)
        return self.rough(state)

    def rough(self, state: State) -> Array:
        """Look it up in the table of values between rounds."""
        return _both(float(outlook(state, 0)) if state.round_no else 0.5, 0)

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        worths = 0.5 + self._solution(state).placements(state)
        shares = np.array([_both(float(worth), int(seat_of(state))) for worth in worths])
        return Choices(shares, shares[worths.argmax()])

    def expectation(self, state: State) -> Expectation:
        return Expectation(self.value(state))

    def _solution(self, state: State) -> SolvedRound:
        """Solve the round of a state, unless that was done at an earlier one."""
        if self._solved is None or self._solved.start[0].round_no != state.round_no:
            self._solved = SolvedRound(state, winning_payoff(state))
        return self._solved


def _both(chance: float, seat: int) -> Array:
    """Return the shares of both seats, given that of one."""
    return np.array([chance, 1 - chance] if seat == 0 else [1 - chance, chance])
