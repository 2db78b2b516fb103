"""Zocker beside its peers, in one run: `make bench`.

Everything is measured in turns, several rounds of it, so that what else the machine does hits all alike. The
figures go into RESULTS.md, between this script's marks; what others write there stays.
"""

from __future__ import annotations

import argparse
import datetime
import functools
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import results
from zocker.lab import bench
from zocker.lab.simulate import simulate

HERE = Path(__file__).parent

ROUNDS, SECONDS = 9, 2.0
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.3
COUNTED = 100_000  # games that tell how long and how rich ours are

MIN_RATIO, AIM_RATIO = 250, 400
MIN_GAMES = 100_000
MIN_DECISIONS = 3_000_000
MIN_ROYALE = 20_000
MIN_GAMBLER = 5_000_000
MAX_COMPILING = 60


class Figures(NamedTuple):
    """What was measured of one thing, a figure a round."""

    values: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    def __str__(self) -> str:
        return f"{_short(self.median)} ({_short(min(self.values))}–{_short(max(self.values))})"


class Run(NamedTuple):
    """All that was measured: our figures, and the peers' answers."""

    ours: dict[str, Figures]
    peers: dict[str, list[dict[str, Any]]]
    compiling: float  # seconds, from an empty cache

    def peer(self, name: str, field: str = "games_per_second") -> Figures:
        return Figures([answer[field] for answer in self.peers[name]])

    def peer_decisions(self, name: str) -> Figures:
        return Figures([a["games_per_second"] * a["decisions_per_game"] for a in self.peers[name]])

    @property
    def ratio(self) -> float:
        return self.ours["random_games"].median / self.peer("lasvegas").median


OURS: dict[str, Callable[[float], float]] = {
    "random_games": bench.random_games,
    "simulate_games": functools.partial(bench.simulate_games, threads=2),
    "batch_decisions": bench.batch_decisions,
    "batch_steps": bench.batch_steps,
    "royale_games": bench.royale_games,
    "gambler_decisions": bench.gambler_decisions,
}
TURNS = (
    "random_games",
    "lasvegas",
    "batch_decisions",
    "backgammon",
    "batch_steps",
    "pig",
    "royale_games",
    "gambler_decisions",
    "simulate_games",
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Zocker beside its peers.")
    parser.add_argument("--peers", required=True, help="the Python that the peers are installed for")
    parser.add_argument("--quick", action="store_true", help="a smoke run: shorter, and RESULTS.md stays as it is")
    arguments = parser.parse_args()
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if arguments.quick else (ROUNDS, SECONDS)
    run = measure(arguments.peers, rounds, seconds)
    section = report(run, rounds, seconds)
    print(section)
    if not arguments.quick:
        results.write("speed", "run.py", section)
    missed = misses(run)
    for miss in missed:
        print(f"Missed: {miss}", file=sys.stderr)
    return 1 if missed else 0


def measure(python: str, rounds: int, seconds: float) -> Run:
    """Measure everything in turns."""
    ours: dict[str, list[float]] = {name: [] for name in OURS}
    peers: dict[str, list[dict[str, Any]]] = {name: [] for name in TURNS if name not in OURS}
    print("Compiling everything from an empty cache …", file=sys.stderr)
    compiling = compile_anew()
    print("Warming up …", file=sys.stderr)
    for one in OURS.values():
        one(0)
    for number in range(1, rounds + 1):
        print(f"Round {number} of {rounds} …", file=sys.stderr)
        for name in TURNS:
            if name in OURS:
                ours[name].append(OURS[name](seconds))
            else:
                peers[name].append(ask(python, name, seconds))
    return Run({name: Figures(values) for name, values in ours.items()}, peers, compiling)


def compile_anew() -> float:
    """Return how long `zocker warm` takes with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        started = time.perf_counter()
        zocker = [sys.executable, "-c", "from zocker.cli import main; main()", "warm"]
        subprocess.run(zocker, check=True, env=os.environ | {"ZOCKER_CACHE": cache})
        return time.perf_counter() - started


def ask(python: str, name: str, seconds: float) -> dict[str, Any]:
    """Let a peer measure itself."""
    command = [python, str(HERE / "peers.py"), name, str(seconds)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return answer


def misses(run: Run) -> list[str]:
    """Return a sentence for every threshold that was missed."""
    games, decisions = run.ours["simulate_games"].median, run.ours["batch_decisions"].median
    royale, gambler = run.ours["royale_games"].median, run.ours["gambler_decisions"].median
    sentences = {
        f"{run.ratio:.0f} times as many games as lasvegas, at least {MIN_RATIO} wanted.": run.ratio < MIN_RATIO,
        f"simulate: {games:,.0f} games a second on two threads, at least {MIN_GAMES:,} wanted.": games < MIN_GAMES,
        f"Batch.step: {decisions:,.0f} decisions a second, at least {MIN_DECISIONS:,} wanted.": decisions
        < MIN_DECISIONS,
        f"Royale: {royale:,.0f} games a second on one thread, at least {MIN_ROYALE:,} wanted.": royale < MIN_ROYALE,
        f"Gambler: {gambler:,.0f} decisions a second on one thread, at least {MIN_GAMBLER:,} wanted.": gambler
        < MIN_GAMBLER,
        f"Compiling took {run.compiling:.0f} s, at most {MAX_COMPILING} wanted.": run.compiling > MAX_COMPILING,
    }
    return [sentence for sentence, missed in sentences.items() if missed]


def report(run: Run, rounds: int, seconds: float) -> str:
    """Return the section of RESULTS.md."""
    counted = simulate(bench.GAME, ["random"] * bench.PLAYERS, games_to_play=COUNTED, seed=1)
    peer, spiel = run.peers["lasvegas"][0], run.peers["pig"][0]
    ours, theirs = run.ours["random_games"], run.peer("lasvegas")
    ratios = [a / b for a, b in zip(ours.values, theirs.values, strict=True)]
    batch = run.ours["batch_decisions"]
    lines = [
        "## Speed",
        "",
        f"Measured on {datetime.date.today().isoformat()} by `make bench` in one run: {rounds} rounds in which Zocker",
        f"and its peers take turns, {seconds:g} seconds each. Every number is the median of the rounds, followed by",
        "the lowest and the highest. Ratios compare medians. Start-up, imports, compilation and warm-up are not timed.",
        "",
        f"Machine: {results.cpu()}, {os.cpu_count()} cores, {platform.system()}. Zocker {version('zocker')}: Python"
        f" {platform.python_version()}, NumPy {version('numpy')}, Numba {version('numba')}."
        f" Peers: Python {peer['python']}, NumPy {peer['numpy']}.",
        "",
        "### Las Vegas, five random players, one thread",
        "",
        "| | games a second | decisions a game | mean score |",
        "|---|---:|---:|---:|",
        f"| Zocker, `simulate` with one thread | {ours} | {counted.decisions / counted.games:.1f}"
        f" | ${counted.bots[0].mean_score:,.0f} |",
        f"| PyPI's `lasvegas` {peer['version']} | {theirs} | {run.peer('lasvegas', 'decisions_per_game').median:.1f}"
        f" | ${run.peer('lasvegas', 'mean_score').median:,.0f} |",
        "",
        f"**{run.ratio:.0f} times as many games** ({min(ratios):.0f} to {max(ratios):.0f} in single rounds). Required:"
        f" {MIN_RATIO}. Goal: {AIM_RATIO}.",
        "",
        "Both sides play by the same rules: the 2012 edition, five players with eight dice each, no neutral dice, four",
        "rounds, all 54 bills, and choices that are uniform over the faces rolled. Decisions a game and mean scores",
        "confirm it. `lasvegas` runs its own loop with its own random bots, on one `Game` object. It does not use its",
        "`safe` mode, which copies the table for every choice. Zocker plays and counts wins and scores in one worker",
        "thread, while the main thread only hands out the work.",
        "",
        "### Many games from Python",
        "",
        "| Las Vegas, five players, random moves | measured | required |",
        "|---|---:|---:|",
        f"| `simulate` on two threads, games a second | {run.ours['simulate_games']} | {MIN_GAMES:,} |",
        f"| `Batch.step` with 4,096 games, one thread, moves chosen with NumPy: decisions a second | {batch}"
        f" | {MIN_DECISIONS:,} |",
        f"| the same, counting only the time in `step`: decisions a second | {run.ours['batch_steps']} | |",
        "",
        "### Las Vegas Royale, three boards, four random players",
        "",
        "| | measured | required |",
        "|---|---:|---:|",
        f"| `simulate` on one thread, games a second | {run.ours['royale_games']} | {MIN_ROYALE:,} |",
        "",
        "### Gambler, four random players",
        "",
        "| | measured | required |",
        "|---|---:|---:|",
        f"| `simulate` on one thread, decisions a second | {run.ours['gambler_decisions']} | {MIN_GAMBLER:,} |",
        "",
        "### Compiling",
        "",
        "| | measured | required |",
        "|---|---:|---:|",
        f"| compiling all games from an empty cache, seconds | {run.compiling:.0f} | {MAX_COMPILING} |",
        "",
        f"### For scale: OpenSpiel {spiel['version']}",
        "",
        "These are other games, so this is no contest. It shows what uniform random play from Python costs elsewhere,",
        "on one thread. Chance nodes are sampled by their probabilities and don't count as decisions, as in Zocker.",
        "",
        "| | games a second | decisions a second | `Batch.step` makes |",
        "|---|---:|---:|---:|",
        *(
            f"| OpenSpiel's `{name}` | {run.peer(name)} | {run.peer_decisions(name)}"
            f" | {batch.median / run.peer_decisions(name).median:.0f} times as many decisions |"
            for name in ("backgammon", "pig")
        ),
    ]
    return "\n".join(lines)


def _short(figure: float) -> str:
    """Write a figure with four digits: nobody needs more."""
    return f"{float(f'{figure:.4g}'):,.0f}"


if __name__ == "__main__":
    sys.exit(main())
