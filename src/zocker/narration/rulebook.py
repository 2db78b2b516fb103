"""The rules of a game for people: an explanation in their language, and the numbered clauses."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from zocker.rules import games
from zocker.text import say


def rules(game: str) -> str:
    """Return the rules of a game for players, with our rulings, as Markdown."""
    options = (field.name.replace("_", "-") for field in msgspec.structs.fields(games.find(game).Options))
    listed = (say(f"rules-option-{option}", game=game) for option in options)
    return "\n".join((say(f"rules-{game}"), *listed, "", say(f"rules-{game}-after")))


def clauses(game: str) -> str:
    """Return the numbered clauses of a game, in English, as Markdown."""
    return _documents().joinpath(f"{games.find(game).clauses}.md").read_text("utf-8")


def _documents() -> Traversable:
    """Return the folder of the clauses: a wheel carries a copy of docs/rules."""
    installed = resources.files("zocker.text").joinpath("clauses")
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
