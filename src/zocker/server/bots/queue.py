"""Whose turn it is to be thought for: moves before hints, and whoever has taken least of late first."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

Kind = Literal["move", "hint"]

HALF_LIFE = 30.0  # seconds after which thinking counts half
PATIENCE = 2.0  # seconds after which a hint has waited for long
SHARE = 4  # of so many turns one is for a hint that has waited for long
REMEMBERED = 10_000  # askers

Turn = asyncio.Future[None]


class ThinkQueue:
    """Gives turns to think, a few at a time, and remembers how long each asker took."""

    def __init__(self, turns: int, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._free = turns
        self._waiting: dict[tuple[Kind, str], deque[tuple[float, Turn]]] = {}
        self._used: dict[str, tuple[float, float]] = {}  # seconds of thinking, and when that was so
        self._moves = 0  # turns since the last hint

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def enter(self, asker: str, kind: Kind) -> None:
        """Wait for a turn; who is cancelled meanwhile waits no more."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((kind, asker), deque()).append((self.now(), turn))
        self._give()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self.leave(asker, 0.0)
            raise

    def leave(self, asker: str, seconds: float) -> None:
        """Give a turn back, and remember how long it was."""
        self._free += 1
        if len(self._used) >= REMEMBERED:
            self._used = {one: self._used[one] for one in sorted(self._used, key=self.used)[REMEMBERED // 2 :]}
        self._used[asker] = self.used(asker) + seconds, self.now()
        self._give()

    def used(self, asker: str) -> float:
        """Return how many seconds of thinking an asker has taken of late."""
        seconds, at = self._used.get(asker, (0.0, 0.0))
        return seconds * 0.5 ** ((self.now() - at) / HALF_LIFE)

    def _give(self) -> None:
        while self._free and (turn := self._next()) is not None:
            self._free -= 1
            turn.set_result(None)

    def _next(self) -> Turn | None:
        """Take the next turn out of the queue."""
        for key, line in list(self._waiting.items()):
            while line and line[0][1].done():  # whoever asked has gone
                line.popleft()
            if not line:
                del self._waiting[key]
        if not self._waiting:
            return None
        kind, asker = min(self._waiting, key=self._rank)
        self._moves = self._moves + 1 if kind == "move" else 0
        return self._waiting[kind, asker].popleft()[1]

    def _rank(self, key: tuple[Kind, str]) -> tuple[int, float, float]:
        """Return what sorts askers: the first goes next."""
        kind, asker = key
        since = self._waiting[key][0][0]
        due = kind == "hint" and self._moves >= SHARE - 1 and self.now() - since > PATIENCE
        return (0 if due else 1 if kind == "move" else 2), self.used(asker), since
