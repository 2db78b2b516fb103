"""Chance results in writing. Seats, casinos and faces are numbered from 1, cards are in thousands.

A Biggy is a `B` before its face: `roll 1 1 4 B6`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np

from zocker.errors import Mistake
from zocker.rules import dice
from zocker.rules.frames import A, seat_of, waits_for
from zocker.rules.royale.boards.all import BOARDS, BY_FACE
from zocker.rules.royale.material import (
    ASIDE,
    BIGGY,
    LAY_BOARDS,
    NEUTRAL,
    OUTCOME,
    PAIR,
    ROLL,
    SET_ASIDE,
    SMALL,
    SMALL_DICE,
    STARTER,
    VALUES,
)
from zocker.rules.royale.money import read_card, write_card
from zocker.rules.royale.round import count_boards, is_left
from zocker.rules.state import Array, State

_ROLL = re.compile(r"((?: [1-6])*)(?: B([1-6]))?")
_EXTRA = re.compile(r" ([1-6]) ([1-6])")


def _write_roll(outcome: Array) -> str:
    small, big = map(str, dice.write_dice(outcome[:6])), (f"B{face}" for face in dice.write_dice(outcome[6:12]))
    return " ".join((*small, *big))


def write_chance(s: State, outcome: Array) -> str:
    """Write a result of the chance that the state waits for."""
    kind = waits_for(s)
    if kind == ROLL:
        return f"roll {_write_roll(outcome)}"
    if kind == NEUTRAL:
        return f"neutral {_write_roll(outcome)}"
    if kind == PAIR:
        return " ".join(("pair", *map(write_card, sorted(map(int, outcome[:2]), reverse=True))))
    if kind == ASIDE:
        return " ".join(("aside", *(write_card(value) for value in VALUES for _ in range(outcome[value]))))
    if kind == LAY_BOARDS:
        return " ".join(("boards", *(BOARDS[outcome[casino]].face for casino in range(s.boards))))
    if kind == STARTER:
        return f"start {outcome[0] + 1}"
    return f"extra {outcome[0]} {outcome[1]}"


def read_chance(s: State, text: str) -> Array:
    """Read a result of the chance that the state waits for; an impossible one is a `Mistake`."""
    word, _, rest = text.partition(" ")
    rest = f" {rest}" if rest else ""
    outcome = np.zeros(OUTCOME, np.int64)
    kind = waits_for(s)
    expected = {ROLL: "roll", NEUTRAL: "neutral", PAIR: "pair", ASIDE: "aside", LAY_BOARDS: "boards", STARTER: "start"}
    if word != expected.get(kind, "extra"):
        raise Mistake("error-chance-expected", expected=expected.get(kind, "extra"), text=text)
    if kind == ROLL:
        seat = seat_of(s)
        _read_roll(outcome, rest, text, int(s.dice_left[seat, SMALL]), int(s.dice_left[seat, BIGGY]))
    elif kind == NEUTRAL:
        _read_roll(outcome, rest, text, SMALL_DICE, 1)
    elif kind == PAIR:
        _read_cards(s, outcome, rest, 2)
    elif kind == ASIDE:
        _read_cards(s, outcome, rest, SET_ASIDE)
    elif kind == LAY_BOARDS:
        _read_boards(s, outcome, rest, text)
    elif kind == STARTER:
        if not re.fullmatch(r" [1-9]", rest) or int(rest) > s.players:
            raise Mistake("error-start", players=int(s.players), text=text)
        outcome[0] = int(rest) - 1
    else:
        found = _EXTRA.fullmatch(rest)
        if not found:
            raise Mistake("error-extra", text=text)
        outcome[0], outcome[1] = int(found[1]), int(found[2])
    return outcome


def _read_roll(outcome: Array, rest: str, text: str, small: int, big: int) -> None:
    found = _ROLL.fullmatch(rest)
    if not found:
        raise Mistake("error-royale-dice", text=text)
    faces = [int(face) for face in found[1].split()]
    if len(faces) != small:
        raise Mistake("error-number-of-dice", kind="small", expected=small, got=len(faces))
    if bool(found[2]) != bool(big):
        raise Mistake("error-number-of-dice", kind="biggy", expected=big, got=int(bool(found[2])))
    for face in faces:
        outcome[face - 1] += 1
    if found[2]:
        outcome[5 + int(found[2])] = 1


def _read_cards(s: State, outcome: Array, rest: str, expected: int) -> None:
    cards = [read_card(card) for card in rest.split(" ")[1:]]
    if len(cards) != expected:
        raise Mistake("error-number-of-cards", expected=expected, got=len(cards))
    for value in set(cards):
        if cards.count(value) > s.stack[value]:
            raise Mistake("error-card-gone", card=write_card(value))
    if expected == 2:
        outcome[:2] = sorted(cards, reverse=True)
    else:
        for value in cards:
            outcome[value] += 1


def _read_boards(s: State, outcome: Array, rest: str, text: str) -> None:
    faces = rest.split(" ")[1:]
    if len(faces) != s.boards or not {*faces} <= {*BY_FACE}:
        raise Mistake("error-boards", expected=int(s.boards), text=text)
    for casino, face in enumerate(faces):
        code = BY_FACE[face].code
        fresh = bool(s.no_repeat) and count_boards(s, outcome, casino, True) > 0
        if not is_left(s, outcome, casino, code // 2, fresh) or (fresh and s.used[code]):
            raise Mistake("error-board-out", face=face)
        outcome[casino] = code


def outcomes(s: State) -> Iterator[tuple[Array, Fraction]]:
    """Yield every result of the chance that the state waits for, with its exact probability.

    Boards and the cards set aside have too many results to list; no position worth an exact look waits for them.
    """
    kind = waits_for(s)
    if kind in (ROLL, NEUTRAL):
        small, big = (SMALL_DICE, 1) if kind == NEUTRAL else (int(n) for n in s.dice_left[seat_of(s)])
        for (faces, p), (face, q) in product(dice.rolls(small), dice.rolls(big)):
            yield _filled(faces + face), p * q
    elif kind == PAIR:
        stack = [int(n) for n in s.stack]
        total = sum(stack)
        for high, low in product(VALUES, VALUES):
            ways = stack[high] * (stack[low] - (high == low)) * (1 if high == low else 2)
            if high >= low and ways > 0:
                yield _filled((high, low)), Fraction(ways, total * (total - 1))
    elif kind == STARTER:
        for seat in range(s.players):
            yield _filled((seat,)), Fraction(1, int(s.players))
    elif kind in (LAY_BOARDS, ASIDE):
        raise Mistake("error-too-many-outcomes")
    else:
        for one, other in product(range(1, 7), range(1, 7)):
            yield _filled((one, other)), Fraction(1, 36)


def _filled(numbers: tuple[int, ...]) -> Array:
    outcome = np.zeros(OUTCOME, np.int64)
    outcome[: len(numbers)] = numbers
    return outcome


def pair_to_draw(s: State) -> int:
    """Return the number of the pair that is drawn next."""
    return int(s.frames[s.depth - 1, A]) + 1
