"""The games that bots know, and the kernels that each game has its own version of."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.bots.gambler.profile import PROFILE as GAMBLER
from zocker.bots.las_vegas.profile import PROFILE as LAS_VEGAS
from zocker.bots.profile import Profile
from zocker.bots.royale.profile import PROFILE as ROYALE
from zocker.rules import gambler, las_vegas, royale
from zocker.rules.kernel import PerGame

PROFILES: dict[np.dtype[Any], Profile] = {
    las_vegas.STATE: LAS_VEGAS,
    royale.STATE: ROYALE,
    gambler.STATE: GAMBLER,
}


def _per_game(name: str) -> PerGame:
    return PerGame(name, {state: getattr(profile, name) for state, profile in PROFILES.items()})


greedy = _per_game("greedy")
instinct = _per_game("instinct")
regular = _per_game("regular")
guess = _per_game("guess")
outlook = _per_game("outlook")
exact_chances = _per_game("exact_chances")
effort = _per_game("effort")
doubt = _per_game("doubt")
rivals = _per_game("rivals")
