"""A game as one value: everything that the layers ask of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np

from zocker.rules.chance import ChanceKind, Chances, chance_due, read_chance
from zocker.rules.dice import Rng
from zocker.rules.features import Feature
from zocker.rules.kernel import Kernel
from zocker.rules.messages import Event, Waiting
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

Value = bool | int | str


class View(Protocol):
    """The fields that every game's view has; screens know the rest by its type."""

    @property
    def waiting(self) -> Waiting:
        """What the game waits for."""


@dataclass(frozen=True)
class Option:
    """How people choose an option: one of `values`, or a number up to `most`, or `faces`."""

    name: str
    values: tuple[Value, ...] = (False, True)
    unset: Value | None = None  # the value that says the same as none at all
    most: int = 0
    faces: tuple[BoardView, ...] = ()


def starters(players: range) -> Option:
    """Return the option for the first player."""
    return Option("starter", ("random", *range(1, players[-1] + 1)))


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game. Its kernels run interpreted and compiled; `games.py` has those of all games under one name."""

    # What it is
    name: str
    version: int  # of its rules, which records name
    players: range  # the numbers of players it is for
    layout: np.dtype[Any]  # of the record that holds a whole game; games with the same layout share their kernels
    moves: tuple[str, ...]  # the readable form of every move, by its code
    outcome_length: int  # of the longest chance result
    clauses: str  # the document that has them
    secrets: bool = False  # whether moves are made that others may never learn
    casinos: tuple[str, ...] = ()  # their names
    unit: int  # what a score of 1 is worth, in dollars or points
    nets: str  # the name of the net that judges it; `{players}` in it where there is one for each number
    features: tuple[Feature, ...]  # what a seat observes, as named parts of one array of numbers
    Options: type[msgspec.Struct]  # what a table can choose
    Setup: type[msgspec.Struct]  # a position of a real table, as people type it
    options: tuple[Option, ...]  # those that people are asked for, in this order
    presets: Mapping[str, Mapping[str, Value]]  # good ways to play, the usual one first
    files: Mapping[str, Callable[[str | Path], Any]] = field(default_factory=dict)  # reads options that may name a file

    # Setting it up: a state that knows its options and nothing else, that of a new game, and that of a position, which
    # is refused with a `Mistake` if it can't be
    blank_state: Callable[[int, Any], State]
    new: Callable[[int, Any], State]
    from_setup: Callable[[int, Any, Any], State]

    # Playing it
    begin: Kernel[[State], None]  # starts a game from options alone
    legal: Kernel[[State, Array], int]  # writes the codes of the legal moves, and returns how many there are
    play: Kernel[[State, int], None]  # carries out a legal move
    draw: Kernel[[State, Rng, Array], None]  # writes a random result of the chance that the state waits for
    chance: Kernel[[State, Array], None]  # applies a chance result
    mask: Kernel[[State, int, bool], None]  # blanks what a seat can't know; the flag: it counts along
    score: Kernel[[State, int], int]  # what a seat has, in units
    rank_key: Kernel[[State, int], int]  # what seats are ranked by: the score, and what breaks ties
    observe: Kernel[[State, int, Array], None]  # writes what a seat observes in its masked state
    knows_scores: Kernel[[State], bool]  # whether all scores in a masked state are right

    chances: Chances  # the kinds of chance that it asks for

    # Showing it
    waiting: Callable[[State], Waiting]  # what the game waits for
    view: Callable[[State, int], View]  # a masked state as its seat sees it
    preview: Callable[[State, int], msgspec.Struct | None]  # the place of a move as it stands then, or what is paid
    chance_event: Callable[[State, Array], Event]  # a chance result that is about to be applied
    move_event: Callable[[State, int], Event]  # a move that is about to be played
    emitted_event: Callable[[int, int, int, int], Event]  # what the rules emitted
    log: Callable[[list[Event], State, int, int], list[Event]]  # events from a number on, as a seat may read them

    def chance_due(self, s: State) -> ChanceKind:
        """Return the kind of chance that a state waits for."""
        return chance_due(self.chances, s)

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        """Yield every result of the chance that a state waits for, with its exact probability."""
        return self.chance_due(s).outcomes(s)

    def read_chance(self, s: State, text: str) -> Array:
        """Read a result of the chance that a state waits for; an impossible one is a `Mistake`."""
        return read_chance(self.chances, s, text)

    def write_chance(self, s: State, outcome: Array) -> str:
        """Write a result of the chance that a state waits for."""
        kind = self.chance_due(s)
        return f"{kind.word} {kind.write(s, outcome)}"
