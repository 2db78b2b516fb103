"""Rolling on until a seat must decide, and playing many games side by side."""

from __future__ import annotations

import numpy as np

from zocker.rules import games
from zocker.rules.dice import Rng
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import share
from zocker.rules.state import Array, State


@kernel
def draw_until_decision(state: State, rng: Rng, outcome: Array) -> None:
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
    states: Array,
    rngs: Array,
    chosen: Array,
    seats: Array,
    legal: Array,
    done: Array,
    scores: Array,
    wins: Array,
    outcome: Array,
    moves: Array,
) -> int:
    """Play one move in every game, restart finished games, and return -1.

    If a move is illegal, change nothing and return its index. A game that is over ignores its move and starts, so
    the first step of blank states begins all games. `outcome` and `moves` are room to work in.
    """
    for i in range(len(states)):
        if waits_for(states[i]) != OVER and not is_legal(legal[i], chosen[i]):
            return i
    for i in range(len(states)):
        state = states[i]
        if waits_for(state) != OVER:
            games.play(state, chosen[i])
            draw_until_decision(state, rngs[i], outcome)
            done[i] = waits_for(state) == OVER
            if done[i]:
                settle(state, scores[i], wins[i])
        if waits_for(state) == OVER:
            games.begin(state)
            draw_until_decision(state, rngs[i], outcome)
        show(state, seats, legal, i, moves)
    return -1


@kernel
def is_legal(legal: Array, move: int) -> bool:
    """Tell whether a move exists and is legal."""
    return 0 <= move < len(legal) and legal[move]


@kernel
def settle(state: State, scores: Array, wins: Array) -> None:
    """Write every seat's score and share of the win once a game is over."""
    for seat in range(state.players):
        scores[seat] = games.score(state, seat)
        wins[seat] = share(state, seat)


@entry
def mask_batch(states: Array, seats: Array, counts: bool) -> None:
    """Mask every state for its seat."""
    for i in range(len(states)):
        games.mask(states[i], seats[i], counts)


@entry
def observe_batch(states: Array, seats: Array, counts: bool, view: Array, observed: Array) -> None:
    """Write the deciding seat's observation of every game; `view` is room for one masked state."""
    for i in range(len(states)):
        observe_masked(states[i], seats[i], counts, view, observed[i])


@kernel
def observe_masked(state: State, seat: int, counts: bool, view: Array, observed: Array) -> None:
    """Write a seat's observation of a state; `view` is room for the masked state."""
    view[0] = state
    games.mask(view[0], seat, counts)
    games.observe(view[0], seat, observed)


@kernel
def show(state: State, seats: Array, legal: Array, i: int, moves: Array) -> None:
    """Write which seat decides in game i, and which moves are legal."""
    seats[i] = seat_of(state)
    legal[i] = False
    for k in range(games.legal(state, moves)):
        legal[i, moves[k]] = True
