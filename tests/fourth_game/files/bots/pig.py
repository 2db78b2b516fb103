"""What bots know of Pig: hold at 20, as everybody says."""

from __future__ import annotations

from typing import Any

import numpy as np
from zocker.rules.pig import HOLD, PIG, ROLL

from zocker.bots.codes import GREEDY
from zocker.bots.outlook import chance_to_win
from zocker.bots.profile import Profile, leave_to_search
from zocker.rules.dice import Rng
from zocker.rules.frames import seat_of
from zocker.rules.kernel import kernel
from zocker.rules.state import State

ENOUGH = 20
SPREAD = 20.0


@kernel
def choose(view: State, legal: np.ndarray[Any, Any], rng: Rng) -> int:
    wins = view.points[seat_of(view)] + view.turn >= view.target
    return HOLD if wins or view.turn >= ENOUGH else ROLL


@kernel
def guess(view: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@kernel
def outlook(s: State, seat: int) -> float:
    return chance_to_win(s, seat, SPREAD)


@kernel
def effort(view: State) -> int:
    return 100


@kernel
def doubt(view: State) -> float:
    return 1.0


@kernel
def rivals(view: State, turn: int) -> int:
    return GREEDY


PROFILE = Profile(
    game=PIG,
    trained=lambda players: ({},),
    greedy=choose,
    instinct=choose,
    regular=choose,
    guess=guess,
    outlook=outlook,
    exact_chances=leave_to_search,
    effort=effort,
    doubt=doubt,
    rivals=rivals,
    hint_playouts=1000,
    rough=GREEDY,
)
