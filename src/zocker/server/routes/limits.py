"""How much one guest, and all guests of one address, may ask for. Thirty people behind one address never notice."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Literal

from zocker.errors import Mistake
from zocker.server.network.buckets import Bucket, Buckets, Rate

Limited = Literal[
    "requests", "calls", "replays", "uploads", "guests", "tables", "tables of a guest", "connections", "messages",
    "messages of a guest",
]  # fmt: skip

# Of one address, unless a guest is named; at once, and then a second
RATES: dict[Limited, Rate] = {
    "requests": Rate(2_000, 100),  # of any kind: a page is twenty
    "calls": Rate(600, 30),  # of those, what the server has to think about
    "replays": Rate(150, 4),  # what takes longest
    "uploads": Rate(20, 1 / 20),
    "guests": Rate(120, 1 / 3),  # who are new
    "tables": Rate(120, 1 / 6),
    "tables of a guest": Rate(20, 1 / 6),
    "connections": Rate(200, 3),
    "messages": Rate(1_000, 200),
    "messages of a guest": Rate(150, 45),
}
MESSAGES = Rate(100, 30)  # of one connection: what is more waits
REFUSALS = Rate(15, 0.5)  # of one connection: what is more ends it


class Limits:
    """Counts what is asked for."""

    def __init__(self, rates: Mapping[Limited, Rate] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._buckets = {what: Buckets(rate, now) for what, rate in (RATES if rates is None else rates).items()}

    def allows(self, what: Limited, key: str) -> bool:
        """Tell whether somebody may have one more of something now, and if so, count it."""
        buckets = self._buckets.get(what)
        return buckets is None or buckets.take(key)

    def check(self, what: Limited, key: str) -> None:
        """Refuse somebody who has asked for too much of something lately."""
        if not self.allows(what, key):
            raise Mistake("error-too-much")

    def pause(self, guest: str, address: str) -> float:
        """Count a message; return for how many seconds it should wait."""
        owed = (("messages", address), ("messages of a guest", guest))
        return max((self._buckets[what].charge(key) for what, key in owed if what in self._buckets), default=0.0)


class Manners:
    """How one live connection behaves: how quickly it talks, and how often it has to be refused something."""

    def __init__(self, limits: Limits, guest: str, address: str) -> None:
        self._limits = limits
        self._guest, self._address = guest, address
        self._messages = Bucket(MESSAGES, limits.now())
        self._refusals = Bucket(REFUSALS, limits.now())

    def pause(self) -> float:
        """Count a message; return for how many seconds it should wait."""
        return max(self._messages.charge(self._limits.now()), self._limits.pause(self._guest, self._address))

    def forgives(self) -> bool:
        """Count a refusal; tell whether that is still all right."""
        return self._refusals.take(self._limits.now())
