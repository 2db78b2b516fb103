"""The strongest bot: it counts along, solves what can be solved, and else plays by learned values."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.las_vegas import solutions
from zocker.rules import features, games, gears
from zocker.rules.kernel import entry
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.choices import judge_choices
from zocker.values.net import Net, Work, work_for

Array = np.ndarray[Any, Any]


@entry
def judge_all(net: Net, work: Work, states: Array, legal: Array, observed: Array, shares: Array) -> int:
    """Judge all choices in the view `states[0]` (see `judge_choices`)."""
    return judge_choices(net, work, states, legal, observed, shares)


def judged(net: Net, view: State, legal: Array, *, compiled: bool) -> Array:
    """Return each seat's share of the win after each choice, the deciding seat's first."""
    states = np.full(2, view, view.dtype)
    observed = np.zeros((len(legal), features.size(games.by_state(view).FEATURES)), np.int32)
    shares = np.zeros((len(legal), int(view.players)))
    ask = gears.compiled(judge_all) if compiled else judge_all
    ask(net, work_for(net), states, legal, observed, shares)
    return shares


def choose(view: State, legal: Array, *, compiled: bool) -> int | None:
    """Return the code of the best move by exact or learned values, or None where nothing was learned."""
    exact = solutions.chances(view) if compiled else None
    if exact is not None:
        return int(legal[exact.argmax()])
    net = weights.find(view)
    if net is None:
        return None
    return int(legal[judged(net, view, legal, compiled=compiled)[:, 0].argmax()])
