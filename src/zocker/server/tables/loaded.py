"""The tables that are in memory: finding them there or in the store, and letting them go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from zocker.errors import Mistake
from zocker.server.store.ownership import Elsewhere, OutOfDate, Ownership
from zocker.server.tables.driver import Driver
from zocker.server.tables.game import Loaded, match_of, secret_moves
from zocker.server.tables.services import Services
from zocker.server.tables.table import LiveTable

NUL = "\0"  # which no database looks for


class NameLocks:
    """Locks names one by one, so that calls with other names can continue meanwhile."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """Return the lock of a name, which exists as long as someone uses it."""
        return self._locks.setdefault(name, asyncio.Lock())

    @asynccontextmanager
    async def of_all(self, names: Iterable[str]) -> AsyncIterator[None]:
        """Hold the locks of several names, taken in the same order by everyone, so that there is no deadlock."""
        async with AsyncExitStack() as stack:
            for name in sorted({*names}):
                await stack.enter_async_context(self.of(name))
            yield


class LoadedTables:
    """Tables with their drivers, which this process owns."""

    def __init__(self, services: Services) -> None:
        self.locks = NameLocks()  # so that no table is loaded twice, or found while it leaves the memory
        self._services = services
        self._store = services.store
        self._drivers: dict[str, Driver] = {}
        self._idle_since: dict[str, float] = {}
        self._losing = set[asyncio.Task[None]]()  # tables that leave the memory to be read again

    def __contains__(self, name: str) -> bool:
        return name in self._drivers

    def __iter__(self) -> Iterator[LiveTable]:
        return iter([driver.table for driver in self._drivers.values()])

    def get(self, name: str) -> LiveTable | None:
        return self._drivers[name].table if name in self else None

    def driver(self, name: str) -> Driver:
        return self._drivers[name]

    async def find(self, name: str) -> LiveTable:
        """Return a table, from memory or from the store, unless another process owns it."""
        if NUL in name:
            raise Mistake("error-no-table")
        async with self.locks.of(name):
            if name not in self:
                ownership = await self._store.claim(name)
                self.take_in(await asyncio.to_thread(self._load, name), ownership)
            table = self._drivers[name].table
        if not table.is_ours:
            raise OutOfDate
        return table

    async def locate(self, name: str) -> str | None:
        """Return the address of the process that owns a table; None if this one does, or if there is no such table."""
        try:
            await self.find(name)
        except Elsewhere as elsewhere:
            return elsewhere.address
        except (Mistake, OutOfDate, SQLAlchemyError):
            pass  # the process that is asked for the table will say so
        return None

    def _load(self, name: str) -> Loaded:
        """Return the stored table; a long game takes a while."""
        stored = self._store.read.load(name)
        if stored is None:
            raise Mistake("error-no-table")
        age, secret = self._store.open_seconds_since_line(name), self._store.read.load_secret(name)
        return Loaded(stored, match_of(stored), age, secret, secret_moves(stored))

    def take_in(self, loaded: Loaded, ownership: Ownership) -> LiveTable:
        """Take a table into memory, with its driver."""
        table = LiveTable(self._services, loaded, ownership)
        self._drivers[table.id] = Driver(table)
        return table

    def plays(self, guest: str) -> bool:
        """Tell whether a guest has a seat in a game in progress, or has set it up."""
        return any(table.running and table.is_for(guest) for table in self)

    def end_visits(self, guest: str) -> None:
        """End all live connections of a guest."""
        for table in self:
            table.presence.end(guest)

    def wake(self) -> None:
        """Let all tables be looked at again."""
        for table in self:
            table.wake()

    # What leaves the memory ---------------------------------------------------------------------------

    async def forget(self, name: str) -> None:
        """Drop a table from memory, if it is there; the caller holds its lock."""
        if name in self:
            self._drivers[name].table.has_left = True
            await self._drivers[name].close()
            del self._drivers[name]
            self._idle_since.pop(name, None)

    async def put_away(self, idle_seconds: float) -> None:
        """Drop tables that no one has visited for a while; they are loaded again on request."""
        now = self._services.time.now()
        for table in self:
            if table.presence.watchers:
                self._idle_since.pop(table.id, None)
            elif now - self._idle_since.setdefault(table.id, now) > idle_seconds:
                async with self.locks.of(table.id):
                    if not table.presence.watchers:
                        await self.forget(table.id)

    def lose(self, ownership: Ownership) -> None:
        """Have a table read again; its visitors reconnect to it, and no one sees the old one any more."""
        table = self.get(ownership.table)
        if table is not None and table.ownership == ownership:
            table.has_left = True
        task = asyncio.create_task(self._drop(ownership))
        self._losing.add(task)
        task.add_done_callback(self._losing.discard)

    def lose_all(self) -> None:
        for table in self:
            self.lose(table.ownership)

    async def _drop(self, ownership: Ownership) -> None:
        """Drop a table from memory, unless it has been read again already."""
        async with self.locks.of(ownership.table):
            table = self.get(ownership.table)
            if table is not None and table.ownership == ownership:
                table.presence.end()
                await self.forget(table.id)

    async def settle(self) -> None:
        """Wait for the tables that leave the memory."""
        await asyncio.gather(*self._losing, return_exceptions=True)

    async def close(self) -> None:
        """Stop moving on."""
        for driver in [*self._drivers.values()]:
            await driver.close()
