"""Lessons with prepared dice, and the codex of boards and tableaux."""

from __future__ import annotations

import functools
import secrets
import tomllib
from importlib import resources
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import Dice
from zocker.rules import gambler, games
from zocker.rules.gambler.tableaux import ours
from zocker.rules.messages import Decision
from zocker.rules.options import read_options
from zocker.rules.royale.material import BOARD_NAMES, FACES
from zocker.server.door import guest_of
from zocker.server.messages import Codex, CodexBoard, CodexTableau, Created, Lesson
from zocker.server.storage import StoredSeat, StoredTable
from zocker.text import say

PUPIL = 0  # the seat of whoever is taught
ID_BYTES = 9


# Lessons --------------------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next line of the record, whoever it comes from; `say` names what the teacher says from now on."""

    line: str
    say: str | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: a position, and every roll, draw and move that follows. The pupil has the first seat."""

    game: str
    bots: tuple[str, ...]  # the names at the other seats
    options: dict[str, Any]
    setup: dict[str, Any]
    steps: tuple[Step, ...]

    def line(self, n: int) -> str | None:
        """Return the line that comes after the first `n`; none at the end."""
        return self.steps[n].line if n < len(self.steps) else None

    def is_done(self, n: int) -> bool:
        return n >= len(self.steps)

    def message(self, said: str) -> str:
        """Return what the catalogue calls something that the teacher says."""
        return f"lesson-{self.game}-{said}"

    def check(self, match: Match, move: str) -> None:
        """Refuse a legal move that the teacher doesn't want, and say why."""
        waiting, n = match.waiting, len(match.lines)
        legal = [move.text for move in waiting.moves] if isinstance(waiting, Decision) else []
        if move in legal and move != self.line(n):
            raise Mistake(self.message(f"{self.steps[n].say}-no"))

    def told(self, match: Match) -> Lesson:
        """Return where the lesson stands."""
        n, waiting = len(match.lines), match.waiting
        sayings = [step.say for step in self.steps[: n + 1] if step.say]
        done = self.is_done(n)
        mine = isinstance(waiting, Decision) and waiting.seat == PUPIL
        return Lesson(
            number=len(sayings) + done,
            of=sum(step.say is not None for step in self.steps) + 1,
            text=say(self.message("end" if done else sayings[-1])),
            move=self.line(n) if mine else None,
            done=done,
        )


@functools.cache
def script(game: str) -> Script:
    """Return the lesson of a game."""
    games.find(game)  # which refuses what is none
    file = resources.files(__package__).joinpath("lessons", f"{game}.toml")
    return msgspec.convert({"game": game, **tomllib.loads(file.read_text("utf-8"))}, Script)


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
            for number, tableau in enumerate(ours(), 1)
        ),
    )


@functools.cache
def empty_rows(number: int) -> tuple[gambler.table.Row, ...]:
    """Return the rows of one of our tableaux with nothing on them."""
    setup = gambler.Setup(1, 1, 1, turned=(number,), rows=((),) * 6, dice=(15, 15), points=(80, 80))
    rows: tuple[gambler.table.Row, ...] = gambler.view(gambler.from_setup(2, gambler.Options(), setup), 0).rows
    return rows
