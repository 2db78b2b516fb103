"""Tables: lists of them, new ones, invitations to them, and records."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from zocker import record as records
from zocker.errors import Mistake
from zocker.server.messages.pages import Created, GameInfo, Invitation, Listed, Mine, NewTable, ShownProof
from zocker.server.network.addresses import qr_code
from zocker.server.present.options import game_infos
from zocker.server.present.proof import show_proof
from zocker.server.routes.door import may_open
from zocker.server.routes.requests import NO_STORE, read_body
from zocker.server.routes.visitors import check_limit, host_of, known_guest
from zocker.server.tables.proof import hearing
from zocker.server.tables.table import LiveTable


@get("/api/games", sync_to_thread=True)
def list_games() -> tuple[GameInfo, ...]:
    """Return the games with all their options."""
    return game_infos()


@get("/api/tables")
async def list_tables(request: Request[Any, Any, State]) -> tuple[Listed, ...]:
    """Return public tables."""
    tables: tuple[Listed, ...] = await request.app.state.lobby.public(known_guest(request))
    return tables


@get("/api/mine", cache_control=NO_STORE)
async def list_mine(request: Request[Any, Any, State]) -> Mine:
    """Return the reader's own games."""
    mine: Mine = await request.app.state.lobby.mine(known_guest(request))
    return mine


@post("/api/tables")
async def create_table(request: Request[Any, Any, State]) -> Response[Created]:
    """Set up a table; the browser gets a guest's cookie if it has none."""
    new = await read_body(request, NewTable)
    guest, cookie = host_of(request)
    return Response(Created(await request.app.state.house.create(new, guest)), status_code=201, cookies=cookie)


@post("/api/tables/{name:str}/rematch")
async def rematch(request: Request[Any, Any, State], name: FromPath[str]) -> Created:
    """Set up the same table again, or return the one that another player has set up."""
    return Created(await request.app.state.house.rematch(name, known_guest(request)))


@post("/api/tables/{name:str}/discard", status_code=204)
async def discard(request: Request[Any, Any, State], name: FromPath[str]) -> None:
    """Delete a game of the reader's own that is not finished."""
    await request.app.state.house.discard(name, known_guest(request))


@get("/api/tables/{name:str}/invitation")
async def invite(request: Request[Any, Any, State], name: FromPath[str]) -> Invitation:
    """Return the addresses of a table for others."""
    state = request.app.state
    await state.house.find(name)
    addresses = tuple(f"{address}/t/{name}" for address in state.addresses.urls)
    return Invitation(addresses, qr_code(addresses[0]), state.addresses.local, may_open(request))


@get("/api/tables/{name:str}/record")
async def record(state: State, name: FromPath[str]) -> Response[str]:
    """Return the record of a game that is over."""
    text = records.write(await state.house.record(name))
    headers = {"content-disposition": f'attachment; filename="zocker-{name}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/api/tables/{name:str}/proof", cache_control=NO_STORE)
async def proof(request: Request[Any, Any, State], name: FromPath[str]) -> ShownProof:
    """Return the input of a table's rolls so far, for anyone who may know all of it."""
    guest, head = known_guest(request), request.query_params.get("head", "")
    check_limit(request, "replays")
    table: LiveTable = await request.app.state.house.find(name)
    async with table.lock:
        if not hearing.may_follow(table, guest, head):
            raise Mistake("error-proof-later")
        so_far = msgspec.structs.replace(table.stored.record(), lines=table.record().lines)
    return show_proof(so_far)


ROUTES = (list_games, list_tables, list_mine, create_table, rematch, discard, invite, record, proof)
