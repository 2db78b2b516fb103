"""Whole games between bots on the GPU: one thread plays one game after the other."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from zocker.bots import quick
from zocker.bots.chooser import NO_END, lineup_index
from zocker.cuda.gear import Gear, exact_arithmetic
from zocker.cuda.kernels import THREADS, WORD, cuda, layout_of
from zocker.rules import dice, games, ranking
from zocker.rules.narrow import as_layout
from zocker.rules.state import State

Array = np.ndarray[Any, Any]

RESIDENT = 1024  # threads that play at the same time on one multiprocessor


@functools.cache
def _kernel(state: np.dtype[Any], bots: tuple[int, ...]) -> Any:
    """Return the kernel that plays games of a kind between some of our bots."""
    rules = next(game for game in games.GAMES.values() if state == game.layout)
    layout, gear = layout_of(rules), Gear(cuda, state, layout, {quick.choose: quick.one_of(bots)})
    words = layout.itemsize // WORD
    begin, advance, share, score, index, word_of = map(
        gear.twin, (games.begin, quick.advance, ranking.share, games.score, lineup_index, dice.word_of)
    )
    longest, most, seats = rules.outcome_length, len(rules.moves), rules.players[-1]
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
        for i in range(cuda.grid(1), count, cuda.gridsize(1)):
            for seat in range(state.players):
                bots[seat] = lineup[index(state, seat, first + i)]
            for stream in range(2):
                rngs[stream].word = np.int64(word_of(seeds[stream], np.uint64(first + i)))
            begin(state)
            decided += advance(state, view, rngs[0], rngs[1], bots, moves, outcome, NO_END)
            for seat in range(state.players):
                won[index(state, seat, first + i)] += share(state, seat)
                paid[index(state, seat, first + i)] += score(state, seat)
            if len(ends) > 0:
                for word in range(words):
                    ends[word, i] = room[word]
        cuda.atomic.add(made, 0, decided)
        for seat in range(state.players):
            cuda.atomic.add(wins, seat, won[seat])
            cuda.atomic.add(points, seat, paid[seat])

    return play


def play_games(
    blank: State, seed: int, first: int, count: int, lineup: Array, wins: Array, points: Array, ends: Any = None
) -> int:
    """Play games of a seed, add up wins and points by place in the line-up, and return how many decisions were made."""
    layout = layout_of(games.by_state(blank))
    table = as_layout(np.array([blank], blank.dtype), layout).view(np.int32)
    seeds = np.concatenate([dice.seed_start(seed, stream) for stream in range(2)])
    results = [cuda.to_device(np.zeros(size, np.int64)) for size in (len(lineup), len(lineup), 1)]
    blocks = min(-(-count // THREADS), RESIDENT // THREADS * cuda.get_current_device().MULTIPROCESSOR_COUNT)
    with exact_arithmetic():
        _kernel(blank.dtype, tuple(sorted({*lineup.tolist()})))[blocks, THREADS](
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
