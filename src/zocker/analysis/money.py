"""Win chance in money: how much a larger lead would have raised it at the start of the round."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from zocker.analysis.games import GAMES
from zocker.analysis.judges import Judge
from zocker.rules.state import Array, State

TOO_FLAT = 5e-4  # where a unit changes less nobody would pay for anything


def worth_of_money(judge: Judge, state: State) -> Array:
    """Return how much each seat's share of the win rises with every unit that it leads by more, at the first choice."""
    seats = range(int(state.players))
    unit = GAMES[state.dtype].give(state.copy(), 0)
    more = [judge.rough(_with_gifts(state, [seat]))[seat] for seat in seats]
    less = [judge.rough(_with_gifts(state, set(seats) - {seat}))[seat] for seat in seats]
    return (np.array(more) - np.array(less)) / (2 * unit)


def in_money(shares: Array, worth: Array) -> Array:
    """Return each seat's gain or loss in units of money, or None where money has no worth."""
    return np.where(worth > TOO_FLAT, shares / np.maximum(worth, TOO_FLAT), 0.0)


def _with_gifts(state: State, seats: Iterable[int]) -> State:
    """Return a state in which some seats have won more in public."""
    given: State = state.copy()
    for seat in seats:
        GAMES[state.dtype].give(given, seat)
    return given
