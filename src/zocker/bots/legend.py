"""The strongest bot: it counts along, solves what can be solved, and else plays by learned values and playouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots import foresight
from zocker.bots.las_vegas import solutions
from zocker.bots.profiles import PROFILES
from zocker.rules.dice import Rng
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import judge_position

Array = np.ndarray[Any, Any]


PLACE = 0.1  # what it is worth to leave all rivals behind, as a share of a win


def choose(view: State, legal: Array, rng: Rng, *, compiled: bool) -> int | None:
    """Return the code of the best move by exact or learned values, or None where nothing good enough was learned.

    Among more than two a better place counts a little: it decides where nothing else is left to play for.
    """
    if len(legal) == 1:
        return int(legal[0])
    values = chances(view, legal, rng, compiled=compiled)
    if values is None:
        return None
    if compiled and view.players > 2 and PROFILES[view.dtype].foresight is not None:
        values = values + PLACE * foresight.places(view, legal, rng)
    return int(legal[values.argmax()])


def chances(view: State, legal: Array, rng: Rng, *, compiled: bool) -> Array | None:
    """Return how likely each choice is to win the game, as far as that is solved or was learned, or None.

    Without compiled code the net alone is asked. Secret choices are left to instinct, which mixes them.
    """
    exact = solutions.chances(view) if compiled else None
    if exact is not None:
        return exact
    profile, net = PROFILES[view.dtype], weights.find(view)
    if net is None:
        return None
    if profile.whole_turn is not None:
        return profile.whole_turn(net, view, legal) if compiled else None
    if profile.foresight is None or profile.effort(view) == 0:
        return None
    at_once: Array = judge_position(net, view, compiled=compiled).choices[:, 0]
    if not compiled:
        return at_once
    weight = profile.foresight.weight
    return (1 - weight) * at_once + weight * foresight.chances(net, view, legal, rng, profile.foresight)
