"""What a turn in Gambler is worth to all seats: to its own what `winning_turn` says, and the same in both gears."""

from __future__ import annotations

import numpy as np
import pytest

from zocker.bots.gambler import turn_shares, winning_turn
from zocker.match import Match
from zocker.rules import features, games
from zocker.rules.engine import legal_codes
from zocker.rules.frames import OVER, waits_for
from zocker.rules.gambler.features import FEATURES
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.choices import judge_state
from zocker.values.expectation import ALIKE, mean_of_best
from zocker.values.net import work_for


def position(seed: int, moves: int) -> State:
    """Return a position of three players in which somebody is to choose."""
    match: Match = Match("gambler", players=3, seed=seed)
    for _ in range(moves):
        match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
    return match.secret_state


@pytest.mark.parametrize("moves", [0, 9, 14])
def test_its_own_seat_has_what_winning_turn_says(moves: int) -> None:
    view = position(2, moves)
    net, legal = weights.find(view), legal_codes(view)
    assert net is not None
    found, own = turn_shares.shares_after(net, view, legal), winning_turn.chances(net, view, legal)
    assert found is not None
    assert own is not None
    assert found.sum(axis=1) == pytest.approx(1)
    assert (found[:, 0] <= own + 1e-12).all()
    assert (found[:, 0] >= own - 10 * ALIKE).all()  # the mean of what is equally good, not the best, at every choice


def test_a_roll_is_worth_the_mean_of_its_best_choices() -> None:
    match: Match = Match("gambler", players=3, seed=2, chance="ask")
    while not (waits_for(match.secret_state) < OVER and match.secret_state.empty in range(1, 15)):
        match.play(match.waiting.moves[0].text) if waits_for(match.secret_state) > OVER else match.roll()  # type: ignore[union-attr]
    state = match.secret_state
    net, seat = weights.find(state), int(state.frames[0, 1])
    assert net is not None
    expected, found = np.zeros(3), turn_shares.shares_before(net, state)
    assert found is not None
    for outcome, chance in games.by_state(state).outcomes(state):
        rolled: State = state.copy()
        games.chance(rolled, outcome)
        values = np.zeros(3)
        if waits_for(rolled) > OVER:
            shares = turn_shares.shares_after(net, rolled, legal_codes(rolled))
            assert shares is not None
            mean_of_best(shares, 0, 0, values)
        else:
            observed = np.zeros(features.size(FEATURES), np.int32)
            judge_state(net, work_for(net), rolled, seat, observed, values)
        expected += float(chance) * values
    assert found == pytest.approx(expected, abs=1e-12)


def test_both_gears_agree() -> None:
    view = position(2, 9)
    net, legal = weights.find(view), legal_codes(view)
    assert net is not None
    compiled, interpreted = turn_shares.shares_after(net, view, legal), np.empty((len(legal), 3))
    states = np.empty(winning_turn.MAX_NODES + 1, view.dtype)
    states[0] = view
    observed = np.zeros(features.size(FEATURES), np.int32)
    assert turn_shares.turn_shares(net, work_for(net), states, legal, observed, interpreted)
    assert compiled == pytest.approx(interpreted, abs=1e-12)
