"""Gambler: the best way to play one's own turn, by exact dynamic programming.

From a node (see `turn_nodes`) with n dice in hand one may stop, which is worth the points there and the value of the
tableau that is left (`left_over.py`), roll again, or place a die that fits. `turn_values` values all nodes that the
turn can reach, those with the most dice placed first, for every roll of the dice in hand. Rolls are numbered as in
`hand_rolls.py`.
"""

from __future__ import annotations

import numpy as np

from zocker.bots.gambler.turn_nodes import Turn, add_nodes, after_placing, begin_turn, find_slot, stage_of
from zocker.exact.hand_rolls import CHANCE, ROLL_COUNTS, WITH_DIE
from zocker.rules.dice import Rng
from zocker.rules.gambler.material import ROLL_AGAIN, ROWS, STOP
from zocker.rules.gambler.turn import rolled_dice
from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import Array, State

NEVER = -1e18


@kernel
def choose(view: State, legal: Array, rng: Rng) -> int:
    if len(legal) == 1:
        return legal[0]
    values = np.empty(len(legal))
    turn_values(view, legal, values)
    best = 0
    for k in range(len(legal)):
        if values[k] > values[best]:
            best = k
    return legal[best]


@standalone
def turn_values(view: State, legal: Array, values: Array) -> None:
    """Write the value of each legal move if the rest of the turn is played in the best way."""
    turn = begin_turn(view, rolled_dice(view) == 1)
    levels = max(turn.hand, 2)  # the last die is a node of its own only if it is the only one
    add_nodes(view, turn, levels - 1)
    stops = np.empty(turn.starts[levels])
    for node in range(len(stops)):
        stops[node] = turn.points[node] + left_to_others(turn, turn.keys[node])
    value_choices(view, turn, legal, stops, values)


@kernel
def value_choices(view: State, turn: Turn, legal: Array, stops: Array, values: Array) -> None:
    """Write the value of each legal move, given the value of stopping at each node."""
    best, bases, again = value_nodes(view, turn, stops)
    for k in range(len(legal)):
        if legal[k] == STOP:
            values[k] = stops[0]
        elif legal[k] == ROLL_AGAIN:
            values[k] = again
        else:
            row = legal[k] // ROWS
            face = legal[k] % ROWS
            key, money = after_placing(view, turn, 0, turn.points[0], row, turn.next_stage[row, 0, face])
            child = turn.slots[find_slot(turn, key, money)]
            values[k] = best[bases[child] + number_without(view, face)]


@kernel
def value_nodes(view: State, turn: Turn, stops: Array) -> tuple[Array, Array, float]:
    """Return the best value of each roll at each node, the start of each node's values, and the value of rolling now.

    `stops` has the value of stopping at each node; where nodes end before the last die, also that of placing it.
    """
    bases = np.empty(len(stops) + 1, np.int64)
    bases[0] = 0
    levels = turn.hand if len(stops) == turn.starts[turn.hand] else turn.hand + 1
    for placed in range(levels):
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            bases[node + 1] = bases[node] + ROLL_COUNTS[turn.hand - placed]
    best = np.full(bases[-1], NEVER)
    again = 0.0
    for placed in range(levels - 1, -1, -1):
        n = turn.hand - placed
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            values = best[bases[node] : bases[node + 1]]
            if n == 1 and levels == turn.hand:
                place_last(view, turn, node, values)
            for k in range(turn.counts[node]):
                child = turn.links[node, k] // 6
                take_child_values(values, best[bases[child] : bases[child + 1]], n - 1, turn.links[node, k] % 6)
            again = 0.0
            for roll in range(ROLL_COUNTS[n]):
                again += CHANCE[n, roll] * (values[roll] if values[roll] > NEVER else stops[node])  # GA-16
            for roll in range(ROLL_COUNTS[n]):
                values[roll] = max(values[roll], stops[node], again)
    return best, bases, again


@kernel
def take_child_values(values: Array, child: Array, n: int, face: int) -> None:
    """Raise a node's values, for all rolls that show a face, to those of the node after placing that face."""
    for rest in range(ROLL_COUNTS[n]):
        roll = WITH_DIE[n, rest, face]
        values[roll] = max(values[roll], child[rest])


@kernel
def place_last(view: State, turn: Turn, node: int, values: Array) -> None:
    """Value placing the last die in hand, for each face (GA-17)."""
    for row in range(ROWS):
        for face in range(6):
            stage = turn.next_stage[row, stage_of(turn.keys[node], row), face]
            if stage >= 0:
                key, money = after_placing(view, turn, turn.keys[node], turn.points[node], row, stage)
                values[face] = max(values[face], money + left_to_others(turn, key))


@kernel
def left_to_others(turn: Turn, key: int) -> float:
    """Return the value of a tableau to the player who leaves it to the others."""
    total = 0.0
    for row in range(ROWS):
        total += turn.worth[row, stage_of(key, row)]
    return total


@kernel
def number_without(view: State, face: int) -> int:
    """Return the number of the roll on the table without one die of a face."""
    number = 0
    n = 0
    for other in range(6):
        for _ in range(view.rolled[other] - int(other == face)):
            number = WITH_DIE[n, number, other]
            n += 1
    return number
