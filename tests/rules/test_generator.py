"""The generator and its tables, against plain arithmetic on Python's integers (interpreted gear only)."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from zocker.rules import dice

MULTIPLIER = 698769069
PERIOD = MULTIPLIER * 2**32 - 1


def mix(z: int) -> int:
    """SplitMix64's mixer as published."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    return z ^ (z >> 31)


def start_word(seed: int, index: int, stream: int) -> int:
    golden = 0x9E3779B97F4A7C15
    start = mix((mix((seed + golden) % 2**64) + stream) % 2**64)
    return mix((start + golden * index) % 2**64) % (PERIOD - 1) + 1


@pytest.mark.parametrize("seed", [0, 1, 2**63 + 5, 2**64 - 1, 2**64, -1, 3**50])
@pytest.mark.parametrize("stream", [0, 1, 7])
def test_seeds_are_mixed_as_published(seed: int, stream: int) -> None:
    words = dice.seed_words(seed, 5, 4, stream)
    assert words.tolist() == [start_word(seed, index, stream) for index in range(5, 9)]
    assert words.dtype == np.int64


def test_a_seeded_generator_starts_at_its_games_word() -> None:
    assert dice.seeded_rng(9).word == start_word(9, 0, 0)
    assert dice.seeded_rng(9, 4).word == start_word(9, 4, 0)
    assert dice.new_rng().word == 1
    assert dice.new_rng(77).word == 77


def test_the_systems_randomness_gives_any_word_but_the_two_stuck_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = dice.new_rng()
    for least_or_most, word in ((lambda n: 0, 1), (lambda n: n - 1, PERIOD - 1)):
        monkeypatch.setattr("secrets.randbelow", least_or_most)
        dice.shake(rng)
        assert rng.word == word


def bits(words: list[int], word: int) -> int:
    """Step a multiply-with-carry generator; return its 32 bits."""
    words.append(MULTIPLIER * (word % 2**32) + word // 2**32)
    return (words[-1] ^ (words[-1] >> 32)) % 2**32


def test_uniform_numbers_have_53_random_bits() -> None:
    rng = dice.seeded_rng(3)
    words = [int(rng.word)]
    for _ in range(50):
        high = bits(words, words[-1])
        low = bits(words, words[-1])
        assert dice.uniform(rng) == (high * 2**21 + low // 2**11) / 2**53
        assert rng.word == words[-1]


@pytest.mark.parametrize(("bits", "found"), [(0, 0), (2**31 - 1, 2), (2**31, 3), (2**32 - 1, 5)])
def test_below_scales_32_random_bits(bits: int, found: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "_next", lambda _rng: bits)
    assert dice.below(dice.new_rng(), 6) == found


@pytest.mark.parametrize("n", range(1, 55))
def test_below_stays_below(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "_next", lambda _rng: 2**32 - 1)
    assert dice.below(dice.new_rng(), n) == n - 1


@pytest.mark.parametrize("n", range(5))
def test_rolls_count_every_way_to_throw_n_dice(n: int) -> None:
    ways = Counter(tuple(throw.count(face) for face in range(6)) for throw in product(range(6), repeat=n))
    assert dict(dice.rolls(n)) == {counts: Fraction(k, 6**n) for counts, k in ways.items()}


def test_the_tables_are_exactly_multinomial_for_up_to_eight_dice() -> None:
    start, counts, accept = dice._tables()
    assert len(start) == dice.MAX_DICE + 2
    assert start[0] == 0
    assert len(counts) == len(accept) == start[-1]
    for n in range(dice.MAX_DICE + 1):
        columns = range(start[n], start[n + 1])
        realised: defaultdict[int, float] = defaultdict(float)
        for column in columns:
            assert 0 <= accept[column] <= 1
            realised[counts[column] % 2**24] += accept[column]
            realised[counts[column] >> 24] += 1 - accept[column]
        assert len(columns) == math.comb(n + 5, 5)
        for faces, chance in dice.rolls(n):
            packed = sum(k << (4 * face) for face, k in enumerate(faces))
            assert abs(realised[packed] / len(columns) - float(chance)) < 1e-12


def test_a_column_of_the_table_serves_two_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw within a column's share gives its own outcome, beyond the share the other one."""
    start, counts, accept = dice._tables()
    columns = start[3] - start[2]
    for column in range(columns):
        own, other, share = (
            counts[start[2] + column] % 2**24,
            counts[start[2] + column] >> 24,
            accept[start[2] + column],
        )
        throws = [(share * 0.01, own), (share * 0.99, own)] + ([((1 + share) / 2, other)] if share < 1 else [])
        for part, outcome in throws:
            monkeypatch.setattr(dice, "uniform", lambda _rng, at=(column + part) / columns: at)
            assert dice.roll(dice.new_rng(), 2) == outcome


def test_counts_are_read_face_by_face() -> None:
    packed = 3 | 1 << 8 | 4 << 20
    assert [dice.count(packed, face) for face in range(6)] == [3, 0, 1, 0, 0, 4]
    assert dice.count(8 << 12, 3) == 8
