"""Several processes that serve one house: started together, replaced when they die, ended together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from typing import Any

RESTART_DELAY = 1.0  # seconds before one that died at once is replaced
END_SECONDS = 10.0  # then one that does not end is killed

log = logging.getLogger(__name__)


def supervise(count: int, work: Callable[..., None], *given: Any) -> None:
    """Run a number of processes until this one is ended."""
    context = multiprocessing.get_context("spawn")

    def start() -> BaseProcess:
        process = context.Process(target=_work, args=(work, *given))
        process.start()
        return process

    signal.signal(signal.SIGTERM, _interrupt)
    workers = [start() for _ in range(count)]
    try:
        while True:
            began = time.monotonic()
            connection.wait([worker.sentinel for worker in workers])
            for number, worker in enumerate(workers):
                if not worker.is_alive():
                    log.warning("a worker has ended with %s; another one takes its place", worker.exitcode)
                    time.sleep(max(0.0, began + RESTART_DELAY - time.monotonic()))
                    workers[number] = start()
    except KeyboardInterrupt:
        pass
    finally:
        _end(workers)


def _interrupt(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt


def _end(workers: list[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
    until = time.monotonic() + END_SECONDS
    for worker in workers:
        worker.join(max(0.0, until - time.monotonic()))
        if worker.is_alive():
            worker.kill()
            worker.join()


def _work(work: Callable[..., None], *given: Any) -> None:
    """Work until the supervisor ends, however it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the supervisor's
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work(*given)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
