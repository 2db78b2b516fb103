"""Sums over batches of deals, in a file, so that a run can go on and runs can be added up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from zocker.rules.state import Array


class Sums:
    """What some batches found, each weighted by the number of its deals."""

    def __init__(self) -> None:
        self.batches = 0
        self.weight = 0
        self.values: Array | float = 0.0
        self.squares: Array | float = 0.0
        self.runs: list[dict[str, Any]] = []  # seed, first deal, end, command and versions of each

    def add(self, values: Array, deals: int) -> None:
        """Add a batch."""
        self.batches += 1
        self.weight += deals
        self.values = self.values + deals * values
        self.squares = self.squares + deals * values**2

    def merge(self, other: Sums) -> None:
        """Add the batches of another run, of other deals."""
        for mine in self.runs:
            for theirs in other.runs:
                if mine["seed"] == theirs["seed"] and mine["first"] < theirs["end"] and theirs["first"] < mine["end"]:
                    raise SystemExit(f"Some deals of seed {mine['seed']} are in both files.")
        self.batches += other.batches
        self.weight += other.weight
        self.values = self.values + other.values
        self.squares = self.squares + other.squares
        self.runs += other.runs

    def mean(self) -> Array:
        return np.asarray(self.values / self.weight)

    def error(self) -> Array:
        """Return the standard errors of the means, as the batches differ; what earlier rounds inherit is in them."""
        spread = np.asarray(self.squares / self.weight) - self.mean() ** 2
        return np.sqrt(np.maximum(spread, 0) / max(self.batches - 1, 1))

    def write(self, file: Path) -> None:
        """Write the file anew; a run that is killed leaves the old one."""
        beside = file.with_suffix(".part.npz")
        what = {"batches": self.batches, "weight": self.weight, "runs": self.runs}
        np.savez_compressed(beside, values=self.values, squares=self.squares, what=json.dumps(what))
        beside.replace(file)


def read_sums(file: Path) -> Sums:
    sums = Sums()
    with np.load(file) as read:
        what = json.loads(str(read["what"]))
        sums.values, sums.squares = read["values"], read["squares"]
    sums.batches, sums.weight, sums.runs = what["batches"], what["weight"], what["runs"]
    return sums
