"""Many games of one kind side by side, stepped by arrays of moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice, engine, features, games
from zocker.rules.gears import compiled
from zocker.rules.options import check_players, check_whole, read_options
from zocker.rules.ranking import WHOLE


class Batch:
    """Many games that are stepped together; a finished game restarts by itself.

    With `memory`, views and observations know what everybody was paid in public (LV-17d); without, they forget it.

    >>> batch = Batch("las-vegas", players=2, size=3, seed=7)
    >>> batch.seats, batch.legal.shape
    (array([1, 0, 1]), (3, 6))
    >>> batch.step(batch.legal.argmax(axis=1))
    >>> batch
    <Batch las-vegas: 3 games of 2, 0 just over>
    """

    def __init__(
        self, game: str, *, players: int, size: int, seed: int | None = None, memory: bool = False, **options: object
    ) -> None:
        rules = games.find(game)
        check_players(game, rules, players)
        check_whole("size", size)
        check_whole("seed", seed)
        if size < 1:
            raise Mistake("error-size", size=size)
        self.game, self.players, self.size, self.memory = game, players, size, memory
        state = rules.blank_state(players, read_options(game, rules, options, files=True))
        self.states = np.full(size, state, rules.STATE)
        self.seats = np.zeros(size, np.int64)  # the seat that decides in each game
        self.legal = np.zeros((size, len(rules.MOVES)), np.bool_)  # by move code
        self.done = np.zeros(size, np.bool_)  # games that the last step ended
        self._points = np.zeros((size, players), np.int64)
        self._wins = np.zeros((size, players), np.int64)
        self._features = features.size(rules.FEATURES)
        self._outcome = np.zeros(games.MAX_OUTCOME, np.int64)
        self._moves = np.zeros(games.MAX_MOVES, np.int64)
        self._rngs = np.zeros(size, dice.RNG)
        if seed is None:
            for rng in self._rngs:
                dice.shake(rng)
        else:
            self._rngs["word"] = dice.seed_words(seed, 0, size)
        self._step(np.zeros(size, np.int64))

    def __repr__(self) -> str:
        kind, over = type(self).__name__, int(self.done.sum())
        return f"<{kind} {self.game}: {self.size} games of {self.players}, {over} just over>"

    def step(self, moves: Any) -> None:
        """Play one move in every game; if any is illegal, change nothing and name the first in the error."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != (self.size,):
            raise Mistake("error-batch-shape", size=self.size, shape=str(chosen.shape))
        illegal = self._step(chosen)
        if illegal >= 0:
            raise Mistake("error-batch-move", index=illegal, move=int(chosen[illegal]))

    def _step(self, chosen: np.ndarray[Any, Any]) -> int:
        return compiled(engine.step_batch)(
            self.states,
            self._rngs,
            chosen,
            self.seats,
            self.legal,
            self.done,
            self._points,
            self._wins,
            self._outcome,
            self._moves,
        )

    @property
    def scores(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Final scores by seat, of the last game finished in each place."""
        return self._points * games.find(self.game).UNIT

    @property
    def wins(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """Shares of the win by seat, of the last game finished in each place."""
        return self._wins / WHOLE

    @property
    def views(self) -> np.ndarray[Any, Any]:
        """The states, each masked to what the seat that decides may know."""
        views = self.states.copy()
        compiled(engine.mask_batch)(views, self.seats, self.memory)
        return views

    @property
    def observations(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """What the seat that decides observes in each game, as numbers that `zocker.features` names."""
        return self.observe(self.seats)

    def observe(self, seats: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return what one seat of each game observes."""
        observed = np.empty((self.size, self._features), np.int32)
        room = np.empty(1, self.states.dtype)
        compiled(engine.observe_batch)(self.states, seats, self.memory, room, observed)
        return observed
