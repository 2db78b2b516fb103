"""The last dice of rounds of two players, solved once and then read."""

from __future__ import annotations

from collections import OrderedDict

import numpy as np

from zocker.bots.las_vegas.endgame import dice_left
from zocker.bots.las_vegas.payoffs import chances_to_win_from
from zocker.exact.checks import follows
from zocker.exact.results import RESULTS
from zocker.exact.solved_round import SolvedRound
from zocker.rules.gears import compiled
from zocker.rules.hidden_money import knows_money
from zocker.rules.las_vegas.material import NEUTRAL, STATE
from zocker.rules.state import Array, State

KEPT = 2  # solutions: 72 MB each at most
# Dice left to both, by how many of them are neutral: more take longer than a tenth of a second to solve
MAX_DICE = (14, 10, 10, 9, 9, 8, 8, 8, 8)

_solved = OrderedDict[bytes, SolvedRound]()


def chances(view: State) -> Array | None:
    """Return the win chance of each placement if no one makes a mistake, or None if that takes too long."""
    if view.dtype != STATE or view.players != 2 or not knows_money(view):
        return None
    key = b"".join(view[field].tobytes() for field in ("round_no", "starter", "bills", "hand"))
    solved = _solved.get(key)
    if solved is None or not follows(solved.start[0], view):
        if dice_left(view) > MAX_DICE[view.dice_left[:2, NEUTRAL].sum()]:
            return None
        solved = SolvedRound(view, winning_payoff(view))
    _solved[key] = solved
    _solved.move_to_end(key)
    while len(_solved) > KEPT:
        _solved.popitem(last=False)
    return 0.5 + solved.placements(view)


def winning_payoff(state: State) -> Array:
    """Return how likely seat 0 is to win the game after each result of the round, less a half; all money is known."""
    payoff = np.zeros(RESULTS)
    compiled(chances_to_win_from)(np.full(1, state, STATE), payoff)
    return payoff
