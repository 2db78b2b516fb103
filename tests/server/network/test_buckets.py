"""How much is let through, on a clock that the tests turn."""

from __future__ import annotations

import logging

import pytest

from tests.server.clocks import FakeClock
from zocker.server.network import buckets
from zocker.server.network.buckets import Buckets, Rate
from zocker.server.network.log_limit import RepeatLimit, limit_repeats


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = FakeClock(100.0)
    some = Buckets(Rate(3, 2), clock)
    assert [some.take("a") for _ in range(4)] == [True, True, True, False]
    assert some.take("b")  # each for itself
    clock.now += 0.5
    assert [some.take("a") for _ in range(2)] == [True, False]
    clock.now += 1_000
    assert [some.take("a") for _ in range(4)] == [True, True, True, False]


def test_who_is_too_quick_waits_for_what_is_owed() -> None:
    clock = FakeClock(100.0)
    some = Buckets(Rate(2, 4), clock)
    assert [some.charge("a") for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    clock.now += 1
    assert some.charge("a") == 0.0


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MAX_KEYS", 10)
    clock = FakeClock(100.0)
    some = Buckets(Rate(1, 1), clock)
    assert all(some.take(f"old {number}") for number in range(10))
    clock.now += 5  # all of them are full again
    assert some.take("new")
    assert len(some._buckets) == 1
    assert all(some.take(f"other {number}") for number in range(100))
    assert len(some._buckets) <= 10


# The log --------------------------------------------------------------------------------------------------


class Written(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def test_what_is_logged_again_and_again_is_written_seldom_and_counted() -> None:
    clock, written, log = FakeClock(100.0), Written(), logging.getLogger("tests.seldom")
    log.propagate = False
    log.addHandler(written)
    limit_repeats([written, None], RepeatLimit(clock))

    def complain(times: int) -> None:
        for number in range(times):
            log.warning("no room for %s", number)

    complain(1_000)
    assert written.lines == [f"no room for {number}" for number in range(5)]
    log.warning("something else")
    assert written.lines[5:] == ["something else"]
    clock.now += 61
    complain(1_000)
    assert written.lines[6:] == ["no room for 0 (and 995 times before)"]
