"""Attackers in a process of their own: what they do must not slow down those who take the time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple, cast

from tools.siege.attack import Target
from tools.siege.server import Server

FILES = 8_000  # that a crowd may have open

Work = Callable[[Target], Awaitable[str]]


class Distant(NamedTuple):
    """Where a server is, as another process knows it."""

    url: str
    port: int


async def apart(work: Work, target: Target) -> str:
    """Run a function of a module in another process; return what it says."""
    there = target._replace(server=cast(Server, Distant(target.url, target.port)))
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return await asyncio.get_running_loop().run_in_executor(pool, _run, work, there)


def _run(work: Work, target: Target) -> str:
    with contextlib.suppress(ImportError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    async def working() -> str:
        return await work(target)

    return asyncio.run(working())
