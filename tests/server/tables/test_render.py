"""What is shown is written once for all who see the same, and nothing that takes long holds up the others."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.stage import DEADLINE, ME, Reader, bot, is_asked, open_house, run, seat
from zocker.match import Match
from zocker.server.messages.pages import NewTable
from zocker.server.tables import loaded, render
from zocker.server.tables.game import match_of
from zocker.server.tables.render import show_to, write_to
from zocker.text import speaking

ANNA = "guest-anna"


def test_a_table_is_rendered_once_for_all_who_look_on_in_one_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered = list[str]()

    def count(*arguments: Any) -> Any:
        rendered.append("one")
        return show(*arguments)

    show = vars(render)["show"]
    monkeypatch.setattr(render, "show", count)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, bot()), {"starter": 1}), ANNA), ANNA)
            await anna.until(is_asked)
            lookers = [await seat(house, anna.table.id, f"guest {n}") for n in range(200)]
            rendered.clear()
            for language in ("en", "de"):
                with speaking(language):
                    sent = await asyncio.gather(*(write_to(anna.table, one.guest, -1) for one in lookers))
                    alone = await show_to(anna.table, "somebody", -1)
                    assert {one.data for one in sent} == {msgspec.json.encode(alone)}
                    mine = await write_to(anna.table, ANNA, -1)
                    assert mine.data != sent[0].data
            assert len(rendered) == 2 * (1 + 1 + 1)  # for all, for the comparison, and for Anna
            await anna.roll()
            with speaking("en"):
                assert (await write_to(anna.table, "guest 0", -1)).line_count == anna.table.line_count

    run(play())


def test_who_comes_to_look_on_disturbs_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, bot()), {"starter": 1}), ANNA), ANNA)
            await anna.until(is_asked)
            other = await seat(house, anna.table.id, "another")
            for reader in (anna, other):
                reader.watcher.news.clear()
            third: Reader = await seat(house, anna.table.id, "third")
            assert third.watcher.news.is_set()
            third.leave()
            assert not anna.watcher.news.is_set()
            assert not other.watcher.news.is_set()

    run(play())


def test_a_long_record_is_played_again_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Meanwhile others find their tables."""
    let_go, where = threading.Event(), list[threading.Thread]()

    def slowly(stored: Any) -> Match | None:
        if stored.host == "slow":
            where.append(threading.current_thread())
            assert let_go.wait(DEADLINE)
        return match_of(stored)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            long, short = [await house.create(NewTable("las-vegas", (bot(), bot())), host) for host in ("slow", ANNA)]
        async with open_house(tmp_path) as house:
            monkeypatch.setattr(loaded, "match_of", slowly)
            finding = [asyncio.create_task(house.find(long)) for _ in range(2)]
            while not where:
                await asyncio.sleep(0)
            assert (await house.find(short)).id == short
            let_go.set()
            one, two = await asyncio.gather(*finding)
            assert one is two
            assert len(where) == 1
            assert where[0] is not threading.main_thread()

    run(play())
