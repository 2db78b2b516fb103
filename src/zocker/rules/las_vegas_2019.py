"""Las Vegas (2019): Royale without boards."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import msgspec

from zocker.rules.royale.game import OPTIONS, ROYALE
from zocker.rules.royale.setup import Setup
from zocker.rules.royale.table import Options as RoyaleOptions
from zocker.rules.state import State


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a table."""

    neutral: bool | None = None
    starter: int | Literal["random"] = "random"
    open_money: bool = False


def _without_boards(options: Options) -> RoyaleOptions:
    return RoyaleOptions(boards=0, **msgspec.structs.asdict(options))


def blank_state(players: int, options: Options) -> State:
    """Return a state with its options and nothing else."""
    return ROYALE.blank_state(players, _without_boards(options))


def new(players: int, options: Options) -> State:
    """Return the state of a new game."""
    return ROYALE.new(players, _without_boards(options))


def from_setup(players: int, options: Options, setup: Setup) -> State:
    """Return the state of a position, or raise a `Mistake` with the reason why it is impossible."""
    return ROYALE.from_setup(players, _without_boards(options), setup)


LAS_VEGAS_2019 = replace(
    ROYALE,
    name="las-vegas-2019",
    version=1,  # later versions of Royale changed only boards
    secrets=False,
    Options=Options,
    options=OPTIONS,
    presets={"standard": {}, "open": {"open_money": True}},
    blank_state=blank_state,
    new=new,
    from_setup=from_setup,
)
