"""All tables of one server: finding, making and forgetting them; lobby.py lists them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any

from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import Record
from zocker.replays import by_older_rules
from zocker.rules import games
from zocker.server.bots.client import BotClient
from zocker.server.messages.pages import NewTable
from zocker.server.store.ownership import Ownership
from zocker.server.store.people import People
from zocker.server.store.store import Store
from zocker.server.store.stored import StoredTable
from zocker.server.tables import new_tables
from zocker.server.tables.chance import RequestChance, operating_system
from zocker.server.tables.driver import Driver
from zocker.server.tables.name_locks import NameLocks
from zocker.server.tables.services import Services
from zocker.server.tables.table import LiveTable, match_of

DROPPED_OUT = 30.0  # seconds after which others may let a bot play for somebody who is away
MAX_TABLES = 10_000  # games that are not over, in all
MAX_TABLES_PER_GUEST = 50  # of one guest
MAX_FILES = 2_000  # games that came as files
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP = 60.0
BEAT = 0.5
EXPIRY = 3_600.0  # seconds between two looks for tables that nobody visits
AT_ONCE = 20  # so many of them go in one transaction

log = logging.getLogger(__name__)


class House:
    """All tables of this process; those that nobody looks at are only in the store."""

    def __init__(
        self,
        store: Store,
        bots: BotClient,
        *,
        pace: float = 1.0,
        dropped_out: float = DROPPED_OUT,
        request_chance: RequestChance = operating_system,
        setup: dict[str, Any] | None = None,
    ) -> None:
        self.store = store
        self.services = Services(store, bots, request_chance, pace, dropped_out, People(store))
        self._setup = setup
        self._tables: dict[str, LiveTable] = {}
        self._drivers: dict[str, Driver] = {}
        self._finding = NameLocks()  # so that nobody finds a table twice, or one that is leaving
        self._idle: dict[str, float] = {}
        self._expiry = 0.0  # when to look for tables that nobody visits
        self._sweeper: asyncio.Task[None] | None = None
        self._pulse: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.store.open()
        await asyncio.to_thread(self.services.people.load)
        await self.store.renew_rules({name: game.RULES for name, game in games.GAMES.items()})
        self.services.bots.on_ready = self._tell_all
        try:
            await self.services.bots.start()
        except OSError:
            log.exception("the bots' worker can't be started; bots choose here")
        self._sweeper = asyncio.create_task(self._sweep())
        self._pulse = asyncio.create_task(self._beat())

    async def close(self) -> None:
        for task in filter(None, (self._sweeper, self._pulse)):
            task.cancel()
            await asyncio.wait([task])
        try:
            await self._keep_visits()
        except Exception:
            log.exception("the last visits can't be kept")
        for driver in list(self._drivers.values()):
            await driver.close()
        await self.services.bots.close()
        self.store.close()

    async def find(self, name: str) -> LiveTable:
        """Return a table, from memory or from the store."""
        async with self._finding.of(name):
            if name not in self._tables:
                ownership = await self.store.claim(name)
                found = await asyncio.to_thread(self._load, name)
                if found is None:
                    raise Mistake("error-no-table")
                self._admit(found[0], ownership, *found[1:])
            return self._tables[name]

    def _load(self, name: str) -> tuple[StoredTable, Match | None, float] | None:
        """Return a table that is kept, its match, and how old its last line is: a long one takes a while."""
        stored = self.store.load(name)
        if stored is None:
            return None
        return stored, match_of(stored), self.store.open_seconds_since_line(name)

    def in_memory(self, name: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(name)

    def in_memory_all(self) -> list[LiveTable]:
        """Return all tables that are in memory."""
        return [*self._tables.values()]

    async def create(self, new: NewTable, guest: str) -> str:
        """Set up a table as somebody wants it."""
        return await self.add(new_tables.as_wanted(new, guest, self._setup))

    async def rematch(self, name: str, guest: str | None) -> str:
        """Set up the same table once more: the first who asks makes it, everybody else gets the same one."""
        table = await self.find(name)
        async with table.lock:
            stored = table.stored
            if guest is None or not table.seats_of(guest):
                raise Mistake("error-rematch-seat")
            if table.match is None or not table.match.over or stored.lesson is not None:
                raise Mistake("error-rematch-running")
            if stored.rematch is None:
                await self._check_room(guest)
                asked_by = table.seats_of(guest)[0]
                again = new_tables.rematch_of(stored, guest, self._setup)
                stored.rematch = await self._begin(again, rematch_of=table.ownership, asked_by=asked_by)
                stored.rematch_by = asked_by
        table.wake()
        return stored.rematch

    async def add(self, stored: StoredTable) -> str:
        """Keep a new table, if there is room for it."""
        await self._check_room(stored.host)
        return await self._begin(stored)

    async def _begin(
        self, stored: StoredTable, *, rematch_of: Ownership | None = None, asked_by: int | None = None
    ) -> str:
        """Keep a new table, and let it go on by itself."""
        await self.store.add(stored, rematch_of=rematch_of, asked_by=asked_by)
        match = await asyncio.to_thread(match_of, stored)
        self._admit(stored, await self.store.claim(stored.id), match).wake()
        return stored.id

    def _admit(self, stored: StoredTable, ownership: Ownership, match: Match | None, age: float = 0.0) -> LiveTable:
        """Take a table into memory, with what moves it on."""
        table = self._tables[stored.id] = LiveTable(self.services, stored, ownership, match, age)
        self._drivers[stored.id] = Driver(table)
        return table

    async def record(self, name: str) -> Record:
        """Return the record of a game that is over: before that it would tell what is hidden."""
        table = await self.find(name)
        if table.closed:
            return table.stored.record()
        if table.match is None or not table.match.over:
            raise Mistake("error-record-running")
        return table.match.record()

    async def finished_game(self, name: str) -> StoredTable:
        """Return a game that is over."""
        stored = await asyncio.to_thread(self.store.load, name)
        if stored is None:
            raise Mistake("error-no-table")
        if stored.result is None and not by_older_rules(stored.record()):
            raise Mistake("error-replay-running")
        return stored

    async def add_file(self, stored: StoredTable) -> None:
        """Keep a game that came as a file, unless it is here already."""
        if await asyncio.to_thread(self.store.count_tables, stored.host) >= MAX_FILES:
            await self._evict(await asyncio.to_thread(self.store.least_wanted_of, stored.host, AT_ONCE))
        await self.store.add_if_new(stored)

    async def _check_room(self, guest: str) -> None:
        of_guest, in_all = await asyncio.gather(
            asyncio.to_thread(self.store.count_unfinished, guest), asyncio.to_thread(self.store.count_unfinished)
        )
        if of_guest >= MAX_TABLES_PER_GUEST:
            raise Mistake("error-many-tables", most=MAX_TABLES_PER_GUEST)
        if in_all >= MAX_TABLES:
            watched = sum(bool(table.presence.watchers) for table in self._tables.values())
            await self._evict(await asyncio.to_thread(self.store.least_wanted, AT_ONCE + watched))

    def end_visits(self, guest: str) -> None:
        """End all live connections of a guest."""
        for table in self._tables.values():
            for watcher in table.presence.watchers:
                if watcher.guest == guest:
                    watcher.ended.set()

    def _tell_all(self) -> None:
        for table in self._tables.values():
            table.wake()

    async def _beat(self) -> None:
        """Keep that the house is open: clocks go on from there after a restart, however it was closed."""
        while True:
            self.store.lock.touch()
            await asyncio.sleep(BEAT)

    # Forgetting ---------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Put away what nobody looks at any more, as long as the house is open and whatever fails meanwhile."""
        while True:
            try:
                await self._put_away()
                await self._keep_visits()
                if time.monotonic() >= self._expiry:
                    await self.expire()
                    self._expiry = time.monotonic() + EXPIRY
            except Exception:
                log.exception("the house can't be tidied up; it tries again")
            await asyncio.sleep(SWEEP)

    async def _put_away(self) -> None:
        """Let tables leave the memory that nobody has looked at for a while; they come back when they are asked for."""
        now = time.monotonic()
        for name, table in list(self._tables.items()):
            if table.presence.watchers:
                self._idle.pop(name, None)
            elif now - self._idle.setdefault(name, now) > IDLE:
                async with self._finding.of(name):
                    if not table.presence.watchers:
                        await self._drivers.pop(name).close()
                        del self._tables[name], self._idle[name]

    async def _keep_visits(self) -> None:
        """Keep that the tables in memory are visited: who came lately is why they are there."""
        if self._tables:
            await self.store.visit([*self._tables])

    async def _evict(self, names: Sequence[str]) -> None:
        """Forget some of these tables, so that there is room for a new one; but none that somebody looks at."""
        async with self._finding.of_all(names):
            gone = [name for name in names if not self._is_watched(name)][:AT_ONCE]
            for name in gone:
                if name in self._tables:
                    await self._drivers.pop(name).close()
                    del self._tables[name]
                    self._idle.pop(name, None)
            await self.store.delete(gone, only_expired=False)
        if not gone:
            raise Mistake("error-house-full")

    def _is_watched(self, name: str) -> bool:
        return name in self._tables and bool(self._tables[name].presence.watchers)

    async def expire(self) -> None:
        """Forget the tables that nobody has visited for long, but none that is in memory."""
        expired = await asyncio.to_thread(self.store.expired)
        for some in (expired[first : first + AT_ONCE] for first in range(0, len(expired), AT_ONCE)):
            async with self._finding.of_all(some):
                gone = [name for name in some if name not in self._tables]
                await self.store.delete(gone)
                for table in self._tables.values():
                    if table.stored.rematch in gone:
                        table.stored.rematch = None
                        table.wake()
