"""Before a roll: the mean over all rolls of the best choice, the same in both gears; or samples, with an error."""

from __future__ import annotations

import numpy as np
import pytest

from zocker.match import Match
from zocker.rules import features, games
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.state import Array, State
from zocker.values import weights
from zocker.values.choices import judge_state
from zocker.values.expectation import ALIKE, judge_position
from zocker.values.net import Net, work_for


def at_a_roll(dice_left: int, seed: int = 5) -> State:
    """Return a masked position of three players before a roll of few dice."""
    match: Match = Match("las-vegas", players=3, seed=seed, chance="ask")
    while True:
        state = match.secret_state
        if waits_for(state) < OVER and seat_of(state) != NOBODY and state.dice_left[seat_of(state), 0] <= dice_left:
            seen: State = state.copy()
            games.mask(seen, NOBODY, True)
            return seen
        if waits_for(state) < OVER:
            match.roll()
        else:
            match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]


def by_seat(net: Net, state: State, seat: int) -> Array:
    """Judge a state as a seat sees it."""
    observed, shares = np.zeros(features.size(games.by_state(state).features), np.int32), np.zeros(3)
    judge_state(net, work_for(net), state, seat, observed, shares)
    return np.roll(shares, seat)


def after_choices(net: Net, state: State) -> Array:
    moves = np.zeros(games.MAX_MOVES, np.int64)
    found = []
    for code in moves[: games.legal(state, moves)]:
        after: State = state.copy()
        games.play(after, code)
        found.append(by_seat(net, after, int(seat_of(state))))
    return np.array(found)


def test_a_roll_is_worth_the_mean_of_its_best_choices() -> None:
    state = at_a_roll(2)
    net = weights.find(state)
    assert net is not None
    listed = list(games.by_state(state).outcomes(state))
    seat, expected = int(seat_of(state)), np.zeros(3)
    for outcome, chance in listed:
        rolled: State = state.copy()
        games.chance(rolled, outcome)
        choices = after_choices(net, rolled)
        expected += float(chance) * choices[choices[:, seat] >= choices[:, seat].max() - ALIKE].mean(axis=0)
    outcomes = np.zeros((len(listed), games.MAX_OUTCOME), np.int64)
    for row, (outcome, _) in zip(outcomes, listed, strict=True):
        row[: len(outcome)] = outcome
    given = outcomes, np.array([float(chance) for _, chance in listed])
    for compiled in (True, False):
        found = judge_position(net, state, outcomes=given, compiled=compiled)
        assert found.shares == pytest.approx(expected, abs=1e-12)
        assert found.error.tolist() == [0, 0, 0]


def test_samples_have_an_error_and_come_as_close() -> None:
    state = at_a_roll(2)
    net = weights.find(state)
    assert net is not None
    few, many = (judge_position(net, state, samples=samples) for samples in (200, 20_000))
    assert (np.abs(few.shares - many.shares) < 5 * few.error).all()
    assert few.error == pytest.approx(10 * many.error, rel=0.3)
    again = judge_position(net, state, samples=200)
    assert few.shares.tolist() == again.shares.tolist()


def looked_through(net: Net, state: State, ahead: int) -> Array:
    """Return everybody's share of the win where somebody is to choose, the next choices considered, too."""
    seat, found = int(seat_of(state)), after_choices(net, state)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    for k, code in enumerate(moves[: games.legal(state, moves)]):
        after: State = state.copy()
        games.play(after, code)
        if waits_for(after) > OVER and ahead:
            found[k] = looked_through(net, after, ahead - 1)
    best: Array = found[found[:, seat] >= found[:, seat].max() - ALIKE].mean(axis=0)
    return best


def test_choices_that_follow_at_once_are_looked_through() -> None:
    match: Match = Match("royale", players=3, boards=4, faces="B1 E1 F1 H2", seed=5)
    net, changed = weights.find(match.secret_state), 0
    assert net is not None
    for n in range(30):
        seen: State = match.secret_state.copy()
        games.mask(seen, NOBODY, True)
        by_hand = [looked_through(net, seen, ahead) for ahead in (0, 1, 2)]
        for ahead, expected in enumerate(by_hand):
            assert judge_position(net, seen, ahead=ahead).shares == pytest.approx(expected, abs=1e-12)
        if n % 10 == 0:
            interpreted = judge_position(net, seen, ahead=2, compiled=False).shares
            assert interpreted == pytest.approx(by_hand[2], abs=1e-12)
        changed += by_hand[0].tolist() != by_hand[1].tolist()
        match.play(match.waiting.moves[-1].text)  # type: ignore[union-attr]
    assert changed > 3
