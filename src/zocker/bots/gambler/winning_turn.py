"""Gambler: the seat's own turn played for the win chance, by a network, instead of for points.

The nodes are those of `turn_nodes` up to the last die. The network values the game after stopping at a node.
"""

from __future__ import annotations

import numpy as np

from zocker.bots.gambler.optimal_turn import value_choices
from zocker.bots.gambler.turn_nodes import Turn, add_nodes, begin_turn, stage_of
from zocker.rules import features, gears
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.gambler.features import FEATURES
from zocker.rules.gambler.material import PLACE, ROWS, STOP
from zocker.rules.gambler.turn import play
from zocker.rules.kernel import entry, kernel
from zocker.rules.state import Array, State
from zocker.values.choices import judge_state
from zocker.values.net import Net, Work, work_for

MAX_NODES = 12_000  # more take longer than a tenth of a second


def chances(net: Net, view: State, legal: Array) -> Array | None:
    """Return the win chance of each choice if the turn is then played best, or None if that takes too long."""
    states, values = np.empty(MAX_NODES + 1, view.dtype), np.empty(len(legal))
    states[0] = view
    observed = np.zeros(features.size(FEATURES), np.int32)
    done = gears.compiled(winning_values)(net, work_for(net), states, legal, observed, values)
    return values if done else None


@entry
def winning_values(net: Net, work: Work, states: Array, legal: Array, observed: Array, values: Array) -> bool:
    """Write how likely each choice in the view `states[0]` is to win; return False if there are too many nodes."""
    turn, stops = ends_of_turn(net, work, states, observed)
    if len(stops) == 0:
        return False
    value_choices(states[0], turn, legal, stops[:, 0].copy(), values)
    return True


@kernel
def ends_of_turn(net: Net, work: Work, states: Array, observed: Array) -> tuple[Turn, Array]:
    """Return the possible courses of the turn in `states[0]`, and each seat's share after stopping at each node, if
    possible.

    There must be room for the state of every node, and one more; otherwise there are no shares.
    """
    turn = begin_turn(states[0], True)
    add_nodes(states[0], turn, turn.hand)
    nodes = turn.starts[turn.hand + 1]
    stops = np.empty((nodes if nodes < len(states) else 0, states[0].players))
    if len(stops) > 0:
        share_stops(net, work, turn, states, observed, stops)
    return turn, stops


@kernel
def share_stops(net: Net, work: Work, turn: Turn, states: Array, observed: Array, stops: Array) -> None:
    """Write the states of all nodes, each from one that leads there, and each seat's share after stopping there."""
    seat = seat_of(states[0])
    made = np.zeros(len(stops), np.bool_)
    scratch = states[-1]
    for placed in range(turn.hand + 1):
        for node in range(turn.starts[placed], turn.starts[placed + 1]):
            for k in range(turn.counts[node]):
                child = turn.links[node, k] // 6
                if not made[child]:
                    made[child] = True
                    states[child] = states[node]
                    row = changed_row(turn.keys[node], turn.keys[child])
                    place_any(states[child], row, turn.links[node, k] % 6, turn.hand - placed)
            states[-1] = states[node]
            if waits_for(scratch) == PLACE:
                play(scratch, STOP)
            judge_state(net, work, scratch, seat, observed, stops[node])


@kernel
def place_any(state: State, row: int, face: int, hand: int) -> None:
    """Place a die of a roll that showed only this face."""
    state.rolled[:] = 0
    state.rolled[face] = hand
    play(state, ROWS * row + face)


@kernel
def changed_row(before: int, after: int) -> int:
    """Return the row in which a die was placed between two nodes."""
    row = 0
    while stage_of(before, row) == stage_of(after, row):
        row += 1
    return row
