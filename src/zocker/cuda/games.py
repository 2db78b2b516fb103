"""Whole games between bots on the GPU: a thread plays one game after the other, neighbours side by side.

Neighbours that do the same thing do it at the same time, and else one after the other. So a thread that is done with a
round waits for its neighbours before it shuffles and lays out the next.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from zocker.bots import quick
from zocker.bots.chooser import lineup_index
from zocker.bots.quick import decide
from zocker.cuda.gear import Gear, exact_arithmetic
from zocker.cuda.kernels import cuda, layout_of
from zocker.rules import dice, games, ranking
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.narrow import WORD, as_layout
from zocker.rules.state import Array, State

THREADS = 32  # in a block: those that run in step
GAMES = 2  # that a thread plays, at most: fewer balance better, more have fewer results to add up


@kernel
def is_on(state: State) -> bool:
    """Tell whether a seat has to roll or decide."""
    return waits_for(state) != OVER and seat_of(state) != NOBODY


@kernel
def take_turn(state: State, view: Array, rngs: Array, bots: Array, moves: Array, outcome: Array) -> int:
    """Roll, if a seat must, and let it decide; return decisions made."""
    if waits_for(state) < OVER:
        go_on(state, rngs, outcome)
    if waits_for(state) <= OVER or seat_of(state) == NOBODY:
        return 0
    decide(state, view, rngs[1], bots[seat_of(state)], moves)
    return 1


@kernel
def go_on(state: State, rngs: Array, outcome: Array) -> None:
    """Let chance do the next thing."""
    games.draw(state, rngs[0], outcome)
    games.chance(state, outcome)


@kernel
def seat_bots(state: State, lineup: Array, seeds: Array, number: int, bots: Array, rngs: Array) -> None:
    """Begin a game of a seed."""
    for seat in range(state.players):
        bots[seat] = lineup[lineup_index(state, seat, number)]
    for stream in range(2):
        rngs[stream].word = np.int64(dice.word_of(seeds[stream], np.uint64(number)))
    games.begin(state)


@kernel
def add_up(state: State, number: int, won: Array, paid: Array) -> None:
    """Add the result of a game, by place in the line-up."""
    for seat in range(state.players):
        place = lineup_index(state, seat, number)
        won[place] += ranking.share(state, seat)
        paid[place] += games.score(state, seat)


@functools.cache
def _kernel(state: np.dtype[Any], bots: tuple[int, ...]) -> Any:
    """Return the kernel that plays games of a kind between some of our bots."""
    rules = next(game for game in games.GAMES.values() if state == game.layout)
    layout = layout_of(rules)
    words = layout.itemsize // WORD
    gear = Gear(cuda, state, layout, {quick.choose: quick.one_of(bots)})
    is_busy, waits, turn, lay_out, begin, add = map(gear.twin, (is_on, waits_for, take_turn, go_on, seat_bots, add_up))
    over, longest, most, seats = OVER, rules.outcome_length, len(rules.moves), rules.players[-1]
    aligned = np.dtype((dice.Rng, dice.Rng.FIELDS), align=True)

    @cuda.jit
    def play(
        blank: Any, seeds: Any, first: int, count: int, lineup: Any, wins: Any, points: Any, made: Any, ends: Any
    ) -> None:
        """Play games from `first` on, and add up wins and points by place in the line-up, and decisions.

        `ends` is room for the last states of the games, or empty.
        """
        room = cuda.local.array(words, np.int32)
        for word in range(words):
            room[word] = blank[word]
        state = room.view(layout)[0]
        view = cuda.local.array(words, np.int32).view(layout)
        rngs = cuda.local.array(2, aligned)
        outcome = cuda.local.array(longest, np.int64)
        moves = cuda.local.array(most, np.int64)
        bots = cuda.local.array(seats, np.int64)
        won = cuda.local.array(seats, np.int64)
        paid = cuda.local.array(seats, np.int64)
        for seat in range(seats):
            won[seat] = 0
            paid[seat] = 0
        decided = 0
        game = cuda.grid(1) - cuda.gridsize(1)
        while cuda.syncthreads_count(np.int32(game < count)) > 0:
            if cuda.syncthreads_count(np.int32(is_busy(state))) == 0:
                while game < count and not is_busy(state):
                    if waits(state) != over:
                        lay_out(state, rngs, outcome)
                        continue
                    if game >= 0:
                        add(state, first + game, won, paid)
                        if len(ends) > 0:
                            for word in range(words):
                                ends[word, game] = room[word]
                    game += cuda.gridsize(1)
                    if game < count:
                        begin(state, lineup, seeds, first + game, bots, rngs)
            if is_busy(state):
                decided += turn(state, view, rngs, bots, moves, outcome)
        cuda.atomic.add(made, 0, decided)
        for seat in range(state.players):
            cuda.atomic.add(wins, seat, won[seat])
            cuda.atomic.add(points, seat, paid[seat])

    return play


def play_games(
    blank: State, seed: int, first: int, count: int, lineup: Array, wins: Array, points: Array, ends: Any = None
) -> int:
    """Play games of a seed from a blank state, add up wins and points by place in the line-up, and return decisions."""
    layout = layout_of(games.by_state(blank))
    table = as_layout(np.array([blank], blank.dtype), layout).view(np.int32)
    seeds = np.concatenate([dice.seed_start(seed, stream) for stream in range(2)])
    results = [cuda.to_device(np.zeros(size, np.int64)) for size in (len(lineup), len(lineup), 1)]
    with exact_arithmetic():
        _kernel(blank.dtype, tuple(sorted({*lineup.tolist()})))[-(-count // (THREADS * GAMES)), THREADS](
            cuda.to_device(table),
            cuda.to_device(seeds),
            first,
            count,
            cuda.to_device(lineup),
            *results,
            cuda.device_array((0, 0), np.int32) if ends is None else ends,
        )
    won, paid, made = (part.copy_to_host() for part in results)
    wins += won
    points += paid
    return int(made[0])
