"""The end of a round of Las Vegas (2012) or (2019) between any number of players, solved (see `max_n`)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from zocker.exact.bunches import FIRST_BUNCH
from zocker.exact.max_n import (
    PASS_GROUP,
    Company,
    begin_company,
    find_choices,
    find_left,
    value_company,
    worth,
)
from zocker.exact.roll_tree import GROUPS, group_index
from zocker.exact.table_end import MONEY, chips_of, shares_second
from zocker.rules import games
from zocker.rules.dice import FACES
from zocker.rules.frames import seat_of
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

MAX_BYTES = 1 << 30


class SolvedEnd:
    """All choices from a decision on, for one goal of all seats."""

    def __init__(self, state: State, goal: int = MONEY) -> None:
        """Solve what follows a decision; all seats' dice and chips, and nothing hidden, count."""
        self.start = np.full(2, state, state.dtype)
        self.company = compiled(solve_company)(self.start, goal)

    def placements(self) -> Array:
        """Return what each legal move is worth to every seat, by move and seat."""
        legal = np.zeros(games.MAX_MOVES, np.int64)
        legal = legal[: games.legal(self.start[0], legal)]
        state, players = self.start[0], int(self.start[0].players)
        left, reached = np.zeros((players, 3), np.int64), np.empty(GROUPS + 1, np.int64)
        find_left(self.company, 0, left)
        find_choices(self.company, 0, int(seat_of(state)), left, reached)
        rolled = [(face, *state.rolled[:, face]) for face in range(FACES) if state.rolled[:, face].any()]
        places = [reached[group_index(*group)] for group in rolled]
        places += [reached[PASS_GROUP]] * (len(legal) - len(places))  # without boards the only other choice
        return np.array([[worth(self.company, place, seat) for seat in range(players)] for place in places])


def bytes_for(state: State) -> int:
    """Return how much memory a solution takes; more than `MAX_BYTES` also takes long."""
    players, shared = int(state.players), shares_second(state)
    dice = [state.dice_left[seat] for seat in range(players)]
    seconds = [1 + int(n) * (1 if shared else FACES) for _, n in dice]
    white = int(FIRST_BUNCH[sum(int(n) for _, n in dice) + 1]) if shared else 1
    chips = [1 + int(chips_of(state, seat)) for seat in range(players)]
    nodes = math.prod(int(FIRST_BUNCH[n + 1]) for n, _ in dice) * math.prod(seconds) * math.prod(chips) * white
    return nodes * players**2 * 4


@entry
def solve_company(states: Array, goal: int) -> Company:
    """Solve what is left of a round after `states[0]`."""
    company = begin_company(states[0])
    value_company(company, states, goal)
    return company
