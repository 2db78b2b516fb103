"""`zocker prune`: it says what it would do, copies everything, asks, and deletes only games that nobody visits."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.databases import about_files
from tests.server.store.test_files import zocker
from tests.test_samples import SAMPLES
from zocker.server import run
from zocker.server.store.lock import DatabaseLock

pytestmark = about_files
OLD = ("finished-las-vegas", "finished-gambler", "running-royale-agrees")
SOME_TIME_AGO = time.time() - 100 * 86_400


@pytest.fixture(autouse=True)
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Put a database where three games had no visits for a hundred days, among twelve and three waiting rooms."""
    monkeypatch.setattr(run, "data_folder", lambda: tmp_path)
    file = Path(shutil.copy(SAMPLES / "zocker.db", tmp_path / "zocker.db"))
    with closing(sqlite3.connect(file)) as database, database:
        database.executemany("UPDATE tables SET visited = ? WHERE id = ?", [(SOME_TIME_AGO, name) for name in OLD])
        database.execute("UPDATE tables SET visited = ? WHERE started = 0", [SOME_TIME_AGO])
    return file


def content(file: Path) -> dict[str, int]:
    """Return the tables of a file with how many lines each has."""
    wanted = 'SELECT id, (SELECT count(*) FROM lines WHERE "table" = id) FROM tables'
    with closing(sqlite3.connect(file)) as database:
        return dict(database.execute(wanted).fetchall())


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob("*before-prune*"))


def test_it_says_what_it_would_do_and_deletes_after_a_copy(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(file)
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\n"))
    code, out, err = zocker(capsys, monkeypatch, "prune", 99)
    (copy,) = copies(file)
    said = out.splitlines()
    assert (code, err) == (0, "")
    assert said[:2] == ["3 of 12 games had no visits for 99 days.", "Finished: 2. Unfinished: 1."]
    last = time.strftime("%Y-%m-%d", time.localtime(SOME_TIME_AGO))
    assert said[2].startswith(f"Last visit to one of them: {last}. Today by this computer’s clock: 20")
    assert said[3] == f"Type 3 to delete them: 3 games were deleted. Before that, all tables were copied to {copy}."
    assert content(copy) == before
    assert copy.stat().st_mode & 0o777 == 0o600
    assert content(file) == {name: lines for name, lines in before.items() if name not in OLD}


@pytest.mark.parametrize("typed", ["", "\n", "y\n", "12\n"])
def test_it_deletes_nothing_unless_the_number_is_typed(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    before = content(file)
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code, _, err = zocker(capsys, monkeypatch, "prune", 99)
    said = "No games were deleted because you didn’t confirm it. Type the number of games, or add --yes.\n"
    assert (code, err) == (2, said)
    assert (content(file), copies(file)) == (before, [])


def test_scripts_get_one_object_and_delete_with_yes(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(file)
    plan = {"days": 99, "games": 12, "finished": 2, "unfinished": 1, "deleted": 0, "copy": None}
    code, out, err = zocker(capsys, monkeypatch, "prune", 99, "--json")
    assert (code, json.loads(out), err) == (0, plan, "")
    assert (content(file), copies(file)) == (before, [])
    code, out, err = zocker(capsys, monkeypatch, "prune", 99, "--json", "--yes")
    (copy,) = copies(file)
    assert (code, json.loads(out), err) == (0, plan | {"deleted": 3, "copy": str(copy)}, "")
    code, out, err = zocker(capsys, monkeypatch, "prune", 99, "--yes")
    young = "No game is old enough to delete. Someone has visited each of the 9 games within 99 days.\n"
    assert (code, out, err) == (0, young, "")
    assert copies(file) == [copy]


def test_where_there_are_no_games_it_says_so(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM tables WHERE started = 1")
    assert zocker(capsys, monkeypatch, "prune", 99) == (0, "There are no games to delete.\n", "")


def test_without_a_copy_nothing_is_deleted(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from zocker.server.store import files

    def fail(_source: Path, _to: Path) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    before = content(file)
    monkeypatch.setattr(files, "_copy", fail)
    code, _, err = zocker(capsys, monkeypatch, "prune", 99, "--yes")
    assert (code, "database or disk is full" in err, err.count("\n")) == (2, True, 1)
    assert content(file) == before


def test_a_file_that_a_server_has_is_left_to_it(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, lock = content(file), DatabaseLock(str(file))
    lock.take()
    try:
        code, out, err = zocker(capsys, monkeypatch, "prune", 99, "--yes")
    finally:
        lock.release()
    assert (code, out, err.count("\n"), "in use by another Zocker" in err) == (2, "", 1, True)
    assert (content(file), copies(file)) == (before, [])


@pytest.mark.parametrize("days", ["0", "-1", "soon"])
def test_days_are_a_number_of_days(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, days: str
) -> None:
    before = content(file)
    assert zocker(capsys, monkeypatch, "prune", days, "--yes")[0] == 2
    assert content(file) == before


def test_a_database_that_there_is_not_is_one_sentence_and_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "nowhere.db"
    code, out, err = zocker(capsys, monkeypatch, "prune", 99, "--database", nowhere)
    assert (code, out, err) == (2, "", f"There is no database {nowhere}.\n")
    assert not nowhere.exists()
