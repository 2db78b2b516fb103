"""Links that wait for others: they are stored, so that none is replaced after a crash, unless the roll comes soon."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

KEEP_AFTER = 0.05  # seconds; most rolls are stored by then, and their links with them


class LinkKeeper:
    """Stores the links of a chance event that takes longer than usual."""

    def __init__(self, keep: Callable[[], None]) -> None:
        self._keep = keep
        self._timer: asyncio.TimerHandle | None = None

    def keep_later(self) -> None:
        """Store the links that are there in a while, unless that is not needed any more."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(KEEP_AFTER, self.keep_now)

    def keep_now(self) -> None:
        """Store the links at once that wait to be stored."""
        if self._timer is not None:
            self.cancel()
            self._keep()

    def cancel(self) -> None:
        """Note that the links are stored with their roll."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
