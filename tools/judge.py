"""Measures what bots give away in rounds of Las Vegas (2012) between two players, judged by exact play.

    python -m tools.judge --rounds 400 --to docs/solved/judged.json
    python -m tools.judge --bots legend,shark --rounds 200

Rounds are solved in several processes; a file that is there already goes on where it stands.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec
import numpy as np
from benchmarks.judge import BOTS, SEED, Judged, judged_rounds, verdicts

from zocker.lab.warm import step_aside

TOGETHER = 4  # rounds that a process solves in one go


def solve_some(first: int, bots: Sequence[str], seed: int) -> list[Judged]:
    return list(judged_rounds(bots, range(first, first + TOGETHER), seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--to", type=Path)
    arguments = parser.parse_args()
    judged = list[Judged]()
    if arguments.to and arguments.to.exists():
        judged = msgspec.json.decode(arguments.to.read_bytes(), type=list[Judged])
    solve = partial(solve_some, bots=arguments.bots.split(","), seed=arguments.seed)
    with ProcessPoolExecutor(arguments.processes, initializer=step_aside) as pool:
        for some in pool.map(solve, range(len(judged), arguments.rounds, TOGETHER)):
            judged += some
            print(f"{len(judged)} rounds", end="\r", flush=True)
            if arguments.to:
                arguments.to.write_bytes(msgspec.json.encode(judged))
    for one in sorted(verdicts(judged).values(), key=lambda one: one.loss):
        low, high = one.ci95
        print(
            f"{one.bot:10} gives away {one.loss:.2%} of a win per seat and round ({low:.2%} to {high:.2%}), "
            f"{one.wrong:.0%} of its {one.choices:.1f} choices cost something; {one.rounds} rounds"
        )
    report_stack(judged)


def report_stack(judged: Sequence[Judged]) -> None:
    """Say how far the table is off because it deals from a full stack: what a deal is worth to who leads before it."""
    surplus = np.array([np.sign(one.lead) * (one.dealt - one.expected) for one in judged if one.lead != 0])
    if len(surplus) > 1:
        error = surplus.std() / np.sqrt(len(surplus))
        print(f"Who leads has {surplus.mean():+.2%} ± {error:.2%} more of a win than the table says, once it is dealt.")


if __name__ == "__main__":
    main()
