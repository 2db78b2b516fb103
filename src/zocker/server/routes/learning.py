"""Lessons with prepared dice, and the codex of boards and tableaux."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from zocker.server.lessons import find_script
from zocker.server.messages.pages import Created
from zocker.server.present import codex
from zocker.server.routes.requests import Json
from zocker.server.routes.visitors import host_of
from zocker.server.tables import new_tables


async def give_lesson(request: Request) -> Json:
    """Set up a table that gives a lesson."""
    guest, cookie = host_of(request)
    table = new_tables.lesson_table(find_script(request.path_params["game"]), guest)
    return Json(Created(await request.app.state.house.add(table)), 201, cookie)


def read_codex(_request: Request) -> Json:
    """Return all boards and tableaux, with two sentences each."""
    return Json(codex.codex())


ROUTES = (Route("/api/lessons/{game}", give_lesson, methods=["POST"]), Route("/api/codex", read_codex))
