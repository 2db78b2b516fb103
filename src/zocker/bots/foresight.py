"""Look ahead by playouts: a second opinion on what a net thinks of each choice at once.

They start from what the seat may know, its blanks filled in by `guess`, with the same dice for all choices. A net errs
about single positions, and what playouts say of it errs in other ways, so both together are better than either. In
Las Vegas the net chooses for all seats, and judges a few choices later; in Royale all seats play as in the playouts of
`shark`, to the end of the round. Which place a seat comes to is told by playouts of that kind in the last round.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.profile import Foresight
from zocker.bots.profiles import guess, rivals
from zocker.bots.shark import RNGS, STATES, new_word, play_round_out
from zocker.rules import dice, features, games, gears
from zocker.rules.dice import Rng
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel
from zocker.rules.ranking import rank
from zocker.rules.state import State
from zocker.values.choices import judge_choices, judge_state
from zocker.values.net import Net, Work, work_for

Array = np.ndarray[Any, Any]

PLACE_PLAYOUTS = 600  # of all choices together
DECISIONS = 2  # of the seat itself: at the last one it is judged by the net


def chances(net: Net, view: State, legal: Array, rng: Rng, how: Foresight) -> Array:
    """Return how likely the deciding seat is to win after each choice, by playouts."""
    states, rngs, values = np.full(STATES + 1, view, view.dtype), np.zeros(RNGS, dice.RNG), np.zeros(len(legal))
    rngs[0].word = rng.word
    observed = np.zeros((games.MAX_MOVES, features.size(games.by_state(view).FEATURES)), np.int32)
    shares = np.zeros((games.MAX_MOVES, int(view.players)))
    play = gears.compiled(foresee if how.by_net else foresee_round)
    play(net, work_for(net), states, rngs, legal, how.playouts, observed, shares, values)
    rng.word = rngs[0].word
    return values


def places(view: State, legal: Array, rng: Rng) -> Array:
    """Return the share of rivals that the deciding seat leaves behind after each choice; 0 before the last round."""
    states, rngs, behind = np.full(STATES, view, view.dtype), np.zeros(RNGS, dice.RNG), np.zeros(len(legal))
    rngs[0].word = rng.word
    gears.compiled(foresee_places)(states, rngs, legal, behind)
    rng.word = rngs[0].word
    return behind


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
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    turns = max(1, playouts // len(legal))
    for _ in range(turns):
        word = new_word(rngs[0])
        for k in range(len(legal)):
            rngs[1].word = word
            states[1] = states[0]
            guess(states[1], seat, rngs[1])
            games.play(states[1], legal[k])
            values[k] += play_on(net, work, states[1:], rngs[1], seat, moves, outcome, observed, shares) / turns


@kernel
def play_on(
    net: Net,
    work: Work,
    states: Array,
    rng: Rng,
    seat: int,
    moves: Array,
    outcome: Array,
    observed: Array,
    shares: Array,
) -> float:
    """Let the net choose for all seats until a seat has decided twice or the round is over; return what it thinks then.

    The game is `states[0]`; the other two are what a seat sees of it, and scratch.
    """
    state = states[0]
    round_no = state.round_no
    decisions = 0
    while waits_for(state) != OVER and state.round_no == round_no:
        if waits_for(state) < OVER:
            games.draw(state, rng, outcome)
            games.chance(state, outcome)
            continue
        n = games.legal(state, moves)
        best = 0
        if n > 1:
            states[1] = state
            games.mask(states[1], seat_of(state), True)
            best = judge_choices(net, work, states[1:], moves[:n], observed, shares)
            decisions += int(seat_of(state) == seat)
            if decisions == DECISIONS:
                return shares[best, 0]
        games.play(state, moves[best])
    judge_state(net, work, state, seat, observed[0], shares[0])
    return shares[0, 0]


@entry
def foresee_round(
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
    """Write the same as `foresee` by playouts to the end of the round, where the net judges."""
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
            judge_state(net, work, states[1], seat, observed[0], shares[0])
            values[k] += shares[0, 0] / turns


@entry
def foresee_places(states: Array, rngs: Array, legal: Array, behind: Array) -> None:
    """Write the mean share of rivals that the seat leaves behind which decides in `states[0]`, its view."""
    seat = seat_of(states[0])
    bots = np.zeros(games.MAX_PLAYERS, np.int64)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    turns = max(1, PLACE_PLAYOUTS // len(legal))
    for turn in range(turns):
        bots[:] = rivals(states[0], turn)
        bots[seat] = rivals(states[0], 0)
        word = new_word(rngs[0])
        for k in range(len(legal)):
            play_round_out(states, rngs, seat, legal[k], word, bots, moves, outcome)
            if waits_for(states[1]) != OVER:
                return
            behind[k] += left_behind(states[1], seat) / turns


@kernel
def left_behind(state: State, seat: int) -> float:
    """Return the share of rivals that rank below a seat at the end; those who rank equal count half."""
    place = rank(state, seat)
    below = 0.0
    for other in range(state.players):
        theirs = rank(state, other)
        below += int(theirs > place) + 0.5 * int(theirs == place and other != seat)
    return below / (state.players - 1)
