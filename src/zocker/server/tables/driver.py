"""What moves a table on when no person does: bots, dice that nobody rolls, and a clock that has run out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Over, Waiting
from zocker.server.store.stored import STAND_IN_LEVEL
from zocker.server.store.writer import is_storage_trouble
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
        self._thought: tuple[int, str, str] | None = None  # after so many lines, by this bot: its move
        table.when_woken = self.wake

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def wake(self) -> None:
        """Look again at what the table waits for."""
        self._wake.set()
        if self.table.running and (self.task is None or self.task.done()):
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
            except Exception as error:
                log.exception("a table can't go on; it tries again")
                self.table.stalled = True
                self.table.presence.say("error-storage-waits" if is_storage_trouble(error) else "error-table-waits")
                await asyncio.sleep(RETRY)

    async def _play_on(self) -> None:
        table = self.table
        while not isinstance(waiting := table.position.waiting, Over) and not table.taught:
            self._wake.clear()
            if not table.presence.watchers and not self._deals(waiting):
                await self._rest()
                continue
            if not table.paused:
                table.clock.go_on()
            if table.paused or (table.typed and isinstance(waiting, Chance)):
                await self._passes(None)
            elif table.requested is not None:
                await self._take_chance(table.requested.done())
            elif isinstance(waiting, Chance):
                await self._let_roll(table.line_count, waiting)
            else:
                await self._let_decide(table.line_count, waiting)
        if table.taught:
            await table.services.store.update(table.ownership, over=True)  # it counts no more

    def _deals(self, waiting: Waiting) -> bool:
        """Tell whether the table is only being laid out: that goes on by itself, whoever is there."""
        table = self.table
        by_nobody = isinstance(waiting, Chance) and waiting.by_itself and waiting.seat is None
        return by_nobody and not table.typed and not table.paused

    async def _rest(self) -> None:
        """Let nothing happen as long as nobody is there; what is left on the clock is kept, also through a restart."""
        table = self.table
        table.clock.stop()
        async with table.lock:
            left = table.clock.left()
            if left != table.stored.clock_left and not table.presence.watchers:
                await table.keep(clock_left=left)
        await self._passes(None)

    async def _take_chance(self, there: bool) -> None:
        """Take what chance brought, or wait for it."""
        if there:
            await self._go_on(self.table.line_count, self.table.roll)
        else:
            await self._passes(None)

    async def _let_roll(self, line_count: int, chance: Chance) -> None:
        """Roll what nobody presses Roll for; otherwise wait for a person, as long as the clock allows."""
        table = self.table
        by_itself = table.position.rolls_by_itself or table.bot_at(chance.seat) is not None
        delay = ROLL if chance.seat is not None else 0.0
        if await self._passes(self._delay(delay) if by_itself else self._time_left()):
            await self._go_on(line_count, table.roll)

    async def _let_decide(self, line_count: int, decision: Decision) -> None:
        """Let a bot choose for its own seat, or for a person whose time is up."""
        bot = self.table.bot_at(decision.seat)
        if bot is not None:
            await self._let_think(line_count, decision, bot)
        elif await self._passes(self._time_left()):
            await self._let_think(line_count, decision, STAND_IN_LEVEL)

    async def _let_think(self, line_count: int, decision: Decision, bot: str) -> None:
        """Let a bot choose, not quicker than a person would."""
        table = self.table
        scripted = None if table.lesson is None else table.lesson.line(line_count)
        move = scripted or await self._think(line_count, decision, bot)
        if move is not None and await self._passes(self._delay(THINK)):
            await self._go_on(line_count, lambda: table.apply(lambda: self.match.play(move)))

    async def _think(self, line_count: int, decision: Decision, bot: str) -> str | None:
        """Return what a bot chooses, once for each decision; None if nobody waits for it any more."""
        if self._thought is None or self._thought[:2] != (line_count, bot):
            table, match = self.table, self.match
            view = match.masked(decision.seat).tobytes()
            thinking = asyncio.ensure_future(table.services.bots.choose(match.game, bot, view, table.host))
            played_by = table.bot_at(decision.seat)
            try:
                while not thinking.done():
                    await self._until_woken_or(thinking)
                    is_same = table.line_count == line_count and table.bot_at(decision.seat) == played_by
                    if not is_same or table.paused or not table.presence.watchers:
                        return None
            finally:
                thinking.cancel()
            self._thought = line_count, bot, thinking.result()
        return self._thought[2]

    async def _until_woken_or(self, thinking: asyncio.Future[str]) -> None:
        """Wait until a bot has chosen, or something else happens at the table."""
        self._wake.clear()
        waking = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait((thinking, waking), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waking.cancel()

    async def _go_on(self, line_count: int, change: Callable[[], Awaitable[None]]) -> None:
        """Change the match, if nobody did meanwhile, nor stopped it."""
        await self.table.services.turnstile.enter()
        async with self.table.lock:
            if self.table.line_count == line_count and not self.table.paused:
                await change()
        self.table.stalled = False
        self.table.wake()

    def _time_left(self) -> float | None:
        """Return how long a person may still think, on a clock that runs from now on."""
        if self.table.clock.start():
            self.table.presence.tell()
        return self.table.clock.left()

    def _delay(self, seconds: float) -> float:
        """Return how long to wait after the last line: so that people see what happened, and may take it back."""
        table, mover = self.table, self.match.last_mover
        if table.presence.hurries([seat.guest for seat in table.seats]):
            return 0.0
        if self.match.secret_showdown is not None:
            seconds = max(seconds, SCORING)
        may_take_back = mover is not None and table.bot_at(mover) is None and table.lesson is None
        if may_take_back or (table.typed and self.match.can_correct):
            seconds = max(seconds, TAKE_BACK)
        return seconds * table.services.pace - (time.monotonic() - table.changed_at)

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
