"""The strongest bot: it counts along, solves what can be solved, and else plays by learned values and playouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.foresight import Foreseen, look_ahead
from zocker.bots.gambler import solutions as gambler_solutions
from zocker.bots.las_vegas import solutions as las_vegas_solutions
from zocker.bots.profiles import PROFILES
from zocker.rules import gambler
from zocker.rules.dice import Rng
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import judge_position

Array = np.ndarray[Any, Any]

PLACE = 0.1  # what it is worth to leave all rivals behind, as a share of a win
PLACE_PLAYOUTS = 600  # of all choices together, where the net's own say nothing of places


def choose(view: State, legal: Array, rng: Rng, *, compiled: bool) -> int | None:
    """Return the code of the best move by exact or learned values, or None where nothing good enough was learned.

    A better place counts a little: it decides where nothing else is left to play for.
    """
    if len(legal) == 1:
        return int(legal[0])
    foreseen = weigh(view, legal, rng, compiled=compiled)
    return None if foreseen is None else int(legal[(foreseen.chances + PLACE * foreseen.places).argmax()])


def chances(view: State, legal: Array, rng: Rng, *, compiled: bool) -> Array | None:
    """Return how likely each choice is to win the game, as far as that is solved or was learned, or None."""
    foreseen = weigh(view, legal, rng, compiled=compiled)
    return None if foreseen is None else foreseen.chances


def weigh(view: State, legal: Array, rng: Rng, *, compiled: bool) -> Foreseen | None:
    """Return what is solved or was learned of each choice, or None.

    Without compiled code the net alone is asked. Secret choices are left to instinct, which mixes them.
    """
    no_places = np.zeros(len(legal))
    solved = _solved(view, legal) if compiled else None
    if solved is not None:
        return Foreseen(solved, no_places)
    profile, net = PROFILES[view.dtype], weights.find(view)
    if net is None:
        return None
    if profile.whole_turn is not None:
        by_turn = profile.whole_turn(net, view, legal) if compiled else None
        return None if by_turn is None else Foreseen(by_turn, no_places)
    if profile.foresight is None or profile.effort(view) == 0:
        return None
    at_once: Array = judge_position(net, view, compiled=compiled).choices[:, 0]
    if not compiled:
        return Foreseen(at_once, no_places)
    weight, playouts, by_net = profile.foresight
    ahead = places = look_ahead(net, view, legal, rng, playouts, by_net)
    if by_net and view.players > 2:
        places = look_ahead(net, view, legal, rng, PLACE_PLAYOUTS, by_net=False)
    return Foreseen((1 - weight) * at_once + weight * ahead.chances, places.places)


def _solved(view: State, legal: Array) -> Array | None:
    """Return how likely each choice is to win where the rest of the round can be solved, or None."""
    if view.dtype == gambler.STATE:
        return gambler_solutions.chances(view, legal)
    return las_vegas_solutions.chances(view)
