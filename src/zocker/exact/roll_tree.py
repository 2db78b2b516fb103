"""All rolls of two kinds of dice, as a tree that shares their beginnings.

A roll is a sequence of groups, each the dice of one face, in the order of the faces. Rolls that begin with the same
groups share these nodes, so a search for the best group of every roll compares each shared beginning only once.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from zocker.rules.dice import FACES
from zocker.rules.kernel import kernel, standalone
from zocker.rules.las_vegas.material import DICE
from zocker.rules.state import Array

MOST = DICE + 1
GROUPS = FACES * MOST * MOST
FACTORIALS = np.array([math.factorial(n) for n in range(MOST)], np.float64)


class RollTree(NamedTuple):
    """The nodes in an order in which each comes right after its beginning and all that was grown from that before."""

    depth: Array  # how many groups come before this one
    group: Array  # the group that this node adds (see `group_index`)
    chance: Array  # of the roll that ends here, or 0 where more dice must follow


@kernel
def group_index(face: int, first: int, second: int) -> int:
    """Return the number of the group of these dice of a face, of the first and of the second kind."""
    return (face * MOST + first) * MOST + second


@standalone
def roll_tree(first: int, second: int) -> RollTree:
    """Return all rolls of these numbers of dice of the first and the second kind."""
    room = count_nodes(first, second)
    tree = RollTree(np.empty(room, np.int64), np.empty(room, np.int64), np.empty(room, np.float32))
    group = np.full(FACES + 1, -1)  # the group at each depth
    left = np.empty((FACES + 1, 2), np.int64)  # dice left before the group at each depth
    weight = np.empty(FACES + 1)
    left[0, 0], left[0, 1] = first, second
    weight[0] = FACTORIALS[first] * FACTORIALS[second] / 6.0 ** (first + second)
    depth, n = 0, 0
    while depth >= 0:
        group[depth] = next_group(group[depth], left[depth, 0], left[depth, 1])
        if group[depth] == GROUPS:
            depth -= 1
            continue
        firsts, seconds = group[depth] // MOST % MOST, group[depth] % MOST
        left[depth + 1, 0], left[depth + 1, 1] = left[depth, 0] - firsts, left[depth, 1] - seconds
        weight[depth + 1] = weight[depth] / (FACTORIALS[firsts] * FACTORIALS[seconds])
        complete = left[depth + 1, 0] + left[depth + 1, 1] == 0
        tree.depth[n], tree.group[n] = depth, group[depth]
        tree.chance[n] = weight[depth + 1] if complete else 0.0
        n += 1
        if not complete:
            group[depth + 1] = group_index(group[depth] // MOST // MOST + 1, 0, 0)
            depth += 1
    return tree


@kernel
def next_group(group: int, first: int, second: int) -> int:
    """Return the next group that dice are left for, or `GROUPS`; the last face must take all that are left."""
    group += 1
    while group < GROUPS:
        firsts, seconds = group // MOST % MOST, group % MOST
        last = group // MOST // MOST == FACES - 1
        fits = firsts <= first and seconds <= second and firsts + seconds > 0
        if fits and (not last or firsts + seconds == first + second):
            return group
        group += 1
    return group


@kernel
def count_nodes(first: int, second: int) -> int:
    """Return how many nodes the tree of all rolls has."""
    nodes = np.zeros((FACES + 1, first + 1, second + 1), np.int64)  # by faces and dice left
    for faces in range(1, FACES + 1):
        for a in range(first + 1):
            for b in range(second + 1):
                nodes[faces, a, b] = nodes[faces - 1, a, b] if faces > 1 else 0
                for i in range(a + 1):
                    for j in range(b + 1):
                        if i + j > 0 and (faces > 1 or i + j == a + b):
                            nodes[faces, a, b] += 1 + nodes[faces - 1, a - i, b - j]
    return nodes[FACES, first, second]
