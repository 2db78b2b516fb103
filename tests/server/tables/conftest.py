"""Time that passes when it is told to, for tests of live tables."""

from __future__ import annotations

import pytest

from zocker.server.tables import actions, clock, presence, table, tempo


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Stand still until a test says otherwise."""
    standing = Time()
    for module in (actions, clock, presence, table, tempo):
        monkeypatch.setattr(module, "time", standing)
    return standing
