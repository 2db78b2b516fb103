"""Scripts of lessons: a position, and every roll and move that follows it; the words are in the catalogue."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.messages import Decision
from zocker.server.messages.actions import DoPlay, DoRoll, DoUndo, Supply
from zocker.server.messages.table import Lesson
from zocker.server.present.position import Position
from zocker.text import say

PUPIL = 0  # the seat of whoever is taught


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

    def check(self, position: Position, action: DoRoll | DoPlay | DoUndo | Supply) -> None:
        """Refuse a legal move that the teacher doesn't want, and say why; there is nothing to take back."""
        if isinstance(action, DoUndo):
            raise Mistake("error-undo-lesson")
        waiting, n = position.waiting, position.line_count
        if not isinstance(action, DoPlay) or not isinstance(waiting, Decision) or action.move == self.line(n):
            return
        if action.move in [move.text for move in waiting.moves]:
            raise Mistake(self.message(f"{self.steps[n].say}-no"))

    def told(self, position: Position) -> Lesson:
        """Return where the lesson stands."""
        n, waiting = position.line_count, position.waiting
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
    file = resources.files(__name__).joinpath(f"{game}.toml")
    return msgspec.convert({"game": game, **tomllib.loads(file.read_text("utf-8"))}, Script)
