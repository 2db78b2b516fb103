"""Who has a place when there are too many live connections: first those who play."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.server.clocks import FakeClock
from zocker.errors import Mistake
from zocker.server.network.places import IDLE_SECONDS, MAX_PER_GUEST, Place, Places


class Someone:
    """A connection, and what has become of it."""

    def __init__(
        self, guest: str, address: str = "192.0.2.1", table: str = "t", *, plays: bool = False, awaited: bool = False
    ) -> None:
        self.reasons = list[str]()
        self.place = Place(
            guest, address, table, plays=lambda: plays, end=self.reasons.append, is_awaited=lambda: awaited
        )

    @property
    def is_out(self) -> bool:
        return bool(self.reasons)


def places(clock: FakeClock | None = None, limit: int = 100, address: int = 100, table: int = 100) -> Places:
    return Places(limit, address, table, clock or FakeClock())


def enter(room: Places, *people: Someone) -> None:
    for one in people:
        room.enter(one.place)


def refused(room: Places, one: Someone) -> str:
    with pytest.raises(Mistake) as mistake:
        room.enter(one.place)
    return mistake.value.message


def test_a_guest_has_only_so_many_windows_and_the_oldest_makes_room() -> None:
    room = places()
    playing = Someone("anna", plays=True)
    windows = [Someone("anna", table=f"t{number}") for number in range(2 * MAX_PER_GUEST)]
    enter(room, playing, *windows)
    assert len(room) == MAX_PER_GUEST
    assert not playing.is_out
    assert [one.reasons for one in windows if one.is_out] == [["error-many-windows"]] * (MAX_PER_GUEST + 1)
    assert not windows[-1].is_out
    enter(room, Someone("ben"))


def test_who_says_something_is_not_the_oldest_any_more() -> None:
    room = places()
    windows = [Someone("anna", table=f"t{number}") for number in range(MAX_PER_GUEST)]
    enter(room, *windows)
    room.hear(windows[0].place)
    enter(room, Someone("anna"))
    assert [one.is_out for one in windows[:3]] == [False, True, False]


def test_who_plays_comes_in_for_any_spectator() -> None:
    room = places(limit=3)
    first, second, third = (Someone(f"guest {number}", f"192.0.2.{number}") for number in range(3))
    enter(room, first, second, third)
    enter(room, Someone("anna", plays=True))
    assert first.reasons == ["error-crowded"]
    assert [second.is_out, third.is_out] == [False, False]


def test_who_plays_never_makes_room() -> None:
    clock = FakeClock()
    room = places(clock, limit=2)
    players = [Someone(f"guest {number}", plays=True) for number in range(2)]
    enter(room, *players)
    clock.now = 10 * IDLE_SECONDS
    assert refused(room, Someone("anna", "192.0.2.9", plays=True)) == "error-crowded"
    assert not any(one.is_out for one in players)
    room.leave(players[0].place)
    enter(room, Someone("anna", "192.0.2.9"))


def test_spectators_make_room_for_newcomers_once_they_have_been_silent_for_long() -> None:
    clock = FakeClock()
    room = places(clock, limit=2)
    silent, other = Someone("silent", "192.0.2.1"), Someone("other", "192.0.2.2")
    enter(room, silent, other)
    assert refused(room, Someone("anna", "192.0.2.9")) == "error-crowded"
    clock.now = IDLE_SECONDS
    room.hear(other.place)
    enter(room, Someone("anna", "192.0.2.9"))
    assert [silent.is_out, other.is_out] == [True, False]
    assert refused(room, Someone("ben", "192.0.2.8")) == "error-crowded"


def test_an_address_with_many_spectators_makes_room_for_other_addresses() -> None:
    room = places(limit=4)
    greedy = [Someone(f"guest {number}", "192.0.2.1") for number in range(3)]
    enter(room, *greedy, Someone("other", "192.0.2.2"))
    enter(room, Someone("anna", "192.0.2.9"))
    assert [one.is_out for one in greedy] == [True, False, False]
    assert refused(room, Someone("ben", "192.0.2.9")) == "error-crowded"  # it would have as many as they


def test_a_guest_with_many_windows_makes_room_for_others_at_the_same_address() -> None:
    room = places(address=4)
    greedy = [Someone("greedy") for _ in range(4)]
    enter(room, *greedy)
    enter(room, Someone("anna"), Someone("ben"))
    assert [one.is_out for one in greedy] == [True, True, False, False]
    enter(room, Someone("carla"))
    assert [one.is_out for one in greedy] == [True, True, True, False]
    assert refused(room, Someone("dora")) == "error-crowded"
    enter(room, Someone("dora", "192.0.2.2"), Someone("emil", plays=True))


def test_networks_of_one_customer_are_counted_together() -> None:
    room = places(limit=1_000, address=10)
    for number in range(200):  # twenty /64s of one /56
        with suppress(Mistake):
            enter(room, Someone(f"guest {number}", f"2001:db8:0:{number // 10:x}::/64"))
    assert len(room) == 20
    for number in range(400):  # and forty /56s of one /48
        with suppress(Mistake):
            enter(room, Someone(f"other {number}", f"2001:db8:0:{number // 10:x}00::/64"))
    assert len(room) == 40
    enter(room, Someone("anna", "2001:db8:1::/64"))
    enter(room, Someone("ben", "2001:db8:0:1::/64", plays=True))


def test_a_table_has_only_so_many_spectators_and_all_of_its_players() -> None:
    clock = FakeClock()
    room = places(clock, table=2)
    first, second = Someone("first", "192.0.2.1"), Someone("second", "192.0.2.2")
    enter(room, first, second)
    assert refused(room, Someone("third", "192.0.2.3")) == "error-many-spectators"
    enter(room, *(Someone(f"player {number}", plays=True) for number in range(4)))
    enter(room, Someone("elsewhere", table="u"))
    clock.now = IDLE_SECONDS
    enter(room, Someone("third", "192.0.2.3"))
    assert [first.reasons, second.reasons] == [["error-crowded"], []]


def test_where_people_are_awaited_spectators_keep_nobody_out() -> None:
    room = places(table=2)
    first, second = Someone("first", awaited=True), Someone("second", awaited=True)
    enter(room, first, second, Someone("invited", awaited=True))
    assert [first.is_out, second.is_out] == [True, False]


def test_who_has_no_place_may_linger_until_someone_needs_the_room() -> None:
    room = places(limit=2)
    gone = list[str]()
    enter(room, Someone("anna"))

    def first() -> None:
        gone.append("first")

    assert room.wait(first)
    assert not room.wait(lambda: gone.append("second"))
    enter(room, Someone("ben"))
    assert gone == ["first"]
    room.go(first)
    assert not room.wait(first)


def test_who_has_left_or_was_refused_is_not_counted() -> None:
    room = places(limit=1)
    one, other = Someone("one", "192.0.2.1"), Someone("other", "192.0.2.2")
    enter(room, one)
    assert refused(room, other) == "error-crowded"
    room.leave(other.place)
    room.hear(other.place)
    room.leave(one.place)
    room.leave(one.place)
    assert len(room) == 0
    assert [room._areas, room._guests, room._tables] == [{}, {}, {}]
