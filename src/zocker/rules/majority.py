"""Who has most, when ties cancel each other out: for any row of counts by owner. All Las Vegas games share it."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.frames import NOBODY
from zocker.rules.kernel import kernel

Row = np.ndarray[Any, np.dtype[np.int64]]

MOST = 12  # more than anybody can count in one place


@kernel
def alone(row: Row) -> int:
    """Return, as a set of bits, the counts that one owner alone has (LV-14, RY-17), imaginary ones too (LV-26)."""
    seen = 0
    tied = 0
    for owner in range(len(row)):
        bit = 1 << row[owner]
        tied |= seen & bit
        seen |= bit
    return seen & ~tied


@kernel
def is_tied(row: Row, owner: int) -> bool:
    """Tell whether somebody else has as many, and not none."""
    return row[owner] > 0 and alone(row) >> row[owner] & 1 == 0


@kernel
def rank_of(row: Row, owner: int) -> int:
    """Return at which rank an owner comes in (0 is first) when those who tie are out, or `NOBODY`."""
    return rank_among(alone(row), row[owner])


@kernel
def rank_among(single: int, n: int) -> int:
    """Return at which rank a count comes in, given those that one owner alone has, or `NOBODY`."""
    higher = single >> n
    if n == 0 or higher & 1 == 0:
        return NOBODY
    rank = 0
    higher >>= 1
    while higher > 0:
        higher &= higher - 1  # without its lowest bit
        rank += 1
    return rank


@kernel
def ranked(row: Row, rank: int) -> int:
    """Return who comes in at a rank (0 is first) when those who tie are out, or `NOBODY` (LV-15, RY-17)."""
    single = alone(row)
    for n in range(MOST - 1, 0, -1):
        if single >> n & 1 == 1:
            if rank == 0:
                return owner_of(row, n)
            rank -= 1
    return NOBODY


@kernel
def owner_of(row: Row, n: int) -> int:
    """Return the first owner of a count that somebody has."""
    owner = 0
    while row[owner] != n:
        owner += 1
    return owner
