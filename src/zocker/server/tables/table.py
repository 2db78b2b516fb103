"""A live table: a match with its lock, and what is stored of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from zocker import replays
from zocker.errors import Mistake
from zocker.history import UNDO
from zocker.match import Match
from zocker.proof.chain import Secret
from zocker.replays import by_older_rules
from zocker.rules.messages import Decision
from zocker.server.lessons import find_script
from zocker.server.present.position import Position
from zocker.server.store.ownership import Ownership
from zocker.server.store.proofs import NOTHING
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.store.writer import complete
from zocker.server.tables.absence import Absences
from zocker.server.tables.chance import Answer, answered, system_dice, take_answer
from zocker.server.tables.clock import DecisionClock
from zocker.server.tables.portraits import Portraits, portraits
from zocker.server.tables.presence import Presence
from zocker.server.tables.proving import TableProof
from zocker.server.tables.services import Services


class LiveTable:
    """One table. Whoever changes or shows it holds its lock, so that nothing is shown before it is stored."""

    def __init__(
        self,
        services: Services,
        stored: StoredTable,
        ownership: Ownership,
        match: Match | None,
        age: float,
        secret: Secret | None = None,
        secret_moves: dict[int, int] | None = None,
    ) -> None:
        self.services = services
        self.ownership = ownership
        self.stored = stored
        self.id = stored.id
        self.host = stored.host
        self.lesson = None if stored.lesson is None else find_script(stored.lesson)
        self.lock = asyncio.Lock()
        self.match = match
        self.changed_at = services.time.now() - age  # when the last line came
        self.acted_at = services.time.now()  # when a person last moved or rolled
        self.stalled = False  # whether it can't go on, since nothing can be stored
        self.has_left = False  # whether it has left the memory: whoever finds it here must come again
        self.pending_chance: asyncio.Future[Answer] | None = None  # requested, and not used yet
        self.presence = Presence(services.time, services.drop_out_seconds)
        self.absences = Absences(services.time.now)
        self.proof: TableProof | None = None
        if self._can_prove:
            self.proof = TableProof(stored, ownership, services, self.presence, self.lock, secret, secret_moves)
        self.clock = DecisionClock(stored.clock, stored.clock_left, services.time)
        self.rematch_guests = set[str]()  # who wants the rematch, as far as they have said so since it is in memory
        self.on_wake: Callable[[], None] = lambda: None  # set by its driver
        self._position: Position | None = None
        self._portraits: tuple[list[StoredSeat], Portraits] | None = None  # and the seats that they are of
        if self.running and stored.clock_left is None:
            self.clock = DecisionClock(stored.clock, self._clock_left(), services.time)

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
    def typed_dice(self) -> bool:
        """Whether people roll real dice, and the host types in what they show."""
        return self.stored.dice.source == "typed"

    @property
    def closed(self) -> bool:
        """Whether its game can't be played or shown any more, since the rules have changed."""
        return self.stored.started and self.match is None

    @property
    def started(self) -> bool:
        return self.match is not None or self.closed

    @property
    def running(self) -> bool:
        return self.match is not None and not self.match.over

    @property
    def _can_prove(self) -> bool:
        """Whether its dice are made by all who play there: not where they are typed or prepared."""
        prepared = self.lesson is not None or self.services.request_chance is not system_dice
        is_over = self.match is not None and self.match.over and not self.stored.proof.count
        return not (prepared or is_over or self.closed or self.typed_dice)

    @property
    def chance_is_due(self) -> bool:
        """Whether what chance brings next is opened, so that nothing may be taken back."""
        return self.proof is not None and self.proof.is_open

    @property
    def lesson_is_over(self) -> bool:
        """Whether the table gives a lesson that is over, and the table with it."""
        return self.lesson is not None and self.lesson.is_done(self.line_count)

    @property
    def line_count(self) -> int:
        return 0 if self.match is None else len(self.match.lines)

    @property
    def position(self) -> Position:
        """The match as it stands, shared by all who ask until its next line."""
        assert self.match is not None
        known = self._position
        if known is None or known.match is not self.match or known.line_count != self.line_count:
            known = self._position = Position(self.match)
        return known

    @property
    def portraits(self) -> Portraits:
        """What everybody looks like, until somebody sits down or gets up."""
        known = self._portraits
        if known is None or known[0] is not self.seats:
            known = self._portraits = self.seats, portraits(self.seats)
        return known[1]

    @property
    def is_ours(self) -> bool:
        """Whether what we know of it is still true: a process that has slept for long has lost it."""
        lock = self.services.store.lock
        return lock.is_held() and self.ownership.owner == lock.process and not self.has_left

    @property
    def are_back(self) -> tuple[int, ...]:
        """The seats at which a bot stands in for somebody who has come back."""
        there = self.presence.is_there
        return tuple(at for at, seat in enumerate(self.seats) if seat.stand_in and there(seat.guest))

    @property
    def rematch_wanted(self) -> tuple[int, ...]:
        """The seats of those who want the rematch, first the one that asked for it."""
        asker = self.stored.rematch_by
        if self.stored.rematch is None or asker is None:
            return ()
        willing = {self.seats[asker].guest, *self.rematch_guests}
        return asker, *(at for at, seat in enumerate(self.seats) if at != asker and seat.guest in willing - {None})

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats of a guest: several, if several people share one device."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def is_for(self, guest: str) -> bool:
        """Tell whether a guest has a seat here or has set the table up: all others look on."""
        return guest == self.host or bool(self.seats_of(guest))

    def bot_at(self, number: int | None) -> str | None:
        """Return the level of the bot that plays for a seat now, if no person does."""
        return None if number is None else self.seats[number].played_by

    def others_are_here(self, guest: str) -> bool:
        """Tell whether anybody else with a seat is connected."""
        return any(seat.guest not in (None, guest) and self.presence.is_there(seat.guest) for seat in self.seats)

    def check_no_roll(self) -> None:
        """Refuse what must not happen while a roll is being made."""
        if self.chance_is_due:
            raise Mistake("error-roll-open")

    def wake(self) -> None:
        """Let the driver and everybody else look at the table again."""
        if self.proof is not None:
            self.proof.look()
        self.presence.tell()
        self.on_wake()

    # What changes it ----------------------------------------------------------------------------------

    def _clock_left(self) -> float | None:
        """Return what was left on a person's clock when the house was closed."""
        if self.stored.clock is None or self.bot_at(self.position.waits_for) is not None:
            return None
        return max(0.0, self.stored.clock - (self.services.time.now() - self.changed_at))

    def _rebuild_match(self, lines: Sequence[str]) -> None:
        """Replay the match from some lines, and forget requested chance."""
        self.match = match_after(self.stored, lines)
        self._forget_chance()

    def _forget_chance(self) -> None:
        """Forget chance that was requested for another position."""
        self.pending_chance = None
        if self.proof is not None:
            self.proof.close()

    async def play(self, move: str) -> None:
        """Play a move of the seat that is to decide; only that seat's device learns what hides a secret one."""
        match, waiting = self.match, self.position.waiting
        assert match is not None
        if self.proof is not None and isinstance(waiting, Decision) and waiting.secret:
            self.proof.book.secret_moves[self.line_count + 1] = waiting.seat
        await self.apply(lambda: match.play(move))

    async def apply(self, change: Callable[[], None]) -> None:
        """Change the match, and store its new lines; if they can't be stored, take everything back."""
        match, first = self.match, self.line_count
        assert match is not None
        try:
            change()
            if self.pending_chance is not None:
                self._forget_chance()
            while self._rolls_now() and (request := self.request_chance()).done():
                self._use_chance(request)
            self.clock.reset()
            self.changed_at = self.services.time.now()
            await complete(self._store_lines(first))
        except Exception:
            if self.proof is not None:
                self.proof.take_back(first)
            if self.line_count > first:
                self._rebuild_match(match.lines[:first])
            raise

    async def _store_lines(self, first: int) -> None:
        """Store the lines from number `first` on, and the result if they end the game; clear a stored clock."""
        assert self.match is not None
        result = self.match.record().result if self.match.over else None
        columns = {} if self.stored.clock_left is None else {"clock_left": None}
        proof = NOTHING if self.proof is None else self.proof.to_store(self.match)
        lines = self.match.lines[first:]
        await self.services.store.append(self.ownership, first, lines, proof=proof, result=result, **columns)
        self.stored.clock_left = None
        if self.proof is not None:
            self.proof.stored(proof)

    async def roll(self) -> None:
        """Roll or draw; if the answer comes later, the driver calls this again then."""
        request = self.request_chance()
        if request.done():
            await self.apply(lambda: self._use_chance(request))

    def request_chance(self) -> asyncio.Future[Answer]:
        """Request what chance brings next, but only once until it is used."""
        assert self.match is not None
        if self.pending_chance is None:
            if self.lesson is not None:
                self.pending_chance = answered(self.lesson.line(self.line_count))
            elif self.proof is not None:
                self.pending_chance = self.proof.request(self.match)
            else:
                self.pending_chance = self.services.request_chance(self.match)
            if not self.pending_chance.done():
                self.pending_chance.add_done_callback(lambda _: self.on_wake())
        return self.pending_chance

    def _use_chance(self, request: asyncio.Future[Answer]) -> None:
        assert self.match is not None
        self.pending_chance = None
        answer = request.result()
        if answer is not None and self.proof is not None:
            self.proof.draw(self.match)
        else:
            take_answer(self.match, answer)

    def _rolls_now(self) -> bool:
        """Tell whether dice roll before anybody acts, or needs time to see or take back the last move."""
        assert self.match is not None
        scored = self.match.secret_showdown is not None
        if self.typed_dice or not self.position.rolls_by_itself or self.lesson_is_over or scored:
            return False
        return self.position.roll_was_chosen or not self.match.can_undo

    async def prove_anew(self, *, with_new_secret: bool = False) -> None:
        """Begin the proof once more; a roll that all have answered already is requested again."""
        assert self.match is not None
        assert self.proof is not None
        await self.proof.go_on(self.match, with_new_secret=with_new_secret)
        if self.pending_chance is not None and self.pending_chance.done():
            self.pending_chance = None
            self.request_chance()
        self.wake()

    async def reseat(self, seats: list[StoredSeat], *, begin: bool = False) -> None:
        """Change who sits where, and perhaps begin the game; if that can't be stored, take everything back."""
        before, proof = self.seats, NOTHING
        self.check_no_roll()
        if self.match is not None and not self.match.over and self.proof is not None:
            proof = self.proof.seat(self.match, seats)
        self.stored.seats = seats
        try:
            if begin:
                self._rebuild_match(())
            await self.services.store.set_seats(self.ownership, seats, started=self.started, proof=proof)
        except Exception:
            self.stored.seats = before
            if begin:
                self.match = None
            if self.proof is not None:
                self.proof.take_back()
            raise
        if self.proof is not None:
            self.proof.stored(proof)
        self.stored.started = self.started

    async def update(self, **columns: Any) -> None:
        """Change and store other columns of the table."""
        await self.services.store.update(self.ownership, **columns)
        for name, value in columns.items():
            setattr(self.stored, name, value)


def match_of(stored: StoredTable) -> Match | None:
    """Return the match at a table; by older rules only a finished one that would go the same way now."""
    if not stored.started:
        return None
    record = stored.record()
    return replays.recall(record) if by_older_rules(record) else match_after(stored, stored.lines)


def match_after(stored: StoredTable, lines: Sequence[str]) -> Match:
    """Return the match at a table after these lines."""
    return replays.resume(structs.replace(stored, lines=[*lines], result=None).record())


def secret_moves(stored: StoredTable) -> dict[int, int]:
    """Return who has made each secret move of a game that is proven and runs, by its line, counted from 1."""
    found = dict[int, int]()
    if stored.proof.count and stored.result is None and not by_older_rules(record := stored.record()):
        for number, match in enumerate(replays.steps(record), 1):
            waiting = match.waiting
            is_move = number <= len(stored.lines) and stored.lines[number - 1] != UNDO
            if isinstance(waiting, Decision) and waiting.secret and is_move:
                found[number] = waiting.seat
    return found
