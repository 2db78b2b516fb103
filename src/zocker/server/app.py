"""The web application: pages, tables and live connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, Cookie, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from zocker import __version__
from zocker import record as records
from zocker.errors import Mistake
from zocker.server.door import Doorkeeper, language_of
from zocker.server.guests import AGE, COOKIE, Guests
from zocker.server.house import House
from zocker.server.messages import Action, AskHint, Created, Hint, Invitation, NewTable, Refused
from zocker.server.tables import LiveTable, Watcher
from zocker.text import speaking

MOST_BODY = 20_000  # bytes
MOST_MESSAGE = 2_000
NO_TABLE = 4404  # why a connection is closed
CLIENT = Path(__file__).parent / "client"  # built from web/
ASSETS = CLIENT / "assets"
FOREVER: dict[str, Any] = {"cache_control": CacheControlHeader(max_age=31_536_000, public=True, immutable=True)}
log = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where the house can be reached: hosts that requests may name, and addresses to give to others."""

    hosts: frozenset[str]
    addresses: tuple[str, ...]
    local: bool  # they work on this machine only


def create_app(house: House, guests: Guests, place: Place) -> Doorkeeper:
    """Return the application of a house."""

    @contextlib.asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    assets = create_static_files_router("/assets", [ASSETS], **FOREVER)
    app = Litestar(
        [who, create_table, invite, record, connect, page, assets],
        lifespan=[running],
        state=State({"house": house, "guests": guests, "place": place, "document": read_document()}),
        exception_handlers={Mistake: refuse, HTTPException: refuse_http, Exception: fail},
        compression_config=CompressionConfig("gzip", minimum_size=500),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MOST_BODY,
    )
    return Doorkeeper(app, place.hosts)


@get("/api/zocker", sync_to_thread=False)
def who() -> dict[str, str]:
    """Say that a zocker runs here."""
    return {"zocker": __version__}


@post("/api/tables")
async def create_table(request: Request[Any, Any, State]) -> Response[Created]:
    """Set up a table; the browser gets a guest's cookie if it has none."""
    guest, cookie = guest_of(request)
    try:
        new = msgspec.json.decode(await request.body(), type=NewTable)
    except msgspec.MsgspecError as error:
        raise Mistake("error-message", reason=str(error)) from None
    return Response(Created(await request.app.state.house.create(new, guest)), status_code=201, cookies=cookie)


@get("/api/tables/{name:str}/invitation")
async def invite(state: State, name: FromPath[str]) -> Invitation:
    """Return the addresses of a table for others."""
    await state.house.find(name)
    addresses = tuple(f"{address}/t/{name}" for address in state.place.addresses)
    qr = segno.make(addresses[0], micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff")
    return Invitation(addresses, qr, state.place.local)


@get("/api/tables/{name:str}/record")
async def record(state: State, name: FromPath[str]) -> Response[str]:
    """Return the record of a game that is over."""
    text = records.write(await state.house.record(name))
    headers = {"content-disposition": f'attachment; filename="zocker-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@get(["/", "/t/{name:str}"], media_type=MediaType.HTML, sync_to_thread=False)
def page(state: State) -> str:
    """Return the browser client: every page is the same document."""
    document: str = state.document
    return document


@websocket("/ws/{name:str}")
async def connect(socket: WebSocket[Any, Any, State], name: FromPath[str]) -> None:
    """Show a table to somebody, and do what he asks for."""
    guest, cookie = guest_of(socket)
    await socket.accept(headers={"set-cookie": cookie[0].to_header(header="")} if cookie else None)
    with speaking(language_of(socket.query_params.get("lang"), socket.headers.get("accept-language"))):
        try:
            table = await socket.app.state.house.find(name)
        except Mistake as mistake:
            await socket.send_data(msgspec.json.encode(Refused(str(mistake))), mode="text")
            await socket.close(code=NO_TABLE)
            return
        watcher = Watcher(guest)
        try:
            await table.enter(watcher)
            await attend(socket, table, watcher, whole_number(socket.query_params.get("after")))
        except Exception:
            log.exception("a connection failed")
            raise
        finally:
            table.leave(watcher)


def guest_of(connection: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> tuple[str, list[Cookie]]:
    """Return who comes, and the cookie for somebody who is new."""
    guests: Guests = connection.app.state.guests
    known = guests.read(connection.cookies.get(COOKIE))
    if known is not None:
        return known, []
    guest, value = guests.new()
    secure = all(address.startswith("https:") for address in connection.app.state.place.addresses)
    return guest, [Cookie(key=COOKIE, value=value, max_age=AGE, path="/", secure=secure, httponly=True, samesite="lax")]


def read_document() -> str:
    """Return the document of the browser client."""
    try:
        return (CLIENT / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise Mistake("error-no-client") from None


async def attend(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher, after: int) -> None:
    """Send what is new, and take what is asked for, until one side ends."""
    sending = asyncio.create_task(send_news(socket, table, watcher, after))
    receiving = asyncio.create_task(take_actions(socket, table, watcher))
    done, left = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    for task in done:
        with contextlib.suppress(WebSocketDisconnect, OSError):  # the browser has gone
            task.result()


async def send_news(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher, after: int) -> None:
    """Send the table whenever it has changed: who is slow gets several lines at once."""
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        message = await table.render(watcher.guest, after)
        await socket.send_data(msgspec.json.encode(message), mode="text")
        after = message.n


async def take_actions(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher) -> None:
    """Do what somebody asks for, one after the other; only a hint takes so long that nobody waits for it."""
    hint: asyncio.Task[None] | None = None
    try:
        while True:
            try:
                action = read_action(await socket.receive_data(mode="text"))
            except Mistake as mistake:
                await answer(socket, watcher, Refused(str(mistake)))
                continue
            if not isinstance(action, AskHint):
                await act(socket, table, watcher, action)
            elif hint is None or hint.done():  # one at a time
                hint = asyncio.create_task(give_hint(socket, table, watcher, action))
    finally:
        if hint is not None:
            hint.cancel()


async def give_hint(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher, action: AskHint) -> None:
    with contextlib.suppress(WebSocketDisconnect, OSError):  # the browser has gone
        await act(socket, table, watcher, action)


def read_action(data: str) -> Action:
    if len(data) > MOST_MESSAGE:
        raise Mistake("error-message", reason="too long")
    try:
        action: Action = msgspec.json.decode(data, type=Action)
    except msgspec.MsgspecError as error:
        raise Mistake("error-message", reason=str(error)) from None
    return action


async def act(socket: WebSocket[Any, Any, Any], table: LiveTable, watcher: Watcher, action: Action) -> None:
    """Do one thing; what is wrong with it is said in a sentence, and the table shown again."""
    try:
        said: Hint | Refused | None = await table.act(watcher.guest, action)
    except Mistake as mistake:
        said = Refused(str(mistake))
    except Exception:
        log.exception("an action failed")
        said = Refused(str(Mistake("error-internal")))
    if said is not None:
        await answer(socket, watcher, said)


async def answer(socket: WebSocket[Any, Any, Any], watcher: Watcher, said: Hint | Refused) -> None:
    await socket.send_data(msgspec.json.encode(said), mode="text")
    if isinstance(said, Refused):
        watcher.news.set()


def refuse(_request: Request[Any, Any, Any], mistake: Mistake) -> Response[dict[str, str]]:
    """Say in one sentence what was wrong."""
    status = {"error-no-table": 404, "error-record-running": 403}.get(mistake.message, 400)
    return Response({"text": str(mistake)}, status_code=status)


def refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    return Response({"text": error.detail}, status_code=error.status_code)


def fail(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed", exc_info=error)
    return Response({"text": str(Mistake("error-internal"))}, status_code=500)


def whole_number(text: str | None) -> int:
    """Read a number from a request; without one it is -1."""
    return int(text) if text is not None and text.isdigit() and len(text) < 10 else -1
