"""Connections without manners: they get no more than their share, and they end."""

from __future__ import annotations

import asyncio
import socket
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Serve
from tests.server.stage import DEADLINE, ME, OPEN, Served, read_table, send
from zocker.server.messages.pages import NewTable
from zocker.server.network import connections, protocols
from zocker.server.network.connections import Connections
from zocker.server.network.serving import uvicorn_config
from zocker.server.routes.limits import MESSAGES, RATES, REFUSALS, ConnectionLimits, Limits
from zocker.server.routes.live import take_actions
from zocker.server.tables.presence import Watcher

ONE_BYTE = b"\x81\x81\x00\x00\x00\x00x"  # text of one byte, masked with zeros
PING = b"\x89\x80\x00\x00\x00\x00"
BEGINNING, EMPTY_PIECE = b"\x01\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"  # of a text that never ends
UPGRADE = (
    b"GET /ws/x HTTP/1.1\r\nHost: us\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@contextmanager
def dialled(served: Served) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", served.port), DEADLINE) as end:
        yield end


def is_ended(end: socket.socket) -> bool:
    """Wait until the server ends a connection, and tell whether it did so without an answer."""
    try:
        return end.recv(1_000) == b""
    except ConnectionResetError:
        return True


# Requests that never end ----------------------------------------------------------------------------------


def test_a_request_that_does_not_come_ends(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 0.05)
    with serving() as served, dialled(served) as silent, dialled(served) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        assert is_ended(silent)
        assert is_ended(slow)


def test_a_second_request_that_does_not_come_ends_too(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 0.05)
    with serving() as served, dialled(served) as slow:
        slow.sendall(b"GET /api/zocker HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += slow.recv(10_000)
        slow.sendall(b"GET /api/zo")
        assert is_ended(slow)


def test_a_body_that_does_not_come_ends(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.05)
    with serving() as served, dialled(served) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{")
        assert is_ended(slow)


def test_who_asks_again_in_time_is_never_cut_off(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "HEAD_TIMEOUT", 0.3)
    with serving() as served, httpx2.Client(base_url=served.url) as web:
        for _ in range(20):
            assert web.get("/api/zocker").status_code == 200


# How many connections -------------------------------------------------------------------------------------


def test_idle_connections_keep_nobody_out(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 20)
    with serving() as served:
        idle = [socket.create_connection(("127.0.0.1", served.port), DEADLINE) for _ in range(60)]
        try:
            table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
            with served.connect(table) as anna:
                assert read_table(anna)["game"] == "las-vegas"
        finally:
            for end in idle:
                end.close()


def test_a_live_connection_counts_once_and_only_while_it_lasts(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[Connections]()

    def counting(counted: Connections) -> Any:
        made.append(counted)
        return protocols.protocols(counted)

    monkeypatch.setattr("zocker.server.network.serving.protocols", counting)
    with serving() as served:
        table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
        with served.connect(table) as anna, served.connect(table) as ben:
            read_table(anna)
            read_table(ben)
            assert made[-1].count == 2  # on PostgreSQL, those of other processes are counted by the first

        async def all_gone() -> None:
            while made[-1].count:
                await asyncio.sleep(0)

        served.call(asyncio.wait_for(all_gone(), DEADLINE))


# Frames ---------------------------------------------------------------------------------------------------


class FakeTransport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.pieces = list[bytes]()
        self.closed = self.paused = False

    @property
    def written(self) -> bytes:
        return b"".join(self.pieces)

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


async def accepts(_scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.sleep(0)
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def connected(app: Any = accepts, upgrade: bytes = UPGRADE) -> tuple[Any, FakeTransport]:
    """Return a live connection to an application, and what it writes to."""
    config = uvicorn_config(app, Connections(limit=10), log_config=None)
    config.load()
    transport = FakeTransport()
    kind: Any = config.ws_protocol_class
    live = kind(config, ServerState(), {})
    live.connection_made(transport)
    live.data_received(upgrade)
    while not live.handshake_complete:
        await asyncio.sleep(0)
    return live, transport


def flooded(frames: bytes) -> tuple[FakeTransport, int]:
    """Let a looker-on send frames, all at once; return also how many of them are kept."""

    async def flood() -> tuple[FakeTransport, int]:
        live, transport = await connected()
        for first in range(0, len(frames), 262_144):
            live.data_received(frames[first : first + 262_144])
        kept = live.queue.qsize(), len(live.frames)
        live.connection_lost(None)
        await asyncio.wait(live.tasks, timeout=DEADLINE)
        return transport, max(kept)

    return asyncio.run(flood())


@pytest.mark.parametrize("frame", [ONE_BYTE, PING, EMPTY_PIECE])
def test_a_flood_of_frames_ends_after_a_few_of_them(frame: bytes) -> None:
    transport, kept = flooded(BEGINNING * (frame == EMPTY_PIECE) + frame * 150_000)
    assert transport.closed
    assert transport.written.endswith(b"\x88\x02\x03\xf0")  # 1008
    assert kept < protocols.FRAME_RATE.burst + protocols.CHUNK / len(frame)


def test_what_is_no_text_ends_the_connection_without_a_word_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    transport, _ = flooded(b"\x81\x81\x00\x00\x00\x00\xff")
    assert transport.closed
    assert transport.written.endswith(b"\x88\x02\x03\xef")  # 1007
    assert caplog.records == []


def test_what_is_no_text_and_a_farewell_in_one_piece_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    transport, _ = flooded(b"\x81\x81\x00\x00\x00\x00\xff" + b"\x88\x82\x00\x00\x00\x00\x03\xe8")
    assert transport.closed
    assert caplog.records == []


def test_what_is_sent_in_one_turn_leaves_together() -> None:
    async def sends(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "table"})
        await send({"type": "websocket.send", "text": "proof"})
        await receive()

    async def listen() -> list[bytes]:
        live, transport = await connected(sends)
        while len(transport.pieces) < 2:
            await asyncio.sleep(0)
        live.connection_lost(None)
        await asyncio.wait(live.tasks, timeout=DEADLINE)
        return transport.pieces

    assert asyncio.run(listen())[1:] == [b"\x81\x05table\x81\x05proof"]


def test_more_is_read_while_only_a_few_messages_wait() -> None:
    async def talk() -> list[bool]:
        live, transport = await connected()
        paused = list[bool]()
        for number in (protocols.MOST_WAITING, 1):
            live.data_received(ONE_BYTE * number)
            paused.append(transport.paused)
        while not live.queue.empty():
            await asyncio.sleep(0)
        paused.append(transport.paused)
        live.connection_lost(None)
        await asyncio.wait(live.tasks, timeout=DEADLINE)
        return paused

    assert asyncio.run(talk()) == [False, True, False]


# What is kept of a connection -----------------------------------------------------------------------------


def test_a_live_connection_takes_little_room() -> None:
    async def talk() -> tuple[int, int]:
        live, _ = await connected()
        heads = live.request.headers, live.response.headers, live.scope["headers"]
        kept = len(vars(live)), sum(map(len, heads))
        live.connection_lost(None)
        await asyncio.wait(live.tasks, timeout=DEADLINE)
        return kept

    attributes, headers = asyncio.run(talk())
    assert attributes <= 30  # with more of them, Python makes a dict for each connection
    assert headers == 0


def test_what_was_read_of_a_compressed_message_is_not_kept() -> None:
    said = list[str]()

    async def listens(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            said.append(message["text"])

    async def talk() -> tuple[bytes, bool]:
        upgrade = UPGRADE.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
        live, transport = await connected(listens, upgrade)
        for text in (b"place 3", b"place 4"):
            packer = zlib.compressobj(wbits=-12)  # a new one each time: nothing of the first helps with the second
            data = (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
            live.data_received(bytes((0xC1, 0x80 + len(data))) + bytes(4) + data)
        (deflate,) = live.conn.extensions
        while len(said) < 2:
            await asyncio.sleep(0)
        live.connection_lost(None)
        await asyncio.wait(live.tasks, timeout=DEADLINE)
        return transport.written, hasattr(deflate, "decoder")

    answer, is_kept = asyncio.run(talk())
    assert b"client_no_context_takeover" in answer
    assert (said, is_kept) == (["place 3", "place 4"], False)


# What is in them ------------------------------------------------------------------------------------------


class Chatterbox:
    """A socket where the next message is always there already."""

    def __init__(self, messages: int) -> None:
        self.left = messages
        self.said = 0

    async def receive_text(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise OSError
        return '{"type": "hint", "line_count": 0}'

    async def send_text(self, data: str) -> None:
        self.said += 1


def test_others_come_in_after_every_message() -> None:
    async def talk() -> int:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        box: Any = Chatterbox(50)
        table: Any = SimpleNamespace(proof=None, is_for=lambda _guest: False, seats_of=lambda _guest: ())
        with pytest.raises(OSError):  # noqa: PT011  # it has gone
            await take_actions(box, table, Watcher("anna"), ConnectionLimits(Limits(), "anna", "here"))
        task.cancel()
        return turns

    assert asyncio.run(talk()) >= 50


def test_who_talks_too_quickly_has_to_wait() -> None:
    limits = ConnectionLimits(Limits(now=lambda: 0.0), "anna", "here")
    waits = [limits.message_delay(plays=True) for _ in range(int(MESSAGES.burst) + 3)]
    assert waits[: int(MESSAGES.burst)] == [0.0] * int(MESSAGES.burst)
    assert waits[-1] == pytest.approx(3 / MESSAGES.per_second)


def test_who_talks_through_many_connections_has_to_wait_too() -> None:
    limits = Limits(now=lambda: 0.0)
    waits = [ConnectionLimits(limits, "anna", "here").message_delay(plays=True) for _ in range(200)]
    assert not any(waits[:150])
    assert all(waits[150:])


def test_who_talks_little_does_not_wait_for_who_talks_much_at_the_same_address() -> None:
    limits = Limits(now=lambda: 0.0)

    def say(guest: str, *, makes_dice: bool = False) -> float:
        return ConnectionLimits(limits, guest, "here").message_delay(plays=True, makes_dice=makes_dice)

    chatter = [say(f"guest {number % 20}") for number in range(3_000)]
    assert sum(wait == 0 for wait in chatter) <= 2 * RATES["messages"].burst
    assert chatter[-1] > 1
    assert say("anna") == 0
    assert say("guest 1", makes_dice=True) == 0  # what makes dice waits for no other connection


def test_who_plays_does_not_wait_for_spectators_at_the_same_address() -> None:
    limits = Limits(now=lambda: 0.0)

    def say(guest: str, *, plays: bool) -> float:
        return ConnectionLimits(limits, guest, "here").message_delay(plays=plays)

    spectators = [say(f"guest {number % 50}", plays=False) for number in range(5_000)]
    assert spectators[-1] > 0.5
    assert not any(say("anna", plays=True) for _ in range(100))


def test_who_has_to_be_refused_again_and_again_has_to_go(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    table = served.create("anna", NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table, query="?lang=en") as rude, served.connect(table) as polite:
        for _ in range(60):
            send(rude, "rubbish")
        heard = list[str]()
        with suppress(ConnectionClosed):
            heard.extend(map(str, rude))
        assert sum("didn’t understand" in message for message in heard) == REFUSALS.burst
        assert rude.close_code == 1008
        assert read_table(polite)["started"] is False
    assert caplog.records == []
