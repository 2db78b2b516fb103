"""The value of each choice by a network."""

from __future__ import annotations

from zocker.rules import games
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.kernel import kernel, standalone
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import Array, State
from zocker.values.net import Net, Work, judge


@standalone
def judge_choices(net: Net, work: Work, states: Array, legal: Array, observed: Array, shares: Array) -> int:
    """Write each seat's share of the win after each choice in the view `states[0]`, the deciding seat's first.

    Also write the observations. Return the index of the best choice. `states[1]` is scratch.
    """
    seat = seat_of(states[0])
    best = 0
    for k in range(len(legal)):
        states[1] = states[0]
        games.play(states[1], legal[k])
        judge_state(net, work, states[1], seat, observed[k], shares[k])
        if shares[k, 0] > shares[best, 0]:
            best = k
    return best


@kernel
def judge_state(net: Net, work: Work, state: State, seat: int, observed: Array, shares: Array) -> None:
    """Write each seat's share of the win in a masked state, the given seat's first: exactly once the game is over."""
    games.observe(state, seat, observed)
    if waits_for(state) == OVER and games.knows_scores(state):
        for place in range(state.players):
            shares[place] = share(state, (seat + place) % state.players) / WHOLE
    else:
        judge(net, work, observed, shares)
