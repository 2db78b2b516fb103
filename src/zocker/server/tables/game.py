"""The state of a live table: a waiting room, a running game, or a game that is closed since the rules have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec import structs

from zocker import replays
from zocker.history import UNDO
from zocker.match import Match
from zocker.proof.chain import Secret
from zocker.record import Record
from zocker.replays import by_older_rules
from zocker.rules.messages import Decision
from zocker.server.lessons import find_script
from zocker.server.present.position import Position
from zocker.server.store.ownership import Ownership
from zocker.server.store.proofs import NOTHING
from zocker.server.store.stored import StoredTable
from zocker.server.store.writer import complete
from zocker.server.tables.clock import DecisionClock
from zocker.server.tables.proof.proving import TableProof
from zocker.server.tables.services import Answer, Services, answered


class WaitingRoom:
    """People take their seats; the game has not begun."""


class ClosedGame:
    """A game by older rules that can't be played or shown any more: only its record is left."""

    def __init__(self, record: Record) -> None:
        self.record = record


class RunningGame:
    """A game in progress or finished. Callers hold the table's lock to change it."""

    def __init__(
        self,
        stored: StoredTable,
        ownership: Ownership,
        services: Services,
        proof: TableProof | None,
        match: Match,
        wake: Callable[[], None],
        age: float = 0.0,
    ) -> None:
        self._stored, self._ownership, self._services = stored, ownership, services
        self._proof, self._wake = proof, wake
        self.match = match
        self.lesson = None if stored.lesson is None else find_script(stored.lesson)
        self.pending_chance: asyncio.Future[Answer] | None = None  # requested, and not used yet
        self.acted_at = services.time.now()  # when a person last moved or rolled
        self.changed_at = self.acted_at - age  # when the last line came
        self._position = Position(match)
        self.clock = DecisionClock(stored.clock, self._clock_left(age), services.time)

    # What it is ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def lesson_is_over(self) -> bool:
        """Whether this is a lesson that is over, and the game with it."""
        return self.lesson is not None and self.lesson.is_done(self.line_count)

    @property
    def line_count(self) -> int:
        return len(self.match.lines)

    @property
    def position(self) -> Position:
        """The current match, shared by all callers until its next line."""
        if self._position.match is not self.match or self._position.line_count != self.line_count:
            self._position = Position(self.match)
        return self._position

    def bot_at(self, seat: int | None) -> str | None:
        """Return the level of the bot that plays for a seat now, if no person does."""
        return None if seat is None else self._stored.seats[seat].played_by

    def _clock_left(self, age: float) -> float | None:
        """Return the rest of a person's time: what is stored, or what was left when the server stopped."""
        stored = self._stored
        if stored.clock_left is not None or stored.clock is None or self.over:
            return stored.clock_left
        return None if self.bot_at(self.position.waits_for) is not None else max(0.0, stored.clock - age)

    # What changes it ----------------------------------------------------------------------------------

    async def play(self, move: str) -> None:
        """Play a move of the deciding seat; only its device learns the salt of a secret one."""
        waiting = self.position.waiting
        if self._proof is not None and isinstance(waiting, Decision) and waiting.secret:
            self._proof.book.secret_moves[self.line_count + 1] = waiting.seat
        await self.apply(lambda: self.match.play(move))

    async def apply(self, change: Callable[[], None]) -> None:
        """Change the match, and store its new lines; if they can't be stored, take everything back."""
        match, first = self.match, self.line_count
        try:
            change()
            if self.pending_chance is not None:
                self._forget_chance()
            while self._rolls_now() and (request := self.request_chance()).done():
                self._use_chance(request)
            self.clock.reset()
            self.changed_at = self._services.time.now()
            await complete(self._store_lines(first))
        except Exception:
            if self._proof is not None:
                self._proof.take_back(first)
            if self.line_count > first:
                self.match = match_after(self._stored, match.lines[:first])
                self._forget_chance()
            raise

    async def roll(self) -> None:
        """Roll or draw; if the answer comes later, the driver calls this again then."""
        request = self.request_chance()
        if request.done():
            await self.apply(lambda: self._use_chance(request))

    def request_chance(self) -> asyncio.Future[Answer]:
        """Request the next result of chance, but only once until it is used."""
        if self.pending_chance is None:
            if self.lesson is not None:
                self.pending_chance = answered(self.lesson.line(self.line_count))
            elif self._proof is not None:
                self.pending_chance = self._proof.request(self.match)
            else:
                self.pending_chance = self._services.request_chance(self.match)
            if not self.pending_chance.done():
                self.pending_chance.add_done_callback(lambda _: self._wake())
        return self.pending_chance

    async def prove_again(self, proof: TableProof, *, with_new_secret: bool = False) -> None:
        """Start the proof over; a roll that all have already answered is requested again."""
        await proof.go_on(self.match, with_new_secret=with_new_secret)
        if self.pending_chance is not None and self.pending_chance.done():
            self.pending_chance = None
            self.request_chance()

    async def _store_lines(self, first: int) -> None:
        """Store the lines from number `first` on, and the result if they end the game; clear a stored clock."""
        columns = {} if self._stored.clock_left is None else {"clock_left": None}
        proof = NOTHING if self._proof is None else self._proof.to_store(self.match)
        lines, result = self.match.lines[first:], self.match.result
        await self._services.store.append(self._ownership, first, lines, proof=proof, result=result, **columns)
        self._stored.clock_left = None
        if self._proof is not None:
            self._proof.stored(proof)

    def _use_chance(self, request: asyncio.Future[Answer]) -> None:
        self.pending_chance = None
        if (answer := request.result()) is None:
            self.match.roll()
        elif self._proof is not None:
            self._proof.draw(self.match)
        else:
            self.match.supply(answer)

    def _forget_chance(self) -> None:
        """Forget chance that was requested for another position."""
        self.pending_chance = None
        if self._proof is not None:
            self._proof.close()

    def _rolls_now(self) -> bool:
        """Tell whether dice roll before anyone acts, or needs time to see or take back the last move."""
        scored = self.match.secret_showdown is not None
        if self._stored.typed_dice or not self.position.rolls_by_itself or self.lesson_is_over or scored:
            return False
        return self.position.roll_was_chosen or not self.match.can_undo


State = WaitingRoom | RunningGame | ClosedGame


class Loaded(NamedTuple):
    """The parts of a table in memory."""

    stored: StoredTable
    match: Match | None
    age: float = 0.0  # seconds since its last line
    secret: Secret | None = None
    secret_moves: Mapping[int, int] = MappingProxyType({})  # who has made them, by their lines, counted from 1


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
    """Return the seat of each secret move of a proven game in progress, by its line, counted from 1."""
    found = dict[int, int]()
    if stored.proof.count and stored.result is None and not by_older_rules(record := stored.record()):
        for number, match in enumerate(replays.steps(record), 1):
            waiting = match.waiting
            is_move = number <= len(stored.lines) and stored.lines[number - 1] != UNDO
            if isinstance(waiting, Decision) and waiting.secret and is_move:
                found[number] = waiting.seat
    return found
