"""The dice of a live table, made by all players: an event is opened, devices answer, and it is drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof.fields import Answer as Revealed
from zocker.proof.fields import Seats
from zocker.server.store.ownership import Ownership
from zocker.server.store.proofs import NewLines
from zocker.server.store.stored import StoredTable
from zocker.server.store.writer import complete
from zocker.server.tables.clock import Timer
from zocker.server.tables.presence import Presence, Watcher
from zocker.server.tables.proof.book import Book
from zocker.server.tables.proof.devices import Devices
from zocker.server.tables.services import Answer, Services, answered
from zocker.server.waiting import Flag

DRAWN: Answer = ""  # all answers are there: `draw` lets the match go on


class TableProof:
    """The proof of a table's dice, and the open event.

    The caller of `request`, `draw`, `to_store`, `go_on` or `take_back` holds the table's lock.
    """

    def __init__(
        self,
        book: Book,
        stored: StoredTable,
        ownership: Ownership,
        services: Services,
        presence: Presence,
        lock: asyncio.Lock,
    ) -> None:
        self._table, self._ownership, self._services = stored, ownership, services
        self._presence, self._lock = presence, lock
        self.book, self.devices = book, Devices(book, stored, presence, services)
        self._now, self._waits = services.time.now, services.waits
        self._begun = float("-inf")  # when the genesis was written, if it was now
        self._attempt = 0  # the one that answers are collected for
        self._answers: dict[Seats, Revealed] = {}
        self._asked = self._first_answer = 0.0  # when
        self._timer: Timer | None = None
        self._changed = Flag()
        self._task: asyncio.Task[None] | None = None

    # What it knows ------------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a roll is being made; until it is drawn no one may take back, join or leave."""
        return self.book.ledger.open is not None

    @property
    def is_lonely(self) -> bool:
        """Whether people have seats here, and the device of none of them is here."""
        return bool(self.devices.guests) and not any(map(self._presence.is_there, self.devices.guests))

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose devices have not answered for a while, counted from 0."""
        if not self._is_collecting or self._now() < self._asked + self._waits.shown:
            return ()
        return tuple(seat - 1 for seats in self._silent for seat in seats)

    def may_go_on(self, guest: str) -> bool:
        """Tell whether a person may continue without the awaited devices: only if none has answered."""
        return (
            self._is_collecting and not self._answers and self._now() >= self._go_on_at and self.devices.speaks(guest)
        )

    @property
    def _is_collecting(self) -> bool:
        opened = self.book.ledger.open
        return opened is not None and opened.attempt == self._attempt

    @property
    def _silent(self) -> tuple[Seats, ...]:
        opened = self.book.ledger.open
        return () if opened is None else tuple(seats for seats in opened.devices if seats not in self._answers)

    @property
    def _is_complete(self) -> bool:
        return self._is_collecting and not self._silent and not self.book.must_begin

    # What devices say ---------------------------------------------------------------------------------------

    def commit(self, watcher: Watcher, text: str) -> None:
        """Take a commitment; it is written before the next open."""
        if self.devices.take_commit(watcher, text):
            self._changed.set()

    def answer(self, watcher: Watcher, attempt: int, revealed: Revealed) -> None:
        """Take an answer to the open, if it is one; the first that is right stays."""
        seats, opened = self.devices.seats_of(watcher.guest), self.book.ledger.open
        if opened is not None and not self._attempt:
            self._expect_answers()  # it was opened before a crash
        is_wanted = self._is_collecting and attempt == self._attempt and seats not in self._answers
        if opened is None or not is_wanted or seats not in opened.devices:
            return
        if self.book.ledger.answer_error(seats, revealed) is None:
            watcher.key = self.book.ledger.devices[seats].key
            self._first_answer = self._first_answer if self._answers else self._now()
            self._answers[seats] = revealed
            if not self._silent or self._may_void():
                self._changed.set()
            else:
                self._watch()

    def hear(self, watcher: Watcher) -> None:
        """Note that a connection has sent something."""
        was_away, watcher.heard = self._now() - watcher.heard > self._waits.heard, self._now()
        if was_away:
            self.devices.remind(watcher)
        if self._task is not None and not self.is_open:
            self._changed.set()

    # What the table asks for --------------------------------------------------------------------------------

    def request(self, match: Match) -> asyncio.Future[Answer]:
        """Request the next roll or draw; at a table without people the system's dice roll."""
        if not self.devices.guests or self._is_complete:
            return answered(DRAWN if self.devices.guests else None)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._collect(match, answer))
        return answer

    def draw(self, match: Match) -> None:
        """Continue a match with the whole event, once all have answered."""
        self.book.draw(match, self._answers)

    def to_store(self, match: Match) -> NewLines:
        """Return the lines that belong to the next transaction of the table."""
        if match.over:
            self.book.close(match)
        return self.book.to_store()

    def stored(self, new: NewLines) -> None:
        """Note that lines are stored; they are shown with the table, if that has changed."""
        self.book.stored(new)
        self.devices.stored()
        if self.is_open and not self._is_collecting:
            self._expect_answers()

    def take_back(self, line_count: int | None = None) -> None:
        """Take back what can't be stored, but keep the devices' messages."""
        self.book.take_back(line_count)
        self.devices.take_back()

    def close(self) -> None:
        """Stop collecting; an event that is open stays so."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._stop_watching()

    async def sign(self, watcher: Watcher, signature: str) -> None:
        """Take a device's signature of the end."""
        with suppress(Mistake):  # it is wrong, or there already
            self.book.sign(self.devices.seats_of(watcher.guest), signature)
        await self._store()

    async def go_on(self, match: Match, *, with_new_secret: bool = False) -> None:
        """Start the proof over, and make the next roll with the devices that commit then."""
        self.book.begin(match, with_new_secret=with_new_secret)
        self.devices.forget()
        self._begun, self._attempt, self._answers = self._now(), 0, {}
        await self._store()
        self._services.time.later(self._waits.commit, self.look)
        self.look()

    # Collecting ---------------------------------------------------------------------------------------------

    async def _collect(self, match: Match, answer: asyncio.Future[Answer]) -> None:
        """Open an event and collect the answers, until all are there, or all people have given up their seats."""
        try:
            while self.devices.guests and not self._is_complete:
                if self.book.must_begin:
                    await self._begin(match)
                elif not self.is_open:
                    await self._open(match)
                else:
                    await self._ask()
            self._stop_watching()
            if not answer.cancelled():
                answer.set_result(DRAWN if self._is_complete else None)
        except Exception as error:
            if not answer.cancelled():
                answer.set_exception(error)

    async def _begin(self, match: Match) -> None:
        """Begin the proof as soon as a device is here that can commit."""
        await self._until(self._may_begin)
        async with self._lock:
            if self._may_begin() and self.book.must_begin:
                await self.go_on(match)

    async def _open(self, match: Match) -> None:
        """Open the event as soon as devices are here that have committed."""
        await self._until(self._may_open)
        async with self._lock:
            if self.is_open or not self._may_open():
                return  # something has changed meanwhile
            self.devices.write_commits()
            self.devices.write_back_ins()
            if listed := self.devices.listed():
                self.book.renew_chain(self.book.ledger.attempt + len(listed))
                self.book.open(match, listed)
            await self._store()

    async def _ask(self) -> None:
        """Wait for all answers; if some are missing for too long, throw the attempt away."""
        if not self._is_collecting:
            self._expect_answers()
        self._watch()
        await self._until(lambda: not self._is_collecting or self._is_complete or self._may_void())
        async with self._lock:
            if self._may_void():
                self.book.void(self._answers)
                await self._store()

    def _expect_answers(self) -> None:
        self._attempt, self._answers, self._asked = self.book.ledger.attempt, {}, self._now()

    def _may_begin(self) -> bool:
        return not self._table.paused and self.devices.is_anyone_here()

    def _may_open(self) -> bool:
        """Tell whether an event may be opened: all devices have committed, or had time to."""
        if self._table.paused or not self.devices.ready():
            return False
        return self._now() >= self._begun + self._waits.commit or self.devices.have_all_committed()

    def _may_void(self) -> bool:
        """Tell whether an attempt may be thrown away: others have answered, and silent devices had time to."""
        return self._is_collecting and bool(self._answers) and bool(self._silent) and self._now() >= self._void_at

    @property
    def _void_at(self) -> float:
        """When those that are silent have had enough time, if others have answered."""
        answer = self._asked + self._waits.answer
        return max(answer, self._first_answer + self._waits.others) if self._answers else answer

    @property
    def _go_on_at(self) -> float:
        """When people may continue without the awaited devices; for the same roll, later each time."""
        return self._asked + self._waits.go_on * 2**self.book.times_begun_again

    async def _until(self, done: Callable[[], bool]) -> None:
        while self.devices.guests and not done():
            self._changed.clear()
            await self._changed.wait()

    def _watch(self) -> None:
        """Check again when waiting has lasted so long that something else may happen."""
        self._stop_watching()
        at = [self._asked + self._waits.shown, self._void_at, self._go_on_at]
        if later := [moment for moment in at if moment > self._now()]:
            self._timer = self._services.time.later(min(later) - self._now(), self._look_again)

    def _look_again(self) -> None:
        self.look()
        self._presence.tell()  # whose devices are awaited
        self._watch()

    def look(self) -> None:
        """Check again whether something may continue."""
        self._changed.set()

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _store(self) -> None:
        """Store written lines, and show them; take back what can't be stored."""
        await complete(self._store_lines())

    async def _store_lines(self) -> None:
        new = self.book.to_store()
        if not new.lines:
            return
        try:
            await self._services.store.add_proof(self._ownership, new)
        except BaseException:
            self.take_back()
            raise
        self.stored(new)
        self._presence.tell_proof()
