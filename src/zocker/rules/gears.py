"""The compiled gear on demand: Numba is imported on first use, so that interpreted play never imports it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from zocker.rules.kernel import Kernel

P = ParamSpec("P")
R = TypeVar("R")


def compiled(entry: Kernel[P, R]) -> Callable[P, R]:
    """Return an entry point, compiled; other kernels are compiled into the entry points that call them."""
    if not entry.entry:
        raise TypeError(f"{entry.__name__} is no entry point: only compiled code can call it compiled")
    from zocker.rules.compiler import dispatcher

    return dispatcher(entry)
