"""The one file: what is committed together, what is never written twice, and how its form changes."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.server.stage import DEADLINE
from zocker.errors import Mistake
from zocker.record import Dice
from zocker.rules.messages import Result
from zocker.server import migrations
from zocker.server.store.ownership import NotTheOwner
from zocker.server.store.schema import metadata
from zocker.server.store.store import Store
from zocker.server.store.stored import StoredSeat, StoredTable


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, DEADLINE))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "zocker.db"


@contextmanager
def opened(file: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{file}")
    store.open()
    try:
        yield store
    finally:
        store.close()


def a_table(name: str = "t", host: str = "anna") -> StoredTable:
    seats = [
        StoredSeat("Anna", "anna"),
        StoredSeat("Ada", None, "shark"),
        StoredSeat(),
        StoredSeat("B", "b", None, True),
    ]
    return StoredTable(
        name, host, "royale", 2, {"boards": 2, "faces": "A1 D2"}, Dice("system"), None, 30, True, seats, []
    )


class Commits:
    """Counts transactions, and holds the first one up until everything else is queued."""

    def __init__(self, store: Store) -> None:
        self.store, self.count = store, 0
        self.entered, self.gate = threading.Event(), threading.Event()
        sql.event.listen(store.engine, "commit", self._committed)

    def _committed(self, _connection: object) -> None:
        self.count += 1

    def _hold(self, _connection: sql.Connection) -> None:
        self.entered.set()
        assert self.gate.wait(DEADLINE)

    async def together(self, *jobs: Coroutine[Any, Any, None]) -> list[BaseException | None]:
        """Queue jobs while a transaction is open; return what came of them."""
        holding = asyncio.create_task(self.store.write(self._hold))
        await asyncio.to_thread(self.entered.wait, DEADLINE)
        waiting = [asyncio.create_task(job) for job in jobs]
        while self.store.writer.queue.qsize() < len(jobs):
            await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        self.gate.set()
        await holding
        return await asyncio.gather(*waiting, return_exceptions=True)


def test_what_is_queued_meanwhile_is_committed_together(file: Path) -> None:
    async def work() -> None:
        with opened(file) as store:
            await store.add(a_table())
            commits = Commits(store)
            ownership = await store.claim("t")
            answers = await commits.together(*(store.append(ownership, n, [f"line {n}"]) for n in range(50)))
            assert answers == [None] * 50
            assert commits.count == 2  # the one that was held, and one for all
            stored = store.load("t")
            assert stored is not None
            assert stored.lines == [f"line {n}" for n in range(50)]

    run(work())


def test_one_bad_job_does_not_spoil_the_others(file: Path) -> None:
    async def work() -> None:
        with opened(file) as store:
            await store.add(a_table())
            ownership, nowhere = await store.claim("t"), await store.claim("nowhere")
            good, bad = store.append(ownership, 0, ["a"]), store.append(nowhere, 0, ["x"])
            first, second, third = await Commits(store).together(good, bad, store.append(ownership, 1, ["b"]))
            assert (first, third) == (None, None)
            assert isinstance(second, sql.exc.IntegrityError)
            stored = store.load("t")
            assert stored is not None
            assert stored.lines == ["a", "b"]
            await store.append(await store.claim("t"), 2, ["c"])

    run(work())


def test_only_the_owner_of_a_table_writes(file: Path) -> None:
    async def work() -> None:
        with opened(file) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            for stale in (ownership._replace(owner="another process"), ownership._replace(epoch=ownership.epoch - 1)):
                for refused in (
                    store.append(stale, 0, ["a"]),
                    store.update(stale, paused=True),
                    store.set_seats(stale, [], started=False),
                    store.add(a_table("rematch"), rematch_of=stale, asked_by=0),
                ):
                    with pytest.raises(NotTheOwner):
                        await refused
            good, bad = store.append(ownership, 0, ["a"]), store.append(stale, 0, ["b"])
            first, second = await Commits(store).together(good, bad)
            assert first is None
            assert isinstance(second, NotTheOwner)
            assert store.load("t") == msgspec.structs.replace(a_table(), lines=["a"])
            assert store.load("rematch") is None

    run(work())


def test_a_line_is_never_written_twice(file: Path) -> None:
    async def work() -> None:
        with opened(file) as store:
            await store.add(a_table())
            await store.append(await store.claim("t"), 0, ["roll 1", "place 1"])
            for number, lines in ((1, ["place 2"]), (0, ["roll 6", "place 6", "x"]), (1, ["a", "b"])):
                with pytest.raises(sql.exc.IntegrityError):
                    await store.append(await store.claim("t"), number, lines, result=Result((1,), (1,)))
            stored = store.load("t")
            assert stored is not None
            assert stored.lines == ["roll 1", "place 1"]
            assert store.count_unfinished() == 1  # the whole job was undone

    run(work())


def test_what_is_confirmed_can_be_read_by_others_at_once(file: Path) -> None:
    """Who waits for a write is told only after its commit: another connection sees it."""

    async def work() -> None:
        with opened(file) as store, closing(sqlite3.connect(file)) as other:
            await store.add(a_table())
            for number in range(5):
                await store.append(await store.claim("t"), number, [f"line {number}"])
                assert other.execute("select count(*) from lines").fetchone() == (number + 1,)
            assert other.execute("pragma journal_mode").fetchone() == ("wal",)

    run(work())


def test_commits_survive_a_power_cut(file: Path) -> None:
    with opened(file) as store, store.engine.connect() as connection:
        assert connection.exec_driver_sql("pragma synchronous").scalar_one() == 2  # FULL
        assert connection.exec_driver_sql("pragma foreign_keys").scalar_one() == 1


@pytest.mark.parametrize("setup", [None, {"round": 3, "casinos": [{"cards": ["40k", "30k"]}]}])
def test_a_table_is_loaded_as_it_was_stored(file: Path, setup: dict[str, Any] | None) -> None:
    house = {"public": True, "paused": True, "barred": ["pest"], "rematch": "next", "lesson": "first"}
    house |= {"clock_left": 12.5, "rematch_by": 1, "gathers": True}
    table = msgspec.structs.replace(a_table(), setup=setup, lines=["start 1"], dice=Dice("typed"), **house)

    async def work() -> None:
        with opened(file) as store:
            await store.add(table)
            await store.add(a_table("other", host="benno"))
            assert store.load("t") == table
            await store.append(await store.claim("t"), 1, ["pair 40k 30k", "Ünïcode"])
            table.lines.extend(["pair 40k 30k", "Ünïcode"])
            table.seats[2] = StoredSeat("Carla", "carla")
            await store.set_seats(await store.claim("t"), table.seats, started=True)
            assert store.load("t") == table
            assert store.load("nowhere") is None
            assert (store.count_unfinished(), store.count_unfinished("anna"), store.count_unfinished("carla")) == (
                2,
                1,
                0,
            )
            await store.append(await store.claim("t"), 3, ["end"], result=Result((1,), (1,)))
            assert (store.count_unfinished(), store.count_unfinished("anna")) == (1, 0)
        with opened(file) as store:
            assert store.load("t") == msgspec.structs.replace(
                table, lines=[*table.lines, "end"], result=Result((1,), (1,))
            )

    run(work())


def test_closing_writes_what_is_queued(file: Path) -> None:
    async def work() -> None:
        with opened(file) as store:
            await store.add(a_table())
            ownership = await store.claim("t")
            writing = [asyncio.create_task(store.append(ownership, n, [str(n)])) for n in range(20)]
            await asyncio.sleep(0)
        assert not store.writer.running
        await asyncio.gather(*writing)

    run(work())
    with opened(file) as store:
        stored = store.load("t")
    assert stored is not None
    assert len(stored.lines) == 20


# Its form -------------------------------------------------------------------------------------------------


def columns(engine: sql.Engine, table: str) -> set[tuple[str, bool]]:
    return {(column["name"], bool(column["nullable"])) for column in sql.inspect(engine).get_columns(table)}


def form(engine: sql.Engine) -> dict[str, Any]:
    """Return all that makes the form of a file: columns in their order, keys and indexes."""
    seen = sql.inspect(engine)
    return {
        table: (
            [(c["name"], str(c["type"]), c["nullable"], c["default"]) for c in seen.get_columns(table)],
            seen.get_pk_constraint(table)["constrained_columns"],
            sorted((index["name"], tuple(index["column_names"])) for index in seen.get_indexes(table)),
            [(key["constrained_columns"], key["referred_table"]) for key in seen.get_foreign_keys(table)],
        )
        for table in seen.get_table_names()
        if table != "alembic_version"
    }


def test_a_fresh_file_gets_the_form_that_the_code_expects(file: Path) -> None:
    expected = sql.create_engine("sqlite://")
    metadata.create_all(expected)
    with opened(file) as store:
        assert form(store.engine) == form(expected)
    assert not list(file.parent.glob("*.bak"))  # there was nothing to keep


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of steps that a test may add to."""
    folder = tmp_path / "migrations"
    shutil.copytree(Path(migrations.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))

    def config() -> Config:
        settings = Config()
        settings.set_main_option("script_location", str(folder))
        settings.set_main_option("path_separator", "os")
        return settings

    monkeypatch.setattr(migrations, "config", config)
    return folder / "versions"


def test_tables_of_the_first_form_are_visited_when_their_last_line_came(file: Path, steps: Path) -> None:
    later = {step: step.read_text("utf-8") for step in steps.glob("*.py") if step.name > "0002"}
    for step in later:
        step.unlink()
    with opened(file):
        pass
    with closing(sqlite3.connect(file)) as old, old:
        old.executemany(
            "insert into tables (id, created, host, game, options, dice, started, over)"
            " values (?, 100, 'anna', 'las-vegas', '{}', '{\"source\": \"system\"}', 1, ?)",
            [("new", 0), ("played", 1)],
        )
        old.executemany("insert into lines values ('played', ?, 'x', ?)", [(0, 150.0), (1, 200.0)])
    for step, text in later.items():
        step.write_text(text, "utf-8")
    with opened(file) as store:
        with closing(sqlite3.connect(file)) as seen:
            visits = dict(seen.execute("select id, visited from tables").fetchall())
        assert visits == {"new": 100.0, "played": 200.0}
        stored = store.load("played")
        assert stored is not None
        assert (stored.public, stored.paused, stored.barred, stored.result) == (False, False, [], None)


FURTHER = '''"""A further step."""
import sqlalchemy as sql
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sql.Column("{column}", sql.String))
    {also}
'''


def test_there_is_one_way_through_the_steps() -> None:
    assert len(ScriptDirectory.from_config(migrations.config()).get_heads()) == 1


def test_a_copy_is_kept_before_each_further_step(file: Path, steps: Path) -> None:
    table = a_table()

    async def fill() -> None:
        with opened(file) as store:
            await store.add(table)

    run(fill())
    head = ScriptDirectory.from_config(migrations.config()).get_current_head()
    (steps / "x1.py").write_text(FURTHER.format(revision="x1", before=head, column="one", also=""))
    (steps / "x2.py").write_text(FURTHER.format(revision="x2", before="x1", column="two", also=""))
    with opened(file) as store:
        assert {("one", True), ("two", True)} <= columns(store.engine, "tables")
        assert store.load("t") == table
    with closing(sqlite3.connect(f"{file}.{head}.bak")) as copy:
        assert copy.execute("select id from tables").fetchall() == [("t",)]
        assert copy.execute("select version_num from alembic_version").fetchall() == [(head,)]
    with closing(sqlite3.connect(f"{file}.x1.bak")) as copy:
        assert copy.execute("select one from tables").fetchall() == [(None,)]
    kept = {path: path.stat().st_mtime_ns for path in file.parent.glob("*.bak")}
    assert len(kept) == 2
    with opened(file):  # a second start changes nothing
        assert {path: path.stat().st_mtime_ns for path in file.parent.glob("*.bak")} == kept


def test_a_step_that_fails_leaves_the_file_as_it_was(file: Path, steps: Path) -> None:
    with opened(file) as store:
        before = columns(store.engine, "tables")
    head = ScriptDirectory.from_config(migrations.config()).get_current_head()
    bad = FURTHER.format(revision="x1", before=head, column="one", also="op.drop_table('nowhere')")
    (steps / "x1.py").write_text(bad)
    with pytest.raises(Mistake, match=r"zocker\.db can’t be used"), opened(file):
        pass
    (steps / "x1.py").unlink()
    with opened(file) as store:
        assert columns(store.engine, "tables") == before


def test_a_file_of_a_newer_zocker_is_one_sentence(file: Path, steps: Path) -> None:
    with opened(file):
        pass
    with closing(sqlite3.connect(file)) as newer, newer:
        newer.execute("update alembic_version set version_num = 'future'")
    with pytest.raises(Mistake, match=r"zocker\.db can’t be used"), opened(file):
        pass


def test_an_unreadable_file_is_one_sentence(file: Path, tmp_path: Path) -> None:
    file.write_bytes(b"this is no database, but a letter to somebody. " * 100)
    for where in (file, tmp_path / "nowhere" / "zocker.db", tmp_path):
        with pytest.raises(Mistake, match="can’t be used") as caught, opened(where):
            pass
        assert "\n" not in str(caught.value)
    assert file.read_bytes().startswith(b"this is no database")


@pytest.mark.parametrize("url", ["", "nonsense", "oracle://somewhere", "postgresql+nodriver://x/y"])
def test_an_address_that_is_none_is_one_sentence(url: str) -> None:
    with pytest.raises(Mistake, match="can’t be used"):
        Store(url)
