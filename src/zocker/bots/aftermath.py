"""What a choice makes of everybody's score: the round is played on by `regular` at all seats, with the same dice."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.profiles import regular
from zocker.rules import dice, games, gears
from zocker.rules.dice import Rng
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

STATES = 3  # a position, what becomes of it, and a view


def scores_after(state: State, codes: Array, playouts: int, seed: int = 1) -> Array:
    """Return everybody's mean score at the end of the round after each of some moves, by move and seat."""
    states, rngs = np.full(STATES, state, state.dtype), np.zeros(2, dice.RNG)
    scores = np.zeros((len(codes), int(state.players)))
    gears.compiled(add_scores)(states, rngs, dice.seed_words(seed, 0, playouts), codes, scores)
    return scores / playouts


@entry
def add_scores(states: Array, rngs: Array, words: Array, codes: Array, scores: Array) -> None:
    """Play each move in `states[0]`, then on to the end of the round, and add everybody's score to `scores`.

    Each word begins a playout of all moves; the other states and the generators are scratch.
    """
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    for word in words:
        for k in range(len(codes)):
            rngs[0].word = word
            rngs[1].word = word
            states[1] = states[0]
            games.play(states[1], codes[k])
            finish_round(states[1:], states[0].round_no, rngs[0], rngs[1], moves, outcome)
            for seat in range(scores.shape[1]):
                scores[k, seat] += games.score(states[1], seat)


@kernel
def finish_round(states: Array, round_no: int, rolls: Rng, luck: Rng, moves: Array, outcome: Array) -> None:
    """Play on in `states[0]` until a later round begins, or the game is over; `states[1]` is room for views."""
    state: State = states[0]
    draw_until_decision(state, rolls, outcome)
    while waits_for(state) != OVER and state.round_no == round_no:
        states[1] = state
        games.mask(states[1], seat_of(state), False)
        n = games.legal(state, moves)
        games.play(state, regular(states[1], moves[:n], luck))
        draw_until_decision(state, rolls, outcome)
