"""Writes the reference pages of the site from the program: commands, options, and what bots see and play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from zocker.rules import games
from zocker.text import say, speaking

RULES = Path(__file__).parents[1] / "src" / "zocker" / "rules"
FOLDERS = {"las-vegas": "las_vegas", "las-vegas-2019": "royale", "royale": "royale", "gambler": "gambler"}
FIELD = re.compile(r"""\("(\w+)", "i[48]"[^#\n]*?\),?\)?,?  # (.+)$""", re.MULTILINE)


def pages() -> dict[str, str]:
    """Return each page by the name of its file."""
    with speaking("en"):
        made = {"command-line.md": command_line(), "options.md": options(), "bots.md": bots()}
        return {name: "\n".join(lines) for name, lines in made.items()}


def command_line() -> Iterator[str]:
    """Yield the page of all commands with their options."""
    from zocker.cli.app import app  # reads its help in the language of this moment

    yield from ("# Command line", "", "All commands and their options. `--help` shows the same in your language.", "")
    for path, command in _commands("zocker", typer.main.get_command(app)):
        yield from (f"## {path}", "", command.help, "")
        if command.params:
            yield from ("| | what it does | default |", "|---|---|---|")
            yield from (f"| `{_name(one)}` | {_cell(one.help or '')} | {_default(one)} |" for one in command.params)
            yield ""


def _commands(path: str, command: Any) -> Iterator[tuple[str, Any]]:
    """Yield a command and all commands below it."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from _commands(f"{path} {name}", below)


def _name(parameter: Any) -> str:
    name: str = parameter.opts[0]
    return name if name.startswith("-") else parameter.metavar or name.upper()


def _default(parameter: Any) -> str:
    value = parameter.default
    return f"`{value}`" if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def options() -> Iterator[str]:
    """Yield the page of every game's options."""
    yield from ("# Options of the games", "")
    yield from ("Write `--option name=value` on the command line. In Python, options are arguments.", "")
    for name, game in games.GAMES.items():
        fields = (field.name.replace("_", "-") for field in msgspec.structs.fields(game.Options))
        yield from (f"## {name}", "", *(say(f"rules-option-{field}", game=name) for field in fields), "")


def bots() -> Iterator[str]:
    """Yield the page of the fields of a view and the codes of moves."""
    yield from ("# Views and moves for bots", "")
    yield from ("The fields of `view`, with a blank for everything hidden, and the codes of all moves.", "")
    yield from ("`zocker.rules.frames.seat_of(view)` is the bot's own seat. Seats count from 0.", "")
    for name, game in games.GAMES.items():
        state: Any = game.blank_state(game.players[0], game.Options())
        about = _about(RULES / FOLDERS[name])
        yield from (f"## {name}", "", "| field | shape | what it is |", "|---|---|---|")
        for field in state.dtype.names:
            yield f"| `{field}` | {state.dtype[field].shape or ''} | {_cell(about.get(field, ''))} |"
        yield from ("", "| code | move |", "|---:|---|")
        yield from (f"| {code} | `{move}` |" for code, move in enumerate(game.moves))
        yield ""


def _about(folder: Path) -> dict[str, str]:
    """Return the comment that stands in the source behind each field of a state."""
    sources = (file.read_text("utf-8") for file in folder.rglob("*.py"))
    return {found[1]: found[2] for source in sources for found in FIELD.finditer(source)}
