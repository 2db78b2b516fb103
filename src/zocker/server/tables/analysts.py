"""Analyses of finished games: each is made once, however many ask for it, and stored."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from zocker.analysis.report import Analysis
from zocker.errors import Mistake
from zocker.record import Record
from zocker.server.bots.client import BotClient
from zocker.server.bots.process import WorkerDied
from zocker.server.messages.story import Story
from zocker.server.store.analyses import KeptAnalyses
from zocker.server.store.store import Store
from zocker.server.store.stored import StoredTable
from zocker.server.tables.clock import Time
from zocker.server.tables.services import HintLimit

PATIENCE = 20.0  # seconds that a request waits; those who ask again later find it finished
MAX_RUNNING = 50  # analyses that are being made or wait for it
MAX_TOLD = 100  # stories that are remembered, since all who played read theirs at the same time

log = logging.getLogger(__name__)


class Analysts:
    """Has games analysed in the process in which bots think."""

    def __init__(self, store: Store, bots: BotClient, time: Time) -> None:
        self.kept = KeptAnalyses(store)
        self._bots = bots
        self._limit = HintLimit(time.now, "error-story-waits", "error-too-much")
        self.running: dict[str, asyncio.Task[Analysis | None]] = {}  # by table
        self.told: dict[tuple[str, str], Story] = {}  # by table and language, those that were told lately
        self.hopeless = set[str]()  # tables at which it went wrong, so that nobody waits for them

    async def look_at(self, stored: StoredTable, asker: str) -> Analysis | None:
        """Return the luck and mistakes of a finished game; None if such a game can't be analysed."""
        kept = await asyncio.to_thread(self.kept.load, stored.id)
        if kept:
            return kept[0]
        self.begin(stored, asker)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self.running[stored.id])
        except (TimeoutError, WorkerDied):
            raise Mistake("error-story-waits") from None

    def begin(self, stored: StoredTable, asker: str) -> None:
        """Have a game analysed, unless nothing is compiled yet or too much is asked for."""
        if stored.id in self.running:
            return
        if stored.game not in self._bots.ready:
            raise Mistake("error-story-waits")
        if len(self.running) >= MAX_RUNNING:
            raise Mistake("error-too-much")
        record = msgspec.structs.replace(stored.record(), proof=None)
        task = asyncio.create_task(self._analyse(stored.id, record, stored.played_since, asker))
        self.running[stored.id] = task
        task.add_done_callback(lambda done: self._forget(stored.id, done))

    def _forget(self, table: str, done: asyncio.Task[Analysis | None]) -> None:
        del self.running[table]
        if not done.cancelled() and not isinstance(done.exception(), Mistake | WorkerDied | None):
            self.hopeless.add(table)

    async def _analyse(self, table: str, record: Record, since: int, asker: str) -> Analysis | None:
        with self._limit.asking(asker):
            found = await self._bots.analyse(record, since, asker)
        try:
            await self.kept.keep(table, found)
        except Exception:
            log.exception("an analysis can't be kept; it is told all the same")
        return found

    def remember(self, key: tuple[str, str], story: Story) -> None:
        """Remember a story of a table in a language; of too many the oldest is forgotten."""
        self.told[key] = story
        while len(self.told) > MAX_TOLD:
            del self.told[next(iter(self.told))]

    async def close(self) -> None:
        """Stop waiting for running analyses."""
        tasks = [*self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
