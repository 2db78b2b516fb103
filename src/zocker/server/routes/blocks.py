"""The people the reader has blocked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from zocker.server.messages.pages import BlockedPerson, Unblock
from zocker.server.routes.requests import NO_STORE, Json, read_body
from zocker.server.routes.visitors import known_guest


async def list_blocked(request: Request) -> Json:
    """Return the people the reader has blocked."""
    blocks = request.app.state.house.services.people.blocked_by(known_guest(request) or "")
    return Json([BlockedPerson(block.number, block.name) for block in blocks], headers=NO_STORE)


async def unblock(request: Request) -> Response:
    """Let a person come to the reader's tables again."""
    asked, guest = await read_body(request, Unblock), known_guest(request)
    if guest is not None:
        await request.app.state.house.services.people.unblock(guest, asked.number)
    return Response(status_code=204)


ROUTES = (Route("/api/blocked", list_blocked), Route("/api/unblock", unblock, methods=["POST"]))
