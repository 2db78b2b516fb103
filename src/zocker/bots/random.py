"""Any legal move, all equally likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.dice import below
from zocker.rules.kernel import kernel


@kernel
def random(view: np.record, legal: np.ndarray[Any, Any], rng: np.record) -> int:
    return legal[below(rng, len(legal))]  # type: ignore[no-any-return]
