"""The end of a round of Las Vegas (2012) or (2019) between any number of players, solved (see `max_n`)."""

from __future__ import annotations

import math

import numpy as np

from zocker.errors import Mistake
from zocker.exact.bunches import FIRST_BUNCH
from zocker.exact.checks import check_end, check_later, check_rolled, check_size
from zocker.exact.max_n import (
    FIRST,
    PASS_GROUP,
    SECOND,
    Company,
    begin_company,
    find_choices,
    find_left,
    value_company,
    worth,
)
from zocker.exact.reading import bunch_since
from zocker.exact.roll_tree import GROUPS, group_index
from zocker.exact.table_end import GOALS, MONEY, chips_of, shares_second
from zocker.rules import games
from zocker.rules.dice import FACES
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.las_vegas.material import WHITE
from zocker.rules.state import Array, State


class SolvedEnd:
    """All choices from a decision on, for one goal of all seats."""

    def __init__(self, state: State, goal: int = MONEY) -> None:
        """The solution after a decision, for all seats' dice and chips and nothing hidden."""
        check_end(state)
        if goal not in GOALS:
            raise Mistake("error-goal", goal=str(goal))
        check_size(state, bytes_for)
        self.start = np.full(2, state, state.dtype)
        self.company = compiled(solve_company)(self.start, int(goal))

    def placements(self, state: State | None = None) -> Array:
        """Return the value of each legal move to every seat, by move and seat; a later state must be of 2012."""
        state, node = (self.start[0], 0) if state is None else (state, self._node(state))
        check_rolled(state)
        legal, players = np.zeros(games.MAX_MOVES, np.int64), int(state.players)
        legal = legal[: games.legal(state, legal)]
        left, reached = np.zeros((players, 3), np.int64), np.empty(GROUPS + 1, np.int64)
        find_left(self.company, node, left)
        find_choices(self.company, node, int(seat_of(state)), left, reached)
        rolled = [(face, *state.rolled[:, face]) for face in range(FACES) if state.rolled[:, face].any()]
        places = [reached[group_index(*group)] for group in rolled]
        places += [reached[PASS_GROUP]] * (len(legal) - len(places))  # without boards the only other choice
        return np.array([[worth(self.company, place, seat) for seat in range(players)] for place in places])

    def expectation(self, state: State) -> Array:
        """Return every seat's expectation in a later state of 2012, in which a seat is about to roll."""
        node = self._node(state)
        if waits_for(state) > OVER:
            raise Mistake("error-no-chance")
        return self.company.values[node, int(seat_of(state))].astype(np.float64)

    def _node(self, state: State) -> int:
        """Return the node of a later state of Las Vegas (2012)."""
        check_later(self.start[0], state)
        start, strides, players = self.start[0], self.company.strides, int(state.players)
        node = bunch_since(start, state, WHITE) * strides[players, FIRST]
        for seat in range(players):
            node += bunch_since(start, state, seat) * strides[seat, FIRST]
            node += (start.dice_left[seat, SECOND] - state.dice_left[seat, SECOND]) * strides[seat, SECOND]
        return int(node)


def bytes_for(state: State) -> int:
    """Return how much memory a solution takes."""
    players, shared = int(state.players), shares_second(state)
    dice = [state.dice_left[seat] for seat in range(players)]
    seconds = [1 + int(n) * (1 if shared else FACES) for _, n in dice]
    white = int(FIRST_BUNCH[sum(int(n) for _, n in dice) + 1]) if shared else 1
    chips = [1 + int(chips_of(state, seat)) for seat in range(players)]
    nodes = math.prod(int(FIRST_BUNCH[n + 1]) for n, _ in dice) * math.prod(seconds) * math.prod(chips) * white
    return nodes * players**2 * 4


@entry
def solve_company(states: Array, goal: int) -> Company:
    """Solve the rest of a round after `states[0]`."""
    company = begin_company(states[0])
    value_company(company, states, goal)
    return company
