"""How much one guest, and all guests of one address, may ask for. Thirty people behind one address never notice."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Literal

from zocker.errors import Mistake
from zocker.server.network.buckets import Bucket, Buckets, Rate

Resource = Literal[
    "requests", "calls", "replays", "uploads", "guests", "tables", "tables of a guest", "connections", "messages",
    "messages of a guest",
]  # fmt: skip

# Per address, or per guest where the name says so: so many at once, and then so many per second
RATES: dict[Resource, Rate] = {
    "requests": Rate(2_000, 100),  # a page takes twenty
    "calls": Rate(600, 30),  # requests that the server has to work for
    "replays": Rate(150, 4),  # calls that take longest
    "uploads": Rate(20, 1 / 20),
    "guests": Rate(120, 1 / 3),  # new guests
    "tables": Rate(120, 1 / 6),
    "tables of a guest": Rate(20, 1 / 6),
    "connections": Rate(200, 3),
    "messages": Rate(1_000, 200),
    "messages of a guest": Rate(150, 45),
}
MESSAGES = Rate(100, 30)  # messages per connection: more have to wait
REFUSALS = Rate(15, 0.5)  # refusals per connection: more end it


class Limits:
    """Counts what guests and addresses ask for."""

    def __init__(self, rates: Mapping[Resource, Rate] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._buckets = {what: Buckets(rate, now) for what, rate in (RATES if rates is None else rates).items()}

    def allows(self, what: Resource, key: str) -> bool:
        """Tell whether a guest or an address may have one more of something now, and if so, count it."""
        buckets = self._buckets.get(what)
        return buckets is None or buckets.take(key)

    def check(self, what: Resource, key: str) -> None:
        """Count one more of something, or refuse it if that is too much."""
        if not self.allows(what, key):
            raise Mistake("error-too-much")

    def message_delay(self, guest: str, address: str) -> float:
        """Count a message; return for how many seconds it has to wait."""
        charged = (("messages", address), ("messages of a guest", guest))
        return max((self._buckets[what].charge(key) for what, key in charged if what in self._buckets), default=0.0)


class ConnectionLimits:
    """Counts what one live connection sends, and how often it is refused something."""

    def __init__(self, limits: Limits, guest: str, address: str) -> None:
        self._limits = limits
        self._guest, self._address = guest, address
        self._messages = Bucket(MESSAGES, limits.now())
        self._refusals = Bucket(REFUSALS, limits.now())

    def message_delay(self) -> float:
        """Count a message; return for how many seconds it has to wait."""
        return max(self._messages.charge(self._limits.now()), self._limits.message_delay(self._guest, self._address))

    def allows_refusal(self) -> bool:
        """Tell whether the connection may be refused something once more, and if so, count it."""
        return self._refusals.take(self._limits.now())
