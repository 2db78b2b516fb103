"""Look ahead by playouts: a second opinion on what a net thinks of each choice at once.

They start from what the seat may know, its blanks filled in by `guess`, with the same dice for all choices. A net errs
about single positions, and what playouts say of it errs in other ways, so both together are better than either. In
Las Vegas the net chooses for all seats, and judges a few choices later; in Royale all seats play as in the playouts of
`shark`, to the end of the round. Which place a seat comes to is told by playouts of that kind in the last round.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

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

DECISIONS = 2  # of the seat itself: at the last one it is judged by the net


class Foreseen(NamedTuple):
    """What becomes of the deciding seat after each choice."""

    chances: Array  # to win the game
    places: Array  # the share of rivals that it leaves behind, where the game ends with the round


def look_ahead(net: Net, view: State, legal: Array, rng: Rng, playouts: int, by_net: bool) -> Foreseen:
    """Return the means over so many playouts of all choices together; those of the net say nothing of places."""
    states, rngs = np.full(STATES + 1, view, view.dtype), np.zeros(RNGS, dice.RNG)
    rngs[0].word = rng.word
    observed = np.zeros((games.MAX_MOVES, features.size(games.by_state(view).FEATURES)), np.int32)
    shares, seen = np.zeros((games.MAX_MOVES, int(view.players))), Foreseen(*np.zeros((2, len(legal))))
    gears.compiled(foresee)(net, work_for(net), states, rngs, legal, playouts, by_net, observed, shares, *seen)
    rng.word = rngs[0].word
    return seen


@entry
def foresee(
    net: Net,
    work: Work,
    states: Array,
    rngs: Array,
    legal: Array,
    playouts: int,
    by_net: bool,
    observed: Array,
    shares: Array,
    chances: Array,
    places: Array,
) -> None:
    """Write the means over playouts after each choice for the seat that decides in `states[0]`, its view."""
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
            if by_net:
                rngs[1].word = word
                states[1] = states[0]
                guess(states[1], seat, rngs[1])
                games.play(states[1], legal[k])
                chances[k] += play_on(net, work, states[1:], rngs[1], seat, moves, outcome, observed, shares) / turns
            else:
                play_round_out(states, rngs, seat, legal[k], word, bots, moves, outcome)
                judge_state(net, work, states[1], seat, observed[0], shares[0])
                chances[k] += shares[0, 0] / turns
                if waits_for(states[1]) == OVER:
                    places[k] += left_behind(states[1], seat) / turns


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


@kernel
def left_behind(state: State, seat: int) -> float:
    """Return the share of rivals that rank below a seat at the end; those who rank equal count half."""
    place = rank(state, seat)
    below = 0.0
    for other in range(state.players):
        theirs = rank(state, other)
        below += int(theirs > place) + 0.5 * int(theirs == place and other != seat)
    return below / (state.players - 1)
