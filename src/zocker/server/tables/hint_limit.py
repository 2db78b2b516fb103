"""How often somebody may ask for a hint or an analysis, since the bots' worker is there for everybody."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from zocker.errors import Mistake
from zocker.server.network.buckets import Buckets, Rate

HINTS = Rate(20, 1 / 3)


class HintLimit:
    """Allows each guest one hint at a time, at however many tables, and not too many per minute.

    `waits` and `too_many` are the mistakes of who asks too soon, and too often.
    """

    def __init__(
        self,
        waits: str = "error-hint-waits",
        too_many: str = "error-hints",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._waits, self._too_many = waits, too_many
        self._asking = set[str]()
        self._left = Buckets(HINTS, now)

    @contextmanager
    def asking(self, guest: str) -> Iterator[None]:
        """Let a guest ask for a hint in this context, unless that is too often."""
        if guest in self._asking:
            raise Mistake(self._waits)
        if not self._left.take(guest):
            raise Mistake(self._too_many)
        self._asking.add(guest)
        try:
            yield
        finally:
            self._asking.discard(guest)
