"""A friend who is gone: others see for how long they wait, then a bot sits in, and coming back ends that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clocks import Standing
from tests.server.devices import (
    act,
    asked,
    checked,
    kinds,
    play_on,
    rest,
    settled,
    three_devices,
    to_roll,
    wait,
)
from tests.server.devices import play as play_with_devices
from tests.server.stage import DEADLINE, Reader, match_of, open_house, seat
from tests.server.tables.test_table import ANNA, BENNO, start_two
from zocker.proof.lines import Open, Seated
from zocker.server.messages.actions import Pause
from zocker.server.messages.table import Absence, Table
from zocker.server.tables.house import House
from zocker.server.tables.presence import BREAK, GRACE
from zocker.server.tables.rematch import same_table

AFTER = 120.0  # seconds, unless a table is set up otherwise
Game = Callable[[House, Standing, Reader, Reader], Awaitable[None]]


def played(folder: Path, game: Game, **new: Any) -> None:
    """Let Anna and Benno sit at a table where Anna is to roll, in a time that stands still."""

    async def run() -> None:
        time = Standing()
        async with open_house(folder, time=time) as house:
            anna, benno = await start_two(house, **new)
            await asyncio.wait_for(game(house, time, anna, benno), DEADLINE)

    asyncio.run(run())


async def after(time: Standing, seconds: float, reader: Reader) -> Table:
    """Let time pass, and everything happen that follows; return the table."""
    for _ in range(40):
        await asyncio.sleep(0)
    time.pass_by(seconds)
    for _ in range(40):
        await asyncio.sleep(0)
    async with reader.table.lock:
        pass  # what is changed is stored
    return await reader.look()


async def move(reader: Reader) -> None:
    """Roll and place."""
    await reader.roll()
    await reader.play(match_of(reader.table).waiting.moves[0].text)  # type: ignore[union-attr]


def test_others_see_how_long_they_wait_and_then_a_bot_sits_in(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        assert (await benno.look()).absence is None
        anna.leave()
        assert (await after(time, 0, benno)).absence == Absence(0, AFTER)
        assert (await after(time, 50, benno)).absence == Absence(0, AFTER - 50)
        message = await after(time, AFTER - 51, benno)
        assert (message.absence, message.people[0].stand_in) == (Absence(0, 1), False)
        await after(time, 1, benno)
        message = await benno.until(lambda message: message.roll)  # the bot has rolled and placed
        assert (message.absence, message.people[0].stand_in, message.waits_for) == (None, True, 1)
        stored = house.store.read.load(anna.table.id)
        assert stored is not None
        assert stored.seats[0].stand_in

    played(tmp_path, game)


def test_who_comes_back_plays_again_at_once_and_is_not_missed_any_more(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        anna.leave()
        await after(time, AFTER - 1, benno)
        anna = await seat(house, anna.table.id, ANNA)
        assert (await after(time, 60, benno)).absence is None
        anna.leave()
        assert (await after(time, AFTER - 1, benno)).absence == Absence(0, 1)  # counted anew
        await after(time, 1, benno)
        await benno.until(lambda message: message.roll)
        anna = await seat(house, anna.table.id, ANNA)
        assert not (await anna.look()).people[0].stand_in
        await move(benno)
        assert (await anna.until(lambda message: message.roll)).waits_for == 0

    played(tmp_path, game)


@pytest.mark.parametrize("new", [{"stand_in_after": None}, {"clock": 600}])
def test_where_people_want_to_wait_or_have_a_clock_no_bot_sits_in(new: dict[str, Any], tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        anna.leave()
        message = await after(time, 3_600, benno)
        assert (message.absence, message.people[0].stand_in) == (Absence(0, None), False)

    played(tmp_path, game, **new)


def test_a_bot_sits_in_when_the_table_waits_for_who_is_gone_and_not_before(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        benno.leave()
        message = await after(time, AFTER + 100, anna)  # Anna thinks
        assert (message.absence, message.people[1].stand_in) == (None, False)
        await move(anna)
        message = await after(time, 0, anna)
        assert (message.absence, message.people[1].stand_in) == (Absence(1, GRACE), False)
        assert (await after(time, GRACE, anna)).people[1].stand_in

    played(tmp_path, game)


def test_a_pause_is_no_absence(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        await anna.act(Pause(True))
        anna.leave()
        message = await after(time, AFTER, benno)
        assert (message.absence, message.people[0].stand_in) == (None, False)

    played(tmp_path, game)


def test_nobody_sits_in_while_only_spectators_wait(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        spectator = await seat(house, anna.table.id, "a spectator")
        anna.leave()
        benno.leave()
        message = await after(time, AFTER + 10, spectator)
        assert (message.absence, message.people[0].stand_in) == (Absence(0, None), False)
        benno = await seat(house, anna.table.id, BENNO)  # much later
        message = await after(time, AFTER + 10, benno)
        assert (message.absence, message.people[0].stand_in) == (Absence(0, None), False)

    played(tmp_path, game)


def test_who_loses_the_connection_with_everybody_else_is_missed_when_others_are_back(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        benno.leave()
        anna.leave()
        await after(time, BREAK - 1, anna)
        benno = await seat(house, anna.table.id, BENNO)
        assert (await after(time, 0, benno)).absence == Absence(0, AFTER - BREAK + 1)
        assert (await after(time, AFTER - BREAK + 1, benno)).people[0].stand_in

    played(tmp_path, game)


def test_who_plays_day_by_day_is_not_missed(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        benno.leave()
        await move(anna)
        await after(time, BREAK, anna)
        anna.leave()
        await after(time, 3_600, anna)
        benno = await seat(house, anna.table.id, BENNO)
        await after(time, 0, benno)
        await move(benno)
        message = await after(time, 3_600, benno)  # Anna left alone, and comes tomorrow
        assert (message.absence, message.people[0].stand_in) == (Absence(0, None), False)

    played(tmp_path, game)


def test_a_table_remembers_after_how_long_and_so_does_its_rematch(tmp_path: Path) -> None:
    async def game(house: House, time: Standing, anna: Reader, benno: Reader) -> None:
        stored = house.store.read.load(anna.table.id)
        assert stored is not None
        assert (stored.stand_in_after, same_table(stored, ANNA, None).stand_in_after) == (60, 60)

    played(tmp_path, game, stand_in_after=60)


# Where devices make the dice ------------------------------------------------------------------------------


def test_the_proof_tells_that_a_bot_sat_in_and_that_somebody_is_back(tmp_path: Path) -> None:
    async def game(house: House) -> None:
        table, devices = await three_devices(house)
        await to_roll(table, devices, "ben")
        devices["ben"].leave()
        await rest(table)
        wait(table, AFTER)
        for guest in ("anna", "cleo"):
            await devices[guest].say_here()
        await rest(table)
        assert table.seats[1].stand_in
        await settled(table)
        devices["ben"] = await type(devices["ben"])(table, "ben", devices["ben"].honest).enter()
        await rest(table)
        assert not table.seats[1].stand_in
        await play_on(table, devices)
        assert [line.seats[3] for line in kinds(table, Seated)] == ["stand-in", ""]
        assert checked(table).is_closed

    play_with_devices(tmp_path, game)


def test_no_bot_sits_in_while_a_roll_is_made(tmp_path: Path) -> None:
    async def game(house: House) -> None:
        table, devices = await three_devices(house)
        await to_roll(table, devices, "ben")
        for device in devices.values():
            device.silent = True
        await act(table, devices)
        opened = await asked(table)
        devices["ben"].leave()
        wait(table, AFTER + GRACE)
        await rest(table)
        assert not table.seats[1].stand_in
        assert kinds(table, Open)[-1] == opened
        assert kinds(table, Seated) == []

    play_with_devices(tmp_path, game)
