"""How much money bots give away at the end of a round of Las Vegas (2012), measured against exact play.

The positions come from seeded games of `greedy` against `rule`, every other one with neutral dice; each game is stopped
at a decision with few dice left. All are from the first round: nobody has won anything yet, so nothing is hidden that
one bot might guess better than another, and a bot that plays to win the game wants the same as one that plays for
money. As long as the scores are even, the chance to win grows in proportion to the money.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
import numpy as np

from zocker.bots import quick, roster
from zocker.bots.las_vegas.endgame import dice_left
from zocker.exact.solved_round import SolvedRound
from zocker.rules import dice
from zocker.rules.dice import Rng
from zocker.rules.engine import draw_until_decision
from zocker.rules.frames import seat_of
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.state import Array, State

GAME = "las-vegas"
MOVES = LAS_VEGAS.moves
BOTS = ("random", "greedy", "rule", "convolver", "regular", "shark")
HOSTS = ("greedy", "rule")  # the bots whose games the positions are from
POSITIONS = 1000
SEED = 2012
MIN_DICE = 2
# Dice left to both players together, at most, without and with neutral dice: more than a bot values exactly.
MAX_DICE = {False: 12, True: 8}


class Position(NamedTuple):
    """A decision, and the exact worth of each legal move: the money won in the round, less the rival's."""

    view: State
    legal: Array
    values: Array

    def regret(self, move: int) -> float:
        """Return how much less than the best a move is worth, in dollars."""
        return float(self.values.max() - self.values[self.legal == move][0]) * LAS_VEGAS.unit


class Regret(msgspec.Struct, frozen=True):
    """A bot's mean regret, in dollars per decision."""

    bot: str
    positions: int
    dollars: float
    ci95: tuple[float, float]


def report(count: int = POSITIONS, seed: int = SEED) -> dict[str, Regret]:
    """Return the mean regret of each of our bots."""
    return {bot: mean_regret(bot, count, seed) for bot in BOTS}


def mean_regret(bot: str, count: int = POSITIONS, seed: int = SEED) -> Regret:
    """Return how much less than the best a bot's choices are worth on average, with its 95 % interval."""
    choose = roster.find(bot, GAME).sit_down(compiled=True)
    regrets = [
        position.regret(choose(position.view.copy(), position.legal.copy(), dice.seeded_rng(seed, number), MOVES))
        for number, position in enumerate(positions(count, seed))
    ]
    mean = float(np.mean(regrets))
    half = 1.959964 * float(np.std(regrets)) / math.sqrt(count)
    return Regret(bot, count, mean, (max(0.0, mean - half), mean + half))


@functools.cache
def positions(count: int, seed: int) -> tuple[Position, ...]:
    """Return a fixed set of positions; a smaller set of the same seed is the beginning of a larger one."""
    found = list[Position]()
    game = 0
    while len(found) < count:
        view = late_decision(seed, game, neutral=len(found) % 2 == 1)
        if view is not None:
            found.append(valued(view))
        game += 1
    return tuple(found)


def valued(view: State) -> Position:
    """Value all legal moves in a view."""
    legal = legal_moves(view)
    return Position(view, legal, SolvedRound(view).placements(view))


def late_decision(seed: int, game: int, *, neutral: bool) -> State | None:
    """Return the view of the first seat that has a choice when few dice are left, or None if there is none."""
    luck = dice.new_rng(int(dice.seed_words(seed, game, 1, stream=1)[0]))
    few = MIN_DICE + dice.below(luck, MAX_DICE[neutral] - MIN_DICE + 1)
    for state in decisions(seed, game, luck, neutral=neutral):
        if dice_left(state) <= few and len(legal_moves(state)) > 1:
            return seen(state)
    return None


def decisions(seed: int, game: int, luck: Rng, *, neutral: bool) -> Iterator[State]:
    """Play the first round of a game, and yield its state at every decision."""
    state = LAS_VEGAS.new(2, LAS_VEGAS.Options(neutral=neutral))
    rng, outcome = dice.seeded_rng(seed, game), np.zeros(LAS_VEGAS.outcome_length, np.int64)
    draw_until_decision(state, rng, outcome)
    while state.round_no == 1:
        yield state
        host = quick.BOTS[HOSTS[(seat_of(state) + game) % 2]].choose
        LAS_VEGAS.play(state, host(seen(state), legal_moves(state), luck))
        draw_until_decision(state, rng, outcome)


def seen(state: State) -> State:
    """Return the view of the seat that must decide."""
    view: State = state.copy()
    LAS_VEGAS.mask(view, seat_of(view), False)
    return view


def legal_moves(state: State) -> Array:
    moves = np.zeros(len(LAS_VEGAS.moves), np.int64)
    return moves[: LAS_VEGAS.legal(state, moves)].copy()
