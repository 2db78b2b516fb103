"""What a server has started, and what of it is still there when the server is not."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

OUTLIVES = 5.0  # seconds that what a server has started may outlive it


def children(parent: int) -> set[int]:
    """Return the processes that a process has started and that live."""
    return {process for process, (state, of, _) in processes().items() if of == parent and state not in "ZX"}


def members(groups: set[int]) -> set[int]:
    """Return the processes of some groups that live."""
    return {process for process, (state, _, group) in processes().items() if group in groups and state not in "ZX"}


def processes() -> dict[int, tuple[str, int, int]]:
    """Return the state, the parent and the group of every process."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent, group = path.read_text("utf-8", "replace").rpartition(")")[2].split()[:3]
        except OSError:
            continue
        found[int(path.parent.name)] = state, int(parent), int(group)
    return found


async def orphans(groups: set[int]) -> list[str]:
    """Return what is still there of what servers have started."""
    until = time.monotonic() + OUTLIVES
    while (left := members(groups)) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    return [f"process {process} has outlived its server" for process in sorted(left)]
