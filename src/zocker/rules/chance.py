"""Kinds of chance: what a game asks dice, cards and lots for, and how their results are listed, written and read.

A result is an array of numbers, and the rules of its game know what they mean.
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from fractions import Fraction
from itertools import accumulate, pairwise, product
from typing import Any, ClassVar, NamedTuple

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice
from zocker.rules.frames import waits_for
from zocker.rules.messages import Chance
from zocker.rules.state import Array, State
from zocker.rules.vegas.view import BoardView

_TYPED_DICE = re.compile(r"[\d\s,+B]+")


class Tap(NamedTuple):
    """Something that may be tapped instead of typed: the text that it stands for, and its name if it has one."""

    text: str
    name: str = ""
    board: BoardView | None = None
    money: int = 0  # in units


@dataclass(frozen=True)
class ChanceKind(ABC):
    """One kind of chance. Its methods get a state that waits for it."""

    word: str  # the first word of its results in a record, and of its requests in a proof
    size: int  # how many numbers a result has
    waiting: Callable[[State], Chance]  # what the game waits for

    # Listed -------------------------------------------------------------------------------------------------

    @abstractmethod
    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        """Yield every result with its exact probability."""

    @abstractmethod
    def draws(self, s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
        """Return which single die or card may come after those drawn so far; none once they make up a result."""

    @abstractmethod
    def join(self, s: State, drawn: Sequence[int]) -> Array:
        """Return the result that all draws make up."""

    def result(self, numbers: Sequence[int] = ()) -> Array:
        """Return a result that begins with these numbers."""
        outcome = np.zeros(self.size, np.int64)
        outcome[: len(numbers)] = numbers
        return outcome

    # Written, after the word --------------------------------------------------------------------------------

    @abstractmethod
    def write(self, s: State, outcome: Array) -> str:
        """Write a result."""

    @abstractmethod
    def read(self, s: State, text: str) -> Array:
        """Read a result; an impossible one is a `Mistake`."""

    @abstractmethod
    def request(self, s: State) -> str:
        """Write what is asked for, as `proof/derivation.py` reads it."""

    # Taken from a real table --------------------------------------------------------------------------------

    taps_again: ClassVar = False  # whether the same thing may be tapped more than once

    def taps(self, s: State, options: Any) -> list[Tap]:
        """Return what may be tapped."""
        return []

    def number_of_taps(self, s: State) -> int:
        """Return how many taps make up a result."""
        return 1

    def typed(self, text: str, options: Any) -> list[str]:
        """Return one or several results as a record has them, from what people type."""
        return [text]


Chances = Mapping[int, ChanceKind]  # by the frame that waits for it


def chance_due(chances: Chances, s: State) -> ChanceKind:
    """Return the kind of chance that a state waits for."""
    return chances[int(waits_for(s))]


def read_chance(chances: Chances, s: State, text: str) -> Array:
    """Read a result of the chance that a state waits for; an impossible one is a `Mistake`."""
    kind = chance_due(chances, s)
    word, _, rest = text.partition(" ")
    if word != kind.word:
        raise Mistake("error-chance-expected", expected=kind.word, text=text)
    return kind.read(s, rest)


class Colour(NamedTuple):
    """Dice that are counted together."""

    name: str  # in errors
    mark: str = ""  # before them, in writing
    request: str = "{}d6"  # for so many


@dataclass(frozen=True)
class Dice(ChanceKind):
    """A roll. Its result counts the dice by face, one colour after the other."""

    number: Callable[[State], tuple[int, ...]]  # of dice, by colour
    _: KW_ONLY
    colours: tuple[Colour, ...] = (Colour("own"),)
    form: str = "((?: [1-6])+)"  # of a result, with a group for each colour
    mistake: str = "error-dice"  # where a result has another form

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        for colours in product(*map(dice.rolls, self.number(s))):
            counts, chances = zip(*colours, strict=True)
            yield self.result(sum(counts, ())), math.prod(chances, start=Fraction(1))

    def draws(self, s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
        return dice.DIE if len(drawn) < sum(self.number(s)) else {}

    def join(self, s: State, drawn: Sequence[int]) -> Array:
        colours = (drawn[first:end] for first, end in pairwise(accumulate(self.number(s), initial=0)))
        return self.result([count for faces in colours for count in dice.count_faces(faces)])

    def write(self, s: State, outcome: Array) -> str:
        faces = (dice.write_dice(outcome[first : first + dice.FACES]) for first in range(0, self.size, dice.FACES))
        rolled = zip(self.colours, faces, strict=False)
        return " ".join(colour.mark + " ".join(map(str, shown)) for colour, shown in rolled if shown)

    def read(self, s: State, text: str) -> Array:
        found = re.fullmatch(self.form, f" {text}" if text else "")
        if not found:
            raise Mistake(self.mistake, text=f"{self.word} {text}")
        counts = list[int]()
        for colour, faces, expected in zip(self.colours, found.groups(""), self.number(s), strict=True):
            shown = [int(face) - 1 for face in faces.split()]
            if len(shown) != expected:
                raise Mistake("error-number-of-dice", kind=colour.name, expected=expected, got=len(shown))
            counts += dice.count_faces(shown)
        return self.result(counts)

    def request(self, s: State) -> str:
        asked = zip(self.colours, self.number(s), strict=True)
        return " ".join(colour.request.format(number) for colour, number in asked if number)

    def number_of_taps(self, s: State) -> int:
        return 0

    def typed(self, text: str, options: Any) -> list[str]:
        """Read dice such as `114b6` or `11+34`; a plus before all of them means nothing where no colour has one."""
        has_plus = any(colour.mark == "+ " for colour in self.colours)
        return [typed_dice(text if has_plus else text.removeprefix("+"))]


def typed_dice(text: str) -> str:
    """Put blanks between dice that were typed without."""
    return " ".join(re.findall(r"B?\d|\+|B", text.upper())) if _TYPED_DICE.fullmatch(text.upper()) else text


@dataclass(frozen=True)
class Lot(ChanceKind):
    """One of several things. Its result is the number of that thing."""

    things: Callable[[State], Mapping[int, int]]  # how often each is there
    write_one: Callable[[int], str]
    read_one: Callable[[State, str], int]

    def outcomes(self, s: State) -> Iterator[tuple[Array, Fraction]]:
        for thing, chance in self.draws(s, ()).items():
            yield self.result((thing,)), chance

    def draws(self, s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
        return {} if drawn else shares(self.things(s))

    def join(self, s: State, drawn: Sequence[int]) -> Array:
        return self.result(drawn)

    def write(self, s: State, outcome: Array) -> str:
        return self.write_one(int(outcome[0]))

    def read(self, s: State, text: str) -> Array:
        return self.result((self.read_one(s, text),))

    def request(self, s: State) -> str:
        return f"1 of {' '.join(self.write_one(thing) for thing in sorted(self.things(s)))}"

    def taps(self, s: State, options: Any) -> list[Tap]:
        return [Tap(self.write_one(thing)) for thing in sorted(self.things(s))]


def shares(things: Mapping[int, int]) -> dict[int, Fraction]:
    """Return how likely each of some things is, by how often it is there."""
    total = sum(things.values())
    return {thing: Fraction(number, total) for thing, number in things.items() if number}


def starter(size: int) -> Lot:
    """Return the lot that says who starts."""
    return Lot(
        "start",
        size,
        lambda s: Chance("starter", by_itself=True),
        lambda s: dict.fromkeys(range(int(s.players)), 1),
        lambda seat: str(seat + 1),
        _read_seat,
    )


def _read_seat(s: State, text: str) -> int:
    if not re.fullmatch("[1-9]", text) or int(text) > s.players:
        raise Mistake("error-start", players=int(s.players), text=f"start {text}")
    return int(text) - 1
