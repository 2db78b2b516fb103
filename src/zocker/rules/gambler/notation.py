"""Moves and chance results in writing. Seats, tableaux, rows and faces are numbered from 1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice
from zocker.rules.frames import A, waits_for
from zocker.rules.gambler.material import OUTCOME, ROLL, ROWS, TABLEAU
from zocker.rules.state import Array, State

MOVES = (
    *(f"place {face} in row {row}" for row in range(1, ROWS + 1) for face in range(1, 7)),
    "roll again",
    "stop",
)

_NUMBER = re.compile(r"[1-9][0-9]{0,2}")
_FACES = re.compile(r"[1-6](?: [1-6])*")


def write_chance(s: State, outcome: Array) -> str:
    """Write a result of the chance that the state waits for."""
    kind = waits_for(s)
    if kind == ROLL:
        return " ".join(map(str, ("roll", *dice.write_dice(outcome))))
    return f"{'tableau' if kind == TABLEAU else 'start'} {outcome[0] + 1}"


def read_chance(s: State, text: str) -> Array:
    """Read a result of the chance that the state waits for; an impossible one is a `Mistake`."""
    word, _, rest = text.partition(" ")
    kind = waits_for(s)
    expected = "roll" if kind == ROLL else "tableau" if kind == TABLEAU else "start"
    if word != expected:
        raise Mistake("error-chance-expected", expected=expected, text=text)
    if kind == ROLL:
        return _read_roll(rest, int(s.frames[0, A]), text)
    number = int(rest) if _NUMBER.fullmatch(rest) else 0
    if kind == TABLEAU:
        if not 1 <= number <= s.deck:
            raise Mistake("error-tableau", tableaux=int(s.deck), text=text)
        if number - 1 in s.order[: s.turned]:
            raise Mistake("error-tableau-turned", number=number)
    elif not 1 <= number <= s.players:
        raise Mistake("error-start", players=int(s.players), text=text)
    return _one(number - 1)


def _read_roll(rest: str, expected: int, text: str) -> Array:
    if not _FACES.fullmatch(rest):
        raise Mistake("error-gambler-dice", text=text)
    faces = [int(face) for face in rest.split()]
    if len(faces) != expected:
        raise Mistake("error-number-of-dice", kind="own", expected=expected, got=len(faces))
    return np.array([faces.count(face) for face in range(1, 7)], np.int64)


def outcomes(s: State) -> Iterator[tuple[Array, Fraction]]:
    """Yield every result of the chance that the state waits for, with its exact probability."""
    kind = waits_for(s)
    if kind == ROLL:
        for counts, chance in dice.rolls(int(s.frames[0, A])):
            yield np.array(counts, np.int64), chance
        return
    numbers = s.order[s.turned : s.deck] if kind == TABLEAU else range(s.players)
    for number in numbers:
        yield _one(int(number)), Fraction(1, len(numbers))


def _one(number: int) -> Array:
    outcome = np.zeros(OUTCOME, np.int64)
    outcome[0] = number
    return outcome
