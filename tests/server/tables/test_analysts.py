"""Finished games are looked at once, however many ask, and only as often as is good for everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.stage import StubBots, open_house, run
from zocker.analysis.report import Analysis
from zocker.errors import Mistake
from zocker.record import Record
from zocker.rules.games import GAMES
from zocker.server.bots.process import WorkerDied
from zocker.server.messages.pages import WhatIf
from zocker.server.store import analyses
from zocker.server.tables.house import House
from zocker.server.tables.new_tables import table_from_file, what_if_table

GOLDEN = Path(__file__).parents[2] / "golden"
ANNA, BENNO = "guest-anna", "guest-benno"


class Counting(StubBots):
    """Notes what it was asked to analyse, and waits until it may go on."""

    def __init__(self) -> None:
        super().__init__()
        self.ready.update(GAMES)
        self.asked: list[tuple[str, int, str]] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def analyse(self, record: Record, since: int, asker: str) -> Analysis:
        self.asked.append((record.game, since, asker))
        await self.may_go_on.wait()
        return await super().analyse(record, since, asker)


class Clueless(Counting):
    async def analyse(self, record: Record, since: int, asker: str) -> None:  # type: ignore[override]
        self.asked.append((record.game, since, asker))


class Dead(Counting):
    async def analyse(self, record: Record, since: int, asker: str) -> Analysis:
        raise WorkerDied


async def bring(house: House, name: str = "las-vegas") -> str:
    """Bring a finished game along; return its table."""
    stored = table_from_file((GOLDEN / f"{name}.json").read_bytes())
    await house.add_file(stored)
    return stored.id


def test_many_who_ask_at_once_wait_for_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Counting()
        async with open_house(tmp_path, bots=bots) as house:
            game = await house.finished_game(await bring(house))
            found = await asyncio.gather(*(house.analysts.look_at(game, asker) for asker in (ANNA, BENNO, ANNA)))
            assert found[0] is not None
            assert found[0] == found[1] == found[2]
            assert len(bots.asked) == 1

    run(work())


def test_what_was_found_survives_a_restart_but_not_a_better_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        bots = Counting()
        for _ in range(2):
            async with open_house(tmp_path, bots=bots) as house:
                await house.analysts.look_at(await house.finished_game(await bring(house)), ANNA)
        assert len(bots.asked) == 1
        monkeypatch.setattr(analyses, "__version__", "999")
        async with open_house(tmp_path, bots=bots) as house:
            await house.analysts.look_at(await house.finished_game(await bring(house)), ANNA)
        assert len(bots.asked) == 2

    run(work())


def test_that_nobody_can_judge_a_game_is_kept_too(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Clueless()
        async with open_house(tmp_path, bots=bots) as house:
            game = await house.finished_game(await bring(house))
            assert [await house.analysts.look_at(game, asker) for asker in (ANNA, BENNO)] == [None, None]
        assert len(bots.asked) == 1

    run(work())


def test_it_goes_with_its_table(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Counting()
        async with open_house(tmp_path, bots=bots) as house:
            name = await bring(house)
            game = await house.finished_game(name)
            await house.analysts.look_at(game, ANNA)
            await house.store.delete([name])
            assert house.analysts.kept.load(name) == []
            await house.analysts.look_at(game, ANNA)  # somebody had it open: nothing is kept for a table that is gone
            assert house.analysts.kept.load(name) == []

    run(work())


def test_what_cannot_be_kept_is_told_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_args: object) -> None:
        raise OSError

    async def work() -> None:
        bots = Counting()
        async with open_house(tmp_path, bots=bots) as house:
            game = await house.finished_game(await bring(house))
            with monkeypatch.context() as patch:
                patch.setattr(house.analysts.kept, "keep", fail)
                assert await house.analysts.look_at(game, ANNA) is not None
            assert house.analysts.hopeless == set()

    run(work())


def test_one_guest_has_one_game_looked_at_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Counting()
        bots.may_go_on.clear()
        async with open_house(tmp_path, bots=bots) as house:
            first, second = [await house.finished_game(await bring(house, name)) for name in ("las-vegas", "gambler")]
            waiting = asyncio.create_task(house.analysts.look_at(first, ANNA))
            while not bots.asked:
                await asyncio.sleep(0)
            with pytest.raises(Mistake) as mistake:
                await house.analysts.look_at(second, ANNA)
            assert mistake.value.message == "error-story-waits"
            bots.may_go_on.set()
            assert await waiting == await house.analysts.look_at(first, ANNA)
            assert await house.analysts.look_at(second, ANNA) is not None

    run(work())


def test_whoever_asks_too_early_is_told_to_wait(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Counting()
        bots.ready.clear()  # nothing is compiled yet
        async with open_house(tmp_path, bots=bots) as house:
            with pytest.raises(Mistake, match="still being analysed"):
                await house.analysts.look_at(await house.finished_game(await bring(house)), ANNA)
        assert bots.asked == []

    run(work())


def test_a_worker_that_dies_is_no_catastrophe(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, bots=Dead()) as house:
            with pytest.raises(Mistake, match="still being analysed"):
                await house.analysts.look_at(await house.finished_game(await bring(house)), ANNA)

    run(work())


def test_a_game_that_was_played_on_is_looked_at_from_there_on(tmp_path: Path) -> None:
    async def work() -> None:
        bots = Counting()
        async with open_house(tmp_path, bots=bots) as house:
            file = await house.finished_game(await bring(house))
            since = len(file.lines) - 20
            on = what_if_table(file, WhatIf(since, 0), ANNA)
            await house.store.add(on)
            stored = house.store.read.load(on.id)
            assert stored is not None
            played = msgspec.structs.replace(stored, lines=file.lines, result=file.result)
            assert (file.played_since, played.played_since) == (0, since)
            found = await house.analysts.look_at(played, ANNA)
            assert found is not None
            assert min(event.line for event in found.events) > since

    run(work())
