"""Caps are no traps: whoever is new gets a table, and what nobody would miss makes room for it."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.server.databases import about_files
from tests.server.stage import ME, OPEN, Reader, bot, open_house, run, seat
from tests.server.tables.test_house import LAS_VEGAS, keep
from zocker import record as records
from zocker.errors import Mistake
from zocker.server.messages.actions import Join, Remove
from zocker.server.messages.pages import NewTable
from zocker.server.store.files import is_nearly_full
from zocker.server.tables import house as house_module
from zocker.server.tables import presence
from zocker.server.tables.house import House
from zocker.server.tables.new_tables import table_from_file
from zocker.server.tables.presence import Newcomers

EMPTY, PLAYED = NewTable("las-vegas", (ME, OPEN)), NewTable("las-vegas", (ME, bot()))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a house be small, and one table go at a time."""
    monkeypatch.setattr(house_module, "MAX_TABLES", 4)
    monkeypatch.setattr(house_module, "DELETED_AT_ONCE", 1)


def left(house: House, tables: list[str]) -> list[bool]:
    return [house.store.read.load(table) is not None for table in tables]


def test_in_a_full_house_an_empty_table_makes_room_and_never_one_where_somebody_is(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            now = [1_000_000.0]
            house.store.now = lambda: now[0]
            tables = list[str]()
            for guest, new in (("anna", EMPTY), ("ben", PLAYED), ("carla", EMPTY), ("dora", EMPTY)):
                tables.append(await house.create(new, guest))
                now[0] += 1
            anna = await seat(house, tables[0], "anna")
            fresh = await house.create(PLAYED, "emil")
            assert left(house, tables) == [True, True, False, True]
            assert left(house, [fresh]) == [True]
            assert house.tables.get(tables[2]) is None
            anna.leave()
            await house.create(PLAYED, "fritz")
            await house.create(PLAYED, "gerda")
            assert left(house, tables) == [False, True, False, False]

    run(come())


def test_among_games_the_longest_stays(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            tables = [await house.create(PLAYED, guest) for guest in ("anna", "ben", "carla", "dora")]
            ben = await seat(house, tables[1], "ben")
            for _ in range(3):
                await ben.until(lambda message: message.roll or message.choices)
                await move(ben)
            ben.leave()
            for stranger in range(10):
                await house.create(PLAYED, f"stranger {stranger}")
            assert left(house, tables)[1]
            assert house.store.read.count_unfinished() <= 4

    run(come())


async def move(reader: Reader) -> None:
    message = await reader.look()
    if message.roll:
        await reader.roll()
    else:
        await reader.play(message.choices[0].move.text)


def test_only_a_house_where_somebody_is_at_every_table_is_full(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            guests = ("anna", "ben", "carla", "dora")
            for guest in guests:
                await seat(house, await house.create(EMPTY, guest), guest)
            with pytest.raises(Mistake, match="no room for another table"):
                await house.create(EMPTY, "emil")

    run(come())


@about_files
def test_on_a_full_disk_no_new_table_is_set_up_and_running_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = [10**12]
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: SimpleNamespace(total=10**12, free=free[0]))

    async def come() -> None:
        async with open_house(tmp_path) as house:
            running, over = await house.create(PLAYED, "anna"), "over"
            await keep(house, over, LAS_VEGAS, ["anna", "ben", None])
            free[0] = 10**7
            file = table_from_file(records.write(LAS_VEGAS.record()).encode())
            news = (house.create(EMPTY, "ben"), house.rematch(over, "anna"), house.add_file(file))
            for new in news:
                with pytest.raises(Mistake, match="nearly full, so no new table can be opened"):
                    await new
            anna = await seat(house, running, "anna")
            before = (await anna.until(lambda message: message.roll or message.choices)).line_count
            await move(anna)
            assert (await anna.look()).line_count > before
            free[0] = 10**9
            await house.create(EMPTY, "ben")

    run(come())


def test_a_small_disk_is_full_when_a_twentieth_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = SimpleNamespace(total=10**9, free=10**9 // 20)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: usage)
    assert not is_nearly_full(tmp_path / "zocker.db")
    usage.free -= 1
    assert is_nearly_full(tmp_path / "zocker.db")


# Who was sent away ----------------------------------------------------------------------------------------


async def removed(house: House) -> tuple[Reader, str]:
    """Let Anna send Ben away, who came from somewhere."""
    table = await house.create(NewTable("las-vegas", (ME, OPEN, OPEN)), "anna")
    anna, ben = await seat(house, table, "anna"), Reader(await house.find(table), "ben")
    ben.watcher.address = "203.0.113.9"
    house.services.newcomers.note("ben", "203.0.113.9")
    await ben.enter()
    await ben.act(Join(1, "Ben"))
    await anna.act(Remove(1))
    return anna, table


@pytest.mark.parametrize(
    ("address", "before", "stays_out"),
    [("203.0.113.9", False, True), ("203.0.113.9", True, False), ("203.0.113.10", False, False)],
    ids=["the same person as somebody new", "the family", "somebody else"],
)
def test_who_was_sent_away_does_not_come_back_as_somebody_new(
    tmp_path: Path, address: str, before: bool, stays_out: bool
) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            clock = [0.0]
            house.services.newcomers.now = lambda: clock[0]
            if before:
                house.services.newcomers.note("carla", address)
            clock[0] += 1
            _, table = await removed(house)
            clock[0] += 1
            if not before:
                house.services.newcomers.note("carla", address)
            carla = await seat(house, table, "carla")
            if stays_out:
                with pytest.raises(Mistake, match="sent away"):
                    await carla.act(Join(1, "Carla"))
            else:
                await carla.act(Join(1, "Carla"))
            assert carla.table.names[1] == ("" if stays_out else "Carla")

    run(come())


def test_only_so_many_newcomers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MAX_REMEMBERED", 2)
    newcomers = Newcomers(lambda: 5.0)
    for guest in ("anna", "ben", "carla"):
        newcomers.note(guest, "here")
    assert [newcomers.came_after(guest, 5.0, "here") for guest in ("anna", "ben", "carla")] == [False, True, True]


# Who looks on ---------------------------------------------------------------------------------------------


def test_who_comes_and_goes_to_look_on_is_no_news_for_others(tmp_path: Path) -> None:
    async def come() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await house.create(EMPTY, "anna"), "anna")
            await anna.next()
            for stranger in range(20):
                looker = await seat(house, anna.table.id, f"stranger {stranger}")
                await looker.next()
                looker.leave()
            assert not anna.watcher.news.is_set()
            ben = await seat(house, anna.table.id, "ben")
            await ben.act(Join(1, "Ben"))
            assert anna.watcher.news.is_set()

    run(come())
