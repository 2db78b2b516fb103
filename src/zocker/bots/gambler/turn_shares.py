"""Gambler: the value of a turn to every seat, if it is played for the win chance.

The nodes are those of `winning_turn`, with the network's values of stopping there. Each has every seat's share of the
win, and equally good choices count with their mean.
"""

from __future__ import annotations

import numpy as np

from zocker.bots.gambler.optimal_turn import number_without
from zocker.bots.gambler.turn_nodes import Turn, after_placing, find_slot
from zocker.bots.gambler.winning_turn import MAX_NODES, ends_of_turn
from zocker.exact.hand_rolls import CHANCE, ROLL_COUNTS, WITH_DIE
from zocker.rules import features, gears
from zocker.rules.frames import KIND, A
from zocker.rules.gambler.features import FEATURES
from zocker.rules.gambler.material import PLACE, ROLL_AGAIN, ROWS, STOP
from zocker.rules.kernel import entry, kernel
from zocker.rules.state import Array, State
from zocker.values.expectation import ALIKE
from zocker.values.net import Net, Work, work_for


def shares_after(net: Net, state: State, legal: Array) -> Array | None:
    """Return each seat's share of the win after each choice, the deciding seat's first; None if it takes too long."""
    states, values = np.empty(MAX_NODES + 1, state.dtype), np.empty((len(legal), int(state.players)))
    states[0] = state
    observed = np.zeros(features.size(FEATURES), np.int32)
    done = gears.compiled(turn_shares)(net, work_for(net), states, legal, observed, values)
    return values if done else None


def shares_before(net: Net, state: State) -> Array | None:
    """Return each seat's share of the win before a roll, the rolling seat's first; None if it takes too long."""
    rolling: State = state.copy()
    rolling.rolled[0] = state.frames[0, A]  # rolling all of them again is the same
    rolling.frames[0, KIND], rolling.frames[0, A] = PLACE, 1
    found = shares_after(net, rolling, np.array([ROLL_AGAIN]))
    return None if found is None else found[0]


@entry
def turn_shares(net: Net, work: Work, states: Array, legal: Array, observed: Array, values: Array) -> bool:
    """Write each seat's share after each choice in the view `states[0]`; return False if there are too many nodes."""
    turn, stops = ends_of_turn(net, work, states, observed)
    if len(stops) == 0:
        return False
    view = states[0]
    best, bases, again = share_nodes(turn, stops)
    for k in range(len(legal)):
        if legal[k] == STOP:
            values[k] = stops[0]
        elif legal[k] == ROLL_AGAIN:
            values[k] = again
        else:
            row, face = legal[k] // ROWS, legal[k] % ROWS
            key, money = after_placing(view, turn, 0, turn.points[0], row, turn.next_stage[row, 0, face])
            child = turn.slots[find_slot(turn, key, money)]
            values[k] = best[bases[child] + number_without(view, face)]
    return True


@kernel
def share_nodes(turn: Turn, stops: Array) -> tuple[Array, Array, Array]:
    """Return the shares of each roll at each node, the start of each node's shares, and the shares of rolling now."""
    bases = np.zeros(len(stops) + 1, np.int64)
    for placed in range(turn.hand + 1):
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            bases[node + 1] = bases[node] + ROLL_COUNTS[turn.hand - placed]
    best, again = np.empty((bases[-1], stops.shape[1])), np.zeros(stops.shape[1])
    tops, equals = np.empty(ROLL_COUNTS[turn.hand]), np.empty(ROLL_COUNTS[turn.hand], np.int64)
    for placed in range(turn.hand, -1, -1):
        n = turn.hand - placed
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            shares = best[bases[node] : bases[node + 1]]
            find_tops(turn, node, n, best, bases, tops)
            begin_means(shares, equals)
            add_children(turn, node, n, best, bases, tops, shares, equals)
            again[:] = 0
            for roll in range(ROLL_COUNTS[n]):
                if equals[roll] > 0:
                    again += CHANCE[n, roll] * shares[roll] / equals[roll]
                else:
                    again += CHANCE[n, roll] * stops[node]  # GA-16
                tops[roll] = max(tops[roll], stops[node, 0])
            for roll in range(ROLL_COUNTS[n]):
                tops[roll] = max(tops[roll], again[0])
            begin_means(shares, equals)
            add_children(turn, node, n, best, bases, tops, shares, equals)
            for roll in range(ROLL_COUNTS[n]):
                add_alike(stops[node], tops[roll], shares, equals, roll)
                add_alike(again, tops[roll], shares, equals, roll)
                shares[roll] /= equals[roll]
    return best, bases, again


@kernel
def begin_means(shares: Array, equals: Array) -> None:
    shares[:] = 0
    equals[:] = 0


@kernel
def find_tops(turn: Turn, node: int, n: int, best: Array, bases: Array, tops: Array) -> None:
    """Write for each roll the best value of placing a die to the seat."""
    tops[: ROLL_COUNTS[n]] = -1
    for k in range(turn.counts[node]):
        child = bases[turn.links[node, k] // 6]
        for rest in range(ROLL_COUNTS[n - 1]):
            roll = WITH_DIE[n - 1, rest, turn.links[node, k] % 6]
            tops[roll] = max(tops[roll], best[child + rest, 0])


@kernel
def add_children(
    turn: Turn, node: int, n: int, best: Array, bases: Array, tops: Array, shares: Array, equals: Array
) -> None:
    """Add up for each roll all ways to place a die that are as good as the best."""
    for k in range(turn.counts[node]):
        child = bases[turn.links[node, k] // 6]
        for rest in range(ROLL_COUNTS[n - 1]):
            roll = WITH_DIE[n - 1, rest, turn.links[node, k] % 6]
            add_alike(best[child + rest], tops[roll], shares, equals, roll)


@kernel
def add_alike(found: Array, top: float, shares: Array, equals: Array, roll: int) -> None:
    """Add a choice for a roll if it is as good as the best."""
    if found[0] >= top - ALIKE:
        equals[roll] += 1
        for place in range(len(found)):
            shares[roll, place] += found[place]
