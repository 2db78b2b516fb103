"""A beginner: looks one move ahead, but not always."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.profiles import greedy
from zocker.bots.random import random
from zocker.rules.dice import Rng, below
from zocker.rules.kernel import kernel
from zocker.rules.state import State

CARELESS = 3  # one move in three is random


@kernel
def rookie(view: State, legal: np.ndarray[Any, Any], rng: Rng) -> int:
    if below(rng, CARELESS) == 0:
        return random(view, legal, rng)
    return greedy(view, legal, rng)
