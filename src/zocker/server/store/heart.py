"""A thread that says again and again that this process is alive, however busy the tables are."""

from __future__ import annotations

from collections.abc import Callable

from zocker.server.store.background import Background

INTERVAL = 0.5  # seconds


class Heart(Background):
    """Calls something twice a second until it is stopped."""

    def __init__(self, beat: Callable[[], None]) -> None:
        super().__init__("heart")
        self.beat = beat

    def _run(self) -> None:
        while not self._stop.wait(INTERVAL):
            self.beat()
