"""The compiled gear: teaches Numba about kernels, verbs and events. The only module that imports Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import filelock
import numba
from numba import types
from numba.core import caching, config
from numba.core.caching import IndexDataCacheFile
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.imputils import lower_constant
from numba.core.typed_passes import AnnotateTypes
from numba.core.typing.templates import make_overload_template
from numba.extending import models, overload, register_model, typeof_impl

from zocker.rules import cache
from zocker.rules.events import emit, show_down
from zocker.rules.kernel import Kernel, Verb

config.CACHE_DIR = str(cache.folder())  # type: ignore[attr-defined]


class OneWriter(IndexDataCacheFile):
    """Numba's cache of one function, written by one process at a time: two could mix up whose code is whose."""

    def save(self, key: Any, data: Any) -> None:
        with filelock.FileLock(cache.folder() / "writing"):
            super().save(key, data)


caching.IndexDataCacheFile = OneWriter  # type: ignore[misc]


class KernelType(types.Dispatcher):
    """Calls to a kernel from compiled code. Literals are widened: one specialisation a kernel."""

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return super().get_call_type(context, tuple(types.unliteral(a) for a in args), kws)


register_model(KernelType)(models.OpaqueModel)


@lower_constant(KernelType)
def _lower_kernel(context: Any, _builder: Any, _type: Any, _value: Any) -> Any:
    return context.get_dummy_value()


class Part(JITCodeLibrary):
    """The code of an inner kernel: neither optimised nor made executable, but linked into entry points, which are.

    Numba would do both at every level of calls; this way compiling takes half as long.
    """

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, _name: str, _env: object) -> None:
        """Need no environment: kernels hold no Python objects."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=False, analysis_only=True)
class MakePart(LoweringPass):
    """Let the code of a kernel become a `Part`."""

    _name = "zocker_make_part"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


class InnerCompiler(CompilerBase):
    """Numba's own pipeline, with `MakePart` before the code is made."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.add_pass_after(MakePart, AnnotateTypes)
        pipeline.finalize()
        return [pipeline]


INNER: dict[str, Any] = {"pipeline_class": InnerCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@typeof_impl.register(Kernel)
def _type_of_kernel(value: Kernel[..., Any], _context: object) -> KernelType:
    return KernelType(value.dispatcher)  # type: ignore[arg-type]


@typeof_impl.register(Verb)
def _type_of_verb(value: Verb, _context: object) -> types.Function:
    if value not in _verb_types:
        template = make_overload_template(value, _resolve(value), {"forceinline": True, **INNER}, True, "never")
        _verb_types[value] = types.Function(template)
    return _verb_types[value]


def _resolve(verb: Verb) -> Callable[..., Any]:
    """Choose the kernel of a verb by the type of the state."""
    kernels = {numba.from_dtype(dtype): kernel for dtype, kernel in verb.kernels.items()}

    def choose(state, *args):  # type: ignore[no-untyped-def]  # Numba wants the lambda's very signature
        chosen = kernels[state]
        return lambda state, *args: chosen(state, *args)  # noqa: PLW0108

    return choose


_verb_types: dict[Verb, types.Function] = {}


def compile_kernel(kernel: Kernel[..., Any]) -> Callable[..., Any]:
    """Make the dispatcher of a kernel; Numba compiles it when it is first called."""
    options = {"cache": True, "nogil": True, "no_cfunc_wrapper": True} if kernel.entry else INNER
    compiler = numba.njit(error_model="numpy", forceinline=kernel.inline, **options)
    compiled: Callable[..., Any] = compiler(kernel.function)
    return compiled


@overload(emit)
def _emit_nothing(kind, seat, a, b):  # type: ignore[no-untyped-def]
    return lambda kind, seat, a, b: None


@overload(show_down)
def _show_nothing(s):  # type: ignore[no-untyped-def]
    return lambda s: None
