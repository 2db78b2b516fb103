"""Ranks and shares of the win, the same for every game, by each game's `rank_key`."""

from __future__ import annotations

from zocker.rules import games
from zocker.rules.kernel import kernel
from zocker.rules.state import State

WHOLE = 60  # parts of a win: two to six winners can share it evenly


@kernel
def rank(state: State, seat: int) -> int:
    """Return a seat's rank, from 1; equal seats share a rank."""
    mine = games.rank_key(state, seat)
    ahead = 0
    for other in range(state.players):
        ahead += int(games.rank_key(state, other) > mine)
    return 1 + ahead


@kernel
def share(state: State, seat: int) -> int:
    """Return a seat's share of the win, out of `WHOLE`: several winners share it evenly."""
    mine = games.rank_key(state, seat)
    equals = 0
    for other in range(state.players):
        theirs = games.rank_key(state, other)
        if theirs > mine:
            return 0
        equals += int(theirs == mine)
    return WHOLE // equals


@kernel
def left_behind(state: State, seat: int) -> float:
    """Return the share of rivals that rank below a seat at the end; equal rivals count half."""
    place = rank(state, seat)
    below = 0.0
    for other in range(state.players):
        theirs = rank(state, other)
        below += int(theirs > place) + 0.5 * int(theirs == place and other != seat)
    return below / (state.players - 1)
