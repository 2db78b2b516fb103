"""Many games of one kind side by side, stepped by arrays of moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, Unpack, cast

import msgspec
import numpy as np

from zocker import given
from zocker.errors import Mistake
from zocker.given import Device
from zocker.match import Match
from zocker.options import GameOptions
from zocker.rules import dice, engine, features, games
from zocker.rules.game import Game
from zocker.rules.gears import compiled
from zocker.rules.options import check_players, read_options
from zocker.rules.ranking import WHOLE
from zocker.rules.state import Array, State

if TYPE_CHECKING:
    from zocker.cuda.many import Many

CUDA_ARRAY = "__cuda_array_interface__"  # what arrays of a GPU have
WHOLE_NUMBERS = "iu"  # NumPy's kinds
MOST = 1_000_000  # games in a batch: they take up to 5 GB


class Batch:
    """Many games that are stepped together; a finished game restarts automatically.

    With `memory`, views and observations include all public payments (LV-17d); without it, they forget them.

    >>> batch = Batch("las-vegas", players=2, size=3, seed=7)
    >>> batch.seats, batch.legal.shape
    (array([1, 0, 1]), (3, 6))
    >>> batch.step(batch.legal.argmax(axis=1))
    >>> batch
    <Batch las-vegas: 3 games of 2, 0 just over>

    Arrays have an entry for each game: `states`, `seats` (the deciding seat), `legal` (by move code), `done` (ended by
    the last step), `scores` and `wins`, and the deciding seat's `views` and `observations`.

    With `device="cuda"` the same seeds play the same games on a GPU. Arrays stay there for PyTorch, CuPy and the like,
    and `step` takes theirs. The next step overwrites them. Only `states` and `views` are copies in this machine's
    memory. An illegal move stops all games before it; a later step raises its error, or `states` does.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int,
        size: int,
        seed: int | None = None,
        memory: bool = False,
        device: Device = "cpu",
        **options: Unpack[GameOptions],
    ) -> None:
        rules = games.find(game)
        players = check_players(game, rules, players)
        size, seed, memory = given.whole("size", size, 1, MOST), given.seed(seed), given.flag("memory", memory)
        self.game, self.players, self.size, self.memory = game, players, size, memory
        self._blank = rules.blank_state(players, read_options(game, rules, options, files=True))
        self._start: tuple[State, int, Array] | None = None  # the position, its seat and legal moves, if from a match
        self._gpu: Many | None = None
        if given.device(device) == "cuda":
            self._gpu = self._on_gpu(rules, seed)
            return
        self._states = np.zeros(size, rules.layout)
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

    def _on_gpu(self, rules: Game, seed: int | None) -> Many:
        """Return the games on a GPU, begun; their arrays take the place of ours."""
        from zocker.cuda.many import Many

        gpu = Many(rules, self.players, self.size, self.memory)
        self.seats, self.legal, self.done = gpu.seats, gpu.legal, gpu.done
        if seed is None:
            gpu.shake()
        gpu.begin(self._blank, None if seed is None else dice.seed_words(seed, 0, self.size))
        return gpu

    @classmethod
    def from_match(
        cls, match: Match, *, size: int, seed: int | None = None, memory: bool = False, device: Device = "cpu"
    ) -> Self:
        """Return games that all start from the position of a match, secrets included, and restart there when over.

        They have dice of their own, and those of the match stay unknown.

        >>> match = Match("las-vegas", players=2, seed=7)
        >>> batch = Batch.from_match(match, size=100 * len(match.moves), seed=1)
        >>> batch.step(np.repeat([move.code for move in match.moves], 100))  # each move a hundred times
        """
        given.of_kind("match", match, Match, called="zocker.Match")
        if match.seat is None:
            raise Mistake("error-over" if match.over else "error-batch-chance")
        options: GameOptions = msgspec.to_builtins(match.options)
        batch = cls(match.game, players=len(match.seats), size=size, seed=seed, memory=memory, device=device, **options)
        legal = np.isin(np.arange(batch.legal.shape[1]), [move.code for move in match.moves])
        batch._start = match.secret_state.copy(), match.seat, legal
        batch._go_back(slice(None))
        return batch

    def reset(self, seed: int | None = None) -> None:
        """Start all games again, with the dice of a seed or with new random dice."""
        words = None if (seed := given.seed(seed)) is None else dice.seed_words(seed, 0, self.size)
        if self._gpu is not None:
            self._gpu.begin(self._blank, words)
            self._go_back(slice(None))
            return
        if words is not None:
            self._rngs["word"] = words
        self.states[:] = self._blank
        for results in (self.done, self._points, self._wins):
            results[:] = 0
        self._step(np.zeros(self.size, np.int64))
        self._go_back(slice(None))

    def _go_back(self, which: Array | slice) -> None:
        """Let some games begin at the position of the match, if there is one."""
        if self._start is not None and self._gpu is not None:
            self._gpu.begin_at(*self._start)
        elif self._start is not None:
            self.states[which], self.seats[which], self.legal[which] = self._start

    def __repr__(self) -> str:
        kind, over = type(self).__name__, int(self.done.sum())
        return f"<{kind} {self.game}: {self.size} games of {self.players}, {over} just over>"

    def step(self, moves: Any) -> None:
        """Play one move in every game; if any is illegal, change nothing and name the first in the error."""
        if self._gpu is not None:
            self._gpu.step(self._read_moves(moves))
            return
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
        return codes if hasattr(codes, CUDA_ARRAY) else np.ascontiguousarray(codes, np.int64)

    def _as_array(self, name: str, numbers: Any) -> Array:
        """Return an array with one entry per game, and reject longer input unread."""
        if self._gpu is not None and hasattr(numbers, CUDA_ARRAY):
            return self._gpu.array(numbers)
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
    def states(self) -> Any:
        """The states of all games; from a GPU a copy."""
        return self._states if self._gpu is None else self._gpu.states()

    @property
    def scores(self) -> Any:
        """Final scores by seat, of the last game finished in each place."""
        if self._gpu is not None:
            return self._gpu.scores
        return self._points * games.find(self.game).unit

    @property
    def wins(self) -> Any:
        """Shares of the win by seat, of the last game finished in each place."""
        if self._gpu is not None:
            return self._gpu.wins
        return self._wins / WHOLE

    @property
    def views(self) -> np.ndarray[Any, Any]:
        """The states, each masked to what the deciding seat may know."""
        if self._gpu is not None:
            return self._gpu.views()
        views = self.states.copy()
        compiled(engine.mask_batch)(views, self.seats, self.memory)
        return views

    @property
    def observations(self) -> Any:
        """The observation of the deciding seat in each game; `zocker.features` names its numbers."""
        if self._gpu is not None:
            return self._gpu.observe(self.seats)
        return self.observe(self.seats)

    def observe(self, seats: Any) -> Any:
        """Return the observation of one seat in each game."""
        if hasattr(seats, CUDA_ARRAY):
            seats = cast(Any, self._as_array("seats", seats)).copy_to_host()
        seats = self._as_array("seats", seats)
        fits = seats.shape == (self.size,) and seats.dtype.kind in WHOLE_NUMBERS
        if not fits or seats.min() < 0 or seats.max() >= self.players:
            raise Mistake("error-batch-seats", shape=(self.size,), most=self.players - 1)
        if self._gpu is not None:
            return self._gpu.observe(np.ascontiguousarray(seats, np.int64))
        observed = np.empty((self.size, self._features), np.int32)
        room = np.empty(1, self.states.dtype)
        compiled(engine.observe_batch)(self.states, np.ascontiguousarray(seats, np.int64), self.memory, room, observed)
        return observed
