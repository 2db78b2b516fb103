"""Rates that many share: each of them gets a fair part, however much the others take."""

from __future__ import annotations

import time
from collections.abc import Callable

from zocker.server.network.buckets import MAX_KEYS, Bucket, Rate

ACTIVE_SECONDS = 10.0  # who has asked for nothing for so long needs no part
MAX_MEMBERS = 1_000  # who share one rate; all others have one part together
OTHERS = ""


class Share:
    """A rate of which each member has a part, beside the unused rest."""

    __slots__ = ("_members", "_pruned_at", "_rate", "_whole")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._whole = Bucket(rate, now)
        self._members: dict[str, tuple[Bucket, float]] = {}  # with the time when each was here last
        self._pruned_at = now

    def take(self, member: str, now: float) -> bool:
        """Tell whether a member may have one more now, and count it if so."""
        own = self._part_of(member, now)
        return self._whole.take(now) or (own is not None and own.take(now))

    def charge(self, member: str, now: float) -> float:
        """Count one more of a member in any case; return for how many seconds it has to wait."""
        own = self._part_of(member, now)
        if self._whole.take(now):
            return 0.0
        if own is None:
            return self._whole.charge(now)
        return own.charge(now)

    def is_idle(self, now: float) -> bool:
        return self._whole.is_full(now)

    def _part_of(self, member: str, now: float) -> Bucket | None:
        """Return the bucket of a member; None if it is the only one, which can have the whole rate."""
        if now - self._pruned_at >= 1:
            self._pruned_at = now
            self._members = {name: one for name, one in self._members.items() if now - one[1] < ACTIVE_SECONDS}
        if member not in self._members and len(self._members) >= MAX_MEMBERS:
            member = OTHERS
        known = self._members.get(member)
        count = len(self._members) + (known is None)
        part = Rate(max(1.0, self._rate.burst / count), self._rate.per_second / count)
        own = Bucket(part, now) if known is None else known[0]
        own.change_rate(part, now)
        self._members[member] = own, now
        return own if count > 1 else None


class Shares:
    """One shared rate per key; those of which nothing is taken may be forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.now = now
        self._shares: dict[str, Share] = {}

    def take(self, key: str, member: str = OTHERS) -> bool:
        """Tell whether a member may have one more now, and count it if so."""
        return self._share(key).take(member, self.now())

    def charge(self, key: str, member: str = OTHERS) -> float:
        """Count one more of a member in any case; return for how many seconds it has to wait."""
        return self._share(key).charge(member, self.now())

    def _share(self, key: str) -> Share:
        now = self.now()
        share = self._shares.get(key)
        if share is None:
            if len(self._shares) >= MAX_KEYS:
                self._drop_some(now)
            share = self._shares[key] = Share(self.rate, now)
        return share

    def _drop_some(self, now: float) -> None:
        """Drop those of which nothing is taken; if that does not help, the older half of all."""
        self._shares = {key: share for key, share in self._shares.items() if not share.is_idle(now)}
        if len(self._shares) >= MAX_KEYS:
            self._shares = dict([*self._shares.items()][MAX_KEYS // 2 :])
