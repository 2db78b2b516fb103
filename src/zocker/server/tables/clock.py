"""How long a person may think about one decision."""

from __future__ import annotations

import time

from zocker.server.messages.table import Clock


class DecisionClock:
    """The clock of a table, if it has one; it stands still until somebody lets it go on, with what was `left` on it."""

    def __init__(self, seconds: int | None, left: float | None) -> None:
        self.seconds = seconds
        self._stopped_at: float | None = time.monotonic()
        self._deadline = None if left is None or seconds is None else self._stopped_at + left
        self._answered: float | None = None  # the deadline of the last move

    def start(self) -> bool:
        """Start the clock for somebody who is to act; tell whether it was started only now."""
        if self.seconds is None or self._deadline is not None:
            return False
        self._deadline = self._now() + self.seconds
        return True

    def left(self) -> float | None:
        """Return how long a person may still think; None without a clock."""
        return None if self._deadline is None else self._deadline - self._now()

    def reset(self) -> None:
        """Forget the deadline: the game went on."""
        self._deadline = None

    def answer(self) -> None:
        """Remember the deadline that a move kept."""
        self._answered = self._deadline

    def take_back(self) -> None:
        """Go back to the deadline of the last move: to take it back gives no fresh time."""
        self._deadline = self._answered

    def stop(self) -> None:
        """Stand still."""
        if self._stopped_at is None:
            self._stopped_at = time.monotonic()

    def go_on(self) -> None:
        """Go on with the time that was left."""
        if self._stopped_at is None:
            return
        passed = time.monotonic() - self._stopped_at
        self._stopped_at = None
        self._deadline, self._answered = (
            None if end is None else end + passed for end in (self._deadline, self._answered)
        )

    def shown(self, seat: int | None) -> Clock | None:
        """Return the clock of the seat that the table waits for."""
        if self._deadline is None or self.seconds is None or seat is None:
            return None
        return Clock(seat, max(0.0, self._deadline - self._now()), self.seconds)

    def _now(self) -> float:
        return time.monotonic() if self._stopped_at is None else self._stopped_at
