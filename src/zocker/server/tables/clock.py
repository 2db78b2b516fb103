"""How long a person may think about one decision."""

from __future__ import annotations

import time

from zocker.server.messages.table import Clock


class DecisionClock:
    """The clock of a table, if it has one; `left` is what a paused table had on it."""

    def __init__(self, seconds: int | None, left: float | None) -> None:
        self.seconds = seconds
        self._stopped_at = time.monotonic()
        self._deadline = None if left is None else self._stopped_at + left
        self._answered: float | None = None  # the deadline of the last move

    def start(self) -> bool:
        """Start the clock for somebody who is to act; tell whether it was started only now."""
        if self.seconds is None or self._deadline is not None:
            return False
        self._deadline = time.monotonic() + self.seconds
        return True

    def left(self) -> float | None:
        """Return how long a person may still think; None without a clock."""
        return None if self._deadline is None else self._deadline - time.monotonic()

    def reset(self) -> None:
        """Forget the deadline: the game went on."""
        self._deadline = None

    def answer(self) -> None:
        """Remember the deadline that a move kept."""
        self._answered = self._deadline

    def take_back(self) -> None:
        """Go back to the deadline of the last move: to take it back gives no fresh time."""
        self._deadline = self._answered

    def stop(self, now: float) -> None:
        self._stopped_at = now

    def go_on(self, now: float) -> None:
        """Go on with the time that was left."""
        passed = now - self._stopped_at
        self._deadline, self._answered = (
            None if end is None else end + passed for end in (self._deadline, self._answered)
        )

    def shown(self, seat: int | None, *, paused: bool) -> Clock | None:
        """Return the clock of the seat that the table waits for."""
        if self._deadline is None or self.seconds is None or seat is None:
            return None
        now = self._stopped_at if paused else time.monotonic()
        return Clock(seat, max(0.0, self._deadline - now), self.seconds)
