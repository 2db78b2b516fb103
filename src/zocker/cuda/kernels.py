"""What a GPU runs: one thread for each game. The rules come from `rules/`, as twins of their kernels.

A game's state lies in words, the first words of all games side by side, so that neighbouring threads read and write
neighbouring memory. A thread plays on a copy of its own. Masks and observations lie by columns, for the same reason.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from zocker.cuda.gear import Gear, load, simulated
from zocker.rules import dice, engine, frames, games, ranking
from zocker.rules.game import Game
from zocker.rules.narrow import WORD, narrow_layout

cuda = load()
THREADS = 128  # in a block
NO_FAULT = np.iinfo(np.int64).max


class Kernels(NamedTuple):
    """The kernels of a game, and the layout of its states."""

    layout: np.dtype[Any]
    words: int
    observed: np.dtype[Any]
    read: Any
    step: Any
    mask: Any
    observe: Any
    look_ahead: Any


def layout_of(rules: Game) -> np.dtype[Any]:
    """Return the layout of states on the GPU; the simulator is wide, because it counts in storage widths."""
    return rules.layout if simulated() else narrow_layout(rules.layout)


def observed_type(state: np.dtype[Any]) -> np.dtype[Any]:
    """Return the type of observations, sums of what is in a state."""
    narrow = narrow_layout(state)
    return np.dtype(f"i{max(2, *(narrow[name].base.itemsize for name in narrow.names or ()))}")


@functools.cache
def kernels(state: np.dtype[Any]) -> Kernels:
    """Return the kernels of the games with a layout of states."""
    rules = next(game for game in games.GAMES.values() if state == game.layout)
    layout = layout_of(rules)
    gear = Gear(cuda, state, layout)
    words = layout.itemsize // WORD
    begin, play, go_on, settle, show = map(
        gear.twin, (games.begin, games.play, engine.draw_until_decision, engine.settle, engine.show)
    )
    is_legal, waits_for = map(gear.twin, (engine.is_legal, frames.waits_for))
    over, whole, unit, longest, most = frames.OVER, ranking.WHOLE, rules.unit, rules.outcome_length, len(rules.moves)
    aligned = np.dtype((dice.Rng, dice.Rng.FIELDS), align=True)

    @cuda.jit
    def read(given: Any, chosen: Any, legal: Any, fault: Any) -> None:
        """Read the moves, and note the first game whose move is illegal."""
        i = cuda.grid(1)
        if i < len(chosen):
            chosen[i] = given[i]
            if not is_legal(legal[i], given[i]):
                cuda.atomic.min(fault, 0, i)

    @cuda.jit
    def step(
        states: Any,
        rngs: Any,
        chosen: Any,
        start: Any,
        fault: Any,
        told: Any,
        seats: Any,
        legal: Any,
        done: Any,
        scores: Any,
        wins: Any,
    ) -> None:
        """Play one move in every game and restart those that are over, or nothing at all after an illegal move."""
        i = cuda.grid(1)
        if i >= len(rngs):
            return
        if fault[0] != NO_FAULT:
            if i == 0 and told[0] < 0:
                told[1] = chosen[fault[0]]
                told[0] = fault[0]
            return
        room = cuda.local.array(words, np.int32)
        for word in range(words):
            room[word] = states[word, i]
        state = room.view(layout)[0]
        rng = cuda.local.array(1, aligned)[0]
        rng.word = rngs[i]
        outcome = cuda.local.array(longest, np.int64)
        if waits_for(state) != over:
            play(state, chosen[i])
            go_on(state, rng, outcome)
            done[i] = waits_for(state) == over
            if done[i]:
                settle(state, scores[i], wins[i])
                for seat in range(state.players):
                    scores[i, seat] *= unit
                    wins[i, seat] /= whole
        if waits_for(state) == over:
            begin(state)
            go_on(state, rng, outcome)
            for word in range(len(start)):
                room[word] = start[word]
        rngs[i] = rng.word
        moves = cuda.local.array(most, np.int64)
        show(state, seats, legal, i, moves)
        for word in range(words):
            states[word, i] = room[word]

    return Kernels(layout, words, observed_type(state), read, step, *_views(gear, layout))


def _views(gear: Gear, layout: np.dtype[Any]) -> tuple[Any, Any, Any]:
    """Return the kernels that mask a state for a seat and compute its observation, now and after a move."""
    words, over, whole = layout.itemsize // WORD, frames.OVER, np.float32(ranking.WHOLE)
    blank, see, play, knows, share, waits_for = map(
        gear.twin, (games.mask, games.observe, games.play, games.knows_scores, ranking.share, frames.waits_for)
    )

    @cuda.jit
    def mask(states: Any, seats: Any, counts: bool, views: Any) -> None:
        """Write a masked state for one seat of each game."""
        i = cuda.grid(1)
        if i < len(seats):
            room = cuda.local.array(words, np.int32)
            for word in range(words):
                room[word] = states[word, i]
            blank(room.view(layout)[0], seats[i], counts)
            for word in range(words):
                views[word, i] = room[word]

    @cuda.jit
    def observe(states: Any, seats: Any, counts: bool, observed: Any) -> None:
        """Write an observation for one seat of each game."""
        i = cuda.grid(1)
        if i < len(seats):
            room = cuda.local.array(words, np.int32)
            for word in range(words):
                room[word] = states[word, i]
            state = room.view(layout)[0]
            blank(state, seats[i], counts)
            see(state, seats[i], observed[i])

    @cuda.jit
    def look_ahead(states: Any, seats: Any, counts: Any, tables: Any, moves: Any, observed: Any, wins: Any) -> None:
        """Write what the deciding seats would observe after some moves, by sheets with a column for each move.

        Write each seat's share of the win, too, the deciding seat's first, if the game would be over; else -1.
        """
        k = cuda.grid(1)
        if k < len(tables):
            i = tables[k]
            room = cuda.local.array(words, np.int32)
            for word in range(words):
                room[word] = states[word, i]
            state, seat = room.view(layout)[0], seats[i]
            blank(state, seat, counts[i])
            play(state, moves[k])
            see(state, seat, observed[k // observed.shape[2], :, k % observed.shape[2]])
            wins[k, 0] = -1
            if waits_for(state) == over and knows(state):
                for place in range(state.players):
                    wins[k, place] = share(state, (seat + place) % state.players) / whole

    return mask, observe, look_ahead
