"""What moves a table on when no person does: bots, dice that roll by themselves, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from zocker.bots import roster
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Over, Waiting
from zocker.server.store.ownership import OutOfDate
from zocker.server.store.stored import STAND_IN_LEVEL
from zocker.server.store.writer import is_storage_trouble
from zocker.server.tables.clock import Timer
from zocker.server.tables.seating import absent_seat, let_return, sit_in, sits_in_at
from zocker.server.tables.table import LiveTable
from zocker.server.tables.tempo import ROLL_DELAY, seconds_to_wait, think_delay
from zocker.server.waiting import Flag

RETRY_DELAY = 5.0  # seconds until a table that failed tries again

log = logging.getLogger(__name__)


class Driver:
    """Moves one table on until its game is over."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self._wake = Flag()
        self._alarm: Timer | None = None  # rings when a bot sits in for somebody who is away
        self._bot_choice: tuple[int, str, str] | None = None  # the number of lines, the level of the bot, and its move
        table.on_wake = self.wake

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def wake(self) -> None:
        """Look again at what the table waits for, and drive it if its game runs."""
        self._wake.set()
        if self.table.running and not self.table.has_left and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._drive())

    async def close(self) -> None:
        """Stop moving on."""
        self._stop_alarm()
        if self.table.proof is not None:
            self.table.proof.close()
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def _drive(self) -> None:
        """Move the table on by itself until the game is over, whatever fails meanwhile."""
        while True:
            try:
                return await self._play_on()
            except OutOfDate:
                return None  # the table is read again, with another driver
            except Exception as error:
                log.exception("a table can't go on; it tries again")
                self.table.stalled = True
                self.table.presence.say("error-storage-waits" if is_storage_trouble(error) else "error-table-waits")
                await asyncio.sleep(RETRY_DELAY)

    async def _play_on(self) -> None:
        table = self.table
        while not isinstance(waiting := table.position.waiting, Over) and not table.lesson_is_over:
            self._wake.clear()
            if table.are_back:
                async with table.lock:
                    await let_return(table)
            if not table.presence.watchers and not self._is_setting_up(waiting):
                await self._stand_still()
                continue
            if not table.paused:
                table.clock.resume()
            if await self._is_sat_in():
                continue
            if table.paused or (table.typed_dice and isinstance(waiting, Chance)):
                await self._wake.wait()
            elif table.pending_chance is not None:
                await self._take_chance(table.pending_chance.done())
            elif isinstance(waiting, Chance):
                await self._let_roll(table.line_count, waiting)
            else:
                await self._let_decide(table.line_count, waiting)
        if table.lesson_is_over:
            await table.services.store.update(table.ownership, over=True)  # so that it no longer counts as unfinished

    def _is_setting_up(self, waiting: Waiting) -> bool:
        """Tell whether the table is being set up for a round: that goes on by itself, even if nobody looks.

        Only where people play their devices are waited for, since they make the dice.
        """
        table = self.table
        by_nobody = isinstance(waiting, Chance) and waiting.by_itself and waiting.seat is None
        awaits_people = table.proof is not None and table.proof.is_lonely
        return by_nobody and not awaits_people and not table.typed_dice and not table.paused

    async def _stand_still(self) -> None:
        """Wait until somebody comes, with the clock stopped; what is left on it is stored."""
        table = self.table
        table.clock.stop()
        async with table.lock:
            left = table.clock.left()
            if left != table.stored.clock_left and not table.presence.watchers:
                await table.update(clock_left=left)
        await self._wake.wait()

    async def _is_sat_in(self) -> bool:
        """Let a bot sit in for somebody who has been away for long enough, or look again when that is so."""
        self._stop_alarm()
        table = self.table
        seat = absent_seat(table)
        at = None if seat is None else sits_in_at(table, seat)
        if at is None:
            return False
        left = at - table.services.time.now()
        if left > 0:
            self._alarm = table.services.time.later(left, self.wake)
            return False
        await sit_in(table)
        table.wake()
        return True

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _take_chance(self, is_answered: bool) -> None:
        """Use what chance has brought, or wait for it."""
        if is_answered:
            await self._change(self.table.line_count, self.table.roll)
        else:
            await self._wake.wait()

    async def _let_roll(self, line_count: int, chance: Chance) -> None:
        """Roll for bots and where nobody presses Roll; otherwise wait for a person, as long as the clock allows."""
        table = self.table
        by_itself = table.position.rolls_by_itself or table.chance_is_due or table.bot_at(chance.seat) is not None
        delay = ROLL_DELAY if chance.seat is not None else 0.0
        if await self._stays_quiet(self._time_to_wait(delay) if by_itself else self._time_left()):
            await self._change(line_count, table.roll)

    async def _let_decide(self, line_count: int, decision: Decision) -> None:
        """Let a bot decide for its own seat, or for a person whose time is up."""
        bot = self.table.bot_at(decision.seat)
        if bot is not None:
            await self._let_bot_decide(line_count, decision, bot)
        elif await self._stays_quiet(self._time_left()):
            await self._let_bot_decide(line_count, decision, STAND_IN_LEVEL)

    async def _let_bot_decide(self, line_count: int, decision: Decision, bot: str) -> None:
        """Let a bot choose and play, no quicker than a person would."""
        table = self.table
        scripted = None if table.lesson is None else table.lesson.line(line_count)
        move = scripted or await self._bot_move(line_count, decision, bot)
        if move is not None and await self._stays_quiet(self._time_to_wait(think_delay(decision))):
            await self._change(line_count, lambda: table.play(move))

    async def _bot_move(self, line_count: int, decision: Decision, bot: str) -> str | None:
        """Return what a bot chooses, asked once per decision; None if that is not needed any more."""
        if self._bot_choice is None or self._bot_choice[:2] != (line_count, bot):
            table, match = self.table, self.match
            view = match.masked(decision.seat, counts=roster.find(bot, match.game).counts).tobytes()
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
            self._bot_choice = line_count, bot, thinking.result()
        return self._bot_choice[2]

    async def _until_woken_or(self, thinking: asyncio.Future[str]) -> None:
        """Wait until a bot has chosen, or something changes at the table."""
        self._wake.clear()
        waking = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait((thinking, waking), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waking.cancel()

    async def _change(self, line_count: int, change: Callable[[], Awaitable[None]]) -> None:
        """Change the match, unless somebody has changed or paused it meanwhile."""
        await self.table.services.turnstile.enter()
        async with self.table.lock:
            if self.table.line_count == line_count and not self.table.paused:
                await change()
        self.table.stalled = False
        if self.table.line_count != line_count:  # or chance was only requested, which nobody sees
            self.table.wake()

    def _time_left(self) -> float | None:
        """Return how many seconds a person may still think; start the clock if it does not run."""
        if self.table.clock.start():
            self.table.presence.tell()
        return self.table.clock.left()

    def _time_to_wait(self, seconds: float) -> float:
        """Return how many of the usual seconds are still to be waited."""
        return seconds_to_wait(self.table, self.match, seconds)

    async def _stays_quiet(self, seconds: float | None) -> bool:
        """Wait for some seconds, or forever; tell whether they have passed without a change at the table."""
        if seconds is not None and seconds <= 0:
            return True
        try:
            async with asyncio.timeout(seconds):  # wait_for might swallow the cancellation when the table is closed
                await self._wake.wait()
        except TimeoutError:
            return True
        return False
