"""Games in chunks, on all cores or on a cluster."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, nullcontext
from types import ModuleType
from typing import TypeVar

from zocker.lab.cluster import Cluster

T = TypeVar("T")


def in_chunks(
    play: Callable[[int, int], T],
    total: int,
    size: int,
    workers: int | None,
    processes: bool,
    cluster: Cluster | None = None,
    *,
    here: bool = False,
) -> Iterator[T]:
    """Call `play(first, count)` for chunks of a size, on all cores and a few ahead; yield the results in order.

    A call that can't leave this process runs `here`, one chunk after the other.
    """
    if here:
        yield from (play(first, min(size, total - first)) for first in range(0, total, size))
        return
    workers = workers or (os.cpu_count() if cluster is None else cluster.workers) or 1
    pool: Executor = cluster or (
        ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) if processes else ThreadPoolExecutor(workers)
    )
    starting = _without_main if isinstance(pool, ProcessPoolExecutor) else nullcontext
    ahead: deque[Future[T]] = deque()
    try:
        for first in range(0, total, size):
            with starting():
                ahead.append(pool.submit(play, first, min(size, total - first)))
            if len(ahead) > 2 * workers:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the main program from started processes, which would otherwise run it again."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
