"""Moves and chance results in writing. Seats, casinos and faces are numbered from 1, bills are in thousands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice
from zocker.rules.frames import A, seat_of, waits_for
from zocker.rules.las_vegas.material import BILL, BILLS, LEFTOVER, NEUTRAL, OUTCOME, OWN, ROLL, VALUES
from zocker.rules.las_vegas.turn import leftover
from zocker.rules.state import Array, State

MOVES = tuple(f"place {casino}" for casino in range(1, 7))

_BILL = re.compile(r"([1-9])0k")
_ROLL = re.compile(r"((?: [1-6])*)(?: \+((?: [1-6])+))?")


def write_bill(value: int) -> str:
    return f"{value}0k"


def read_bill(text: str) -> int:
    found = _BILL.fullmatch(text)
    if not found:
        raise Mistake("error-bill", text=text)
    return int(found[1])


def write_chance(s: State, outcome: Array) -> str:
    """Write a result of the chance that the state waits for."""
    kind = waits_for(s)
    if kind == BILL:
        return f"bill {write_bill(outcome[0])}"
    if kind == ROLL:
        own, neutral = dice.write_dice(outcome[:6]), dice.write_dice(outcome[6:])
        return " ".join(map(str, ("roll", *own, *(("+", *neutral) if neutral else ()))))
    if kind == LEFTOVER:
        return " ".join(map(str, ("neutral", *dice.write_dice(outcome[6:]))))
    return f"start {outcome[0] + 1}"


def read_chance(s: State, text: str) -> Array:
    """Read a result of the chance that the state waits for; an impossible one is a `Mistake`."""
    word, _, rest = text.partition(" ")
    rest = f" {rest}" if rest else ""
    outcome = np.zeros(OUTCOME, np.int64)
    kind = waits_for(s)
    if kind == BILL:
        _expect(word, "bill", text)
        outcome[0] = read_bill(rest.removeprefix(" "))
        if s.stack[outcome[0]] == 0:
            raise Mistake("error-bill-gone", bill=write_bill(outcome[0]))
    elif kind == ROLL:
        _expect(word, "roll", text)
        own, neutral = _read_roll(rest, text)
        seat = seat_of(s)
        _count(outcome[:6], own, int(s.dice_left[seat, OWN]), "own")
        _count(outcome[6:], neutral, int(s.dice_left[seat, NEUTRAL]), "neutral")
    elif kind == LEFTOVER:
        _expect(word, "neutral", text)
        faces, extra = _read_roll(rest, text)
        if extra:
            raise Mistake("error-dice", text=text)
        _count(outcome[6:], faces, int(leftover(s)), "neutral")
    else:
        _expect(word, "start", text)
        if not re.fullmatch(r" [1-9]", rest) or int(rest) > s.players:
            raise Mistake("error-start", players=int(s.players), text=text)
        outcome[0] = int(rest) - 1
    return outcome


def _expect(word: str, expected: str, text: str) -> None:
    if word != expected:
        raise Mistake("error-chance-expected", expected=expected, text=text)


def _read_roll(rest: str, text: str) -> tuple[list[int], list[int]]:
    found = _ROLL.fullmatch(rest)
    if not found:
        raise Mistake("error-dice", text=text)
    own, neutral = (found[group] or "" for group in (1, 2))
    return [int(face) for face in own.split()], [int(face) for face in neutral.split()]


def _count(counts: Array, faces: list[int], expected: int, kind: str) -> None:
    if len(faces) != expected:
        raise Mistake("error-number-of-dice", kind=kind, expected=expected, got=len(faces))
    for face in faces:
        counts[face - 1] += 1


def outcomes(s: State) -> Iterator[tuple[Array, Fraction]]:
    """Yield every result of the chance that the state waits for, with its exact probability."""
    kind = waits_for(s)
    if kind == BILL:
        total = int(s.stack.sum())
        for value in VALUES:
            if s.stack[value]:
                yield _one(value), Fraction(int(s.stack[value]), total)
    elif kind == ROLL or kind == LEFTOVER:
        own, neutral = (int(n) for n in s.dice_left[seat_of(s)]) if kind == ROLL else (0, int(leftover(s)))
        for (own_counts, p), (neutral_counts, q) in product(dice.rolls(own), dice.rolls(neutral)):
            yield np.array(own_counts + neutral_counts, np.int64), p * q
    else:
        for seat in range(s.players):
            yield _one(seat), Fraction(1, int(s.players))


def _one(number: int) -> Array:
    outcome = np.zeros(OUTCOME, np.int64)
    outcome[0] = number
    return outcome


def casino_to_stock(s: State) -> int:
    """Return the number of the casino that the next bill goes to."""
    return int(s.frames[0, A]) + 1


assert len(BILLS) == 10, "the notation of bills has one digit"
