"""Starting a server: ports, hosts, databases, and being killed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets.sync.client as websockets

from tests.server.conftest import Serve
from tests.server.honest import Honest
from tests.server.processes import children, environment, members, needs_proc, wait_until
from tests.server.stage import DEADLINE, read_table, send
from zocker import cli
from zocker.errors import Mistake
from zocker.server import run
from zocker.server.messages.actions import DoPlay, DoRoll

# Its file was written by 1.0.0 itself: three finished games, three that run, and a waiting room
OF_1_0_0 = Path(__file__).parent.parent / "samples" / "1.0.0" / "zocker.db"

# Ports and hosts ------------------------------------------------------------------------------------------


@contextmanager
def taken(answer: bytes = b"") -> Iterator[int]:
    """Take a port; whoever comes gets this answer."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            try:
                while True:
                    guest, _ = listener.accept()
                    with guest:
                        guest.recv(10_000)
                        guest.sendall(answer)
            except OSError:
                pass  # it is closed

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield listener.getsockname()[1]
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join(DEADLINE)


def test_answers_are_sent_at_once() -> None:
    async def accepted() -> bool:
        made: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        class Look(asyncio.Protocol):
            def connection_made(self, transport: Any) -> None:
                end = transport.get_extra_info("socket")
                made.set_result(bool(end.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))

        with run.bind("127.0.0.1", 0, tries=1) as listener:
            server = await asyncio.get_running_loop().create_server(Look, sock=listener)
            async with server:
                _, writer = await asyncio.open_connection(*listener.getsockname())
                there = await asyncio.wait_for(made, DEADLINE)
                writer.close()
                return there

    assert asyncio.run(accepted())


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[int, Any]]:
    """Let nothing be served really: return what would be."""
    started = list[tuple[int, Any]]()

    def start(listener: socket.socket, *arguments: Any, **options: Any) -> None:
        started.append((listener.getsockname()[1], arguments))
        listener.close()
        arguments[0].close()  # the store

    monkeypatch.setattr(run, "run", start)
    monkeypatch.setattr(run, "data_folder", lambda: tmp_path)
    return started


HTTP = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s"
SAID = [
    b"SSH-2.0-OpenSSH_9\r\n",
    b"",
    HTTP % (2, b"[]"),
    HTTP % (1, b"5"),
    HTTP % (4, b"oops"),
    b"HTTP/1.1 404 X\r\n\r\n",
]


@pytest.mark.parametrize("said", SAID)
def test_the_next_port_is_taken_when_somebody_else_has_ours(
    runs: list[tuple[int, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: bytes
) -> None:
    with taken(said) as port:
        monkeypatch.setattr(run, "PORT", port)
        run.open_house(lan=False, port=None, browse=False)
    ((used, _),) = runs
    assert port < used < port + run.TRIED_PORTS
    assert f"Port {port} is taken, so Zocker uses {used}." in capsys.readouterr().out


def test_if_a_zocker_runs_there_it_is_opened(
    serving: Serve, runs: list[tuple[int, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = list[str]()

    def open_it(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", open_it)
    with serving() as served:
        monkeypatch.setattr(run, "PORT", served.port)
        run.open_house(lan=False, port=None, browse=True)
        run.open_house(lan=False, port=None, browse=False)
        assert runs == []
        assert opened == [served.url]
        assert capsys.readouterr().out == f"Zocker is already running at {served.url}\n" * 2
        with pytest.raises(Mistake, match="is taken"):
            run.open_house(lan=False, port=served.port, browse=False)


def test_without_a_browser_it_says_what_to_do(
    serving: Serve, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda url: False)
    with serving() as served:
        monkeypatch.setattr(run, "PORT", served.port)
        run.open_house(lan=False, port=None, browse=True)
        assert f"Zocker couldn’t open a browser. Open {served.url} yourself.\n" in capsys.readouterr().out


def test_a_free_port_can_be_asked_for(runs: list[tuple[int, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    run.open_house(lan=False, port=0, browse=False)
    assert capsys.readouterr().out == f"Zocker is running at http://127.0.0.1:{runs[0][0]}  (press Ctrl-C to stop)\n"


def zocker(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str]:
    monkeypatch.setattr(sys, "argv", ["zocker", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    return int(ended.value.code or 0), capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        "serve --port -1",
        "serve --port 65536",
        "serve --port 99999999999999999999",
        "serve --port many",
        "--port -1",
        "--port 65536",
        "serve --port 0 --workers 2",
        "serve --port 0 --workers 0",
        "serve --port 0 --host 203.0.113.1",
        "serve --port 0 --host ü..b",
        "serve --port 0 --database nonsense://",
        "serve --port 0 --database /nowhere/at/all.db",
        "serve --port 0 --database sqlite:////nowhere/at/all.db",
    ],
)
def test_a_server_that_cannot_start_says_so_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: str
) -> None:
    monkeypatch.setattr(run, "data_folder", lambda: tmp_path)
    code, err = zocker(capsys, monkeypatch, *arguments.split())
    assert code == 2
    assert re.fullmatch(r"[^\n]{10,}\n", err)


def test_addresses_are_written_as_browsers_want_them() -> None:
    assert run.url_of("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert run.url_of("::1", 8000) == "http://[::1]:8000"
    assert not any(one.startswith("127.") for one in run.lan_addresses())


def test_a_second_server_on_the_same_file_says_so_and_nothing_else(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'zocker.db'}"
    with zocker_serve(tmp_path):
        command = [sys.executable, "-c", COMMAND, str(tmp_path), "serve", "--port", "0", "--database", database]
        env = environment(XDG_DATA_HOME=str(tmp_path))
        second = subprocess.run(command, capture_output=True, text=True, env=env, timeout=3 * DEADLINE, check=False)
    said = (
        "The database zocker.db is in use by another Zocker. "
        "Stop that one first, or choose another file with --database."
    )
    assert (second.returncode, second.stdout, second.stderr) == (2, "", f"{said}\n")


TWO_YEARS_AHEAD = """
import time
now = time.time
time.time = lambda: now() + 2 * 365 * 86_400
"""


def rows_of(file: Path) -> dict[str, set[tuple[Any, ...]]]:
    """Return what a database has of games that have begun: their lines, seats and proofs, and what came of them."""
    begun = "(SELECT id FROM tables WHERE started = 1)"
    with closing(sqlite3.connect(file)) as database:
        rows = {
            name: {*database.execute(f'SELECT * FROM {name} WHERE "table" IN {begun}')} for name in ("lines", "proofs")
        }
        rows["seats"] = {*database.execute(f'SELECT "table", number, name, guest FROM seats WHERE "table" IN {begun}')}
        rows["tables"] = {*database.execute("SELECT id, game, rules, visited, result FROM tables WHERE started = 1")}
    return rows


def test_in_a_database_of_1_0_0_opened_two_years_later_no_game_is_gone(tmp_path: Path) -> None:
    """Its waiting room is, which shows that the house has tidied up."""
    file = Path(shutil.copy(OF_1_0_0, tmp_path / "zocker.db"))
    before = rows_of(file)
    assert {row[0] for row in before["tables"]} == {
        f"{state}-{game}" for state in ("finished", "running") for game in ("las-vegas", "royale", "gambler")
    }

    def has_tidied_up() -> bool:
        with closing(sqlite3.connect(file)) as database:
            return database.execute("SELECT count(*) FROM tables WHERE started = 0").fetchone() == (0,)

    with zocker_serve(tmp_path, before=TWO_YEARS_AHEAD) as (process, _):
        wait_until(has_tidied_up, "the house has not tidied up")
        process.send_signal(signal.SIGTERM)
        assert "expired" not in process.communicate(timeout=3 * DEADLINE)[1]
    assert rows_of(file) == before


def test_games_expire_only_where_the_server_says_so_at_its_start(tmp_path: Path) -> None:
    """More than one in a hundred would go, so they are kept until somebody prunes."""
    file = Path(shutil.copy(OF_1_0_0, tmp_path / "zocker.db"))
    before = rows_of(file)
    with zocker_serve(tmp_path, "--expire-after", "365", before=TWO_YEARS_AHEAD) as (process, _):
        assert process.stdout is not None
        assert process.stdout.readline() == "Games that no one visits for 365 days are deleted.\n"
        assert process.stderr is not None
        assert "6 of 6 games have expired, more than 1 %; they are kept until “zocker prune 365”" in next(
            process.stderr
        )
    assert rows_of(file) == before


# Being killed ---------------------------------------------------------------------------------------------

COMMAND = """
import sys
from pathlib import Path
from zocker import cli
from zocker.server.routes import app
app.read_document, app.ASSETS = lambda: "", Path(sys.argv.pop(1))
cli.main()
"""


@contextmanager
def zocker_serve(
    folder: Path, *options: str, port: int = 0, before: str = ""
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Run `zocker serve` on a database in a folder; return it and its port."""
    database = f"sqlite:///{folder / 'zocker.db'}"
    serve = ["serve", "--port", str(port), "--database", database, *options]
    command = [sys.executable, "-c", before + COMMAND, str(folder), *serve]
    env = environment(XDG_DATA_HOME=str(folder))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r":(\d+)  ", said)
            assert found, said + process.communicate(timeout=DEADLINE)[1]
            yield process, int(found[1])
        finally:
            process.kill()


def come(port: int, table: str, cookie: str, query: str = "") -> websockets.ClientConnection:
    address = f"ws://127.0.0.1:{port}/ws/{table}?{query}"
    return websockets.connect(address, additional_headers={"cookie": cookie}, open_timeout=60, close_timeout=1)


@needs_proc
def test_nothing_that_somebody_saw_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    new = {
        "game": "las-vegas",
        "options": {"starter": 1},
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rookie"}],
    }
    with zocker_serve(tmp_path) as (first, port):
        answer = httpx2.post(f"http://127.0.0.1:{port}/api/tables", json=new, timeout=60)
        cookie, table = answer.headers["set-cookie"].partition(";")[0], answer.json()["table"]
        honest = Honest()
        with come(port, table, cookie, honest.query) as socket_:
            log = list[Any]()
            n = 0
            while n < 10:
                seen = read_table(socket_, honest)
                n, log[seen["log_from"] :] = seen["line_count"], seen["log"]
                if seen["roll"]:
                    send(socket_, DoRoll(n))
                elif seen["choices"]:
                    send(socket_, DoPlay(n, seen["choices"][0]["move"]["text"]))
            groups = children(first.pid)
            assert len(groups) == 1  # the worker
            first.kill()
            first.wait(DEADLINE)
        (worker,) = groups
        wait_until(lambda: not members(worker), "the worker is still there")
    with zocker_serve(tmp_path, port=port) as (second, again):
        assert again == port
        with come(port, table, cookie) as socket_:
            seen = read_table(socket_)
            assert seen["you"] == 0
            assert seen["line_count"] >= n
            assert seen["log"][: len(log)] == log
            assert seen["log_from"] == 0
            groups = children(second.pid)
            second.send_signal(signal.SIGINT)  # with somebody still there
            out, err = second.communicate(timeout=DEADLINE)
        assert (second.returncode, out, err) == (0, "", "")
        (worker,) = groups
        wait_until(lambda: not members(worker), "the worker is still there")
    assert (tmp_path / "zocker" / "key").stat().st_mode & 0o777 == 0o600
    assert not json.loads(json.dumps(seen["people"][0]["stand_in"]))


@pytest.mark.parametrize(
    "url", ["dice.example.org", "ftp://dice.example.org", "https://", "https://[::1", "https://a/b"]
)
def test_a_public_address_that_is_none_is_one_sentence(url: str) -> None:
    with pytest.raises(Mistake, match="is not the address of a server"):
        run.serve("127.0.0.1", 0, None, url)
