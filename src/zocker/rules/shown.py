"""What was shown lately: a casino or a row that has not changed is not made again for each view of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

MOST_SHOWN = 8_000  # a few megabytes

_shown: dict[tuple[type, Hashable], Any] = {}


def shown_lately(kind: type[T], made_of: Hashable, make: Callable[[], T]) -> T:
    """Return what was made of the same parts lately, or make it; it must not change, nor depend on anything else."""
    key = kind, made_of
    known: T | None = _shown.get(key)
    if known is None:
        if len(_shown) >= MOST_SHOWN:
            _shown.clear()
        known = _shown[key] = make()
    return known
