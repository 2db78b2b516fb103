"""The value of a position, before and after chance, if all seats then choose by the network."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from zocker.rules import dice, features, games, gears
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.kernel import entry, kernel, standalone
from zocker.rules.royale.boards.all import SECRET_KINDS
from zocker.rules.state import Array, State
from zocker.values.choices import judge_state
from zocker.values.memory import Memory, empty_memory, recall, remember
from zocker.values.net import Net, Work, work_for

ALIKE = 0.001  # shares of the win that differ less are taken for equal
STATES = 3  # a position, what becomes of it, and scratch; one more for every choice that is looked through
NO_OUTCOMES = np.zeros((0, games.MAX_OUTCOME), np.int64), np.zeros(0)


class Judgement(NamedTuple):
    """The value of a position."""

    shares: Array  # each seat's share of the win
    error: Array  # the standard error of each, if samples stood for all results of chance
    choices: Array  # where somebody is to choose: the shares after each choice, the deciding seat's first


def judge_position(
    net: Net,
    seen: State,
    *,
    outcomes: tuple[Array, Array] = NO_OUTCOMES,
    samples: int = 0,
    seed: int = 1,
    ahead: int = 0,
    compiled: bool = True,
) -> Judgement:
    """Value a masked state like `expect`, by given results of chance with their probabilities, or by samples.

    The network values the result of a choice at once, or after up to `ahead` more choices without chance between them.
    """
    players = int(seen.players)
    states, rngs = np.full(STATES + ahead, seen, seen.dtype), np.zeros(1, dice.RNG)
    rngs[0].word = dice.seed_words(seed, 0, 1)[0]
    observed = np.zeros(features.size(games.by_state(seen).features), np.int32)
    choices, (mean, error) = np.zeros((1 + ahead, games.MAX_MOVES, players)), np.zeros((2, players))
    ask = gears.compiled(expect) if compiled else expect
    room = states, states.view(np.int64).reshape(len(states), -1)
    n = ask(net, work_for(net), *room, rngs, *outcomes, samples, observed, choices, mean, error)
    return Judgement(mean, error, choices[0, :n])


@entry
def expect(
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
    to `choices[0]`. Return how many these are. `numbers` is `states` as whole numbers.
    """
    memory = empty_memory(numbers.shape[1], len(mean))
    moves = np.zeros((len(choices), games.MAX_MOVES), np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
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
        n = value_position(net, work, memory, states[1:], numbers[1:], moves, observed, choices, values)
        add_values(values, chance, mean, squares)
    write_errors(mean, squares, samples, error)
    return n


@kernel
def add_values(values: Array, chance: float, mean: Array, squares: Array) -> None:
    for seat in range(len(mean)):
        mean[seat] += chance * values[seat]
        squares[seat] += chance * values[seat] * values[seat]


@kernel
def write_errors(mean: Array, squares: Array, samples: int, error: Array) -> None:
    """Write the standard errors of means over samples; other means have none."""
    for seat in range(len(mean)):
        spread = max(squares[seat] - mean[seat] * mean[seat], 0.0)
        error[seat] = np.sqrt(spread / (samples - 1)) if samples > 1 else 0.0


@standalone
def value_position(
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
    """Write each seat's share of the win in `states[0]`, after the best choice if a seat has to choose.

    Also write the shares after each choice to `choices[0]`, the deciding seat's first, and return their number. If a
    choice leads straight to another one, it is worth the best option there, up to the room in `choices`. Secret choices
    are not searched, because no one knows what they will be.
    """
    counts, done = np.zeros(len(choices), np.int64), np.zeros(len(choices), np.int64)
    if waits_for(states[0]) <= OVER:
        seat = seat_of(states[0]) if waits_for(states[0]) != OVER and seat_of(states[0]) != NOBODY else 0
        judge_state(net, work, states[0], seat, observed, choices[0, 0])
        mean_of_best(choices[0, :1], 0, seat, values)
        return 1
    level = 0
    counts[0] = games.legal(states[0], moves[0])
    while True:
        seat = seat_of(states[level])
        if done[level] == counts[level]:
            mean_of_best(choices[level, : counts[level]], 0, seat, values)
            if level == 0:
                return counts[0]
            level -= 1
            shares = choices[level, done[level]]
            count_from(values, seat_of(states[level]), shares)
            remember(memory, numbers[level + 1], seat_of(states[level]), shares)
            done[level] += 1
            continue
        after, shares = states[level + 1], choices[level, done[level]]
        states[level + 1] = states[level]
        games.play(after, moves[level, done[level]])
        if recall(memory, numbers[level + 1], seat, shares):  # most rolls lead to the same positions
            done[level] += 1
        elif level + 1 < len(choices) and is_open_choice(after):
            level += 1
            counts[level], done[level] = games.legal(after, moves[level]), 0
        else:
            judge_state(net, work, after, seat, observed, shares)
            remember(memory, numbers[level + 1], seat, shares)
            done[level] += 1


@kernel
def is_open_choice(state: State) -> bool:
    """Tell whether a seat has to choose in public."""
    kind = waits_for(state)
    secret = False
    for i in range(len(SECRET_KINDS)):
        secret |= kind == SECRET_KINDS[i]
    return kind > OVER and not secret


@kernel
def count_from(values: Array, seat: int, shares: Array) -> None:
    """Write each seat's share of the win, the given seat's first."""
    for place in range(len(shares)):
        shares[place] = values[(seat + place) % len(shares)]


@kernel
def mean_of_best(choices: Array, place: int, seat: int, values: Array) -> None:
    """Write the mean of the choices that are best for a place, counting places from a seat.

    It takes any of equal choices, and to the other seats the difference may be large.
    """
    players = choices.shape[1]
    best = choices[:, place].max()
    equals = 0
    values[:] = 0
    for k in range(len(choices)):
        if choices[k, place] >= best - ALIKE:
            equals += 1
            for other in range(players):
                values[(seat + other) % players] += choices[k, other]
    for other in range(players):
        values[other] /= equals
