"""Uvicorn's protocols, with limits: how long a request may take to arrive, and how many frames are read."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from zocker.server.network.buckets import Bucket, Rate
from zocker.server.network.connections import Connections, give_up_on_silence

HEADERS = 10.0  # seconds in which the head of a request must come
WHOLE = 60.0  # seconds in which the rest of it must come and the answer be taken
FRAMES = Rate(burst=300, per_second=60)  # of one connection, whatever is in them
PIECE = 1_024  # bytes that are read at once: what is in them can't be stopped any more
POLICY_VIOLATION, NOT_TEXT = 1008, 1007  # why a connection is closed


class HttpProtocol(H11Protocol):
    """A connection for requests. It ends when one takes too long, wherever it is stuck."""

    counted: Connections  # the class of each server has its own

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._timed: Any = None  # the request that the timer is for
        give_up_on_silence(transport.get_extra_info("socket"))
        if self.counted.admit(self, self.client[0] if self.client else None):
            self._expect(HEADERS)
        else:
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self.counted.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            self._forget()
        elif self.idle:
            if self._timer is None:
                self._expect(HEADERS)
        elif self._timed is not self.cycle:
            self._timed = self.cycle
            self._expect(WHOLE)

    def on_response_complete(self) -> None:
        self._forget()
        super().on_response_complete()
        if not self.idle:  # the next request was there already
            self._expect(WHOLE)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.counted.leave(self)  # the live connection counts itself
        super().handle_websocket_upgrade(event)

    @property
    def idle(self) -> bool:
        """Whether it only waits for a request."""
        return self.cycle is None or self.cycle.response_complete

    def abort(self) -> None:
        self.transport.abort()

    def _expect(self, seconds: float) -> None:
        self._forget()
        self._timer = self.loop.call_later(seconds, self.abort)

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection. It is read in small pieces, and ends when too many frames come."""

    counted: Connections  # the class of each server has its own
    idle = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(FRAMES, self.loop.time())
        if not self.counted.admit(self, self.client[0] if self.client else None):
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[first : first + PIECE])
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
            elif not self._frames.take(self.loop.time(), len(self.conn.events)):
                self.refuse(POLICY_VIOLATION)
            else:
                self.handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.refuse(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def refuse(self, code: int) -> None:
        """End the connection, and say why if nobody has done that yet."""
        if self.close_sent or not self.handshake_complete:
            self.abort()
        else:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def abort(self) -> None:
        self.transport.abort()


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocols of a server that counts its connections."""
    own = {"counted": connections}
    http, live = type("Http", (HttpProtocol,), own), type("Live", (LiveProtocol,), own)
    return cast(type[asyncio.Protocol], http), cast(type[asyncio.Protocol], live)
