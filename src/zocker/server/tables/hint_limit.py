"""How often somebody may ask for a hint or an analysis, since the bots' worker is there for everybody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from zocker.errors import Mistake

MAX_HINTS, WINDOW = 20, 60.0  # so many hints within so many seconds


class HintLimit:
    """Allows each guest one hint at a time, at however many tables, and not too many per minute.

    `waits` and `too_many` are the mistakes of who asks too soon, and too often.
    """

    def __init__(self, waits: str = "error-hint-waits", too_many: str = "error-hints") -> None:
        self._waits, self._too_many = waits, too_many
        self._asking = set[str]()
        self._times: dict[str, list[float]] = {}

    @contextmanager
    def asking(self, guest: str) -> Iterator[None]:
        """Let a guest ask for a hint in this context, unless that is too often."""
        now = time.monotonic()
        self._times = {one: times for one, times in self._times.items() if times[-1] > now - WINDOW}
        lately = [at for at in self._times.get(guest, []) if at > now - WINDOW]
        if guest in self._asking:
            raise Mistake(self._waits)
        if len(lately) >= MAX_HINTS:
            raise Mistake(self._too_many)
        self._times[guest] = [*lately, now]
        self._asking.add(guest)
        try:
            yield
        finally:
            self._asking.discard(guest)
