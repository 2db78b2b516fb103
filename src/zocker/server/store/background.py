"""Threads that run beside everything else until they are stopped."""

from __future__ import annotations

import abc
import threading
from collections.abc import Callable

INTERVAL = 0.5  # seconds between two heartbeats


class Background(abc.ABC):
    """A thread of its own; its work checks `_stop` again and again."""

    def __init__(self, name: str) -> None:
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        if self._thread.is_alive():
            self._stop.set()
            self._thread.join()

    @abc.abstractmethod
    def _run(self) -> None: ...


class Heartbeat(Background):
    """Notes twice a second that this process is alive, however busy the tables are."""

    def __init__(self, beat: Callable[[], None]) -> None:
        super().__init__("heartbeat")
        self.beat = beat

    def _run(self) -> None:
        while not self._stop.wait(INTERVAL):
            self.beat()
