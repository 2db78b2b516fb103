"""All tables of one server: finding, making and forgetting them; `lobby.py` lists them."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement

from zocker.errors import Mistake
from zocker.record import Record
from zocker.replays import by_older_rules
from zocker.rules import games
from zocker.server.bots.client import BotClient
from zocker.server.messages.pages import NewTable
from zocker.server.store.expiry import is_expired, is_unused
from zocker.server.store.ownership import Elsewhere, Ownership
from zocker.server.store.people import People
from zocker.server.store.schema import TABLES
from zocker.server.store.store import Store
from zocker.server.store.stored import Overview, StoredTable
from zocker.server.tables import new_tables, rematch
from zocker.server.tables.analysts import Analysts
from zocker.server.tables.clock import Time
from zocker.server.tables.game import Loaded, match_of
from zocker.server.tables.loaded import NUL, LoadedTables
from zocker.server.tables.proof.waits import WAITS, Waits
from zocker.server.tables.services import RequestChance, Services, system_dice
from zocker.server.tables.table import LiveTable

DROP_OUT_SECONDS = 30.0  # then others may let a bot play for someone who is away
MAX_TABLES = 10_000  # tables whose games are not over
MAX_TABLES_PER_GUEST = 50  # tables whose games are not over
MAX_FILES = 2_000  # games that came as files
IDLE_SECONDS = 600.0  # then a table that nobody looks at leaves the memory
SWEEP_INTERVAL = 60.0  # seconds
EXPIRY_INTERVAL = 3_600.0  # seconds between two searches for expired tables
DELETED_AT_ONCE = 20  # tables in one transaction

log = logging.getLogger(__name__)


class House:
    """All tables of this process; those without visitors are only in the store."""

    def __init__(
        self,
        store: Store,
        bots: BotClient,
        *,
        pace: float = 1.0,
        drop_out_seconds: float = DROP_OUT_SECONDS,
        request_chance: RequestChance = system_dice,
        waits: Waits = WAITS,
        time: Time | None = None,
        setup: dict[str, Any] | None = None,
        expire_after: int | None = None,
    ) -> None:
        time, people = time or Time(), People(store)
        self.services = Services(store, bots, request_chance, pace, drop_out_seconds, people, time, waits)
        self.store = store
        self.tables = LoadedTables(self.services)
        self.analysts = Analysts(store, bots, time)
        self.setup = setup
        self._expire_after = expire_after  # days without a visit; None if games are kept for good
        self._kept_expired = 0  # games that have expired, and are kept because they are many
        self._next_expiry = 0.0
        self._sweep_task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.store.on_lost = self.tables.lose
        self.store.lock.on_lost = functools.partial(loop.call_soon_threadsafe, self.tables.lose_all)
        self.store.open()
        self.services.people.on_ended = lambda guest: loop.call_soon_threadsafe(self.tables.end_visits, guest)
        await asyncio.to_thread(self.services.people.open)
        await self.store.renew_rules({name: game.version for name, game in games.GAMES.items()})
        self.services.bots.on_ready = self.tables.wake
        try:
            await self.services.bots.start()
        except OSError:
            log.exception("the bots' worker can't be started; bots choose here")
        self._sweep_task = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweep_task is not None:
            self._sweep_task.cancel()
            await asyncio.wait([self._sweep_task])
        await self.tables.settle()
        try:
            await self.store_visits()
        except Exception:
            log.exception("the last visits can't be kept")
        await self.tables.close()
        await self.analysts.close()
        await self.services.bots.close()
        await asyncio.to_thread(self.services.people.close)
        self.store.close()

    async def find(self, name: str) -> LiveTable:
        """Return a table, from memory or from the store, unless another process owns it."""
        return await self.tables.find(name)

    async def create(self, new: NewTable, guest: str) -> str:
        """Set up a table as someone wants it."""
        return await self.add(new_tables.requested_table(new, guest, self.setup))

    async def rematch(self, name: str, guest: str | None) -> str:
        """Set up the same table again; later callers get the one set up by the first."""
        table = await self.find(name)
        async with table.lock:
            guest, seat = rematch.check(table, guest)
            if (again := table.stored.rematch) is None:
                await self._check_room(guest)
                new = rematch.same_table(table.stored, guest, self.setup)
                again = await self._begin(new, rematch_of=table.ownership, asked_by=seat)
                rematch.note(table, again, seat)
            table.rematch_guests.add(guest)
        table.wake()
        return again

    async def discard(self, name: str, guest: str | None) -> None:
        """Delete a game that someone has not finished and in which no other person has a seat."""
        table = await self.find(name)
        people = {seat.guest for seat in table.seats if seat.guest is not None}
        if guest is None or guest not in {table.host, *people}:
            raise Mistake("error-discard-seat")
        if people - {guest} or (table.started and not table.running):
            raise Mistake("error-discard-others" if people - {guest} else "error-discard-over")
        table.presence.end()
        async with self.tables.locks.of(name):
            await self.tables.forget(name)
            await self.store.delete([name])

    async def add(self, stored: StoredTable) -> str:
        """Store a new table, if there is room for it."""
        await self._check_room(stored.host)
        return await self._begin(stored)

    async def _begin(
        self, stored: StoredTable, *, rematch_of: Ownership | None = None, asked_by: int | None = None
    ) -> str:
        """Store a new table, load it, and start it."""
        await self.store.add(stored, rematch_of=rematch_of, asked_by=asked_by)
        match = await asyncio.to_thread(match_of, stored)
        with suppress(Elsewhere):  # someone was very quick
            self.tables.take_in(Loaded(stored, match), await self.store.claim(stored.id)).wake()
        return stored.id

    async def record(self, name: str) -> Record:
        """Return the record of a finished game; earlier it would reveal hidden money."""
        table = await self.find(name)
        if table.running or not table.started:
            raise Mistake("error-record-running")
        return table.record()

    async def overview(self, name: str) -> Overview | None:
        """Return a table without its record, if there is such a table."""
        return None if NUL in name else await asyncio.to_thread(self.store.read.overview, name)

    async def finished_game(self, name: str) -> StoredTable:
        """Return the stored table of a finished game."""
        stored = None if NUL in name else await asyncio.to_thread(self.store.read.load, name)
        if stored is None:
            raise Mistake("error-no-table")
        if stored.result is None and not by_older_rules(stored.record()):
            raise Mistake("error-replay-running")
        return stored

    async def add_file(self, stored: StoredTable) -> None:
        """Store a game from a file, unless it is here already; copies of other files make room for it."""
        await self._check_disk()
        if await asyncio.to_thread(self.store.read.count_tables, stored.host) >= MAX_FILES:
            least_wanted = await asyncio.to_thread(self.store.read.least_wanted_of, stored.host, DELETED_AT_ONCE)
            await self._evict(least_wanted, TABLES.c.host == stored.host)
        await self.store.add_if_new(stored)

    async def _check_room(self, guest: str) -> None:
        """Refuse a guest with too many tables; on a full server, let an unfinished game make room."""
        await self._check_disk()
        of_guest, in_all = await asyncio.gather(
            asyncio.to_thread(self.store.read.count_unfinished, guest),
            asyncio.to_thread(self.store.read.count_unfinished),
        )
        if of_guest >= MAX_TABLES_PER_GUEST:
            raise Mistake("error-many-tables", most=MAX_TABLES_PER_GUEST)
        if in_all >= MAX_TABLES:
            watched = sum(bool(table.presence.watchers) for table in self.tables)
            least_wanted = await asyncio.to_thread(self.store.read.least_wanted, DELETED_AT_ONCE + watched)
            await self._evict(least_wanted, TABLES.c.over == 0)

    async def _check_disk(self) -> None:
        """Refuse new tables while the disk is nearly full, so that games in progress can continue."""
        if not await asyncio.to_thread(self.store.has_room):
            log.warning("the disk is nearly full; new tables are refused")
            raise Mistake("error-disk-full")

    # Forgetting ---------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Tidy up as long as the server runs, whatever fails meanwhile."""
        while True:
            try:
                await self.tables.put_away(IDLE_SECONDS)
                await self.store_visits()
                if self.services.time.now() >= self._next_expiry:
                    await self.expire()
                    self._next_expiry = self.services.time.now() + EXPIRY_INTERVAL
            except Exception:
                log.exception("the house can't be tidied up; it tries again")
            await asyncio.sleep(SWEEP_INTERVAL)

    async def store_visits(self) -> None:
        """Store that the tables in memory are visited: they are there because someone came lately."""
        if names := [table.id for table in self.tables]:
            await self.store.visit(names)

    async def _evict(self, names: Sequence[str], only: ColumnElement[bool]) -> None:
        """Delete some of these tables to make room for a new one, but none that someone looks at."""
        async with self.tables.locks.of_all(names):
            watched = {table.id for table in self.tables if table.presence.watchers}
            gone = [name for name in names if name not in watched][:DELETED_AT_ONCE]
            for name in gone:
                await self.tables.forget(name)
            await self.store.delete(gone, only=only)
        if not gone:
            raise Mistake("error-house-full")
        log.warning("the house is full; tables that would be missed least were deleted: %d", len(gone))

    async def expire(self) -> None:
        """Delete unused waiting rooms and lessons, and games if they expire here and are not too many."""
        now, days = self.store.now(), self._expire_after
        expired = await asyncio.to_thread(self.store.read.expired, now, days)
        await self._delete(expired.unused, is_unused(now))
        kept = len(expired.games) if expired.are_many else 0
        if days is not None and not kept:
            await self._delete(expired.games, is_expired(now, days))
        elif kept and kept != self._kept_expired:
            told = "%d of %d games have expired, more than 1 %%; they are kept until “zocker prune %d” deletes them"
            log.warning(told, kept, expired.of, days)
        self._kept_expired = kept

    async def _delete(self, expired: Sequence[str], only: ColumnElement[bool]) -> None:
        """Delete expired tables in small steps, but none that is in memory."""
        for first in range(0, len(expired), DELETED_AT_ONCE):
            names = expired[first : first + DELETED_AT_ONCE]
            async with self.tables.locks.of_all(names):
                gone = [name for name in names if name not in self.tables]
                await self.store.delete(gone, only=only)
                for table in self.tables:
                    if table.stored.rematch in gone:
                        table.stored.rematch = None
                        table.wake()
