"""Exact values for the end of the last round of Las Vegas (2012), and a net's before it."""

from __future__ import annotations

import numpy as np

from zocker.analysis.judges import Choices, Expectation, Judge, result_of, seen_by
from zocker.exact.solved_end import SolvedEnd, bytes_for
from zocker.exact.table_end import WIN
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.hidden_money import knows_money
from zocker.rules.las_vegas.material import PLACE, ROLL, ROUNDS
from zocker.rules.state import Array, State

MAX_BYTES = 32 << 20  # of a solution, which takes a third of a second then


class EndJudge:
    """Values one game; its last dice are solved for players who all choose well."""

    name = "mixed"

    def __init__(self, before: Judge) -> None:
        self._before = before  # who judges until then
        self._solved: SolvedEnd | None = None

    @staticmethod
    def knows(state: State) -> bool:
        """Tell whether the end of a game can be solved."""
        return bool(knows_money(seen_by(state)))

    def value(self, state: State) -> Array:
        if waits_for(state) == OVER:
            return result_of(state)
        if self._end(state) is None:
            return self._before.value(state)
        return self.expectation(state).shares if waits_for(state) == ROLL else self.choices(state).expected

    def rough(self, state: State) -> Array:
        return self._before.rough(state)

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        end = self._end(state)
        if end is None:
            return self._before.choices(state, by)
        shares = _whole(end.placements(state))
        return Choices(shares, shares[shares[:, int(seat_of(state))].argmax()])

    def expectation(self, state: State) -> Expectation:
        end = self._end(state)
        return self._before.expectation(state) if end is None else Expectation(_whole(end.expectation(state)))

    def _end(self, state: State) -> SolvedEnd | None:
        """Return the solution of the rest of the round, as soon as it is small enough."""
        if state.round_no < ROUNDS or waits_for(state) not in (PLACE, ROLL):
            return None
        if self._solved is None and bytes_for(state) <= MAX_BYTES:
            self._solved = SolvedEnd(state, WIN)
        return self._solved


def _whole(shares: Array) -> Array:
    """Return shares that add up to one win: solutions have single precision."""
    precise: Array = shares.astype(np.float64)
    return precise / precise.sum(axis=-1, keepdims=True)
