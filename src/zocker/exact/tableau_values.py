"""Gambler: a round between two players, solved for points or for the game.

For points, the value of a tableau is what the seat that is about to roll five dice expects to win in the rest of the
round, less what its rival wins, if both maximise that. For the game, it is the seat's win chance, less a half. That
depends on the seat and on who has completed which row, so there are more values. It also counts that the other seat
starts the next round when one fills the last box (GA-23).

A tableau's value depends only on tableaux with more dice, so all of them are valued, those with the most dice first. If
nothing fits, the rival rolls for the very same tableau, which makes two equations in two unknowns.

Two things are left out, because there would be too many positions: hands of fewer than five dice (GA-7), and reduced
payments of players who can't pay in full for a black row (GA-19).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.exact.hand_rolls import CHANCE, ROLL_COUNTS, WITH_DIE
from zocker.exact.tableau_rows import Rows, list_rows, stage_in
from zocker.rules.gambler.material import HAND, ROWS
from zocker.rules.kernel import entry, kernel, standalone
from zocker.rules.state import Array

NEVER = np.float32(-1e18)

# All rolls in one list, those of no die first; the roll that each is with one more die of a face
FIRST_ROLL = np.cumsum([0, *ROLL_COUNTS])
IN_HAND = int(FIRST_ROLL[HAND])  # rolls of fewer dice than a full hand
AND_DIE = np.concatenate([FIRST_ROLL[n + 1] + WITH_DIE[n, : ROLL_COUNTS[n]] for n in range(HAND)]).T.copy()
ODDS = np.concatenate([CHANCE[n, : ROLL_COUNTS[n]] for n in range(HAND + 1)]).astype(np.float32)


class Tableaux(NamedTuple):
    """All tableaux that can come after a position, and their values."""

    rows: Rows
    values: Array  # by seat and position: what it is worth to a seat that is about to roll; nothing if it was too much


class Layers(NamedTuple):
    """All positions in the order of dice placed."""

    order: Array  # the positions
    place: Array  # by position: its place within its layer
    starts: Array  # by dice placed: where its layer begins in the order


@entry
def solve_tableau(starts: Array, ends: Array, most: int) -> Tableaux:
    """Value all tableaux after `starts[0]` for each seat, unless that makes more than `most` values.

    `ends` has the value of the end of the round to a seat that fills the last box, by seat and by the rows, as bits,
    that seat 1 has completed since. With one seat only, both play for points, and it is an addition to these.
    """
    rows = list_rows(starts[0], ends.shape[0])
    size = rows.strides[ROWS]
    if size * ends.shape[0] > most:
        return Tableaux(rows, np.empty((ends.shape[0], 0), np.float32))
    tableaux = Tableaux(rows, np.empty((ends.shape[0], size), np.float32))
    value_tableaux(tableaux, layers_of(rows), ends)
    return tableaux


@kernel
def layers_of(rows: Rows) -> Layers:
    """Sort positions by the number of dice."""
    size = rows.strides[ROWS]
    placed = np.zeros(size, np.int64)
    for position in range(size):
        for row in range(ROWS):
            placed[position] += rows.filled[row, stage_in(rows, position, row)] - rows.filled[row, 0]
    layers = Layers(np.empty(size, np.int64), np.empty(size, np.int64), np.zeros(placed[-1] + 2, np.int64))
    for position in range(size):
        layers.place[position] = layers.starts[placed[position] + 1]
        layers.starts[placed[position] + 1] += 1
    for dice in range(placed[-1] + 1):
        layers.starts[dice + 1] += layers.starts[dice]
    for position in range(size):
        layers.order[layers.starts[placed[position]] + layers.place[position]] = position
    return layers


@standalone
def value_tableaux(tableaux: Tableaux, layers: Layers, ends: Array) -> None:
    """Value all tableaux, full ones first."""
    seats = len(tableaux.values)
    largest = np.diff(layers.starts).max()
    here, further = (
        np.empty((seats, largest, IN_HAND), np.float32),
        np.empty((seats, largest, IN_HAND), np.float32),
    )
    after = np.empty((6, IN_HAND), np.float32)
    rolled = np.empty((seats, len(ODDS)), np.float32)
    means = np.empty((seats, HAND + 1))
    last = len(layers.starts) - 2
    for place in range(layers.starts[last], layers.starts[last + 1]):
        for seat in range(seats):
            end = ends[seat, finished_by_seat_1(tableaux.rows, layers.order[place]) if seats == 2 else 0]
            tableaux.values[seats - 1 - seat, layers.order[place]] = -end
            here[seat, place - layers.starts[last]] = end
    for dice in range(last - 1, -1, -1):
        here, further = further, here
        for place in range(layers.starts[dice], layers.starts[dice + 1]):
            position = layers.order[place]
            fits = 0
            for seat in range(seats):
                fits = find_best_places(tableaux, layers, position, seat, further[seat], after)
                take_faces(after, fits, rolled[seat])
                for n in range(1, HAND + 1):
                    means[seat, n] = expected(rolled[seat], n)
            nothing = (6 - count_faces(fits)) / 6
            chance = nothing**HAND  # that it is the rival's turn, and nothing has changed
            for seat in range(seats):
                ahead = means[seat, HAND] - chance * means[seats - 1 - seat, HAND]
                tableaux.values[seat, position] = ahead / (1 - chance * chance)
            for seat in range(seats):
                stop = -tableaux.values[seats - 1 - seat, position]
                best = here[seat, place - layers.starts[dice]]
                best[0] = stop
                for n in range(1, HAND):
                    least = np.float32(max(means[seat, n] + nothing**n * stop, stop))
                    for roll in range(FIRST_ROLL[n], FIRST_ROLL[n + 1]):
                        best[roll] = rolled[seat, roll] if rolled[seat, roll] > least else least


@kernel
def finished_by_seat_1(rows: Rows, position: int) -> int:
    """Return the rows of a full tableau, as bits, that seat 1 has finished."""
    finished = 0
    for row in range(ROWS):
        stages = rows.strides[row + 1] // rows.strides[row]
        finished |= int(stages > 1 and stage_in(rows, position, row) == stages - 1) << row
    return finished


@kernel
def find_best_places(tableaux: Tableaux, layers: Layers, position: int, seat: int, further: Array, after: Array) -> int:
    """Write the value of every roll after placing a die of each face in its best row; return the faces that fit."""
    rows = tableaux.rows
    fits = 0
    for row in range(ROWS):
        stage = stage_in(rows, position, row)
        for face in range(6):
            following = rows.next_stage[row, stage, face]
            if following < 0:
                continue
            pays = np.float32(rows.pays[row, following] if len(tableaux.values) == 1 else 0)
            following += seat * int(rows.pays[row, following] != 0)
            values = further[layers.place[position + (following - stage) * rows.strides[row]]]
            best = after[face]
            if fits >> face & 1 == 0:
                fits |= 1 << face
                for rest in range(IN_HAND):
                    best[rest] = values[rest] + pays
            else:
                for rest in range(IN_HAND):
                    worth = values[rest] + pays
                    best[rest] = worth if worth > best[rest] else best[rest]
    return fits


@kernel
def take_faces(after: Array, fits: int, rolled: Array) -> None:
    """Write the value of every roll if a die of it is placed: `NEVER` where none fits."""
    rolled[:] = NEVER
    for face in range(6):
        if fits >> face & 1 == 1:
            for rest in range(IN_HAND):
                roll = AND_DIE[face, rest]
                rolled[roll] = max(rolled[roll], after[face, rest])


@kernel
def expected(rolled: Array, n: int) -> float:
    """Return the mean over all rolls of n dice; those of which nothing fits count 0."""
    total = 0.0
    for roll in range(FIRST_ROLL[n], FIRST_ROLL[n + 1]):
        total += ODDS[roll] * (rolled[roll] if rolled[roll] > NEVER else np.float32(0))
    return total


@kernel
def count_faces(fits: int) -> int:
    n = 0
    for face in range(6):
        n += fits >> face & 1
    return n
