"""The rest of a round of Las Vegas (2012) or (2019) between any number of players: one max-n solution.

Every seat takes the choice that is worth most to itself, and among equal choices the one with the lowest number,
passing last. With two players whose goals are opposed all solutions are worth the same. With more players another way
to break ties may have other values, and there may be better ways to play against people who play otherwise. It takes
any dice and chips, but all nodes must fit into memory: about 12 dice of three players, fewer with neutral dice, a Biggy
or chips.

A node is a number. Its digits are what every seat has placed since the position began: the bunch of its first kind of
dice, its dice of the second kind (neutral dice: how many; the Biggy: where), the chips it handed in, and the bunch of
all neutral dice. Every choice makes a digit larger, so nodes are valued from the last to the first.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.exact.bunches import COUNTS, FIRST_BUNCH, with_dice
from zocker.exact.roll_tree import GROUPS, count_nodes, group_index, roll_tree
from zocker.exact.table_end import chips_of, hand_in, lay, pay, payoffs, shares_second
from zocker.rules.dice import FACES
from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import Array, State

FIRST, SECOND, CHIPS = range(3)  # the digits of each seat
SIZE = COUNTS.sum(axis=1)  # the dice of each bunch
PASS_GROUP = GROUPS
NOWHERE = -1


class Company(NamedTuple):
    """The rest of a round."""

    left: Array  # when it began, by seat: dice of the first and second kind, chips
    shared: bool  # whether dice of the second kind are everybody's
    ways: Array  # how many values each digit has, by seat; the last row is that of the neutral dice
    strides: Array  # what each digit counts
    tree_first: Array  # the first node of the tree of rolls, by dice of the first and second kind
    depth: Array  # the trees one after another (see `RollTree`)
    group: Array
    chance: Array
    values: Array  # by node, by the seat that rolls next (0 at the end), by seat


@kernel
def begin_company(s: State) -> Company:
    """Make room for all nodes after a position."""
    players = s.players
    left = np.zeros((players, 3), np.int64)
    ways = np.ones((players + 1, 3), np.int64)
    shared = shares_second(s)
    seconds = 0
    for seat in range(players):
        left[seat, FIRST], left[seat, SECOND] = s.dice_left[seat, FIRST], s.dice_left[seat, SECOND]
        left[seat, CHIPS] = chips_of(s, seat)
        seconds += left[seat, SECOND]
        ways[seat, FIRST] = FIRST_BUNCH[left[seat, FIRST] + 1]
        ways[seat, SECOND] = 1 + left[seat, SECOND] * (1 if shared else FACES)
        ways[seat, CHIPS] = 1 + left[seat, CHIPS]
    ways[players, FIRST] = FIRST_BUNCH[seconds + 1] if shared else 1
    strides = np.ones((players + 1, 3), np.int64)
    nodes = 1
    for row in range(players, -1, -1):
        for digit in range(3):
            strides[row, digit] = nodes
            nodes *= ways[row, digit]
    trees = grow_trees(left[:, FIRST].max(), left[:, SECOND].max())
    return Company(left, shared, ways, strides, *trees, np.empty((nodes, players, players), np.float32))


@standalone
def grow_trees(first: int, second: int) -> tuple[Array, Array, Array, Array]:
    """Return the trees of all rolls of up to these numbers of dice."""
    starts = np.zeros((first + 2, second + 1), np.int64)
    total = 0
    for a in range(first + 1):
        for b in range(second + 1):
            starts[a, b] = total
            total += count_nodes(a, b) if a + b > 0 else 0
    starts[first + 1] = total
    depth, group = np.zeros(total, np.int64), np.zeros(total, np.int64)
    chance = np.zeros(total, np.float32)
    for a in range(first + 1):
        for b in range(second + 1):
            if a + b > 0:
                tree = roll_tree(a, b)
                at = starts[a, b]
                depth[at : at + len(tree.depth)] = tree.depth
                group[at : at + len(tree.depth)] = tree.group
                chance[at : at + len(tree.depth)] = tree.chance
    return starts, depth, group, chance


@kernel
def digit_of(company: Company, node: int, row: int, digit: int) -> int:
    return node // company.strides[row, digit] % company.ways[row, digit]


@kernel
def seconds_placed(company: Company, node: int, seat: int) -> int:
    """Return how many dice of the second kind a seat has placed."""
    placed = digit_of(company, node, seat, SECOND)
    return placed if company.shared else int(placed > 0)


@kernel
def find_left(company: Company, node: int, left: Array) -> int:
    """Write each seat's dice left in a node, of both kinds and in all; return the number of all.

    Return -1 if there is no such node: neutral dice that no one placed.
    """
    players = len(left)
    total, seconds = 0, 0
    for seat in range(players):
        second = seconds_placed(company, node, seat)
        left[seat, 0] = company.left[seat, FIRST] - SIZE[digit_of(company, node, seat, FIRST)]
        left[seat, 1] = company.left[seat, SECOND] - second
        left[seat, 2] = left[seat, 0] + left[seat, 1]
        seconds += second
        total += left[seat, 2]
    whites = SIZE[digit_of(company, node, players, FIRST)]
    return -1 if company.shared and whites != seconds else total


@standalone
def value_company(company: Company, states: Array, goal: int) -> None:
    """Value all nodes after the position `states[0]`; `states[1]` is scratch."""
    players = company.values.shape[1]
    left = np.zeros((players, 3), np.int64)
    reached = np.empty(GROUPS + 1, np.int64)
    best, mean = np.empty(FACES, np.int64), np.empty(players)
    for node in range(len(company.values) - 1, -1, -1):
        total = find_left(company, node, left)
        if total == 0:
            end_round(company, node, states, goal, mean)
            for seat in range(players):
                company.values[node, 0, seat] = mean[seat]
        elif total > 0:
            for roller in range(players):
                if left[roller, 2] > 0:
                    find_choices(company, node, roller, left, reached)
                    expect(company, roller, left, reached, best, mean)
                    for seat in range(players):
                        company.values[node, roller, seat] = mean[seat]


@kernel
def end_round(company: Company, node: int, states: Array, goal: int, paid: Array) -> None:
    """Write each seat's result when the round ends in a node, by the rules."""
    states[1] = states[0]
    players = company.values.shape[1]
    for seat in range(players):
        bunch, second = digit_of(company, node, seat, FIRST), digit_of(company, node, seat, SECOND)
        for casino in range(6):
            seconds = int(not company.shared and second == casino + 1)
            if company.shared and seat == 0:
                seconds = COUNTS[digit_of(company, node, players, FIRST), casino]
            lay(states[1], casino, seat, COUNTS[bunch, casino], seconds)
        hand_in(states[1], seat, digit_of(company, node, seat, CHIPS))
    pay(states[1])
    payoffs(states[1], goal, paid)


@kernel
def find_choices(company: Company, node: int, roller: int, left: Array, reached: Array) -> None:
    """Write which node, and which seat to roll there, every group of dice leads to, and passing (see `place_of`)."""
    for face in range(FACES):
        for first in range(left[roller, 0] + 1):
            for second in range(left[roller, 1] + 1):
                if first + second > 0:
                    to = placed_to(company, node, roller, face, first, second)
                    after = next_roller(left, roller, first + second)
                    reached[group_index(face, first, second)] = to * len(left) + after
    reached[PASS_GROUP] = NOWHERE
    if digit_of(company, node, roller, CHIPS) < company.left[roller, CHIPS]:
        reached[PASS_GROUP] = (node + company.strides[roller, CHIPS]) * len(left) + next_roller(left, roller, 0)


@kernel
def placed_to(company: Company, node: int, seat: int, face: int, first: int, second: int) -> int:
    """Return the node after a placement."""
    bunch = digit_of(company, node, seat, FIRST)
    to = node + (with_dice(bunch, face, first) - bunch) * company.strides[seat, FIRST]
    if not company.shared:
        return to + second * (face + 1) * company.strides[seat, SECOND]
    whites = digit_of(company, node, len(company.left), FIRST)
    return to + second * company.strides[seat, SECOND] + with_dice(whites, face, second) - whites


@kernel
def next_roller(left: Array, roller: int, placed: int) -> int:
    """Return the next seat with dice after a placement, or 0 when no one has any."""
    players = len(left)
    for n in range(1, players + 1):
        seat = (roller + n) % players
        if left[seat, 2] - (placed if seat == roller else 0) > 0:
            return seat
    return 0


@kernel
def worth(company: Company, place: int, seat: int) -> float:
    """Return the value of a node to a seat, given the node and its roller in one number."""
    players = company.values.shape[1]
    return company.values[place // players, place % players, seat]


@kernel
def expect(company: Company, roller: int, left: Array, reached: Array, best: Array, mean: Array) -> None:
    """Write all seats' expectations from a roll, in which the roller takes the best choice."""
    passing = reached[PASS_GROUP]
    mean[:] = 0
    first, second = left[roller, 0], left[roller, 1]
    last = second + 1 == company.tree_first.shape[1]
    end = company.tree_first[first + 1, 0] if last else company.tree_first[first, second + 1]
    for n in range(company.tree_first[first, second], end):
        depth, taken = company.depth[n], reached[company.group[n]]
        if depth > 0 and worth(company, best[depth - 1], roller) >= worth(company, taken, roller):
            taken = best[depth - 1]
        best[depth] = taken
        if company.chance[n] > 0:
            if passing != NOWHERE and worth(company, passing, roller) > worth(company, taken, roller):
                taken = passing
            for seat in range(len(mean)):
                mean[seat] += company.chance[n] * worth(company, taken, seat)
