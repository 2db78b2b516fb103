"""The one thread that writes.

Changes that are queued while a transaction commits go into the next one together. A caller waits until its write is
safe on disk, so nothing is shown before that.

A commit of SQLite that fails can still come back. Its lines may stand in the log (WAL) already when the disk fails to
confirm them, and the next process that opens the file after a kill takes them as valid. The next commit overwrites
them. So a small commit settles the matter before anyone is told. If even that fails, the outcome is unknown.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.server.metrics import STORE
from zocker.server.store.engines import driver_sql
from zocker.server.store.ownership import InDoubt, NotTheOwner, Ownership

# Lines of many tables go into one statement, since the writer waits for its turn among the threads at each
ADD_LINES = 'INSERT INTO lines ("table", number, text, at) VALUES '
LINES_AT_ONCE = 1_000  # fewer than there may be values in a statement

PRIMARY = 0xFF  # the part of an error's code that names its kind
VERSIONS = 2**31  # values that `user_version` of a file can have: a number that means nothing to us

Line = tuple[str, int, str, float]  # the table, its number, its text, and when it came
Job = Callable[[Connection], None]
Stale = Callable[[Connection, Collection[Ownership]], set[Ownership]]  # those that are not good any more


class Write(NamedTuple):
    """The changes of a transaction, and the future of their caller."""

    ownership: Ownership | None
    lines: Sequence[Line]
    job: Job | None
    done: asyncio.Future[None]


class Writer:
    """A queue of writes, and the thread that commits them."""

    def __init__(self, engine: sql.Engine, stale: Stale) -> None:
        self.engine = engine
        self.stale = stale
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.lines = self.commits = self.failures = 0
        self.failing = False  # whether the last transaction failed
        self.in_doubt = False  # whether a commit that failed may come back after a kill
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    @property
    def running(self) -> bool:
        return self._thread.is_alive()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write all queued changes, and stop."""
        if self.running:
            self.queue.put(None)
            self._thread.join()

    async def write(self, job: Job | None, lines: Sequence[Line] = (), ownership: Ownership | None = None) -> None:
        """Write lines and run a job in the next transaction; return when it is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(Write(ownership, lines, job, done))
        await done

    def _run(self) -> None:
        with self.engine.connect() as connection:
            while (first := self.queue.get()) is not None:
                batch = [first]
                while not self.queue.empty():
                    following = self.queue.get()
                    if following is None:
                        self.queue.put(None)
                        break
                    batch.append(following)
                self._commit(connection, batch)

    @STORE.time()
    def _commit(self, connection: Connection, batch: Sequence[Write]) -> None:
        """Commit writes together; if that fails, one by one, so that one can't spoil the others."""
        committing = False
        try:
            if self.in_doubt:
                self._settle(connection)
            with connection.begin():
                batch = self._without_stale(connection, batch)
                for write in batch:
                    if write.job is not None:
                        write.job(connection)
                _add_lines(connection, [line for write in batch for line in write.lines])
                committing = True
        except Exception as error:
            if committing and _may_come_back(error):
                self.in_doubt = True
                with suppress(sql.exc.SQLAlchemyError):
                    self._settle(connection)
            self._fail(connection, batch, error, in_doubt=_has_gone(error) or (committing and self.in_doubt))
            return
        self.commits += 1
        self.lines += sum(len(write.lines) for write in batch)
        self.failing = False
        for write in batch:
            _resolve(write.done, None)

    def _settle(self, connection: Connection) -> None:
        """Write over a commit that has failed, so that it can't come back."""
        with connection.begin():
            version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            connection.exec_driver_sql(f"PRAGMA user_version = {(version + 1) % VERSIONS}")
        self.in_doubt = False

    def _without_stale(self, connection: Connection, batch: Sequence[Write]) -> Sequence[Write]:
        """Refuse writes to tables that have another owner now; return all others."""
        owned = {write.ownership for write in batch if write.ownership is not None}
        stale = self.stale(connection, owned) if owned else set[Ownership]()
        for write in batch:
            if write.ownership in stale:
                _resolve(write.done, NotTheOwner(write.ownership.table))
        return [write for write in batch if write.ownership not in stale]

    def _fail(self, connection: Connection, batch: Sequence[Write], error: Exception, *, in_doubt: bool) -> None:
        """Report the failure, or try again one by one; if it is unknown what the database has kept, report that."""
        if len(batch) > 1 and not in_doubt:
            for write in batch:
                self._commit(connection, [write])
            return
        self.failures += len(batch)
        self.failing = is_storage_trouble(error)
        for write in batch:
            _resolve(write.done, InDoubt() if in_doubt else error)


def _has_gone(error: Exception) -> bool:
    """Tell whether the database has gone away during a transaction."""
    return isinstance(error, sql.exc.DBAPIError) and error.connection_invalidated


def _may_come_back(error: Exception) -> bool:
    """Tell whether a failed commit to a file may be in its log: the disk failed, and was not only full."""
    code: int = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & PRIMARY == sqlite3.SQLITE_IOERR


def _add_lines(connection: Connection, lines: Sequence[Line]) -> None:
    for first in range(0, len(lines), LINES_AT_ONCE):
        some = lines[first : first + LINES_AT_ONCE]
        statement = ADD_LINES + ", ".join(["(?, ?, ?, ?)"] * len(some))
        connection.exec_driver_sql(driver_sql(connection, statement), tuple(value for line in some for value in line))


def is_storage_trouble(error: BaseException) -> bool:
    """Tell whether an error comes from the disk or the file, rather than from the data."""
    return isinstance(error, sql.exc.OperationalError | sql.exc.DatabaseError) and not isinstance(
        error, sql.exc.IntegrityError
    )


async def complete(work: Coroutine[Any, Any, None]) -> None:
    """Wait for a call even if the waiting task is cancelled, so that it is never half done."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        task.result()
        raise


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    def tell() -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    done.get_loop().call_soon_threadsafe(tell)
