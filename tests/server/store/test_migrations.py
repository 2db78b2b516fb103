"""The form of the database: how it comes to be, and how it changes; a file is copied before each change."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.server.stage import run
from tests.server.store.test_store import a_table
from zocker.errors import Mistake
from zocker.server import migrations
from zocker.server.store.schema import metadata
from zocker.server.store.store import Store


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
        stored = store.read.load("played")
        assert stored is not None
        assert (stored.public, stored.paused, stored.barred, stored.result) == (False, False, [], None)


OLDER_PROOF = '{"kind":"promise","event":1,"seats":[],"end":"ab"}'
OF_STEP_10 = (  # a table that runs by the older scheme
    "INSERT INTO tables (id, created, host, game, options, dice, started, over)"
    """ VALUES ('t', 100, 'anna', 'las-vegas', '{}', '{"source": "system"}', 1, 0)""",
    f"INSERT INTO proofs VALUES ('t', 0, '{OLDER_PROOF}')",
    "INSERT INTO chains VALUES ('t', '5ec2e7', 1, 1, '{}')",
)


def test_secrets_of_the_older_scheme_are_forgotten_and_its_proofs_are_kept(file: Path, steps: Path) -> None:
    newer = {step: step.read_text("utf-8") for step in steps.glob("0*.py") if step.name >= "0011"}
    for step in newer:
        step.unlink()
    with opened(file):
        pass
    with closing(sqlite3.connect(file)) as old, old:
        for statement in OF_STEP_10:
            old.execute(statement)
    for step, text in newer.items():
        step.write_text(text, "utf-8")
    with opened(file) as store:
        assert "chains" not in form(store.engine)
        stored = store.read.load("t")
        assert stored is not None
        assert (stored.proof.written(), store.read.load_secret("t")) == ([OLDER_PROOF], None)
    copy = Path(f"{file}.0010.bak")
    assert copy.exists()
    assert b"5ec2e7" not in copy.read_bytes()


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
        assert store.read.load("t") == table
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


@pytest.mark.parametrize(
    "url", ["", "nonsense://", "mysql://somewhere", "oracle://somewhere", "postgresql+nodriver://x/y"]
)
def test_an_address_that_is_none_is_one_sentence(url: str) -> None:
    with pytest.raises(Mistake, match="can’t be used"):
        Store(url)
