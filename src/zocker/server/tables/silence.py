"""Devices that are silent when they are asked: each time again, they hold the others up more rarely."""

from __future__ import annotations

from collections import Counter

PATIENCE = 4  # times as many events pass before a device that was silent again is asked once more


class Silence:
    """How often the devices of guests were silent, one time after the other."""

    def __init__(self) -> None:
        self._times = Counter[str]()
        self._excused: dict[str, int] = {}  # until which chance event they are not asked

    def note(self, guest: str, event: int) -> None:
        """Note that a device said nothing when it was asked."""
        self._excused[guest] = event + PATIENCE ** self._times[guest] - 1
        self._times[guest] += 1

    def end(self, guest: str) -> None:
        """Note that a device has answered."""
        self._times.pop(guest, None)

    def excuses(self, guest: str, event: int) -> bool:
        """Tell whether a device is not to be asked for a chance event."""
        return self._excused.get(guest, 0) > event
