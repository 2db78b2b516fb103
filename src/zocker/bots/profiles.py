"""The games that bots know, and the kernels that each game has its own version of."""

from __future__ import annotations

from zocker.bots.gambler.profile import PROFILE as GAMBLER
from zocker.bots.las_vegas.profile import PROFILE as LAS_VEGAS
from zocker.bots.royale.profile import PROFILE as ROYALE
from zocker.rules.kernel import PerGame

PROFILES = {profile.game.layout: profile for profile in (LAS_VEGAS, ROYALE, GAMBLER)}


def _per_game(name: str) -> PerGame:
    return PerGame(name, {layout: getattr(profile, name) for layout, profile in PROFILES.items()})


greedy = _per_game("greedy")
instinct = _per_game("instinct")
regular = _per_game("regular")
guess = _per_game("guess")
outlook = _per_game("outlook")
exact_chances = _per_game("exact_chances")
effort = _per_game("effort")
doubt = _per_game("doubt")
rivals = _per_game("rivals")
