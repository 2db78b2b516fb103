"""Worths of positions of Las Vegas by playing everything that can happen with the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.state import State

Payoff = Callable[[State], Fraction]


def legal_in(view: State) -> Any:
    moves = np.zeros(6, np.int64)
    return moves[: LAS_VEGAS.legal(view, moves)].copy()


def lead(s: State) -> Fraction:
    """Return how much more money seat 0 has than seat 1."""
    return Fraction(int(LAS_VEGAS.score(s, 0) - LAS_VEGAS.score(s, 1)))


def enumerated(view: State, payoff: Payoff = lead) -> list[float]:
    """Return what each placement is worth to the seat that has rolled, by playing everything with the rules."""
    sign = 1 - 2 * int(seat_of(view))
    known: dict[bytes, Fraction] = {}
    round_no = int(view.round_no)
    return [float(sign * worth(after(view, int(face)), round_no, payoff, known)) for face in legal_in(view)]


def worth(s: State, round_no: int, payoff: Payoff, known: dict[bytes, Fraction]) -> Fraction:
    """Return the payoff to expect at the end of the round: seat 0 wants most of it, seat 1 least."""
    if s.round_no > round_no or waits_for(s) == OVER:
        return payoff(s)
    if s.tobytes() not in known:
        if waits_for(s) > OVER:
            best = max if seat_of(s) == 0 else min
            value = best(worth(after(s, int(face)), round_no, payoff, known) for face in legal_in(s))
        else:
            value = Fraction(0)
            for outcome, probability in LAS_VEGAS.outcomes(s):
                value += probability * worth(applied(s, outcome), round_no, payoff, known)
        known[s.tobytes()] = value
    return known[s.tobytes()]


def after(s: State, face: int) -> State:
    s = s.copy()
    LAS_VEGAS.play(s, face)
    return s


def applied(s: State, outcome: Any) -> State:
    s = s.copy()
    LAS_VEGAS.chance(s, outcome)
    return s
