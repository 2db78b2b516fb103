"""Friends who have gone while others play on, and how long these wait until a bot sits in."""

from __future__ import annotations

from collections.abc import Callable

GRACE = 10.0  # seconds that a table waits for each decision of somebody who is away, at least
BREAK = 60.0  # seconds without any of the people, after which they do not play together any more


class Absences:
    """Those who have gone from people who play together.

    Somebody who comes by alone, day by day, is not missed: only people who were here at the same time are.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._gone: dict[str, float] = {}  # since when
        self._last_left = float("-inf")  # when any of the people last left
        self._asked = -1, 0.0  # the number of lines for which the table waits, and since when

    def come(self, guest: str, *, others_are_here: bool) -> None:
        """Note that somebody is here; after a break nobody is missed any more."""
        if not others_are_here and self._now() - self._last_left >= BREAK:
            self._gone.clear()
        self._gone.pop(guest, None)

    def go(self, guest: str, *, others_are_here: bool) -> None:
        """Note that somebody has gone, perhaps just after the others."""
        if others_are_here or self._now() - self._last_left < BREAK:
            self._gone[guest] = self._now()
        self._last_left = self._now()

    def asked_at(self, line_count: int) -> float:
        """Return since when the table waits after so many lines."""
        if self._asked[0] != line_count:
            self._asked = line_count, self._now()
        return self._asked[1]

    def over_at(self, guest: str, seconds: float, line_count: int) -> float | None:
        """Return when others have waited so many seconds for somebody who has gone; None if they don't wait."""
        asked_at, since = self.asked_at(line_count), self._gone.get(guest)
        return None if since is None else max(since + seconds, asked_at + GRACE)
