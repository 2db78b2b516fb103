"""A live table: a match with its lock, and what is stored of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec import structs

from zocker import replays
from zocker.match import Match
from zocker.replays import by_older_rules
from zocker.server.lessons import find_script
from zocker.server.present.position import Position
from zocker.server.store.ownership import Ownership
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables.chance import Answer, at_once, supply
from zocker.server.tables.clock import DecisionClock
from zocker.server.tables.presence import Presence
from zocker.server.tables.services import Services


class LiveTable:
    """One table. Whoever changes or shows it holds its lock, so that nothing is shown before it is stored."""

    def __init__(
        self, services: Services, stored: StoredTable, ownership: Ownership, match: Match | None, age: float
    ) -> None:
        self.services = services
        self.ownership = ownership
        self.stored = stored
        self.id = stored.id
        self.host = stored.host
        self.lesson = None if stored.lesson is None else find_script(stored.lesson)
        self.lock = asyncio.Lock()
        self.match = match
        self.changed_at = time.monotonic() - age  # when the last line came
        self.stalled = False  # it can't go on, since nothing can be stored
        self.requested: asyncio.Future[Answer] | None = None  # chance that was asked for and is not yet taken
        self.presence = Presence(services.dropped_out)
        self.clock = DecisionClock(stored.clock, stored.clock_left)
        self.when_woken: Callable[[], None] = lambda: None  # what moves the table on
        self._position: Position | None = None
        if self.running and stored.clock_left is None:
            self.clock = DecisionClock(stored.clock, self._clock_left())

    # What it is ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[StoredSeat]:
        return self.stored.seats

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    @property
    def paused(self) -> bool:
        return self.stored.paused

    @property
    def typed(self) -> bool:
        """Whether people roll real dice, and the host's device tells what they show."""
        return self.stored.dice.source == "typed"

    @property
    def closed(self) -> bool:
        """Whether there is nothing to play or to show any more, since the rules have changed."""
        return self.stored.started and self.match is None

    @property
    def started(self) -> bool:
        return self.match is not None or self.closed

    @property
    def running(self) -> bool:
        return self.match is not None and not self.match.over

    @property
    def taught(self) -> bool:
        """Whether a lesson is over, and the table with it."""
        return self.lesson is not None and self.lesson.is_done(self.line_count)

    @property
    def line_count(self) -> int:
        return 0 if self.match is None else len(self.match.lines)

    @property
    def position(self) -> Position:
        """The match as it stands, for all who ask until its next line."""
        assert self.match is not None
        known = self._position
        if known is None or known.match is not self.match or known.line_count != self.line_count:
            known = self._position = Position(self.match)
        return known

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats of a guest: several, if several people share one device."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def bot_at(self, number: int | None) -> str | None:
        """Return the bot that plays for a seat now, if no person does."""
        return None if number is None else self.seats[number].played_by

    def wake(self) -> None:
        """Let the table go on by itself, and everybody look at it again."""
        self.presence.tell()
        self.when_woken()

    # What changes it ----------------------------------------------------------------------------------

    def _clock_left(self) -> float | None:
        """Return what was left on a person's clock when the house was closed."""
        if self.stored.clock is None or self.bot_at(self.position.waits_for) is not None:
            return None
        return max(0.0, self.stored.clock - (time.monotonic() - self.changed_at))

    def _resume(self, lines: Sequence[str]) -> None:
        """Set the match up as its lines tell it."""
        self.match = resumed(self.stored, lines)
        self.requested = None

    async def apply(self, change: Callable[[], None]) -> None:
        """Change the match and store what it added; if that can't be stored, it never happened."""
        match, first = self.match, self.line_count
        assert match is not None
        try:
            change()
            self.requested = None
            while self._rolls_at_once() and (request := self.request_chance()).done():
                self._take(request)
            self.clock.reset()
            self.changed_at = time.monotonic()
            await to_the_end(self._keep_lines(first))
        except Exception:
            if self.line_count > first:
                self._resume(match.lines[:first])
            raise

    async def _keep_lines(self, first: int) -> None:
        """Store the lines from one on, with the end of the game; time that was left before them counts no more."""
        assert self.match is not None
        result = self.match.record().result if self.match.over else None
        columns = {} if self.stored.clock_left is None else {"clock_left": None}
        await self.services.store.append(self.ownership, first, self.match.lines[first:], result=result, **columns)
        self.stored.clock_left = None

    async def roll(self) -> None:
        """Roll or draw; if the dice take their time, what moves the table on calls this again when they are there."""
        request = self.request_chance()
        if request.done():
            await self.apply(lambda: self._take(request))

    def request_chance(self) -> asyncio.Future[Answer]:
        """Ask for what chance brings next, once for each time that the match waits for it."""
        assert self.match is not None
        if self.requested is None:
            lesson = self.lesson
            source = self.services.request_chance
            self.requested = source(self.match) if lesson is None else at_once(lesson.line(self.line_count))
            if not self.requested.done():
                self.requested.add_done_callback(lambda _: self.wake())
        return self.requested

    def _take(self, request: asyncio.Future[Answer]) -> None:
        assert self.match is not None
        self.requested = None
        supply(self.match, request.result())

    def _rolls_at_once(self) -> bool:
        """Tell whether dice roll before anybody acts, or wants to see or take back what has just happened."""
        assert self.match is not None
        if self.typed or not self.position.rolls_by_itself or self.taught or self.match.secret_showdown is not None:
            return False
        return self.position.roll_was_chosen or not self.match.can_undo

    async def reseat(self, seats: list[StoredSeat], *, begin: bool = False) -> None:
        """Change who sits where, and begin the game then; if that can't be stored, it never happened."""
        before, self.stored.seats = self.seats, seats
        try:
            if begin:
                self._resume(())
            await self.services.store.set_seats(self.ownership, seats, started=self.started)
        except Exception:
            self.stored.seats = before
            if begin:
                self.match = None
            raise
        self.stored.started = self.started

    async def keep(self, **columns: Any) -> None:
        """Change something else that is stored of the table."""
        await self.services.store.update(self.ownership, **columns)
        for name, value in columns.items():
            setattr(self.stored, name, value)


def match_of(stored: StoredTable) -> Match | None:
    """Return the match at a table, unless the rules have changed since: then it may end as it did, but can't go on."""
    if not stored.started:
        return None
    record = stored.record()
    return replays.recall(record) if by_older_rules(record) else resumed(stored, stored.lines)


def resumed(stored: StoredTable, lines: Sequence[str]) -> Match:
    """Return the match at a table as some lines tell it."""
    return replays.resume(structs.replace(stored, lines=[*lines], result=None).record())


async def to_the_end(work: Coroutine[Any, Any, None]) -> None:
    """Wait until something is done, even if whoever waits is cancelled: half done is nothing that we know."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        task.result()
        raise
