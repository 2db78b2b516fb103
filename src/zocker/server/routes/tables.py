"""Tables: lists of them, new ones, invitations to them, and records."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from zocker import record as records
from zocker.errors import Mistake
from zocker.server.messages.pages import Created, Invitation, NewTable
from zocker.server.network.addresses import qr_code
from zocker.server.present.options import game_infos
from zocker.server.present.proof import show_proof
from zocker.server.routes.door import may_open
from zocker.server.routes.requests import NO_STORE, Json, read_body
from zocker.server.routes.visitors import check_limit, host_of, known_guest
from zocker.server.tables.proof import hearing
from zocker.server.tables.table import LiveTable


def list_games(_request: Request) -> Json:
    """Return the games with all their options."""
    return Json(game_infos())


async def list_tables(request: Request) -> Json:
    """Return public tables."""
    return Json(await request.app.state.lobby.public(known_guest(request)))


async def list_mine(request: Request) -> Json:
    """Return the reader's own games."""
    return Json(await request.app.state.lobby.mine(known_guest(request)), headers=NO_STORE)


async def create_table(request: Request) -> Json:
    """Set up a table; the browser gets a guest's cookie if it has none."""
    new = await read_body(request, NewTable)
    guest, cookie = host_of(request)
    return Json(Created(await request.app.state.house.create(new, guest)), 201, cookie)


async def rematch(request: Request) -> Json:
    """Set up the same table again, or return the one that another player has set up."""
    name = request.path_params["name"]
    return Json(Created(await request.app.state.house.rematch(name, known_guest(request))), 201)


async def discard(request: Request) -> Response:
    """Delete a game of the reader's own that is not finished."""
    await request.app.state.house.discard(request.path_params["name"], known_guest(request))
    return Response(status_code=204)


async def invite(request: Request) -> Json:
    """Return the addresses of a table for others."""
    state, name = request.app.state, request.path_params["name"]
    await state.house.find(name)
    addresses = tuple(f"{address}/t/{name}" for address in state.addresses.urls)
    return Json(Invitation(addresses, qr_code(addresses[0]), state.addresses.local, may_open(request)))


async def record(request: Request) -> Response:
    """Return the record of a game that is over."""
    name = request.path_params["name"]
    text = records.write(await request.app.state.house.record(name))
    headers = {"content-disposition": f'attachment; filename="zocker-{name}.json"'}
    return Response(text, headers=headers, media_type=Json.media_type)


async def proof(request: Request) -> Json:
    """Return the input of a table's rolls so far, for anyone who may know all of it."""
    guest, head = known_guest(request), request.query_params.get("head", "")
    check_limit(request, "replays")
    table: LiveTable = await request.app.state.house.find(request.path_params["name"])
    async with table.lock:
        if not hearing.may_follow(table, guest, head):
            raise Mistake("error-proof-later")
        so_far = msgspec.structs.replace(table.stored.record(), lines=table.record().lines)
    return Json(show_proof(so_far), headers=NO_STORE)


ROUTES = (
    Route("/api/games", list_games),
    Route("/api/tables", list_tables),
    Route("/api/mine", list_mine),
    Route("/api/tables", create_table, methods=["POST"]),
    Route("/api/tables/{name}/rematch", rematch, methods=["POST"]),
    Route("/api/tables/{name}/discard", discard, methods=["POST"]),
    Route("/api/tables/{name}/invitation", invite),
    Route("/api/tables/{name}/record", record),
    Route("/api/tables/{name}/proof", proof),
)
