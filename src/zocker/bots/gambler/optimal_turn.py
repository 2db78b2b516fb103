"""Gambler: the best way to play one's own turn, by exact dynamic programming.

A node is the tableau after some more dice of this turn, with the points the seat then has. From a node with n dice
in hand one may stop, which is worth these points and the value of the tableau that is left (`left_over.py`), roll
again, or place a die that fits. `turn_values` values all nodes that the turn can reach, those with the most dice placed
first, for every roll of the dice in hand. Rolls are numbered as in `hand_rolls.py`.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from zocker.bots.gambler.hand_rolls import CHANCE, ROLL_COUNTS, WITH_DIE
from zocker.bots.gambler.left_over import left_over
from zocker.rules.dice import Rng
from zocker.rules.frames import A, seat_of
from zocker.rules.gambler.material import HAND, ROLL_AGAIN, ROWS, STOP, THREE
from zocker.rules.gambler.tableau import what_fits
from zocker.rules.gambler.turn import payout, rolled_dice
from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

MAX_STAGES = 80  # stages of one row in one turn: an empty full house has 79
STAGE_BITS = 7
ORDERS = math.factorial(HAND - 1)  # orders in which the dice of a node can have been placed
SPREAD = 1_000_003  # a prime that spreads nodes over the hash table
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


class Turn(NamedTuple):
    """What a turn can lead to: stages of each row, and nodes, numbered in the order of dice placed."""

    hand: int  # dice that aren't placed yet
    next_stage: Array  # by row, stage and face: the stage that follows, or -1
    worth: Array  # by row and stage: what the row is worth to the player who leaves it
    full: Array  # by row and stage: whether the row is full
    keys: Array  # by node: the stages of all rows
    points: Array  # by node: the points that the seat then has
    slots: Array  # a hash table that finds nodes
    starts: Array  # by dice placed: the first node
    links: Array  # by node: the nodes that follow, each with its face
    counts: Array  # by node: how many nodes follow


@standalone
def turn_values(view: State, legal: Array, values: Array) -> None:
    """Write what each legal move is worth if the rest of the turn is played in the best way."""
    turn = begin_turn(view)
    may_roll = view.frames[0, A] > 0
    for placed in range(turn.hand - 1):
        add_next_nodes(view, turn, placed, may_roll)
    best, bases, again = value_nodes(view, turn)
    points = turn.points[0]
    for k in range(len(legal)):
        if legal[k] == STOP:
            values[k] = points + left_to_others(turn, 0)
        elif legal[k] == ROLL_AGAIN:
            values[k] = again
        else:
            row = legal[k] // ROWS
            face = legal[k] % ROWS
            key, money = after_placing(view, turn, 0, points, row, turn.next_stage[row, 0, face])
            if turn.hand == 1:
                values[k] = money + left_to_others(turn, key)
            else:
                child = turn.slots[find_slot(turn, key, money)]
                values[k] = best[bases[child] + number_without(view, face)]


@kernel
def begin_turn(view: State) -> Turn:
    """Make room for all nodes that leave a die in hand, and begin with the tableau as it stands."""
    hand = rolled_dice(view)
    points = view.points[seat_of(view)]
    next_stage = np.empty((ROWS, MAX_STAGES, 6), np.int64)
    worth = np.empty((ROWS, MAX_STAGES))
    full = np.empty((ROWS, MAX_STAGES), np.bool_)
    nodes = list_stages(view, hand, next_stage, worth, full)
    if can_run_short(view, points):
        nodes *= ORDERS
    turn = Turn(
        hand,
        next_stage,
        worth,
        full,
        np.empty(nodes, np.int64),
        np.empty(nodes, np.int64),
        np.full(table_size(nodes), -1),
        np.empty(HAND + 1, np.int64),
        np.empty((nodes, ROWS * 6), np.int64),
        np.zeros(nodes, np.int64),
    )
    turn.keys[0] = 0
    turn.points[0] = points
    turn.slots[find_slot(turn, 0, points)] = 0
    turn.starts[0] = 0
    turn.starts[1] = 1
    return turn


@kernel
def add_next_nodes(view: State, turn: Turn, placed: int, may_roll: bool) -> None:
    """Add the nodes after those with `placed` dice; before a roll only dice of the roll on the table can be placed."""
    count = turn.starts[placed + 1]
    for node in range(turn.starts[placed], turn.starts[placed + 1]):
        for row in range(ROWS):
            for face in range(6):
                stage = turn.next_stage[row, stage_of(turn.keys[node], row), face]
                if stage < 0 or (node == 0 and not may_roll and view.rolled[face] == 0):
                    continue
                key, money = after_placing(view, turn, turn.keys[node], turn.points[node], row, stage)
                at = find_slot(turn, key, money)
                if turn.slots[at] < 0:
                    turn.slots[at] = count
                    turn.keys[count] = key
                    turn.points[count] = money
                    count += 1
                turn.links[node, turn.counts[node]] = 6 * turn.slots[at] + face
                turn.counts[node] += 1
    turn.starts[placed + 2] = count


@kernel
def value_nodes(view: State, turn: Turn) -> tuple[Array, Array, float]:
    """Return the best value of each roll at each node, where each node's values begin, and the value of rolling now."""
    bases = np.empty(turn.starts[turn.hand] + 1, np.int64)
    bases[0] = 0
    for placed in range(turn.hand):
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            bases[node + 1] = bases[node] + ROLL_COUNTS[turn.hand - placed]
    best = np.full(bases[-1], NEVER)
    again = 0.0
    for placed in range(turn.hand - 1, -1, -1):
        n = turn.hand - placed
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            stop = turn.points[node] + left_to_others(turn, turn.keys[node])
            values = best[bases[node] : bases[node + 1]]
            if n == 1:
                place_last(view, turn, node, values)
            for k in range(turn.counts[node]):
                child = turn.links[node, k] // 6
                take_child_values(values, best[bases[child] : bases[child + 1]], n - 1, turn.links[node, k] % 6)
            again = 0.0
            for roll in range(ROLL_COUNTS[n]):
                again += CHANCE[n, roll] * (values[roll] if values[roll] > NEVER else stop)  # GA-16
            for roll in range(ROLL_COUNTS[n]):
                values[roll] = max(values[roll], stop, again)
    return best, bases, again


@kernel
def after_placing(view: State, turn: Turn, key: int, points: int, row: int, stage: int) -> tuple[int, int]:
    """Return the key and points of the node that follows when a die takes a row to its next stage."""
    key += (stage - stage_of(key, row)) << (STAGE_BITS * row)
    return key, points + (payout(view, row, points) if turn.full[row, stage] else 0)


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
def list_stages(view: State, hand: int, next_stage: Array, worth: Array, full: Array) -> int:
    """List the stages that each row can reach in the turn; return how many nodes leave a die in hand."""
    nodes = np.zeros(HAND + 1, np.int64)  # by dice placed in the rows so far
    nodes[0] = 1
    stages = np.empty(HAND + 1, np.int64)
    for row in range(ROWS):
        stages[:] = 0
        stages_of_row(view, row, hand, next_stage, worth, full, stages)
        for placed in range(hand, -1, -1):
            ways = 0
            for here in range(placed + 1):
                ways += stages[here] * nodes[placed - here]
            nodes[placed] = ways
    return nodes[:hand].sum()


@kernel
def stages_of_row(
    view: State, row: int, hand: int, next_stage: Array, worth: Array, full: Array, by_dice: Array
) -> None:
    """List the stages that a row can reach, and count them by dice placed."""
    filled = np.empty(MAX_STAGES, np.int64)
    first = np.empty(MAX_STAGES, np.int64)
    fourth = np.empty(MAX_STAGES, np.int64)
    filled[0] = view.filled[row]
    first[0] = view.dice[row, 0]
    fourth[0] = view.dice[row, THREE]
    count = 1
    stage = 0
    while stage < count:
        fits = what_fits(view, row, filled[stage], first[stage], fourth[stage])
        worth[row, stage] = left_over(view, row, filled[stage])
        full[row, stage] = fits == 0
        placed = filled[stage] - view.filled[row]
        by_dice[placed] += 1
        for face in range(6):
            next_stage[row, stage, face] = -1
            if fits >> face & 1 == 1 and placed < hand:
                next_stage[row, stage, face] = count
                filled[count] = filled[stage] + 1
                first[count] = face + 1 if filled[stage] == 0 else first[stage]
                fourth[count] = face + 1 if filled[stage] == THREE else fourth[stage]
                count += 1
        stage += 1


@kernel
def can_run_short(view: State, points: int) -> bool:
    """Tell whether black rows may cost more than the seat has, so that the order of dice matters (GA-19, GA-20)."""
    cost = 0
    for row in range(ROWS):
        if view.fits[row] > 0:
            cost -= min(view.value[row], 0)
    return cost > points


@kernel
def table_size(nodes: int) -> int:
    """Return a power of two that leaves half the table free."""
    size = 2
    while size < 2 * nodes:
        size *= 2
    return size


@kernel
def find_slot(turn: Turn, key: int, points: int) -> int:
    """Return the slot of a node in the hash table, or the free slot where it belongs."""
    last = len(turn.slots) - 1
    at = (key + points) % SPREAD & last
    while turn.slots[at] >= 0 and (turn.keys[turn.slots[at]] != key or turn.points[turn.slots[at]] != points):
        at = (at + 1) & last
    return at


@kernel
def stage_of(key: int, row: int) -> int:
    return key >> (STAGE_BITS * row) & ((1 << STAGE_BITS) - 1)


@kernel
def left_to_others(turn: Turn, key: int) -> float:
    """Return what a tableau is worth to the player who leaves it to the others."""
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
