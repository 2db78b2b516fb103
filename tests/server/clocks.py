"""Time that passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable

from zocker.server.tables.clock import Time, Timer


class FakeClock:
    """Tells the time that a test wants it to be."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Standing(Time):
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self._now = 1_000.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        alarm = Alarm(self._now + seconds, call)
        self._alarms.append(alarm)
        return alarm

    def pass_by(self, seconds: float) -> None:
        """Let so many seconds pass, with all that happens meanwhile."""
        until = self._now + seconds
        while due := [alarm for alarm in self._alarms if alarm.at <= until and not alarm.is_off]:
            first = min(due, key=lambda alarm: alarm.at)
            self._alarms.remove(first)
            self._now = max(self._now, first.at)
            first.call()
        self._now = until


class Alarm:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call, self.is_off = at, call, False

    def cancel(self) -> None:
        self.is_off = True
