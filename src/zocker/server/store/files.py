"""The database as a file: only its owner may read it, it is checked before it is used, and it can be copied."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from zocker.errors import Mistake

PRIVATE = 0o600
SECRETS = ("secrets", "chains")  # tables; older databases have the second one
LEAST_BYTES = 100 * 2**20  # of a disk must be left for games that run: thousands of them
LEAST_SHARE = 0.05  # of a small disk
INTACT = "ok"  # what SQLite says of a file that is not damaged


def make_private(path: Path) -> None:
    """Let only its owner read a file, and make it if it is missing; SQLite gives the files beside it the same mode."""
    with suppress(OSError):  # SQLite will say what can't be opened
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        path.chmod(PRIVATE)


def check(path: Path) -> None:
    """Refuse a file that is damaged."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != INTACT:
        raise Mistake("error-database-damaged", database=path.name, reason=" ".join(found.split()))


def backup(database: Path, to: Path) -> int:
    """Copy a database as it is at one moment, even while a server writes to it; return how many tables it has."""
    if not database.exists():
        raise _file_mistake(database, FileNotFoundError(2, os.strerror(2)))
    draft = to.with_name(f".{to.name}.{os.getpid()}")
    try:
        tables = _copy(database, draft)
        forget_secrets(draft)
        draft.replace(to)
    except (OSError, sqlite3.Error) as error:
        raise _file_mistake(to, error) from None
    finally:
        draft.unlink(missing_ok=True)
    return tables


def restore(copy: Path, database: Path) -> tuple[int, float]:
    """Replace an unused database by a copy; keep the old one next to it.

    Return the number of its tables, and the time of its last line.
    """
    if not copy.exists():
        raise _file_mistake(copy, FileNotFoundError(2, os.strerror(2)))
    draft = database.with_name(f".{database.name}.{os.getpid()}")
    try:
        tables = _copy(copy, draft)
        if database.exists():
            _copy(database, kept := database.with_name(f"{database.name}.before-restore"))
            forget_secrets(kept)
        forget_secrets(draft)
        for ending in ("-wal", "-shm"):
            database.with_name(f"{database.name}{ending}").unlink(missing_ok=True)
        draft.replace(database)
        with closing(sqlite3.connect(database)) as connection:
            last = connection.execute("SELECT coalesce(max(at), 0) FROM lines").fetchone()[0]
    except (OSError, sqlite3.Error) as error:
        raise _file_mistake(copy, error) from None
    finally:
        draft.unlink(missing_ok=True)
    return tables, last


def forget_secrets(path: Path) -> None:
    """Delete all secrets of dice from a copy: with them its reader could foresee rolls."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for name in SECRETS:
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone():
                connection.execute(f"DELETE FROM {name}")
        connection.execute("VACUUM")  # otherwise what was deleted can still be read in the file


def _copy(source: Path, to: Path) -> int:
    """Copy a whole database into a new file, and check the copy."""
    to.unlink(missing_ok=True)
    make_private(to)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(to)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file
        tables: int = new.execute("SELECT count(*) FROM tables").fetchone()[0]
    check(to)
    with to.open("rb+") as file:
        os.fsync(file.fileno())
    return tables


def _file_mistake(path: Path, error: Exception) -> Mistake:
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Mistake("error-file", path=str(path), reason=reason)


def is_nearly_full(file: Path) -> bool:
    """Tell whether the disk of a file is nearly full."""
    try:
        disk = shutil.disk_usage(file.parent)
    except OSError:
        return False  # whatever is wrong there, the next write says so
    return disk.free < min(LEAST_BYTES, LEAST_SHARE * disk.total)
