"""Las Vegas (2019): Royale without boards."""

from __future__ import annotations

from typing import Literal

import msgspec

from zocker.rules import royale
from zocker.rules.royale import *  # noqa: F403
from zocker.rules.state import State

RULES = 1  # later versions of Royale changed only boards


class Options(msgspec.Struct, frozen=True, kw_only=True):  # type: ignore[no-redef]
    """What a table can choose."""

    neutral: bool | None = None
    starter: int | Literal["random"] = "random"
    open_money: bool = False


def _without_boards(options: Options) -> royale.Options:
    return royale.Options(boards=0, **msgspec.structs.asdict(options))


def blank_state(players: int, options: Options) -> State:  # type: ignore[no-redef]
    """Return a state that knows its options and nothing else."""
    return royale.blank_state(players, _without_boards(options))


def new(players: int, options: Options) -> State:  # type: ignore[no-redef]
    """Return the state of a new game."""
    return royale.new(players, _without_boards(options))


def from_setup(players: int, options: Options, setup: royale.Setup) -> State:  # type: ignore[no-redef]
    """Return the state of a position, or raise a `Mistake` that says why it cannot be."""
    return royale.from_setup(players, _without_boards(options), setup)
