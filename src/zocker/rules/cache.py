"""The cache of compiled kernels: one folder for each version of the kernel sources.

Numba's own cache does not notice an edit in a called module or in a constant, so the folder is named by a digest of all
sources of kernels. Kernels live in `rules/`, `exact/`, `values/` and `bots/`, nowhere else. Networks are no part of it,
because kernels get them as arguments.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import filelock
import platformdirs

PACKAGE = Path(__file__).parent.parent
KEPT = 3  # folders: this version's and the latest others


def digest(package: Path = PACKAGE) -> str:
    """Return a name for the kernel sources as they are now."""
    sources = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for part in ("rules", "exact", "values", "bots", "cuda"):
        for file in sorted((package / part).rglob("*")):
            if file.is_file() and file.suffix in {".py", ".toml", ".npz"} and file.parent.name != "nets":
                sources.update(file.relative_to(package).as_posix().encode() + b"\0")
                sources.update(file.read_bytes() + b"\0")
    return sources.hexdigest()[:16]


def is_ours(function: Callable[..., Any]) -> bool:
    """Tell whether a function may be cached; the digest doesn't cover other people's files, which may change."""
    return PACKAGE in Path(function.__code__.co_filename).parents


@functools.cache
def writing() -> filelock.BaseFileLock:
    """Return the lock for writing compiled code; its holder may take it again."""
    return filelock.FileLock(folder() / "writing")


@functools.cache
def folder() -> Path:
    """Return this version's folder, created if need be; delete the folders of old versions."""
    home = os.environ.get("ZOCKER_CACHE") or platformdirs.user_cache_dir("zocker", appauthor=False)
    kernels = Path(home) / "kernels"
    current = kernels / digest()
    current.mkdir(parents=True, exist_ok=True)
    os.utime(current)
    by_age = sorted((f for f in kernels.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for old in by_age[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return current
