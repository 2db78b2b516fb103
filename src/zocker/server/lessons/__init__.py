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

PUPIL = 0  # the pupil's seat


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next line of the record, of any seat; `say` names the teacher's words from here on."""

    line: str
    say: str | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: a position, and every roll, draw and move that follows. The pupil has the first seat."""

    game: str
    bots: tuple[str, ...]  # the names at the other seats
    options: dict[str, Any]
    setup: dict[str, Any]
    steps: tuple[Step, ...]

    def line(self, number: int) -> str | None:
        """Return a line of the script, counted from 0; None after its end."""
        return self.steps[number].line if number < len(self.steps) else None

    def is_done(self, line_count: int) -> bool:
        return line_count >= len(self.steps)

    def message(self, saying: str) -> str:
        """Return the catalogue's message for something that the teacher says."""
        return f"lesson-{self.game}-{saying}"

    def check(self, position: Position, action: DoRoll | DoPlay | DoUndo | Supply) -> None:
        """Refuse to take back, and refuse legal moves other than the next one, with the teacher's reason."""
        if isinstance(action, DoUndo):
            raise Mistake("error-undo-lesson")
        waiting, line_count = position.waiting, position.line_count
        if not isinstance(action, DoPlay) or not isinstance(waiting, Decision) or action.move == self.line(line_count):
            return
        if action.move in [move.text for move in waiting.moves]:
            raise Mistake(self.message(f"{self.steps[line_count].say}-no"))

    def progress(self, position: Position) -> Lesson:
        """Return the current step of the lesson."""
        line_count, waiting = position.line_count, position.waiting
        sayings = [step.say for step in self.steps[: line_count + 1] if step.say]
        done = self.is_done(line_count)
        pupil_decides = isinstance(waiting, Decision) and waiting.seat == PUPIL
        return Lesson(
            number=len(sayings) + done,
            of=sum(step.say is not None for step in self.steps) + 1,
            text=say(self.message("end" if done else sayings[-1])),
            move=self.line(line_count) if pupil_decides else None,
            done=done,
        )


@functools.cache
def find_script(game: str) -> Script:
    """Return the lesson of a game."""
    games.find(game)  # refuses unknown games
    file = resources.files(__name__).joinpath(f"{game}.toml")
    return msgspec.convert({"game": game, **tomllib.loads(file.read_text("utf-8"))}, Script)
