"""Bunches: every way that up to eight dice can fall, or be placed in the casinos, by number."""

from __future__ import annotations

import numpy as np

from zocker.rules.dice import FACES, rolls
from zocker.rules.kernel import kernel
from zocker.rules.las_vegas.material import DICE
from zocker.rules.state import Array

# Sorted by the number of dice
_LISTED = [[counts for counts, _ in rolls(n)] for n in range(DICE + 1)]
FIRST_BUNCH = np.cumsum([0, *map(len, _LISTED)])  # the first bunch of n dice
COUNTS = np.array([counts for listed in _LISTED for counts in listed])


def _more() -> Array:
    """Return the bunch that each bunch is with one more die of a face; for eight dice the entries mean nothing."""
    packed = COUNTS @ 16 ** np.arange(FACES)
    order = np.argsort(packed)
    more = np.searchsorted(packed, packed[:, None] + 16 ** np.arange(FACES), sorter=order)
    return order[np.minimum(more, len(order) - 1)]


WITH_DIE = _more()


@kernel
def with_dice(bunch: int, face: int, n: int) -> int:
    """Return a bunch with n more dice of a face."""
    for _ in range(n):
        bunch = WITH_DIE[bunch, face]
    return bunch
