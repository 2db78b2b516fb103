"""The database of tables: opening it and writing to it; `queries.py` reads it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.errors import Mistake
from zocker.rules.messages import Result
from zocker.server.store.background import Heartbeat
from zocker.server.store.engines import is_postgresql, make_engine, name_of, unusable
from zocker.server.store.files import check, is_nearly_full, make_private
from zocker.server.store.lease import Lease
from zocker.server.store.lock import DatabaseLock
from zocker.server.store.ownership import InDoubt, OutOfDate, Ownership
from zocker.server.store.proofs import NOTHING, NewLines
from zocker.server.store.queries import Queries, seat_rows, table_row
from zocker.server.store.schema import ANALYSES, EPOCHS, LINES, OWNERS, PROOFS, SEATS, SECRETS, TABLES
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.store.writer import Job, Line, Writer

VISIT_INTERVAL = 3_600  # seconds between two visits that are both stored


class Store:
    """One database: a file of SQLite, or PostgreSQL."""

    def __init__(self, database: str, now: Callable[[], float] = time.time) -> None:
        engine = make_engine(database)
        self.engine, self.now = engine, now
        self.read = Queries(engine)
        self.lock = Lease(engine) if is_postgresql(engine) else DatabaseLock(engine.url.database)
        self.on_lost: Callable[[Ownership], None] = lambda _ownership: None  # called when a table must be read again
        self._opened = self._last_alive = now()
        self.heartbeat = Heartbeat(self.lock.touch)
        self.writer = Writer(engine, self.lock.stale)
        self._closed = False
        sql.event.listen(engine, "checkin", self._end_late)

    def open(self) -> None:
        """Bring the database up to date, with a copy before each change of a file's schema, and begin to write."""
        from alembic.script.revision import RevisionError
        from alembic.util import CommandError

        if self.writer.running:
            return
        try:
            self._take()
        except Mistake:
            self.lock.release()
            raise
        except (sql.exc.SQLAlchemyError, sqlite3.Error, OSError, CommandError, RevisionError) as error:
            self.lock.release()
            raise unusable(name_of(self.engine), error) from error
        self._opened = self.now()
        self._last_alive = self.lock.last_alive or self._opened
        self.heartbeat.start()
        self.writer.start()

    def _take(self) -> None:
        """Let no other server have the database, and bring it up to date."""
        from zocker.server import migrations

        if isinstance(self.lock, Lease):
            migrations.upgrade(self.engine)
            self.lock.take()
        else:
            self.lock.take()
            if self.lock.database is not None:
                make_private(self.lock.database)
                check(self.lock.database)
            migrations.upgrade(self.engine)

    def close(self) -> None:
        """Write all queued changes, and close the database."""
        self.writer.stop()
        self.heartbeat.stop()
        self.lock.release()
        self._closed = True
        self.engine.dispose()

    def _end_late(self, _connection: object, record: Any) -> None:
        """End the connection of a thread that was still reading when the database was closed."""
        if self._closed:
            record.invalidate()

    def open_seconds_since_line(self, table: str) -> float:
        """Return how many seconds the house has been open since the last line of a table."""
        at = self.read.last_line_at(table)
        if at is None:
            return 0.0
        return max(0.0, self.now() - at if at >= self._opened else self._last_alive - at)

    def has_room(self) -> bool:
        """Tell whether there is room for new tables; a file must leave some of its disk to running games."""
        database = None if isinstance(self.lock, Lease) else self.lock.database
        return database is None or not is_nearly_full(database)

    async def claim(self, table: str) -> Ownership:
        """Make this process the owner of a table, or raise `Elsewhere`; while a write is in doubt, raise `InDoubt`."""
        if self.writer.in_doubt:
            await self._settle()
        if isinstance(self.lock, Lease):
            return await asyncio.to_thread(self.lock.claim, table)
        return self.lock.claim(table)

    async def _settle(self) -> None:
        """Check what the file has kept, so that no one is shown what may still change after a kill."""
        try:
            await self.writer.write(None)
        except sql.exc.SQLAlchemyError as error:
            raise InDoubt from error

    async def write(self, job: Job | None, lines: Sequence[Line] = (), ownership: Ownership | None = None) -> None:
        """Write lines and run a job in the next transaction; return when it is committed."""
        try:
            await self.writer.write(job, lines, ownership)
        except OutOfDate:
            if ownership is not None:
                self.on_lost(ownership)
            raise

    async def add(
        self, table: StoredTable, *, rematch_of: Ownership | None = None, asked_by: int | None = None
    ) -> None:
        """Store a new table, which may be the rematch of another one, asked for by one of its seats."""
        now, over = self.now(), table.result is not None
        table.given = len(table.lines)
        row = table_row(table) | {"created": now, "visited": now, "over": over}
        seats, proof = seat_rows(table.id, table.seats), NewLines(0, table.proof.written())

        def job(connection: Connection) -> None:
            connection.execute(TABLES.insert(), row)
            if rematch_of is not None:
                connection.execute(_update(rematch_of.table).values(rematch=table.id, rematch_by=asked_by))
            connection.execute(SEATS.insert(), seats)
            proof.store(connection, table.id)

        await self.write(job, _line_rows(table.id, 0, table.lines, now), rematch_of)

    async def add_if_new(self, table: StoredTable) -> None:
        """Store a new table, unless there is one of this name already."""
        with suppress(sql.exc.IntegrityError):
            await self.add(table)

    async def append(
        self,
        ownership: Ownership,
        first: int,
        lines: Sequence[str],
        *,
        proof: NewLines = NOTHING,
        result: Result | None = None,
        **columns: Any,
    ) -> None:
        """Store the lines of a record from number `first` on, with columns that they change; no line twice."""
        if result is not None:
            columns |= {"over": True, "result": result}

        def job(connection: Connection) -> None:
            if columns:
                connection.execute(_update(ownership.table).values(**columns))
            proof.store(connection, ownership.table)

        numbered = _line_rows(ownership.table, first, lines, self.now())
        await self.write(job if columns or proof.lines else None, numbered, ownership)

    async def add_proof(self, ownership: Ownership, proof: NewLines) -> None:
        """Store lines of a proof that come without lines of the record."""
        await self.write(lambda connection: proof.store(connection, ownership.table), ownership=ownership)

    async def update(self, ownership: Ownership, **columns: Any) -> None:
        """Store other columns of a table."""

        def job(connection: Connection) -> None:
            connection.execute(_update(ownership.table).values(**columns))

        await self.write(job, ownership=ownership)

    async def set_seats(
        self, ownership: Ownership, seats: Sequence[StoredSeat], *, started: bool, proof: NewLines = NOTHING
    ) -> None:
        """Store the seats, and whether the game has started."""
        rows = seat_rows(ownership.table, seats)

        def job(connection: Connection) -> None:
            connection.execute(SEATS.delete().where(SEATS.c.table == ownership.table))
            connection.execute(SEATS.insert(), rows)
            connection.execute(_update(ownership.table).values(started=started))
            proof.store(connection, ownership.table)

        await self.write(job, ownership=ownership)

    # What needs no owner, since it can be done twice -----------------------------------------------------

    async def set_result(self, table: str, result: Result) -> None:
        """Store the result of a game that is over: it never changes."""

        def job(connection: Connection) -> None:
            connection.execute(_update(table).values(result=result))

        await self.write(job)

    async def visit(self, tables: Sequence[str]) -> None:
        """Store a visit to these tables, at most once per hour."""
        now = self.now()
        seen = (
            TABLES.update().where(TABLES.c.id.in_(tables), TABLES.c.visited <= now - VISIT_INTERVAL).values(visited=now)
        )

        def job(connection: Connection) -> None:
            connection.execute(seen)

        await self.write(job)

    async def renew_rules(self, versions: Mapping[str, int]) -> None:
        """Move tables that have not begun to today's rules; close those that run by older ones."""

        def job(connection: Connection) -> None:
            for game, version in versions.items():
                older = TABLES.update().where(TABLES.c.game == game, TABLES.c.rules < version)
                connection.execute(older.where(TABLES.c.started == 0).values(rules=version))
                connection.execute(older.where(TABLES.c.over == 0).values(over=True))

        await self.write(job)

    async def delete(self, tables: Sequence[str], *, only: sql.ColumnElement[bool] | None = None) -> None:
        """Delete tables with all that belongs or leads to them; `only` those of which a condition is still true."""

        def job(connection: Connection) -> None:
            selected = sql.select(TABLES.c.id).where(TABLES.c.id.in_(tables), self.lock.may_delete())
            if only is not None:
                selected = selected.where(only)
            gone = [*connection.execute(selected).scalars()]
            for rows in (SEATS, LINES, PROOFS, SECRETS, ANALYSES, OWNERS, EPOCHS):
                connection.execute(rows.delete().where(rows.c.table.in_(gone)))
            connection.execute(TABLES.update().where(TABLES.c.rematch.in_(gone)).values(rematch=None))
            connection.execute(TABLES.delete().where(TABLES.c.id.in_(gone)))

        await self.write(job)


def _update(table: str) -> sql.Update:
    return TABLES.update().where(TABLES.c.id == table)


def _line_rows(table: str, first: int, lines: Sequence[str], now: float) -> list[Line]:
    return [(table, number, line, now) for number, line in enumerate(lines, first)]
