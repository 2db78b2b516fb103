"""How much one guest, and all guests of one address, may ask for. Thirty people behind one address never notice."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Literal

from zocker.errors import Mistake
from zocker.server.network.buckets import Bucket, Buckets, Rate
from zocker.server.network.proxies import areas_of
from zocker.server.network.shares import Shares

Resource = Literal[
    "requests", "health", "calls", "replays", "uploads", "guests", "tables", "tables of a guest", "connections",
    "messages", "messages of spectators", "messages of a guest", "bad links",
]  # fmt: skip

# Per address, or per guest where the name says so: so many at once, and then so many per second. The guests of an
# address share its rates fairly.
RATES: dict[Resource, Rate] = {
    "requests": Rate(2_000, 100),  # a page takes twenty
    "health": Rate(60, 5),
    "calls": Rate(600, 30),  # requests that the server has to work for
    "replays": Rate(150, 4),  # calls that take longest
    "uploads": Rate(20, 1 / 20),
    "guests": Rate(120, 1 / 3),  # new guests
    "tables": Rate(120, 1 / 6),
    "tables of a guest": Rate(20, 1 / 6),
    "connections": Rate(200, 3),
    "messages": Rate(1_000, 200),  # of those who play
    "messages of spectators": Rate(500, 100),
    "messages of a guest": Rate(150, 45),
    "bad links": Rate(20, 1 / 30),  # of a guest, or of an address where no guest is known
}
OF_GUESTS: tuple[Resource, ...] = ("tables of a guest", "messages of a guest")
MESSAGES = Rate(100, 30)  # messages per connection: more have to wait
REFUSALS = Rate(15, 0.5)  # refusals per connection: more end it


class Limits:
    """Counts the requests of guests and addresses."""

    def __init__(self, rates: Mapping[Resource, Rate] | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._rates = RATES if rates is None else rates
        self._of_guests = {what: Buckets(rate, now) for what, rate in self._rates.items() if what in OF_GUESTS}
        self._of_areas: dict[tuple[Resource, int], Shares] = {}  # by how many times the usual rate an area has

    def allows(self, what: Resource, key: str, member: str = "") -> bool:
        """Tell whether a guest or an address may have one more of something now, and count it if so.

        A `member` of an address gets a fair part of its rate, as an address gets of a wider network's.
        """
        if what not in self._rates:
            return True
        if what in OF_GUESTS:
            return self._of_guests[what].take(key)
        areas = areas_of(key)
        return all(self._shares(what, times).take(area, member if area == key else key) for area, times in areas)

    def check(self, what: Resource, key: str, member: str = "") -> None:
        """Count one more of something, or refuse it if that is too much."""
        if not self.allows(what, key, member):
            raise Mistake("error-too-much")

    def message_delay(self, guest: str, address: str, *, plays: bool) -> float:
        """Count a message; return its delay in seconds. Players never wait for spectators."""
        if "messages of a guest" not in self._rates:
            return 0.0
        shared = self._shares("messages" if plays else "messages of spectators", 1)
        return max(shared.charge(address, guest), self._of_guests["messages of a guest"].charge(guest))

    def _shares(self, what: Resource, times: int) -> Shares:
        found = self._of_areas.get((what, times))
        if found is None:
            burst, per_second = self._rates[what]
            found = self._of_areas[what, times] = Shares(Rate(times * burst, times * per_second), self.now)
        return found


class ConnectionLimits:
    """Counts the messages of one live connection, and its refusals."""

    def __init__(self, limits: Limits, guest: str, address: str) -> None:
        self._limits = limits
        self._guest, self._address = guest, address
        self._messages = Bucket(MESSAGES, limits.now())
        self._refusals = Bucket(REFUSALS, limits.now())

    def message_delay(self, *, plays: bool, makes_dice: bool = False) -> float:
        """Count a message; return its delay in seconds. Messages about dice wait for no other connection."""
        own = self._messages.charge(self._limits.now())
        if makes_dice:
            return own
        return max(own, self._limits.message_delay(self._guest, self._address, plays=plays))

    def allows_refusal(self) -> bool:
        """Tell whether the connection may be refused once more, and count it if so."""
        return self._refusals.take(self._limits.now())
