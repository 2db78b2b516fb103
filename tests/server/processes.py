"""Looking at processes, where the system shows them."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.stage import DEADLINE

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not show processes so")
POLL = 0.02


def wait_until(good: Callable[[], object], what: str) -> None:
    """Look again and again until something is so; a minute is too long."""
    until = time.monotonic() + 3 * DEADLINE
    while not good():
        assert time.monotonic() < until, what
        time.sleep(POLL)


def members(group: int) -> set[int]:
    """Return the processes of a group that live."""
    found = set[int]()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:
            continue
        state, _, of = fields[:3]
        if int(of) == group and state not in "ZX":
            found.add(int(path.parent.name))
    return found


def children(parent: int) -> set[int]:
    """Return the processes that a process has started and that live."""
    found = set[int]()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, of = path.read_text("utf-8", "replace").rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(of) == parent and state not in "ZX":
            found.add(int(path.parent.name))
    return found


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of a process that speaks English and finds the tests."""
    path = os.pathsep.join([os.getcwd(), *filter(None, sys.path)])
    return os.environ | {"ZOCKER_LANG": "en", "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"} | changes
