"""The people whom the reader has blocked."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State

from zocker.server.messages.pages import BlockedPerson, Unblock
from zocker.server.routes.requests import NO_STORE, read_body
from zocker.server.routes.visitors import known_guest


@get("/api/blocked", cache_control=NO_STORE)
async def list_blocked(request: Request[Any, Any, State]) -> list[BlockedPerson]:
    """Return the people whom the reader has blocked."""
    blocks = request.app.state.house.services.people.blocked_by(known_guest(request) or "")
    return [BlockedPerson(block.number, block.name) for block in blocks]


@post("/api/unblock", status_code=204)
async def unblock(request: Request[Any, Any, State]) -> None:
    """Let a person come to the reader's tables again."""
    asked, guest = await read_body(request, Unblock), known_guest(request)
    if guest is not None:
        await request.app.state.house.services.people.unblock(guest, asked.number)


ROUTES = (list_blocked, unblock)
