"""Gambler: the possible courses of a turn.

A node is the tableau after some more dice of this turn, with the points the seat then has. Dice of the roll on the
table come first; from the second roll on any face is possible.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from zocker.bots.gambler.left_over import left_over
from zocker.rules.frames import A, seat_of
from zocker.rules.gambler.material import HAND, ROWS, THREE
from zocker.rules.gambler.tableau import what_fits
from zocker.rules.gambler.turn import payout, rolled_dice
from zocker.rules.kernel import kernel
from zocker.rules.state import Array, State

MAX_STAGES = 80  # stages of one row in one turn: an empty full house has 79
STAGE_BITS = 7
ORDERS = math.factorial(HAND - 1)  # orders in which the dice of a node can have been placed
SPREAD = 1_000_003  # a prime that spreads nodes over the hash table


class Turn(NamedTuple):
    """The possible courses of a turn: stages of each row, and nodes, numbered in the order of dice placed."""

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


@kernel
def begin_turn(view: State, to_last_die: bool) -> Turn:
    """Make room for all nodes that leave a die in hand, or for all, and begin with the current tableau."""
    hand = rolled_dice(view)
    points = view.points[seat_of(view)]
    next_stage = np.empty((ROWS, MAX_STAGES, 6), np.int64)
    worth = np.empty((ROWS, MAX_STAGES))
    full = np.empty((ROWS, MAX_STAGES), np.bool_)
    nodes = list_stages(view, hand, next_stage, worth, full, hand + int(to_last_die))
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
        np.empty(HAND + 2, np.int64),
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
def add_nodes(view: State, turn: Turn, most: int) -> None:
    """Add all nodes with up to so many dice placed."""
    may_roll = view.frames[0, A] > 0
    for placed in range(most):
        add_next_nodes(view, turn, placed, may_roll)


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
def after_placing(view: State, turn: Turn, key: int, points: int, row: int, stage: int) -> tuple[int, int]:
    """Return the key and points of the node that follows when a die takes a row to its next stage."""
    key += (stage - stage_of(key, row)) << (STAGE_BITS * row)
    return key, points + (payout(view, row, points) if turn.full[row, stage] else 0)


@kernel
def list_stages(view: State, hand: int, next_stage: Array, worth: Array, full: Array, levels: int) -> int:
    """List the stages that each row can reach in the turn; return how many nodes have fewer dice placed than levels."""
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
    return nodes[:levels].sum()


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
