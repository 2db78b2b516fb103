"""How fast this machine plays. Every figure is the median of short runs, after a warm-up."""

from __future__ import annotations

import itertools
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from zocker.batch import Batch
from zocker.lab.simulate import Simulation, simulate
from zocker.match import Match
from zocker.rules.messages import Decision

GAME, PLAYERS = "las-vegas", 5
PILOT = 2_000  # games of a first run that tells how many fill the time
BATCH = 4_096  # games side by side
APART = 250  # steps after which some games of a batch begin while others end
REPEATS, SECONDS = 5, 0.3


def random_games(seconds: float) -> float:
    """Return games per second of `simulate` with random bots on one thread."""
    return _simulated("random", seconds, threads=1)


def simulate_games(seconds: float, threads: int | None = None) -> float:
    """Return games per second of `simulate` with random bots on all cores."""
    return _simulated("random", seconds, threads)


def royale_games(seconds: float) -> float:
    """Return games per second of `simulate` with four random bots in Royale on one thread."""
    return _simulated("random", seconds, threads=1, game="royale", players=4)


def gambler_decisions(seconds: float) -> float:
    """Return decisions per second of `simulate` with four random bots in Gambler on one thread."""
    return _simulated("random", seconds, threads=1, game="gambler", players=4, counted="decisions")


def greedy_games(seconds: float) -> float:
    """Return games per second of `simulate` with greedy bots on all cores."""
    return _simulated("greedy", seconds, threads=None)


def _simulated(
    bot: str, seconds: float, threads: int | None, game: str = GAME, players: int = PLAYERS, counted: str = "games"
) -> float:
    def play(games: int) -> Simulation:
        return simulate(game, bot, players=players, games_to_play=games, seed=1, threads=threads)

    result = play(1 + int(play(PILOT).games_per_second * seconds))
    count: int = getattr(result, counted)
    return count / result.seconds


def batch_decisions(seconds: float) -> float:
    """Return decisions per second of `Batch.step`, and of the random moves chosen for it by NumPy."""
    rng, batch = np.random.default_rng(1), _batch()
    steps, started = 0, time.perf_counter()
    while True:
        batch.step(choose(batch.legal, rng))
        steps += 1
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            return steps * BATCH / elapsed


def batch_steps(seconds: float) -> float:
    """Return decisions per second of `Batch.step` alone."""
    rng, batch = np.random.default_rng(1), _batch()
    steps, elapsed = 0, 0.0
    while True:
        moves = choose(batch.legal, rng)
        started = time.perf_counter()
        batch.step(moves)
        elapsed += time.perf_counter() - started
        steps += 1
        if elapsed >= seconds:
            return steps * BATCH / elapsed


def choose(legal: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """Return a random legal move for every game: the one that draws the highest number above 0."""
    moves: np.ndarray[Any, Any] = ((1 - rng.random(legal.shape, np.float32)) * legal).argmax(axis=1)
    return moves


def _batch() -> Batch:
    rng, batch = np.random.default_rng(0), Batch(GAME, players=PLAYERS, size=BATCH, seed=1)
    for _ in range(APART):
        batch.step(choose(batch.legal, rng))
    return batch


def match_milliseconds(seconds: float) -> float:
    """Return milliseconds per decision through `Match`, interpreted, rolls and set-up included."""
    luck = random.Random(1)
    decisions, started = 0, time.perf_counter()
    for seed in itertools.count():
        match = Match(GAME, players=PLAYERS, seed=seed)
        while isinstance(waiting := match.waiting, Decision):
            match.play(luck.choice(waiting.moves).text)
            decisions += 1
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            break
    return 1000 * elapsed / decisions


MEASURES: dict[str, Callable[[float], float]] = {
    "random_games": random_games,
    "simulate_games": simulate_games,
    "greedy_games": greedy_games,
    "royale_games": royale_games,
    "gambler_decisions": gambler_decisions,
    "batch_decisions": batch_decisions,
    "batch_steps": batch_steps,
    "match_milliseconds": match_milliseconds,
}


def warm_up(progress: Callable[[int], None] = lambda done: None) -> None:
    """Measure everything once, as briefly as possible, so that all of it is compiled."""
    for done, measure in enumerate(MEASURES.values(), 1):
        measure(0)
        progress(done)


def bench(
    progress: Callable[[int], None] = lambda done: None, *, seconds: float = SECONDS, repeats: int = REPEATS
) -> dict[str, float]:
    """Measure everything several times, in turns; call `warm_up` first. Ctrl-C ends it with the figures so far."""
    measured: dict[str, list[float]] = {}
    try:
        for done, name in enumerate(list(MEASURES) * repeats, 1):
            figure = MEASURES[name](seconds)
            measured.setdefault(name, []).append(figure)
            progress(done)
    except KeyboardInterrupt:
        pass
    return {name: statistics.median(figures) for name, figures in measured.items()}
