"""Many processes on one database of PostgreSQL: each has a lease of seconds, and tables of its own.

All times are by the database's own clock. An expired lease is never renewed. A process that wakes up late takes a new
one under another name and reads its tables again, and its late writes are refused. A table has one owner, and an epoch
that counts them. A writer holds the row of the owner until the commit, so that a new owner waits for it.
"""

from __future__ import annotations

import logging
import os
import secrets
import time
from collections.abc import Callable, Collection

import sqlalchemy as sql
from sqlalchemy import Connection, Engine

from zocker.errors import Mistake
from zocker.server.store.engines import name_of
from zocker.server.store.ownership import Elsewhere, NotTheOwner, Ownership
from zocker.server.store.schema import OWNERS, TABLES, WORKERS

LEASE_SECONDS = 3.0
PATIENCE = 6.0  # seconds to wait for leases that are not renewed any more
POLL = 0.1  # seconds between two looks at them
FORGOTTEN_SECONDS = 86_400.0  # then nobody asks any more when a process was alive
CLOCK = "extract(epoch from clock_timestamp())::float"
NOW = sql.literal_column(CLOCK, sql.Float)  # by the database's clock

# The first owner of a table has epoch 1; another one gets the next if the one before has no lease any more
CLAIM = sql.text(f"""
WITH claimed AS (
    INSERT INTO owners ("table", worker, epoch)
    SELECT id, :me, 1 FROM tables
    WHERE id = :table AND EXISTS (SELECT 1 FROM workers WHERE id = :me AND expires > {CLOCK})
    ON CONFLICT ("table") DO UPDATE SET worker = :me, epoch = owners.epoch + 1
    WHERE owners.worker = :me OR NOT EXISTS (SELECT 1 FROM workers WHERE id = owners.worker AND expires > {CLOCK})
    RETURNING "table", epoch
)
INSERT INTO epochs ("table", epoch, worker, at) SELECT "table", epoch, :me, {CLOCK} FROM claimed RETURNING epoch
""").bindparams(sql.bindparam("me", type_=sql.String), sql.bindparam("table", type_=sql.String))

log = logging.getLogger(__name__)


class Lease:
    """The right of one process to have tables of a database, for seconds at a time."""

    def __init__(self, engine: Engine, now: Callable[[], float] = time.monotonic) -> None:
        self.engine = engine
        self.now = now
        self.address = ""  # where other processes reach this one
        self.process = _new_name()
        self.last_alive: float | None = None  # when another process last was, before this one
        self.on_lost: Callable[[], object] = lambda: None  # called by the thread that notices it
        self._wanted = False  # whether this process serves tables
        self._held = False
        self._until = 0.0  # until when the lease lasts at least, on this process's own clock

    def is_held(self) -> bool:
        """Tell whether this process still knows its tables; after sleeping too long it doesn't."""
        return self.now() < self._until

    def take(self) -> None:
        """Take a lease, and note when the last process was alive."""
        until = self.now() + LEASE_SECONDS
        with self.engine.begin() as connection:
            if self.last_alive is None:
                self.last_alive = connection.execute(sql.select(sql.func.max(WORKERS.c.seen))).scalar()
            connection.execute(WORKERS.delete().where(WORKERS.c.expires < NOW - FORGOTTEN_SECONDS))
            connection.execute(WORKERS.insert().values(id=self.process, address=self.address, **_from_now()))
        self._wanted = self._held = True
        self._until = until

    def exclude_others(self) -> None:
        """Wait until no other process has a lease, or refuse the database because one is renewed."""
        others = sql.select(WORKERS.c.id).where(WORKERS.c.id != self.process, WORKERS.c.expires > NOW).limit(1)
        until = time.monotonic() + PATIENCE
        while True:
            with self.engine.connect() as connection:
                if connection.execute(others).first() is None:
                    return
            if time.monotonic() > until:
                raise Mistake("error-database-taken", database=name_of(self.engine))
            time.sleep(POLL)

    def touch(self) -> None:
        """Renew the lease; if it has expired, log that and take a new one under another name."""
        if not self._wanted:
            return
        try:
            if self._held and self._renew():
                return
            if self._held:
                log.warning("the lease on the database has run out; all tables are read again")
                self._held, self.process = False, _new_name()
                self.on_lost()
            self.take()
        except sql.exc.SQLAlchemyError:
            log.warning("the lease on the database can't be renewed; it tries again")

    def _renew(self) -> bool:
        mine = WORKERS.update().where(WORKERS.c.id == self.process, WORKERS.c.expires > NOW)
        until = self.now() + LEASE_SECONDS
        with self.engine.begin() as connection:
            renewed = connection.execute(mine.values(address=self.address, **_from_now())).rowcount > 0
        if renewed:
            self._until = until
        return renewed

    def release(self) -> None:
        """Let other processes have all tables."""
        self._wanted = False
        if self._held:
            self._held = False
            mine = WORKERS.update().where(WORKERS.c.id == self.process)
            try:
                with self.engine.begin() as connection:
                    connection.execute(mine.values(seen=NOW, expires=NOW))
            except sql.exc.SQLAlchemyError:
                log.warning("the lease on the database can't be given back; it runs out by itself")

    def set_last_alive(self, at: float) -> None:
        """Pretend that the last process ended then; clocks continue from there."""
        with self.engine.begin() as connection:
            connection.execute(WORKERS.update().values(seen=at, expires=0))

    # Tables -------------------------------------------------------------------------------------------

    def claim(self, table: str) -> Ownership:
        """Make this process the owner of a table, or return its owner; a table that is not stored has none."""
        with self.engine.begin() as connection:
            epoch = connection.execute(CLAIM, {"me": self.process, "table": table}).scalar()
            if epoch is not None:
                return Ownership(table, self.process, epoch)
            wanted = sql.select(TABLES.c.id, OWNERS.c.worker, WORKERS.c.address).where(TABLES.c.id == table)
            joined = TABLES.outerjoin(OWNERS, OWNERS.c.table == TABLES.c.id)
            row = connection.execute(
                wanted.select_from(joined.outerjoin(WORKERS, WORKERS.c.id == OWNERS.c.worker))
            ).first()
        if row is None:
            return Ownership(table, self.process, 0)
        if row.worker in (None, self.process):
            raise NotTheOwner(table)  # this process has no lease at the moment
        raise Elsewhere(row.address or "")

    def stale(self, connection: Connection, ownerships: Collection[Ownership]) -> set[Ownership]:
        """Return lost ownerships; until the transaction ends no one else gets the others."""
        good = (
            sql.select(OWNERS.c.table, OWNERS.c.worker, OWNERS.c.epoch)
            .join(WORKERS, WORKERS.c.id == OWNERS.c.worker)
            .where(OWNERS.c.table.in_([one.table for one in ownerships]), WORKERS.c.expires > NOW)
            .order_by(OWNERS.c.table)
            .with_for_update(read=True, of=OWNERS)
        )
        return {*ownerships} - {Ownership(*row) for row in connection.execute(good)}

    def may_delete(self) -> sql.ColumnElement[bool]:
        """Return the condition that no other process has a table."""
        return ~sql.exists().where(
            OWNERS.c.table == TABLES.c.id,
            OWNERS.c.worker == WORKERS.c.id,
            WORKERS.c.id != self.process,
            WORKERS.c.expires > NOW,
        )


def _new_name() -> str:
    """Return a name for this process that was never used; operators recognise its number in it."""
    return f"{os.getpid()}-{secrets.token_hex(8)}"


def _from_now() -> dict[str, sql.ColumnElement[float]]:
    """Return the columns of a lease that begins now."""
    return {"seen": NOW, "expires": NOW + LEASE_SECONDS}
