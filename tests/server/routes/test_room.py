"""A full house: the health of the server is still told, those who play come in, and all others get an answer."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
import websockets.sync.client as websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Serve
from tests.server.stage import DEADLINE, ME, OPEN, Served, bot, house_in, read, read_table, send, serve
from zocker.server.messages.actions import Pace
from zocker.server.messages.pages import NewTable
from zocker.server.network import connections
from zocker.server.network.places import MAX_PER_GUEST, Places
from zocker.server.network.protocols import ABORT
from zocker.server.routes import room as module
from zocker.server.routes.room import CROWDED, Room
from zocker.server.tables.presence import Watcher

LIMIT = 8
SLOW = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n"
GERMAN = {"accept-language": "de"}


@contextmanager
def crowded(served: Served) -> Iterator[None]:
    """Let requests that never end take all places."""
    with ExitStack() as busy:
        for _ in range(LIMIT):
            end = busy.enter_context(socket.create_connection(("127.0.0.1", served.port), DEADLINE))
            end.sendall(SLOW)
            assert end.recv(1_000).startswith(b"HTTP/1.1 100")  # it is waited for
        yield


def get(served: Served, path: str, **headers: str) -> httpx2.Response:
    return httpx2.get(f"{served.url}{path}", headers=headers, timeout=DEADLINE)


def test_a_full_server_answers_everyone(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", LIMIT)
    with serving() as served:
        anna, cookie = served.new_guest()
        table = served.create(anna, NewTable("las-vegas", (ME, bot())))
        _, stranger = served.new_guest()
        with crowded(served):
            for answer in (get(served, "/"), get(served, "/api/zocker", cookie=stranger)):
                assert answer.status_code == 503
                assert answer.json()["text"].startswith("The server is full at the moment.")
                assert answer.headers["connection"] == "close"
                assert int(answer.headers["retry-after"]) > 0
            assert "Der Server ist im Augenblick voll" in get(served, "/", **GERMAN).json()["text"]
            assert get(served, "/health").status_code == 200
            assert get(served, "/", cookie=cookie).status_code == 200
            with pytest.raises(InvalidStatus) as refused, served.connect(table, stranger):
                pass
            assert refused.value.response.status_code == 503
            with served.connect(table, cookie) as socket:
                assert read_table(socket)["you"] == 0
        assert get(served, "/").status_code == 200


def test_a_guest_has_only_so_many_windows(served: Served) -> None:
    table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
    _, cookie = served.new_guest()
    with ExitStack() as windows:
        opened = [windows.enter_context(served.connect(table, cookie, "?lang=en")) for _ in range(MAX_PER_GUEST)]
        for one in opened:
            read_table(one)
        last = windows.enter_context(served.connect(table, cookie, "?lang=en"))
        read_table(last)
        while (said := read(opened[0]))["type"] != "refused":
            pass
        assert said["text"].startswith("You have this site open in too many windows.")
        send(opened[0], Pace(True))  # it stays a while, and nothing is done that it says
        send(opened[1], Pace(True))
        read_table(windows.enter_context(served.connect(table)))


def test_a_table_has_only_so_many_spectators(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zocker.server.routes.app.Places", lambda: Places(limit_per_table=2))
    monkeypatch.setattr(module, "LINGER", 0.0)
    with serving() as served, ExitStack() as windows:
        anna, cookie = served.new_guest()
        table = served.create(anna, NewTable("las-vegas", (ME, bot())))
        for _ in range(2):
            read_table(windows.enter_context(served.connect(table)))
        late = windows.enter_context(served.connect(table, query="?lang=en"))
        assert read(late)["text"].startswith("There is no room for more spectators")
        with pytest.raises(ConnectionClosed) as closed:
            late.recv(DEADLINE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CROWDED
        read_table(windows.enter_context(served.connect(table, cookie)))
        waiting = served.create("ben", NewTable("las-vegas", (ME, OPEN)))
        for _ in range(4):  # where people are awaited, the next one comes in
            read_table(windows.enter_context(served.connect(waiting)))


def test_behind_a_trusted_proxy_each_address_has_only_so_many_live_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zocker.server.routes.app.Places", lambda: Places(limit_per_address=2))
    monkeypatch.setattr(module, "LINGER", 0.0)
    with serve(house_in(tmp_path), trusted=["127.0.0.1"]) as served, ExitStack() as windows:
        anna, cookie = served.new_guest()
        table = served.create(anna, NewTable("las-vegas", (ME, bot())))

        def come(address: str, known: str | None = None) -> websockets.ClientConnection:
            return windows.enter_context(served.connect(table, known, "?lang=en", x_forwarded_for=address))

        for _ in range(2):
            read_table(come("203.0.113.7"))
        assert read(come("203.0.113.7"))["text"].startswith("The server is full at the moment.")
        read_table(come("203.0.113.8"))
        assert read_table(come("203.0.113.7", cookie))["you"] == 0


def test_who_reads_nothing_makes_room_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that is stuck does not learn that it has to go, and is cut off."""
    monkeypatch.setattr(module, "LAST_WORDS", 0.0)

    async def come() -> tuple[bool, bool]:
        cut = asyncio.Event()
        state = SimpleNamespace(places=Places(limit=1))
        stuck: Any = SimpleNamespace(app=SimpleNamespace(state=state), scope={"extensions": {ABORT: cut.set}})
        table: Any = SimpleNamespace(id="t", started=True, is_for=lambda guest: guest == "anna")
        watcher = Watcher("stranger", "192.0.2.1")
        Room(stuck).enter(table, watcher)
        Room(stuck).enter(table, Watcher("anna", "192.0.2.2"))
        await asyncio.wait_for(cut.wait(), DEADLINE)
        return watcher.is_ended, len(state.places) == 1

    assert asyncio.run(come()) == (True, True)
