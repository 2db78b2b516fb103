"""The database of tables: what is written; `queries.py` has what is read."""

from __future__ import annotations

import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.errors import Mistake
from zocker.rules.messages import Result
from zocker.server.store.files import check, make_private
from zocker.server.store.lock import DatabaseLock
from zocker.server.store.ownership import FIRST_EPOCH, NotTheOwner, Ownership
from zocker.server.store.queries import Queries, is_expired, row_of, seat_rows
from zocker.server.store.schema import LINES, SEATS, TABLES
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.store.writer import Job, Line, Writer

PASSWORD = re.compile(r"(?<=//)[^/@\s]*:[^/\s]*(?=@)")
OFTEN = 3_600  # seconds between two visits that are both kept


class Store(Queries):
    """One SQLite file."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        try:
            engine = sql.create_engine(url, json_serializer=None)
        except (sql.exc.ArgumentError, ImportError) as error:
            raise Mistake(
                "error-database", database=without_password(url), reason=without_password(str(error))
            ) from None
        super().__init__(engine, now)
        sql.event.listen(engine, "connect", _prepare)
        self.process = secrets.token_hex(8)
        self.lock = DatabaseLock(engine.url.database)
        self._opened = self._alive = now()
        self.writer = Writer(engine, self._check_owner)

    def open(self) -> None:
        """Bring the file up to date, with a copy of it before each change of its form, and begin to write."""
        from alembic.script.revision import RevisionError
        from alembic.util import CommandError

        from zocker.server import migrations

        if self.writer.running:
            return
        self.lock.take()
        try:
            if self.lock.database is not None:
                make_private(self.lock.database)
                check(self.lock.database)
            migrations.upgrade(self.engine)
            self._opened = self.now()
            self._alive = self.lock.last_alive or self._opened
        except Mistake:
            self.lock.release()
            raise
        except (sql.exc.SQLAlchemyError, sqlite3.Error, OSError, CommandError, RevisionError) as error:
            self.lock.release()
            reason = str(getattr(error, "orig", None) or error)
            raise Mistake("error-database", database=_shown(self.engine), reason=reason) from error
        self.writer.start()

    def close(self) -> None:
        """Write what is queued, and stop."""
        self.writer.stop()
        self.engine.dispose()
        self.lock.release()

    def played_since_line(self, table: str) -> float:
        """Return for how many seconds the house was open since the last line of a table: closed, it stands still."""
        at = self.last_line_at(table)
        if at is None:
            return 0.0
        return max(0.0, self.now() - at if at >= self._opened else self._alive - at)

    async def claim(self, table: str) -> Ownership:
        """Make this process the owner of a table, whether or not it is kept yet."""
        return Ownership(table, self.process, FIRST_EPOCH)  # there is no other process so far

    def _check_owner(self, _connection: Connection, owned: Ownership) -> None:
        """Refuse what somebody writes who owns a table no longer; called in the transaction of the write."""
        if (owned.owner, owned.epoch) != (self.process, FIRST_EPOCH):
            raise NotTheOwner(owned.table)

    async def write(self, job: Job | None, lines: Sequence[Line] = (), owned: Ownership | None = None) -> None:
        """Keep lines and do something in the next transaction; return when it is committed."""
        await self.writer.write(job, lines, owned)

    async def add(self, table: StoredTable, *, after: Ownership | None = None, by: int | None = None) -> None:
        """Keep a new table: a rematch after another one, perhaps, that one of its seats has asked for."""
        now, over = self.now(), table.result is not None
        row = row_of(table) | {"created": now, "visited": now, "over": over, "given": len(table.lines)}
        seats = seat_rows(table.id, table.seats)

        def job(connection: Connection) -> None:
            connection.execute(TABLES.insert(), row)
            if after is not None:
                connection.execute(_update(after.table).values(rematch=table.id, rematch_by=by))
            connection.execute(SEATS.insert(), seats)

        await self.write(job, _numbered(table.id, 0, table.lines, now), after)

    async def add_once(self, table: StoredTable) -> None:
        """Keep a new table, unless there is one of this name already."""
        with suppress(sql.exc.IntegrityError):
            await self.add(table)

    async def append(
        self, owned: Ownership, first: int, lines: Sequence[str], *, result: Result | None = None, **columns: Any
    ) -> None:
        """Keep lines of a record, those from number `first` on, and what they change. No line is written twice."""
        if result is not None:
            columns |= {"over": True, "result": result}

        def job(connection: Connection) -> None:
            connection.execute(_update(owned.table).values(**columns))

        numbered = _numbered(owned.table, first, lines, self.now())
        await self.write(job if columns else None, numbered, owned)

    async def change(self, owned: Ownership, **columns: Any) -> None:
        """Keep something else of a table."""

        def job(connection: Connection) -> None:
            connection.execute(_update(owned.table).values(**columns))

        await self.write(job, owned=owned)

    async def set_seats(self, owned: Ownership, seats: Sequence[StoredSeat], *, started: bool) -> None:
        """Keep who sits where, and whether the game has begun."""
        rows = seat_rows(owned.table, seats)

        def job(connection: Connection) -> None:
            connection.execute(SEATS.delete().where(SEATS.c.table == owned.table))
            connection.execute(SEATS.insert(), rows)
            connection.execute(_update(owned.table).values(started=started))

        await self.write(job, owned=owned)

    # What needs no owner, since it can be done twice -----------------------------------------------------

    async def keep_result(self, table: str, result: Result) -> None:
        """Keep what came of a game that is over: it never changes."""

        def job(connection: Connection) -> None:
            connection.execute(_update(table).values(result=result))

        await self.write(job)

    async def visit(self, tables: Sequence[str]) -> None:
        """Keep that somebody looks at these tables; once an hour is enough."""
        now = self.now()
        seen = TABLES.update().where(TABLES.c.id.in_(tables), TABLES.c.visited <= now - OFTEN).values(visited=now)

        def job(connection: Connection) -> None:
            connection.execute(seen)

        await self.write(job)

    async def renew_rules(self, versions: Mapping[str, int]) -> None:
        """Let tables that have not begun be played by today's rules; close those that run by older ones."""

        def job(connection: Connection) -> None:
            for game, version in versions.items():
                older = TABLES.update().where(TABLES.c.game == game, TABLES.c.rules < version)
                connection.execute(older.where(TABLES.c.started == 0).values(rules=version))
                connection.execute(older.where(TABLES.c.over == 0).values(over=True))

        await self.write(job)

    async def delete(self, tables: Sequence[str], *, expired: bool = True) -> None:
        """Forget those of the tables that have still expired, or all; with what belongs to them and leads to them."""

        def job(connection: Connection) -> None:
            wanted = sql.select(TABLES.c.id).where(TABLES.c.id.in_(tables))
            if expired:
                wanted = wanted.where(is_expired(self.now()))
            gone = [*connection.execute(wanted).scalars()]
            for rows in (SEATS, LINES):
                connection.execute(rows.delete().where(rows.c.table.in_(gone)))
            connection.execute(TABLES.update().where(TABLES.c.rematch.in_(gone)).values(rematch=None))
            connection.execute(TABLES.delete().where(TABLES.c.id.in_(gone)))

        await self.write(job)


def _update(table: str) -> sql.Update:
    return TABLES.update().where(TABLES.c.id == table)


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Set a connection up: readers don't block the writer, and what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _numbered(table: str, first: int, lines: Sequence[str], now: float) -> list[Line]:
    return [(table, number, line, now) for number, line in enumerate(lines, first)]


def _shown(engine: sql.Engine) -> str:
    return Path(engine.url.database or "").name


def path_of(url: str) -> Path:
    """Return the file of a database."""
    try:
        path = sql.make_url(url).database
    except sql.exc.ArgumentError as error:
        raise Mistake("error-database", database=without_password(url), reason=without_password(str(error))) from None
    return Path(path or "")


def without_password(text: str) -> str:
    """Return an address without the password in it."""
    return PASSWORD.sub("…", text)
