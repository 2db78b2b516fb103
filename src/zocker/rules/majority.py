"""Ranks by the most dice, with ties cancelled out, for any row of counts by owner, in all Las Vegas games."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.frames import NOBODY
from zocker.rules.kernel import kernel

Row = np.ndarray[Any, np.dtype[np.int64]]

COUNT_LIMIT = 12  # above any count in one place


@kernel
def untied_counts(row: Row) -> int:
    """Return, as bits, the counts that just one owner has (LV-14, RY-17); imaginary owners tie, too (LV-26)."""
    seen = 0
    tied = 0
    for owner in range(len(row)):
        bit = 1 << row[owner]
        tied |= seen & bit
        seen |= bit
    return seen & ~tied


@kernel
def is_tied(row: Row, owner: int) -> bool:
    """Tell whether an owner has dice and is tied with another one."""
    return row[owner] > 0 and untied_counts(row) >> row[owner] & 1 == 0


@kernel
def rank_of(row: Row, owner: int) -> int:
    """Return an owner's rank (0 is first) once ties are out, or `NOBODY`."""
    return rank_among(untied_counts(row), row[owner])


@kernel
def rank_among(untied: int, n: int) -> int:
    """Return the rank of a count among the untied ones, or `NOBODY`."""
    higher = untied >> n
    if n == 0 or higher & 1 == 0:
        return NOBODY
    rank = 0
    higher >>= 1
    while higher > 0:
        higher &= higher - 1  # without its lowest bit
        rank += 1
    return rank


@kernel
def owner_at_rank(row: Row, rank: int) -> int:
    """Return the owner at a rank (0 is first) once ties are out, or `NOBODY` (LV-15, RY-17)."""
    untied = untied_counts(row)
    for n in range(COUNT_LIMIT - 1, 0, -1):
        if untied >> n & 1 == 1:
            if rank == 0:
                return first_with(row, n)
            rank -= 1
    return NOBODY


@kernel
def first_with(row: Row, n: int) -> int:
    """Return the first owner that has a count; one of them must."""
    owner = 0
    while row[owner] != n:
        owner += 1
    return owner
