"""The generator behind simulated dice."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.fairness import chi_square
from zocker.rules import dice
from zocker.rules.gears import compiled
from zocker.rules.kernel import Kernel, entry


def exact(n: int) -> dict[tuple[int, ...], Fraction]:
    return dict(dice.rolls(n))


@pytest.mark.parametrize("n", range(dice.MAX_DICE + 1))
def test_rolls_lists_every_outcome_with_its_exact_probability(n: int) -> None:
    outcomes = exact(n)
    assert len(outcomes) == math.comb(n + 5, 5)
    assert sum(outcomes.values()) == 1
    for counts, probability in outcomes.items():
        assert sum(counts) == n
        assert probability * 6**n == math.factorial(n) // math.prod(map(math.factorial, counts))


@pytest.mark.parametrize("n", range(dice.MAX_DICE + 1))
def test_the_alias_table_is_multinomial_to_within_a_billionth(n: int) -> None:
    """Add up what every column of the table gives to every outcome."""
    first, last = dice._START[n], dice._START[n + 1]
    realised: Counter[int] = Counter()
    for column in range(first, last):
        one, other = int(dice._COUNTS[column]) & 0xFFFFFF, int(dice._COUNTS[column]) >> 24
        realised[one] += dice._ACCEPT[column] / (last - first)
        realised[other] += (1 - dice._ACCEPT[column]) / (last - first)
    for counts, probability in exact(n).items():
        packed = sum(c << (4 * face) for face, c in enumerate(counts))
        assert abs(realised[packed] - float(probability)) < 1e-9


@pytest.mark.parametrize("n", [1, 2, 4, 8])
def test_rolls_are_fair_by_chi_square(n: int) -> None:
    outcomes = exact(n)
    rng = dice.seeded_rng(2012)
    rolls = 30_000
    seen = Counter(tuple(dice.count(rolled, face) for face in range(6)) for rolled in _many(rng, n, rolls))
    common = [counts for counts, p in outcomes.items() if p * rolls >= 5]
    rare = [counts for counts in outcomes if counts not in set(common)]
    observed = [seen[counts] for counts in common] + ([sum(seen[c] for c in rare)] if rare else [])
    expected = [float(outcomes[c]) * rolls for c in common]
    expected += [float(sum(outcomes[c] for c in rare)) * rolls] if rare else []
    assert set(seen) <= set(outcomes)
    assert chi_square(observed, expected) > 0.001


@entry
def roll_often(rng: dice.Rng, n: int, out: np.ndarray[Any, Any]) -> None:
    for i in range(len(out)):
        out[i] = dice.roll(rng, n)


@entry
def draw_often(rng: dice.Rng, n: int, out: np.ndarray[Any, Any]) -> None:
    for i in range(len(out)):
        out[i] = dice.below(rng, n)


def _many(rng: dice.Rng, n: int, rolls: int) -> list[int]:
    out = np.zeros(rolls, np.int64)
    compiled(roll_often)(rng, n, out)
    return [int(rolled) for rolled in out]


def test_successive_rolls_are_independent_by_chi_square() -> None:
    rng = dice.seeded_rng(5)
    faces = np.zeros(60_001, np.int64)
    compiled(draw_often)(rng, 6, faces)
    pairs = Counter(pairwise(faces.tolist()))
    assert chi_square([pairs[a, b] for a in range(6) for b in range(6)]) > 0.001


@pytest.mark.parametrize("often", [roll_often, draw_often])
def test_both_gears_draw_the_same_sequence(often: Kernel[..., None]) -> None:
    first, second = dice.seeded_rng(7, 3), dice.seeded_rng(7, 3)
    for n in [8, 1, 5, 3, 0, 7] * 3:
        one, other = np.zeros((2, 20), np.int64)
        often(first, n, one)
        compiled(often)(second, n, other)
        assert one.tolist() == other.tolist()
    assert first.word == second.word


def test_games_and_streams_of_a_seed_start_apart() -> None:
    words = np.concatenate([dice.seed_words(seed, 0, 1000, stream) for seed in (0, 1, 2**64 - 1) for stream in (0, 1)])
    assert len(set(words.tolist())) == len(words)
    assert (words > 0).all()
    assert dice.seed_words(9, 500, 3).tolist() == dice.seed_words(9, 0, 503).tolist()[500:]


def test_the_systems_randomness_starts_a_generator_anew() -> None:
    rng = dice.new_rng()
    words = set()
    for _ in range(20):
        dice.shake(rng)
        words.add(int(rng.word))
    assert len(words) == 20
    assert all(0 < word < 698769069 * 2**32 - 1 for word in words)
