"""Chance die by die and card by card is the same chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import SETTINGS, Setting, seeds, states
from zocker.rules import dice, games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.royale.material import ASIDE, LAY_BOARDS
from zocker.rules.state import State

FEW = 3  # draws that can be enumerated one by one


def ways(state: State, drawn: tuple[int, ...] = (), chance: Fraction = Fraction(1)) -> Iterator[tuple[str, Fraction]]:
    """Yield every chance result, in writing, for every order in which it can be drawn."""
    rules = games.by_state(state)
    following = rules.chance_due(state).draws(state, drawn)
    if not following:
        yield rules.write_chance(state, rules.chance_due(state).join(state, drawn)), chance
    for number, probability in following.items():
        yield from ways(state, (*drawn, number), chance * probability)


def length(state: State) -> int:
    """Return how many draws make up the chance result that a state waits for."""
    rules, drawn = games.by_state(state), list[int]()
    while following := rules.chance_due(state).draws(state, drawn):
        drawn.append(next(iter(following)))
    return len(drawn)


@given(st.sampled_from(SETTINGS), seeds)
def test_draws_make_up_all_results_with_their_probabilities(setting: Setting, seed: int) -> None:
    seen = set()
    for state in states(*setting, seed):
        kind = int(waits_for(state))
        if kind < OVER and kind not in seen and (kind, setting[0]) != (ASIDE, "royale") and length(state) <= FEW:
            if kind == LAY_BOARDS and setting[0] == "royale":
                continue
            seen.add(kind)
            rules, drawn = games.by_state(state), Counter[str]()
            for text, chance in ways(state):
                drawn[text] += chance  # type: ignore[assignment]  # fractions
            listed = {rules.write_chance(state, outcome): chance for outcome, chance in rules.outcomes(state)}
            assert drawn == listed


@given(st.sampled_from(SETTINGS), seeds)
def test_what_is_drawn_at_once_can_be_drawn_one_by_one(setting: Setting, seed: int) -> None:
    """Draw at random, one by one: the rules take the result, and its probabilities add up at every step."""
    rng = dice.seeded_rng(seed)
    for state in states(*setting, seed):
        if waits_for(state) >= OVER:
            continue
        rules, drawn = games.by_state(state), list[int]()
        while following := rules.chance_due(state).draws(state, drawn):
            assert sum(following.values()) == 1
            drawn.append([*following][dice.below(rng, len(following))])
        outcome = rules.chance_due(state).join(state, drawn)
        assert np.array_equal(rules.read_chance(state, rules.write_chance(state, outcome)), outcome)


@pytest.mark.parametrize("no_repeat", [False, True])
def test_boards_are_drawn_as_often_as_they_should_be(no_repeat: bool) -> None:
    """Compare with the rules' own draw, with faces of five boards used."""
    rules = games.find("royale")
    state = rules.new(3, rules.Options(boards=2, no_repeat=no_repeat, starter=1))
    state.used[[0, 1, 2, 4, 5, 7, 9]] = 1
    expected = dict(ways(state))
    rng, outcome, drawn = dice.seeded_rng(1), np.zeros(rules.outcome_length, np.int64), Counter[str]()
    for _ in range(20_000):
        rules.draw(state, rng, outcome)
        drawn[rules.write_chance(state, outcome)] += 1
    assert set(drawn) == set(expected)
    squares = sum((drawn[text] - 20_000 * chance) ** 2 / (20_000 * chance) for text, chance in expected.items())
    assert squares < len(expected) + 4 * (2 * len(expected)) ** 0.5
