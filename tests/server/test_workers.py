"""Several processes on one database: one owner for each table, reached through any of them, replaced when it dies."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

from tests.server import databases
from tests.server.honest import Honest
from tests.server.processes import children, environment, needs_proc, wait_until
from tests.server.stage import (
    DEADLINE,
    ME,
    OPEN,
    Reader,
    Served,
    bot,
    house_in,
    open_house,
    read_table,
    run,
    send,
    serve,
)
from tests.server.store.test_postgresql import execute
from tests.server.store.test_store import Commits, a_table, opened
from tests.server.test_run import COMMAND, come
from zocker.server.messages.actions import DoPlay, DoRoll
from zocker.server.messages.pages import NewTable
from zocker.server.store.lease import LEASE_SECONDS, Lease
from zocker.server.store.ownership import Elsewhere, NotTheOwner, OutOfDate, Ownership
from zocker.server.store.schema import EPOCHS, OWNERS
from zocker.server.store.store import Store

TAKEOVER_SECONDS = 5.0


@pytest.fixture(autouse=True)
def on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "current", databases.POSTGRESQL)


def let_die(store: Store) -> None:
    """Let it be as if a process had not been seen for long."""
    execute(store, f"UPDATE workers SET expires = 0 WHERE id = '{store.lock.process}'")


# One owner ------------------------------------------------------------------------------------------------


def test_a_table_has_one_owner_also_when_all_want_it_at_once(tmp_path: Path) -> None:
    with ExitStack() as stack:
        stores = [stack.enter_context(opened(tmp_path)) for _ in range(4)]
        run(stores[0].add(a_table()))
        for number in range(5):

            def claim(store: Store) -> Ownership | None:
                try:
                    return store.lock.claim("t")
                except Elsewhere:
                    return None

            with ThreadPoolExecutor(4) as pool:
                owners = [one for one in pool.map(claim, stores) if one is not None]
            assert len(owners) == 1
            assert owners[0].epoch == number + 1
            execute(stores[0], f"UPDATE owners SET worker = 'killed {number}'")
        with stores[0].engine.connect() as connection:
            assert [*connection.execute(sql.select(EPOCHS.c.epoch).order_by(EPOCHS.c.epoch)).scalars()] == [
                *range(1, 6)
            ]


def test_who_has_slept_writes_nothing_and_its_table_fails_alone(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as first, opened(tmp_path) as second:
            for name in ("t", "u"):
                await first.add(a_table(name))
            before, other = await first.claim("t"), await first.claim("u")
            execute(first, "UPDATE owners SET worker = 'killed' WHERE \"table\" = 't'")
            now = await second.claim("t")
            assert (now.epoch, before.epoch) == (2, 1)
            late, good = first.append(before, 0, ["late"]), first.append(other, 0, ["good"])
            refused, done = await Commits(first).together(late, good)
            assert isinstance(refused, NotTheOwner)
            assert done is None
            await second.append(now, 0, ["new"])
            stored = first.read.load("t")
            assert stored is not None
            assert stored.lines == ["new"]
            with pytest.raises(Elsewhere):
                await first.claim("t")

    run(work())


def test_who_sleeps_in_a_transaction_holds_nobody_up_for_long(tmp_path: Path) -> None:
    async def work() -> None:
        with opened(tmp_path) as first, opened(tmp_path) as second:
            await first.add(a_table())
            ownership = await first.claim("t")
            with first.engine.connect() as asleep:
                assert first.lock.stale(asleep, [ownership]) == set()
                let_die(first)
                began = time.monotonic()
                assert (await second.claim("t")).epoch == 2
                assert time.monotonic() - began < TAKEOVER_SECONDS
                with pytest.raises(sql.exc.DBAPIError):
                    asleep.exec_driver_sql("INSERT INTO lines VALUES ('t', 0, 'too late', 0)")

    run(work())


def test_who_has_slept_shows_nothing_that_is_out_of_date(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            name = await house.create(NewTable("las-vegas", (ME, bot())), "anna")
            await house.find(name)
            house.store.heartbeat.stop()
            lock = house.store.lock
            assert isinstance(lock, Lease)
            lock.now = lambda: time.monotonic() + LEASE_SECONDS  # it has slept for long
            with pytest.raises(OutOfDate):
                await house.find(name)
            lock.touch()
            await house.find(name)

    run(work())


def test_who_comes_while_a_table_is_lost_comes_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as house:
            table = await house.find(await house.create(NewTable("las-vegas", (ME, bot())), "anna"))
            house.tables.lose(table.ownership)
            await house.tables.settle()
            late = await Reader(table, "anna").enter()
            assert late.watcher.is_ended
            assert await house.find(table.id) is not table

    run(work())


# Through any process --------------------------------------------------------------------------------------


@contextmanager
def two_processes(folder: Path) -> Iterator[tuple[Served, Served]]:
    """Serve the same house twice."""
    with serve(house_in(folder)) as one, serve(house_in(folder)) as two:
        yield one, two


def new_game(served: Served) -> tuple[str, str, str]:
    """Set up a table for two at one process; return it, its host and the host's cookie."""
    guest, cookie = served.new_guest()
    return served.create(guest, NewTable("las-vegas", (ME, bot()), {"starter": 1})), guest, cookie


def play(socket: Any, until: int, honest: Honest | None = None) -> int:
    """Play until there are so many lines."""
    while (seen := read_table(socket, honest))["line_count"] < until:
        if seen["roll"]:
            send(socket, DoRoll(seen["line_count"]))
        elif seen["choices"]:
            send(socket, DoPlay(seen["line_count"], seen["choices"][0]["move"]["text"]))
    count: int = seen["line_count"]
    return count


def test_a_table_is_played_through_any_process(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two):
        name, _, cookie = new_game(one)
        with two.connect(name, cookie) as socket:
            count = play(socket, 10)
        assert two.house.tables.get(name) is None
        table = one.house.tables.get(name)
        assert table is not None
        assert table.line_count >= count
        with two.connect(name, query="?lang=de") as socket:  # a stranger, who gets a cookie there
            assert read_table(socket)["you"] is None
            assert socket.response is not None
            assert "zocker-guest=" in socket.response.headers["set-cookie"]
        with pytest.raises(ConnectionClosed) as closed, two.connect("nowhere", cookie) as socket:
            read_table(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_requests_about_a_table_are_answered_by_its_owner(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two):
        name, _, cookie = new_game(one)
        with httpx2.Client(base_url=two.url, headers={"cookie": cookie}) as client:
            invitation = client.get(f"/api/tables/{name}/invitation")
            assert invitation.json()["addresses"] == [f"{one.url}/t/{name}"]
            assert invitation.headers.get_list("x-content-type-options") == ["nosniff"]
            assert client.get(f"/api/tables/{name}/record").status_code == 403
            assert client.get("/api/tables/nowhere/record").status_code == 404
            assert client.get("/api/tables/%00/record").status_code == 404
            assert client.post(f"/api/tables/{name}/discard").status_code == 204
        assert one.house.tables.get(name) is None
        assert one.house.store.read.load(name) is None


def test_nobody_comes_in_from_inside_without_a_signature(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, _):
        name, _, cookie = new_game(one)
        inside = f"http://{one.house.store.lock.address}/api/tables/{name}/invitation"
        for header in ("", "x", f"{'0' * 64} {int(time.time())} http 127.0.0.1", "a b"):
            assert httpx2.get(inside, headers={"cookie": cookie, "zocker-relay": header}).status_code == 403


def test_tables_of_a_process_that_died_are_taken_over(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two):
        name, _, cookie = new_game(one)
        with one.connect(name, cookie) as before:
            count = play(before, 10)
            one.house.store.heartbeat.stop()
            one.house.store.lock.address = ""
            let_die(one.house.store)
            with two.connect(name, cookie) as socket:
                assert play(socket, count + 5) > count
            with pytest.raises(ConnectionClosed):
                pause_until_closed(before)
        assert one.house.tables.get(name) is None


def test_who_is_passed_on_and_says_something_to_a_dead_process_comes_again(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two):
        name, _, cookie = new_game(one)
        with two.connect(name, cookie) as socket:
            read_table(socket)
            one.call(hang_up(one, name))
            with pytest.raises(ConnectionClosed) as closed:
                pause_until_closed(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1012, 4401)


def test_who_acts_just_when_a_table_is_lost_comes_again(tmp_path: Path) -> None:
    entered, gate = threading.Event(), threading.Event()

    def hold(_connection: sql.Connection) -> None:
        entered.set()
        assert gate.wait(DEADLINE)

    with serve(house_in(tmp_path)) as one:
        name, _, cookie = new_game(one)
        store, table = one.house.store, one.house.tables.get(name)
        assert table is not None
        with one.connect(name, cookie) as socket:
            while not (seen := read_table(socket))["roll"]:
                pass
            holding = asyncio.run_coroutine_threadsafe(store.write(hold), one.loop)
            assert entered.wait(DEADLINE)
            send(socket, DoRoll(seen["line_count"]))
            wait_until(store.writer.queue.qsize, "nobody has rolled")
            execute(store, "UPDATE owners SET worker = 'another'")
            one.loop.call_soon_threadsafe(one.house.tables.lose, table.ownership)
            wait_until(lambda: table.has_left, "the table is still there")
            gate.set()
            holding.result(DEADLINE)
            with pytest.raises(ConnectionClosed):
                play(socket, 10_000)


async def hang_up(served: Served, name: str) -> None:
    """End the connections at a table."""
    table = served.house.tables.get(name)
    assert table is not None
    for watcher in table.presence.watchers:
        watcher.end()


def pause_until_closed(socket: Any) -> None:
    socket.send('{"type": "pause", "on": true}')
    play(socket, 10_000)


def test_what_a_guest_changes_is_known_everywhere(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two):
        anna, cookie = one.new_guest()
        one.call(one.house.services.people.block(anna, "ben", "Ben"))
        wait_until(lambda: two.house.services.people.has_blocked(anna, "ben"), "the block is not known")
        moved = httpx2.post(f"{one.url}/api/move", headers={"cookie": cookie}).json()["addresses"][0].partition("#")[2]
        for status in (204, 400):
            assert httpx2.post(f"{two.url}/api/moved", json={"token": moved}).status_code == status
        name = two.create(anna, NewTable("las-vegas", (ME, OPEN)))
        with two.connect(name, cookie) as socket:
            read_table(socket)
            assert httpx2.post(f"{one.url}/api/end-sessions", headers={"cookie": cookie}).status_code == 204
            with pytest.raises(ConnectionClosed):
                play(socket, 10_000)
        assert httpx2.get(f"{two.url}/api/mine", headers={"cookie": cookie}).json()["running"] == []


# Real processes -------------------------------------------------------------------------------------------


@contextmanager
def zocker_workers(folder: Path, workers: int) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Run `zocker serve --workers`; return it and its port."""
    database = ["--database", databases.database_in(folder), "--workers", str(workers)]
    command = [sys.executable, "-c", COMMAND, str(folder), "serve", "--port", "0", *database]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, env=environment(XDG_DATA_HOME=str(folder)), **pipes) as process:
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)  ", said := process.stdout.readline())
            assert found, said + process.communicate(timeout=DEADLINE)[1]
            yield process, int(found[1])
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=DEADLINE)


@needs_proc
@pytest.mark.skipif(not databases.ALL_ON_POSTGRESQL, reason="`make test-postgres` runs it: it takes ten seconds")
def test_a_game_goes_on_within_seconds_when_its_process_is_killed(tmp_path: Path) -> None:
    new = {"game": "las-vegas", "options": {"starter": 1}, "seats": [{"kind": "me", "name": "A"}, {"kind": "bot"}]}
    with zocker_workers(tmp_path, 2) as (supervisor, port):
        answer = httpx2.post(f"http://127.0.0.1:{port}/api/tables", json=new, timeout=60)
        cookie, table = answer.headers["set-cookie"].partition(";")[0], answer.json()["table"]
        store = Store(databases.database_in(tmp_path))
        honest = Honest()
        with come(port, table, cookie, honest.query) as socket:
            count = play(socket, 6, honest)
            with store.engine.connect() as connection:
                owner = connection.execute(sql.select(OWNERS.c.worker).where(OWNERS.c.table == table)).scalar_one()
            killed = int(owner.partition("-")[0])
            assert killed in children(supervisor.pid)
            os.kill(killed, signal.SIGKILL)
            began = time.monotonic()
        seen: Any = None
        while seen is None:
            try:
                with come(port, table, cookie) as socket:
                    seen = read_table(socket)
            except (OSError, ConnectionClosed):
                time.sleep(0.1)
        assert seen["line_count"] >= count
        assert time.monotonic() - began < TAKEOVER_SECONDS
        with store.engine.connect() as connection:
            assert connection.execute(sql.select(sql.func.max(EPOCHS.c.epoch))).scalar() == 2
        store.engine.dispose()
