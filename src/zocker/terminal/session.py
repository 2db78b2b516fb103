"""A game at one keyboard, from the command line to its saved record."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console
from rich.text import Text

from zocker import record as records
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.replays import by_older_rules
from zocker.terminal.loop import Leave, Read, Session
from zocker.terminal.players import seat_people

GAME = "las-vegas"


def run(
    game: str | None,
    names: str | None,
    bots: str | None,
    options: Mapping[str, Any],
    seed: int | None,
    dice: str,
    resume: Path | None,
    save: Path | None,
    *,
    console: Console | None = None,
    read: Read | None = None,
) -> None:
    """Play a new game or a saved one, and save it, however it ends."""
    if dice not in ("system", "typed"):
        raise Mistake("error-play-dice", dice=dice)
    if dice == "typed" and seed is not None:
        raise Mistake("error-typed-seed")
    if resume is not None:
        if names or bots or options or seed is not None:
            raise Mistake("error-resume-alone")
        match = _resume(resume, game)
    else:
        seats = seat_people(names, bots)
        match = Match(game or GAME, seats=seats, seed=seed, chance="ask", **options)
    console = console or _console()
    path = save or resume or _default_path(match.game)
    typed_dice = "typed" in (dice, match.record().dice.source)
    session = Session(match, console, read or _reader(console), typed_dice)
    if save is not None:
        records.save(match.record(), save)  # a bad path should fail now, not after an hour of play
    _save_when_ended()
    try:
        session.play()
    except (EOFError, Leave):
        pass
    finally:
        records.save(match.record(), path)
        session.say_goodbye(path)


def _default_path(game: str) -> Path:
    folder = platformdirs.user_data_path("zocker", appauthor=False) / "games"
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json"


def _save_when_ended() -> None:
    """Let a closed window or a shutdown end the game like Ctrl-C."""
    if threading.current_thread() is threading.main_thread():
        for name in {"SIGTERM", "SIGHUP"} & {*dir(signal)}:
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _resume(path: Path, game: str | None) -> Match:
    record = records.load(path)
    if game not in (None, record.game):
        raise Mistake("error-resume-alone")
    if record.result is None and by_older_rules(record):
        raise Mistake("error-older-rules-running")
    match = replays.replay(record)
    if match.over:
        raise Mistake("error-resume-over", path=str(path))
    return match


def _console() -> Console:
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def _reader(console: Console) -> Read:
    def read(prompt: Text) -> str:
        answer = console.input(prompt)
        if not sys.stdin.isatty():
            console.print(Text(answer))  # a terminal would have echoed it after the prompt
        return answer

    return read
