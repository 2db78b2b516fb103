"""The parts of a game that an analysis needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from zocker.analysis.judges import Judge
from zocker.rules.game import Game
from zocker.rules.state import State


@dataclass(frozen=True, kw_only=True)
class AnalysedGame:
    """One game, and others with the same layout."""

    rules: Game
    judge: Callable[[State], Judge]  # who can judge a game best from a state on
    give: Callable[[State, int], int]  # gives a seat something in public, and returns how many units
    # Numbers of players for which long paired playouts confirm mistakes, whatever the options. Elsewhere most of what
    # judges call mistakes is noise.
    proven: frozenset[int] = frozenset()
