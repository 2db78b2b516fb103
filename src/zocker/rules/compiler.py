"""The compiled gear: teaches Numba about kernels, about kernels that each game has its own version of, and about
events.

It compiles the quick way (`quick_numba.py`). With a release of Numba whose internals it doesn't know it compiles
plainly and keeps that in Numba's own cache: slower the first time, but with the same results.
"""

from __future__ import annotations

import os
import warnings
from collections import Counter
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import numba
from numba import types
from numba.core.imputils import lower_constant
from numba.extending import models, overload, register_model, typeof_impl

from zocker.rules import cache
from zocker.rules.events import emit, keep_showdown
from zocker.rules.kernel import Kernel, PerGame

P = ParamSpec("P")
R = TypeVar("R")

PLAIN = "ZOCKER_PLAIN_NUMBA"  # set it to compile plainly, to see whether Numba or the quick way is to blame


def _make_plain_dispatcher(kernel: Kernel[..., Any]) -> Callable[..., Any]:
    """Make the dispatcher of a kernel with Numba's public functions alone; entry points of ours are cached."""
    compiled: Any = numba.njit(error_model="numpy", nogil=kernel.entry)(kernel.func)
    if kernel.entry and cache.is_ours(kernel.func):
        config: Any = numba.config
        before, config.CACHE_DIR = config.CACHE_DIR, str(cache.folder())
        compiled.enable_caching()
        config.CACHE_DIR = before
        compiled.compile = _one_at_a_time(compiled.compile)
    return compiled


def _one_at_a_time(compile_for: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Let only one process compile at a time; two could confuse their code in the cache."""

    def compile_alone(signature: Any) -> Any:
        with cache.writing():
            return compile_for(signature)

    return compile_alone


INNER: dict[str, Any] = {}  # options of kernels that compiled code calls
make_dispatcher = _make_plain_dispatcher
try:
    if os.environ.get(PLAIN):
        raise ImportError(f"{PLAIN} is set")
    from zocker.rules import quick_numba
except (ImportError, AttributeError, TypeError) as error:
    warnings.warn(f"Zocker compiles slowly the first time: {error}.", RuntimeWarning, stacklevel=2)
else:
    INNER, make_dispatcher = quick_numba.INNER, quick_numba.make_dispatcher


class KernelType(types.Dispatcher):
    """Calls to a kernel from compiled code. Literals are widened: one specialisation for each kernel."""

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return super().get_call_type(context, tuple(types.unliteral(a) for a in args), kws)


register_model(KernelType)(models.OpaqueModel)


@lower_constant(KernelType)
def _lower_kernel(context: Any, _builder: Any, _type: Any, _value: Any) -> Any:
    return context.get_dummy_value()


@typeof_impl.register(Kernel)
def _type_of_kernel(value: Kernel[..., Any], _context: object) -> types.Dispatcher:
    compiled: Any = dispatcher(value)
    return KernelType(compiled)


def dispatcher(kernel: Kernel[P, R]) -> Callable[P, R]:
    """Return a kernel as Numba's dispatcher, which compiles it when it is first called."""
    if kernel not in _dispatchers:
        _teach_per_game()
        _dispatchers[kernel] = make_dispatcher(kernel)
    return _dispatchers[kernel]


def specialisations(kernel: Kernel[..., Any]) -> int:
    """Return how often this process compiled a kernel for the same game: more than once is wasted time."""
    signatures = _dispatchers[kernel].signatures if kernel in _dispatchers else []
    states = (
        tuple(str(argument) for argument in signature if "Record" in str(argument) and "depth" in str(argument))
        for signature in signatures
    )
    return max(Counter(states).values(), default=0)


_dispatchers: dict[Kernel[..., Any], Any] = {}


def _teach_per_game() -> None:
    """Teach Numba how to choose a game's own version of each `PerGame` kernel."""
    for per_game in PerGame.ALL:
        if per_game not in _taught:
            _taught.add(per_game)
            options: Any = {"forceinline": True, **INNER}
            overload(per_game, jit_options=options)(_resolve(per_game))


_taught: set[PerGame] = set()


def _resolve(per_game: PerGame) -> Callable[..., Any]:
    """Return a function that chooses a game's kernel by the type of its state."""
    kernels = {numba.from_dtype(dtype): kernel for dtype, kernel in per_game.kernels.items()}

    def choose(state, *args):  # type: ignore[no-untyped-def]  # Numba wants the lambda's very signature
        chosen = kernels[state]
        return lambda state, *args: chosen(state, *args)  # noqa: PLW0108

    return choose


@overload(emit)
def _emit_nothing(kind, seat, a, b):  # type: ignore[no-untyped-def]
    return lambda kind, seat, a, b: None


@overload(keep_showdown)
def _show_nothing(s):  # type: ignore[no-untyped-def]
    return lambda s: None
