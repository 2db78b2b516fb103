"""Moves a table on when no person does: bots, dice that roll automatically, and clocks that run out.

It is slow enough for people to follow, and fast enough not to bore them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from zocker.bots import roster
from zocker.rules.messages import Chance, Decision, Over, Waiting
from zocker.server.store.ownership import OutOfDate
from zocker.server.store.stored import STAND_IN_LEVEL
from zocker.server.store.writer import is_storage_trouble
from zocker.server.tables.clock import Timer
from zocker.server.tables.game import RunningGame
from zocker.server.tables.stand_in import absence, are_back, let_return, sit_in
from zocker.server.tables.table import LiveTable
from zocker.server.waiting import Flag

RETRY_DELAY = 5.0  # seconds until a table that failed tries again
# Seconds that things take
THINK_DELAY, ROLL_DELAY, TAKE_BACK_DELAY, SCORING_DELAY = 0.9, 0.6, 2.0, 2.0
FORCED_DELAY = 0.35  # where a bot has no choice
PATIENCE, HURRIED = 2.2, 5.5  # seconds that people wait before bots hurry, and until they are as quick as they can be
QUICKEST = 0.12  # the share of the usual time that things take then
LESSON = 2.0  # the share of the usual time that things take in a lesson, for everything is new there
AT_STAKE = 0.35  # the share where no person has dice left in this round

log = logging.getLogger(__name__)


class Driver:
    """Moves one table on until its game is over."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self._wake = Flag()
        self._alarm: Timer | None = None  # rings when a bot sits in for someone who is away
        self._bot_choice: tuple[int, str, str] | None = None  # the number of lines, the level of the bot, and its move
        table.on_wake = self.wake

    def wake(self) -> None:
        """Check again what the table waits for, and drive it if its game runs."""
        self._wake.set()
        game, is_idle = self.table.game, self.task is None or self.task.done()
        if isinstance(game, RunningGame) and not game.over and not self.table.has_left and is_idle:
            self.task = asyncio.create_task(self._drive(game))

    @property
    def is_awake(self) -> bool:
        """Whether it still has to look at a change."""
        return self._wake.is_set()

    async def close(self) -> None:
        """Stop moving on."""
        self._stop_alarm()
        if self.table.proof is not None:
            self.table.proof.close()
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def _drive(self, game: RunningGame) -> None:
        """Move the table on until the game is over, whatever fails meanwhile."""
        while True:
            try:
                return await self._play_on(game)
            except OutOfDate:
                return None  # the table is read again, with another driver
            except Exception as error:
                log.exception("a table can't go on; it tries again")
                self.table.stalled = True
                self.table.presence.say("error-storage-waits" if is_storage_trouble(error) else "error-table-waits")
                await asyncio.sleep(RETRY_DELAY)

    async def _play_on(self, game: RunningGame) -> None:
        table = self.table
        while not isinstance(waiting := game.position.waiting, Over) and not game.lesson_is_over:
            self._wake.clear()
            if are_back(table):
                async with table.lock:
                    await let_return(table)
            if not table.presence.watchers and not self._is_setting_up(waiting):
                await self._stand_still(game)
                continue
            if not table.paused:
                game.clock.resume()
            if await self._is_sat_in():
                continue
            if table.paused or (table.stored.typed_dice and isinstance(waiting, Chance)):
                await self._wake.wait()
            elif game.pending_chance is not None:
                if game.pending_chance.done():
                    await self._change(game, game.line_count, game.roll)
                else:
                    await self._wake.wait()
            elif isinstance(waiting, Chance):
                await self._let_roll(game, waiting)
            else:
                await self._let_decide(game, waiting)
        if game.lesson_is_over:
            await table.services.store.update(table.ownership, over=True)  # so that it no longer counts as unfinished

    def _is_setting_up(self, waiting: Waiting) -> bool:
        """Tell whether the table is being set up for a round, which continues even if no one watches.

        Only if people play are their devices waited for, because they make the dice.
        """
        table = self.table
        by_nobody = isinstance(waiting, Chance) and waiting.by_itself and waiting.seat is None
        awaits_people = table.proof is not None and table.proof.is_lonely
        return by_nobody and not awaits_people and not table.stored.typed_dice and not table.paused

    async def _stand_still(self, game: RunningGame) -> None:
        """Wait until a person comes, with the clock paused and the rest of its time stored."""
        table = self.table
        game.clock.stop()
        async with table.lock:
            left = game.clock.left()
            if left != table.stored.clock_left and not table.presence.watchers:
                await table.update(clock_left=left)
        await self._wake.wait()

    async def _is_sat_in(self) -> bool:
        """Let a bot sit in for a person who has been away for long enough, or check again at that time."""
        self._stop_alarm()
        table = self.table
        absent = absence(table)
        if absent is None or absent.left is None:
            return False
        if absent.left > 0:
            self._alarm = table.services.time.later(absent.left, self.wake)
            return False
        await sit_in(table)
        table.wake()
        return True

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _let_roll(self, game: RunningGame, chance: Chance) -> None:
        """Roll for bots and where no one presses Roll; otherwise wait for a person, as long as the clock allows."""
        line_count = game.line_count
        by_bot = game.bot_at(chance.seat) is not None
        by_itself = game.position.rolls_by_itself or self.table.chance_is_due or by_bot
        delay = ROLL_DELAY if chance.seat is not None else 0.0
        if await self.stays_quiet(seconds_to_wait(self.table, game, delay) if by_itself else self._time_left(game)):
            await self._change(game, line_count, game.roll)

    async def _let_decide(self, game: RunningGame, decision: Decision) -> None:
        """Let a bot decide for its own seat, or for a person whose time is up."""
        line_count, bot = game.line_count, game.bot_at(decision.seat)
        if bot is not None:
            await self._let_bot_decide(game, line_count, decision, bot)
        elif await self.stays_quiet(self._time_left(game)):
            await self._let_bot_decide(game, line_count, decision, STAND_IN_LEVEL)

    async def _let_bot_decide(self, game: RunningGame, line_count: int, decision: Decision, bot: str) -> None:
        """Let a bot choose and play, no quicker than a person would."""
        scripted = None if game.lesson is None else game.lesson.line(line_count)
        move = scripted or await self._bot_move(game, line_count, decision, bot)
        delay = THINK_DELAY if len(decision.moves) > 1 else FORCED_DELAY
        if move is not None and await self.stays_quiet(seconds_to_wait(self.table, game, delay)):
            await self._change(game, line_count, lambda: game.play(move))

    async def _bot_move(self, game: RunningGame, line_count: int, decision: Decision, bot: str) -> str | None:
        """Return a bot's choice, asked once per decision; None if it is no longer needed."""
        if self._bot_choice is None or self._bot_choice[:2] != (line_count, bot):
            table, match = self.table, game.match
            view = match.masked(decision.seat, counts=roster.find(bot, match.game).counts).tobytes()
            thinking = asyncio.ensure_future(table.services.bots.choose(match.game, bot, view, table.host))
            played_by = game.bot_at(decision.seat)
            try:
                while not thinking.done():
                    await self._until_woken_or(thinking)
                    is_same = game.line_count == line_count and game.bot_at(decision.seat) == played_by
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

    async def _change(self, game: RunningGame, line_count: int, change: Callable[[], Awaitable[None]]) -> None:
        """Change the match, unless someone has changed or paused it meanwhile."""
        await self.table.services.turnstile.enter()
        async with self.table.lock:
            if game.line_count == line_count and not self.table.paused:
                await change()
        self.table.stalled = False
        if game.line_count != line_count:  # or chance was only requested, which nobody sees
            self.table.wake()

    def _time_left(self, game: RunningGame) -> float | None:
        """Return how many seconds a person may still think; start the clock if it does not run."""
        if game.clock.start():
            self.table.presence.tell()
        return game.clock.left()

    async def stays_quiet(self, seconds: float | None) -> bool:
        """Wait for some seconds, or forever; tell whether they have passed without a change at the table."""
        if seconds is not None and seconds <= 0:
            return True
        try:
            async with asyncio.timeout(seconds):  # wait_for might swallow the cancellation when the table is closed
                await self._wake.wait()
        except TimeoutError:
            return True
        return False


def seconds_to_wait(table: LiveTable, game: RunningGame, usual: float) -> float:
    """Return the seconds still to wait, so that people see the last event and may take it back."""
    match, mover = game.match, game.match.last_mover
    if table.presence.wants_instant([seat.guest for seat in table.seats]):
        return 0.0
    seconds = usual * haste(table, game)
    if match.secret_showdown is not None:
        seconds = max(seconds, SCORING_DELAY)
    may_take_back = mover is not None and game.bot_at(mover) is None and game.lesson is None
    if may_take_back or (table.stored.typed_dice and match.can_correct):
        seconds = max(seconds, TAKE_BACK_DELAY)
    return seconds * table.services.pace - (table.services.time.now() - game.changed_at)


def haste(table: LiveTable, game: RunningGame) -> float:
    """Return which share of their usual time bots take: the longer people wait for them, the less; more in a lesson."""
    people = [number for number in range(len(table.seats)) if game.bot_at(number) is None]
    if game.lesson is not None:
        return LESSON
    if not people:
        return 1.0
    seats = getattr(game.position.view(people[0]), "seats", ())  # which is shown to someone anyway
    involved = any(seats[number].dice for number in people if number < len(seats))
    waited = table.services.time.now() - game.acted_at
    hurry = min(1.0, max(0.0, (waited - PATIENCE) / (HURRIED - PATIENCE)))
    return max(QUICKEST, (1.0 - hurry) * (1.0 if involved else AT_STAKE))
