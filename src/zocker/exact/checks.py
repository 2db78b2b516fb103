"""Positions that solvers accept: with dice to roll or place, and not too many of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from zocker.errors import Mistake
from zocker.exact.table_end import ENDS
from zocker.rules.frames import OVER, waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import PLACE, ROLL
from zocker.rules.state import State

MAX_BYTES = 1 << 30  # of a solution: more also takes long
GIGABYTE = 10**9


def check_round(state: State) -> None:
    """Raise `Mistake` unless this is a turn of two players in Las Vegas (2012)."""
    if not isinstance(state, State) or state.dtype != LAS_VEGAS.layout or state.players != 2:
        raise Mistake("error-solve-round")
    check_turn(state)


def check_end(state: State) -> None:
    """Raise `Mistake` unless this is a turn in Las Vegas (2012) or (2019)."""
    if not isinstance(state, State) or state.dtype not in ENDS or not ENDS[state.dtype].is_simple(state):
        raise Mistake("error-solve-end")
    check_turn(state)


def check_turn(state: State) -> None:
    """Raise `Mistake` unless a seat is about to roll or to place."""
    if waits_for(state) not in ENDS[state.dtype].turn:
        raise Mistake("error-solve-turn")


def check_rolled(state: State) -> None:
    """Raise `Mistake` if the dice of a turn are still to be rolled."""
    if waits_for(state) < OVER:
        raise Mistake("error-chance-first", text="placements")


def check_size(state: State, bytes_for: Callable[[State], int]) -> None:
    """Raise `Mistake` if a solution takes too much memory, with the number of dice that would fit."""
    needed, fewer = bytes_for(state), state.copy()
    if needed <= MAX_BYTES:
        return
    while bytes_for(fewer) > MAX_BYTES and fewer.dice_left.any():
        fewer.dice_left[np.unravel_index(fewer.dice_left.argmax(), fewer.dice_left.shape)] -= 1
    raise Mistake(
        "error-solve-size",
        dice=int(state.dice_left.sum()),
        gigabytes=-(-needed // GIGABYTE),
        most=int(fewer.dice_left.sum()),
    )


def check_later(start: State, state: State) -> None:
    """Refuse a state that isn't a turn of the same round of Las Vegas (2012), or comes before another one."""
    if not isinstance(state, State) or not follows(start, state):
        raise Mistake("error-solve-later")


def follows(start: State, state: State) -> bool:
    """Tell whether a state is a turn of the same round of Las Vegas (2012) as another one, and not before it."""
    if state.dtype != LAS_VEGAS.layout or state.dtype != start.dtype or waits_for(state) not in (PLACE, ROLL):
        return False
    same = state.players == start.players and state.round_no == start.round_no
    return bool(same and (state.bills == start.bills).all() and (state.dice >= start.dice).all())
