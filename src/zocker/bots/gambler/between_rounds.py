"""Gambler: the value of a round's end to two players who want to win the game.

Between two rounds the chance of the next first player depends on how far both are from the target. It was fitted to the
400,000 rounds of 49,395 games that `optimal-turn` played against itself. On average over all pairs of scores it is
nearly as accurate as so many games allow. `tools/fit_between_rounds.py` fits it again.
"""

from __future__ import annotations

import numpy as np

from zocker.rules.gambler.material import NO_LIMIT, ROWS
from zocker.rules.state import Array, State

# Distances are counted in hundreds of points, up to those of the games that it was fitted to
UNIT, FURTHEST, MOST_AHEAD = 100.0, 4.2, 4.9
WEIGHTS = np.array([0.329, -0.135, 1.094, -0.458, -0.094, 0.041])


def features(mine: Array, theirs: Array, target: int) -> Array:
    """Return the inputs for the chance of the first player, one for each weight."""
    to_go = np.log(np.clip((target - np.maximum(mine, theirs)) / UNIT, 0.1, FURTHEST) + 0.5)
    ahead = np.clip((mine - theirs) / UNIT, -MOST_AHEAD, MOST_AHEAD)
    kinds = (np.ones_like(ahead), ahead, ahead * abs(ahead))
    return np.stack([part for kind in kinds for part in (kind, kind * to_go)], -1)


def starters_chance(mine: Array, theirs: Array, target: int) -> Array:
    """Return the win chance of a round's first player, with so many points before it."""
    chance: Array = 1 / (1 + np.exp(-features(mine, theirs, target) @ WEIGHTS))
    return chance


def ends_of_round(view: State) -> Array:
    """Return how likely a seat is to win, less a half, that fills the last box.

    By seat and by the rows, as bits, that seat 1 has finished from now on; seat 0 has finished the others.
    """
    by_seat_1 = np.arange(2**ROWS)[:, None] >> np.arange(ROWS) & 1
    open_rows = np.where(view.fits > 0, view.value, 0)
    points = np.maximum(0, view.points[:2, None] + np.stack([(1 - by_seat_1) @ open_rows, by_seat_1 @ open_rows]))
    last = view.rounds != NO_LIMIT and view.round_no >= view.rounds
    over = (points.max(0) >= view.target) | bool(last)
    ends = np.empty((2, 2**ROWS))
    for seat in range(2):
        mine, theirs = points[seat], points[1 - seat]
        won = (np.sign(mine - theirs) + 1) / 2
        ends[seat] = np.where(over, won, 1 - starters_chance(theirs, mine, int(view.target))) - 0.5  # GA-23, GA-24
    return ends
