"""All tables of one server: finding, making and forgetting them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import Dice, GameRecord
from zocker.rules import games
from zocker.rules.options import check_players, read_options
from zocker.server.messages import NewSeat, NewTable
from zocker.server.seating import fill_with_bots, free_name
from zocker.server.storage import Store, StoredSeat, StoredTable
from zocker.server.tables import DROPPED_OUT, LiveTable
from zocker.server.thinker import Brain
from zocker.text import say

MOST_TABLES = 10_000  # games that are not over, in all
MOST_OF_ONE = 50  # of one guest
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP = 60.0
ID_BYTES = 9

log = logging.getLogger(__name__)

PreparedDice = Callable[[Match], str | None]


class House:
    """All tables. `prepared_dice` is for tests: what chance shall bring, or None for the operating system's dice."""

    def __init__(
        self,
        store: Store,
        brain: Brain,
        *,
        pace: float = 1.0,
        dropped_out: float = DROPPED_OUT,
        prepared_dice: PreparedDice = lambda match: None,
        setup: dict[str, Any] | None = None,
    ) -> None:
        self.store = store
        self.brain = brain
        self.pace = pace
        self.dropped_out = dropped_out
        self.prepared_dice = prepared_dice
        self._setup = setup
        self._tables: dict[str, LiveTable] = {}
        self._finding = asyncio.Lock()  # one at a time, so that nobody finds a table twice, or one that is leaving
        self._idle: dict[str, float] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.store.open()
        self.brain.when_ready = self._tell_all
        try:
            await self.brain.start()
        except OSError:
            log.exception("the thinker can't be started; bots choose here")
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()
        await self.brain.close()
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

    async def create(self, new: NewTable, guest: str) -> str:
        """Set up a table; it begins at once if nobody is waited for."""
        rules = games.find(new.game)
        check_players(new.game, rules, len(new.seats))
        options = read_options(new.game, rules, new.options)
        if sum(seat.kind == "me" for seat in new.seats) > 1:
            raise Mistake("error-one-seat")
        await self._check_room(guest)
        seats = list[StoredSeat]()
        for seat in new.seats:
            seats.append(_seat(seat, guest, seats))
        waits = any(seat.is_open for seat in seats)
        if not waits:
            fill_with_bots(seats)
        Match(
            new.game,
            seats=["?" if seat.name is None else seat.name for seat in seats],
            chance="ask",
            **msgspec.to_builtins(options),
        )
        stored = StoredTable(
            id=secrets.token_urlsafe(ID_BYTES),
            host=guest,
            game=new.game,
            options=msgspec.to_builtins(options),
            dice=Dice(new.dice),
            setup=self._setup,
            clock=new.clock,
            started=not waits,
            seats=seats,
            lines=[],
        )
        return await self._begin(stored)

    async def add(self, stored: StoredTable) -> str:
        """Keep a table that was set up elsewhere, if there is room for it."""
        await self._check_room(stored.host)
        return await self._begin(stored)

    async def _begin(self, stored: StoredTable) -> str:
        """Keep a new table, and let it go on by itself."""
        await self.store.add(stored)
        table = self._tables[stored.id] = LiveTable(self, stored)
        table.wake()
        return stored.id

    async def record(self, name: str) -> GameRecord:
        """Return the record of a game that is over: before that it would tell what is hidden."""
        table = await self.find(name)
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

    async def _sweep(self) -> None:
        """Let tables leave the memory that nobody has looked at for a while; they come back when they are asked for."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for name, table in list(self._tables.items()):
                if table.watchers:
                    self._idle.pop(name, None)
                elif now - self._idle.setdefault(name, now) > IDLE:
                    async with self._finding:
                        if not table.watchers:
                            await table.close()
                            del self._tables[name], self._idle[name]


def _seat(new: NewSeat, guest: str, seats: list[StoredSeat]) -> StoredSeat:
    if new.kind == "bot":
        return StoredSeat(bot=new.bot)
    if new.kind == "open":
        return StoredSeat()
    taken = [seat.name or "" for seat in seats]
    return StoredSeat(free_name(new.name or say("guest-name"), taken), guest)
