"""A keyboard and a screen for tests: answers come from a function of the prompt, the screen is kept as text."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from zocker import record, replays
from zocker.match import Match
from zocker.terminal import session

Answer = Callable[[str, str], str]


class Screen:
    """What was shown, split at every question."""

    def __init__(self, width: int = 80, height: int = 24, terminal: bool = False) -> None:
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=width, height=height, highlight=False, force_terminal=terminal, color_system=None
        )
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


def run(
    answer: Answer | Iterable[str],
    path: Path,
    width: int = 80,
    height: int = 24,
    terminal: bool = False,
    **given: Any,
) -> Screen:
    """Play a session to its end; the answers may be a list, after which the input ends."""
    screen = Screen(width, height, terminal)
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


def choose(picked: int) -> Answer:
    """Roll and go on; of choices take one by a number that goes up and up, so that all kinds are tried."""

    def answer(prompt: str, shown: str) -> str:
        nonlocal picked
        picked += 1
        keys = choice_keys(prompt)
        return keys[picked % len(keys)] if keys else ""

    return answer


def choice_keys(prompt: str) -> list[str]:
    """Return the keys of the choices that a prompt offers, if it offers any."""
    offered = re.match(r"((?:\d+–\d+|\d+|[PER])(?: (?:\d+|[PER]))*) ", re.sub(r"^[●■▲◆★] \w+ +", "", prompt))
    keys: list[str] = []
    for key in offered[1].split() if offered else ():
        first, _, last = key.partition("–")
        keys += [str(number) for number in range(int(first), int(last) + 1)] if last else [key]
    return keys


def saved(path: Path) -> Match:
    """Return a saved game, checked line by line."""
    return replays.replay(record.read(path.read_bytes()))
