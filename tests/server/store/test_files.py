"""The database as a file: private, checked, copied while it is written to, and put back."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import about_files
from tests.server.stage import DEADLINE, bot, open_house, seat
from tests.server.store.test_store import a_table, opened
from zocker import cli
from zocker.errors import Mistake
from zocker.proof.chain import Secret
from zocker.server import run
from zocker.server.messages.pages import NewTable
from zocker.server.store import files
from zocker.server.store.proofs import NewLines
from zocker.server.store.store import Store

ANNA = "guest-anna"


pytestmark = about_files


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(run, "data_folder", lambda: tmp_path)


def zocker(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: object) -> tuple[Any, ...]:
    monkeypatch.setattr(sys, "argv", ["zocker", *map(str, arguments)])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    said = capsys.readouterr()
    return ended.value.code or 0, said.out, said.err


def play_some(folder: Path, until: int, copy: Path | None = None) -> tuple[str, int]:
    """Let bots play until there are so many lines, with a copy of the file in the middle of it."""

    async def play() -> tuple[str, int]:
        async with open_house(folder) as house:
            name = await house.create(NewTable("las-vegas", (bot(), bot())), ANNA)
            reader = await seat(house, name, ANNA)
            await reader.until(lambda message: message.line_count >= until)
            if copy is not None:
                await asyncio.to_thread(files.backup, folder / "zocker.db", copy)
            seen = reader.seen[-1].line_count
            await reader.until(lambda message: message.line_count > seen + 10)
            return name, seen

    return asyncio.run(asyncio.wait_for(play(), DEADLINE))


def test_a_copy_is_whole_although_the_server_runs_and_can_be_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copies" / "a.db"
    copy.parent.mkdir()
    name, seen = play_some(tmp_path, 20, copy)
    with closing(sqlite3.connect(copy)) as connection:
        (lines,) = connection.execute("SELECT count(*) FROM lines").fetchone()
        assert lines >= seen
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    other, _ = play_some(tmp_path, 5)
    said = f"One table is now in {tmp_path / 'zocker.db'}. The previous database was kept next to it.\n"
    assert zocker(capsys, monkeypatch, "restore", copy) == (0, said, "")
    store = Store(f"sqlite:///{tmp_path / 'zocker.db'}")
    store.open()
    stored = store.read.load(name)
    assert stored is not None
    assert len(stored.lines) == lines
    assert store.read.load(other) is None
    assert store.open_seconds_since_line(name) == pytest.approx(0.0, abs=0.01)  # its clock has not run since
    store.close()
    with closing(sqlite3.connect(tmp_path / "zocker.db.before-restore")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_backup_says_what_it_has_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some(tmp_path, 5)
    copy = tmp_path / "copy.db"
    assert zocker(capsys, monkeypatch, "backup", copy) == (0, f"One table was copied to {copy}.\n", "")
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob(".*")] == []


def test_no_secret_of_dice_is_in_any_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = Secret.new()

    async def fill() -> None:
        with opened(tmp_path) as store:
            await store.add(a_table())
            await store.add_proof(await store.claim("t"), NewLines(0, ["genesis"], secret))

    asyncio.run(fill())
    copy = tmp_path / "copy.db"
    for command in ("backup", "restore"):
        assert zocker(capsys, monkeypatch, command, copy)[0] == 0
    found = {file.name for file in tmp_path.glob("*.db*") if secret.written().encode() in file.read_bytes()}
    assert found == set()
    assert {"copy.db", "zocker.db.before-restore"} <= {file.name for file in tmp_path.iterdir()}
    with opened(tmp_path) as store:
        stored = store.read.load("t")
        assert stored is not None
        assert stored.proof.texts() == ["genesis"]
        assert store.read.load_secret("t") is None


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_cannot_be_copied_is_one_sentence_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    nowhere = tmp_path / "nowhere" / "copy.db"
    code, out, err = zocker(capsys, monkeypatch, command, nowhere)
    assert (code, out, err.count("\n")) == (2, "", 1)
    play_some(tmp_path, 5)
    before = (tmp_path / "zocker.db").read_bytes()
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"this is no database, but a letter to somebody. " * 100)
    for file in (nowhere, letter) if command == "restore" else (nowhere,):
        code, out, err = zocker(capsys, monkeypatch, command, file)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert (tmp_path / "zocker.db").read_bytes() == before


def test_nothing_is_restored_while_a_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some(tmp_path, 5, tmp_path / "copy.db")
    store = Store(f"sqlite:///{tmp_path / 'zocker.db'}")
    store.open()
    code, _, err = zocker(capsys, monkeypatch, "restore", tmp_path / "copy.db")
    store.close()
    assert code == 2
    assert err.startswith("The database zocker.db is in use by another Zocker")


def test_only_its_owner_can_read_the_database(tmp_path: Path) -> None:
    file = tmp_path / "zocker.db"
    file.touch(0o644)
    store = Store(f"sqlite:///{file}")
    store.open()
    found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("zocker.db*")}
    store.close()
    assert {*found} >= {"zocker.db", "zocker.db-wal", "zocker.db-shm", "zocker.db.lock"}
    assert {*found.values()} == {0o600}


def test_a_damaged_file_is_one_sentence(tmp_path: Path) -> None:
    play_some(tmp_path, 50)
    file = tmp_path / "zocker.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    for page in range(2 * 4096, len(data) - 4096, 4096):
        data[page : page + 64] = b"\xff" * 64
    file.write_bytes(data)
    with pytest.raises(Mistake, match=r"^The database zocker\.db (is damaged|can’t be used)") as caught:
        Store(f"sqlite:///{file}").open()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "oracle://anna:secret@host/x",
        "postgresql+x://anna:secret@host/x",
        "nonsense://a:secret@host",
        "x://anna:se@cret@host",
    ],
)
def test_a_password_is_never_printed(url: str) -> None:
    with pytest.raises(Mistake) as caught:
        Store(url)
    assert "secret" not in str(caught.value)
    assert "cret" not in str(caught.value)
