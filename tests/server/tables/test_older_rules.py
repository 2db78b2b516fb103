"""A database of the version before: its tables are there, and those whose rules have changed are closed with a word."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server import databases
from tests.server.stage import open_house, seat
from tests.test_samples import AGREE, DIFFER, SAMPLES
from zocker.errors import Mistake
from zocker.narration.sentences import score
from zocker.replays import resume
from zocker.rules.royale.material import RULES
from zocker.server.messages.actions import Join
from zocker.server.messages.table import Table
from zocker.server.present.replay import open_steps
from zocker.server.store.copy_database import copy_database
from zocker.server.store.schema import LINES
from zocker.server.store.store import Store
from zocker.server.store.stored import StoredTable
from zocker.server.tables.game import RunningGame
from zocker.server.tables.house import House
from zocker.server.tables.lobby import Lobby
from zocker.server.tables.render import show_to
from zocker.text import speaking

ANNA, BENNO = "guest-1", "guest-2"
RUNS_ON = ("las-vegas", "las-vegas-2019", "gambler")
CLOSED = ("royale-agrees", *DIFFER)


def in_old_house(tmp_path: Path, do: Callable[[House], Awaitable[None]]) -> None:
    """Open a house on the old file, and do something in it."""
    old = Path(shutil.copy(SAMPLES / "zocker.db", tmp_path / "zocker.db"))
    if databases.current == databases.POSTGRESQL:
        copy_database(str(old), databases.database_in(tmp_path))

    async def open_and_do() -> None:
        with speaking("en"):
            async with open_house(tmp_path) as house:
                await do(house)

    asyncio.run(open_and_do())


def stored_in(folder: Path, name: str) -> StoredTable:
    store = Store(databases.database_in(folder))
    stored = store.read.load(name)
    store.engine.dispose()
    assert stored is not None
    return stored


async def shown(house: House, name: str, guest: str = ANNA) -> Table:
    return await show_to(await house.find(name), guest, -1)


@pytest.mark.parametrize("name", RUNS_ON)
def test_a_running_table_whose_rules_have_not_changed_goes_on(name: str, tmp_path: Path) -> None:
    async def look(house: House) -> None:
        table = await shown(house, f"running-{name}")
        assert (table.started, table.closed) == (True, None)
        assert table.line_count >= 40
        assert table.log
        if name == "gambler":
            assert (await house.find("running-gambler")).stored.options["tableaux"] == "towns-1"

    in_old_house(tmp_path, look)


@pytest.mark.parametrize("name", CLOSED)
def test_a_running_table_of_older_rules_is_closed_with_a_word(name: str, tmp_path: Path) -> None:
    async def look(house: House) -> None:
        table = await shown(house, f"running-{name}")
        assert table.closed is not None
        assert "older rules" in table.closed
        assert (table.started, table.choices, table.roll, table.verdict, table.ranking) == (True, (), None, None, ())
        [step] = open_steps((await house.finished_game(f"running-{name}")).record(), 0, 10)
        assert step.closed == table.closed
        record = await house.record(f"running-{name}")
        assert (record.rules, len(record.lines)) == (1, table.line_count)

    in_old_house(tmp_path, look)


def test_nobody_can_do_anything_at_a_closed_table(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        reader = await seat(house, "running-royale-agrees", ANNA)
        before = await reader.look()
        await reader.roll()
        await reader.play("place 1")
        with pytest.raises(Mistake):
            await reader.act(Join(0, "Carla"))
        with pytest.raises(Mistake):
            await house.rematch("running-royale-agrees", ANNA)
        assert (await reader.look()).line_count == before.line_count

    in_old_house(tmp_path, act)


def test_a_closed_table_has_a_list_of_its_own_with_its_result_so_far(tmp_path: Path) -> None:
    async def look(house: House) -> None:
        lobby = Lobby(house)
        for _ in range(2):
            mine = await lobby.mine(ANNA)
            assert {one.table for one in mine.running} == {
                *(f"running-{name}" for name in RUNS_ON),
                *(f"waiting-{game}" for game in WAITING),
            }
            assert {one.table for one in mine.finished} == {f"finished-{name}" for name in (*AGREE, *DIFFER)}
            assert {one.table for one in mine.closed} == {f"running-{name}" for name in CLOSED}
            for one in mine.closed:
                match = resume(await house.record(one.table))
                own, *others = (int(match.rules.score(match.secret_state, seat)) for seat in range(len(match.seats)))
                assert one.score == score("royale", own * match.rules.unit)
                assert (one.rank, one.won) == (1 + sum(other > own for other in others), False)

    in_old_house(tmp_path, look)


def test_where_todays_rules_cannot_follow_a_closed_game_nobody_says_how_it_stood(tmp_path: Path) -> None:
    async def look(house: House) -> None:
        name = f"running-{CLOSED[0]}"
        changed = LINES.update().where(LINES.c.table == name, LINES.c.number == 9).values(text="place 7")
        await house.store.write(lambda connection: [connection.execute(changed)].clear())
        stood = {one.table: one for one in (await Lobby(house).mine(ANNA)).closed}
        assert (stood[name].score, stood[name].rank, len(stood)) == (None, None, len(CLOSED))

    in_old_house(tmp_path, look)


WAITING = ("las-vegas", "royale", "gambler")


@pytest.mark.parametrize("name", AGREE)
def test_a_finished_game_whose_rules_agree_is_shown_step_by_step(name: str, tmp_path: Path) -> None:
    async def look(house: House) -> None:
        table = await shown(house, f"finished-{name}")
        assert table.closed is None
        assert table.verdict is not None
        record = (await house.finished_game(f"finished-{name}")).record()
        steps = open_steps(record, 0, 39)
        assert [step.line_count for step in steps] == [*range(40)]
        [end] = open_steps(record, 10**9, 10**9)
        assert (end.line_count, end.ranking) == (len(record.lines), table.ranking)

    in_old_house(tmp_path, look)


@pytest.mark.parametrize("name", DIFFER)
def test_a_finished_game_that_differs_is_shown_with_its_result_and_without_steps(name: str, tmp_path: Path) -> None:
    async def look(house: House) -> None:
        table = await shown(house, f"finished-{name}")
        stored = await house.finished_game(f"finished-{name}")
        assert stored.result is not None
        [step] = open_steps(stored.record(), 0, 39)
        for there in (table, step):
            assert there.closed is not None
            assert "played by older rules" in there.closed
            assert there.verdict is not None
            assert [rank.seat for rank in there.ranking if rank.won] == [*stored.result.winners]
            assert len(there.ranking) == len(stored.seats)
            assert there.view is None
        assert (await house.record(f"finished-{name}")).result == stored.result

    in_old_house(tmp_path, look)


def test_a_table_that_has_not_begun_is_played_by_todays_rules(tmp_path: Path) -> None:
    async def join(house: House) -> None:
        reader = await seat(house, "waiting-royale", BENNO)
        await reader.act(Join(1, "Benno"))
        table = await house.find("waiting-royale")
        assert table.stored.rules == RULES
        assert isinstance(table.game, RunningGame)

    in_old_house(tmp_path, join)
    stored = stored_in(tmp_path, "waiting-royale")
    assert (stored.started, stored.rules) == (True, RULES)
