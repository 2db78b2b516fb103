"""The bots that we ship: quick ones, and levels of the one that searches; and whole games between them."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.quick import BOTS, advance
from zocker.bots.shark import search
from zocker.rules import games
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import share
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

NAMES = (*BOTS, "shark")
PLAYOUTS = 0  # of a decision: as many as search finds right
EXTERNAL = -1  # a bot that only Python can ask
BEGIN = -1  # instead of a move: start the game
STATES = 2  # the game and a view
RNGS = 2  # dice and luck
NO_END = 1 << 40  # of rounds


@entry
def play_games(
    states: Array,
    rngs: Array,
    seeds: Array,
    first: int,
    lineup: Array,
    wins: Array,
    points: Array,
    move: int,
    moves: Array,
) -> tuple[int, int]:
    """Play whole games, and add up wins and points by place in the line-up.

    `states` holds a game with its options set, and a view; `seeds` where dice and luck start in each game. The line-up
    shifts by one seat from game to game. Where a bot that isn't quick must decide, play stops: call again with its
    `move` instead of `BEGIN`. Return how many decisions were made, and how many legal moves that bot has (0: all games
    are over); they are in `moves`, its view is in `states[1]`.
    """
    outcome = np.zeros(games.MOST_OUTCOME, np.int64)
    bots = np.zeros(games.MOST_PLAYERS, np.int64)
    state = states[0]
    made = 0
    for i in range(len(seeds)):
        for seat in range(state.players):
            bots[seat] = lineup[place(state, seat, first + i)]
        if move == BEGIN:
            rngs[0].word = seeds[i, 0]
            rngs[1].word = seeds[i, 1]
            games.begin(state)
        else:
            games.play(state, move)
        made += advance(state, states[1:], rngs[0], rngs[1], bots, moves, outcome, NO_END)
        if waits_for(state) != OVER:
            states[1] = state
            games.mask(states[1], seat_of(state))
            return made, games.legal(state, moves)
        for seat in range(state.players):
            wins[place(state, seat, first + i)] += share(state, seat)
            points[place(state, seat, first + i)] += games.score(state, seat)
    return made, 0


@kernel
def place(state: State, seat: int, game: int) -> int:
    """Return which bot of the line-up has a seat in a game."""
    return (seat + game) % state.players


@entry
def weigh(states: Array, rngs: Array, legal: Array, playouts: int, even: bool, sums: Array, counts: Array) -> int:
    """Return what `shark` would play in `states[0]`, a view, and what it thinks of each choice (see `search`)."""
    return search(states, rngs, legal, playouts, even, sums, counts)
