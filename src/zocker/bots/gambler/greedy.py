"""Gambler: take points now, else progress in yellow rows; roll again while a yellow row is within reach."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.dice import Rng, uniform
from zocker.rules.frames import seat_of
from zocker.rules.gambler.material import MAX_IN_ROW, ROLL_AGAIN, ROWS, STOP
from zocker.rules.gambler.turn import payout, rolled_dice
from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import State

PROGRESS = 0.1  # what a filled box is worth, as a share of its row's points
REACH = 2  # boxes that it hopes to fill by rolling again


@standalone
def choose(view: State, legal: np.ndarray[Any, Any], rng: Rng) -> int:
    best = legal[0]
    most = -1e9
    for code in legal:
        worth = 0.0  # to stop
        if code == ROLL_AGAIN:
            worth = 1.0 if within_reach(view) else -1.0
        elif code != STOP:
            worth = gain(view, code // ROWS)
        worth += 1e-6 * uniform(rng)
        if worth > most:
            most = worth
            best = code
    return best


@kernel
def missing(view: State, row: int) -> int:
    """Return how many boxes of a row are empty."""
    n = 0
    for place in range(view.filled[row], MAX_IN_ROW):
        n += int(view.boxes[row, place] > 0)
    return n


@kernel
def gain(view: State, row: int) -> float:
    """Return the value of a die in a row: the row's points if it is the last one, or some progress."""
    if missing(view, row) == 1:
        return float(payout(view, row, view.points[seat_of(view)]))
    return PROGRESS * view.value[row]


@kernel
def within_reach(view: State) -> bool:
    """Tell whether the dice that are left could complete a yellow row."""
    reach = min(rolled_dice(view), REACH)
    for row in range(ROWS):
        if view.value[row] > 0 and 0 < missing(view, row) <= reach:
            return True
    return False
