"""Chance die by die, card by card and board by board, for step-by-step enumeration."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from zocker.rules import dice
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.royale.material import (
    ASIDE,
    BIGGY,
    CARDS,
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
from zocker.rules.royale.round import BOARDS_IN_BOX, FACES, count_boards, is_left
from zocker.rules.state import Array, State

EXTRA_DICE = 2


def draws(s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
    """Return the possible next draws: a face from 0, a card's value, a board's face or a seat.

    Return nothing at the end.
    """
    kind = waits_for(s)
    if kind == LAY_BOARDS:
        return _boards(s, drawn) if len(drawn) < s.boards else {}
    if kind in (PAIR, ASIDE):
        return _cards(s, drawn) if len(drawn) < (2 if kind == PAIR else SET_ASIDE) else {}
    if kind == STARTER:
        return {} if drawn else {seat: Fraction(1, int(s.players)) for seat in range(s.players)}
    rolled = sum(_dice(s)) if kind in (ROLL, NEUTRAL) else EXTRA_DICE
    return dice.DIE if len(drawn) < rolled else {}


def _cards(s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
    left = {value: int(s.stack[value]) - drawn.count(value) for value in VALUES}
    return {value: Fraction(number, sum(left.values())) for value, number in left.items() if number}


def _boards(s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
    """Return the possible faces for the next casino: any board that is left, either side up (RY-10)."""
    laid, casino = np.array([*drawn, 0]), len(drawn)
    fresh = bool(s.no_repeat) and count_boards(s, laid, casino, True) > 0
    chances: dict[int, Fraction] = {}
    for board in range(BOARDS_IN_BOX):
        if is_left(s, laid, casino, board, fresh):
            faces = [face for face in (2 * board, 2 * board + 1) if face < FACES and not (fresh and s.used[face])]
            chance = Fraction(1, len(faces) * int(count_boards(s, laid, casino, fresh)))
            chances |= dict.fromkeys(faces, chance)
    return chances


def _dice(s: State) -> tuple[int, int]:
    """Return how many small dice and Biggies are rolled."""
    if waits_for(s) == NEUTRAL:
        return SMALL_DICE, 1
    return int(s.dice_left[seat_of(s), SMALL]), int(s.dice_left[seat_of(s), BIGGY])


def join_draws(s: State, drawn: Sequence[int]) -> Array:
    """Return the chance result that all draws make up."""
    outcome = np.zeros(OUTCOME, np.int64)
    kind = waits_for(s)
    if kind in (ROLL, NEUTRAL):
        small, _ = _dice(s)
        outcome[:6] = dice.count_faces(drawn[:small])
        outcome[6:12] = dice.count_faces(drawn[small:])
    elif kind == ASIDE:
        outcome[: len(CARDS)] = [drawn.count(value) for value in range(len(CARDS))]
    elif kind in (LAY_BOARDS, STARTER):
        outcome[: len(drawn)] = drawn
    elif kind == PAIR:
        outcome[:2] = sorted(drawn, reverse=True)
    else:
        outcome[:2] = [face + 1 for face in drawn]
    return outcome
