"""Gambler: a network values the ends of turns, and each turn is searched to its end."""

from __future__ import annotations

import numpy as np

from zocker.analysis.judges import Choices, Expectation, LearnedJudge
from zocker.bots.gambler.turn_shares import shares_after, shares_before
from zocker.rules.engine import legal_codes
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import ROLL, STARTER
from zocker.rules.state import Array, State
from zocker.values.expectation import mean_of_best


class TurnJudge:
    """Judges a turn by the best way to play it, rolls included; the net judges turns that may go too many ways."""

    name = LearnedJudge.name

    def __init__(self, learned: LearnedJudge) -> None:
        self._learned = learned

    def value(self, state: State) -> Array:
        return self.choices(state).expected if waits_for(state) > OVER else self._learned.value(state)

    def rough(self, state: State) -> Array:
        return self._learned.rough(state)

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        found, seat = shares_after(self._learned.net, state, legal_codes(state)), int(seat_of(state))
        if found is None:
            return self._learned.choices(state, by)
        expected = np.zeros(found.shape[1])
        mean_of_best(found, 0, seat, expected)
        return Choices(np.roll(found, seat, axis=1), expected)

    def expectation(self, state: State) -> Expectation:
        if waits_for(state) == ROLL:
            found = shares_before(self._learned.net, state)
            return (
                self._learned.expectation(state) if found is None else Expectation(np.roll(found, int(seat_of(state))))
            )
        if waits_for(state) == STARTER:  # nobody is ahead yet
            return Expectation(np.full(int(state.players), 1 / int(state.players)))
        shares = np.zeros(int(state.players))
        for outcome, chance in GAMBLER.outcomes(state):
            turned: State = state.copy()
            GAMBLER.chance(turned, outcome)
            shares += float(chance) * self.expectation(turned).shares
        return Expectation(shares)
