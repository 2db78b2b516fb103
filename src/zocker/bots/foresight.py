"""A second opinion for a net: play each choice out to the end of the round many times, and ask the net only there.

What a net thinks of a position and what playouts say of it err in different ways, so their mean is better than either.
Playouts start from what the seat may know, its blanks filled in by `guess`, with the same dice for all choices; all
seats play as in those of `shark`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.profiles import rivals
from zocker.bots.shark import RNGS, STATES, new_word, play_round_out
from zocker.rules import dice, features, games, gears
from zocker.rules.dice import Rng
from zocker.rules.frames import seat_of
from zocker.rules.kernel import entry
from zocker.rules.state import State
from zocker.values.choices import judge_state
from zocker.values.net import Net, Work, work_for

Array = np.ndarray[Any, Any]


def chances(net: Net, view: State, legal: Array, rng: Rng, playouts: int) -> Array:
    """Return how likely the deciding seat is to win after each choice, by so many playouts of all together."""
    states, rngs, values = np.full(STATES, view, view.dtype), np.zeros(RNGS, dice.RNG), np.zeros(len(legal))
    rngs[0].word = rng.word
    observed = np.zeros(features.size(games.by_state(view).FEATURES), np.int32)
    shares = np.zeros(int(view.players))
    gears.compiled(foresee)(net, work_for(net), states, rngs, legal, playouts, observed, shares, values)
    rng.word = rngs[0].word
    return values


@entry
def foresee(
    net: Net,
    work: Work,
    states: Array,
    rngs: Array,
    legal: Array,
    playouts: int,
    observed: Array,
    shares: Array,
    values: Array,
) -> None:
    """Write the mean share of the win after each choice for the seat that decides in `states[0]`, its view."""
    seat = seat_of(states[0])
    bots = np.zeros(games.MAX_PLAYERS, np.int64)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    turns = max(1, playouts // len(legal))
    for turn in range(turns):
        bots[:] = rivals(states[0], turn)
        bots[seat] = rivals(states[0], 0)
        word = new_word(rngs[0])
        for k in range(len(legal)):
            play_round_out(states, rngs, seat, legal[k], word, bots, moves, outcome)
            judge_state(net, work, states[1], seat, observed, shares)
            values[k] += shares[0] / turns
