"""A seat's win chance, estimated only from all scores."""

from __future__ import annotations

import math

from zocker.rules import games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.kernel import kernel
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import State


@kernel
def chance_to_win(s: State, seat: int, spread: float) -> float:
    """Return the share of the win that a seat can expect; `spread` is how much chance may still change the scores."""
    if waits_for(s) == OVER:
        return share(s, seat) / WHOLE
    mine = games.score(s, seat)
    total = 0.0
    for other in range(s.players):
        total += math.exp((games.score(s, other) - mine) / spread)
    return 1 / total
