"""Compile games in advance, once."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path

import filelock
import msgspec

from zocker.rules import cache, games
from zocker.rules.kernel import Kernel

MARK, COMPILED = "warm-{}", "compiled.json"  # files in the cache folder: one mark for each compiled game
NICENESS = 10
PR_SET_PDEATHSIG, SESSION_PRIORITY = 1, Path("/proc/self/autogroup")  # of Linux


def is_warm(game: str | None = None) -> bool:
    """Tell whether the compiled kernels of a game, or of all, are ready in this version."""
    return not missing(game)


def missing(game: str | None = None) -> list[str]:
    """Return the kernels that a game, or all games, still need compiled; games of one state share their code."""
    by_state = {rules.layout: name for name, rules in games.GAMES.items()}
    wanted = by_state.values() if game is None else (by_state[games.find(game).layout],)
    return [name for name in sorted(wanted, key=_size) if not (cache.folder() / MARK.format(name)).exists()]


def step_aside() -> None:
    """Run this process at low priority from now on.

    Where Linux first shares the processor among sessions, niceness counts only within one. A process with a session of
    its own lowers that priority too.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform == "linux" and os.getsid(0) == os.getpid():
        with contextlib.suppress(OSError):
            SESSION_PRIORITY.write_text(str(NICENESS))


def end_with_parent(parent: int) -> None:
    """Let the system kill this process when the one that started it ends; Linux can."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it has ended already
            os._exit(1)


def warm(progress: Callable[[int], None] = lambda done: None, game: str | None = None) -> None:
    """Compile all entry points of a game, or of all; a second process waits for the first."""
    with filelock.FileLock(cache.folder() / "lock"):
        for done, (name, latest) in enumerate(_steps(missing(game)), 1):
            before = compiled()
            merged = before | {kernel: max(number, before.get(kernel, 0)) for kernel, number in latest.items()}
            (cache.folder() / COMPILED).write_bytes(msgspec.json.encode(merged))
            (cache.folder() / MARK.format(name)).touch()
            progress(done)


def compiled() -> dict[str, int]:
    """Return the kernels compiled so far, and how often each was compiled for the same game."""
    file = cache.folder() / COMPILED
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.exists() else {}


def _steps(names: list[str]) -> Iterator[tuple[str, dict[str, int]]]:
    """Compile games, two at a time: the largest keeps one core busy for half a minute."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, spawn, initializer=end_with_parent, initargs=(os.getpid(),)) as pool:
        steps = {pool.submit(compile_game, name): name for name in names}
        for step in as_completed(steps):
            yield steps[step], step.result()


def _size(game: str) -> int:
    """Return a sort key that puts the games that take longest to compile first."""
    return -len(games.find(game).moves)


def compile_game(game: str) -> dict[str, int]:
    """Run every entry point of a game once, as briefly as possible; return how often each kernel was compiled."""
    from zocker.batch import Batch
    from zocker.bots import roster
    from zocker.bots.tables import Tables
    from zocker.lab.simulate import simulate

    players = games.find(game).players[0]
    batch = Batch(game, players=players, size=1, seed=1)
    _ = batch.views, batch.observations
    simulate(game, ["random"] * players, games_to_play=1, seed=1)
    roster.load(game)
    if find_spec("gymnasium"):  # only environments need them
        Tables(game, [None] * players, size=1, seed=1)
    from zocker.rules.compiler import specialisations

    kernels = [found for found in gc.get_objects() if isinstance(found, Kernel)]
    return {f"{one.__module__}.{one.__name__}": number for one in kernels if (number := specialisations(one))}
