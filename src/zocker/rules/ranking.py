"""Who is first, and who shares the win: the same for every game, by what its seats are ranked by."""

from __future__ import annotations

from zocker.rules import games
from zocker.rules.kernel import kernel
from zocker.rules.state import State

WHOLE = 60  # a win, in parts that two to six winners can share evenly


@kernel
def rank(state: State, seat: int) -> int:
    """Return a seat's rank, from 1; equals share one."""
    mine = games.rank_key(state, seat)
    ahead = 0
    for other in range(state.players):
        ahead += int(games.rank_key(state, other) > mine)
    return 1 + ahead


@kernel
def share(state: State, seat: int) -> int:
    """Return a seat's part of the win, of `WHOLE`: winners share it."""
    mine = games.rank_key(state, seat)
    equals = 0
    for other in range(state.players):
        theirs = games.rank_key(state, other)
        if theirs > mine:
            return 0
        equals += int(theirs == mine)
    return WHOLE // equals
