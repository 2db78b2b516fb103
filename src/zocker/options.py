"""Keyword options of tables, so that type checkers find a misspelt option."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypedDict

from zocker.record import Seat


class GameOptions(TypedDict, total=False):
    """The options of all games; each game's rules pick theirs and check them."""

    neutral: bool | None
    starter: int | Literal["random"]
    open_money: bool
    boards: int
    no_repeat: bool
    faces: str
    target: int
    rounds: int | None
    tableaux: str | Path | Sequence[Any]
    beginner_first: bool


class MatchOptions(GameOptions, total=False):
    """Those, and the arguments of every match."""

    players: int | None
    seats: Sequence[str | Seat] | None
    seed: int | None
    chance: Literal["auto", "ask"]
    setup: dict[str, Any] | None
