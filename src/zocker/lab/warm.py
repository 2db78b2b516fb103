"""Compile everything in advance, once."""

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

MARK, COMPILED = "warm", "compiled.json"  # files in the cache folder
NICENESS = 10
PR_SET_PDEATHSIG, SESSION_PRIORITY = 1, Path("/proc/self/autogroup")  # of Linux


def is_warm() -> bool:
    """Tell whether the compiled kernels of this version are ready."""
    return (cache.folder() / MARK).exists()


def step_aside() -> None:
    """Run this process at low priority from now on.

    Where Linux shares the processor among sessions first, niceness counts only within one: a process with a session of
    its own lowers that, too.
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


def warm(progress: Callable[[int], None] = lambda done: None) -> None:
    """Compile all entry points of all games; a second process waits for the first."""
    with filelock.FileLock(cache.folder() / "lock"):
        if is_warm():
            return
        for done, latest in enumerate(_steps(), 1):
            before = compiled()
            merged = before | {kernel: max(number, before.get(kernel, 0)) for kernel, number in latest.items()}
            (cache.folder() / COMPILED).write_bytes(msgspec.json.encode(merged))
            progress(done)
        (cache.folder() / MARK).touch()


def compiled() -> dict[str, int]:
    """Return the kernels compiled so far, and how often each was compiled for the same game."""
    file = cache.folder() / COMPILED
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.exists() else {}


def _steps() -> Iterator[dict[str, int]]:
    """Compile all games, two at a time: the largest keeps one core busy for half a minute."""
    spawn = multiprocessing.get_context("spawn")
    by_state = {rules.STATE: game for game, rules in games.GAMES.items()}  # games of one state share their code
    with ProcessPoolExecutor(2, spawn, initializer=end_with_parent, initargs=(os.getpid(),)) as pool:
        for step in as_completed([pool.submit(compile_game, game) for game in sorted(by_state.values(), key=_size)]):
            yield step.result()


def _size(game: str) -> int:
    """Return a sort key that puts the games that take longest to compile first."""
    return -len(games.find(game).MOVES)


def compile_game(game: str) -> dict[str, int]:
    """Run every entry point of a game once, as briefly as possible; return how often each kernel was compiled."""
    from zocker.batch import Batch
    from zocker.bots import roster
    from zocker.bots.tables import Tables
    from zocker.lab.simulate import simulate

    players = games.find(game).PLAYERS[0]
    batch = Batch(game, players=players, size=1, seed=1)
    _ = batch.views, batch.observations
    simulate(game, ["random"] * players, games_to_play=1, seed=1)
    roster.load(game)
    if find_spec("gymnasium"):  # only environments need them
        Tables(game, [None] * players, size=1, seed=1)
    from zocker.rules.compiler import specialisations

    kernels = [found for found in gc.get_objects() if isinstance(found, Kernel)]
    return {f"{one.__module__}.{one.__name__}": number for one in kernels if (number := specialisations(one))}


STEPS = len({rules.STATE for rules in games.GAMES.values()})
