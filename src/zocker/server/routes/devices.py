"""Moving to another device by a link."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State

from zocker.errors import Mistake
from zocker.server.guests import MOVE
from zocker.server.messages.pages import Moved, Moving
from zocker.server.routes.addresses import code_of
from zocker.server.routes.guard import cookie_of, known_guest
from zocker.server.routes.requests import NEVER, read_body


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


ROUTES = (move, moved)
