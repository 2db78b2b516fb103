"""One file, one server: a lock beside the database, whose modification time is the server's last sign of life."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path

import filelock
from sqlalchemy import ColumnElement, Connection, true

from zocker.errors import Mistake
from zocker.server.store.ownership import FIRST_EPOCH, Ownership

MODE = 0o600


class DatabaseLock:
    """The lock of one process on a file; the system releases it however the process ends."""

    def __init__(self, database: str | None) -> None:
        self.database = None if database in (None, "", ":memory:") else Path(str(database))
        self.address = ""  # where other processes reach this one: there are none
        self.process = secrets.token_hex(8)
        self.last_alive: float | None = None  # when the previous server was
        self.on_lost: Callable[[], object] = lambda: None  # which never happens
        self._lock: filelock.BaseFileLock | None = None

    @property
    def path(self) -> Path | None:
        """The lock's own file."""
        return None if self.database is None else self.database.with_name(f"{self.database.name}.lock")

    def is_held(self) -> bool:
        """Tell whether this process still knows its tables, because no one else writes."""
        return True

    def take(self) -> None:
        """Lock the database, or refuse it because another server has it."""
        if self.path is None or self.database is None or self._lock is not None:
            return
        if not self.path.parent.is_dir():
            return  # so there is no database either
        with suppress(OSError):
            self.last_alive = self.path.stat().st_mtime
        lock = filelock.FileLock(self.path, timeout=0, mode=MODE, thread_local=False)
        try:
            lock.acquire()
        except filelock.Timeout:
            raise Mistake("error-database-taken", database=self.database.name) from None
        except OSError as error:
            raise Mistake("error-file", path=str(self.path), reason=error.strerror or type(error).__name__) from None
        self._lock = lock

    def touch(self) -> None:
        """Note that the server is alive now."""
        if self._lock is not None and self.path is not None:
            with suppress(OSError):
                os.utime(self.path)

    def release(self) -> None:
        """Let another process have the database."""
        if self._lock is not None:
            self.touch()
            self._lock.release()
            self._lock = None

    def set_last_alive(self, at: float) -> None:
        """Pretend that the last server ended then; clocks continue from there."""
        if self.path is not None and self.path.exists():
            os.utime(self.path, (at, at))

    def exclude_others(self) -> None:
        """No one else can have the file."""

    def may_delete(self) -> ColumnElement[bool]:
        """Return the condition that no other process has a table: none has."""
        return true()

    def claim(self, table: str) -> Ownership:
        """Make this process the owner of a table: it is the only one."""
        return Ownership(table, self.process, FIRST_EPOCH)

    def stale(self, _connection: Connection, ownerships: Collection[Ownership]) -> set[Ownership]:
        """Return those that are not ours."""
        return {one for one in ownerships if (one.owner, one.epoch) != (self.process, FIRST_EPOCH)}
