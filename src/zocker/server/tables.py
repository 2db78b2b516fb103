"""A live table: its match, who sits there, who looks on, and what moves it on when no person does."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from zocker.bots.names import NAMES as BOT_NAMES
from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import FORMAT, GameRecord, Seat
from zocker.rules.messages import Chance, Decision, Over
from zocker.server import render, view
from zocker.server.lessons import script
from zocker.server.messages import (
    Action,
    AskHint,
    Clock,
    DoPlay,
    DoRoll,
    DoUndo,
    Hint,
    Join,
    Person,
    StandIn,
    Start,
    Table,
)
from zocker.server.storage import StoredSeat, StoredTable

if TYPE_CHECKING:
    from zocker.server.house import House

STAND_IN = "regular"  # the level that plays for somebody
DROPPED_OUT = 30.0  # seconds after which others may let a bot play

# Seconds, at the pace of people
THINK, ROLL, TAKE_BACK, SCORING = 1.1, 0.7, 2.0, 5.0
RETRY = 5.0  # seconds after which a table tries again to go on, if it could not

log = logging.getLogger(__name__)


class Watcher:
    """One connection that looks at a table, and what tells it that there is something to see."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.news = asyncio.Event()
        self.news.set()


class LiveTable:
    """One table. Whoever changes or shows it holds its lock, so that nothing is shown before it is stored."""

    def __init__(self, house: House, stored: StoredTable) -> None:
        self.house = house
        self.id = stored.id
        self.host = stored.host
        self.stored = stored
        self.seats = stored.seats
        self.lesson = None if stored.lesson is None else script(stored.lesson)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.left = dict.fromkeys(range(len(self.seats)), time.monotonic())  # when seats dropped out
        self.deadline: float | None = None
        self._answered: float | None = None  # the deadline of the last move
        self.match: Match | None = None
        self._since = time.monotonic()  # when the last line came
        self._wake = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        if stored.started:
            self._resume(stored.lines)
        asyncio.get_running_loop().call_later(house.dropped_out, self._tell)  # of those who don't come back

    # The match ----------------------------------------------------------------------------------------

    def _resume(self, lines: Sequence[str]) -> None:
        """Set the match up as its lines tell it."""
        self.match = Match.resume(
            GameRecord(
                zocker=FORMAT,
                game=self.stored.game,
                options=self.stored.options,
                seats=self._record_seats(),
                dice=self.stored.dice,
                setup=self.stored.setup,
                lines=tuple(lines),
                result=None,
            )
        )

    def _record_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat.name or "?", seat.bot) for seat in self.seats)

    @property
    def started(self) -> bool:
        return self.match is not None

    @property
    def n(self) -> int:
        return 0 if self.match is None else len(self.match.lines)

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def wake(self) -> None:
        """Let the table go on by itself, and everybody look at it again."""
        self._tell()
        self._wake.set()
        if self.match is not None and not self.match.over and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    def _tell(self) -> None:
        """Let everybody look at the table again."""
        for watcher in self.watchers:
            watcher.news.set()

    async def close(self) -> None:
        """Stop moving on."""
        if self._driver is not None:
            self._driver.cancel()
            await asyncio.wait([self._driver])

    # Who is there -------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.guest == guest), None)

    def present(self, number: int) -> bool:
        seat = self.seats[number]
        return seat.guest is not None and any(watcher.guest == seat.guest for watcher in self.watchers)

    async def enter(self, watcher: Watcher) -> None:
        """Let somebody look on; who has a seat takes it over from a bot that stood in."""
        self.watchers.add(watcher)
        number = self.seat_of(watcher.guest)
        if number is not None:
            self.left.pop(number, None)
            if self.seats[number].stand_in:
                async with self.lock:
                    await self._let_play(number, stand_in=False)
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        number = self.seat_of(watcher.guest)
        if number is not None and not self.present(number):
            self.left[number] = time.monotonic()
            asyncio.get_running_loop().call_later(self.house.dropped_out, self._tell)
        self.wake()

    def _may_stand_in(self, number: int, guest: str) -> bool:
        """Tell whether a guest may let a bot play for a seat: for somebody else who has dropped out for long enough."""
        seat, mine = self.seats[number], self.seat_of(guest)
        gone = time.monotonic() - self.left.get(number, time.monotonic())
        away = seat.guest is not None and not seat.stand_in and not self.present(number)
        waits = self.stored.clock is None and self.match is not None and not self.match.over
        return waits and away and gone >= self.house.dropped_out and mine not in (None, number)

    async def _reseat(self, seats: list[StoredSeat], *, begin: bool = False) -> None:
        """Change who sits where, and begin the game then; if that can't be stored, it never happened."""
        before, self.seats = self.seats, seats
        try:
            if begin:
                self._resume(())
            await self.house.store.set_seats(self.id, seats, started=self.started)
        except Exception:
            self.seats = before
            if begin:
                self.match = None
            raise

    async def _let_play(self, number: int, *, stand_in: bool) -> None:
        seats = copy.deepcopy(self.seats)
        seats[number].stand_in = stand_in
        await self._reseat(seats)

    # What people do -----------------------------------------------------------------------------------

    async def act(self, guest: str, action: Action) -> Hint | None:
        """Do what somebody asks for, if it still answers what the table asked. What is wrong with it is a `Mistake`."""
        if isinstance(action, AskHint):
            return await self._hint(guest, action.n)
        async with self.lock:
            if isinstance(action, Join):
                await self._join(guest, action)
            elif isinstance(action, Start):
                await self._start(guest)
            elif isinstance(action, StandIn):
                await self._let_bot_play(guest, action.seat)
            elif (
                isinstance(action, DoRoll | DoPlay | DoUndo)
                and action.n == self.n
                and (seat := self.seat_of(guest)) is not None
            ):
                await self._move(seat, action)
        self.wake()
        return None

    async def _move(self, seat: int, action: DoRoll | DoPlay | DoUndo) -> None:
        match = self.match
        if match is None:
            return
        waiting = match.waiting
        if self.lesson is not None:
            self.lesson.check(match, action)
        if isinstance(action, DoUndo):
            if match.last_mover != seat:
                raise Mistake("error-undo")
            deadline = self._answered
            await self._apply(match.undo)
            self.deadline = deadline  # to take back gives no fresh time
        elif isinstance(waiting, Over) or waiting.seat != seat:
            raise Mistake("error-not-your-turn")
        elif isinstance(action, DoPlay):
            self._answered = self.deadline
            await self._apply(lambda: match.play(action.move))
        elif isinstance(waiting, Chance):
            await self._apply(self._roll)
        else:
            raise Mistake("error-no-chance")

    async def _join(self, guest: str, join: Join) -> None:
        if self.started or join.seat >= len(self.seats) or not self.seats[join.seat].is_open:
            raise Mistake("error-seat-taken")
        if self.seat_of(guest) is not None:
            raise Mistake("error-seated")
        seat = StoredSeat(free_name(join.name, self.names), guest)
        Match(self.stored.game, seats=[seat.name or "", *"?" * (len(self.seats) - 1)])  # which checks the name
        seats = copy.deepcopy(self.seats)
        seats[join.seat] = seat
        begin = not any(seat.is_open for seat in seats)
        if begin:
            fill_with_bots(seats)
        await self._reseat(seats, begin=begin)
        self.left.pop(join.seat, None)

    async def _start(self, guest: str) -> None:
        if guest != self.host:
            raise Mistake("error-host-only")
        if self.started:
            return
        seats = copy.deepcopy(self.seats)
        fill_with_bots(seats)
        await self._reseat(seats, begin=True)

    async def _let_bot_play(self, guest: str, number: int) -> None:
        if number >= len(self.seats) or not self._may_stand_in(number, guest):
            raise Mistake("error-stand-in")
        await self._let_play(number, stand_in=True)

    async def _hint(self, guest: str, n: int) -> Hint | None:
        async with self.lock:
            match, seat = self.match, self.seat_of(guest)
            if match is None or n != self.n or not isinstance(match.waiting, Decision) or match.waiting.seat != seat:
                return None
            decision, view = match.waiting, match.masked(seat).tobytes()
        if not render.may_hint(decision):
            return render.secret_hint(n)
        weighed = await self.house.brain.weigh(match.game, view)
        return render.hint(weighed, decision, match.game, n)

    # Moving on ----------------------------------------------------------------------------------------

    def _roll(self) -> None:
        """Roll or draw: from the operating system, unless a lesson or the house has prepared dice."""
        assert self.match is not None
        prepared = self.house.prepared_dice(self.match) if self.lesson is None else self.lesson.line(self.n)
        if prepared is None:
            self.match.roll()
        else:
            self.match.supply(prepared)

    async def _apply(self, change: Callable[[], None]) -> None:
        """Change the match and store what it added; if that can't be stored, it never happened."""
        assert self.match is not None
        first = self.n
        try:
            change()
            while (
                isinstance(due := self.match.waiting, Chance)
                and render.needs_nobody(self.match, due)
                and not self._pauses()
            ):
                self._roll()
            self.deadline, self._since = None, time.monotonic()
            match = self.match
            await finished(self.house.store.append(self.id, first, match.lines[first:], result=match.record().result))
        except Exception:
            if self.n > first:
                self._resume(self.match.lines[:first])
            raise

    def _pauses(self) -> bool:
        """Tell whether people want to see or to take back something before the table goes on."""
        assert self.match is not None
        return (
            self._is_taught
            or self.match.showdown is not None
            or (self.match.can_undo and not render.rolls_on(self.match))
        )

    @property
    def _is_taught(self) -> bool:
        """Whether a lesson is over, and the table with it."""
        return self.lesson is not None and self.lesson.is_done(self.n)

    async def _drive(self) -> None:
        """Move the table on by itself until the game is over, whatever fails meanwhile."""
        while True:
            try:
                return await self._play_on()
            except Exception:
                log.exception("a table can't go on; it tries again")
                await asyncio.sleep(RETRY)

    async def _play_on(self) -> None:
        assert self.match is not None
        while not isinstance(waiting := self.match.waiting, Over) and not self._is_taught:
            self._wake.clear()
            n = self.n
            if isinstance(waiting, Chance) and (render.needs_nobody(self.match, waiting) or self._bot_at(waiting.seat)):
                if await self._passes(self._delay(ROLL if waiting.seat is not None else 0.0)):
                    await self._go_on(n, self._roll)
            elif isinstance(waiting, Decision) and (bot := self._bot_at(waiting.seat)):
                await self._let_think(n, waiting, bot)
            elif not await self._passes(self._time_left()):
                continue
            elif isinstance(waiting, Chance):
                await self._go_on(n, self._roll)
            else:
                await self._let_think(n, waiting, STAND_IN)

    async def _let_think(self, n: int, decision: Decision, bot: str) -> None:
        """Let a bot choose, not quicker than a person would."""
        assert self.match is not None
        move = None if self.lesson is None else self.lesson.line(n)
        if move is None:
            move = await self.house.brain.choose(self.match.game, bot, self.match.masked(decision.seat).tobytes())
        if await self._passes(self._delay(THINK)):
            await self._go_on(n, lambda: self._play(move))

    def _play(self, move: str) -> None:
        assert self.match is not None
        self.match.play(move)

    async def _go_on(self, n: int, change: Callable[[], None]) -> None:
        """Change the match, if nobody did meanwhile."""
        async with self.lock:
            if self.n == n:
                await self._apply(change)
        self.wake()

    def _delay(self, seconds: float) -> float:
        """Return how long to wait after the last line: so that people see what happened, and may take it back."""
        assert self.match is not None
        mover = self.match.last_mover
        if self.match.showdown is not None:
            seconds = max(seconds, SCORING)
        if mover is not None and self._bot_at(mover) is None and self.lesson is None:
            seconds = max(seconds, TAKE_BACK)
        return seconds * self.house.pace - (time.monotonic() - self._since)

    def _bot_at(self, number: int | None) -> str | None:
        """Return who plays for a seat, if no person does."""
        if number is None:
            return None
        seat = self.seats[number]
        return STAND_IN if seat.stand_in else seat.bot

    def _time_left(self) -> float | None:
        """Return how long a person may still think."""
        if self.stored.clock is None:
            return None
        if self.deadline is None:
            self.deadline = time.monotonic() + self.stored.clock
            self._tell()
        return self.deadline - time.monotonic()

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

    # What a reader sees -------------------------------------------------------------------------------

    async def render(self, guest: str, after: int) -> Table:
        """Return the table as a guest may see it, with the log after so many lines (all of it below 0)."""
        async with self.lock:
            return self._render(guest, after if after <= self.n else -1)

    def _render(self, guest: str, after: int) -> Table:
        stored = self.stored
        mine = self.seat_of(guest)
        setting = view.Setting(
            game=stored.game,  # type: ignore[arg-type]
            people=tuple(self._person(number, guest) for number in range(len(self.seats))),
            terms=terms(stored.game, stored.options),
            dice="typed" if stored.dice.source == "typed" else "system",
            public=stored.public,
            paused=stored.paused,
            rematch=stored.rematch,
            lesson=None if self.lesson is None or self.match is None else self.lesson.told(self.match),
            clock=self._clock(),
            warming="shark" in (seat.bot for seat in self.seats) and stored.game not in self.house.brain.ready,
        )
        reader = view.Reader(() if mine is None else (mine,), guest == self.host)
        return view.show(setting, self.match, reader, after)

    def _person(self, number: int, guest: str) -> Person:
        seat = self.seats[number]
        return Person(
            name=seat.name,
            bot=seat.bot,  # type: ignore[arg-type]
            present=seat.bot is not None or self.present(number),
            stand_in=seat.stand_in,
            may_stand_in=self._may_stand_in(number, guest),
            may_remove=False,
        )

    def _clock(self) -> Clock | None:
        if self.deadline is None or self.match is None or self.stored.clock is None:
            return None
        seat = render.waits_for(self.match)
        return None if seat is None else Clock(seat, max(0.0, self.deadline - time.monotonic()), self.stored.clock)


def terms(game: str, options: dict[str, Any]) -> tuple[str, ...]:
    """Tell the options that are not the usual ones."""
    return ()


async def finished(work: Coroutine[Any, Any, None]) -> None:
    """Wait until something is done, even if whoever waits is cancelled: half done is nothing that we know."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        task.result()
        raise


def free_name(name: str, taken: Sequence[str]) -> str:
    """Return a name, with a number after it if somebody has it already."""
    name = name.strip()
    used = {other.casefold() for other in taken if other}
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, len(used) + 2))
    return next(one for one in numbered if one.casefold() not in used)


def fill_with_bots(seats: list[StoredSeat]) -> None:
    """Let bots take all open seats, and give names to those who have none."""
    for number, seat in enumerate(seats):
        if seat.is_open:
            seats[number] = StoredSeat(bot=STAND_IN)
    for seat in seats:
        if seat.bot and seat.name is None:
            seat.name = next(name for name in BOT_NAMES if name not in [other.name for other in seats])
