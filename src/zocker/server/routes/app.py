"""The web application: all routes, the browser client, and the answers to errors."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, Router, WebSocketRoute

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
from zocker.server.routes.requests import Json, refusal
from zocker.server.store.device_links import DeviceLinks
from zocker.server.store.ownership import Elsewhere, OutOfDate
from zocker.server.store.writer import is_storage_trouble
from zocker.server.tables.house import House
from zocker.server.tables.lobby import Lobby

if TYPE_CHECKING:
    from zocker.server.routes.relay import Relay

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
FOR_A_DAY = {"cache-control": "max-age=86400, public"}
FOREVER = {"cache-control": "max-age=31536000, public, immutable"}
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # when the client is built, the best first
MODULES = (pages, tables, replays, stories, learning, devices, blocks, operations, door)
STATUSES = {  # of mistakes; all others are 400
    "error-story-waits": 202,
    "error-record-running": 403,
    "error-proof-later": 403,
    "error-replay-running": 403,
    "error-rematch-seat": 403,
    "error-rematch-running": 403,
    "error-discard-seat": 403,
    "error-no-table": 404,
    "error-body-size": 413,
    "error-too-much": 429,
}
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
    app = all_routes(shared)
    if relay is not None:
        relay.app = app
    return RequestGuard(relay or app, addresses, proxies or Proxies(), limits, guests, house.tables.plays)


def all_routes(shared: dict[str, Any]) -> Starlette:
    """Return all routes as one application, with their shared state and error handlers."""
    rest = [
        Route("/api/zocker", identify),
        *(route for module in MODULES for route in module.ROUTES),
        *(Route(f"/{name}", root_file) for name in ROOT_FILES),
    ]
    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{name}", connect),
            Mount("/assets", routes=[Route("/{name}", asset)]),  # compressed beforehand
            Mount("", Router(rest, redirect_slashes=False, middleware=[Middleware(GZipMiddleware, minimum_size=500)])),
        ],
        middleware=[Middleware(ExceptionMiddleware, handlers={Exception: answer})],
        exception_handlers={HTTPException: answer},  # which Starlette would answer itself
        lifespan=open_while_running,
    )
    app.state = State(shared)
    return app


@contextlib.asynccontextmanager
async def open_while_running(app: Starlette) -> AsyncIterator[None]:
    """Open the house when the application starts, and close it when it ends."""
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


async def identify(_request: Request) -> Json:
    """Answer that this is Zocker, with its version."""
    return Json({"zocker": __version__})


async def root_file(request: Request) -> FileResponse:
    """Return files for a home screen, the page that checks dice offline, or the licences of our fonts."""
    name = request.scope["path"].removeprefix("/")
    disposition = "attachment" if name in DOWNLOADS else "inline"
    return FileResponse(
        CLIENT / name,
        headers=FOR_A_DAY,
        media_type=ROOT_FILES[name],
        filename=name,
        content_disposition_type=disposition,
    )


async def asset(request: Request) -> FileResponse:
    """Return a file of the client, compressed if the browser accepts that."""
    name = request.path_params["name"]
    path, headers = ASSETS / name, FOREVER | {"vary": "Accept-Encoding"}
    if not path.is_file():
        raise HTTPException(404)
    accepted = {word.strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in COMPRESSED.items():
        if encoding in accepted and (smaller := ASSETS / f"{name}{suffix}").is_file():
            path, headers = smaller, headers | {"content-encoding": encoding}
            break
    return FileResponse(path, headers=headers, filename=name, content_disposition_type="inline")


def read_document() -> str:
    """Return the document of the browser client."""
    try:
        return (CLIENT / "index.html").read_text("utf-8")
    except FileNotFoundError:
        raise Mistake("error-no-client") from None


async def answer(request: Request, error: Exception) -> Response:
    """Answer with one sentence about the mistake; a person who mistyped an address gets a page with links."""
    match error:
        case Mistake():
            return Json({"text": str(error)}, STATUSES.get(error.message, 400))
        case HTTPException(status_code=405):
            return refusal("error-method", 405, error.headers)
        case HTTPException():
            if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
                return HTMLResponse(request.app.state.document, 404)
            return refusal("error-no-page", 404)
        case OutOfDate():
            return refusal("error-storage-doubt", 503)
        case Elsewhere():
            return refusal("error-table-moves", 503)
        case ClientDisconnect():
            return Response(status_code=400)  # which nobody reads
    log.error("a request failed", exc_info=error)
    return refusal("error-storage", 503) if is_storage_trouble(error) else refusal("error-internal", 500)
