"""The bots that we ship, as one kernel: the code of a bot and its choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from zocker.bots.greedy import greedy
from zocker.bots.optimal_turn import optimal_turn
from zocker.bots.random import random
from zocker.rules import games
from zocker.rules.engine import settle, share_win
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.records import Record

Array = np.ndarray[Any, Any]

RANDOM, GREEDY, OPTIMAL_TURN = range(3)
KERNELS: dict[str, Callable[..., int]] = {"random": random, "greedy": greedy, "optimal-turn": optimal_turn}
ONLY_FOR = {"optimal-turn": ("gambler",)}  # bots that don't play every game
EXTERNAL = -1  # a bot that only Python can ask
BEGIN = -1  # instead of a move: start the game


@kernel
def choose(bot: int, view: Record, legal: Array, rng: Record) -> int:
    if bot == GREEDY:
        return greedy(view, legal, rng)
    if bot == OPTIMAL_TURN:
        return optimal_turn(view, legal, rng)
    return random(view, legal, rng)


@kernel
def play_on(state: Record, view: Array, dice: Record, luck: Record, bots: Array, moves: Array, outcome: Array) -> int:
    """Play on until the game is over or an external bot must decide; return how many decisions were made.

    Chance comes from `dice`, what bots leave to chance from `luck`. `view` is room for one masked state.
    """
    made = 0
    while True:
        settle(state, dice, outcome)
        if waits_for(state) == OVER:
            return made
        seat = seat_of(state)
        bot = bots[seat]
        if bot == EXTERNAL:
            return made
        n = games.legal(state, moves)
        if bot != RANDOM:  # which looks at nothing
            view[0] = state
            games.mask(view[0], seat)
        games.play(state, choose(bot, view[0], moves[:n], luck))
        made += 1


@entry
def play_games(
    pair: Array,
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

    `pair` is room for a game (its options set) and a view, `words` holds the start words of dice and luck for
    each game. The line-up moves on by one seat from game to game. `move` is `BEGIN`; but when an external bot
    must decide, the game stops there, to be gone on with by its move. Return how many decisions were made, and
    how many legal moves such a bot has (0: all games are over). They are in `moves`, its view is in `pair[1]`.
    """
    outcome = np.zeros(games.MOST_OUTCOME, np.int64)
    bots = np.zeros(games.MOST_PLAYERS, np.int64)
    shares = np.zeros((1, games.MOST_PLAYERS), np.int64)
    state = pair[0]
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
        made += play_on(state, pair[1:], rngs[0], rngs[1], bots, moves, outcome)
        if waits_for(state) != OVER:
            pair[1] = state
            games.mask(pair[1], seat_of(state))
            return made, games.legal(state, moves)
        share_win(state, shares, 0)
        for seat in range(state.players):
            wins[place(state, seat, first + i)] += shares[0, seat]
            points[place(state, seat, first + i)] += games.score(state, seat)
    return made, 0


@kernel
def place(state: Record, seat: int, game: int) -> int:
    """Return which bot of the line-up has a seat in a game."""
    return (seat + game) % state.players
