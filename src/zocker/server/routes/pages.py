"""The pages: one document for all of them, with tags with which messengers preview a link.

Players are named only for public tables.
"""

from __future__ import annotations

import contextlib
from html import escape

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from zocker.server.store.stored import Overview
from zocker.server.tables.house import House
from zocker.text import say

HEAD_END = "</head>"
SIZE = 1200, 630  # pixels of the pictures, which tools/picture.py takes


async def page(request: Request) -> HTMLResponse:
    """Return the browser client: every page is the same document."""
    return document_of(request, None)


async def table_page(request: Request) -> HTMLResponse:
    """Return the same document for a table, with tags for messengers, unless the database is away."""
    house: House = request.app.state.house
    table = None
    with contextlib.suppress(SQLAlchemyError):
        table = await house.overview(request.path_params["name"])
    return document_of(request, table)


def document_of(request: Request, table: Overview | None) -> HTMLResponse:
    state = request.app.state
    return HTMLResponse(with_preview(state.document, state.addresses.urls[0], request.scope["path"], table))


def picture_of(game: str) -> str:
    """Return the name of the picture of a game."""
    return f"preview-{game}.jpg"


def with_preview(document: str, address: str, path: str, table: Overview | None) -> str:
    """Return the document with the tags of one page, which is reached at an address."""
    width, height = SIZE
    tags = {
        "og:type": "website",
        "og:site_name": "Zocker",
        "og:url": address + path,
        "og:title": "Zocker" if table is None else say("web-game", game=table.game),
        "og:description": say("web-pitch") if table is None else describe(table),
        "og:image": f"{address}/{picture_of('royale' if table is None else table.game)}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    lines = (f'    <meta property="{name}" content="{escape(content)}" />\n' for name, content in tags.items())
    head, end, rest = document.partition(HEAD_END)
    return f"{head.rstrip(' ')}{''.join(lines)}  {end}{rest}"


def describe(table: Overview) -> str:
    """Describe a table for messengers: the way to join, the players if it is public, and the game."""
    free = sum(seat.name is None for seat in table.seats)
    state = "over" if table.over else "on" if table.started or not free else "open"
    names = ", ".join(seat.name for seat in table.seats if seat.name is not None)
    sentences = [
        say("preview-table", state=state, free=free),
        *([say("preview-people", names=names)] if table.public and names else []),
        say("web-about", game=table.game),
    ]
    return " ".join(sentences)


ROUTES = (
    *(Route(path, page) for path in ("/", "/new/{name}", "/games", "/learn", "/move", "/fair")),
    *(Route(path, table_page) for path in ("/t/{name}", "/r/{name}")),
)
