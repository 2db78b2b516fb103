"""All tables of one server: finding, making and forgetting them; lobby.py lists them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import Dice, GameRecord
from zocker.rules import games
from zocker.rules.options import check_players, read_options
from zocker.server.bots.client import BotClient
from zocker.server.messages.pages import NewTable
from zocker.server.store.store import Store
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.seats import fill_with_bots, new_seat
from zocker.server.tables.table import DROPPED_OUT, LiveTable
from zocker.server.tables.turnstile import Turnstile

MOST_TABLES = 10_000  # games that are not over, in all
MOST_OF_ONE = 50  # of one guest
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP = 60.0
EXPIRY = 3_600.0  # seconds between two looks for tables that nobody visits
AT_ONCE = 20  # so many of them go in one transaction
ID_BYTES = 9

log = logging.getLogger(__name__)

PreparedDice = Callable[[Match], str | None]


class House:
    """All tables. `prepared_dice` is for tests: what chance shall bring, or None for the operating system's dice."""

    def __init__(
        self,
        store: Store,
        bots: BotClient,
        *,
        pace: float = 1.0,
        dropped_out: float = DROPPED_OUT,
        prepared_dice: PreparedDice = lambda match: None,
        setup: dict[str, Any] | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.pace = pace
        self.dropped_out = dropped_out
        self.prepared_dice = prepared_dice
        self.turnstile = Turnstile()
        self._setup = setup
        self._tables: dict[str, LiveTable] = {}
        self._finding = asyncio.Lock()  # one at a time, so that nobody finds a table twice, or one that is leaving
        self._idle: dict[str, float] = {}
        self._expiry = 0.0  # when to look for tables that nobody visits
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.store.open()
        await self.store.renew_rules({name: game.RULES for name, game in games.GAMES.items()})
        self.bots.when_ready = self._tell_all
        try:
            await self.bots.start()
        except OSError:
            log.exception("the worker can't be started; bots choose here")
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        try:
            await self._keep_visits()
        except Exception:
            log.exception("the last visits can't be kept")
        for table in list(self._tables.values()):
            await table.close()
        await self.bots.close()
        self.store.close()

    async def find(self, name: str) -> LiveTable:
        """Return a table, from memory or from the store."""
        async with self._finding:
            if name not in self._tables:
                stored = await asyncio.to_thread(self.store.load, name)
                if stored is None:
                    raise Mistake("error-no-table")
                self._tables[name] = LiveTable(self, stored)
            return self._tables[name]

    def in_memory(self, name: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(name)

    async def create(self, new: NewTable, guest: str) -> str:
        """Set up a table; it begins at once if nobody is waited for."""
        rules = games.find(new.game)
        check_players(new.game, rules, len(new.seats))
        options = read_options(new.game, rules, new.options)
        kinds = Counter(seat.kind for seat in new.seats)
        if kinds["kept"]:
            raise Mistake("error-kept-seat")
        if kinds["me"] > 1:
            raise Mistake("error-one-seat")
        if kinds["here"] == 1 and not kinds["me"]:
            raise Mistake("error-here-alone")
        await self._check_room(guest)
        seats = list[StoredSeat]()
        for seat in new.seats:
            seats.append(new_seat(seat, guest, [other.name or "" for other in seats]))
        waits = any(seat.is_open for seat in seats)
        if not waits:
            fill_with_bots(seats)
        Match(
            new.game,
            seats=["?" if seat.name is None else seat.name for seat in seats],
            chance="ask",
            **msgspec.to_builtins(options),
        )
        return await self._begin(
            StoredTable(
                id=secrets.token_urlsafe(ID_BYTES),
                host=guest,
                game=new.game,
                rules=rules.RULES,
                options=msgspec.to_builtins(options),
                dice=Dice(new.dice),
                setup=self._setup,
                clock=new.clock,
                started=not waits,
                seats=seats,
                lines=[],
                public=new.public,
            )
        )

    async def rematch(self, name: str, guest: str | None) -> str:
        """Set up the same table once more: the first who asks makes it, everybody else gets the same one.

        It begins when all have come.
        """
        table = await self.find(name)
        async with table.lock:
            stored = table.stored
            if guest is None or guest not in [seat.guest for seat in table.seats]:
                raise Mistake("error-rematch-seat")
            if table.match is None or not table.match.over or stored.lesson is not None:
                raise Mistake("error-rematch-running")
            if stored.rematch is None:
                await self._check_room(guest)
                by = table.seats_of(guest)[0]
                alone = all(seat.guest in (None, guest) for seat in table.seats)
                stored.rematch = await self._begin(
                    msgspec.structs.replace(
                        stored,
                        id=secrets.token_urlsafe(ID_BYTES),
                        host=guest,
                        rules=games.find(stored.game).RULES,
                        dice=stored.dice if stored.dice.source == "typed" else Dice("system"),
                        setup=self._setup,
                        started=alone,
                        gathers=not alone,
                        seats=[StoredSeat(seat.name, seat.guest, seat.bot) for seat in table.seats],
                        lines=[],
                        paused=False,
                        barred=[*stored.barred],
                        result=None,
                        rematch_by=None,
                    ),
                    after=name,
                    by=by,
                )
                stored.rematch_by = by
        table.wake()
        return stored.rematch

    async def add(self, stored: StoredTable) -> str:
        """Keep a table that was set up elsewhere, if there is room for it."""
        await self._check_room(stored.host)
        return await self._begin(stored)

    async def _begin(self, stored: StoredTable, *, after: str | None = None, by: int | None = None) -> str:
        """Keep a new table, and let it go on by itself."""
        await self.store.add(stored, after=after, by=by)
        table = self._tables[stored.id] = LiveTable(self, stored)
        table.wake()
        return stored.id

    async def record(self, name: str) -> GameRecord:
        """Return the record of a game that is over: before that it would tell what is hidden."""
        table = await self.find(name)
        if table.closed:
            return table.stored.record()
        if table.match is None or not table.match.over:
            raise Mistake("error-record-running")
        return table.match.record()

    async def _check_room(self, guest: str) -> None:
        of_one, in_all = await asyncio.gather(
            asyncio.to_thread(self.store.open_tables, guest), asyncio.to_thread(self.store.open_tables)
        )
        if of_one >= MOST_OF_ONE:
            raise Mistake("error-many-tables", most=MOST_OF_ONE)
        if in_all >= MOST_TABLES:
            raise Mistake("error-house-full")

    def _tell_all(self) -> None:
        for table in self._tables.values():
            table.wake()

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
            if table.watchers:
                self._idle.pop(name, None)
            elif now - self._idle.setdefault(name, now) > IDLE:
                async with self._finding:
                    if not table.watchers:
                        await table.close()
                        del self._tables[name], self._idle[name]

    async def _keep_visits(self) -> None:
        """Keep that the tables in memory are visited: who came lately is why they are there."""
        if self._tables:
            await self.store.visit([*self._tables])

    async def expire(self) -> None:
        """Forget the tables that nobody has visited for long, but none that is in memory."""
        expired = await asyncio.to_thread(self.store.expired)
        for some in (expired[first : first + AT_ONCE] for first in range(0, len(expired), AT_ONCE)):
            async with self._finding:
                gone = [name for name in some if name not in self._tables]
                await self.store.delete(gone)
                for table in self._tables.values():
                    if table.stored.rematch in gone:
                        table.stored.rematch = None
                        table.wake()
