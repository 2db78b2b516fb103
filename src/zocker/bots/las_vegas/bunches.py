"""Bunches: every way that up to eight dice can fall, or lie in the casinos, by number."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.dice import FACES, rolls, write_dice
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import DICE

Array = np.ndarray[Any, Any]

NEVER = -1e9

# Sorted by how many dice they are
_LISTED = [list(rolls(n)) for n in range(DICE + 1)]
_BUNCHES = [counts for listed in _LISTED for counts, _ in listed]
FIRST = np.cumsum([0, *map(len, _LISTED)])  # the first bunch of n dice
COUNTS = np.array(_BUNCHES)
CHANCES = np.array([float(chance) for listed in _LISTED for _, chance in listed])
FACE = np.array([(*write_dice(counts), *[1] * DICE)[:DICE] for counts in _BUNCHES]) - 1  # of each die


def _more() -> Array:
    """Return which bunch it is with one more die of a face; for the last ones, of eight dice, there is none."""
    packed = COUNTS @ 16 ** np.arange(FACES)
    order = np.argsort(packed)
    more = np.searchsorted(packed, packed[:, None] + 16 ** np.arange(FACES), sorter=order)
    return order[np.minimum(more, len(order) - 1)]


MORE = _more()
PLACES = DICE + 1
SPOT = (FACE * PLACES + np.take_along_axis(COUNTS, FACE, axis=1)) * PLACES  # of each die, without neutral dice


@kernel
def spot(face: int, own: int, neutral: int) -> int:
    """Return where the worth of dice of a face is kept (`End.worth`)."""
    return (face * PLACES + own) * PLACES + neutral


@kernel
def bunch_of(face: int, n: int) -> int:
    """Return the bunch of n dice of one face."""
    bunch = 0
    for _ in range(n):
        bunch = MORE[bunch, face]
    return bunch


@kernel
def best_own(worth: Array, mine: int, own: int) -> float:
    """Return what the best face of a roll without neutral dice is worth."""
    best = NEVER
    for die in range(own):
        best = max(best, worth[SPOT[mine, die]])
    return best


@kernel
def best_face(worth: Array, mine: int, own: int, white: int, neutral: int) -> float:
    """Return what the best face of a roll is worth: bunches of so many own and neutral dice."""
    best = NEVER
    for die in range(own):
        best = max(best, worth[SPOT[mine, die] + COUNTS[white, FACE[mine, die]]])
    for die in range(neutral):
        face = FACE[white, die]
        best = max(best, worth[spot(face, COUNTS[mine, face], COUNTS[white, face])])
    return best
