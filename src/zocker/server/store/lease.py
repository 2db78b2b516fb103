"""One database of PostgreSQL, one server: a lease of seconds, by the database's own clock.

A lease that has run out is never renewed. Whoever wakes up late takes a new one under another name, if nobody else has,
and reads all tables again: what it still knows is out of date, and what it wants to write is refused.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterable

import sqlalchemy as sql
from sqlalchemy import Connection, Engine

from zocker.errors import Mistake
from zocker.server.store.engines import name_of
from zocker.server.store.ownership import FIRST_EPOCH, Ownership
from zocker.server.store.schema import WORKERS

LEASE_SECONDS = 3.0
PATIENCE = 6.0  # seconds to wait for a lease that is not renewed any more
POLL = 0.1  # seconds between two looks at a lease that somebody else has
NOW = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)  # by the database's clock

log = logging.getLogger(__name__)


class Lease:
    """The right of one process to use a database, for seconds at a time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(8)
        self.last_alive: float | None = None  # when the previous server was
        self.on_lost: Callable[[], object] = lambda: None  # called by the thread that notices it
        self._held = False

    def take(self) -> None:
        """Take the lease, or refuse it because another server renews it."""
        until = time.monotonic() + PATIENCE
        while not self._take_free():
            if time.monotonic() > until:
                raise Mistake("error-database-taken", database=name_of(self.engine))
            time.sleep(POLL)
        self._held = True

    def _take_free(self) -> bool:
        """Take the lease unless somebody has it; wait until all transactions under older ones are over."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql("LOCK TABLE workers IN EXCLUSIVE MODE")
            latest = sql.func.max(WORKERS.c.expires)
            seen, is_taken = connection.execute(sql.select(sql.func.max(WORKERS.c.seen), latest > NOW)).one()
            if is_taken:
                return False
            self.last_alive = seen
            connection.execute(WORKERS.delete())
            connection.execute(WORKERS.insert().values(id=self.process, seen=NOW, expires=NOW + LEASE_SECONDS))
        return True

    def touch(self) -> None:
        """Renew the lease; if it has run out, say so and take a new one under another name."""
        try:
            if self._held and self._renew():
                return
            if self._held:
                log.warning("the lease on the database has run out; all tables are read again")
                self._held, self.process = False, secrets.token_hex(8)
                self.on_lost()
            self._held = self._take_free()
        except sql.exc.SQLAlchemyError:
            log.warning("the lease on the database can't be renewed; it tries again")

    def _renew(self) -> bool:
        mine = WORKERS.update().where(WORKERS.c.id == self.process, WORKERS.c.expires > NOW)
        with self.engine.begin() as connection:
            return connection.execute(mine.values(seen=NOW, expires=NOW + LEASE_SECONDS)).rowcount > 0

    def release(self) -> None:
        """Let another process have the database."""
        if self._held:
            self._held = False
            mine = WORKERS.update().where(WORKERS.c.id == self.process)
            try:
                with self.engine.begin() as connection:
                    connection.execute(mine.values(seen=NOW, expires=NOW))
            except sql.exc.SQLAlchemyError:
                log.warning("the lease on the database can't be given back; it runs out by itself")

    def set_last_alive(self, at: float) -> None:
        """Let it be as if the last server had ended then: clocks go on from there."""
        with self.engine.begin() as connection:
            connection.execute(WORKERS.update().values(seen=at, expires=0))

    def claim(self, table: str) -> Ownership:
        """Make this process the owner of a table: it is the only one."""
        return Ownership(table, self.process, FIRST_EPOCH)

    def stale(self, connection: Connection, ownerships: Iterable[Ownership]) -> set[Ownership]:
        """Return those that are not good any more; as long as the transaction lasts nobody else gets the others."""
        mine = sql.select(WORKERS.c.id).where(WORKERS.c.id == self.process, WORKERS.c.expires > NOW)
        owner = connection.execute(mine.with_for_update(read=True)).scalar()
        return {one for one in ownerships if (one.owner, one.epoch) != (owner, FIRST_EPOCH)}
