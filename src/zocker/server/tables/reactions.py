"""How often somebody may react to what he sees."""

from __future__ import annotations

BETWEEN = 1.0  # seconds
MOST, WITHIN = 5, 10.0  # reactions in so many seconds


class Reactions:
    """When the guests of a table reacted lately."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = {}

    def allow(self, guest: str, now: float) -> bool:
        """Tell whether a guest may react now, and if so, remember that he did."""
        lately = [time for time in self._times.get(guest, []) if now - time < WITHIN]
        allowed = len(lately) < MOST and (not lately or now - lately[-1] >= BETWEEN)
        self._times[guest] = [*lately, now] if allowed else lately
        return allowed
