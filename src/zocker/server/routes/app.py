"""The web application: all routes, the browser client, and the answers to errors."""

from __future__ import annotations

import contextlib
import logging
import mimetypes
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.response import File

from zocker import __version__
from zocker.errors import Mistake
from zocker.rules.games import GAMES
from zocker.server.guests import Guests
from zocker.server.network.addresses import Addresses
from zocker.server.network.door import Door
from zocker.server.network.places import Places
from zocker.server.network.proxies import Proxies
from zocker.server.routes import blocks, devices, door, learning, operations, pages, replays, stories, tables
from zocker.server.routes.guard import RequestGuard
from zocker.server.routes.limits import Limits
from zocker.server.routes.live import connect
from zocker.server.routes.pages import picture_of
from zocker.server.store.device_links import DeviceLinks
from zocker.server.store.ownership import Elsewhere, OutOfDate
from zocker.server.store.writer import is_storage_trouble
from zocker.server.tables.house import House
from zocker.server.tables.lobby import Lobby

if TYPE_CHECKING:
    from zocker.server.routes.relay import Relay

MAX_BODY = 20_000  # bytes of a request
CLIENT = Path(__file__).parents[1] / "client"  # built from web/
ASSETS = CLIENT / "assets"
ROOT_FILES = {  # of the client, beside its document
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "icon-180.png": "image/png",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable-512.png": "image/png",
    "check.html": "text/html",
    "fonts.txt": "text/plain",
    **{picture_of(game): "image/jpeg" for game in GAMES},
}
DOWNLOADS = {"check.html"}  # which work without us, and only then
FOR_A_DAY = CacheControlHeader(max_age=86_400, public=True)
FOREVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # when the client is built, the best first
MODULES = (pages, tables, replays, stories, learning, devices, blocks, operations, door)
FORBIDDEN = (
    "error-record-running",
    "error-proof-later",
    "error-replay-running",
    "error-rematch-seat",
    "error-rematch-running",
    "error-discard-seat",
)
HTTP_MISTAKES = {404: "error-no-page", 405: "error-method", 413: "error-body-size"}
log = logging.getLogger(__name__)


def create_app(
    house: House,
    guests: Guests,
    addresses: Addresses,
    proxies: Proxies | None = None,
    limits: Limits | None = None,
    *,
    open_metrics: bool = False,
    places: Places | None = None,
    own_door: Door | None = None,
    relay: Relay | None = None,
) -> RequestGuard:
    """Return the application of a house."""
    limits = limits or Limits()
    guests.epoch_of = house.services.people.epoch
    house.services.tag = guests.tag
    shared = {
        "house": house,
        "lobby": Lobby(house),
        "guests": guests,
        "device_links": DeviceLinks(house.store),
        "addresses": addresses,
        "limits": limits,
        "places": places or Places(),
        "open_metrics": open_metrics,
        "door": own_door,
        "document": read_document(),
    }
    app = all_routes(State(shared))
    if relay is not None:
        relay.app = app
    return RequestGuard(relay or app, addresses, proxies or Proxies(), limits, guests, house.tables.plays)


def all_routes(state: State) -> Litestar:
    """Return all routes as one application, with their shared state and error handlers."""
    return Litestar(
        [identify, root_file, asset, connect, *(route for module in MODULES for route in module.ROUTES)],
        lifespan=[open_while_running],
        state=state,
        exception_handlers={
            Mistake: refuse,
            HTTPException: refuse_http,
            OutOfDate: doubt,
            Elsewhere: move_on,
            Exception: fail,
        },
        compression_config=CompressionConfig("gzip", minimum_size=500, exclude="^/assets/"),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=MAX_BODY,
    )


@contextlib.asynccontextmanager
async def open_while_running(app: Litestar) -> AsyncIterator[None]:
    """Open the house when the application starts, and close it when it ends."""
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


@get("/api/zocker", sync_to_thread=False)
def identify() -> dict[str, str]:
    """Answer that this is Zocker, with its version."""
    return {"zocker": __version__}


@get([f"/{name}" for name in ROOT_FILES], cache_control=FOR_A_DAY, sync_to_thread=False)
def root_file(request: Request[Any, Any, State]) -> File:
    """Return files for a home screen, the page that checks dice offline, or the licences of our fonts."""
    name = request.url.path.removeprefix("/")
    disposition: Literal["attachment", "inline"] = "attachment" if name in DOWNLOADS else "inline"
    return File(CLIENT / name, filename=name, media_type=ROOT_FILES[name], content_disposition_type=disposition)


@get("/assets/{name:str}", cache_control=FOREVER, sync_to_thread=False)
def asset(request: Request[Any, Any, State], name: FromPath[str]) -> File:
    """Return a file of the client, compressed if the browser accepts that."""
    path, headers = ASSETS / name, {"vary": "Accept-Encoding"}
    if not path.is_file():
        raise NotFoundException
    accepted = {word.strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in COMPRESSED.items():
        if encoding in accepted and (smaller := ASSETS / f"{name}{suffix}").is_file():
            path, headers = smaller, headers | {"content-encoding": encoding}
            break
    media_type, _ = mimetypes.guess_type(name)
    return File(path, filename=name, media_type=media_type, headers=headers, content_disposition_type="inline")


def read_document() -> str:
    """Return the document of the browser client."""
    try:
        return (CLIENT / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise Mistake("error-no-client") from None


def refuse(_request: Request[Any, Any, Any], mistake: Mistake) -> Response[dict[str, str]]:
    """Answer with one sentence about the mistake."""
    statuses = {"error-no-table": 404, "error-too-much": 429, "error-story-waits": 202, **dict.fromkeys(FORBIDDEN, 403)}
    return Response({"text": str(mistake)}, status_code=statuses.get(mistake.message, 400))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Refuse a request; a person who mistyped an address gets a page with links."""
    if error.status_code == 404 and request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return Response(request.app.state.document, status_code=404, media_type=MediaType.HTML)
    message = HTTP_MISTAKES.get(error.status_code)
    return Response({"text": str(Mistake(message)) if message else error.detail}, status_code=error.status_code)


def doubt(_request: Request[Any, Any, Any], _error: OutOfDate) -> Response[dict[str, str]]:
    """Answer that it is unclear whether the change was stored."""
    return Response({"text": str(Mistake("error-storage-doubt"))}, status_code=503)


def move_on(_request: Request[Any, Any, Any], _error: Elsewhere) -> Response[dict[str, str]]:
    """Answer that the table has another owner now."""
    return Response({"text": str(Mistake("error-table-moves"))}, status_code=503)


def fail(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    log.error("a request failed", exc_info=error)
    if is_storage_trouble(error):
        return Response({"text": str(Mistake("error-storage"))}, status_code=503)
    return Response({"text": str(Mistake("error-internal"))}, status_code=500)
