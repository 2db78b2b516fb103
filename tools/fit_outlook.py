"""Fit how far money spreads in a round: `python -m tools.fit_outlook GAME`.

`regular` plays at all seats. For every number of players the spread is the one with which `chance_to_win` tells best,
from what everybody has between two rounds, who will win; it grows with the root of the rounds that are left. What this
prints stands in `SPREADS` of each game.
"""

from __future__ import annotations

import argparse

import msgspec
import numpy as np

from zocker.bots.codes import REGULAR
from zocker.bots.quick import advance
from zocker.rules import dice, games
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry
from zocker.rules.las_vegas.material import NEUTRAL_PLAYERS
from zocker.rules.las_vegas.material import ROUNDS as LAS_VEGAS_ROUNDS
from zocker.rules.ranking import WHOLE, share
from zocker.rules.royale.material import ROUNDS as ROYALE_ROUNDS
from zocker.rules.state import Array

SEED = 1
ROUNDS = {"las-vegas": LAS_VEGAS_ROUNDS, "royale": ROYALE_ROUNDS}
TRIED = np.geomspace(1, 20, 300)  # in units of $10,000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=ROUNDS)
    parser.add_argument("--games", type=int, default=20_000)
    asked = parser.parse_args()
    kinds = [(players, dict[str, object]()) for players in games.find(asked.game).players]
    if asked.game == "las-vegas":
        kinds += [(players, {"neutral": True}) for players in NEUTRAL_PLAYERS]
    for players, options in kinds:
        scores, shares = play(asked.game, players, options, asked.games)
        rounds_left = np.arange(len(scores), 0, -1)[:, None, None]
        print(f"{players} players, {options}: {fit(scores / np.sqrt(rounds_left), shares):.1f}", flush=True)


def play(game: str, players: int, options: dict[str, object], count: int) -> tuple[Array, Array]:
    """Play games; return what everybody has after each round but the last, and each seat's share of the win."""
    rules = games.find(game)
    state = rules.blank_state(players, msgspec.convert(options, rules.Options))
    scores, shares = np.zeros((ROUNDS[game] - 1, count, players)), np.zeros((count, players))
    seeds = dice.seed_words(SEED, 0, count, 0)
    compiled(note_games)(np.full(2, state, rules.layout), np.zeros(2, dice.RNG), seeds, scores, shares)
    return scores, shares


@entry
def note_games(states: Array, rngs: Array, seeds: Array, scores: Array, shares: Array) -> None:
    """Write what everybody has after each round but the last, and each seat's share of the win."""
    bots = np.full(games.MAX_PLAYERS, REGULAR)
    moves = np.zeros(games.MAX_MOVES, np.int64)
    outcome = np.zeros(games.MAX_OUTCOME, np.int64)
    state = states[0]
    for n in range(len(seeds)):
        rngs[0].word = seeds[n]
        rngs[1].word = seeds[n]
        games.begin(state)
        for ended in range(len(scores) + 1):
            advance(state, states[1:], rngs[0], rngs[1], bots, moves, outcome, ended + 1)
            for seat in range(state.players):
                if ended < len(scores):
                    scores[ended, n, seat] = games.score(state, seat)
        for seat in range(state.players):
            shares[n, seat] = share(state, seat) / WHOLE


def fit(scores: Array, shares: Array) -> float:
    """Return the spread with which the shares are likeliest."""
    return float(max(TRIED, key=lambda spread: likelihood(scores / spread, shares)))


def likelihood(numbers: Array, shares: Array) -> float:
    logs = numbers - np.logaddexp.reduce(numbers, axis=-1, keepdims=True)
    return float((logs * shares).sum())


if __name__ == "__main__":
    main()
