"""Who has become a guest lately, and from where; kept in memory, and only for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

MAX_REMEMBERED = 20_000  # guests


class Arrival(NamedTuple):
    """When somebody became a guest, and from which address."""

    at: float
    address: str


class Newcomers:
    """Remembers new guests: whoever was sent away may try to come back as one of them."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._arrivals: dict[str, Arrival] = {}  # the oldest first

    def note(self, guest: str, address: str) -> None:
        """Remember a new guest."""
        if len(self._arrivals) >= MAX_REMEMBERED:
            del self._arrivals[next(iter(self._arrivals))]
        self._arrivals[guest] = Arrival(self.now(), address)

    def came_after(self, guest: str, at: float, address: str) -> bool:
        """Tell whether somebody became a guest after a certain time, from a certain address."""
        arrival = self._arrivals.get(guest)
        return arrival is not None and arrival.at >= at and arrival.address == address
