"""Any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.dice import below
from zocker.rules.kernel import kernel
from zocker.rules.records import Record


@kernel
def random(view: Record, legal: np.ndarray[Any, Any], rng: Record) -> int:
    return legal[below(rng, len(legal))]
