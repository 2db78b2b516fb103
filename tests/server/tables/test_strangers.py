"""Strangers at a table: leaving it, and not meeting somebody again."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from tests.server.stage import ME, OPEN, Reader, Served, is_asked, match_of, open_house, run, seat
from zocker.errors import Mistake
from zocker.server.messages.actions import Block, Join, Leave, Start
from zocker.server.messages.pages import NewTable
from zocker.server.store import people
from zocker.server.tables.house import House

THREE = NewTable("las-vegas", (ME, OPEN, OPEN))


async def anna_and_ben(house: House) -> tuple[Reader, Reader]:
    """Let Anna set up a table, and Ben join her."""
    table = await house.create(THREE, "anna")
    anna, ben = await seat(house, table, "anna"), await seat(house, table, "ben")
    await ben.act(Join(1, "Ben"))
    return anna, ben


# Leaving --------------------------------------------------------------------------------------------------


def test_who_leaves_before_the_game_frees_the_seat_and_may_come_back(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, ben = await anna_and_ben(house)
            await ben.act(Leave())
            assert (await anna.look()).people[1].name is None
            await ben.act(Join(2, "Ben"))
            assert (await ben.look()).you == 2

    run(come())


def test_who_leaves_in_the_game_leaves_the_seat_to_a_bot_and_the_game_goes_on(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, ben = await anna_and_ben(house)
            await anna.act(Start())
            await ben.act(Leave())
            shown = await ben.look()
            assert (shown.you, shown.people[1].bot) == (None, "regular")
            assert match_of(ben.table).seats[1].bot == "regular"
            while not match_of(anna.table).over:
                message = await anna.until(lambda message: is_asked(message) or message.verdict)
                if message.roll:
                    await anna.roll()
                elif message.choices:
                    await anna.play(message.choices[0].move.text)

    run(come())


def test_a_host_who_leaves_is_still_the_host(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await anna_and_ben(house)
            await anna.act(Leave())
            shown = await anna.look()
            assert (shown.you, shown.host) == (None, True)

    run(come())


def test_who_has_no_seat_has_nothing_to_give_up(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await anna_and_ben(house)
            carla = await seat(house, anna.table.id, "carla")
            with pytest.raises(Mistake, match="no seat to give up"):
                await carla.act(Leave())

    run(come())


# Blocking -------------------------------------------------------------------------------------------------


def test_a_blocked_guest_can_not_join_tables_of_the_one_who_blocked(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, ben = await anna_and_ben(house)
            await anna.act(Block(1))
            assert (await ben.look()).you is None  # and has to go from here
            other = await house.create(THREE, "anna")
            again = await seat(house, other, "ben")
            with pytest.raises(Mistake, match="tables of this host"):
                await again.act(Join(1, "Ben"))
            await (await seat(house, other, "carla")).act(Join(1, "Carla"))
            ours = await seat(house, await house.create(THREE, "carla"), "ben")
            await ours.act(Join(1, "Ben"))  # others may play with him
        async with open_house(tmp_path) as house:  # after a restart, too
            again = await seat(house, other, "ben")
            with pytest.raises(Mistake, match="tables of this host"):
                await again.act(Join(2, "Ben"))

    run(come())


def test_who_plays_at_somebody_elses_table_can_block_too_and_nobody_else_learns_of_it(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, ben = await anna_and_ben(house)
            await ben.act(Block(0))
            await ben.act(Block(0))  # once more changes nothing
            assert (await ben.look()).people[0].blocked
            assert not (await anna.look()).people[1].blocked
            assert (await ben.look()).you == 1
            assert [block.name for block in house.services.people.blocked_by("ben")] == [anna.table.names[0]]

    run(come())


@pytest.mark.parametrize(("guest", "number"), [("anna", 0), ("anna", 2), ("anna", 5), ("carla", 1)])
def test_only_another_person_at_ones_own_table_can_be_blocked(tmp_path: Path, guest: str, number: int) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await anna_and_ben(house)
            reader = anna if guest == "anna" else await seat(house, anna.table.id, guest)
            with pytest.raises(Mistake, match="can only block"):
                await reader.act(Block(number))

    run(come())


def test_only_so_many_are_blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MAX_BLOCKS", 0)

    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await anna_and_ben(house)
            with pytest.raises(Mistake, match="Unblock one first"):
                await anna.act(Block(1))

    run(come())


def test_the_list_of_the_blocked_by_request(served: Served) -> None:
    anna, cookie = served.new_guest()
    ben, _ = served.new_guest()
    known = served.house.services.people
    served.call(known.block(anna, ben, "Ben"))
    with httpx2.Client(base_url=served.url, headers={"cookie": cookie}) as web:
        listed = web.get("/api/blocked").json()
        assert [one["name"] for one in listed] == ["Ben"]
        assert ben not in str(listed)
        assert httpx2.post(f"{served.url}/api/unblock", json={"number": listed[0]["number"]}).status_code == 204
        assert known.has_blocked(anna, ben)  # nobody else can
        assert web.post("/api/unblock", json={"number": listed[0]["number"]}).status_code == 204
        assert web.get("/api/blocked").json() == []
    assert httpx2.get(f"{served.url}/api/blocked").json() == []


# Names of one's own ---------------------------------------------------------------------------------------


def test_a_browser_knows_people_again_and_no_two_know_them_by_the_same(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            house.services.tag = lambda reader, guest: f"{guest} for {reader}"
            anna, ben = await anna_and_ben(house)
            assert [person.tag for person in (await anna.look()).people] == [None, "ben for anna", None]
            assert [person.tag for person in (await ben.look()).people] == ["anna for ben", None, None]

    run(come())


def test_what_a_browser_knows_somebody_by_tells_nothing(served: Served) -> None:
    (anna, _), (ben, _) = served.new_guest(), served.new_guest()
    tags = {served.guests.tag(reader, guest) for reader in (anna, ben) for guest in (anna, ben)}
    assert len(tags) == 4
    assert served.guests.tag(anna, ben) == served.guests.tag(anna, ben)
    assert not any(anna in tag or ben in tag for tag in tags)
