"""Many games of one kind side by side, stepped by arrays of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, Unpack

import msgspec
import numpy as np

from zocker import given
from zocker.errors import Mistake
from zocker.match import Match
from zocker.options import GameOptions
from zocker.rules import dice, engine, features, games
from zocker.rules.gears import compiled
from zocker.rules.options import check_players, read_options
from zocker.rules.ranking import WHOLE
from zocker.rules.state import Array, State

WHOLE_NUMBERS = "iu"  # NumPy's kinds
MOST = 1_000_000  # games in a batch: they take up to 5 GB


class Batch:
    """Many games that are stepped together; a finished game restarts by itself.

    With `memory`, views and observations know what everybody was paid in public (LV-17d); without, they forget it.

    >>> batch = Batch("las-vegas", players=2, size=3, seed=7)
    >>> batch.seats, batch.legal.shape
    (array([1, 0, 1]), (3, 6))
    >>> batch.step(batch.legal.argmax(axis=1))
    >>> batch
    <Batch las-vegas: 3 games of 2, 0 just over>

    Arrays have an entry for each game: `states`, `seats` (who decides), `legal` (by move code), `done` (what the last
    step ended), `scores` and `wins`, and what the seat that decides may know, as `views` and `observations`.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        size: int,
        seed: int | None = None,
        memory: bool = False,
        **options: Unpack[GameOptions],
    ) -> None:
        rules = games.find(game)
        players = check_players(game, rules, players)
        size, seed, memory = given.whole("size", size, 1, MOST), given.seed(seed), given.flag("memory", memory)
        self.game, self.players, self.size, self.memory = game, players, size, memory
        self._blank = rules.blank_state(players, read_options(game, rules, options, files=True))
        self._start: tuple[State, int, Array] | None = None  # the position, its seat and legal moves, if from a match
        self.states = np.zeros(size, rules.layout)
        self.seats = np.zeros(size, np.int64)  # the seat that decides in each game
        self.legal = np.zeros((size, len(rules.moves)), np.bool_)  # by move code
        self.done = np.zeros(size, np.bool_)  # games that the last step ended
        self._points = np.zeros((size, players), np.int64)
        self._wins = np.zeros((size, players), np.int64)
        self._features = features.size(rules.features)
        self._outcome = np.zeros(games.MAX_OUTCOME, np.int64)
        self._moves = np.zeros(games.MAX_MOVES, np.int64)
        self._rngs = np.zeros(size, dice.RNG)
        if seed is None:
            for rng in self._rngs:
                dice.shake(rng)
        self.reset(seed)

    @classmethod
    def from_match(cls, match: Match, *, size: int, seed: int | None = None, memory: bool = False) -> Self:
        """Return games that all begin where a match stands, secrets included, and that begin there again when over.

        Their dice are their own: those of the match stay unknown.

        >>> match = Match("las-vegas", players=2, seed=7)
        >>> batch = Batch.from_match(match, size=100 * len(match.moves), seed=1)
        >>> batch.step(np.repeat([move.code for move in match.moves], 100))  # each move a hundred times
        """
        given.of_kind("match", match, Match, called="zocker.Match")
        if match.seat is None:
            raise Mistake("error-over" if match.over else "error-batch-chance")
        options: GameOptions = msgspec.to_builtins(match.options)
        batch = cls(match.game, players=len(match.seats), size=size, seed=seed, memory=memory, **options)
        legal = np.isin(np.arange(batch.legal.shape[1]), [move.code for move in match.moves])
        batch._start = match.secret_state.copy(), match.seat, legal
        batch._go_back(slice(None))
        return batch

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with the dice of a seed, or else with whatever falls next."""
        if (seed := given.seed(seed)) is not None:
            self._rngs["word"] = dice.seed_words(seed, 0, self.size)
        self.states[:] = self._blank
        for results in (self.done, self._points, self._wins):
            results[:] = 0
        self._step(np.zeros(self.size, np.int64))
        self._go_back(slice(None))

    def _go_back(self, which: Array | slice) -> None:
        """Let some games begin at the position of the match, if there is one."""
        if self._start is not None:
            self.states[which], self.seats[which], self.legal[which] = self._start

    def __repr__(self) -> str:
        kind, over = type(self).__name__, int(self.done.sum())
        return f"<{kind} {self.game}: {self.size} games of {self.players}, {over} just over>"

    def step(self, moves: Any) -> None:
        """Play one move in every game; if any is illegal, change nothing and name the first in the error."""
        chosen = self._read_moves(moves)
        illegal = self._step(chosen)
        if illegal >= 0:
            raise Mistake("error-batch-move", index=illegal, move=int(chosen[illegal]))
        self._go_back(self.done)

    def _read_moves(self, moves: Any) -> Array:
        """Return the codes of moves, one for each game, or raise a `Mistake`."""
        codes = self._as_array("moves", moves)
        if codes.shape != (self.size,):
            raise Mistake("error-batch-shape", size=self.size, shape=codes.shape)
        if codes.dtype.kind not in WHOLE_NUMBERS:
            raise Mistake("error-batch-whole", kind=codes.dtype)
        return np.ascontiguousarray(codes, np.int64)

    def _as_array(self, name: str, numbers: Any) -> Array:
        """Return an array of what may be one with an entry for each game; what is longer isn't even looked at."""
        if isinstance(numbers, Sequence) and len(numbers) > self.size:
            raise Mistake("error-batch-shape", size=self.size, shape=(len(numbers),))
        try:
            return np.asarray(numbers)
        except (TypeError, ValueError, OverflowError, MemoryError, RecursionError):
            raise Mistake("error-kind", name=name, kind="numpy.ndarray", got=type(numbers).__name__) from None

    def _step(self, chosen: Array) -> int:
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
        return self._points * games.find(self.game).unit

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

    def observe(self, seats: Any) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return what one seat of each game observes."""
        seats = self._as_array("seats", seats)
        fits = seats.shape == (self.size,) and seats.dtype.kind in WHOLE_NUMBERS
        if not fits or seats.min() < 0 or seats.max() >= self.players:
            raise Mistake("error-batch-seats", shape=(self.size,), most=self.players - 1)
        observed = np.empty((self.size, self._features), np.int32)
        room = np.empty(1, self.states.dtype)
        compiled(engine.observe_batch)(self.states, np.ascontiguousarray(seats, np.int64), self.memory, room, observed)
        return observed
