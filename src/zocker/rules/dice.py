"""Dice and the generator behind simulated ones.

A whole roll is drawn at once from an alias table of the multinomial distribution. Nothing here overflows a
signed 64-bit integer, so interpreted and compiled code draw the same sequence.
"""

from __future__ import annotations

import itertools
import math
import secrets
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np

from zocker.rules.kernel import kernel
from zocker.rules.state import Packed

FACES = 6
MAX_DICE = 8
DIE = {face: Fraction(1, FACES) for face in range(FACES)}  # what one die may show, with exact probabilities


class Rng(Packed):
    """A generator: one word of state."""

    FIELDS: ClassVar = [("word", "i8")]


RNG = Rng.layout()

_MULTIPLIER = 698769069  # Marsaglia's multiply-with-carry: _MULTIPLIER * 2**32 - 1 is a safe prime
_LOW = 0xFFFFFFFF
_PERIOD = _MULTIPLIER * 2**32 - 1
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)

Numbers = np.ndarray[tuple[int], np.dtype[np.uint64]]


def new_rng(word: int = 1) -> Rng:
    """Return a generator that starts at a given word."""
    rng: Rng = np.zeros(1, RNG)[0]
    rng.word = word
    return rng


def seed_words(seed: int, first: int, count: int, stream: int = 0) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return the start words of games `first`, `first + 1`, … of a seed (SplitMix64's mixer)."""
    return word_of(seed_start(seed, stream), np.arange(first, first + count, dtype=np.uint64)).astype(np.int64)


def seed_start(seed: int, stream: int) -> Numbers:
    """Return the value from which all start words of a seed are made."""
    return _mix(_mix(np.full(1, seed % 2**64, np.uint64) + _GOLDEN) + np.uint64(stream))


@kernel
def word_of(start: Numbers, number: Any) -> Numbers:
    """Return the start word of a game: of one on a GPU, elsewhere of many."""
    return _mix(start + _GOLDEN * number) % np.uint64(_PERIOD - 1) + np.uint64(1)


@kernel
def _mix(z: Numbers) -> Numbers:
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def seeded_rng(seed: int, index: int = 0) -> Rng:
    """Return the generator of one game of a seed."""
    return new_rng(int(seed_words(seed, index, 1)[0]))


def shake(rng: Rng) -> None:
    """Restart a generator from the operating system's randomness."""
    rng.word = 1 + secrets.randbelow(_PERIOD - 1)


def shaken_rng() -> Rng:
    """Return a generator that starts from the operating system's randomness."""
    rng = new_rng()
    shake(rng)
    return rng


@kernel
def _next(rng: Rng) -> int:
    """Return 32 random bits."""
    word = _MULTIPLIER * (rng.word & _LOW) + (rng.word >> 32)
    rng.word = word
    return (word ^ (word >> 32)) & _LOW


@kernel
def uniform(rng: Rng) -> float:
    """Return a random number of 53 bits, at least 0 and below 1."""
    high = _next(rng)
    return ((high << 21) | (_next(rng) >> 11)) * 2.0**-53


@kernel
def below(rng: Rng, n: int) -> int:
    """Return a random integer from 0 to n - 1, uniform to within 2**-32 for the small n of a game."""
    return (_next(rng) * n) >> 32


@kernel
def roll(rng: Rng, n: int) -> int:
    """Roll n dice; return how many show each face, 4 bits per face (see `count`).

    An entry of the alias table packs the two outcomes of its column.
    """
    scaled = uniform(rng) * (_START[n + 1] - _START[n])
    column = int(scaled)
    entry = _START[n] + column
    other = int(scaled - column >= _ACCEPT[entry])  # no branch: dice are hard to predict
    return (_COUNTS[entry] >> (24 * other)) & 0xFFFFFF


@kernel
def count(rolled: int, face: int) -> int:
    """Return how many dice of a `roll` show a face (0 to 5)."""
    return (rolled >> (4 * face)) & 15


def write_dice(counts: Any) -> tuple[int, ...]:
    """Return dice counted by face as a list of faces, from 1."""
    return tuple(face + 1 for face in range(FACES) for _ in range(counts[face]))


def count_faces(faces: Sequence[int]) -> list[int]:
    """Count dice, which are faces from 0, by face."""
    return [faces.count(face) for face in range(FACES)]


def rolls(n: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Yield every outcome of n dice, as dice per face, with its exact probability."""
    for counts, ways in _ways(n):
        yield counts, Fraction(ways, FACES**n)


def _ways(n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    for dice in itertools.combinations_with_replacement(range(FACES), n):
        counts = tuple(dice.count(face) for face in range(FACES))
        yield counts, math.factorial(n) // math.prod(map(math.factorial, counts))


def _alias(ways: list[int]) -> tuple[list[float], list[int]]:
    """Build Vose's alias table in exact integers: each column's share of its own outcome, and its other outcome."""
    full = sum(ways)
    share = [w * len(ways) for w in ways]
    accept, alias = [1.0] * len(ways), list(range(len(ways)))
    small = [i for i, s in enumerate(share) if s < full]
    large = [i for i, s in enumerate(share) if s >= full]
    while small:
        low, high = small.pop(), large.pop()
        accept[low], alias[low] = share[low] / full, high
        share[high] -= full - share[low]
        (small if share[high] < full else large).append(high)
    return accept, alias


def _tables() -> tuple[list[int], list[int], list[float]]:
    start, counts, accept = [0], list[int](), list[float]()
    for n in range(MAX_DICE + 1):
        outcomes = list(_ways(n))
        shares, aliases = _alias([ways for _, ways in outcomes])
        packed = [sum(c << (4 * face) for face, c in enumerate(faces)) for faces, _ in outcomes]
        counts += [packed[column] | packed[other] << 24 for column, other in enumerate(aliases)]
        accept += shares
        start.append(start[n] + len(outcomes))
    return start, counts, accept


_START, _COUNTS, _ACCEPT = (np.array(table) for table in _tables())
