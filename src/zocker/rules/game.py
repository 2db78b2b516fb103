"""The contract of a game: everything that the layers ask of one. A game is a package that has these names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from zocker.rules.dice import Rng
from zocker.rules.features import Feature
from zocker.rules.messages import Event, Waiting
from zocker.rules.state import State

Array = np.ndarray[tuple[int], np.dtype[np.int64]]


class View(Protocol):
    """What every game's view has; screens know the rest by its type."""

    @property
    def waiting(self) -> Waiting:
        """What the game waits for."""


class Game(Protocol):
    """What a game's package offers; the type checker holds every package in `games.GAMES` against it.

    Functions on a state that simulations need (`begin` to `rank_key`) are kernels: they run interpreted and compiled.
    """

    # What it is -----------------------------------------------------------------------------------------

    @property
    def PLAYERS(self) -> range:  # noqa: N802
        """The numbers of players it is for."""

    @property
    def RULES(self) -> int:  # noqa: N802
        """The version of its rules, which records name."""

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802
        """The layout of the record that holds a whole game; games with the same layout share their kernels."""

    @property
    def MOVES(self) -> tuple[str, ...]:  # noqa: N802
        """The readable form of every move, by its code."""

    @property
    def OUTCOME(self) -> int:  # noqa: N802
        """The length of the longest chance result."""

    @property
    def UNIT(self) -> int:  # noqa: N802
        """What a score of 1 is worth, in dollars or points."""

    @property
    def FEATURES(self) -> tuple[Feature, ...]:  # noqa: N802
        """What a seat observes, as named parts of one array of numbers."""

    @property
    def FILES(self) -> Mapping[str, Callable[[str | Path], Any]]:  # noqa: N802
        """The options that may name a file, and what reads it."""

    @property
    def Options(self) -> type[msgspec.Struct]:  # noqa: N802
        """What a table can choose."""

    @property
    def Setup(self) -> type[msgspec.Struct]:  # noqa: N802
        """A position of a real table, as people type it."""

    # Setting it up --------------------------------------------------------------------------------------

    def blank_state(self, players: int, options: Any, /) -> State:
        """Return a state that knows its options and nothing else."""

    def new(self, players: int, options: Any, /) -> State:
        """Return the state of a new game."""

    def from_setup(self, players: int, options: Any, setup: Any, /) -> State:
        """Return the state of a position, or raise a `Mistake` that says why it cannot be."""

    # Playing it: kernels --------------------------------------------------------------------------------

    def begin(self, state: State, /) -> None:
        """Start a game from options alone."""

    def legal(self, state: State, moves: Array, /) -> int:
        """Write the codes of the legal moves; return how many there are."""

    def play(self, state: State, code: int, /) -> None:
        """Carry out a legal move."""

    def draw(self, state: State, rng: Rng, outcome: Array, /) -> None:
        """Write a random result of the chance that the state waits for."""

    def chance(self, state: State, outcome: Array, /) -> None:
        """Apply a chance result."""

    def mask(self, state: State, seat: int, counts: bool, /) -> None:
        """Blank what a seat may not know, and what only those who count along remember unless it `counts`."""

    def score(self, state: State, seat: int, /) -> int:
        """Return what a seat has, in units."""

    def rank_key(self, state: State, seat: int, /) -> int:
        """Return what seats are ranked by: the score, and what breaks ties."""

    def observe(self, state: State, seat: int, out: Array, /) -> None:
        """Write what a seat observes in its masked state, as `FEATURES` lists it."""

    def knows_scores(self, state: State, /) -> bool:
        """Tell whether all scores in a masked state are right."""

    # Chance in writing ----------------------------------------------------------------------------------

    def outcomes(self, state: State, /) -> Iterator[tuple[Array, Fraction]]:
        """Yield every chance result, with its exact probability."""

    def draws(self, state: State, drawn: Sequence[int], /) -> dict[int, Fraction]:
        """Return which single die or card may come after those drawn so far, with exact probabilities.

        Nothing may come once they make up a whole chance result.
        """

    def join_draws(self, state: State, drawn: Sequence[int], /) -> Array:
        """Return the chance result that single dice or cards make up."""

    def read_chance(self, state: State, text: str, /) -> Array:
        """Read a chance result; an impossible one is a `Mistake`."""

    def write_chance(self, state: State, outcome: Array, /) -> str:
        """Write a chance result."""

    # Showing it -----------------------------------------------------------------------------------------

    def waiting(self, state: State, /) -> Waiting:
        """Say what the game waits for."""

    def view(self, state: State, seat: int, /) -> View:
        """Return a masked state as the view of its seat."""

    def preview(self, state: State, code: int, /) -> msgspec.Struct | None:
        """Return the place that a move goes to, as it would stand after it; None where it goes to none."""

    def chance_event(self, state: State, outcome: Array, /) -> Event:
        """Describe a chance result that is about to be applied."""

    def move_event(self, state: State, code: int, /) -> Event:
        """Describe a move that is about to be played."""

    def emitted_event(self, kind: int, seat: int, a: int, b: int, /) -> Event:
        """Describe what the rules emitted."""

    def log(self, happened: list[Event], state: State, seat: int, start: int, /) -> list[Event]:
        """Return what happened from event number `start` on, as a seat may read it."""
