"""Gambler: rounds of two players, solved once and then looked up, for the game or, if that takes too long, for points.

The seat's own turn is searched as in `optimal_turn`. The value of stopping at a node comes from the solution of the
tableau that is left to the rival (see `tableau_values`).
"""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import NamedTuple

import numpy as np

from zocker.bots.gambler.between_rounds import ends_of_round
from zocker.bots.gambler.optimal_turn import value_choices
from zocker.bots.gambler.turn_nodes import MAX_STAGES, Turn, add_nodes, begin_turn, stage_of
from zocker.exact.tableau_rows import Rows, position_of, stage_in
from zocker.exact.tableau_values import Tableaux, solve_tableau
from zocker.rules.frames import seat_of
from zocker.rules.gambler.material import ROWS, STATE
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry, kernel
from zocker.rules.state import Array, State

KEPT = 20  # solutions: a third of a megabyte each at most
MAX_POSITIONS = 85_000  # values: more take longer than a tenth of a second
START = 28.0  # what it is worth to start the next round, in points: `tools/start_worth.py`

# What a solution depends on, besides where it begins
FOR_POINTS = ("boxes", "house", "value")
FOR_GAME = (*FOR_POINTS, "target", "rounds", "round_no")

# How far points spread until the game ends, and by how much more for each point that the leader lacks: fitted to 1,800
# games between two who play by solutions, of which every tenth of the chances comes true to within two points
SPREAD, SPREAD_PER_POINT = 100.0, 0.35
MOST = 12.0  # spreads that a lead counts at most: the chances of choices still differ


class Solved(NamedTuple):
    """All tableaux after a position."""

    start: Array  # the position, alone in an array
    tableaux: Tableaux


_solved = OrderedDict[bytes, Solved]()


def chances(view: State, legal: Array) -> Array | None:
    """Return the win chance of each choice if no one makes a mistake, or None if that takes too long.

    If the round can be solved only for points, the chance is estimated from the points after a choice.
    """
    if view.dtype != STATE or view.players != 2:
        return None
    to_win = _read(view, legal, ends_of_round(view), FOR_GAME)
    if to_win is not None:
        return 0.5 + to_win
    ahead = points(view, legal)
    if ahead is None:
        return None
    lead = int(view.points[seat_of(view)] - view.points[1 - seat_of(view)])
    lacking = max(0, int(view.target) - int(view.points.max()))
    in_rows = math.hypot(*view.value)  # where rows pay far more than ours
    spread = max(SPREAD + SPREAD_PER_POINT * lacking, in_rows)
    likely: Array = 1 / (1 + np.exp(-np.clip(lead / spread, -MOST, MOST) - ahead / spread))
    return likely


def points(view: State, legal: Array) -> Array | None:
    """Return the seat's lead in points over its rival in this round after each choice, if no one makes a mistake.

    Return None if that would take too long.
    """
    return _read(view, legal, np.full((1, 1), -START), FOR_POINTS)


def _read(view: State, legal: Array, ends: Array, fields: tuple[str, ...]) -> Array | None:
    """Return the value of each choice by the solution of its round, which is solved if necessary.

    Solutions are found by these fields of the state.
    """
    states, values = np.full(1, view, STATE), np.empty(len(legal))
    key = b"".join(view[field].tobytes() for field in fields)
    solved = _solved.pop(key, None)
    if solved is None or not compiled(value_turn)(*solved, states, legal, values):
        solved = Solved(states, compiled(solve_tableau)(states, ends, MAX_POSITIONS))
        if not solved.tableaux.values.size:
            return None
        compiled(value_turn)(*solved, states, legal, values)
    _solved[key] = solved
    while len(_solved) > KEPT:
        _solved.popitem(last=False)
    return values


@entry
def value_turn(starts: Array, tableaux: Tableaux, states: Array, legal: Array, values: Array) -> bool:
    """Write the value of each choice in `states[0]`, if that comes after `starts[0]`, and tell whether it does."""
    view = states[0]
    position = position_of(tableaux.rows, starts[0], view)
    for_points = len(tableaux.values) == 1
    finished = 0 if for_points else finished_since(starts[0], view)
    if position < 0 or finished < 0:
        return False
    seat = 0 if for_points else seat_of(view)
    rival = 0 if for_points else 1 - seat
    turn = begin_turn(view, True)
    add_nodes(view, turn, turn.hand)
    places = places_of(tableaux.rows, position, turn)
    for row in range(ROWS):
        if view.fits[row] == 0:
            places[row, 0] += (finished >> row & 1) * tableaux.rows.strides[row]
        else:
            for stage in range(1, MAX_STAGES):
                places[row, stage] += seat * int(turn.full[row, stage]) * tableaux.rows.strides[row]
    stops = np.empty(turn.starts[turn.hand + 1])
    for node in range(len(stops)):
        after = 0
        for row in range(ROWS):
            after += places[row, stage_of(turn.keys[node], row)]
        stops[node] = (turn.points[node] - turn.points[0]) * int(for_points) - tableaux.values[rival, after]
    value_choices(view, turn, legal, stops, values)
    return True


@kernel
def finished_since(start: State, s: State) -> int:
    """Return rows, as bits, that seat 1 can have completed since a position, by all points, or -1 if none can.

    Any rows that explain the points lead to the same points in the end.
    """
    for rows in range(1 << ROWS):
        points = start.points[:2].copy()
        for row in range(ROWS):
            if start.fits[row] > 0 and s.fits[row] == 0:
                points[rows >> row & 1] += s.value[row]
            elif rows >> row & 1 == 1:
                points[:] = -1
                break
        if points[0] == s.points[0] and points[1] == s.points[1]:
            return rows
    return -1


@kernel
def places_of(rows: Rows, position: int, turn: Turn) -> Array:
    """Return, by row and stage of a turn, its part of a position's number."""
    stages = np.zeros((ROWS, MAX_STAGES), np.int64)
    for row in range(ROWS):
        stages[row, 0] = stage_in(rows, position, row)
        last = 0
        stage = 0
        while stage <= last:
            for face in range(6):
                following = turn.next_stage[row, stage, face]
                if following >= 0:
                    stages[row, following] = rows.next_stage[row, stages[row, stage], face]
                    last = following
            stage += 1
        stages[row] *= rows.strides[row]
    return stages
