"""Las Vegas: value a placement by what it currently wins and denies."""

from __future__ import annotations

from typing import Any

import numpy as np

from zocker.rules.dice import Rng, uniform
from zocker.rules.frames import seat_of
from zocker.rules.kernel import standalone
from zocker.rules.las_vegas.material import NEUTRAL, OWN, WHITE
from zocker.rules.las_vegas.scoring import prize
from zocker.rules.las_vegas.turn import put
from zocker.rules.state import State


@standalone
def choose(view: State, legal: np.ndarray[Any, Any], rng: Rng) -> int:
    seat = seat_of(view)
    best = legal[0]
    most = -1000.0
    for face in legal:
        own = view.rolled[OWN, face]
        neutral = view.rolled[NEUTRAL, face]
        before = edge(view, face, seat)
        put(view, face, seat, own)
        put(view, face, WHITE, neutral)
        worth = edge(view, face, seat) - before + 1e-6 * uniform(rng)
        put(view, face, seat, -own)
        put(view, face, WHITE, -neutral)
        if worth > most:
            most = worth
            best = face
    return best


@standalone
def edge(view: State, casino: int, seat: int) -> float:
    """Return a seat's prize at a casino, less the mean of its rivals' prizes."""
    theirs = 0
    for other in range(view.players):
        if other != seat:
            theirs += prize(view, casino, other)
    return prize(view, casino, seat) - theirs / (view.players - 1)
