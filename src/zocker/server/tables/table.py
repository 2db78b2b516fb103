"""A live table: its match, who sits there, who looks on, and what they do. `driver.py` does what no person does."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import structs

from zocker.errors import Mistake
from zocker.match import Match, by_older_rules
from zocker.narration import typed
from zocker.rules.messages import Chance, Decision, Over
from zocker.server.lessons import script
from zocker.server.messages.actions import (
    Action,
    Arrange,
    AskHint,
    DoPlay,
    DoRoll,
    DoUndo,
    Join,
    Pause,
    React,
    Remove,
    Seats,
    StandIn,
    Start,
    Supply,
)
from zocker.server.messages.table import Clock, Hint, Person, Table
from zocker.server.messages.values import Reacts
from zocker.server.present import render, view
from zocker.server.present.options import terms
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.driver import Driver
from zocker.server.tables.reactions import Reactions
from zocker.server.tables.seats import STAND_IN, fill_with_bots, free_name, rearrange, send_away

if TYPE_CHECKING:
    from zocker.server.tables.registry import House

DROPPED_OUT = 30.0  # seconds after which others may let a bot play

Looking = tuple[int, int]  # the seat whose secrets a connection shows, and the number of lines for which it does


class Watcher:
    """One connection that looks at a table, and what tells it that there is something to see."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.news = asyncio.Event()
        self.news.set()
        self.looking: Looking | None = None
        self.reactions: dict[int, Reacts] = {}  # not yet sent, the last one of each seat
        self.reacted = asyncio.Event()
        self.instant = False  # shows what happens at once, without taking any time

    def react(self, seat: int, what: Reacts) -> None:
        self.reactions[seat] = what
        self.reacted.set()


class LiveTable:
    """One table. Whoever changes or shows it holds its lock, so that nothing is shown before it is stored."""

    def __init__(self, house: House, stored: StoredTable) -> None:
        self.house = house
        self.id = stored.id
        self.host = stored.host
        self.stored = stored
        self.lesson = None if stored.lesson is None else script(stored.lesson)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._left: dict[str | None, float] = {}  # when guests dropped out, if they have been there
        self._opened = self._paused_at = time.monotonic()
        self._reactions = Reactions()
        self.deadline = None if stored.clock_left is None else self._paused_at + stored.clock_left
        self._answered: float | None = None  # the deadline of the last move
        self.match: Match | None = None
        self.since = time.monotonic()  # when the last line came
        self._driver = Driver(self)
        if stored.started:
            self._open()
        asyncio.get_running_loop().call_later(house.dropped_out, self.tell)  # of those who don't come back

    # The match ----------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Set the match up, unless the rules have changed since: then it may end as it did, but can't go on."""
        record = self.stored.record()
        if not by_older_rules(record):
            self._resume(self.stored.lines)
        else:
            self.match = Match.recall(record)

    @property
    def closed(self) -> bool:
        """Whether there is nothing to play or to show any more, since the rules have changed."""
        return self.stored.started and self.match is None

    def _resume(self, lines: Sequence[str]) -> None:
        """Set the match up as its lines tell it."""
        stored = structs.replace(self.stored, lines=[*lines], result=None)
        self.match = Match.resume(stored.record())

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    @property
    def paused(self) -> bool:
        return self.stored.paused

    @property
    def typed(self) -> bool:
        """Whether people roll real dice, and the host's device tells what they show."""
        return self.stored.dice.source == "typed"

    @property
    def started(self) -> bool:
        return self.match is not None or self.closed

    @property
    def n(self) -> int:
        return 0 if self.match is None else len(self.match.lines)

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def wake(self) -> None:
        """Let the table go on by itself, and everybody look at it again."""
        self.tell()
        self._driver.wake()

    def tell(self) -> None:
        """Let everybody look at the table again."""
        for watcher in self.watchers:
            watcher.news.set()

    async def close(self) -> None:
        """Stop moving on."""
        await self._driver.close()

    # Who is there -------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats of a guest: several, if several people share one device."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def present(self, number: int) -> bool:
        guest = self.seats[number].guest
        return guest is not None and self._is_there(guest)

    def _is_there(self, guest: str) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers)

    @property
    def hurries(self) -> bool:
        """Whether nobody who plays here wants to see things take their time."""
        playing = [watcher.instant for watcher in self.watchers if self.seats_of(watcher.guest)]
        return bool(playing) and all(playing)

    def _is_missing(self, seat: StoredSeat) -> bool:
        """Tell whether a rematch waits for somebody."""
        return self.stored.gathers and seat.guest is not None and not self._is_there(seat.guest)

    def _is_complete(self, seats: Sequence[StoredSeat]) -> bool:
        """Tell whether all seats are taken; of a rematch, whether all have come as well."""
        return not any(seat.is_open or self._is_missing(seat) for seat in seats)

    async def enter(self, watcher: Watcher) -> None:
        """Let somebody look on; who has a seat takes it over from a bot that stood in. The last begins a rematch."""
        self.watchers.add(watcher)
        async with self.lock:
            if any(self.seats[number].stand_in for number in self.seats_of(watcher.guest)):
                await self._let_play(self.seats_of(watcher.guest), stand_in=False)
            if self.stored.gathers and not self.started and self._is_complete(self.seats):
                await self._begin(self.seats)
        self.wake()

    def hurry(self, watcher: Watcher, instant: bool) -> None:
        """Take note of how somebody wants to see things."""
        watcher.instant = instant
        self._driver.wake()

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        if self.seats_of(watcher.guest) and watcher.guest not in (other.guest for other in self.watchers):
            self._left[watcher.guest] = time.monotonic()
            asyncio.get_running_loop().call_later(self.house.dropped_out, self.tell)
        self.wake()

    def _may_stand_in(self, number: int, guest: str) -> bool:
        """Tell whether a guest may let a bot play for somebody else who is away.

        The host may at once, others after a while; and nobody sooner for who has not come yet.
        """
        seat = self.seats[number]
        away = seat.guest is not None and not seat.stand_in and not self.present(number)
        if not away or seat.guest == guest or self.match is None or self.match.over:
            return False
        gone = time.monotonic() - self._left.get(seat.guest, self._opened)
        waited = gone >= self.house.dropped_out
        if guest == self.host:
            return waited or seat.guest in self._left
        return waited and self.stored.clock is None and bool(self.seats_of(guest))

    def _may_remove(self, number: int, guest: str) -> bool:
        """Tell whether a guest may send somebody away: the host anybody but himself, until the game is over."""
        other = self.seats[number].guest
        over = self.match is not None and self.match.over
        return guest == self.host and other not in (None, guest) and not over

    async def _reseat(self, seats: list[StoredSeat], *, begin: bool = False) -> None:
        """Change who sits where, and begin the game then; if that can't be stored, it never happened."""
        before, self.stored.seats = self.seats, seats
        try:
            if begin:
                self._resume(())
            await self.house.store.set_seats(self.id, seats, started=self.started)
        except Exception:
            self.stored.seats = before
            if begin:
                self.match = None
            raise
        self.stored.started = self.started

    async def _let_play(self, numbers: Sequence[int], *, stand_in: bool) -> None:
        seats = copy.deepcopy(self.seats)
        for number in numbers:
            seats[number].stand_in = stand_in
        await self._reseat(seats)

    # What people do -----------------------------------------------------------------------------------

    async def act(self, guest: str, action: Action) -> Hint | None:
        """Do what somebody asks for, if it still answers what the table asked. What is wrong with it is a `Mistake`."""
        if isinstance(action, AskHint):
            return await self._hint(guest, action.n)
        if isinstance(action, React):
            self._react(guest, action.what)
            return None
        async with self.lock:
            match action:
                case Join():
                    await self._join(guest, action)
                case Start():
                    await self._start(guest)
                case StandIn():
                    await self._let_bot_play(guest, action.seat)
                case Pause():
                    await self._pause(guest, action.on)
                case Remove():
                    await self._remove(guest, action.seat)
                case Arrange():
                    await self._arrange(guest, action.seats)
                case DoRoll() | DoPlay() | DoUndo() | Supply() if action.n == self.n:
                    await self._move(guest, action)
        self.wake()
        return None

    async def look(self, watcher: Watcher, seat: int | None) -> None:
        """Let one of several people at a device see what only he may know, until the game goes on; or no more."""
        async with self.lock:
            if seat is not None and seat not in self.seats_of(watcher.guest):
                raise Mistake("error-look")
            watcher.looking = None if seat is None else (seat, self.n)
        watcher.news.set()

    async def _move(self, guest: str, action: DoRoll | DoPlay | DoUndo | Supply) -> None:
        mine, match = self.seats_of(guest), self.match
        if match is None or not (mine or guest == self.host):
            return
        if self.paused:
            raise Mistake("error-paused")
        waiting = match.waiting
        if self.lesson is not None:
            self.lesson.check(match, action)
        if isinstance(action, Supply):
            await self._supply(guest, action.text)
        elif isinstance(action, DoUndo):
            await self._undo(guest)
        elif isinstance(waiting, Over) or waiting.seat not in mine:
            raise Mistake("error-not-your-turn")
        elif isinstance(action, DoPlay):
            self._answered = self.deadline
            await self.apply(lambda: match.play(action.move))
        elif isinstance(waiting, Chance):
            if self.typed:
                raise Mistake("error-typed")
            await self.apply(self.roll)
        else:
            raise Mistake("error-no-chance")

    async def _supply(self, guest: str, text: str) -> None:
        """Take what real dice brought: all that was typed, or nothing of it."""
        match = self.match
        assert match is not None
        if not self.typed:
            raise Mistake("error-not-typed")
        self._check_host(guest)
        waiting = match.waiting
        if not isinstance(waiting, Chance):
            raise Mistake("error-over" if match.over else "error-no-chance")
        await self.apply(lambda: typed.supply(match, waiting, text))

    async def _undo(self, guest: str) -> None:
        match = self.match
        assert match is not None
        if match.last_mover in self.seats_of(guest):
            deadline = self._answered
            await self.apply(match.undo)
            self.deadline = deadline  # to take back gives no fresh time
        elif self.typed and guest == self.host:
            await self.apply(match.correct)
        else:
            raise Mistake("error-undo")

    def _react(self, guest: str, what: Reacts) -> None:
        """Show everybody how somebody at the table reacts, unless he does nothing else."""
        mine = self.seats_of(guest)
        if mine and self._reactions.allow(guest, time.monotonic()):
            on_turn = None if self.match is None else render.waits_for(self.match)
            for watcher in self.watchers:
                watcher.react(on_turn if on_turn in mine else mine[0], what)

    async def _join(self, guest: str, join: Join) -> None:
        if self.started or join.seat >= len(self.seats) or not self.seats[join.seat].is_open:
            raise Mistake("error-seat-taken")
        if guest in self.stored.barred:
            raise Mistake("error-barred")
        if self.seats_of(guest):
            raise Mistake("error-seated")
        seat = StoredSeat(free_name(join.name, self.names), guest)
        seats = copy.deepcopy(self.seats)
        seats[join.seat] = seat
        self._check_seats(seats)
        await (self._begin(seats) if self._is_complete(seats) else self._reseat(seats))
        self._left[guest] = time.monotonic()

    def _check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Mistake("error-host-only")

    async def _start(self, guest: str) -> None:
        self._check_host(guest)
        if not self.started:
            await self._begin(self.seats)

    async def _begin(self, taken: Sequence[StoredSeat]) -> None:
        """Begin the game: bots take the open seats, and play for those whom a rematch no longer waits for."""
        seats = [structs.replace(seat, stand_in=self._is_missing(seat)) for seat in taken]
        fill_with_bots(seats)
        await self._reseat(seats, begin=True)

    async def _let_bot_play(self, guest: str, number: int) -> None:
        if number >= len(self.seats) or not self._may_stand_in(number, guest):
            raise Mistake("error-stand-in")
        await self._let_play([number], stand_in=True)

    async def _pause(self, guest: str, on: bool) -> None:
        """Stop everything, or go on with the time that was left."""
        self._check_host(guest)
        if self.match is None or self.match.over or on == self.paused:
            return
        now = time.monotonic()
        left = None if self.deadline is None or not on else self.deadline - now
        await self.house.store.change(self.id, paused=on, clock_left=left)
        self.stored.paused, self.stored.clock_left = on, left
        if on:
            self._paused_at = now
        else:
            passed = now - self._paused_at
            self.deadline, self._answered = (
                None if end is None else end + passed for end in (self.deadline, self._answered)
            )

    async def _remove(self, guest: str, number: int) -> None:
        """Send somebody away for good."""
        self._check_host(guest)
        if number >= len(self.seats) or not self._may_remove(number, guest):
            raise Mistake("error-remove")
        gone = self.seats[number].guest
        assert gone is not None
        barred = [*self.stored.barred, gone]
        await self.house.store.change(self.id, barred=barred)
        self.stored.barred = barred
        await self._reseat(send_away(self.seats, gone, bot=self.started))
        if self.match is not None:
            self.match.seats = self.stored.record().seats

    async def _arrange(self, guest: str, wanted: Seats) -> None:
        """Change the seats before the game, which waits for its start then."""
        self._check_host(guest)
        if self.started:
            raise Mistake("error-started")
        seats = rearrange(self.seats, wanted, guest)
        self._check_seats(seats)
        await self._reseat(seats)

    def _check_seats(self, seats: Sequence[StoredSeat]) -> None:
        """Refuse names that can't be, and seats that the game or its options are not for."""
        names = ["?" if seat.name is None else seat.name for seat in seats]
        Match(self.stored.game, seats=names, chance="ask", **self.stored.options)

    async def _hint(self, guest: str, n: int) -> Hint | None:
        async with self.lock:
            match, mine = self.match, self.seats_of(guest)
            if match is None or n != self.n or not isinstance(decision := match.waiting, Decision):
                return None
            if decision.seat not in mine or self.paused:
                return None
            several = len(mine) > 1  # who may not know of each other's money
            seen = (render.common_view(match) if several else match.masked(decision.seat)).tobytes()
        if not render.may_hint(decision):
            return render.secret_hint(n)
        weighed = await self.house.bots.weigh(match.game, seen)
        uncounted = several and not getattr(match.options, "open_money", True)
        return render.hint(weighed, match.game, n, uncounted=uncounted)

    # What changes the match ---------------------------------------------------------------------------

    def bot_at(self, number: int | None) -> str | None:
        """Return who plays for a seat, if no person does."""
        if number is None:
            return None
        seat = self.seats[number]
        return STAND_IN if seat.stand_in else seat.bot

    def roll(self) -> None:
        """Roll or draw: from the operating system, unless a lesson or the house has prepared dice."""
        assert self.match is not None
        prepared = self.house.prepared_dice(self.match) if self.lesson is None else self.lesson.line(self.n)
        if prepared is None:
            self.match.roll()
        else:
            self.match.supply(prepared)

    async def apply(self, change: Callable[[], None]) -> None:
        """Change the match and store what it added; if that can't be stored, it never happened."""
        assert self.match is not None
        first = self.n
        try:
            change()
            while not self._stays():
                self.roll()
            self.deadline, self.since = None, time.monotonic()
            match = self.match
            await finished(self.house.store.append(self.id, first, match.lines[first:], result=match.record().result))
        except Exception:
            if self.n > first:
                self._resume(self.match.lines[:first])
            raise

    @property
    def is_taught(self) -> bool:
        """Whether a lesson is over, and the table with it."""
        return self.lesson is not None and self.lesson.is_done(self.n)

    def _stays(self) -> bool:
        """Tell whether somebody acts next, or wants to see or to take back something before the dice roll on."""
        match = self.match
        assert match is not None
        if self.typed or not isinstance(match.waiting, Chance) or not render.needs_nobody(match, match.waiting):
            return True
        return self.is_taught or match.showdown is not None or (match.can_undo and not render.rolls_on(match))

    def time_left(self) -> float | None:
        """Return how long a person may still think."""
        if self.stored.clock is None:
            return None
        if self.deadline is None:
            self.deadline = time.monotonic() + self.stored.clock
            self.tell()
        return self.deadline - time.monotonic()

    # What a reader sees -------------------------------------------------------------------------------

    async def render(self, guest: str, after: int, looking: Looking | None = None) -> Table:
        """Return the table as a guest may see it, with the log after so many lines (all of it below 0)."""
        if not self.seats_of(guest):
            await self.house.turnstile.enter()
        async with self.lock:
            return self._render(guest, after if after <= self.n else -1, looking)

    def _render(self, guest: str, after: int, looking: Looking | None) -> Table:
        stored, mine = self.stored, self.seats_of(guest)
        private = looking[0] if looking is not None and looking[1] == self.n and looking[0] in mine else None
        setting = view.Setting(
            game=stored.game,  # type: ignore[arg-type]
            people=tuple(self._person(number, guest) for number in range(len(self.seats))),
            terms=terms(stored.game, stored.options),
            dice="typed" if self.typed else "system",
            public=stored.public,
            paused=self.paused,
            gathers=stored.gathers and not self.started,
            rematch=stored.rematch,
            rematch_by=stored.rematch_by,
            lesson=None if self.lesson is None or self.match is None else self.lesson.told(self.match),
            clock=self._clock(),
            warming="shark" in (seat.bot for seat in self.seats) and stored.game not in self.house.bots.ready,
        )
        reader = view.Reader(mine, guest == self.host, private)
        if self.closed:
            return view.show_closed(setting, stored.record(), reader)
        return view.show(setting, self.match, reader, after)

    def _person(self, number: int, guest: str) -> Person:
        seat = self.seats[number]
        return Person(
            name=seat.name,
            bot=seat.bot,  # type: ignore[arg-type]
            present=seat.bot is not None or self.present(number),
            stand_in=seat.stand_in,
            may_stand_in=self._may_stand_in(number, guest),
            may_remove=self._may_remove(number, guest),
        )

    def _clock(self) -> Clock | None:
        if self.deadline is None or self.match is None or self.stored.clock is None:
            return None
        seat, now = render.waits_for(self.match), self._paused_at if self.paused else time.monotonic()
        return None if seat is None else Clock(seat, max(0.0, self.deadline - now), self.stored.clock)


async def finished(work: Coroutine[Any, Any, None]) -> None:
    """Wait until something is done, even if whoever waits is cancelled: half done is nothing that we know."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        task.result()
        raise
