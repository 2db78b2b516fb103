"""What a board does that does nothing: most boards leave out some of the five functions."""

from __future__ import annotations

import numpy as np

from zocker.rules.kernel import kernel
from zocker.rules.records import Record

Array = np.ndarray[tuple[int], np.dtype[np.int64]]


@kernel
def activate(s: Record, seat: int, casino: int) -> None:
    """Do nothing when a player places dice here."""


@kernel
def legal(s: Record, moves: Array) -> int:
    """Never ask."""
    return 0


@kernel
def play(s: Record, code: int) -> None:
    """Never asked."""


@kernel
def chance(s: Record, outcome: Array) -> None:
    """Never roll."""


@kernel
def score(s: Record, casino: int) -> None:
    """Pay nothing at scoring."""
