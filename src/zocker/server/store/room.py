"""Room on the disk: new tables are refused while there is still enough for the games that run."""

from __future__ import annotations

import shutil
from pathlib import Path

LEAST_BYTES = 100 * 2**20  # thousands of games
LEAST_SHARE = 0.05  # of a small disk


def is_nearly_full(file: Path) -> bool:
    """Tell whether the disk of a file has hardly any room left."""
    try:
        disk = shutil.disk_usage(file.parent)
    except OSError:
        return False  # whatever is wrong there, the next write says so
    return disk.free < min(LEAST_BYTES, LEAST_SHARE * disk.total)
