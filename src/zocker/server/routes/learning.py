"""Lessons with prepared dice, and the codex of boards and tableaux."""

from __future__ import annotations

import functools
import secrets
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from zocker.record import Dice
from zocker.rules import gambler, games
from zocker.rules.gambler import sets
from zocker.rules.gambler.table import Row
from zocker.rules.options import read_options
from zocker.rules.royale.material import BOARD_NAMES, FACES
from zocker.server.lessons import Script, script
from zocker.server.messages.pages import Codex, CodexBoard, CodexTableau, Created
from zocker.server.routes.guard import guest_of
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.registry import ID_BYTES
from zocker.text import say

# Lessons --------------------------------------------------------------------------------------------------


@post("/api/lessons/{game:str}")
async def give_lesson(request: Request[Any, Any, State], game: FromPath[str]) -> Response[Created]:
    """Set up a table that gives a lesson."""
    guest, cookie = guest_of(request)
    table = lesson_table(script(game), guest)
    return Response(Created(await request.app.state.house.add(table)), status_code=201, cookies=cookie)


def lesson_table(lesson: Script, guest: str) -> StoredTable:
    """Return a table where somebody has a lesson."""
    options = read_options(lesson.game, games.find(lesson.game), lesson.options)
    return StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        host=guest,
        game=lesson.game,
        rules=games.find(lesson.game).RULES,
        options=msgspec.to_builtins(options),
        dice=Dice("system"),
        setup=lesson.setup,
        clock=None,
        started=True,
        seats=[StoredSeat(say("lesson-pupil"), guest), *(StoredSeat(name, bot="regular") for name in lesson.bots)],
        lines=[],
        lesson=lesson.game,
    )


# The codex ------------------------------------------------------------------------------------------------


@get("/api/codex", sync_to_thread=True)
def codex() -> Codex:
    """Return all boards and tableaux, with two sentences each."""
    boards = zip(FACES, BOARD_NAMES, strict=True)
    return Codex(
        tuple(CodexBoard(face, name, say(f"board-{face.lower()}")) for face, name in boards),
        tuple(
            CodexTableau(number, tableau.name, say(f"tableau-{number}"), empty_rows(number))
            for number, tableau in enumerate(sets.find(sets.CURRENT), 1)
        ),
    )


@functools.cache
def empty_rows(number: int) -> tuple[Row, ...]:
    """Return the rows of a tableau of the current set with nothing on them."""
    setup = gambler.Setup(1, 1, 1, turned=(number,), rows=((),) * 6, dice=(15, 15), points=(80, 80))
    rows: tuple[Row, ...] = gambler.view(gambler.from_setup(2, gambler.Options(), setup), 0).rows
    return rows
