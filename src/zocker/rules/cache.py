"""Where compiled kernels are kept: one folder for each version of the kernel sources.

Numba's own cache does not notice an edit in a called module or in a constant, so the folder is named by a
digest of everything that kernels are made of. Kernels live in `rules/` and `bots/`, nowhere else.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parent.parent
KEPT = 3


def digest(package: Path = PACKAGE) -> str:
    """Return a name for the kernel sources as they are now."""
    seen = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for part in ("rules", "bots"):
        for file in sorted((package / part).rglob("*")):
            if file.is_file() and file.suffix in {".py", ".toml"}:
                seen.update(file.relative_to(package).as_posix().encode() + b"\0")
                seen.update(file.read_bytes() + b"\0")
    return seen.hexdigest()[:16]


@functools.cache
def folder() -> Path:
    """Return this version's folder, made if need be; older versions' folders are pruned."""
    home = os.environ.get("ZOCKER_CACHE") or platformdirs.user_cache_dir("zocker", appauthor=False)
    kernels = Path(home) / "kernels"
    mine = kernels / digest()
    mine.mkdir(parents=True, exist_ok=True)
    os.utime(mine)
    by_age = sorted((f for f in kernels.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for old in by_age[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return mine
