"""Sharing on the network of this room, and stopping it; only for the person at this machine."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from zocker.errors import Mistake
from zocker.server.messages.pages import SetDoor
from zocker.server.routes.requests import read_body

THIS_MACHINE = ("127.0.0.1", "::1")


def may_open(request: Request) -> bool:
    """Tell whether a person may start and stop sharing."""
    return request.app.state.door is not None and request.client is not None and request.client.host in THIS_MACHINE


async def set_door(request: Request) -> Response:
    """Open or close the house."""
    wanted = await read_body(request, SetDoor)
    if not may_open(request):
        raise Mistake("error-door")
    door = request.app.state.door
    if wanted.open:
        await door.open()
    else:
        door.close()
    return Response(status_code=204)


ROUTES = (Route("/api/door", set_door, methods=["POST"]),)
