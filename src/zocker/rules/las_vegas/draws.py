"""Chance die by die and bill by bill, for step-by-step enumeration."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from zocker.rules import dice
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.las_vegas.material import LEFTOVER, NEUTRAL, OUTCOME, OWN, ROLL
from zocker.rules.las_vegas.notation import outcomes
from zocker.rules.las_vegas.turn import leftover
from zocker.rules.state import Array, State


def draws(s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
    """Return the possible next draws: a face from 0, a bill's value or a seat; nothing at the end."""
    if waits_for(s) in (ROLL, LEFTOVER):
        return dice.DIE if len(drawn) < sum(_dice(s)) else {}
    return {} if drawn else {int(outcome[0]): chance for outcome, chance in outcomes(s)}


def join_draws(s: State, drawn: Sequence[int]) -> Array:
    """Return the chance result that all draws make up."""
    outcome = np.zeros(OUTCOME, np.int64)
    if waits_for(s) in (ROLL, LEFTOVER):
        own, _ = _dice(s)
        outcome[:6] = dice.count_faces(drawn[:own])
        outcome[6:] = dice.count_faces(drawn[own:])
    else:
        outcome[0] = drawn[0]
    return outcome


def _dice(s: State) -> tuple[int, int]:
    """Return how many own and neutral dice are rolled."""
    if waits_for(s) == LEFTOVER:
        return 0, int(leftover(s))
    return int(s.dice_left[seat_of(s), OWN]), int(s.dice_left[seat_of(s), NEUTRAL])
