"""The tables that are in memory: finding them there or in the store, and letting them go."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof.chain import Secret
from zocker.server.store.ownership import Elsewhere, OutOfDate, Ownership
from zocker.server.store.stored import StoredTable
from zocker.server.tables.driver import Driver
from zocker.server.tables.game import match_of, secret_moves
from zocker.server.tables.name_locks import NameLocks
from zocker.server.tables.services import Services
from zocker.server.tables.table import LiveTable

NUL = "\0"  # which no database looks for


class TablesInMemory:
    """Tables with their drivers, which this process owns."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self._tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._name_locks = NameLocks()  # so that no table is loaded twice, or found while it leaves the memory
        self._idle_since: dict[str, float] = {}
        self._losing = set[asyncio.Task[None]]()  # tables that leave the memory to be read again

    async def locate(self, name: str) -> str | None:
        """Return the address of the process that owns a table; None if this one does, or if there is no such table."""
        try:
            await self.find(name)
        except Elsewhere as elsewhere:
            return elsewhere.address
        except (Mistake, OutOfDate, SQLAlchemyError):
            pass  # whoever is asked for the table will say so
        return None

    async def find(self, name: str) -> LiveTable:
        """Return a table, from memory or from the store, unless another process owns it."""
        if NUL in name:
            raise Mistake("error-no-table")
        async with self._name_locks.of(name):
            if name not in self._tables:
                ownership = await self.store.claim(name)
                found = await asyncio.to_thread(self._load, name)
                if found is None:
                    raise Mistake("error-no-table")
                self._take_in(found[0], ownership, *found[1:])
            table = self._tables[name]
        if not table.is_ours:
            raise OutOfDate
        return table

    def _load(self, name: str) -> tuple[StoredTable, Match | None, float, Secret | None, dict[int, int]] | None:
        """Return a stored table, its match, how old its last line is, and its secrets; a long game takes a while."""
        stored = self.store.load(name)
        if stored is None:
            return None
        match, age = match_of(stored), self.store.open_seconds_since_line(name)
        return stored, match, age, self.store.load_secret(name), secret_moves(stored)

    def in_memory(self, name: str) -> LiveTable | None:
        return self._tables.get(name)

    def plays(self, guest: str) -> bool:
        """Tell whether a guest has a seat in a game that is on, or has set it up."""
        return any(table.running and table.is_for(guest) for table in self._tables.values())

    def all_in_memory(self) -> list[LiveTable]:
        return [*self._tables.values()]

    def _take_in(
        self,
        stored: StoredTable,
        ownership: Ownership,
        match: Match | None,
        age: float = 0.0,
        secret: Secret | None = None,
        hidden: dict[int, int] | None = None,
    ) -> LiveTable:
        """Take a table into memory, with its driver."""
        table = self._tables[stored.id] = LiveTable(self.services, stored, ownership, match, age, secret, hidden)
        self._drivers[stored.id] = Driver(table)
        return table

    async def _forget(self, name: str) -> None:
        """Drop a table from memory, if it is there."""
        if name in self._tables:
            self._tables[name].has_left = True
            await self._drivers.pop(name).close()
            del self._tables[name]
            self._idle_since.pop(name, None)

    def _is_watched(self, name: str) -> bool:
        return name in self._tables and bool(self._tables[name].presence.watchers)

    def end_visits(self, guest: str) -> None:
        """End all live connections of a guest."""
        for table in self._tables.values():
            for watcher in table.presence.watchers:
                if watcher.guest == guest:
                    watcher.end()

    def _wake_all(self) -> None:
        for table in self._tables.values():
            table.wake()

    # What is out of date -----------------------------------------------------------------------------

    def _lose(self, ownership: Ownership) -> None:
        """Let a table be read again, and whoever is there come back to it; nobody is shown it any more."""
        table = self._tables.get(ownership.table)
        if table is not None and table.ownership == ownership:
            table.has_left = True
        task = asyncio.create_task(self._drop(ownership))
        self._losing.add(task)
        task.add_done_callback(self._losing.discard)

    def _lose_all(self) -> None:
        for table in self._tables.values():
            self._lose(table.ownership)

    async def _drop(self, ownership: Ownership) -> None:
        """Drop a table from memory, unless it has been read again already."""
        async with self._name_locks.of(ownership.table):
            table = self._tables.get(ownership.table)
            if table is not None and table.ownership == ownership:
                for watcher in table.presence.watchers:
                    watcher.end()
                await self._forget(ownership.table)
