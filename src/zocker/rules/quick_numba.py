"""The quick way of compiling, by Numba's internals: limited to the releases that it was tried with.

Nothing of Numba is changed for anybody else: our kernels have compilers, code libraries and caches of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import AnnotateTypes

from zocker.rules import cache
from zocker.rules.kernel import Kernel

if numba.version_info.short != (0, 68):
    raise ImportError(f"Numba's internals were tried with 0.68, not with {numba.__version__}")


class InnerLibrary(JITCodeLibrary):
    """The code of an inner kernel: neither optimised nor made executable, but linked into entry points, which are.

    Numba would do both at every level of calls; this way compiling takes half as long.
    """

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, _name: str, _env: object) -> None:
        """Ignore the environment: kernels hold no Python objects."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=False, analysis_only=True)
class UseInnerLibrary(LoweringPass):
    """Put the code of a kernel into an `InnerLibrary`."""

    _name = "zocker_use_inner_library"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


class InnerCompiler(CompilerBase):
    """Numba's own pipeline, with `UseInnerLibrary` before the code is made."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.add_pass_after(UseInnerLibrary, AnnotateTypes)
        pipeline.finalize()
        return [pipeline]


INNER: dict[str, Any] = {"pipeline_class": InnerCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class OurFolder(_CacheLocator):
    """The folder of compiled kernels. Its name is a digest of all sources, so none of them needs a stamp."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        self._py_file = file
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(cache.folder())

    def get_source_stamp(self) -> int:
        return 0

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> OurFolder:
        return cls(py_func, py_file)


class OneWriter(IndexDataCacheFile):
    """The files of one kernel, written by one process at a time, because two could confuse their code."""

    def save(self, key: Any, data: Any) -> None:
        with cache.writing():
            super().save(key, data)


class KernelCacheImpl(CompileResultCacheImpl):
    _locator_classes = [OurFolder]  # noqa: RUF012


class KernelCache(FunctionCache):
    """The cache of one entry point, in our folder."""

    _impl_class = KernelCacheImpl

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = OneWriter(self._cache_path, self._impl.filename_base, 0)


def make_dispatcher(kernel: Kernel[..., Any]) -> Callable[..., Any]:
    """Make the dispatcher of a kernel; an entry point frees the GIL and, if it is ours, is cached."""
    options = {"nogil": True, "no_cfunc_wrapper": True} if kernel.entry else INNER
    dispatcher = numba.njit(error_model="numpy", forceinline=kernel.inline, **options)(kernel.func)
    if kernel.entry and cache.is_ours(kernel.func):
        dispatcher._cache = KernelCache(kernel.func)
    return dispatcher
