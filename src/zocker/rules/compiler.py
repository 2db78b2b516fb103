"""The compiled gear: teaches Numba about kernels, verbs and events.

It compiles the quick way (`quick_numba.py`), or, where Numba's internals are not those that it knows, plainly: slower,
and anew in every process, but to the same games.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from typing import Any

import numba
from numba import types
from numba.extending import overload, typeof_impl

from zocker.rules.events import emit, show_down
from zocker.rules.kernel import Kernel, Verb

PLAIN = "ZOCKER_PLAIN_NUMBA"  # set it to compile plainly, to see whether Numba or the quick way is to blame


def _plainly(kernel: Kernel[..., Any]) -> Callable[..., Any]:
    """Make the dispatcher of a kernel by Numba's public functions alone."""
    compiled: Callable[..., Any] = numba.njit(error_model="numpy", nogil=kernel.entry)(kernel.function)
    return compiled


INNER: dict[str, Any] = {}  # options of kernels that compiled code calls
KernelType: Any = types.Dispatcher
make_dispatcher = _plainly
try:
    if os.environ.get(PLAIN):
        raise ImportError(f"{PLAIN} is set")
    from zocker.rules import quick_numba
except (ImportError, AttributeError, TypeError) as error:
    warnings.warn(f"Zocker compiles slowly, and anew in every process: {error}.", RuntimeWarning, stacklevel=2)
else:
    INNER, KernelType, make_dispatcher = quick_numba.INNER, quick_numba.KernelType, quick_numba.make_dispatcher


@typeof_impl.register(Kernel)
def _type_of_kernel(value: Kernel[..., Any], _context: object) -> types.Dispatcher:
    return KernelType(value.dispatcher)


def compile_kernel(kernel: Kernel[..., Any]) -> Callable[..., Any]:
    """Make the dispatcher of a kernel; Numba compiles it when it is first called."""
    for verb in Verb.ALL:
        if verb not in _known:
            _known.add(verb)
            options: Any = {"forceinline": True, **INNER}
            overload(verb, jit_options=options)(_resolve(verb))
    return make_dispatcher(kernel)


_known: set[Verb] = set()


def _resolve(verb: Verb) -> Callable[..., Any]:
    """Choose the kernel of a verb by the type of the state."""
    kernels = {numba.from_dtype(dtype): kernel for dtype, kernel in verb.kernels.items()}

    def choose(state, *args):  # type: ignore[no-untyped-def]  # Numba wants the lambda's very signature
        chosen = kernels[state]
        return lambda state, *args: chosen(state, *args)  # noqa: PLW0108

    return choose


@overload(emit)
def _emit_nothing(kind, seat, a, b):  # type: ignore[no-untyped-def]
    return lambda kind, seat, a, b: None


@overload(show_down)
def _show_nothing(s):  # type: ignore[no-untyped-def]
    return lambda s: None
