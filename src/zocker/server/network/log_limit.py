"""A log that no one can flood: repeated messages are counted, and written once per minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable

from zocker.server.network.buckets import Bucket, Rate

RATE = Rate(burst=5, per_second=1 / 60)  # for each line of code that logs
MAX_PLACES = 1_000  # lines of code that are remembered


class RepeatLimit(logging.Filter):
    """Lets each line of code log a few times, and then once per minute with how often it was held back."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self._places: dict[tuple[str, int], tuple[Bucket, int]] = {}  # and how often it was held back

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), self.now()
        bucket, held_back = self._places.get(place) or (Bucket(RATE, now), 0)
        if len(self._places) >= MAX_PLACES:
            self._places.clear()
        if not bucket.take(now):
            self._places[place] = bucket, held_back + 1
            return False
        self._places[place] = bucket, 0
        if held_back:
            record.msg, record.args = f"{record.getMessage()} (and {held_back} times before)", ()
        return True


def limit_repeats(handlers: Iterable[logging.Handler | None], limit: RepeatLimit | None = None) -> None:
    """Let the handlers of a log hold back repeated messages."""
    limit = limit or RepeatLimit()
    for handler in handlers:
        if handler is not None:
            handler.addFilter(limit)
