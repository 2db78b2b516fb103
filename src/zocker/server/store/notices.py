"""Changes by other processes: PostgreSQL wakes us, and we read again; also after every lost connection."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import closing
from typing import Any

import sqlalchemy as sql

from zocker.server.store.background import Background

CHANNEL = "zocker"
LOOK_SECONDS = 0.5  # between two looks whether to stop
RETRY_SECONDS = 0.5

log = logging.getLogger(__name__)


class Notices(Background):
    """A thread that reads again whenever another process reports a change."""

    def __init__(self, engine: sql.Engine, sender: Callable[[], str], read: Callable[[], None]) -> None:
        super().__init__("notices")
        self.engine, self.sender, self.read = engine, sender, read

    def tell(self, connection: sql.Connection) -> None:
        """Wake all other processes when this transaction is committed."""
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, self.sender())))

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                self._listen()
            except (sql.exc.SQLAlchemyError, psycopg.Error):
                log.debug("the database is away; listening again in a moment")
                self._stop.wait(RETRY_SECONDS)

    def _listen(self) -> None:
        raw = self.engine.raw_connection()
        driver: Any = raw.driver_connection
        raw.detach()
        with closing(driver):
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self.read()  # what was missed
            while not self._stop.is_set():
                for notice in driver.notifies(timeout=LOOK_SECONDS):
                    if notice.payload != self.sender():
                        self.read()
