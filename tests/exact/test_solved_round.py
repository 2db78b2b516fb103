"""Rounds solved exactly: whole ones, and every position in them."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest

from tests.exact.enumeration import applied, enumerated, legal_in
from zocker.exact.results import BILL_LEAD, MONEY, MONEY_LEAD, RESULTS
from zocker.exact.solved_round import SolvedRound
from zocker.rules import dice
from zocker.rules.frames import OVER, SEAT, seat_of, waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import ROLL
from zocker.rules.state import State

ROUNDING = 2e-5  # values are kept in single precision


def new_round(seed: int, *, neutral: bool = False) -> State:
    """Return a game whose casinos are stocked, before its first roll."""
    state = LAS_VEGAS.new(2, LAS_VEGAS.Options(neutral=neutral))
    rng, outcome = dice.seeded_rng(seed), np.zeros(LAS_VEGAS.outcome_length, np.int64)
    while waits_for(state) != ROLL:
        LAS_VEGAS.draw(state, rng, outcome)
        LAS_VEGAS.chance(state, outcome)
    return state


def random_play(state: State, seed: int) -> list[State]:
    """Return the states of a round that is played at random, each roll and each decision."""
    rng, outcome = dice.seeded_rng(seed, 1), np.zeros(LAS_VEGAS.outcome_length, np.int64)
    state, round_no, states = state.copy(), state.round_no, list[State]()
    while state.round_no == round_no:
        states.append(state.copy())
        if waits_for(state) > OVER:
            legal = legal_in(state)
            LAS_VEGAS.play(state, legal[dice.below(rng, len(legal))])
        else:
            LAS_VEGAS.draw(state, rng, outcome)
            LAS_VEGAS.chance(state, outcome)
    return states


def random_payoff(seed: int) -> Any:
    """Return a payoff that grows with money and bills, but is not fair."""
    luck = np.random.default_rng(seed).uniform(0, 0.3, RESULTS)
    return MONEY_LEAD + 0.2 * BILL_LEAD + luck


@functools.cache
def whole_round() -> tuple[State, SolvedRound]:
    state = new_round(1)
    return state, SolvedRound(state, np.stack([MONEY, random_payoff(1)], axis=1))


@pytest.mark.parametrize("payoff", [0, 1])
def test_a_position_is_worth_the_same_whenever_solving_begins(payoff: int) -> None:
    state, whole = whole_round()
    for later in random_play(state, 2)[6:]:
        alone = SolvedRound(later, [MONEY, random_payoff(1)][payoff])
        assert alone.value(later) == pytest.approx(whole.value(later, payoff), abs=ROUNDING)
        if waits_for(later) > OVER:
            assert alone.placements(later) == pytest.approx(whole.placements(later, payoff), abs=ROUNDING)


def test_before_a_roll_a_position_is_worth_the_mean_of_what_comes() -> None:
    state, whole = whole_round()
    for later in random_play(state, 3):
        if waits_for(later) < OVER:
            mean = sum(float(chance) * whole.value(applied(later, roll)) for roll, chance in LAS_VEGAS.outcomes(later))
            assert whole.value(later) == pytest.approx(mean, abs=ROUNDING)


def test_both_seats_are_treated_alike() -> None:
    state, whole = whole_round()
    for later in random_play(state, 4):
        swapped = later.copy()
        swapped.dice[:, [0, 1]] = later.dice[:, [1, 0]]
        swapped.dice_left[[0, 1]] = later.dice_left[[1, 0]]
        swapped.frames[0, SEAT] = 1 - seat_of(later)
        assert whole.value(swapped) == pytest.approx(-whole.value(later), abs=ROUNDING)


@pytest.mark.parametrize("neutral", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_it_agrees_with_enumerating_everything(seed: int, neutral: bool) -> None:
    """Late in a round, whichever seat rolls, with and without neutral dice."""
    late = [s for s in random_play(new_round(seed, neutral=neutral), seed) if waits_for(s) > OVER]
    for state in [s for s in late if s.dice_left.sum() <= 4]:
        assert SolvedRound(state).placements(state) == pytest.approx(enumerated(state), abs=ROUNDING)
