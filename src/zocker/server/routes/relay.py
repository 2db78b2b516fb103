"""Tables that another process owns: requests go there, and answers come back."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import socket
import time
from urllib.parse import parse_qs

import httpx2
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from zocker.server.network.connections import Connections
from zocker.server.network.proxies import Proxies, read_networks
from zocker.server.network.serving import uvicorn_config
from zocker.server.routes.guard import language_of
from zocker.server.routes.live import ENDED, NO_TABLE, OTHER_VERSION, TOO_MUCH
from zocker.server.routes.requests import refusal
from zocker.server.routes.room import CROWDED
from zocker.server.tables.house import House
from zocker.text import speaking

TABLE = re.compile(r"/ws/(?P<live>[^/]+)|/api/tables/(?P<name>[^/]+)/(?:rematch|discard|invitation|record|proof)")
HEADER = "zocker-relay"  # where a request really comes from, signed
VALID_SECONDS = 30.0  # a signature is good for so long
OWN_HEADERS = {"accept-encoding", "connection", "content-length", "host", "transfer-encoding", "upgrade", HEADER}
HANDSHAKE = "sec-websocket-"  # headers that belong to one connection begin so
CONNECT_SECONDS = 1.0  # then the other process stands still
PING_SECONDS = 1.0  # between two looks whether it still lives
PATIENCE = 8.0  # seconds to wait for a table whose process has died: longer than a lease
POLL = 0.1  # seconds
GOING_AWAY = 1012  # a live connection is closed: come again
PASSED_CODES = (NO_TABLE, TOO_MUCH, OTHER_VERSION, ENDED, CROWDED)  # what else a browser must know

Headers = list[tuple[str, str]]
Inside = tuple[socket.socket, uvicorn.Config]  # where other processes come in, and how they are served


class Unreachable(Exception):
    """The process that owns a table does not answer, and has not begun to."""


class Relay:
    """Middleware that forwards requests to the owners of tables, and accepts forwarded ones."""

    app: ASGIApp  # set when it is made

    def __init__(self, house: House, key: bytes) -> None:
        self.house = house
        self._key = hmac.digest(key, b"relay", "sha256")
        seconds, once = httpx2.Timeout(60.0, connect=CONNECT_SECONDS), httpx2.Limits(max_keepalive_connections=0)
        self._client = httpx2.AsyncClient(timeout=seconds, limits=once, trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here if the table is ours, or if its process has died meanwhile; otherwise pass it on."""
        found = TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        name = (found["live"] or found["name"]) if found else None
        until = time.monotonic() + PATIENCE
        while name is not None and (address := await self.house.tables.locate(name)) is not None:
            pass_on = self._pass_live if scope["type"] == "websocket" else self._pass_request
            try:
                await pass_on(address, scope, receive, send)
                return
            except Unreachable:
                if time.monotonic() > until:
                    await refuse(scope, receive, send, 503, "error-table-moves")
                    return
                await asyncio.sleep(POLL)
        await self.app(scope, receive, send)

    async def enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept requests of another process as if they came from their origin; refuse all others."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        origin = self._read_origin(scope, headers.get(HEADER, ""))
        if origin is None:
            await refuse(scope, receive, send, 403, "error-forbidden")
            return
        scope["client"], scope["scheme"] = (origin[0], 0), origin[1]
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
        with speaking(language_of(asked, headers.get("accept-language"))):
            await self.app(scope, receive, send)

    # To another process -------------------------------------------------------------------------------

    async def _pass_request(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let another process answer a request; none of those that name a table has a body."""
        headers = [*self._headers(scope), ("accept-encoding", "identity")]
        try:
            method = str(scope.get("method", "GET"))
            answer = await self._client.request(method, f"http://{address}{_target(scope)}", headers=headers)
        except (httpx2.ConnectError, httpx2.ConnectTimeout):
            raise Unreachable from None
        except httpx2.HTTPError:
            await refuse(scope, receive, send, 503, "error-storage-doubt")
            return
        kept = [(name, value) for name, value in answer.headers.raw if name.decode().lower() not in OWN_HEADERS]
        length = (b"content-length", str(len(answer.content)).encode())
        await send({"type": "http.response.start", "status": answer.status_code, "headers": [*kept, length]})
        await send({"type": "http.response.body", "body": answer.content, "more_body": False})

    async def _pass_live(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Connect a browser with the process that owns the table, until one of them ends it."""
        try:
            owner = await connect(
                f"ws://{address}{_target(scope)}",
                additional_headers=self._headers(scope),
                compression=None,
                proxy=None,
                user_agent_header=None,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                close_timeout=CONNECT_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=2 * PING_SECONDS,
            )
        except (OSError, TimeoutError, WebSocketException):
            raise Unreachable from None
        async with owner:
            await receive()  # that a browser wants to connect
            assert owner.response is not None
            cookies = [(b"set-cookie", value.encode()) for value in owner.response.headers.get_all("set-cookie")]
            await send({"type": "websocket.accept", "subprotocol": None, "headers": cookies})
            await _exchange(owner, receive, send)

    def _headers(self, scope: Scope) -> Headers:
        """Return the headers of a request to forward, with its origin."""
        sent = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
        kept = [one for one in sent if one[0] not in OWN_HEADERS and not one[0].startswith(HANDSHAKE)]
        address = scope["client"][0] if scope["client"] else ""
        origin = f"{int(time.time())} {scope['scheme']} {address}"
        return [*kept, (HEADER, f"{self._sign(scope, origin)} {origin}")]

    def _read_origin(self, scope: Scope, header: str) -> tuple[str, str] | None:
        """Return the address and the scheme that another process has signed, unless that is not true or long ago."""
        signature, _, origin = header.partition(" ")
        if not hmac.compare_digest(signature.encode("latin-1"), self._sign(scope, origin).encode()):
            return None
        at, scheme, address = origin.split(" ", 2)
        return (address, scheme) if abs(time.time() - int(at)) <= VALID_SECONDS else None

    def _sign(self, scope: Scope, origin: str) -> str:
        return hmac.digest(self._key, f"{_target(scope)} {origin}".encode(), "sha256").hex()


def open_inside(relay: Relay, listener: socket.socket) -> Inside:
    """Let other processes connect at a socket, and return how it is served."""
    host, port = listener.getsockname()[:2]
    lock = relay.house.store.lock
    lock.address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    lock.touch()
    everybody = Proxies(read_networks(["0.0.0.0/0", "::/0"]))  # who is let in is signed
    settings = {"log_config": None, "lifespan": "off", "interface": "asgi3"}
    return listener, uvicorn_config(relay.enter, Connections(everybody), **settings)


def _target(scope: Scope) -> str:
    """Return the path of a request as it was written."""
    path, query = scope["raw_path"].decode("latin-1"), scope["query_string"].decode("latin-1")
    return f"{path}?{query}" if query else path


async def _exchange(owner: ClientConnection, receive: Receive, send: Send) -> None:
    """Carry messages both ways until one side has gone; a remaining browser is told to connect again."""
    from_browser = asyncio.create_task(_to_owner(owner, receive))
    from_owner = asyncio.create_task(_to_browser(owner, send))
    try:
        await asyncio.wait((from_browser, from_owner), return_when=asyncio.FIRST_COMPLETED)
        browser_left = from_browser.done() and from_browser.result()
    finally:
        for task in (from_browser, from_owner):
            task.cancel()
        await asyncio.gather(from_browser, from_owner, return_exceptions=True)
    if not browser_left:
        code = owner.close_code if owner.close_code in PASSED_CODES else GOING_AWAY
        await send({"type": "websocket.close", "code": code, "reason": owner.close_reason or ""})


async def _to_owner(owner: ClientConnection, receive: Receive) -> bool:
    """Forward a browser's messages; tell whether the browser has gone."""
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            await owner.send(message.get("text") or message.get("bytes") or b"")
        return True
    return False


async def _to_browser(owner: ClientConnection, send: Send) -> None:
    """Forward the owner's messages."""
    with contextlib.suppress(ConnectionClosed):
        async for text in owner:
            await send({"type": "websocket.send", "text": str(text), "bytes": None})


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, message: str) -> None:
    """Refuse a request in a sentence; a browser renews a live connection automatically."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
        return
    await refusal(message, status)(scope, receive, send)
