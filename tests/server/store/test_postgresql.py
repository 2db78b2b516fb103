"""What is PostgreSQL's own: the lease of the one server, and a database that goes away and comes back."""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.script import ScriptDirectory

from tests.server import databases
from tests.server.devices import until
from tests.server.postgres import postgres
from tests.server.stage import DEADLINE, bot, match_of, open_house, run, seat
from tests.server.store.test_migrations import FURTHER, OF_STEP_10, OLDER_PROOF, columns, form, steps
from tests.server.store.test_store import a_table, opened
from zocker import cli
from zocker.errors import Mistake
from zocker.server import migrations
from zocker.server.messages.pages import NewTable
from zocker.server.store import lease
from zocker.server.store.copy_database import copy_database
from zocker.server.store.engines import make_engine
from zocker.server.store.ownership import InDoubt, NotTheOwner, Ownership
from zocker.server.store.proofs import load_proof, load_secret
from zocker.server.store.schema import metadata
from zocker.server.store.store import Store

__all__ = ["steps"]  # a fixture
numbers = itertools.count()


@pytest.fixture(autouse=True)
def on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "current", databases.POSTGRESQL)


def empty_database() -> str:
    """Return the address of a database with nothing at all in it."""
    name = f"empty{next(numbers)}"
    postgres().execute(f"CREATE DATABASE {name}")
    return postgres().address(name)


def execute(store: Store, statement: str) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql(statement)


# Its form -------------------------------------------------------------------------------------------------


def test_a_fresh_database_gets_the_form_that_the_code_expects() -> None:
    expected, fresh = make_engine(empty_database()), make_engine(empty_database())
    metadata.create_all(expected)
    migrations.upgrade(fresh)
    assert form(fresh) == form(expected)
    migrations.upgrade(fresh)  # a second time changes nothing
    assert form(fresh) == form(expected)
    for engine in (expected, fresh):
        engine.dispose()


def test_a_step_that_fails_leaves_the_database_as_it_was(steps: Path) -> None:
    engine = make_engine(empty_database())
    migrations.upgrade(engine)
    before = columns(engine, "tables")
    head = ScriptDirectory.from_config(migrations.config()).get_current_head()
    bad = FURTHER.format(revision="x1", before=head, column="one", also="op.drop_table('nowhere')")
    (steps / "x1.py").write_text(bad)
    with pytest.raises(sql.exc.ProgrammingError):
        migrations.upgrade(engine)
    assert columns(engine, "tables") == before
    engine.dispose()


def test_secrets_of_the_older_scheme_are_forgotten_here_as_well(steps: Path) -> None:
    later = {step: step.read_text("utf-8") for step in (steps / "0011_secrets.py", steps / "0012_stand_in_after.py")}
    for step in later:
        step.unlink()
    engine = make_engine(empty_database())
    migrations.upgrade(engine)
    with engine.begin() as connection:
        for statement in OF_STEP_10:
            connection.exec_driver_sql(statement)
    for step, text in later.items():
        step.write_text(text, "utf-8")
    migrations.upgrade(engine)
    with engine.connect() as connection:
        assert load_proof(connection, "t").written() == [OLDER_PROOF]
        assert load_secret(connection, "t") is None
    assert "chains" not in form(engine)
    engine.dispose()


# Its lease ------------------------------------------------------------------------------------------------


def test_a_house_does_not_move_while_a_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "PATIENCE", 0.0)
    with (
        opened(tmp_path),
        pytest.raises(Mistake, match=r"^The database zocker\d+ is in use by another Zocker. Stop that one first"),
    ):
        copy_database(databases.database_in(tmp_path), str(tmp_path / "new.db"))
    copy_database(databases.database_in(tmp_path), str(tmp_path / "new.db"))  # it has ended


def test_a_house_waits_for_the_lease_of_a_server_that_was_killed(tmp_path: Path) -> None:
    with opened(tmp_path) as first:
        execute(first, f"INSERT INTO workers SELECT 'killed', {lease_clock()} + 9, {lease_clock()} + 0.3")
        first.lock.exclude_others()
        with opened(tmp_path) as second:
            assert second.lock.last_alive == pytest.approx(time.time() + 9, abs=2)


def lease_clock() -> str:
    return "extract(epoch from clock_timestamp())"


def test_who_wakes_up_late_writes_nothing_and_begins_anew(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            store.heartbeat.stop()
            lost = list[Ownership | str]()
            store.on_lost = lost.append
            store.lock.on_lost = lambda: lost.append("all")
            await store.add(a_table())
            before = await store.claim("t")
            execute(store, "UPDATE workers SET expires = 0")  # it has slept for long
            with pytest.raises(NotTheOwner):
                await store.append(before, 0, ["too late"])
            store.lock.touch()
            assert lost == [before, "all"]
            with pytest.raises(NotTheOwner):
                await store.append(before, 0, ["too late"])
            await store.append(await store.claim("t"), 0, ["in time"])
            stored = store.read.load("t")
            assert stored is not None
            assert stored.lines == ["in time"]

    run(work())


def test_what_was_in_a_transaction_when_the_database_went_is_in_doubt(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            lost = list[Ownership]()
            store.on_lost = lost.append
            ownership = await store.claim("t")
            with pytest.raises(InDoubt):
                await store.write(hang_up, (), ownership)
            assert lost == [ownership]
            assert store.writer.failing
            await store.append(ownership, 0, ["back again"])
            assert not store.writer.failing

    run(work())


def hang_up(connection: sql.Connection) -> None:
    """End one's own connection."""
    connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")


def test_a_table_goes_on_when_the_database_was_killed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            reader = await seat(house, await house.create(NewTable("las-vegas", (bot(), bot())), "anna"), "anna")
            await reader.until(lambda message: message.line_count > 10)
            await asyncio.to_thread(postgres().kill)
            while not reader.watcher.is_ended:  # the table has to be read again
                await reader.watcher.news.wait()
                reader.watcher.news.clear()
                if not reader.watcher.is_ended:
                    await reader.look()
            seen = match_of(reader.table).lines
            await asyncio.to_thread(postgres().start)
            await until(house.store.lock.is_held)  # a lease that ran out meanwhile is taken again first
            again = await seat(house, reader.table.id, "anna")
            await again.until(lambda message: message.line_count > len(seen))
            assert again.seen[0].log_from == 0
            assert match_of(again.table).lines[: reader.seen[-1].line_count] == seen[: reader.seen[-1].line_count]

    asyncio.run(asyncio.wait_for(play(), 3 * DEADLINE))  # it recovers all databases of the tests


# What people are told -------------------------------------------------------------------------------------


def zocker(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[Any, ...]:
    monkeypatch.setattr(sys, "argv", ["zocker", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    said = capsys.readouterr()
    return ended.value.code or 0, said.out, said.err


def test_prune_asks_for_a_dump_before_it_deletes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = empty_database()

    async def fill() -> None:
        store = Store(address, now=lambda: 1_000_000_000.0)
        store.open()
        await store.add(a_table())
        store.close()

    run(fill())
    prune = ("prune", "99", "--database", address, "--yes", "--json")
    code, out, err = zocker(capsys, monkeypatch, *prune)
    said = "Zocker can’t copy a PostgreSQL database. Copy it with pg_dump first, then add --dumped.\n"
    assert (code, out, err) == (2, "", said)
    code, out, err = zocker(capsys, monkeypatch, *prune, "--dumped")
    deleted = {"days": 99, "games": 1, "finished": 0, "unfinished": 1, "deleted": 1, "copy": None}
    assert (code, json.loads(out), err) == (0, deleted, "")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_copies_are_made_by_its_own_tools(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "dice is a PostgreSQL database. Copy it with pg_dump, and restore it with pg_restore.\n"
    given = (command, "copy.db", "--database", "postgresql://anna:secret@host/dice")
    assert zocker(capsys, monkeypatch, *given) == (2, "", said)


def test_without_its_driver_it_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Mistake, match=r'without its driver: pip install "zocker\[postgres\]"$'):
        Store("postgresql://anna@host/dice")


def test_a_server_that_cannot_be_reached_is_one_sentence_without_the_password(tmp_path: Path) -> None:
    store = Store(f"postgresql://anna:secret@/dice?host={tmp_path}")
    with pytest.raises(Mistake, match=r"^The database dice can’t be used: ") as caught:
        store.open()
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


# Moving house ---------------------------------------------------------------------------------------------


def test_a_house_moves_there_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "current", databases.SQLITE)
    file, back, there = tmp_path / "zocker.db", tmp_path / "back.db", empty_database()
    table = a_table()

    async def fill() -> None:
        with opened(tmp_path) as store:
            await store.add(table)
            await store.append(await store.claim("t"), 0, ["roll 1", "Ünïcode"])

    run(fill())
    for source, target in ((str(file), there), (there, str(back))):
        code, out, err = zocker(capsys, monkeypatch, "move-house", source, target)
        assert (code, err) == (0, "")
        assert out.startswith("One table has moved. ")
    for database in (there, str(back)):
        store = Store(database)
        stored = store.read.load("t")
        assert stored is not None
        assert (stored.lines, stored.seats) == (["roll 1", "Ünïcode"], table.seats)
        store.engine.dispose()
    for target in (there, str(back)):
        code, out, err = zocker(capsys, monkeypatch, "move-house", str(file), target)
        assert (code, out) == (2, "")
        assert "already contains data" in err
    code, out, err = zocker(capsys, monkeypatch, "move-house", str(tmp_path / "nowhere.db"), empty_database())
    assert (code, out, err) == (2, "", f"There is no database {tmp_path / 'nowhere.db'}.\n")
