"""Sharing on the network of this room, and stopping it; only for the person at this machine."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State

from zocker.errors import Mistake
from zocker.server.messages.pages import SetDoor
from zocker.server.routes.requests import read_body

THIS_MACHINE = ("127.0.0.1", "::1")


def may_open(request: Request[Any, Any, State]) -> bool:
    """Tell whether a person may start and stop sharing."""
    return request.app.state.door is not None and request.client is not None and request.client.host in THIS_MACHINE


@post("/api/door", status_code=204)
async def set_door(request: Request[Any, Any, State]) -> None:
    """Open or close the house."""
    wanted = await read_body(request, SetDoor)
    if not may_open(request):
        raise Mistake("error-door")
    door = request.app.state.door
    if wanted.open:
        await door.open()
    else:
        door.close()


ROUTES = (set_door,)
