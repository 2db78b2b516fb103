"""Observations: named numbers, the same for all that a seat cannot tell apart."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import GAMBLER, LAS_VEGAS, ROYALE, Setting, seeds, states
from tests.rules.las_vegas.table import ANNA, BENNO, play_round, position, start, stock
from zocker import Batch, Mistake, features
from zocker.match import Match
from zocker.rules import games
from zocker.rules.features import size
from zocker.rules.frames import OVER, waits_for
from zocker.rules.state import State


def observed(state: State, seat: int, *, counts: bool = False) -> dict[str, np.ndarray]:
    """Return what a seat observes, by name."""
    rules = games.by_state(state)
    view = state.copy()
    rules.mask(view, seat, counts)
    numbers = np.full(size(rules.features), -1, np.int64)
    rules.observe(view, seat, numbers)
    name = next(name for name, game in games.GAMES.items() if game is rules)
    return {part.name: numbers[part.start : part.stop].reshape(part.shape) for part in features(name)}


def flat(seen: dict[str, np.ndarray]) -> list[int]:
    return [int(n) for part in seen.values() for n in part.flat]


@pytest.mark.parametrize("game", games.GAMES)
def test_parts_follow_each_other_and_are_explained(game: str) -> None:
    parts = features(game)
    assert parts[0].start == 0
    assert all(one.stop == other.start for one, other in pairwise(parts))
    assert parts[-1].stop == size(games.find(game).features)
    assert all(part.text and np.prod(part.shape) == part.stop - part.start for part in parts)


def test_an_unknown_game_has_no_features() -> None:
    with pytest.raises(Mistake):
        features("poker")


@given(st.sampled_from([*LAS_VEGAS, *ROYALE, *GAMBLER]), seeds)
def test_every_position_can_be_observed(setting: Setting, seed: int) -> None:
    for number, state in enumerate(states(*setting, seed)):
        seen = observed(state, number % int(state.players))
        assert max(map(abs, flat(seen))) < 2**15
        assert seen["on"].sum() <= 1
        if waits_for(state) > OVER:
            assert seen["on"].sum() == 1


def test_owners_are_counted_from_the_seat() -> None:
    match = position(2, round=2, hands=[["90k"], ["20k"]], open_money=True)
    assert observed(match.secret_state, ANNA)["money"][:2].tolist() == [9, 2]
    assert observed(match.secret_state, BENNO)["money"][:2].tolist() == [2, 9]


@pytest.mark.clause("LV-17", "LV-17d")
def test_hidden_money_is_not_observed_unless_one_counts_along() -> None:
    match = start(2)
    stock(match, "40k 20k", "90k", "90k", "90k", "90k", "90k")
    play_round(match, {ANNA: 1, BENNO: 2})
    for counts, money, unknown in ((False, 0, 1), (True, 4, 0)):
        seen = observed(match.secret_state, BENNO, counts=counts)
        assert (int(seen["money"][1]), int(seen["uncounted_rounds"][0])) == (money, unknown)


@pytest.mark.clause("LV-17")
def test_states_that_a_seat_cannot_tell_apart_are_observed_alike() -> None:
    one = position(2, round=2, hands=[["90k"], ["20k"]], gone=["10k"])
    other = position(2, round=2, hands=[["10k"], ["20k"]], gone=["90k"])
    for counts in (False, True):
        assert seen_by(one, BENNO, counts) == seen_by(other, BENNO, counts)
    assert seen_by(one, ANNA, False) != seen_by(other, ANNA, False)


def seen_by(match: Match, seat: int, counts: bool) -> list[int]:
    return flat(observed(match.secret_state, seat, counts=counts))


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("memory", [False, True])
def test_a_batch_observes_what_each_deciding_seat_observes(game: str, memory: bool) -> None:
    batch = Batch(game, players=2, size=5, seed=3, memory=memory)
    for _ in range(40):
        batch.step(batch.legal.argmax(axis=1))
    for state, seat, numbers in zip(batch.states, batch.seats, batch.observations, strict=True):
        assert numbers.tolist() == flat(observed(state, int(seat), counts=memory))
