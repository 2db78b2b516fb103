"""Many games of one kind on the GPU, for `Batch`."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.cuda.gear import exact_arithmetic
from zocker.cuda.kernels import NO_FAULT, THREADS, cuda, kernels
from zocker.errors import Mistake
from zocker.rules import dice, features
from zocker.rules.game import Game
from zocker.rules.narrow import as_layout
from zocker.rules.state import Array, State


class Many:
    """Arrays in the GPU's memory, and the steps that fill them. Nothing waits for the GPU unless it is copied.

    An illegal move stops all games before it. The next call that notices it raises the error.
    """

    def __init__(self, rules: Game, players: int, size: int, memory: bool) -> None:
        self._rules, self._memory, self.size = rules, memory, size
        self._kernels = kernels(rules.layout)
        self._blocks = -(-size // THREADS)
        words = self._kernels.words
        self._states = cuda.device_array((words, size), np.int32)
        self._views = self._observed = None
        self._rngs, self._chosen = (cuda.device_array(size, np.int64) for _ in range(2))
        self._start = cuda.device_array(0, np.int32)
        self._fault, self._told = cuda.to_device(np.full(1, NO_FAULT)), cuda.mapped_array(2, np.int64)
        self._told[:] = -1
        self.seats, self.done = cuda.device_array(size, np.int64), cuda.device_array(size, np.bool_)
        self.legal = cuda.device_array((size, len(rules.moves)), np.bool_, order="F")
        self.scores = cuda.device_array((size, players), np.int64)
        self.wins = cuda.device_array((size, players), np.float64)

    def begin(self, blanks: State | Array, words: Array | None) -> None:
        """Start as many games of each blank state; without start words, their dice continue where they are."""
        cuda.synchronize()
        self._told[:] = -1
        self._fault.copy_to_device(np.full(1, NO_FAULT))
        if words is not None:
            self._rngs.copy_to_device(words)
        kinds = self._words(blanks)
        self._states.copy_to_device(np.repeat(kinds, -(-self.size // kinds.shape[1]), axis=1)[:, : self.size].copy())
        for results in (self.done, self.scores, self.wins):
            results.copy_to_device(np.zeros(results.shape, results.dtype))
        self._play()

    def begin_at(self, state: State, seat: int, legal: Array) -> None:
        """Let all games begin at a position, now and whenever they are over."""
        self._start = cuda.to_device(self._words(state)[:, 0].copy())
        self._states.copy_to_device(np.repeat(self._words(state), self.size, axis=1))
        self.seats.copy_to_device(np.full(self.size, seat))
        self.legal.copy_to_device(np.asfortranarray(np.tile(legal, (self.size, 1))))

    def _words(self, states: State | Array) -> Array:
        narrow = as_layout(np.array(states, self._rules.layout, ndmin=1), self._kernels.layout)
        return narrow.view(np.int32).reshape(len(narrow), -1).T

    def array(self, given: Any) -> Any:
        """Return an array in the GPU's memory as one of Numba's."""
        return cuda.as_cuda_array(given)

    def step(self, moves: Any) -> None:
        """Play one move in every game."""
        self.check()
        moves = cuda.to_device(moves) if isinstance(moves, np.ndarray) else moves
        with exact_arithmetic():
            self._kernels.read[self._blocks, THREADS](moves, self._chosen, self.legal, self._fault)
        self._play()

    def _play(self) -> None:
        with exact_arithmetic():
            self._kernels.step[self._blocks, THREADS](
                self._states,
                self._rngs,
                self._chosen,
                self._start,
                self._fault,
                self._told,
                self.seats,
                self.legal,
                self.done,
                self.scores,
                self.wins,
            )

    def check(self) -> None:
        """Raise the error of an illegal move that the GPU has reported; afterwards the games can continue."""
        if (index := int(self._told[0])) >= 0:
            cuda.synchronize()
            move = int(self._told[1])
            self._told[:] = -1
            self._fault.copy_to_device(np.full(1, NO_FAULT))
            raise Mistake("error-batch-move", index=index, move=move)

    def states(self) -> Array:
        """Return a copy of the states in this machine's memory, as the CPU has them."""
        return self._wide(self._states)

    def views(self) -> Array:
        """Return a copy of the states, each masked to what the deciding seat may know."""
        if self._views is None:
            self._views = cuda.device_array(self._states.shape, np.int32)
        with exact_arithmetic():
            self._kernels.mask[self._blocks, THREADS](self._states, self.seats, self._memory, self._views)
        return self._wide(self._views)

    def _wide(self, words: Any) -> Array:
        copied = np.ascontiguousarray(words.copy_to_host().T)
        self.check()
        narrow = copied.view(self._kernels.layout)[:, 0]
        return as_layout(narrow, self._rules.layout)

    def observe(self, seats: Any) -> Any:
        """Return the observation of one seat of each game; the next call overwrites it."""
        if self._observed is None:
            shape = self.size, features.size(self._rules.features)
            self._observed = cuda.device_array(shape, self._kernels.observed, order="F")
        seats = cuda.to_device(seats) if isinstance(seats, np.ndarray) else seats
        with exact_arithmetic():
            self._kernels.observe[self._blocks, THREADS](self._states, seats, self._memory, self._observed)
        return self._observed

    def look_ahead(self, counts: Any, tables: Any, moves: Any, observed: Any, wins: Any) -> None:
        """Show what the deciding seats would observe after some moves, as the kernel describes it."""
        with exact_arithmetic():
            self._kernels.look_ahead[-(-len(tables) // THREADS), THREADS](
                self._states, self.seats, counts, tables, moves, observed, wins
            )

    def shake(self) -> None:
        """Start every game's dice from the operating system's randomness."""
        rngs = np.zeros(self.size, dice.RNG)
        for rng in rngs:
            dice.shake(rng)
        self._rngs.copy_to_device(rngs["word"].copy())
