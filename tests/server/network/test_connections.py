"""How many connections there may be, and who makes room for whom."""

from __future__ import annotations

import sys

import pytest

from zocker.server.network import connections as module
from zocker.server.network.connections import MAX_BEYOND, MAX_CONNECTIONS, SPARE_FILES, Connections, files_allowed
from zocker.server.network.proxies import Proxies, read_networks


class Fake:
    def __init__(self, idle: bool = True) -> None:
        self.idle = idle
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_an_address_has_only_so_many_and_others_come_in() -> None:
    door = Connections(limit=100, limit_per_address=3)
    mine = [Fake(idle=False) for _ in range(4)]
    assert [door.admit(one, "203.0.113.9") for one in mine] == [True, True, True, False]
    assert door.admit(Fake(), "203.0.113.10")
    door.leave(mine[3])  # was never in
    assert not door.admit(mine[3], "203.0.113.9")
    door.leave(mine[0])
    assert door.admit(mine[3], "203.0.113.9")
    assert door.count == 4


def test_a_household_with_ipv6_is_one_address() -> None:
    door = Connections(limit=100, limit_per_address=2)
    busy = [door.admit(Fake(idle=False), f"2001:db8:1:2::{host}") for host in range(3)]
    assert busy == [True, True, False]
    assert door.admit(Fake(), "2001:db8:1:3::1")


def test_networks_of_one_customer_are_counted_together() -> None:
    door = Connections(limit=1_000, limit_per_address=5)
    in_a_56 = [door.admit(Fake(idle=False), f"2001:db8:0:{number:x}::1") for number in range(200)]
    in_a_48 = [door.admit(Fake(idle=False), f"2001:db8:1:{number:x}00::1") for number in range(200)]
    assert (sum(in_a_56), sum(in_a_48)) == (10, 20)
    assert door.admit(Fake(), "2001:db8:2::1")


def test_a_trusted_proxy_has_as_many_as_it_needs() -> None:
    door = Connections(Proxies(read_networks(["10.0.0.0/8"])), limit=100, limit_per_address=2)
    assert all(door.admit(Fake(), "10.0.0.1") for _ in range(50))


def test_when_all_places_are_taken_one_that_only_waits_makes_room() -> None:
    door = Connections(limit=5, limit_per_address=3)
    playing, hers = Fake(idle=False), Fake()
    many = [Fake() for _ in range(3)]
    assert door.admit(playing, "203.0.113.1")
    assert door.admit(hers, "203.0.113.2")
    assert all(door.admit(one, "203.0.113.3") for one in many)
    assert door.admit(Fake(idle=False), "203.0.113.4")
    assert [one.aborted for one in (playing, hers, *many)] == [False, False, True, False, False]
    assert door.count == 5


def test_an_idle_connection_makes_room_for_another_one_of_its_address() -> None:
    door = Connections(limit=100, limit_per_address=2)
    busy, idle, new = Fake(idle=False), Fake(), Fake()
    assert all(door.admit(one, "203.0.113.9") for one in (busy, idle, new))
    assert [one.aborted for one in (busy, idle, new)] == [False, True, False]


def test_live_connections_of_an_address_keep_no_request_of_it_out() -> None:
    door = Connections(limit=100, limit_per_address=2)
    assert all(door.admit(Fake(idle=False), "203.0.113.9", live=True) for _ in range(50))
    assert door.admit(Fake(), "203.0.113.9")
    assert door.count == 51


def test_only_so_many_are_told_at_once_that_there_is_no_room() -> None:
    door = Connections(limit=1)
    assert door.admit(Fake(idle=False), "203.0.113.9")
    late = [Fake() for _ in range(MAX_BEYOND + 1)]
    assert not any(door.admit(one, "203.0.113.10") for one in late)
    assert [door.admit_beyond(one) for one in late] == [True] * MAX_BEYOND + [False]
    door.leave(late[0])
    assert door.admit_beyond(late[-1])
    assert door.count == 1


def test_nobody_who_plays_makes_room() -> None:
    door = Connections(limit=2, limit_per_address=3)
    both = [Fake(idle=False), Fake(idle=False)]
    assert all(door.admit(one, "203.0.113.1") for one in both)
    assert not door.admit(Fake(), "203.0.113.2")
    assert not any(one.aborted for one in both)


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_there_are_fewer_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    asked = list[tuple[int, int]]()
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1_024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    assert files_allowed() == 1_024
    assert asked == [(1_024, 1_024)]
    assert Connections().limit == 1_024 - SPARE_FILES
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_000_000, 1_000_000))
    assert Connections().limit == MAX_CONNECTIONS
    assert module.UNREAD_MILLISECONDS > 0
