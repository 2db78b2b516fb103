"""Search: play every choice out to the end of the round many times, and choose the best.

Playouts start from what the seat may know, its blanks filled in by `guess`, with the same dice for all choices. All
seats play by instinct. In Las Vegas the rivals are greedy in every other playout, like players who look no further.
Another choice must beat that of instinct by more than chance would explain. After each stage the worse half of the
other choices is dropped. With few dice left, all outcomes are enumerated instead, and secret choices are mixed as their
small matrix games demand.
"""

from __future__ import annotations

import math

import numpy as np

from zocker.bots.profiles import doubt, effort, exact_chances, guess, instinct, outlook, rivals
from zocker.bots.quick import advance
from zocker.rules import games
from zocker.rules.dice import Rng, below
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel, standalone
from zocker.rules.state import Array

WON, SQUARES, MONEY, GAIN, GAIN_SQUARES = range(5)  # sums that are kept for each choice
SUMS = 5
STATES = 3  # a view, what becomes of it, and scratch
RNGS = 3  # the bot's luck, and two for playouts


@standalone
def search(states: Array, rngs: Array, legal: Array, playouts: int, even: bool, sums: Array, counts: Array) -> int:
    """Return the best move for the seat that decides in `states[0]`, its view; the other two states are scratch.

    Write the sums of the playouts to `sums`, by kind of sum and by choice, and their numbers to `counts`. `rngs[0]` is
    the bot's own luck, the other two are scratch. 0 playouts means as many as suit the game; with `even` all choices
    get the same number.
    """
    states[1] = states[0]
    by_instinct = instinct(states[1], legal, rngs[0])
    values = np.zeros(len(legal))
    if not even and exact_chances(states[0], legal, rngs[0], values):
        return legal[values.argmax()]
    if playouts == 0:
        playouts = effort(states[0])
    if playouts == 0:
        return by_instinct
    sums[:] = 0
    counts[:] = 0
    best = race(states, rngs, legal, by_instinct, playouts, even, sums, counts)
    if legal[best] == by_instinct:
        return by_instinct
    mean = sums[GAIN, best] / counts[best]
    error = math.sqrt(max(sums[GAIN_SQUARES, best] / counts[best] - mean * mean, 0.0) / counts[best])
    return legal[best] if mean > doubt(states[0]) * error else by_instinct


@kernel
def race(
    states: Array, rngs: Array, legal: Array, by_instinct: int, playouts: int, even: bool, sums: Array, counts: Array
) -> int:
    """Play all choices out, dropping the worse half after each stage; return the best one that instinct rejects."""
    seat = seat_of(states[0])
    others = np.empty(len(legal), np.int64)
    left = 0
    instinct_index = 0
    for k in range(len(legal)):
        if legal[k] == by_instinct:
            instinct_index = k
        else:
            others[left] = k
            left += 1
    bots = np.zeros(games.MAX_PLAYERS, np.int64)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    gains = np.empty(len(legal))
    stages = 1
    while 1 << stages <= left and not even:
        stages += 1
    for stage in range(stages):
        for turn in range(max(1, playouts // (stages * (left + 1)))):
            bots[:] = rivals(states[0], turn)
            bots[seat] = rivals(states[0], 0)
            word = new_word(rngs[0])
            instinct_won = play_out(states, rngs, seat, by_instinct, word, bots, moves, outcome)
            add(sums, counts, instinct_index, instinct_won, instinct_won, games.score(states[1], seat))
            for k in range(left):
                won = play_out(states, rngs, seat, legal[others[k]], word, bots, moves, outcome)
                add(sums, counts, others[k], won, instinct_won, games.score(states[1], seat))
        for k in others[:left]:
            gains[k] = sums[GAIN, k] / counts[k]
        sort_best_first(others[:left], gains)
        if stage < stages - 1:
            left = (left + 1) // 2
    return others[0] if left else instinct_index


@kernel
def play_out(
    states: Array, rngs: Array, seat: int, move: int, word: int, bots: Array, moves: Array, outcome: Array
) -> float:
    """Play a move and continue to the end of the round; return the seat's win chance then."""
    play_round_out(states, rngs, seat, move, word, bots, moves, outcome)
    return outlook(states[1], seat)


@kernel
def play_round_out(
    states: Array, rngs: Array, seat: int, move: int, word: int, bots: Array, moves: Array, outcome: Array
) -> int:
    """Play a move in the view `states[0]` to the end of the round, in `states[1]`; return the number of decisions."""
    rngs[1].word = word
    rngs[2].word = word
    trial = states[1]
    states[1] = states[0]
    guess(trial, seat, rngs[1])
    round_no = trial.round_no
    games.play(trial, move)
    return advance(trial, states[2:], rngs[1], rngs[2], bots, moves, outcome, round_no)


@kernel
def add(sums: Array, counts: Array, k: int, won: float, instinct_won: float, money: int) -> None:
    counts[k] += 1
    sums[WON, k] += won
    sums[SQUARES, k] += won * won
    sums[MONEY, k] += money
    sums[GAIN, k] += won - instinct_won
    sums[GAIN_SQUARES, k] += (won - instinct_won) * (won - instinct_won)


@kernel
def sort_best_first(choices: Array, worths: Array) -> None:
    """Sort some choices by value."""
    for i in range(1, len(choices)):
        k = choices[i]
        at = i
        while at > 0 and worths[k] > worths[choices[at - 1]]:
            choices[at] = choices[at - 1]
            at -= 1
        choices[at] = k


@kernel
def new_word(rng: Rng) -> int:
    """Return a random start word for a generator."""
    return 1 + (below(rng, 1 << 30) << 30) + below(rng, 1 << 30)
