"""Plays small batches in Numba's CUDA simulator beside compiled ones; the test runs it in a process of its own."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest

from zocker.batch import Batch
from zocker.cuda import games as whole
from zocker.errors import Mistake
from zocker.lab.simulate import simulate

COMPARED = ("states", "seats", "legal", "done", "scores", "wins", "views", "observations")


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def main(game: str) -> None:
    given: dict[str, Any] = {"players": 3, "size": 3, "seed": 1}
    here, there = Batch(game, **given), Batch(game, device="cuda", **given)
    luck = np.random.default_rng(1)
    for step in range(25):
        for name in COMPARED:
            assert np.array_equal(getattr(here, name), host(getattr(there, name))), f"{name} at step {step}"
        moves = (luck.random(here.legal.shape) * here.legal).argmax(axis=1)
        here.step(moves)
        there.step(moves)
    there.step(np.full(3, 10_000))
    with pytest.raises(Mistake, match="game 0"):
        there.step(here.legal.argmax(axis=1))
    assert np.array_equal(here.states, there.states)
    whole.THREADS = 2
    one, other = (simulate(game, "random", games_to_play=3, seed=1, device=device) for device in ("cpu", "cuda"))
    assert (one.bots, one.decisions) == (other.bots, other.decisions)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # whole numbers of 64 bits may overflow while start words are mixed
    main(sys.argv[1])
