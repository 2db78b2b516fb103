"""Compiling everything now, once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import filelock

from zocker.rules import cache, games

MARK = "warm"


def is_warm() -> bool:
    """Tell whether the compiled kernels of this version lie ready."""
    return (cache.folder() / MARK).exists()


def step_aside() -> None:
    """Run this process at low priority from now on."""
    if hasattr(os, "nice"):
        os.nice(10)


def warm(progress: Callable[[int], None] = lambda done: None) -> None:
    """Compile all entry points of all games; a second process waits for the first."""
    with filelock.FileLock(cache.folder() / "lock"):
        if is_warm():
            return
        for done, _ in enumerate(_steps(), 1):
            progress(done)
        (cache.folder() / MARK).touch()


def _steps() -> Iterator[None]:
    """Run every entry point of every game once, on as little as possible."""
    from zocker.batch import Batch
    from zocker.lab.simulate import simulate

    for game, rules in games.GAMES.items():
        players = rules.PLAYERS[0]
        batch = Batch(game, players=players, size=1, seed=1)
        yield
        _ = batch.views
        yield
        simulate(game, ["random"] * players, games_to_play=1, seed=1)
        yield


STEPS = 3 * len(games.GAMES)
