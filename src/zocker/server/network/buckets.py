"""How much of something is let through: so many at once, and then so many a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

MAX_KEYS = 20_000  # that are remembered at a time


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


class Bucket:
    """What is left of a rate for one of those who share it."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Tell whether so many may pass now, and if so, count them."""
        self._fill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def owe(self, now: float) -> float:
        """Count one in any case; return for how many seconds it should wait."""
        self._fill(now)
        self._left -= 1
        return max(0.0, -self._left / self.rate.per_second)

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self._left >= self.rate.burst

    def _fill(self, now: float) -> None:
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.per_second)
        self._at = now


class Buckets:
    """A bucket for each key, as long as it is not full again."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, count: float = 1) -> bool:
        """Tell whether so many may pass now, and if so, count them."""
        return self._of(key).take(self.now(), count)

    def owe(self, key: str) -> float:
        """Count one in any case; return for how many seconds it should wait."""
        return self._of(key).owe(self.now())

    def _of(self, key: str) -> Bucket:
        now = self.now()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_KEYS:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate, now)
        return bucket

    def _forget(self, now: float) -> None:
        """Forget those that are full again; and if that does not help, the older half of all."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        if len(self._buckets) >= MAX_KEYS:
            self._buckets = dict([*self._buckets.items()][MAX_KEYS // 2 :])
