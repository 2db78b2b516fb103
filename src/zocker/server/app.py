"""The web application: pages, tables and what is asked of them; live.py has the connections."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from zocker import __version__
from zocker import record as records
from zocker.errors import Mistake
from zocker.server.door import Doorkeeper, guest_of
from zocker.server.guests import Guests
from zocker.server.house import House
from zocker.server.learning import codex, give_lesson
from zocker.server.live import connect
from zocker.server.messages import Created, Invitation, NewTable
from zocker.server.replay import steps, upload, what_if

MOST_BODY = 20_000  # bytes
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
        [
            *(who, create_table, invite, record, connect, page, assets),
            *(steps, upload, what_if),
            *(codex, give_lesson),
        ],
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


@get(
    ["/", "/t/{name:str}", "/r/{name:str}", "/new/{name:str}", "/games", "/learn", "/move"],
    media_type=MediaType.HTML,
    sync_to_thread=False,
)
def page(state: State) -> str:
    """Return the browser client: every page is the same document."""
    document: str = state.document
    return document


def read_document() -> str:
    """Return the document of the browser client."""
    try:
        return (CLIENT / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise Mistake("error-no-client") from None


def refuse(_request: Request[Any, Any, Any], mistake: Mistake) -> Response[dict[str, str]]:
    """Say in one sentence what was wrong."""
    status = {"error-no-table": 404, "error-record-running": 403, "error-replay-running": 403}.get(mistake.message, 400)
    return Response({"text": str(mistake)}, status_code=status)


def refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    return Response({"text": error.detail}, status_code=error.status_code)


def fail(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed", exc_info=error)
    return Response({"text": str(Mistake("error-internal"))}, status_code=500)
