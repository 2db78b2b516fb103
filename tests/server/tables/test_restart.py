"""A house that was closed, or killed: tables go on where they were, and stand still while nobody is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.clocks import Standing
from tests.server.databases import about_files, database_in
from tests.server.stage import ME, OPEN, StubBots, bot, game_of, match_of, open_house, run, seat
from tests.server.tables.test_table import about_to_place, start_two
from zocker.errors import Mistake
from zocker.server.messages.actions import Join
from zocker.server.messages.pages import NewTable
from zocker.server.store.store import Store
from zocker.server.tables.house import House

ON_BOTH = True
ANNA, BENNO = "guest-anna", "guest-benno"


def killed_after(house: House, table: str, seconds: float) -> None:
    """Let it be as if the house had been killed so many seconds after the last line of a table."""
    at = house.store.read.last_line_at(table)
    assert at is not None
    house.store.lock.set_last_alive(at + seconds)
    house.store.engine.dispose()


def test_a_clock_goes_on_where_it_was_when_the_house_was_killed(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            new = NewTable("las-vegas", (ME, OPEN), {"starter": 1}, clock=30)
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            benno = await seat(house, anna.table.id, BENNO)
            await benno.act(Join(1, "Benno"))
            await anna.until(lambda message: message.roll)
        killed_after(house, anna.table.id, 20.0)
        time.pass_by(1000.0)
        async with open_house(tmp_path, time=time) as house:
            anna = await seat(house, anna.table.id, ANNA)
            message = await anna.until(lambda message: message.clock)
            assert message.clock is not None
            assert message.clock.left == pytest.approx(10.0, abs=0.1)

    run(play())


def test_what_people_were_given_time_to_see_is_not_shown_for_longer_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, bot()), {"starter": 1})
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            await anna.until(lambda message: message.roll)
            house.services.pace = 10_000.0
            await anna.roll()
            message = await anna.until(lambda message: message.choices)
            await anna.play(message.choices[0].move.text)
            count = anna.table.line_count
        killed_after(house, anna.table.id, 100_000.0)
        async with open_house(tmp_path, pace=10_000.0) as house:
            anna = await seat(house, anna.table.id, ANNA)
            await anna.until(lambda message: message.line_count > count)

    run(play())


def test_a_table_that_nobody_watches_does_not_think(tmp_path: Path) -> None:
    async def play() -> None:
        bots = StubBots()
        async with open_house(tmp_path, bots=bots) as house:
            tables = [await house.create(NewTable("las-vegas", (bot(), bot())), ANNA) for _ in range(3)]
            reader = await seat(house, tables[0], BENNO)
            await reader.until(lambda message: message.line_count > 20)
            unwatched = [match_of(await house.find(table)).lines for table in tables[1:]]
            assert not [line for lines in unwatched for line in lines if line.startswith("roll")]  # only laid out
            reader.leave()
            while house.tables.driver(tables[0]).is_awake:
                await asyncio.sleep(0)
            thought = len(bots.shown)
            await (await seat(house, tables[1], BENNO)).until(lambda message: message.line_count > 30)
            count = reader.table.line_count
            assert len(bots.shown) > thought
            await (await seat(house, tables[0], BENNO)).until(lambda message: message.line_count > count)

    run(play())


def test_a_clock_stands_still_while_nobody_is_there_also_through_a_restart(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, setup=about_to_place()) as house:
            anna, benno = await start_two(house, clock=30)
            while (await anna.look()).clock is None:
                await asyncio.sleep(0)
            time.pass_by(20.0)
            anna.leave()
            benno.leave()
            while anna.table.stored.clock_left is None:
                await asyncio.sleep(0)
            time.pass_by(1000.0)
            back = await seat(house, anna.table.id, ANNA)
            while game_of(anna.table).clock.stands_still:
                await asyncio.sleep(0)
            message = await back.look()
            assert message.clock is not None
            assert message.clock.left == 10.0
        async with open_house(tmp_path, time=time) as house:
            anna = await seat(house, anna.table.id, ANNA)
            message = await anna.look()
            assert message.clock is not None
            assert message.clock.left == 10.0
            await anna.play("place 4")
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert stored.clock_left is None

    run(play())


@about_files
def test_one_file_has_one_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path):
            with pytest.raises(
                Mistake, match=r"^The database zocker\.db is in use by another Zocker. Stop that one first"
            ):
                Store(database_in(tmp_path)).open()
        async with open_house(tmp_path):
            pass

    run(work())
