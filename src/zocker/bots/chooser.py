"""Our bots, the quick ones and the one that searches, and whole games between them."""

from __future__ import annotations

import numpy as np

from zocker.bots.quick import BOTS, COUNTS, QUICK, advance
from zocker.bots.shark import search
from zocker.rules import games
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import share
from zocker.rules.state import Array, State

NAMES = (*BOTS, "shark", "legend")
PLAYOUTS = 0  # per decision; 0 means as many as suit the game
EXTERNAL, EXTERNAL_COUNTING = -1, -2  # the codes of bots that only Python can ask
BEGIN = -1  # instead of a move: start the game
STATES = 2  # the game and a view
RNGS = 2  # dice and luck
NO_END = 1 << 40  # as the last round: play to the end of the game


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

    `states` holds a game with its options set, and a view; `seeds` the start words of dice and luck for each game. The
    line-up shifts by one seat from game to game. When a bot that isn't quick must decide, play stops: call again with
    its `move` instead of `BEGIN`. Return how many decisions were made, and how many legal moves that bot has, or 0 when
    all games are over. Its moves are then in `moves` and its view is in `states[1]`.
    """
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    bots = np.zeros(games.MAX_PLAYERS, np.int64)
    state = states[0]
    made = 0
    for i in range(len(seeds)):
        for seat in range(state.players):
            bots[seat] = lineup[lineup_index(state, seat, first + i)]
        if move == BEGIN:
            rngs[0].word = seeds[i, 0]
            rngs[1].word = seeds[i, 1]
            games.begin(state)
        else:
            games.play(state, move)
        made += advance(state, states[1:], rngs[0], rngs[1], bots, moves, outcome, NO_END)
        if waits_for(state) != OVER:
            states[1] = state
            games.mask(states[1], seat_of(state), counts_along(bots[seat_of(state)]))
            return made, games.legal(state, moves)
        for seat in range(state.players):
            wins[lineup_index(state, seat, first + i)] += share(state, seat)
            points[lineup_index(state, seat, first + i)] += games.score(state, seat)
    return made, 0


@kernel
def counts_along(bot: int) -> bool:
    """Tell whether a bot counts what others win in public; our searching bots do."""
    if 0 <= bot < QUICK:
        return COUNTS[bot]
    return bot != EXTERNAL


@kernel
def lineup_index(state: State, seat: int, game: int) -> int:
    """Return the place in the line-up of the bot that has a seat in a game."""
    return (seat + game) % state.players


@entry
def weigh(states: Array, rngs: Array, legal: Array, playouts: int, even: bool, sums: Array, counts: Array) -> int:
    """Return `shark`'s choice in the view `states[0]`, and write its sums for each choice (see `search`)."""
    return search(states, rngs, legal, playouts, even, sums, counts)
