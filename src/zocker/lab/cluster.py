"""Chunks on a cluster of Ray instead of this machine's cores: the same chunks and seeds, so the same results."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from zocker.errors import Mistake

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")

HERE = "local"  # Ray's name for a cluster of this machine alone, for one command
RETRIES = 10  # of a chunk whose machine has died


class Cluster(Executor):
    """Runs calls on a connected cluster, and repeats those that a dead machine hasn't finished."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._run = ray.remote(_call).options(max_retries=RETRIES)
        self._running = dict[Future[Any], Any]()
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        reference = self._run.remote(call, args, kwargs)
        future = Future[T]()
        self._running[future] = reference
        reference.future().add_done_callback(lambda done: self._settle(future, done))
        return future

    def _settle(self, future: Future[T], done: Future[T | Mistake]) -> None:
        """Set the result of a call."""
        self._running.pop(future, None)
        if (error := done.exception()) is not None:
            future.set_exception(error)
        elif isinstance(result := done.result(), Mistake):
            future.set_exception(result)
        else:
            future.set_result(result)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel unfinished calls; the connection stays until `connected` ends."""
        for reference in [*self._running.values()]:
            self._ray.cancel(reference, force=True)


def in_order(call: Callable[[U], T], given: Iterable[U], cluster: Cluster | None) -> Iterator[T]:
    """Call something for each of many things, on a cluster if there is one; yield the results in order."""
    return map(call, given) if cluster is None else cluster.map(call, given)


def _call(call: Callable[..., T], args: tuple[Any, ...], kwargs: dict[str, Any]) -> T | Mistake:
    """Call a function on another machine; a `Mistake` is raised here as such.

    Arrays come from Ray read-only. They are copied, because kernels would be compiled again for read-only ones.
    """
    try:
        return call(*copy.deepcopy(args), **kwargs)
    except Mistake as mistake:
        return mistake


@contextmanager
def connected(address: str | None) -> Iterator[Cluster | None]:
    """Connect to the cluster at an address, or start one here; without either use this machine's cores."""
    if address is None:
        yield None
        return
    try:
        import ray
    except ImportError:
        raise Mistake("error-ray-missing") from None
    here = {"include_dashboard": False} if address == HERE else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **here)
    except Exception as error:
        raise Mistake("error-ray", address=address, reason=" ".join(str(error).split())[:200]) from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
