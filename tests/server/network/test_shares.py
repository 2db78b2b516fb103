"""Rates that many share: the greedy get what is left, and everyone else a fair part."""

from __future__ import annotations

import pytest

from tests.server.clocks import FakeClock
from zocker.server.network import shares as module
from zocker.server.network.buckets import Rate
from zocker.server.network.shares import Shares


def test_one_alone_has_the_whole_rate() -> None:
    clock = FakeClock()
    shares = Shares(Rate(10, 2), clock)
    assert [shares.take("here", "anna") for _ in range(11)] == [True] * 10 + [False]
    clock.now = 1.0
    assert [shares.take("here", "anna") for _ in range(3)] == [True, True, False]
    assert shares.take("there", "anna")


def test_who_comes_late_has_a_part_of_what_others_have_used_up() -> None:
    clock = FakeClock()
    shares = Shares(Rate(10, 2), clock)
    while shares.take("here", "greedy"):
        pass
    assert [shares.take("here", "anna") for _ in range(6)] == [True] * 5 + [False]
    for second in range(1, 9):  # one of two takes all it can get, and the other one still has its half
        clock.now = float(second)
        while shares.take("here", "greedy"):
            pass
        assert shares.take("here", "anna")


def test_all_together_never_get_more_than_twice_the_rate() -> None:
    clock = FakeClock()
    shares = Shares(Rate(100, 10), clock)
    members = [f"guest {number}" for number in range(20)]
    for _ in range(200):
        for member in members:
            shares.take("here", member)
    passed = 0
    for tenth in range(1, 101):
        clock.now = tenth / 10
        passed += sum(shares.take("here", member) for member in members for _ in range(20))
    assert passed <= 2 * 10 * 10 + len(members)


def test_a_message_waits_only_for_those_of_its_own_guest() -> None:
    shares = Shares(Rate(10, 2), FakeClock())
    waits = [shares.charge("here", "greedy") for _ in range(30)]
    assert waits[:10] == [0.0] * 10
    assert waits[-1] == pytest.approx(10.0)
    assert shares.charge("here", "anna") == 0.0


def test_who_is_silent_gives_its_part_back() -> None:
    clock = FakeClock()
    shares = Shares(Rate(10, 2), clock)
    assert shares.take("here", "anna")
    assert shares.take("here", "greedy")
    clock.now = module.ACTIVE_SECONDS + 1
    assert [shares.take("here", "greedy") for _ in range(11)] == [True] * 10 + [False]


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_MEMBERS", 3)
    monkeypatch.setattr(module, "MAX_KEYS", 5)
    shares = Shares(Rate(2, 1), FakeClock())
    for number in range(50):
        shares.take("here", f"guest {number}")
        shares.take(f"address {number}")
    assert len(shares._shares) <= 6
    assert all(len(share._members) <= 4 for share in shares._shares.values())
