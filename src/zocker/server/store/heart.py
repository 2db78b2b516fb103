"""A thread that says again and again that this process is alive, however busy the tables are."""

from __future__ import annotations

import threading
from collections.abc import Callable

INTERVAL = 0.5  # seconds


class Heart:
    """Calls something twice a second until it is stopped."""

    def __init__(self, beat: Callable[[], None]) -> None:
        self.beat = beat
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="heart", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        if self._thread.is_alive():
            self._stop.set()
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(INTERVAL):
            self.beat()
