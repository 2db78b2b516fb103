"""The meaning of each number of an observation."""

from __future__ import annotations

import math

import msgspec

from zocker.rules import games
from zocker.rules.features import offsets


class Slice(msgspec.Struct, frozen=True):
    """A named part of an observation: its numbers from `start` to `stop`, in the given shape."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    text: str


def features(game: str) -> tuple[Slice, ...]:
    """List the parts of a game's observations; owners are counted clockwise from the seat that observes.

    >>> [part.name for part in features("gambler")][:3]
    ['rows', 'points', 'dice_left']
    """
    listed = games.find(game).features
    starts = offsets(listed)
    return tuple(
        Slice(name, starts[name], starts[name] + math.prod(shape), shape, text) for name, shape, text, _ in listed
    )
