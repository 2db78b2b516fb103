"""The time, and how long a person may think about one decision."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from zocker.server.messages.table import Clock


class Timer(Protocol):
    def cancel(self) -> None: ...


class Time:
    """The time, and calls at later times; tests have another one."""

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)


class DecisionClock:
    """The clock of a table, if it has one. It starts paused, with `left` seconds on it."""

    def __init__(self, seconds: int | None, left: float | None, time: Time) -> None:
        self.seconds = seconds
        self._time = time
        self._stopped_at: float | None = time.now()
        self._deadline = None if left is None or seconds is None else self._stopped_at + left
        self._answered: float | None = None  # the deadline of the last move

    @property
    def stands_still(self) -> bool:
        return self._stopped_at is not None

    def start(self) -> bool:
        """Start the clock for a deciding player; tell whether that was needed."""
        if self.seconds is None or self._deadline is not None:
            return False
        self._deadline = self._now() + self.seconds
        return True

    def left(self) -> float | None:
        """Return how many seconds a person may still think; None without a deadline."""
        return None if self._deadline is None else self._deadline - self._now()

    def reset(self) -> None:
        """Forget the deadline, because the game has moved on."""
        self._deadline = None

    def note_answer(self) -> None:
        """Remember the deadline of the move that is made now."""
        self._answered = self._deadline

    def restore_deadline(self) -> None:
        """Go back to the deadline of the last move, so that taking it back gives no extra time."""
        self._deadline = self._answered

    def stop(self) -> None:
        """Pause the clock."""
        if self._stopped_at is None:
            self._stopped_at = self._time.now()

    def resume(self) -> None:
        """Resume with the time that was left."""
        if self._stopped_at is None:
            return
        passed = self._time.now() - self._stopped_at
        self._stopped_at = None
        self._deadline, self._answered = (
            None if end is None else end + passed for end in (self._deadline, self._answered)
        )

    def message(self, seat: int | None) -> Clock | None:
        """Return the clock of the seat that the table waits for."""
        if self._deadline is None or self.seconds is None or seat is None:
            return None
        return Clock(seat, max(0.0, self._deadline - self._now()), self.seconds)

    def _now(self) -> float:
        return self._time.now() if self._stopped_at is None else self._stopped_at
