"""One rulebook, two gears.

A kernel is a plain Python function on records and arrays. Called, it runs interpreted, and Numba is never imported.
`gears.compiled` gives its twin, the same source compiled by Numba.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, ParamSpec, Self, TypeVar

import numpy as np

from zocker.rules.state import State

P = ParamSpec("P")
R = TypeVar("R")


class Kernel(functools.partial[R], Generic[P, R]):
    """A function that can be interpreted or compiled. As a `partial` it is called without a detour through Python."""

    __name__: str
    inline: bool
    entry: bool

    def __new__(cls, function: Callable[P, R], *, inline: bool = False, entry: bool = False) -> Self:
        made = super().__new__(cls, function)
        functools.update_wrapper(made, function)
        made.inline = inline
        made.entry = entry
        return made

    if TYPE_CHECKING:

        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a function as a kernel. Compiled, it becomes part of its callers."""
    return Kernel(function, inline=True)


def standalone(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a kernel that stays a function of its own when compiled, because copies of it would compile too slowly."""
    return Kernel(function)


def entry(function: Callable[P, R]) -> Kernel[P, R]:
    """Mark a kernel that Python calls compiled. Only these entry points are cached on disk, and they free the GIL."""
    return Kernel(function, entry=True)


class PerGame:
    """A kernel that every game has its own version of, chosen by the dtype of its first argument."""

    ALL: ClassVar[list[PerGame]] = []  # the compiler must know them all before it meets one

    def __init__(self, name: str, kernels: dict[np.dtype[Any], Kernel[..., Any]]) -> None:
        PerGame.ALL.append(self)
        self.__name__ = name
        self.kernels = kernels

    def __call__(self, state: State, *args: Any) -> Any:
        return self.kernels[state.dtype](state, *args)
