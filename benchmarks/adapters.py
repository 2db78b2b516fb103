"""Our environments beside other people's, in one run: part of `make bench`.

As in run.py everything takes turns, several rounds of it. Other environments are other games, so that ratios say what
playing through such an interface costs, here and there.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from benchmarks.run import QUICK_ROUNDS, QUICK_SECONDS, ROUNDS, SECONDS, Figures, ask

from benchmarks import peers, results
from zocker.envs import pettingzoo
from zocker.envs.gymnasium import TableEnv, TablesEnv
from zocker.lab.bench import APART, choose

MIN_VECTOR = 2_000_000  # steps a second
MIN_AEC = 3  # times as many steps as PettingZoo's own game


def vector_steps(seconds: float, game: str = "las-vegas", opponents: str = "random") -> float:
    """Return steps per second of the vector environment, observations included, moves chosen outside."""
    env, rng = TablesEnv(game, peers.BATCH, opponents=opponents), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(APART):
        *_, info = env.step(choose(info["action_mask"], rng))
    steps, elapsed = 0, 0.0
    while True:
        moves = choose(info["action_mask"], rng)
        started = time.perf_counter()
        *_, info = env.step(moves)
        elapsed += time.perf_counter() - started
        steps += 1
        if elapsed >= seconds:
            return steps * peers.BATCH / elapsed


def single_steps(seconds: float) -> float:
    """Return steps per second of the single environment, random moves included."""
    env, luck = TableEnv("las-vegas", opponents="random"), random.Random(1)
    _, info = env.reset(seed=1)
    steps, started = 0, time.perf_counter()
    while True:
        _, _, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset()
        steps += 1
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            return steps / elapsed


OURS: dict[str, tuple[str, Callable[[float], float]]] = {
    "vector": ("Gymnasium vector, 4,096 tables of Las Vegas, one rival at random", vector_steps),
    "vector-greedy": (
        "the same, the rival greedy",
        lambda seconds: vector_steps(seconds, opponents="greedy"),
    ),
    "vector-royale": ("the same in Royale, at random", lambda seconds: vector_steps(seconds, "royale")),
    "single": ("Gymnasium, one table of Las Vegas", single_steps),
    **{
        f"aec-{game}": (
            f"PettingZoo, {game}",
            lambda seconds, game=game: peers.aec_steps(pettingzoo.env(game), seconds),  # type: ignore[misc]
        )
        for game in ("las-vegas", "royale", "gambler")
    },
}
THEIRS = {
    "cartpole": "Gymnasium's own vector of CartPole in NumPy, 4,096 environments",
    "pgx/backgammon": "Pgx's backgammon, 4,096 tables compiled by JAX, random moves included",
    "pettingzoo/texas_holdem_v4": "PettingZoo's Texas hold'em",
    "pettingzoo/connect_four_v3": "PettingZoo's Connect Four",
}
COMPARED = {
    "vector": "pgx/backgammon",
    "vector-greedy": "pgx/backgammon",
    "vector-royale": "pgx/backgammon",
    "aec-las-vegas": "pettingzoo/texas_holdem_v4",
    "aec-royale": "pettingzoo/texas_holdem_v4",
    "aec-gambler": "pettingzoo/texas_holdem_v4",
}

Measured = dict[str, Figures]


def measure(pythons: dict[str, str], rounds: int, seconds: float) -> tuple[Measured, dict[str, Any]]:
    """Measure everything in turns; return all figures, and the version of each peer."""
    found: dict[str, list[float]] = {name: [] for name in (*OURS, *THEIRS)}
    versions: dict[str, Any] = {}
    for _, one in OURS.values():
        one(0)
    for number in range(1, rounds + 1):
        print(f"Round {number} of {rounds} …", file=sys.stderr)
        for name, (_, one) in OURS.items():
            found[name].append(one(seconds))
        for name in THEIRS:
            answer = ask(pythons[name.partition("/")[0]], name, seconds)
            found[name].append(answer["steps_per_second"])
            versions[name] = answer["version"]
    return {name: Figures(values) for name, values in found.items()}, versions


def misses(measured: Measured) -> list[str]:
    """Return a sentence for every threshold that was missed."""
    vector = measured["vector"].median
    missed = [f"The vector makes {vector:,.0f} steps a second, {MIN_VECTOR:,} wanted."] if vector < MIN_VECTOR else []
    for name, peer in COMPARED.items():
        ratio = measured[name].median / measured[peer].median
        if name.startswith("aec") and ratio < MIN_AEC:
            missed.append(f"{name}: {ratio:.1f} times as many steps as {peer}, {MIN_AEC} wanted.")
    return missed


def report(measured: Measured, versions: dict[str, Any], rounds: int, seconds: float) -> str:
    """Return the section of RESULTS.md."""
    ratios = {name: f"{measured[name].median / measured[peer].median:.1f}" for name, peer in COMPARED.items()}
    lines = [
        "## Environments",
        "",
        f"Measured on {datetime.date.today().isoformat()} by `make bench`: {rounds} rounds in which ours and others",
        f"take turns, {seconds:g} seconds each. Numbers are medians, followed by the lowest and the highest. Vectors",
        "run on one thread. A step of ours includes the rivals' moves, the observation and the mask, and only time in",
        "`step` counts. Single environments choose their moves in Python, as in PettingZoo's `performance_benchmark`.",
        "",
        f"Machine: {results.cpu()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}.",
        "",
        "| ours | steps a second | times the peer |",
        "|---|---:|---:|",
        *(f"| {text} | {measured[name]} | {ratios.get(name, '')}{_peer(name)} |" for name, (text, _) in OURS.items()),
        "",
        "| theirs | version | steps a second |",
        "|---|---|---:|",
        *(f"| {text} | {versions[name]} | {measured[name]} |" for name, text in THEIRS.items()),
        "",
        f"Required: {MIN_VECTOR:,} steps a second of the vector in Las Vegas, and {MIN_AEC} times PettingZoo's own",
        "Texas hold'em. PettingZoo's backgammon is no longer part of it. PufferLib is not measured, because its",
        "release on PyPI is source that downloads libraries while it is built.",
    ]
    return "\n".join(lines)


def _peer(name: str) -> str:
    return f" {COMPARED[name].partition('/')[2]}" if name in COMPARED else ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure environments beside other people's.")
    parser.add_argument("--peers", required=True, help="the Python that the peers are installed for")
    parser.add_argument("--jax", required=True, help="the Python that Pgx is installed for")
    parser.add_argument("--quick", action="store_true", help="a smoke run: shorter, and RESULTS.md stays as it is")
    arguments = parser.parse_args()
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if arguments.quick else (ROUNDS, SECONDS)
    pythons = {"cartpole": arguments.peers, "pettingzoo": arguments.peers, "pgx": arguments.jax}
    measured, versions = measure(pythons, rounds, seconds)
    section = report(measured, versions, rounds, seconds)
    print(section)
    if not arguments.quick:
        results.write("environments", "adapters.py", section)
    missed = misses(measured)
    for miss in missed:
        print(f"Missed: {miss}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
