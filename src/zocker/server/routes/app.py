"""The web application: pages, tables and what is asked of them; live.py has the connections."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from zocker import __version__
from zocker import record as records
from zocker.errors import Mistake
from zocker.server.guests import MOVE, Guests, Moves
from zocker.server.messages.pages import Created, GameInfo, Invitation, Listed, Mine, Moved, Moving, NewTable
from zocker.server.present.options import game_infos
from zocker.server.routes.guard import Doorkeeper, cookie_of, guest_of, known_guest
from zocker.server.routes.learning import codex, give_lesson
from zocker.server.routes.live import connect
from zocker.server.routes.replays import steps, upload, what_if
from zocker.server.tables.lobby import Lobby
from zocker.server.tables.registry import House

MOST_BODY = 20_000  # bytes
CLIENT = Path(__file__).parents[1] / "client"  # built from web/
ASSETS = CLIENT / "assets"
TOP = {  # files of the client beside its document
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
}
FOR_A_DAY = CacheControlHeader(max_age=86_400, public=True)
NEVER = CacheControlHeader(no_store=True)
FOREVER: dict[str, Any] = {"cache_control": CacheControlHeader(max_age=31_536_000, public=True, immutable=True)}
log = logging.getLogger(__name__)

T = TypeVar("T")


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
    lists = [list_games, list_tables, list_mine]
    learn = [steps, upload, what_if, codex, give_lesson]
    app = Litestar(
        [who, *lists, *learn, create_table, rematch, invite, record, move, moved, connect, page, top_file, assets],
        lifespan=[running],
        state=State(
            {
                "house": house,
                "lobby": Lobby(house),
                "guests": guests,
                "moves": Moves(),
                "place": place,
                "document": read_document(),
            }
        ),
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


@get("/api/games", sync_to_thread=True)
def list_games() -> tuple[GameInfo, ...]:
    """Return the games, and what their tables can choose."""
    return game_infos()


@get("/api/tables")
async def list_tables(request: Request[Any, Any, State]) -> tuple[Listed, ...]:
    """Return public tables."""
    tables: tuple[Listed, ...] = await request.app.state.lobby.public(known_guest(request))
    return tables


@get("/api/mine", cache_control=NEVER)
async def list_mine(request: Request[Any, Any, State]) -> Mine:
    """Return the reader's own games."""
    mine: Mine = await request.app.state.lobby.mine(known_guest(request))
    return mine


@post("/api/tables")
async def create_table(request: Request[Any, Any, State]) -> Response[Created]:
    """Set up a table; the browser gets a guest's cookie if it has none."""
    guest, cookie = guest_of(request)
    new = await read_body(request, NewTable)
    return Response(Created(await request.app.state.house.create(new, guest)), status_code=201, cookies=cookie)


@post("/api/tables/{name:str}/rematch")
async def rematch(request: Request[Any, Any, State], name: FromPath[str]) -> Created:
    """Set up the same table once more, or return the one that somebody else has set up."""
    return Created(await request.app.state.house.rematch(name, known_guest(request)))


@get("/api/tables/{name:str}/invitation")
async def invite(state: State, name: FromPath[str]) -> Invitation:
    """Return the addresses of a table for others."""
    await state.house.find(name)
    addresses = tuple(f"{address}/t/{name}" for address in state.place.addresses)
    return Invitation(addresses, code_of(addresses[0]), state.place.local)


def code_of(address: str) -> str:
    """Draw an address as a code that phones can scan."""
    return segno.make(address, micro=False).svg_inline(border=2, omitsize=True, dark="#000", light="#fff")


@get("/api/tables/{name:str}/record")
async def record(state: State, name: FromPath[str]) -> Response[str]:
    """Return the record of a game that is over."""
    text = records.write(await state.house.record(name))
    headers = {"content-disposition": f'attachment; filename="zocker-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/api/move", status_code=200, cache_control=NEVER)
async def move(request: Request[Any, Any, State]) -> Moving:
    """Return links that bring the reader to another device. Their token is in the fragment, which is never sent."""
    guest, place = known_guest(request), request.app.state.place
    if guest is None:
        raise Mistake("error-move-nothing")
    token = request.app.state.moves.new(guest)
    addresses = tuple(f"{address}/move#{token}" for address in place.addresses)
    return Moving(addresses, code_of(addresses[0]), place.local, MOVE)


@post("/api/moved", status_code=204, cache_control=NEVER)
async def moved(request: Request[Any, Any, State]) -> Response[None]:
    """Let this browser be the guest whose link it opened."""
    token = (await read_body(request, Moved)).token
    guest = request.app.state.moves.take(token, request.client.host if request.client else "")
    return Response(None, status_code=204, cookies=[cookie_of(request, request.app.state.guests.cookie(guest))])


@get(
    ["/", "/t/{name:str}", "/r/{name:str}", "/new/{name:str}", "/games", "/learn", "/move"],
    media_type=MediaType.HTML,
    sync_to_thread=False,
)
def page(state: State) -> str:
    """Return the browser client: every page is the same document."""
    document: str = state.document
    return document


@get([f"/{name}" for name in TOP], cache_control=FOR_A_DAY, sync_to_thread=False)
def top_file(request: Request[Any, Any, State]) -> File:
    """Return what a home screen needs: the manifest and the icons."""
    name = request.url.path.removeprefix("/")
    return File(CLIENT / name, media_type=TOP[name], content_disposition_type="inline")


async def read_body(request: Request[Any, Any, State], kind: type[T]) -> T:
    """Read what a browser sent."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        raise Mistake("error-message", reason=str(error)) from None


def read_document() -> str:
    """Return the document of the browser client."""
    try:
        return (CLIENT / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise Mistake("error-no-client") from None


def refuse(_request: Request[Any, Any, Any], mistake: Mistake) -> Response[dict[str, str]]:
    """Say in one sentence what was wrong."""
    forbidden = ("error-record-running", "error-replay-running", "error-rematch-seat", "error-rematch-running")
    status = {"error-no-table": 404, **dict.fromkeys(forbidden, 403)}.get(mistake.message, 400)
    return Response({"text": str(mistake)}, status_code=status)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Refuse a request; a person who mistyped an address gets a page to go on from."""
    if error.status_code == 404 and request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return Response(request.app.state.document, status_code=404, media_type=MediaType.HTML)
    return Response({"text": error.detail}, status_code=error.status_code)


def fail(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed", exc_info=error)
    return Response({"text": str(Mistake("error-internal"))}, status_code=500)
