"""The compiled gear, by need: Numba is imported when it is first asked for, so that interpreted play never does."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from zocker.rules.kernel import Kernel

P = ParamSpec("P")
R = TypeVar("R")


def compiled(entry: Kernel[P, R]) -> Callable[P, R]:
    """Return an entry point as Numba compiled it; other kernels are compiled as parts of one."""
    if not entry.entry:
        raise TypeError(f"{entry.__name__} is no entry point: only compiled code can call it compiled")
    from zocker.rules.compiler import dispatcher

    return dispatcher(entry)
