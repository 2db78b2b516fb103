"""Solve deals on processors, several payoffs at a time, in several processes."""

from __future__ import annotations

import itertools
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from tools.solve_game.kit import deal

from zocker.exact.solved_round import SolvedRound
from zocker.lab.warm import step_aside
from zocker.rules.state import Array

TOGETHER = 8  # payoffs: 577 MB


def solve_part(seed: int, number: int, payoffs: Array) -> list[float]:
    """Return what a deal is worth to its start player, seat 0, for a few payoffs."""
    state = deal(seed, number)
    solved = SolvedRound(state, payoffs)
    return [solved.value(state, payoff) for payoff in range(payoffs.shape[1])]


class Processors:
    """Solves deals of a seed."""

    def __init__(self, seed: int, processes: int) -> None:
        self.seed = seed
        self.pool = ProcessPoolExecutor(processes, initializer=step_aside)

    def solve(self, deals: range, payoffs: Array) -> Array:
        """Return what each deal is worth to its start player, by deal and payoff."""
        parts = np.array_split(payoffs, -(-payoffs.shape[1] // TOGETHER), axis=1)
        tasks = list(itertools.product(deals, parts))
        found = self.pool.map(solve_part, itertools.repeat(self.seed), *zip(*tasks, strict=True))
        return np.concatenate([np.array(part) for part in found]).reshape(len(deals), payoffs.shape[1])
