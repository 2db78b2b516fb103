"""A memory of shown parts, so that an unchanged casino or row is not made again for each view of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

MOST_SHOWN = 2_500  # then what was not shown again since the last time is forgotten

_new: dict[tuple[type, Hashable], Any] = {}
_old: dict[tuple[type, Hashable], Any] = {}


def shown_lately(kind: type[T], made_of: Hashable, make: Callable[[], T]) -> T:
    """Return a result made lately from the same parts, or make it; it must not change, nor depend on anything else."""
    global _new, _old
    key = kind, made_of
    known: T | None = _new.get(key)
    if known is None:
        if len(_new) >= MOST_SHOWN:
            _new, _old = {}, _new
        known = _old.get(key)
        if known is None:
            known = make()
        _new[key] = known
    return known
