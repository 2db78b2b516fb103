"""Las Vegas (2012): the rest of a round between two players, valued exactly.

It depends only on the seat that placed last and on how many dice each seat and White have brought to each casino since
the position began, not on their order. So all such nodes are valued, those with the fewest dice left first: at the end
by the prizes, earlier by every possible roll, of which each seat takes its best face. All nodes that differ only in the
rival's dice are valued side by side, and for any number of payoffs at once, whose values are also side by side in
memory.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.exact.bunches import COUNTS, FIRST_BUNCH, with_dice
from zocker.exact.results import EVEN_RESULT, casino_leads
from zocker.exact.roll_tree import GROUPS, RollTree, group_index, roll_tree
from zocker.rules.dice import FACES
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN
from zocker.rules.state import Array, State

TILE = 512  # values side by side that are worked on at once: they should stay in the processor's nearest cache


class Duel(NamedTuple):
    """The rest of a round between two players."""

    left: Array  # dice left when it began, by seat and kind
    leads: Array  # each casino's part of the result (see `casino_leads`)
    payoffs: Array  # what each result is worth to seat 0, for each payoff
    values: Array  # what each node is worth to the seat that placed last, for each payoff (see `node_index`)


class Level(NamedTuple):
    """All nodes with the same numbers of dice left, seen by the seat that rolls."""

    seat: int
    own: int  # dice left to the seat
    white: int
    own_theirs: int  # dice left to the rival
    white_theirs: int


@kernel
def begin_duel(view: State, payoffs: Array) -> Duel:
    """Make room for all nodes after a position."""
    left = view.dice_left[:2].copy()
    duel = Duel(left, casino_leads(view), payoffs, np.empty(0, np.float32))
    return Duel(left, duel.leads, payoffs, np.empty(nodes_of(duel, 0) + nodes_of(duel, 1), np.float32))


@kernel
def nodes_of(duel: Duel, seat: int) -> int:
    """Return how many values there are of nodes that a seat has reached."""
    ways = FIRST_BUNCH[duel.left[0, OWN] + 1] * FIRST_BUNCH[duel.left[1, OWN] + 1]
    ways *= FIRST_BUNCH[duel.left[0, NEUTRAL] + duel.left[1, NEUTRAL] + 1]
    return (duel.left[seat, NEUTRAL] + 1) * ways * duel.payoffs.shape[1]


@kernel
def node_index(duel: Duel, seat: int, white: int, whites: int, mine: int, theirs: int) -> int:
    """Return the start of the values of the node that a seat has reached by its placement.

    The seat has `white` neutral dice left; the bunches were placed as neutral dice, by the seat and by its rival.
    """
    at = white * FIRST_BUNCH[duel.left[0, NEUTRAL] + duel.left[1, NEUTRAL] + 1] + whites
    at = at * FIRST_BUNCH[duel.left[seat, OWN] + 1] + mine
    at = at * FIRST_BUNCH[duel.left[1 - seat, OWN] + 1] + theirs
    return at * duel.payoffs.shape[1] + (nodes_of(duel, 0) if seat == 1 else 0)


@standalone
def value_duel(duel: Duel) -> None:
    """Value all nodes."""
    value_ends(duel)
    for own_0 in range(duel.left[0, OWN] + 1):
        for white_0 in range(duel.left[0, NEUTRAL] + 1):
            for seat in range(2):
                for own_1 in range(duel.left[1, OWN] + 1):
                    for white_1 in range(duel.left[1, NEUTRAL] + 1):
                        if seat == 0 and own_0 + white_0 > 0:
                            value_level(duel, Level(0, own_0, white_0, own_1, white_1))
                        elif seat == 1 and own_1 + white_1 > 0:
                            value_level(duel, Level(1, own_1, white_1, own_0, white_0))


@standalone
def value_ends(duel: Duel) -> None:
    """Value the nodes in which all dice are placed, by their payoffs."""
    most_0, most_1 = duel.left[0, OWN], duel.left[1, OWN]
    most = duel.left[0, NEUTRAL] + duel.left[1, NEUTRAL]
    for whites in range(FIRST_BUNCH[most], FIRST_BUNCH[most + 1]):
        for placed_0 in range(FIRST_BUNCH[most_0], FIRST_BUNCH[most_0 + 1]):
            for placed_1 in range(FIRST_BUNCH[most_1], FIRST_BUNCH[most_1 + 1]):
                ended = result(duel, placed_0, placed_1, whites)
                at_0 = node_index(duel, 0, 0, whites, placed_0, placed_1)
                at_1 = node_index(duel, 1, 0, whites, placed_1, placed_0)
                for p in range(duel.payoffs.shape[1]):
                    duel.values[at_0 + p] = duel.payoffs[ended, p]
                    duel.values[at_1 + p] = -duel.payoffs[ended, p]


@kernel
def result(duel: Duel, placed_0: int, placed_1: int, whites: int) -> int:
    """Return the number of the result with which the round ends."""
    at = EVEN_RESULT
    for casino in range(6):
        at += duel.leads[casino, COUNTS[placed_0, casino], COUNTS[placed_1, casino], COUNTS[whites, casino]]
    return at


@standalone
def value_level(duel: Duel, level: Level) -> None:
    """Value all nodes of a level before the roll of its seat."""
    tree = roll_tree(level.own, level.white)
    seat, rival = level.seat, 1 - level.seat
    payoffs = duel.payoffs.shape[1]
    mine, theirs = duel.left[seat, OWN] - level.own, duel.left[rival, OWN] - level.own_theirs
    placed = duel.left[0, NEUTRAL] + duel.left[1, NEUTRAL] - level.white - level.white_theirs
    tile = max(1, TILE // payoffs)
    best, mean = np.empty((FACES, tile * payoffs), np.float32), np.empty(tile * payoffs, np.float32)
    starts = np.empty(GROUPS, np.int64)
    for whites in range(FIRST_BUNCH[placed], FIRST_BUNCH[placed + 1]):
        for first in range(FIRST_BUNCH[theirs], FIRST_BUNCH[theirs + 1], tile):
            many = min(tile, FIRST_BUNCH[theirs + 1] - first)
            for own in range(FIRST_BUNCH[mine], FIRST_BUNCH[mine + 1]):
                find_groups(duel, level, whites, own, first, starts)
                expect(duel.values, tree, starts, best, mean[: many * payoffs])
                write_means(duel, level, whites, own, first, mean[: many * payoffs])


@kernel
def find_groups(duel: Duel, level: Level, whites: int, own: int, theirs: int, starts: Array) -> None:
    """Write the start of the values of the nodes that every group of dice leads to."""
    for face in range(FACES):
        mine = own
        for first in range(level.own + 1):
            white_bunch = whites
            for second in range(level.white + 1):
                if first + second > 0:
                    at = node_index(duel, level.seat, level.white - second, white_bunch, mine, theirs)
                    starts[group_index(face, first, second)] = at
                white_bunch = with_dice(white_bunch, face, 1)
            mine = with_dice(mine, face, 1)


@standalone
def expect(values: Array, tree: RollTree, starts: Array, best: Array, mean: Array) -> None:
    """Write the mean over all rolls of the best that the groups of each lead to, for nodes side by side."""
    mean[:] = 0
    for node in range(len(tree.depth)):
        group = values[starts[tree.group[node]] : starts[tree.group[node]] + len(mean)]
        chance, depth = tree.chance[node], tree.depth[node]
        if depth == 0:
            if chance > 0:
                for x in range(len(mean)):
                    mean[x] += chance * group[x]
            else:
                for x in range(len(mean)):
                    best[0, x] = group[x]
        else:
            before = best[depth - 1]
            if chance > 0:
                for x in range(len(mean)):
                    mean[x] += chance * (before[x] if before[x] > group[x] else group[x])
            else:
                after = best[depth]
                for x in range(len(mean)):
                    after[x] = before[x] if before[x] > group[x] else group[x]


@kernel
def write_means(duel: Duel, level: Level, whites: int, own: int, first: int, mean: Array) -> None:
    """Write the seat's expectation from its roll to the nodes before it, reached by the rival or by the seat alone."""
    payoffs = duel.payoffs.shape[1]
    step = FIRST_BUNCH[duel.left[level.seat, OWN] + 1] * payoffs
    to = node_index(duel, 1 - level.seat, level.white_theirs, whites, first, own)
    for x in range(0, len(mean), payoffs):
        for p in range(payoffs):
            duel.values[to + p] = -mean[x + p]
        to += step
    if level.own_theirs + level.white_theirs == 0:
        to = node_index(duel, level.seat, level.white, whites, own, first)
        for x in range(len(mean)):
            duel.values[to + x] = mean[x]
