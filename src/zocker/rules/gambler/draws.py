"""Chance die by die, for step-by-step enumeration."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from zocker.rules import dice
from zocker.rules.frames import A, waits_for
from zocker.rules.gambler.material import OUTCOME, ROLL
from zocker.rules.gambler.notation import outcomes
from zocker.rules.state import Array, State


def draws(s: State, drawn: Sequence[int]) -> dict[int, Fraction]:
    """Return the possible next draws: a face, a tableau or a seat, from 0; nothing at the end."""
    if waits_for(s) == ROLL:
        return dice.DIE if len(drawn) < s.frames[0, A] else {}
    return {} if drawn else {int(outcome[0]): chance for outcome, chance in outcomes(s)}


def join_draws(s: State, drawn: Sequence[int]) -> Array:
    """Return the chance result that all draws make up."""
    if waits_for(s) == ROLL:
        return np.array(dice.count_faces(drawn), np.int64)
    outcome = np.zeros(OUTCOME, np.int64)
    outcome[0] = drawn[0]
    return outcome
