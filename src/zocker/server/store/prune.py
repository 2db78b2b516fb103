"""Deleting unvisited games on request, after copying all of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sql

from zocker.errors import Mistake
from zocker.server.store import files
from zocker.server.store.engines import file_of, is_postgresql, name_of, unusable
from zocker.server.store.expiry import Expired, is_expired
from zocker.server.store.store import Store

DELETED_AT_ONCE = 20  # games in one transaction


class Pruning:
    """A database that is open for pruning: the expired games, the copy, and the deletion."""

    def __init__(self, store: Store, days: int) -> None:
        self.store = store
        self.days = days
        self.expired: Expired = store.read.expired(store.now(), days)

    @property
    def can_copy(self) -> bool:
        """Whether we can copy the database: PostgreSQL has tools of its own."""
        return not is_postgresql(self.store.engine)

    def copy(self) -> Path:
        """Copy the file beside itself, under a name that no other copy has."""
        file = Path(self.store.engine.url.database or "")
        now = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(self.store.now()))
        copy = file.with_name(f"{file.name}.before-prune-{now}")
        files.backup(file, copy)
        return copy

    def delete(self) -> int:
        """Delete the games, unless someone has come back to them meanwhile; return how many are gone."""
        try:
            asyncio.run(self._delete())
        except sql.exc.SQLAlchemyError as error:
            raise unusable(name_of(self.store.engine), error) from error
        gone = self.expired.of - self.store.read.expired(self.store.now(), self.days).of
        if self.can_copy:
            self._shrink()
        return gone

    async def _delete(self) -> None:
        games = self.expired.games
        for first in range(0, len(games), DELETED_AT_ONCE):
            only = is_expired(self.store.now(), self.days)
            await self.store.delete(games[first : first + DELETED_AT_ONCE], only=only)

    def _shrink(self) -> None:
        """Give the room of deleted games back to the disk, if there is enough room to do so."""
        with self.store.engine.connect() as connection, suppress(sql.exc.OperationalError):
            connection.exec_driver_sql("VACUUM")


@contextmanager
def opened(database: str, days: int) -> Iterator[Pruning]:
    """Have a database to prune; no server may use its file."""
    store = Store(database)
    if not is_postgresql(store.engine) and not file_of(database).exists():
        raise Mistake("error-no-house", database=database)
    store.open()
    try:
        yield Pruning(store, days)
    finally:
        store.close()
