"""The order of thinking: moves before hints, then the asker with the least thinking time lately."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

Kind = Literal["move", "hint"]

HALF_LIFE = 30.0  # seconds after which thinking counts half
HINT_PATIENCE = 2.0  # seconds after which a hint has waited too long
HINT_SHARE = 4  # one turn in so many goes to a hint that has waited too long
MAX_ASKERS = 10_000  # of more askers, those with the least thinking are forgotten

Turn = asyncio.Future[None]


class ThinkQueue:
    """Gives out turns to think, a few at a time, and remembers how long each asker took."""

    def __init__(self, turns: int, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._free = turns
        self._waiting: dict[tuple[Kind, str], deque[tuple[float, Turn]]] = {}
        self._seconds_used: dict[str, tuple[float, float]] = {}  # by asker, and as of when
        self._moves_since_hint = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def enter(self, asker: str, kind: Kind) -> None:
        """Wait for a turn to think."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((kind, asker), deque()).append((self.now(), turn))
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn came at the same moment
                self.leave(asker, 0.0)
            raise

    def leave(self, asker: str, seconds: float) -> None:
        """Give a turn back, and remember how long it took."""
        self._free += 1
        if len(self._seconds_used) >= MAX_ASKERS:
            most_used = sorted(self._seconds_used, key=self.seconds_used)[MAX_ASKERS // 2 :]
            self._seconds_used = {asker: self._seconds_used[asker] for asker in most_used}
        self._seconds_used[asker] = self.seconds_used(asker) + seconds, self.now()
        self._give_turns()

    def seconds_used(self, asker: str) -> float:
        """Return how many seconds of thinking an asker has had lately."""
        seconds, at = self._seconds_used.get(asker, (0.0, 0.0))
        return seconds * 0.5 ** ((self.now() - at) / HALF_LIFE)

    def _give_turns(self) -> None:
        while self._free and (turn := self._take_next()) is not None:
            self._free -= 1
            turn.set_result(None)

    def _take_next(self) -> Turn | None:
        """Remove the turn that comes next from the queue, and return it."""
        for key, turns in list(self._waiting.items()):
            while turns and turns[0][1].done():  # the asker has gone
                turns.popleft()
            if not turns:
                del self._waiting[key]
        if not self._waiting:
            return None
        kind, asker = min(self._waiting, key=self._priority)
        self._moves_since_hint = self._moves_since_hint + 1 if kind == "move" else 0
        return self._waiting[kind, asker].popleft()[1]

    def _priority(self, key: tuple[Kind, str]) -> tuple[int, float, float]:
        """Return the sort key of askers; the smallest goes next."""
        kind, asker = key
        since = self._waiting[key][0][0]
        overdue = kind == "hint" and self._moves_since_hint >= HINT_SHARE - 1 and self.now() - since > HINT_PATIENCE
        return (0 if overdue else 1 if kind == "move" else 2), self.seconds_used(asker), since
