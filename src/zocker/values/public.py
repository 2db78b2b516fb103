"""What a position is worth in public: the mean of what the net says from every seat, before and after chance spoke."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from zocker.rules import dice, features, games, gears
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel, standalone
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import State
from zocker.values.net import Net, Work, judge, work_for

Array = np.ndarray[Any, Any]

ALIKE = 0.001  # shares of the win that differ less are taken for equal
STATES = 3  # a position, what becomes of it, and scratch
NO_OUTCOMES = np.zeros((0, games.MAX_OUTCOME), np.int64), np.zeros(0)
SLOTS = 1 << 11  # positions that are remembered: most rolls lead to the same ones
PROBES = 4  # slots where each may be
WEIGHTS = np.random.default_rng(1).integers(1, 1 << 16, 4096)  # to number positions


class PublicValue(NamedTuple):
    """What a position is worth, by seat."""

    shares: Array  # each seat's share of the win
    error: Array  # the standard error of each, if samples stood for all results of chance
    choices: Array  # where somebody is to choose: the shares after each choice


class Memory(NamedTuple):
    """Positions that were judged."""

    numbers: Array  # of positions, -1 where there is none
    positions: Array  # all numbers of their states
    shares: Array


def public_value(
    net: Net,
    seen: State,
    *,
    outcomes: tuple[Array, Array] = NO_OUTCOMES,
    samples: int = 0,
    seed: int = 1,
    compiled: bool = True,
) -> PublicValue:
    """Judge a masked state as `expect_in_public` does, by given results of chance and their chances, or by samples."""
    players = int(seen.players)
    states, rngs = np.full(STATES, seen, seen.dtype), np.zeros(1, dice.RNG)
    rngs[0].word = dice.seed_words(seed, 0, 1)[0]
    observed = np.zeros(features.size(games.by_state(seen).FEATURES), np.int32)
    choices, (mean, error) = np.zeros((games.MAX_MOVES, players)), np.zeros((2, players))
    ask = gears.compiled(expect_in_public) if compiled else expect_in_public
    room = states, states.view(np.int64).reshape(STATES, -1)
    n = ask(net, work_for(net), *room, rngs, *outcomes, samples, observed, choices, mean, error)
    return PublicValue(mean, error, choices[:n])


@entry
def expect_in_public(
    net: Net,
    work: Work,
    states: Array,
    numbers: Array,
    rngs: Array,
    outcomes: Array,
    chances: Array,
    samples: int,
    observed: Array,
    choices: Array,
    mean: Array,
    error: Array,
) -> int:
    """Write each seat's share of the win in `states[0]`, and its standard error.

    With `outcomes` it is the mean over these results of chance, by their chances; with `samples` over so many random
    ways on to the next decision; with neither it is judged as it stands, and the shares after each choice are written
    to `choices`. Return how many these are. `numbers` is `states` as whole numbers.
    """
    memory = empty_memory(numbers.shape[1], len(mean))
    moves, outcome = np.zeros(games.MAX_MOVES, np.int64), np.zeros(games.MAX_OUTCOME, np.int64)
    values, squares = np.zeros(len(mean)), np.zeros(len(mean))
    mean[:] = 0
    n = 0
    for k in range(max(len(outcomes), samples, 1)):
        states[1] = states[0]
        chance = 1.0
        if len(outcomes) > 0:
            games.chance(states[1], outcomes[k])
            chance = chances[k]
        elif samples > 0:
            draw_until_decision(states[1], rngs[0], outcome)
            chance = 1 / samples
        n = value_in_public(net, work, memory, states[1:], numbers[1:], moves, observed, choices, values)
        for seat in range(len(mean)):
            mean[seat] += chance * values[seat]
            squares[seat] += chance * values[seat] * values[seat]
    for seat in range(len(mean)):
        spread = max(squares[seat] - mean[seat] * mean[seat], 0.0)
        error[seat] = np.sqrt(spread / (samples - 1)) if samples > 1 else 0.0
    return n


@standalone
def value_in_public(
    net: Net,
    work: Work,
    memory: Memory,
    states: Array,
    numbers: Array,
    moves: Array,
    observed: Array,
    choices: Array,
    values: Array,
) -> int:
    """Write each seat's share of the win in `states[0]`: after the best choice, if somebody is to choose.

    Write the shares after each choice, too, and return how many there are. `states[1]` is scratch.
    """
    if waits_for(states[0]) <= OVER:
        judge_in_public(net, work, memory, states[0], numbers[0], observed, values)
        return 0
    n = games.legal(states[0], moves)
    for k in range(n):
        states[1] = states[0]
        games.play(states[1], moves[k])
        judge_in_public(net, work, memory, states[1], numbers[1], observed, choices[k])
    mean_of_alike(choices[:n], seat_of(states[0]), values)
    return n


@kernel
def mean_of_alike(choices: Array, seat: int, values: Array) -> None:
    """Write the mean of the choices that are best for a seat.

    Among equals nobody knows which one it takes, and to the others it may make all the difference.
    """
    best = choices[:, seat].max()
    equals = 0
    values[:] = 0
    for k in range(len(choices)):
        if choices[k, seat] >= best - ALIKE:
            equals += 1
            for other in range(choices.shape[1]):
                values[other] += choices[k, other]
    for other in range(choices.shape[1]):
        values[other] /= equals


@standalone
def judge_in_public(
    net: Net, work: Work, memory: Memory, state: State, position: Array, observed: Array, shares: Array
) -> None:
    """Write each seat's share of the win: the mean over all who look on, and exactly once the game is over."""
    players = state.players
    if waits_for(state) == OVER and games.knows_scores(state):
        for seat in range(players):
            shares[seat] = share(state, seat) / WHOLE
        return
    number = number_of(position)
    slot = find_slot(memory, number, position)
    if slot >= 0 and memory.numbers[slot] == number:
        shares[:] = memory.shares[slot]
        return
    by_one = np.zeros(players)
    shares[:] = 0
    for seat in range(players):
        games.observe(state, seat, observed)
        judge(net, work, observed, by_one)
        for place in range(players):
            shares[(seat + place) % players] += by_one[place] / players
    if slot >= 0:
        memory.numbers[slot] = number
        memory.positions[slot] = position
        memory.shares[slot] = shares


@kernel
def empty_memory(size: int, players: int) -> Memory:
    return Memory(np.full(SLOTS, -1), np.empty((SLOTS, size), np.int64), np.empty((SLOTS, players)))


@kernel
def number_of(position: Array) -> int:
    """Number a position; equal ones have the same number, and hardly any other has."""
    number = 0
    for i in range(len(position)):
        number += position[i] * WEIGHTS[i]
    return abs(number)


@standalone
def find_slot(memory: Memory, number: int, position: Array) -> int:
    """Return the slot where a position is or may be put, or -1 if there is no room for it."""
    for probe in range(PROBES):
        slot = (number + probe) % SLOTS
        if memory.numbers[slot] == -1:
            return slot
        if memory.numbers[slot] == number and is_same(memory.positions[slot], position):
            return slot
    return -1


@standalone
def is_same(one: Array, other: Array) -> bool:
    same = True
    for i in range(len(one)):
        same &= one[i] == other[i]
    return same
