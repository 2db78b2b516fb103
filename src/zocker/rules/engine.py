"""Rolling on until a seat must decide, and playing many games side by side."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules import games
from zocker.rules.dice import Rng
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import share
from zocker.rules.state import State

Array = np.ndarray[Any, Any]


@kernel
def settle(state: State, rng: Rng, outcome: Array) -> None:
    """Draw and apply chance until a seat must decide or the game is over."""
    while waits_for(state) < OVER:
        games.draw(state, rng, outcome)
        games.chance(state, outcome)


def legal_codes(state: State) -> Array:
    """Return the codes of the legal moves."""
    moves = np.zeros(games.MAX_MOVES, np.int64)
    return moves[: games.legal(state, moves)]


@entry
def step_batch(
    states: Array, rngs: Array, chosen: Array, seats: Array, legal: Array, done: Array, scores: Array, wins: Array
) -> int:
    """Play one move in every game, restart finished games, and return -1.

    If a move is illegal, change nothing and return its index. A game that is over ignores its move and starts, so
    the first step of blank states begins all games.
    """
    for i in range(len(states)):
        bad = chosen[i] < 0 or chosen[i] >= legal.shape[1] or not legal[i, chosen[i]]
        if bad and waits_for(states[i]) != OVER:
            return i
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    for i in range(len(states)):
        state = states[i]
        if waits_for(state) != OVER:
            games.play(state, chosen[i])
            settle(state, rngs[i], outcome)
            done[i] = waits_for(state) == OVER
            if done[i]:
                for seat in range(state.players):
                    scores[i, seat] = games.score(state, seat)
                    wins[i, seat] = share(state, seat)
        if waits_for(state) == OVER:
            games.begin(state)
            settle(state, rngs[i], outcome)
        show(state, seats, legal, i, moves)
    return -1


@entry
def mask_batch(states: Array, seats: Array) -> None:
    """Blank in every state what its seat may not know."""
    for i in range(len(states)):
        games.mask(states[i], seats[i])


@kernel
def show(state: State, seats: Array, legal: Array, i: int, moves: Array) -> None:
    """Write which seat decides in game i, and which moves are legal."""
    seats[i] = seat_of(state)
    legal[i] = False
    for k in range(games.legal(state, moves)):
        legal[i, moves[k]] = True
