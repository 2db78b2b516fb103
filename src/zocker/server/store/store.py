"""What is kept of tables: one SQLite file, one writer.

Whatever is queued while a transaction commits goes into the next one together. Who writes waits until it is safe on
disk: nothing is shown before.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import Column, Connection, Float, ForeignKey, Integer, String

from zocker.errors import Mistake
from zocker.record import FORMAT, Dice, Ending, GameRecord, Seat

metadata = sql.MetaData()

TABLES = sql.Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("host", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("options", String, nullable=False),  # JSON
    Column("dice", String, nullable=False),  # JSON
    Column("setup", String),  # JSON
    Column("clock", Integer),
    Column("started", Integer, nullable=False),
    Column("over", Integer, nullable=False, index=True),
    Column("public", Integer, nullable=False, server_default="0"),  # listed for everybody
    Column("paused", Integer, nullable=False, server_default="0"),
    Column("barred", String, nullable=False, server_default="[]"),  # JSON: guests who were sent away
    Column("rematch", String),  # the table where the same people play again
    Column("lesson", String),  # the lesson that is given here
    Column("visited", Float, nullable=False, server_default="0"),  # when somebody looked at it last
    Column("result", String),  # JSON
    Column("given", Integer, nullable=False, server_default="0"),  # lines that it was set up with: played elsewhere
    Column("clock_left", Float),  # seconds on the clock of a table that is paused
    Column("rematch_by", Integer),  # the seat that asked for the rematch
    Column("gathers", Integer, nullable=False, server_default="0"),  # begins when all who have a seat have come
    Column("rules", Integer, nullable=False, server_default="1"),  # the version by which it is played
)
SEATS = sql.Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String),
    Column("guest", String, index=True),
    Column("bot", String),
    Column("stand_in", Integer, nullable=False),
)
LINES = sql.Table(
    "lines",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)

# Seconds without a visit after which a table is forgotten
NOT_BEGUN, RUNNING, FINISHED = 86_400, 30 * 86_400, 365 * 86_400
OFTEN = 3_600  # seconds between two visits that are both kept

# Lines of many tables in one statement: the writer waits for its turn among the threads at each
ADD_LINES = sql.text(
    'INSERT INTO lines ("table", number, text, at) '
    "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(:lines)"
)

Line = tuple[str, int, str, float]  # the table, its number, its text, and when it came
Job = Callable[[Connection], None]


class Write(NamedTuple):
    """What goes into a transaction: lines of a record, whatever else there is to do, and who waits for it."""

    lines: Sequence[Line]
    job: Job | None
    done: asyncio.Future[None]


class StoredSeat(msgspec.Struct):
    """Who has a seat: a guest, a bot, or nobody yet."""

    name: str | None = None
    guest: str | None = None
    bot: str | None = None
    stand_in: bool = False

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None


class StoredTable(msgspec.Struct):
    """A table as it is kept."""

    id: str
    host: str
    game: str
    rules: int
    options: dict[str, Any]
    dice: Dice
    setup: dict[str, Any] | None
    clock: int | None
    started: bool
    seats: list[StoredSeat]
    lines: list[str]
    public: bool = False
    paused: bool = False
    barred: list[str] = msgspec.field(default_factory=list)
    rematch: str | None = None
    lesson: str | None = None
    result: Ending | None = None
    clock_left: float | None = None
    rematch_by: int | None = None
    gathers: bool = False

    def record(self) -> GameRecord:
        """Return the record of the game so far."""
        return GameRecord(
            zocker=FORMAT,
            game=self.game,
            rules=self.rules,
            options=self.options,
            seats=tuple(Seat(seat.name or "?", seat.bot) for seat in self.seats),
            dice=self.dice,
            setup=self.setup,
            lines=tuple(self.lines),
            result=self.result,
        )


class Store:
    """The one file, and the one thread that writes to it."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        self.now = now
        try:
            self.engine = sql.create_engine(url, json_serializer=None)
        except (sql.exc.ArgumentError, ImportError) as error:
            raise Mistake("error-database", database=url, reason=str(error)) from None
        sql.event.listen(self.engine, "connect", _prepare)
        self._jobs: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)

    def open(self) -> None:
        """Bring the file up to date, with a copy of it before each change of its form, and begin to write."""
        from alembic.script.revision import RevisionError
        from alembic.util import CommandError

        from zocker.server import migrations

        if self._writer.is_alive():
            return
        try:
            migrations.upgrade(self.engine)
        except (sql.exc.SQLAlchemyError, sqlite3.Error, OSError, CommandError, RevisionError) as error:
            reason = str(getattr(error, "orig", None) or error)
            raise Mistake("error-database", database=_shown(self.engine), reason=reason) from error
        self._writer.start()

    def close(self) -> None:
        """Write what is queued, and stop."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self.engine.dispose()

    # Writing ------------------------------------------------------------------------------------------

    async def write(self, job: Job | None, lines: Sequence[Line] = ()) -> None:
        """Keep lines and do something in the next transaction; return when it is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Write(lines, job, done))
        await done

    def _write(self) -> None:
        with self.engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                batch = [first]
                while not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        self._jobs.put(None)
                        break
                    batch.append(following)
                self._commit(connection, batch)

    def _commit(self, connection: Connection, batch: Sequence[Write]) -> None:
        """Commit jobs together; if that fails, each by itself, so that one can't spoil the others."""
        try:
            with connection.begin():
                for write in batch:
                    if write.job is not None:
                        write.job(connection)
                if lines := [line for write in batch for line in write.lines]:
                    connection.execute(ADD_LINES, {"lines": _json(lines)})
        except Exception as error:
            if len(batch) == 1:
                _resolve(batch[0].done, error)
            else:
                for write in batch:
                    self._commit(connection, [write])
            return
        for write in batch:
            _resolve(write.done, None)

    # What is written ----------------------------------------------------------------------------------

    async def add(self, table: StoredTable, *, after: str | None = None, by: int | None = None) -> None:
        """Keep a new table: a rematch after another one, perhaps, that one of its seats has asked for."""
        now = self.now()
        row = {
            "id": table.id,
            "created": now,
            "host": table.host,
            "game": table.game,
            "rules": table.rules,
            "options": _json(table.options),
            "dice": _json(table.dice),
            "setup": None if table.setup is None else _json(table.setup),
            "clock": table.clock,
            "started": table.started,
            "over": table.result is not None,
            "public": table.public,
            "paused": table.paused,
            "barred": _json(table.barred),
            "rematch": table.rematch,
            "lesson": table.lesson,
            "visited": now,
            "result": None if table.result is None else _json(table.result),
            "clock_left": table.clock_left,
            "rematch_by": table.rematch_by,
            "gathers": table.gathers,
            "given": len(table.lines),
        }
        seats = _seat_rows(table.id, table.seats)

        def job(connection: Connection) -> None:
            connection.execute(TABLES.insert(), row)
            if after is not None:
                connection.execute(TABLES.update().where(TABLES.c.id == after).values(rematch=table.id, rematch_by=by))
            connection.execute(SEATS.insert(), seats)

        await self.write(job, _numbered(table.id, 0, table.lines, now))

    async def append(self, table: str, first: int, lines: Sequence[str], *, result: Ending | None = None) -> None:
        """Keep lines of a record: those from number `first` on, and its result at the end. No line is written twice."""

        def end(connection: Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(over=True, result=_json(result)))

        await self.write(None if result is None else end, _numbered(table, first, lines, self.now()))

    async def change(self, table: str, **columns: Any) -> None:
        """Keep something else of a table; lists and results are kept as JSON."""
        values = {name: _json(value) if isinstance(value, list | Ending) else value for name, value in columns.items()}

        def job(connection: Connection) -> None:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))

        await self.write(job)

    async def set_seats(self, table: str, seats: Sequence[StoredSeat], *, started: bool) -> None:
        """Keep who sits where, and whether the game has begun."""
        rows = _seat_rows(table, seats)

        def job(connection: Connection) -> None:
            connection.execute(SEATS.delete().where(SEATS.c.table == table))
            connection.execute(SEATS.insert(), rows)
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(started=started))

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

    async def delete(self, tables: Sequence[str]) -> None:
        """Forget tables with all that belongs to them; no other leads to them then."""

        def job(connection: Connection) -> None:
            for rows in (SEATS, LINES):
                connection.execute(rows.delete().where(rows.c.table.in_(tables)))
            connection.execute(TABLES.update().where(TABLES.c.rematch.in_(tables)).values(rematch=None))
            connection.execute(TABLES.delete().where(TABLES.c.id.in_(tables)))

        await self.write(job)

    # Reading ------------------------------------------------------------------------------------------

    def load(self, table: str) -> StoredTable | None:
        """Return a table with its whole record, if there is one."""
        with self.engine.connect() as connection:
            row = connection.execute(TABLES.select().where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            seats = connection.execute(SEATS.select().where(SEATS.c.table == table).order_by(SEATS.c.number))
            lines = connection.execute(
                sql.select(LINES.c.text).where(LINES.c.table == table).order_by(LINES.c.number)
            ).scalars()
            return StoredTable(
                id=row.id,
                host=row.host,
                game=row.game,
                rules=row.rules,
                options=msgspec.json.decode(row.options),
                dice=msgspec.json.decode(row.dice, type=Dice),
                setup=None if row.setup is None else msgspec.json.decode(row.setup),
                clock=row.clock,
                started=bool(row.started),
                seats=[StoredSeat(seat.name, seat.guest, seat.bot, bool(seat.stand_in)) for seat in seats],
                lines=list(lines),
                public=bool(row.public),
                paused=bool(row.paused),
                barred=msgspec.json.decode(row.barred, type=list[str]),
                rematch=row.rematch,
                lesson=row.lesson,
                result=None if row.result is None else msgspec.json.decode(row.result, type=Ending),
                clock_left=row.clock_left,
                rematch_by=row.rematch_by,
                gathers=bool(row.gathers),
            )

    def open_tables(self, host: str | None = None) -> int:
        """Return how many tables are not over, of one host or of all."""
        count = sql.select(sql.func.count()).select_from(TABLES).where(TABLES.c.over == 0)
        with self.engine.connect() as connection:
            return connection.execute(count if host is None else count.where(TABLES.c.host == host)).scalar_one()

    def count_tables(self, host: str) -> int:
        """Count all tables of a host."""
        count = sql.select(sql.func.count()).select_from(TABLES).where(TABLES.c.host == host)
        with self.engine.connect() as connection:
            return connection.execute(count).scalar_one()

    def expired(self) -> list[str]:
        """Return the tables that nobody has visited for so long that they can go."""
        quick = sql.or_(TABLES.c.started == 0, TABLES.c.lesson.is_not(None))
        age = sql.case((quick, NOT_BEGUN), (TABLES.c.over == 1, FINISHED), else_=RUNNING)
        with self.engine.connect() as connection:
            return [*connection.execute(sql.select(TABLES.c.id).where(TABLES.c.visited < self.now() - age)).scalars()]


def _resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    def tell() -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    done.get_loop().call_soon_threadsafe(tell)


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Set a connection up: readers don't block the writer, and what is committed survives a power cut."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _seat_rows(table: str, seats: Sequence[StoredSeat]) -> list[dict[str, Any]]:
    return [{"table": table, "number": number, **msgspec.structs.asdict(seat)} for number, seat in enumerate(seats)]


def _numbered(table: str, first: int, lines: Sequence[str], now: float) -> list[Line]:
    return [(table, number, line, now) for number, line in enumerate(lines, first)]


def _json(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def _shown(engine: sql.Engine) -> str:
    return Path(engine.url.database or "").name
