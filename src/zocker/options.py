"""What tables can be given by keyword, for type checkers: a misspelt option is found before anything runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, TypedDict

from zocker.record import Seat


class GameOptions(TypedDict, total=False):
    """The options of all games; each game's rules say which of them it has, and check them."""

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
    """Those, and what every match can be given."""

    players: int | None
    seats: Sequence[str | Seat] | None
    seed: int | None
    chance: Literal["auto", "ask"]
    setup: dict[str, Any] | None
