"""A log that nobody can fill: what is said again and again is said seldom, and counted."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable

from zocker.server.network.buckets import Bucket, Rate

RATE = Rate(burst=5, per_second=1 / 60)  # of what comes from the same line of code
MAX_PLACES = 1_000


class Seldom(logging.Filter):
    """Lets what comes from one line of code through a few times, and then once a minute with how often it was."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self._places: dict[tuple[str, int], tuple[Bucket, int]] = {}  # with how often it was held back

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


def speak_seldom(handlers: Iterable[logging.Handler | None], rule: Seldom | None = None) -> None:
    """Let handlers of a log write seldom what comes again and again."""
    rule = rule or Seldom()
    for handler in handlers:
        if handler is not None:
            handler.addFilter(rule)
