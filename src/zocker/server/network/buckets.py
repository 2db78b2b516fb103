"""Token buckets: a burst at first, then a rate per second."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

MAX_KEYS = 20_000  # more keys are not remembered


class Rate(NamedTuple):
    burst: float  # so many may come at once
    per_second: float  # so many may follow


class Bucket:
    """The rest of a rate for one key: a guest, an address, a connection."""

    __slots__ = ("_filled_at", "_left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self._left = rate.burst
        self._filled_at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Tell whether `count` more may pass now, and count them if so."""
        self._refill(now)
        if self._left < count:
            return False
        self._left -= count
        return True

    def charge(self, now: float) -> float:
        """Count one more in any case; return for how many seconds it has to wait."""
        self._refill(now)
        self._left -= 1
        return max(0.0, -self._left / self.rate.per_second)

    def change_rate(self, rate: Rate, now: float) -> None:
        """Change the rate from now on; the rest of a larger burst is lost."""
        if rate != self.rate:
            self._refill(now)
            self.rate = rate
            self._left = min(self._left, rate.burst)

    def is_full(self, now: float) -> bool:
        self._refill(now)
        return self._left >= self.rate.burst

    def _refill(self, now: float) -> None:
        self._left = min(self.rate.burst, self._left + (now - self._filled_at) * self.rate.per_second)
        self._filled_at = now


class Buckets:
    """One bucket per key; buckets that are full again may be forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.now = now
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, count: float = 1) -> bool:
        """Tell whether `count` more may pass now, and count them if so."""
        return self._bucket(key).take(self.now(), count)

    def charge(self, key: str) -> float:
        """Count one more in any case; return for how many seconds it has to wait."""
        return self._bucket(key).charge(self.now())

    def _bucket(self, key: str) -> Bucket:
        now = self.now()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_KEYS:
                self._drop_some(now)
            bucket = self._buckets[key] = Bucket(self.rate, now)
        return bucket

    def _drop_some(self, now: float) -> None:
        """Drop the buckets that are full again; if that does not help, the older half of all."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        if len(self._buckets) >= MAX_KEYS:
            self._buckets = dict([*self._buckets.items()][MAX_KEYS // 2 :])
