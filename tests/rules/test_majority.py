"""Who has most, when ties cancel each other out."""

from __future__ import annotations

import numpy as np
import pytest

from zocker.rules.frames import NOBODY
from zocker.rules.majority import is_tied, owner_at_rank, rank_of


@pytest.mark.parametrize(
    ("row", "order"),
    [
        ([5, 3, 3, 1, 0, 0], [0, 3]),
        ([2, 2, 1, 1, 0, 0], []),
        ([1, 2, 3, 4, 5, 6], [5, 4, 3, 2, 1, 0]),
        ([0, 0, 0, 0, 0, 0, 0], []),
        ([11, 0, 9, 9, 10, 1, 1], [0, 4]),
        ([3, 3, 3, 2, 2, 1, 0], [5]),
    ],
)
def test_ranks_without_those_who_tie(row: list[int], order: list[int]) -> None:
    """Up to eleven count: seven small dice, the Biggy and two extra dice."""
    counts = np.array(row)
    assert [owner_at_rank(counts, rank) for rank in range(len(row))] == order + [NOBODY] * (len(row) - len(order))
    for owner, n in enumerate(row):
        assert rank_of(counts, owner) == (order.index(owner) if owner in order else NOBODY)
        assert is_tied(counts, owner) == (n > 0 and owner not in order)
