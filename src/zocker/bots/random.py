"""Play any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.dice import Rng, below
from zocker.rules.kernel import kernel
from zocker.rules.state import State


@kernel
def random(view: State, legal: np.ndarray[Any, Any], rng: Rng) -> int:
    return legal[below(rng, len(legal))]
