"""A keyboard and a screen for tests: answers come from a function of the prompt, the screen is kept as text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zocker import record
from zocker.match import Match
from zocker.terminal import session

Answer = Callable[[str, str], str]


class Screen:
    """What was shown, split at every question."""

    def __init__(self, width: int = 80, height: int = 24) -> None:
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, height=height, highlight=False)
        self.shown: list[str] = []
        self.prompts: list[str] = []
        self._read = 0

    def since_last_question(self) -> str:
        text = self.file.getvalue()[self._read :]
        self._read = len(self.file.getvalue())
        return text

    @property
    def text(self) -> str:
        return self.file.getvalue()


def run(answer: Answer | Iterable[str], path: Path, width: int = 80, height: int = 24, **given: Any) -> Screen:
    """Play a session to its end; the answers may be a list, after which the input ends."""
    screen = Screen(width, height)
    answers = None if callable(answer) else iter(answer)

    def read(prompt: Text) -> str:
        shown = screen.since_last_question()
        screen.shown.append(shown)
        screen.prompts.append(prompt.plain)
        if callable(answer):
            return answer(prompt.plain, shown)
        assert answers is not None
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    table: dict[str, Any] = {
        "game": "las-vegas",
        "names": None,
        "bots": None,
        "options": {},
        "seed": 4,
        "dice": "system",
        "resume": None,
        "save": path,
    }
    session.run(**(table | given), console=screen.console, read=read)
    return screen


def first_choice(prompt: str, shown: str) -> str:
    """Roll, choose the first casino, go on: a whole game."""
    key = prompt.removeprefix("● ").split()[0]
    return key if key in "123456" else ""


def saved(path: Path) -> Match:
    """Return a saved game, checked line by line."""
    return Match.replay(record.read(path.read_bytes()))
