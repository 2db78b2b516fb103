"""Fits the weights of `bots/gambler/between_rounds.py` to rounds of two `optimal-turn` players.

Every round is a sample: the points of both before it, and how the game ended for who started it.
"""

from __future__ import annotations

import argparse

import numpy as np

from zocker.bots.gambler.between_rounds import features
from zocker.bots.gambler.optimal_turn import choose
from zocker.rules import dice, games
from zocker.rules.frames import OVER, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import TARGET
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.ranking import WHOLE, share
from zocker.rules.state import Array

SAMPLES = 400_000
STEPS = 20  # of Newton's method


@entry
def collect(pair: Array, rngs: Array, points: Array, results: Array, moves: Array, outcome: Array) -> int:
    """Play on and note the start of every round, and the start player's share of the win; return how many are done."""
    state = pair[0]
    starters = np.empty(len(results), np.int64)
    done = 0
    count = 0
    round_no = 0
    while count < len(results):
        if waits_for(state) == OVER:
            for i in range(done, count):
                results[i] = share(state, starters[i]) / WHOLE
            done = count
            round_no = 0
            games.begin(state)
        if waits_for(state) < OVER:
            games.draw(state, rngs[0], outcome)
            games.chance(state, outcome)
            continue
        if state.round_no != round_no:
            round_no = state.round_no
            starters[count] = state.starter
            points[count, 0] = state.points[state.starter]
            points[count, 1] = state.points[1 - state.starter]
            count += 1
        n = games.legal(state, moves)
        pair[1] = state
        games.play(state, choose(pair[1], moves[:n], rngs[1]))
    return done


def fit(seen: Array, results: Array) -> Array:
    """Fit a logistic curve by Newton's method."""
    weights = np.zeros(seen.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-seen @ weights))
        curvature = (seen * (chances * (1 - chances))[:, None]).T @ seen
        weights += np.linalg.solve(curvature, seen.T @ (results - chances))
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    pair, rngs = np.zeros(2, GAMBLER.layout), np.zeros(2, dice.RNG)
    pair[0] = GAMBLER.new(2, GAMBLER.Options())
    rngs["word"] = dice.seed_words(asked.seed, 0, 2)
    points, results = np.zeros((asked.samples, 2)), np.zeros(asked.samples)
    moves, outcome = np.zeros(games.MAX_MOVES, np.int64), np.zeros(games.MAX_OUTCOME, np.int64)
    done = compiled(collect)(pair, rngs, points, results, moves, outcome)
    print(*fit(features(points[:done, 0], points[:done, 1], TARGET), results[:done]).round(3), sep=", ")


if __name__ == "__main__":
    main()
