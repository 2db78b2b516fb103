"""The settings that networks are trained for: one network per number of players, for all its variants."""

from __future__ import annotations

from typing import Any

import msgspec

from zocker.bots.profiles import PROFILES
from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.options import check_players
from zocker.rules.state import State


class Variant(msgspec.Struct, frozen=True):
    """A number of players, and options."""

    players: int
    options: dict[str, Any] = {}


class Setting(msgspec.Struct, frozen=True):
    """A setting for one network: a game in some variants."""

    game: str
    variants: tuple[Variant, ...]

    @property
    def seats(self) -> int:
        return max(variant.players for variant in self.variants)

    def blank(self, variant: Variant) -> State:
        """Return the blank state of a variant."""
        rules = games.find(self.game)
        return rules.blank_state(variant.players, msgspec.convert(variant.options, rules.Options))

    @property
    def command(self) -> str:
        """Return the command that starts to train it."""
        one_size = len({variant.players for variant in self.variants}) == 1
        return f"zocker train {self.game}" + (f" --players {self.seats}" if one_size else "")


def setting_for(game: str, players: int | None) -> Setting:
    """Return the setting of a network; it has one number of players, unless the game has one network for all."""
    rules = games.find(game)
    profile = PROFILES[rules.layout]
    if profile.game is not rules:
        raise Mistake("error-train-2019")
    if "{players}" not in rules.nets:
        if players is not None:
            raise Mistake("error-train-gambler")
        return Setting(game, tuple(map(Variant, rules.players)))
    if players is None:
        raise Mistake("error-train-players", game=game)
    check_players(game, rules, players)
    return Setting(game, tuple(Variant(players, options) for options in profile.trained(players)))
