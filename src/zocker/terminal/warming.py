"""Compiling while people play, so that no one has to wait."""

from __future__ import annotations

import functools
import subprocess
import sys

WARM = "from zocker.cli import main; main()"


@functools.cache
def compile_in_background() -> subprocess.Popen[bytes]:
    """Start `zocker warm`, once; it runs at low priority, and continues after the game."""
    nothing = subprocess.DEVNULL
    command = [sys.executable, "-c", WARM, "warm"]
    return subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
