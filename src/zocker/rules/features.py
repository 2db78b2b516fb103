"""The parts of every game's observations: named slices of one flat array of small integers.

A game lists its `FEATURES`, and its kernel `observe` fills them in from a masked state, for one seat; owners are
counted clockwise from that seat. Six places that are all alike (casinos or rows) come first, because a network puts
each of them through the same layers.
"""

from __future__ import annotations

import math
from itertools import product
from typing import NamedTuple

PLACES = 6


class Feature(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    text: str  # what its numbers mean
    entries: tuple[str, ...] = ()  # names for its last axis, where a number alone may come to mean something else


def numbered(name: str, count: int) -> tuple[str, ...]:
    """Return names for entries that differ only by number."""
    return tuple(f"{name} {number}" for number in range(count))


def labels(feature: Feature) -> list[str]:
    """Return a name for each number of a feature: it means the same for as long as it exists."""
    *outer, last = (tuple(map(str, range(length))) for length in feature.shape)
    return ["/".join((feature.name, *path)) for path in product(*outer, feature.entries or last)]


def size(features: tuple[Feature, ...]) -> int:
    """Return how many numbers an observation has."""
    return sum(math.prod(feature.shape) for feature in features)


def offsets(features: tuple[Feature, ...]) -> dict[str, int]:
    """Return the start of each feature."""
    return {feature.name: size(features[:number]) for number, feature in enumerate(features)}
