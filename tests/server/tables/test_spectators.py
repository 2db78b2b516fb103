"""However many look on, and whatever they do, those who play do not notice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import ME, bot, is_asked, open_house, run, seat
from zocker.server.messages.pages import NewTable
from zocker.server.tables import actions
from zocker.server.tables.house import House
from zocker.server.tables.proof import hearing
from zocker.server.tables.proof.proving import TableProof
from zocker.server.tables.render import write_to

ANNA = "guest-anna"
CROWD = 200


async def playing(house: House) -> Any:
    anna = await seat(house, await house.create(NewTable("las-vegas", (ME, bot()), {"starter": 1}), ANNA), ANNA)
    await anna.until(is_asked)
    return anna


def test_spectators_who_change_their_pace_wake_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await playing(house)
            other = await seat(house, anna.table.id, "another")
            woken = list[str]()
            anna.table.on_wake = lambda: woken.append("driver")
            for instant in (True, False, True):
                actions.set_pace(anna.table, other.watcher, instant)
            assert woken == []
            for instant in (True, True, False):
                actions.set_pace(anna.table, anna.watcher, instant)
            assert len(woken) == 2

    run(play())


def test_spectators_who_come_and_go_wake_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await playing(house)
            woken = list[str]()
            anna.table.on_wake = lambda: woken.append("driver")
            others = [await seat(house, anna.table.id, f"guest {number}") for number in range(5)]
            for other in others:
                other.leave()
            assert woken == []
            anna.leave()
            woken.clear()
            first = await seat(house, anna.table.id, "first")  # the table stood still
            assert woken == ["driver"]
            first.leave()
            assert woken == ["driver"] * 2

    run(play())


def test_nobody_waits_for_what_spectators_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = list[str]()
    monkeypatch.setattr(TableProof, "hear", lambda _self, watcher: heard.append(watcher.guest))

    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await playing(house)
            other = await seat(house, anna.table.id, "another")
            anna.table.proof = object.__new__(TableProof)
            for watcher in (other.watcher, anna.watcher):
                hearing.hear(anna.table, watcher)
            anna.table.proof = None
            assert heard == [ANNA]

    run(play())


def test_who_plays_is_shown_the_table_before_all_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await playing(house)
            await write_to(anna.table, "the first", -1)  # so that it is written already
            shown = list[str]()

            async def show(guest: str) -> None:
                await write_to(anna.table, guest, -1)
                shown.append(guest)

            await asyncio.gather(*(show(f"guest {number}") for number in range(CROWD)), show(ANNA))
            assert shown.index(ANNA) <= 1
            assert len(shown) == CROWD + 1

    run(play())


def test_what_the_table_does_by_itself_does_not_wait_for_spectators(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await playing(house)
            done = list[str]()

            async def show(number: int) -> None:
                await write_to(anna.table, f"guest {number}", -1)
                done.append("shown")

            async def move() -> None:
                await anna.table.services.turnstile.enter()  # as the driver does
                done.append("moved")

            await asyncio.gather(*map(show, range(CROWD)), move())
            assert done.index("moved") <= 2

    run(play())


def test_the_connections_of_a_guest_are_found_whoever_else_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await playing(house)
            presence, table = anna.table.presence, anna.table.id
            twice = [await seat(house, table, "another") for _ in range(2)]
            assert {*presence.of([ANNA, None, "nobody"])} == {anna.watcher}
            assert {*presence.of(["another"])} == {one.watcher for one in twice}
            assert presence.count_others([ANNA, None]) == 1
            twice[0].leave()
            twice[0].leave()
            assert presence.is_there("another")
            twice[1].leave()
            assert not presence.is_there("another")
            assert presence.count_others([]) == 1

    run(play())
