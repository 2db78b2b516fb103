"""What a position is worth, before and after chance has spoken, if everybody then chooses by the net."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules import games
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel, standalone
from zocker.values.choices import judge_choices, judge_state
from zocker.values.net import Net, Work

Array = np.ndarray[Any, Any]

ALIKE = 0.001  # shares of the win that differ less are taken for equal
STATES = 3  # a position, what becomes of it, and scratch


@entry
def expect(
    net: Net,
    work: Work,
    states: Array,
    rngs: Array,
    outcomes: Array,
    chances: Array,
    samples: int,
    width: int,
    mean: Array,
    error: Array,
) -> None:
    """Write each seat's share of the win in `states[0]`, and its standard error.

    With `outcomes` it is the mean over these results of chance, by their chances; with `samples` over so many random
    ways on to the next decision; with neither it is judged as it stands. `width` is the size of an observation.
    """
    observed = np.zeros((games.MAX_MOVES, width), np.int32)
    shares = np.zeros((games.MAX_MOVES, states[0].players))
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    values = np.zeros(states[0].players)
    squares = np.zeros(states[0].players)
    mean[:] = 0
    for n in range(max(len(outcomes), samples, 1)):
        states[1] = states[0]
        chance = 1.0
        if len(outcomes) > 0:
            games.chance(states[1], outcomes[n])
            chance = chances[n]
        elif samples > 0:
            draw_until_decision(states[1], rngs[0], outcome)
            chance = 1 / samples
        value_position(net, work, states[1:], moves, observed, shares, values)
        for seat in range(len(values)):
            mean[seat] += chance * values[seat]
            squares[seat] += chance * values[seat] * values[seat]
    for seat in range(len(values)):
        spread = max(squares[seat] - mean[seat] * mean[seat], 0.0)
        error[seat] = np.sqrt(spread / (samples - 1)) if samples > 1 and len(outcomes) == 0 else 0.0


@standalone
def value_position(
    net: Net, work: Work, states: Array, moves: Array, observed: Array, shares: Array, values: Array
) -> None:
    """Write each seat's share of the win in `states[0]`, by seat: after the best choice, if somebody is to choose."""
    state = states[0]
    seat = seat_of(state) if waits_for(state) != OVER and seat_of(state) != NOBODY else 0
    n = 1
    if waits_for(state) > OVER:
        n = games.legal(state, moves)
        judge_choices(net, work, states, moves[:n], observed, shares)
    else:
        judge_state(net, work, state, seat, observed[0], shares[0])
    mean_of_best(shares[:n], 0)
    for place in range(state.players):
        values[(seat + place) % state.players] = shares[0, place]


@kernel
def mean_of_best(shares: Array, seat: int) -> None:
    """Write to the first row the mean of those that are best for a seat: among equals nobody knows what it takes.

    To the others it may make all the difference.
    """
    best = shares[:, seat].max()
    equals = 0
    for k in range(len(shares)):
        if shares[k, seat] >= best - ALIKE:
            for other in range(shares.shape[1]):
                shares[equals, other] = shares[k, other]
            equals += 1
    for k in range(1, equals):
        for other in range(shares.shape[1]):
            shares[0, other] += shares[k, other]
    for other in range(shares.shape[1]):
        shares[0, other] /= equals
