"""The strongest bot: it counts along, solves what can be solved, and else plays by learned values."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.las_vegas import solutions
from zocker.bots.profiles import PROFILES
from zocker.rules.state import State
from zocker.values import weights
from zocker.values.expectation import judge_position

Array = np.ndarray[Any, Any]


def choose(view: State, legal: Array, *, compiled: bool) -> int | None:
    """Return the code of the best move by exact or learned values, or None where nothing good enough was learned."""
    exact = solutions.chances(view) if compiled else None
    if exact is not None:
        return int(legal[exact.argmax()])
    net = weights.find(view) if PROFILES[view.dtype].learned else None
    if net is None:
        return None
    return int(legal[judge_position(net, view, compiled=compiled).choices[:, 0].argmax()])
