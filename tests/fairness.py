"""How well counts fit what was expected; `scipy.stats` would say the same, but takes a second to import."""

from __future__ import annotations

from collections.abc import Sequence

from scipy.special import chdtrc


def chi_square(observed: Sequence[int], expected: Sequence[float] = ()) -> float:
    """Return how likely counts are to stray at least so far from what was expected, or else from being even."""
    wanted = expected or [sum(observed) / len(observed)] * len(observed)
    strayed = sum((count - mean) ** 2 / mean for count, mean in zip(observed, wanted, strict=True))
    return float(chdtrc(len(observed) - 1, strayed))
