"""The bots that we ship: quick ones, and levels of the one that searches; and whole games between them."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.quick import KERNELS, advance
from zocker.bots.shark import search
from zocker.rules import games
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import share
from zocker.rules.records import Record

Array = np.ndarray[Any, Any]

SHARK = len(KERNELS)
NAMES = (*KERNELS, "shark")
PLAYOUTS = 0  # of a decision: as many as search finds right
EXTERNAL = -1  # a bot that only Python can ask
BEGIN = -1  # instead of a move: start the game
ROOM = 2  # states: the game and a view
RNGS = 2  # dice and luck
NO_END = 1 << 40  # of rounds


@entry
def play_games(
    room: Array,
    rngs: Array,
    words: Array,
    first: int,
    lineup: Array,
    wins: Array,
    points: Array,
    move: int,
    moves: Array,
) -> tuple[int, int]:
    """Play whole games, and add up wins and points by place in the line-up.

    `room` is room for a game (its options set) and a view, `words` holds the start words of dice and luck for
    each game. The line-up moves on by one seat from game to game. `move` is `BEGIN`; but when a bot must decide that
    isn't quick, the game stops there, to be gone on with by its move. Return how many decisions were made, and how
    many legal moves such a bot has (0: all games are over). They are in `moves`, its view is in `room[1]`.
    """
    outcome = np.zeros(games.MOST_OUTCOME, np.int64)
    bots = np.zeros(games.MOST_PLAYERS, np.int64)
    state = room[0]
    made = 0
    for i in range(len(words)):
        for seat in range(state.players):
            bots[seat] = lineup[place(state, seat, first + i)]
        if move == BEGIN:
            rngs[0].word = words[i, 0]
            rngs[1].word = words[i, 1]
            games.begin(state)
        else:
            games.play(state, move)
        made += advance(state, room[1:], rngs[0], rngs[1], bots, moves, outcome, NO_END)
        if waits_for(state) != OVER:
            room[1] = state
            games.mask(room[1], seat_of(state))
            return made, games.legal(state, moves)
        for seat in range(state.players):
            wins[place(state, seat, first + i)] += share(state, seat)
            points[place(state, seat, first + i)] += games.score(state, seat)
    return made, 0


@kernel
def place(state: Record, seat: int, game: int) -> int:
    """Return which bot of the line-up has a seat in a game."""
    return (seat + game) % state.players


@entry
def weigh(room: Array, rngs: Array, legal: Array, playouts: int, even: bool, sums: Array, counts: Array) -> int:
    """Return what `shark` would play in `room[0]`, a view, and what it thinks of each choice (see `search`)."""
    return search(room, rngs, legal, playouts, even, sums, counts)
