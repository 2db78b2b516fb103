"""The last dice of a game of Las Vegas between several players, as `legend` plays them: solved.

With two players of Las Vegas (2012) more can be solved (see `solutions`). This is max-n: every seat does what is best
for itself, and among choices that win as often, what gains it the better place. Boards can't be solved.
"""

from __future__ import annotations

from zocker.exact.solved_end import SolvedEnd, bytes_for
from zocker.exact.table_end import ENDS, PLACE
from zocker.rules import games
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.state import Array, State

MAX_BYTES = 4 << 20  # of a solution, which takes 50 milliseconds then: seven dice of four players, about


def chances(view: State) -> Array | None:
    """Return how likely each choice is to win the game if nobody errs, or None where that can't be solved quickly."""
    if not is_end(view) or bytes_for(view) > MAX_BYTES:
        return None
    found: Array = SolvedEnd(view, PLACE).placements()[:, int(seat_of(view))].astype(float)
    return found


def is_end(view: State) -> bool:
    """Tell whether a seat is to place its dice in the last round of a game that solvers know, with all money known."""
    end, (placing, _) = ENDS[view.dtype], ENDS[view.dtype].turn
    ready = waits_for(view) == placing and view.round_no == end.rounds
    return bool(ready and end.is_simple(view) and games.knows_scores(view))
