"""The bots that choose at once, as one kernel that can continue a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from zocker.bots.codes import RANDOM
from zocker.bots.gambler import optimal_turn
from zocker.bots.las_vegas import convolver, rule
from zocker.bots.profiles import PROFILES, greedy, regular
from zocker.bots.random import random
from zocker.bots.rookie import rookie
from zocker.rules import games
from zocker.rules.dice import Rng
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.game import Game
from zocker.rules.kernel import Kernel, PerGame, kernel, standalone
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.state import Array, State


class Quick(NamedTuple):
    """A bot that chooses at once, its games, and whether it counts what others win in public."""

    choose: Callable[..., int]
    games: tuple[str, ...] = tuple(games.GAMES)
    counts: bool = False


def _only_for(game: Game, chooser: Kernel[..., int]) -> Quick:
    """Return a bot for one game; in other games, where it can't be chosen, it would play at random."""
    kernels = {layout: chooser if layout == game.layout else random for layout in PROFILES}
    return Quick(PerGame(chooser.__module__, kernels), (game.name,))


BOTS = {
    "random": Quick(random),
    "rookie": Quick(rookie),
    "greedy": Quick(greedy),
    "rule": _only_for(LAS_VEGAS, rule.choose),
    "convolver": _only_for(LAS_VEGAS, convolver.choose),
    "optimal-turn": _only_for(GAMBLER, optimal_turn.choose),
    "regular": Quick(regular),
}
QUICK = len(BOTS)
COUNTS = np.array([bot.counts for bot in BOTS.values()])


def on_gpu(game: str) -> tuple[str, ...]:
    """Return the bots that can play a game on a GPU: over the others, its compiler breaks down."""
    if game == LAS_VEGAS.name:
        return "random", "rookie", "greedy", "rule", "convolver", "regular"
    return ("random", "rookie", "greedy", "regular") if game == GAMBLER.name else ("random",)


def one_of(codes: Sequence[int]) -> Kernel[..., int]:
    """Return a kernel that takes a bot's number, which must be among these, and lets that bot choose."""
    code, *rest = codes
    first = list(BOTS.values())[code].choose
    if not rest:
        return kernel(lambda bot, view, legal, rng: first(view, legal, rng))
    others = one_of(rest)

    def choose(bot: int, view: State, legal: Array, rng: Rng) -> int:
        if bot == code:
            return first(view, legal, rng)
        return others(bot, view, legal, rng)

    return kernel(choose)


choose = one_of(range(QUICK))


@standalone
def advance(
    state: State, view: Array, dice: Rng, luck: Rng, bots: Array, moves: Array, outcome: Array, last_round: int
) -> int:
    """Play on until the game or a round is over, or a bot that isn't quick must decide; return decisions made.

    Chance comes from `dice`, the bots' own randomness from `luck`. `view` is room for one masked state.
    """
    made = 0
    while waits_for(state) != OVER and state.round_no <= last_round:
        if waits_for(state) < OVER:
            games.draw(state, dice, outcome)
            games.chance(state, outcome)
            continue
        bot = bots[seat_of(state)]
        if bot < 0 or bot >= QUICK:
            break
        decide(state, view, luck, bot, moves)
        made += 1
    return made


@kernel
def decide(state: State, view: Array, luck: Rng, bot: int, moves: Array) -> None:
    """Play a move that a bot chooses."""
    n = games.legal(state, moves)
    if bot != RANDOM:  # random ignores its view
        view[0] = state
        games.mask(view[0], seat_of(state), COUNTS[bot])
    games.play(state, choose(bot, view[0], moves[:n], luck))
