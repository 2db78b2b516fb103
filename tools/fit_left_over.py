"""Fits the weights of `bots/gambler/left_over.toml` to games that `optimal-turn` plays against itself.

Every turn's end is a sample: how each row was left, and what the leaver got in the rest of the round, less the mean
of what the others got. Run it a few times: better weights make better games to learn from.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from zocker.bots.gambler import left_over
from zocker.bots.gambler.left_over import KIND_NAMES, KINDS, SIGN_NAMES, SIGNS, feature
from zocker.bots.gambler.optimal_turn import choose
from zocker.rules import dice, games
from zocker.rules.frames import OVER, seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import MAX_IN_ROW, ROWS
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.state import Array

WEIGHTS_FILE = Path(left_over.__file__).with_name("left_over.toml")
SAMPLES = 400_000
RIDGE = 2e5  # in squared points: keeps the weights of rare features small
FEATURES = KINDS * (MAX_IN_ROW + 1) * SIGNS


@entry
def collect(
    pair: Array, rngs: Array, which: Array, points: Array, results: Array, moves: Array, outcome: Array
) -> None:
    """Play on and note every turn's end: which feature has how many points, and the leaver's result."""
    state = pair[0]
    gains = np.zeros((len(results), len(state.points)))
    begun = 0  # the first sample of this round
    count = 0
    while count < len(results):
        if waits_for(state) == OVER:
            games.begin(state)
        if waits_for(state) < OVER:
            games.draw(state, rngs[0], outcome)
            seat, round_no = seat_of(state), state.round_no
            games.chance(state, outcome)
        else:
            n = games.legal(state, moves)
            pair[1] = state
            seat, round_no = seat_of(state), state.round_no
            games.play(state, choose(pair[1], moves[:n], rngs[1]))
        if waits_for(state) == OVER or state.round_no != round_no:
            for i in range(begun, count):
                mine = 0.0
                others = 0.0
                for other in range(state.players):
                    gain = state.points[other] - gains[i, other]
                    if other == int(results[i]):
                        mine = gain
                    else:
                        others += gain
                results[i] = mine - others / (state.players - 1)
            begun = count
        elif seat >= 0 and seat_of(state) != seat:
            for row in range(ROWS):
                kind, missing, sign = feature(state, row, state.filled[row])
                which[count, row] = (kind * (MAX_IN_ROW + 1) + missing) * SIGNS + sign
                points[count, row] = state.value[row]
            for other in range(state.players):
                gains[count, other] = state.points[other]
            results[count] = seat
            count += 1
    results[begun:] = np.nan


def fit(players: int, samples: int, seed: int) -> Array:
    """Return the weights for a number of players."""
    pair = np.full(2, GAMBLER.new(players, GAMBLER.Options()), GAMBLER.layout)
    rngs = np.zeros(2, dice.RNG)
    rngs["word"] = dice.seed_words(seed, players, 2)
    which = np.zeros((samples, ROWS), np.int64)
    points = np.zeros((samples, ROWS))
    results = np.zeros(samples)
    room = np.zeros(games.MAX_MOVES, np.int64), np.zeros(games.MAX_OUTCOME, np.int64)
    compiled(collect)(pair, rngs, which, points, results, *room)
    known = ~np.isnan(results)
    table = np.zeros((samples, FEATURES + 1))
    table[:, -1] = 1  # what it is worth to be the next but one
    for row in range(ROWS):
        np.add.at(table, (np.arange(samples), which[:, row]), points[:, row])
    table = table[known]
    penalty = np.full(FEATURES + 1, RIDGE)
    penalty[-1] = 0
    weights = np.linalg.solve(table.T @ table + np.diag(penalty), table.T @ results[known])
    error = results[known] - table @ weights
    print(f"{players} players: explains {1 - error.var() / results[known].var():.1%}, constant {weights[-1]:.2f}")
    return weights[:-1].reshape(KINDS, MAX_IN_ROW + 1, SIGNS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    lines = [
        "# Made by tools/fit_left_over.py: for each number of players, what a row with 1, 2, … empty boxes is worth"
    ]
    lines += ["# to the one who leaves it, as a share of its points, by the kind of dice that it wants."]
    for players in GAMBLER.players:
        weights = fit(players, arguments.samples, arguments.seed)
        lines += ["", f"[{players}]"]
        for kind, name in enumerate(KIND_NAMES):
            for sign, colour in enumerate(SIGN_NAMES):
                values = ", ".join(f"{weight:.3f}" for weight in weights[kind, 1:, sign])
                lines.append(f"{name}-{colour} = [{values}]")
    WEIGHTS_FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
