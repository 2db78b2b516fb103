"""The third gear: kernels as functions of a GPU, made by numba-cuda from the very same source.

A kernel's global names are bound to what stands for them on the GPU: other kernels to their twins, `PerGame` to the
kernel of one game, arrays to copies in the GPU's memory. Nothing of numba-cuda is changed for anyone else.
"""

from __future__ import annotations

import dis
import itertools
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numpy as np

from zocker.errors import Mistake
from zocker.rules.events import emit, keep_showdown
from zocker.rules.kernel import Kernel, PerGame, kernel

RELEASE = "0.30"  # of numba-cuda: what was tried


def load() -> Any:
    """Return numba-cuda, or raise a `Mistake` with the reason if it can't be used."""
    if find_spec("numba_cuda") is None:
        raise Mistake("error-cuda-missing")
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks NumPy 2.5 for it
        np.row_stack = np.vstack
    cuda: Any = import_module("numba.cuda")
    if not (got := version("numba-cuda")).startswith(f"{RELEASE}."):
        raise Mistake("error-cuda-release", release=RELEASE, got=got)
    if not cuda.is_available():
        raise Mistake("error-cuda-none")
    if not simulated():
        known, function = import_module("numba.cuda.cudadecl"), import_module("numba.core.types").Function
        known.register_global(cuda.local.array, function(known.Cuda_local_array))  # under any name
    return cuda


def simulated() -> bool:
    """Tell whether Numba only simulates a GPU, as in tests."""
    return bool(import_module("numba.core.config").ENABLE_CUDASIM)


@kernel
def _emit_nothing(kind: int, seat: int, a: int, b: int) -> None:
    pass


@kernel
def _keep_nothing(s: Any) -> None:
    pass


class Gear:
    """The twins of kernels on the GPU for one game, by its layout of states here and there; `instead` replaces some."""

    def __init__(
        self, cuda: Any, state: np.dtype[Any], layout: np.dtype[Any], instead: dict[Any, Any] | None = None
    ) -> None:
        self._cuda, self._state, self._layout = cuda, state, layout
        self._instead = {emit: _emit_nothing, keep_showdown: _keep_nothing, **(instead or {})}
        self._made: dict[int, tuple[Any, Any]] = {}  # by what it was made from, which is kept alive here

    def twin(self, value: Any) -> Any:
        """Return the twin of a value on the GPU."""
        if value is np.zeros and not simulated():
            return self._cuda.local.array  # with what lay there: kernels fill it
        if isinstance(value, np.dtype) and value == self._state:
            return self._layout
        if isinstance(value, PerGame):
            value = value.kernels[self._state]
        if isinstance(value, Kernel | types.FunctionType):
            value = self._instead.get(value, value)
        if not isinstance(value, Kernel | np.ndarray):
            return value
        if id(value) not in self._made:
            self._made[id(value)] = value, self._make(value)
        return self._made[id(value)][1]

    def _make(self, value: Any) -> Any:
        if isinstance(value, np.ndarray):
            return (
                value if simulated() else self._cuda.to_device(value)
            )  # constant memory would be too small for the tables of dice
        function = self.rebind(value.func)
        return function if simulated() else self._cuda.jit(device=True, forceinline=value.inline)(function)

    def rebind(self, function: types.FunctionType) -> types.FunctionType:
        """Return a function whose global names and cells are bound to twins."""
        scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        for name, attribute in _global_names(function):
            value = function.__globals__[name]
            if isinstance(value, types.ModuleType) and (value.__name__.startswith("zocker.") or attribute == "zeros"):
                stand_in = scope.setdefault(name, types.ModuleType(value.__name__))
                setattr(stand_in, attribute, self.twin(getattr(value, attribute)))
            else:
                scope[name] = self.twin(value)
        cells = tuple(types.CellType(self.twin(cell.cell_contents)) for cell in function.__closure__ or ())
        return types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__, cells)


def _global_names(function: types.FunctionType) -> Iterator[tuple[str, str]]:
    """Yield the global names that a function reads, each with the attribute that follows if it is a module."""
    for step, after in itertools.pairwise(dis.get_instructions(function)):
        if step.opname == "LOAD_GLOBAL" and step.argval in function.__globals__:
            yield step.argval, after.argval


@contextmanager
def exact_arithmetic() -> Iterator[None]:
    """Let numba-cuda fuse no multiplication with an addition: such a sum rounds differently from a processor's."""
    if simulated():
        yield
        return
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    original: Callable[..., Any] = dispatcher.compile_cuda

    def compile_cuda(*args: Any, **options: Any) -> Any:
        options["nvvm_options"] = {**(options.get("nvvm_options") or {}), "fma": 0}
        return original(*args, **options)

    dispatcher.compile_cuda = compile_cuda
    try:
        yield
    finally:
        dispatcher.compile_cuda = original
