"""The bots that choose at once, as one kernel, and playing on with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from zocker.bots import convolver as convolving
from zocker.bots import optimal_turn as best_turns
from zocker.bots import rule as rules
from zocker.bots.codes import CONVOLVER, GREEDY, OPTIMAL_TURN, RANDOM, REGULAR, ROOKIE, RULE
from zocker.bots.profiles import PROFILES, greedy, regular
from zocker.bots.random import random
from zocker.bots.rookie import rookie
from zocker.rules import gambler, games, las_vegas
from zocker.rules.dice import Rng
from zocker.rules.engine import settle
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.game import Game
from zocker.rules.kernel import Kernel, PerGame, kernel, standalone
from zocker.rules.state import State

Array = np.ndarray[Any, Any]


def _only_for(game: Game, chooser: Kernel[..., int]) -> PerGame:
    """Return a bot for one game; nobody can choose it in another one, where it would play at random."""
    return PerGame(chooser.__module__, {state: chooser if state == game.STATE else random for state in PROFILES})


convolver = _only_for(las_vegas, convolving.choose)
optimal_turn = _only_for(gambler, best_turns.choose)
rule = _only_for(las_vegas, rules.choose)
KERNELS: dict[str, Callable[..., int]] = {
    "random": random,
    "rookie": rookie,
    "greedy": greedy,
    "rule": rule,
    "convolver": convolver,
    "optimal-turn": optimal_turn,
    "regular": regular,
}
QUICK = len(KERNELS)
ONLY_FOR = {"rule": ("las-vegas",), "convolver": ("las-vegas",), "optimal-turn": ("gambler",)}


@kernel
def choose(bot: int, view: State, legal: Array, rng: Rng) -> int:
    if bot == ROOKIE:
        return rookie(view, legal, rng)
    if bot == GREEDY:
        return greedy(view, legal, rng)
    if bot == RULE:
        return rule(view, legal, rng)
    if bot == CONVOLVER:
        return convolver(view, legal, rng)
    if bot == OPTIMAL_TURN:
        return optimal_turn(view, legal, rng)
    if bot == REGULAR:
        return regular(view, legal, rng)
    return random(view, legal, rng)


@standalone
def advance(
    state: State, view: Array, dice: Rng, luck: Rng, bots: Array, moves: Array, outcome: Array, last_round: int
) -> int:
    """Play on until the game or a round is over, or a bot must decide that isn't quick; return decisions made.

    Chance comes from `dice`, what bots leave to chance from `luck`. `view` is room for one masked state.
    """
    made = 0
    while True:
        settle(state, dice, outcome)
        if waits_for(state) == OVER or state.round_no > last_round:
            return made
        seat = seat_of(state)
        bot = bots[seat]
        if bot < 0 or bot >= QUICK:
            return made
        n = games.legal(state, moves)
        if bot != RANDOM:  # which looks at nothing
            view[0] = state
            games.mask(view[0], seat)
        games.play(state, choose(bot, view[0], moves[:n], luck))
        made += 1
