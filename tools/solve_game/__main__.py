"""Values the whole two-player game of Las Vegas (2012) without neutral dice, backwards over its rounds.

    python -m tools.solve_game run --seconds 600 --sums cpu.npz            # on processors, in several processes
    python -m tools.solve_game kit kit.npz --deals 40000                   # what a machine with a GPU needs to know
    python -m tools.solve_game run --device cuda --kit kit.npz --seconds 280 --sums gpu.npz
    python -m tools.solve_game table cpu.npz gpu.npz                       # add runs up and write the package's table

A run goes on where its file of sums stands. Every batch solves the game from deals of its own, which are dealt from the
full stack; how batches differ tells the standard errors. Batches of one seed must not be in two files.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from tools.solve_game.curves import MAX_BILLS, MAX_MONEY, Rules, Solve, solve_game
from tools.solve_game.sums import Sums, read_sums

SEED = 2012
DEALS = {"cpu": 4, "cuda": 32}  # in a batch, for each round
VERSION = 1  # of the table
DIGITS = 5
ONE_IN = 8  # deals of a batch that are solved for other numbers of bills, too
TABLE = Path(__file__).parents[2] / "src" / "zocker" / "exact" / "game_value.npz"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="solve batches of deals until the time is up")
    run.add_argument("--device", default="cpu", help="cpu, or cuda, which needs torch and a kit; torch-cpu to try that")
    run.add_argument("--kit", type=Path)
    run.add_argument("--sums", type=Path, required=True)
    run.add_argument("--seconds", type=float, default=600)
    run.add_argument("--deals", type=int, help="deals in a batch, for each round")
    run.add_argument("--first", type=int, default=0, help="the first deal of a new file of sums")
    run.add_argument("--seed", type=int, default=SEED, help="without a kit")
    run.add_argument("--processes", type=int, default=2)
    run.add_argument("--plain", action="store_true", help="use torch alone even if CuPy is there")
    kit = commands.add_parser("kit", help="write what a machine with a GPU needs to know")
    kit.add_argument("file", type=Path)
    kit.add_argument("--deals", type=int, default=20_000)
    kit.add_argument("--seed", type=int, default=SEED + 1)
    table = commands.add_parser("table", help="add files of sums up and write the package's table")
    table.add_argument("files", type=Path, nargs="+")
    table.add_argument("--to", type=Path, default=TABLE)
    arguments = parser.parse_args()
    {"run": solve_on, "kit": make_kit, "table": write_table}[arguments.command](arguments)


def make_kit(arguments: argparse.Namespace) -> None:
    from tools.solve_game.kit import write_kit

    write_kit(arguments.file, arguments.seed, arguments.deals)


def solve_on(arguments: argparse.Namespace) -> None:
    """Solve batches until the time is up or the kit's deals are."""
    began = time.monotonic()
    rules, solve, run = start(arguments)
    deals = arguments.deals or DEALS["cuda" if arguments.kit else "cpu"]
    sums = read_sums(arguments.sums) if arguments.sums.exists() else Sums()
    at = sums.runs[-1]["end"] if sums.runs else arguments.first
    sums.runs.append(run | {"first": at, "end": at})
    longest = 0.0
    while at + rules.rounds * deals <= run["deals"]:
        before = time.monotonic()
        sums.add(solve_game(rules, solve, at, deals, max(1, deals // ONE_IN)), deals)
        at += rules.rounds * deals
        sums.runs[-1]["end"] = at
        sums.write(arguments.sums)
        longest = max(longest, time.monotonic() - before)
        report(sums, time.monotonic() - began)
        if time.monotonic() - began + longest > arguments.seconds:
            break


def start(arguments: argparse.Namespace) -> tuple[Rules, Solve, dict[str, Any]]:
    """Return the rules, what solves deals, and what a run is known by."""
    run: dict[str, Any] = {"command": shlex.join(["python", "-m", "tools.solve_game", *sys.argv[1:]])}
    if arguments.device == "cpu":
        from tools.solve_game import kit
        from tools.solve_game.cpu import Processors

        run |= {"seed": arguments.seed, "deals": sys.maxsize, "versions": kit.versions()}
        return kit.rules(), Processors(arguments.seed, arguments.processes).solve, run
    import torch
    from tools.solve_game.gpu import Sweep

    sweep = Sweep(arguments.kit, arguments.device.removeprefix("torch-"), plain=arguments.plain)
    sweep.check()
    known = sweep.kit
    rules = Rules(int(known["rounds"]), known["money_lead"], known["bill_lead"], known["final"])
    versions = f"{known['versions']}; torch {torch.__version__}, {sweep.describe()}"
    return rules, sweep.solve, run | {"seed": int(known["seed"]), "deals": len(known["leads"]), "versions": versions}


def report(sums: Sums, seconds: float) -> None:
    """Print how far it is: what the start player's chance to win is at the beginning, and even in each round."""
    even = (slice(None), MAX_MONEY, MAX_BILLS)
    told = ", ".join(f"{v:.4f} ± {e:.4f}" for v, e in zip(sums.mean()[even], sums.error()[even], strict=True))
    print(
        f"{seconds:6.0f} s: {sums.batches} batches, {sums.weight} deals a round; even at rounds 1 to 4: {told}",
        flush=True,
    )


def write_table(arguments: argparse.Namespace) -> None:
    """Add files of sums up and write the package's table."""
    sums = Sums()
    for file in arguments.files:
        sums.merge(read_sums(file))
    report(sums, 0)
    runs = [{key: run[key] for key in ("command", "seed", "first", "end", "versions")} for run in sums.runs]
    what = json.dumps({"version": VERSION, "batches": sums.batches, "deals": sums.weight, "runs": runs})
    values, errors = (np.round(table, DIGITS) for table in (sums.mean(), sums.error()))
    np.savez_compressed(arguments.to, values=values, errors=errors, what=what)


if __name__ == "__main__":
    main()
