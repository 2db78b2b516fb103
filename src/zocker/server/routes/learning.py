"""Lessons with prepared dice, and the codex of boards and tableaux."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from zocker.server.lessons import find_script
from zocker.server.messages.pages import Codex, Created
from zocker.server.present import codex
from zocker.server.routes.visitors import host_of
from zocker.server.tables import new_tables


@post("/api/lessons/{game:str}")
async def give_lesson(request: Request[Any, Any, State], game: FromPath[str]) -> Response[Created]:
    """Set up a table that gives a lesson."""
    guest, cookie = host_of(request)
    table = new_tables.lesson_table(find_script(game), guest)
    return Response(Created(await request.app.state.house.add(table)), status_code=201, cookies=cookie)


@get("/api/codex", sync_to_thread=True)
def read_codex() -> Codex:
    """Return all boards and tableaux, with two sentences each."""
    return codex.codex()


ROUTES = (give_lesson, read_codex)
