"""States in as few bytes as their numbers need. Kernels count in 64 bits wherever they run; only storage is narrow."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.errors import Mistake
from zocker.rules.state import Array, State

WORD = 4  # bytes; a narrow state is a whole number of words


def narrow_layout(wide: np.dtype[Any]) -> np.dtype[Any]:
    """Return the layout of a game's state with every field as narrow as the greatest number in it allows."""
    kind: type[State] = wide.type
    fields = [(name, _narrow(kind, wide, name), wide[name].shape) for name in wide.names or ()]
    fields.sort(key=lambda field: -field[1].itemsize)  # nothing lies across two words
    size = sum(field[1].itemsize * int(np.prod(field[2])) for field in fields)
    if rest := -size % WORD:
        fields.append(("unused", np.dtype("i1"), (rest,)))
    return np.dtype((kind, fields))


def _narrow(kind: type[State], wide: np.dtype[Any], name: str) -> np.dtype[Any]:
    found = np.min_scalar_type(-kind.GREATEST.get(name, np.iinfo(np.int8).max))
    return min(wide[name].base, found, key=lambda one: one.itemsize)


def as_layout(states: Array, layout: np.dtype[Any]) -> Array:
    """Return states in another layout, or raise a `Mistake` if a number doesn't fit."""
    there = np.zeros(len(states), layout)
    for name in states.dtype.names or ():
        if name in (layout.names or ()):
            there[name] = states[name]
            if not np.array_equal(there[name], states[name]):
                raise Mistake("error-cuda-state", field=name)
    return there
