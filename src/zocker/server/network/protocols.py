"""Uvicorn's protocols with limits: how long a request may take to arrive, and how many frames are read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State

from zocker.server.network.buckets import Bucket, Rate
from zocker.server.network.connections import Connections, end_when_unread
from zocker.server.waiting import Flag, Inbox

HEAD_TIMEOUT = 10.0  # seconds for the head of a request to arrive
BEYOND_TIMEOUT = 2.0  # for that of one for which there is no room
REQUEST_TIMEOUT = 60.0  # seconds for the rest of it to arrive, and for the answer to be read
FRAME_RATE = Rate(burst=300, per_second=60)  # per connection, whatever is in the frames
MOST_IN_LINE = 16_384  # bytes of a request that waits in line
MOST_WAITING = 5  # messages of a connection that wait to be taken before no more are read
CHUNK = 1_024  # bytes that are parsed at once: the frames in them can't be refused any more
BEYOND = "zocker.beyond"  # says of a request that there is no room for it
ABORT = "zocker.abort"  # ends a live connection at once, whether its other side reads or not
POLICY_VIOLATION, INVALID_TEXT = 1008, 1007  # why a connection is closed

# What we send is written more briefly since the last messages are known: that takes 27 kB a connection. To know what a
# browser has sent would take 11 kB more, and its few bytes are hardly fewer then.
DEFLATE = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 3},
)


def beyond(app: Any) -> Any:
    """Return an application that answers a request for which there is no room, and then hangs up."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        async def send_last(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"connection", b"close")]
            await send(message)

        scope["extensions"] = scope.get("extensions", {}) | {BEYOND: {}}
        await app(scope, receive, send_last)

    return answer


class HttpProtocol(H11Protocol):
    """A connection for requests. It ends when one of them takes too long, wherever it is stuck."""

    counter: Connections  # set by `protocols`

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._waiting = b""  # the beginning of a request, which waits in line
        self._timed_cycle: Any = None  # the request and answer that the timer is for
        end_when_unread(transport.get_extra_info("socket"))
        if self.counter.admit(self, self.client[0] if self.client else None):
            self._start_timer(HEAD_TIMEOUT)
        elif self.counter.admit_beyond(self):
            self.app = beyond(self.app)
            self._start_timer(BEYOND_TIMEOUT)
        else:
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.counter.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take received data; beginnings of requests wait in line, so that many at once don't hold up players."""
        if self._waiting:
            self._waiting += data
            if len(self._waiting) > MOST_IN_LINE:
                self.flow.pause_reading()
        elif self.idle:
            self._waiting = data
            self.counter.line_up(self._begin_request)
        else:
            self._read(data)

    def _begin_request(self) -> None:
        data, self._waiting = self._waiting, b""
        if len(data) > MOST_IN_LINE:
            self.flow.resume_reading()
        self._read(data)

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self._stop_timer()
        elif self.idle:
            if self._timer is None:
                self._start_timer(HEAD_TIMEOUT)
        elif self._timed_cycle is not self.cycle:
            self._timed_cycle = self.cycle
            self._start_timer(REQUEST_TIMEOUT)

    def on_response_complete(self) -> None:
        self._stop_timer()
        super().on_response_complete()
        if not self.idle:  # the next request was there already
            self._start_timer(REQUEST_TIMEOUT)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.counter.leave(self)  # the live connection counts itself
        super().handle_websocket_upgrade(event)

    @property
    def idle(self) -> bool:
        """Whether it only waits for a request."""
        return self.cycle is None or self.cycle.response_complete

    def abort(self) -> None:
        self.transport.abort()

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection. It is parsed in small chunks, and ends when too many frames come.

    Messages sent in one turn of the event loop leave together.
    """

    counter: Connections  # set by `protocols`
    idle = False

    # Objects share a dict of up to 30 attributes; uvicorn's own are some more, and a dict for each takes 1,500 bytes.
    __slots__ = (
        "_frames",
        "_has_unsent",
        "curr_msg_data_type",
        "frames",
        "last_ping_rtt",
        "pending_ping_payload",
        "ping_sent_at",
        "request",
        "response",
        "scope",
    )

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]
        self.queue = cast(Any, Inbox())
        self.writable = cast(Any, Flag())
        self.writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(FRAME_RATE, self.loop.time())
        self._has_unsent = False
        if not self.counter.admit(self, self.client[0] if self.client else None, live=True):
            if not self.counter.admit_beyond(self):
                self.abort()
            self.app = beyond(self.app)

    def connection_lost(self, exc: Exception | None) -> None:
        self.counter.leave(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        cast(Any, self.queue).clear()  # what has not been begun is not done any more
        super().shutdown()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][ABORT] = self.abort

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), CHUNK):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + CHUNK])
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
            elif not self._frames.take(self.loop.time(), len(self.conn.events)):
                self.refuse(POLICY_VIOLATION)
            else:
                self.handle_events()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; while only a few wait to be taken, more are read."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            content = {"text": data.decode()} if self.curr_msg_data_type == "text" else {"text": "", "bytes": data}
        except UnicodeDecodeError:
            self.refuse(INVALID_TEXT)
            return
        self.queue.put_nowait(cast(Any, {"type": "websocket.receive", **content}))
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if message["type"] == "websocket.send" and self.conn.state is State.OPEN:
            self.conn.send_text(message["text"].encode())
            if not self._has_unsent:
                self._has_unsent = True
                self.loop.call_soon(self._send_all)
        else:
            await super().send(message)
        if message["type"] == "websocket.accept":
            for headers in (self.request.headers, self.response.headers, cast(list[Any], self.scope["headers"])):
                headers.clear()  # as long as the connection lasts they are kept, and nobody reads them again

    def _send_all(self) -> None:
        self._has_unsent = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def refuse(self, code: int) -> None:
        """Close the connection with a code, or abort it if no code can be sent any more."""
        if self.close_sent or not self.handshake_complete or self.conn.state is not State.OPEN:
            self.abort()
        else:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def abort(self) -> None:
        self.transport.abort()


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocols of a server that counts its connections: uvicorn makes them without arguments."""
    attributes = {"counter": connections}
    http, live = type("Http", (HttpProtocol,), attributes), type("Live", (LiveProtocol,), attributes)
    return cast(type[asyncio.Protocol], http), cast(type[asyncio.Protocol], live)
