"""Our "perft" for boards: all dice of Jackpot and Fifty Fifty, by the engine and by plain arithmetic."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import numpy as np
import pytest

from tests.rules.royale.table import ANNA, position
from zocker.rules.frames import OVER, waits_for
from zocker.rules.messages import Decision
from zocker.rules.royale.boards import fifty_fifty
from zocker.rules.royale.game import ROYALE
from zocker.rules.state import State

TOTALS = [one + other for one, other in product(range(1, 7), range(1, 7))]


def activated(face: str) -> State:
    """Return a state in which Anna has just activated a board."""
    match = position(2, boards=face, left=["2", "1"], roll="roll 1 5")
    match.play("place 1")
    return match.secret_state


def gained(before: State, after: State) -> int:
    """Return what Anna got, in units of $10,000."""
    return int(ROYALE.score(after, ANNA)) - int(ROYALE.score(before, ANNA))


# Jackpot ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RY-A2.1")
def test_the_chance_to_win_the_jackpot() -> None:
    """Six doubles and six sevens of 36."""
    state = activated("A2")
    chance, total = Fraction(0), Fraction(0)
    for outcome, probability in ROYALE.outcomes(state):
        after = state.copy()
        ROYALE.chance(after, outcome)
        total += probability
        if gained(state, after):
            assert gained(state, after) == 3
            chance += probability
    sevens = sum(total == 7 for total in TOTALS)
    doubles = len(range(1, 7))
    assert chance == Fraction(sevens + doubles, 36) == Fraction(1, 3)
    assert total == 1


@pytest.mark.clause("RY-A2.1", "RY-A2.2")
def test_the_value_of_two_rolls_for_the_jackpot() -> None:
    """The second roll is for $30k after a win, for $40k after none."""
    state = activated("A2")
    value = Fraction(0)
    for first, p in ROYALE.outcomes(state):
        between = state.copy()
        ROYALE.chance(between, first)
        value += p * gained(state, between)
        again = activated("A2")
        again.jackpot = between.jackpot
        for second, q in ROYALE.outcomes(again):
            after = again.copy()
            ROYALE.chance(after, second)
            value += p * q * gained(again, after)
    third = Fraction(1, 3)
    assert value == third * 3 + third * (third * 3) + (1 - third) * (third * 4)


# Fifty Fifty -----------------------------------------------------------------------------------------------


class Engine:
    """Optimal play from the engine alone: every roll, every legal move, the best one."""

    def __init__(self) -> None:
        self.start = activated("B2")
        self.known: dict[bytes, Fraction] = {}
        self.best: dict[tuple[int, int], set[str]] = {}

    def value(self, state: State) -> Fraction:
        key = state.tobytes()
        if key not in self.known:
            self.known[key] = self._value(state)
        return self.known[key]

    def _value(self, state: State) -> Fraction:
        if abs(int(waits_for(state))) != fifty_fifty.ASKS:
            return Fraction(gained(self.start, state))
        if waits_for(state) < OVER:
            return sum(
                (p * self._after_chance(state, outcome) for outcome, p in ROYALE.outcomes(state)),
                Fraction(0),
            )
        codes = np.zeros(len(ROYALE.moves), np.int64)
        values = {ROYALE.moves[code]: self._after_move(state, code) for code in codes[: ROYALE.legal(state, codes)]}
        decision = ROYALE.waiting(state)
        assert isinstance(decision, Decision)
        most = max(values.values())
        shown = decision.amount or 0, sum(decision.dice)
        self.best[shown] = {move for move, v in values.items() if v == most}
        return most

    def _after_chance(self, state: State, outcome: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Fraction:
        after = state.copy()
        ROYALE.chance(after, outcome)
        return self.value(after)

    def _after_move(self, state: State, code: int) -> Fraction:
        after = state.copy()
        ROYALE.play(after, code)
        return self.value(after)


TRACK = [0, 1, 3, 4, 6]  # what the marker shows after one roll, two rolls …


@cache
def by_hand(rolls: int, total: int) -> dict[str, Fraction]:
    """Return what each choice is worth after some rolls, the last of which came to a total."""
    return {
        "stop": Fraction(TRACK[rolls - 1]),
        "higher": sum((best_by_hand(rolls + 1, new) for new in TOTALS if new > total), Fraction(0)) / 36,
        "lower": sum((best_by_hand(rolls + 1, new) for new in TOTALS if new < total), Fraction(0)) / 36,
    }


@cache
def best_by_hand(rolls: int, total: int) -> Fraction:
    return Fraction(TRACK[-1]) if rolls == len(TRACK) else max(by_hand(rolls, total).values())


@pytest.mark.clause("RY-B2.1", "RY-B2.2", "RY-B2.3")
def test_the_value_of_optimal_play_at_fifty_fifty() -> None:
    engine = Engine()
    by_arithmetic = sum((best_by_hand(1, total) for total in TOTALS), Fraction(0)) / 36
    assert engine.value(engine.start) == by_arithmetic == Fraction(138029, 93312)  # about $14,800


@pytest.mark.clause("RY-B2.1", "RY-B2.2", "RY-B2.3")
def test_optimal_play_at_fifty_fifty() -> None:
    engine = Engine()
    engine.value(engine.start)
    assert len(engine.best) == 4 * 11
    for rolls, total in product(range(1, 5), range(2, 13)):
        values = by_hand(rolls, total)
        best = {move for move, value in values.items() if value == max(values.values())}
        assert engine.best[TRACK[rolls - 1] * 10_000, total] == best, (rolls, total)
