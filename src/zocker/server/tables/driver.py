"""What moves a table on when no person does: bots, dice that nobody rolls, and a clock that has run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Over
from zocker.server.present import render
from zocker.server.tables.seats import STAND_IN

if TYPE_CHECKING:
    from zocker.server.tables.table import LiveTable

# Seconds, at the pace of people
THINK, ROLL, TAKE_BACK, SCORING = 1.1, 0.7, 2.8, 5.0
RETRY = 5.0  # seconds after which a table tries again to go on, if it could not

log = logging.getLogger(__name__)


class Driver:
    """Moves one table on until its game is over."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def wake(self) -> None:
        """Look again at what the table waits for."""
        self._wake.set()
        if self.table.match is not None and not self.match.over and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._drive())

    async def close(self) -> None:
        """Stop moving on."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def _drive(self) -> None:
        """Move the table on by itself until the game is over, whatever fails meanwhile."""
        while True:
            try:
                return await self._play_on()
            except Exception:
                log.exception("a table can't go on; it tries again")
                await asyncio.sleep(RETRY)

    async def _play_on(self) -> None:
        table = self.table
        while not isinstance(waiting := self.match.waiting, Over) and not table.is_taught:
            self._wake.clear()
            n = table.n
            if table.paused or (table.typed and isinstance(waiting, Chance)):
                await self._passes(None)
            elif isinstance(waiting, Chance) and (
                render.needs_nobody(self.match, waiting) or table.bot_at(waiting.seat)
            ):
                if await self._passes(self._delay(ROLL if waiting.seat is not None else 0.0)):
                    await self._go_on(n, table.roll)
            elif isinstance(waiting, Decision) and (bot := table.bot_at(waiting.seat)):
                await self._let_think(n, waiting, bot)
            elif not await self._passes(table.time_left()):
                continue
            elif isinstance(waiting, Chance):
                await self._go_on(n, table.roll)
            else:
                await self._let_think(n, waiting, STAND_IN)
        if table.is_taught:
            await table.house.store.change(table.id, over=True)  # it counts no more

    async def _let_think(self, n: int, decision: Decision, bot: str) -> None:
        """Let a bot choose, not quicker than a person would."""
        table, match = self.table, self.match
        move = None if table.lesson is None else table.lesson.line(n)
        if move is None:
            move = await table.house.bots.choose(match.game, bot, match.masked(decision.seat).tobytes())
        if await self._passes(self._delay(THINK)):
            await self._go_on(n, lambda: self.match.play(move))

    async def _go_on(self, n: int, change: Callable[[], None]) -> None:
        """Change the match, if nobody did meanwhile, nor stopped it."""
        await self.table.house.turnstile.enter()
        async with self.table.lock:
            if self.table.n == n and not self.table.paused:
                await self.table.apply(change)
        self.table.wake()

    def _delay(self, seconds: float) -> float:
        """Return how long to wait after the last line: so that people see what happened, and may take it back."""
        table, mover = self.table, self.match.last_mover
        if table.hurries:
            return 0.0
        if self.match.showdown is not None:
            seconds = max(seconds, SCORING)
        taken_back = mover is not None and table.bot_at(mover) is None and table.lesson is None
        if taken_back or (table.typed and self.match.can_correct):
            seconds = max(seconds, TAKE_BACK)
        return seconds * table.house.pace - (time.monotonic() - table.since)

    async def _passes(self, seconds: float | None) -> bool:
        """Wait; tell whether the time passed without a change at the table."""
        if seconds is not None and seconds <= 0:
            return True
        try:
            async with asyncio.timeout(seconds):  # not wait_for, which may swallow that the table is closed
                await self._wake.wait()
        except TimeoutError:
            return True
        return False
