"""The choices of a table: players, options and a position, each checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from zocker.errors import Mistake
from zocker.given import UNREADABLE, of_kind, whole
from zocker.rules.game import Game


def read_options(name: str, game: Game, given: Mapping[str, object], *, files: bool = False) -> Any:
    """Return a game's options with the given ones set; text is converted to each option's type.

    Files that options name are read only with `files`: a record or a browser could name any file.
    """
    of_kind("options", given, Mapping)  # type: ignore[type-abstract]
    readers = game.files
    fields = {field.name: field for field in msgspec.structs.fields(game.Options)}
    chosen = {}
    for option, value in given.items():
        if option not in fields:
            raise Mistake("error-unknown-option", option=option, game=name, options=", ".join(fields))
        try:
            if files and option in readers and isinstance(value, str | Path):
                chosen[option] = readers[option](value)
            else:
                chosen[option] = msgspec.convert(value, fields[option].type, strict=False)
        except UNREADABLE:
            allowed = ", ".join(_allowed(fields[option].type, files))
            raise Mistake("error-option-value", option=option, value=value, allowed=allowed) from None
    return game.Options(**chosen)


def read_setup(game: Game, given: Mapping[str, object]) -> Any:
    """Return a position of a real table, read from plain values."""
    try:
        return msgspec.convert(given, game.Setup)
    except UNREADABLE as error:
        raise Mistake("error-setup-form", reason=error) from None


def _allowed(kind: Any, files: bool) -> list[str]:
    """Return examples of an option's values, the same in every language; its type may be annotated with them."""
    if get_origin(kind) is Annotated:
        return [str(value) for value in kind.__metadata__[0]]
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    if get_origin(kind) in {Union, UnionType}:
        return [example for part in get_args(kind) for example in _allowed(part, files)]
    if get_origin(kind) is tuple:
        return ["FILE"] if files else []
    return {bool: ["true", "false"], NoneType: []}.get(kind, ["1", "2", "3 …"])


def check_players(name: str, game: Game, players: object) -> int:
    """Return a number of players, or refuse one that the game doesn't allow."""
    number = whole("players", players)
    if number not in game.players:
        raise Mistake("error-players", game=name, least=game.players[0], most=game.players[-1], players=number)
    return number
