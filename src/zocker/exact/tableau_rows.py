"""Gambler: the possible stages of a tableau's rows, and all positions of a round, by number.

A row's stage is its number of filled boxes and, in a row of stars, the face that the next die must show. If it matters
who completed it, a full row has a stage for each seat. A position is a stage for each row, and its number is the sum of
their places (`strides`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.rules.gambler.material import MAX_IN_ROW, ROWS, STAR, THREE
from zocker.rules.gambler.tableau import what_fits
from zocker.rules.kernel import kernel
from zocker.rules.state import Array, State

MAX_STAGES = 33  # of a row: six stars have one when empty, two when full, and five for each face


class Rows(NamedTuple):
    """The possible stages of each row of a tableau; stage 0 is its start."""

    next_stage: Array  # by row, stage and face: the stage that follows, or -1
    filled: Array  # by row and stage: boxes with a die
    pays: Array  # by row and stage: the points for coming there, 0 unless the row is then full (for seat 0)
    strides: Array  # by row, how far positions lie apart whose stages there are neighbours; then how many there are


@kernel
def list_rows(start: State, seats: int) -> Rows:
    """List the stages of all rows after a position, for two seats, or for one if it makes no difference."""
    rows = Rows(
        np.full((ROWS, MAX_STAGES, 6), -1),
        np.zeros((ROWS, MAX_STAGES), np.int64),
        np.zeros((ROWS, MAX_STAGES), np.int64),
        np.ones(ROWS + 1, np.int64),
    )
    for row in range(ROWS):
        count = list_stages(start, rows, row)
        if seats == 2 and count > 1:
            rows.filled[row, count] = rows.filled[row, count - 1]
            count += 1
        rows.strides[row + 1] = rows.strides[row] * count
    return rows


@kernel
def list_stages(start: State, rows: Rows, row: int) -> int:
    """List the stages of a row, those with fewer dice first; return how many there are."""
    first = np.zeros(MAX_STAGES, np.int64)
    fourth = np.zeros(MAX_STAGES, np.int64)
    rows.filled[row, 0] = start.filled[row]
    first[0] = start.dice[row, 0]
    fourth[0] = start.dice[row, THREE]
    count = 1
    stage = 0
    while stage < count:
        filled = rows.filled[row, stage]
        fits = what_fits(start, row, filled, first[stage], fourth[stage])
        if fits == 0 and stage > 0:
            rows.pays[row, stage] = start.value[row]
        for face in range(6):
            if fits >> face & 1 == 0:
                continue
            one, four = wanted(start, row, filled + 1, face + 1 if filled == 0 else first[stage], face + 1)
            after = stage + 1
            while after < count and (
                rows.filled[row, after] != filled + 1 or first[after] != one or fourth[after] != four
            ):
                after += 1
            rows.next_stage[row, stage, face] = after
            rows.filled[row, after] = filled + 1
            first[after] = one
            fourth[after] = four
            count = max(count, after + 1)
        stage += 1
    return count


@kernel
def wanted(start: State, row: int, filled: int, first: int, last: int) -> tuple[int, int]:
    """Return the first and the fourth die of a row, each only if it still matters for what fits."""
    if filled == MAX_IN_ROW or start.boxes[row, filled] != STAR:
        return 0, 0
    if start.house[row] == 1 and filled > THREE:
        return 0, last
    return first, 0


@kernel
def position_of(rows: Rows, start: State, s: State) -> int:
    """Return the number of a later state's tableau, or -1 if it doesn't come after the position they start from.

    Rows that were finished in between count as finished by seat 0.
    """
    position = 0
    for row in range(ROWS):
        stage = 0
        if s.filled[row] < start.filled[row]:
            return -1
        for place in range(start.filled[row], s.filled[row]):
            stage = rows.next_stage[row, stage, s.dice[row, place] - 1]
            if stage < 0:
                return -1
        position += stage * rows.strides[row]
    return position


@kernel
def stage_in(rows: Rows, position: int, row: int) -> int:
    """Return the stage of a row in a position."""
    return position % rows.strides[row + 1] // rows.strides[row]
