"""A live table: its people, its stored part, and its state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import structs

from zocker.errors import Mistake
from zocker.match import Match
from zocker.record import Record
from zocker.server.store.ownership import Ownership
from zocker.server.store.proofs import NOTHING
from zocker.server.store.stored import StoredSeat
from zocker.server.store.writer import complete
from zocker.server.tables.game import ClosedGame, Loaded, RunningGame, State, WaitingRoom, match_after
from zocker.server.tables.presence import Absences, Presence
from zocker.server.tables.proof.book import Book
from zocker.server.tables.proof.proving import TableProof
from zocker.server.tables.seats import Portraits, portraits
from zocker.server.tables.services import Services, system_dice


class LiveTable:
    """One table. Callers hold its lock to change or show it, so that nothing is shown before it is stored."""

    def __init__(self, services: Services, loaded: Loaded, ownership: Ownership) -> None:
        stored, match = loaded.stored, loaded.match
        self.services = services
        self.ownership = ownership
        self.stored = stored
        self.id = stored.id
        self.host = stored.host
        self.lock = asyncio.Lock()
        self.stalled = False  # whether it can't go on, since nothing can be stored
        self.has_left = False  # whether it has left the memory: those who find it here must come again
        self.presence = Presence(services.time, services.drop_out_seconds)
        self.absences = Absences(services.time.now)
        self.proof: TableProof | None = None
        if self._can_prove(match):
            book = Book(stored, loaded.secret, loaded.secret_moves)
            self.proof = TableProof(book, stored, ownership, services, self.presence, self.lock)
        self.game = self._state(match, loaded.age)
        self.rematch_guests = set[str]()  # who wants the rematch, as far as they have said so since it is in memory
        self.on_wake: Callable[[], None] = lambda: None  # set by its driver
        self._portraits: tuple[list[StoredSeat], Portraits] | None = None  # and the seats that they are of

    def _can_prove(self, match: Match | None) -> bool:
        """Tell whether all players make the dice together: not if they are typed or prepared."""
        stored = self.stored
        prepared = stored.lesson is not None or self.services.request_chance is not system_dice
        has_ended = stored.started and (match is None or (match.over and not stored.proof.count))
        return not (prepared or has_ended or stored.typed_dice)

    def _state(self, match: Match | None, age: float) -> State:
        if match is not None:
            return self._running(match, age)
        return ClosedGame(self.stored.record()) if self.stored.started else WaitingRoom()

    def _running(self, match: Match, age: float = 0.0) -> RunningGame:
        return RunningGame(self.stored, self.ownership, self.services, self.proof, match, self._wake_driver, age)

    def _wake_driver(self) -> None:
        self.on_wake()

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
    def started(self) -> bool:
        return not isinstance(self.game, WaitingRoom)

    @property
    def running(self) -> bool:
        return isinstance(self.game, RunningGame) and not self.game.over

    @property
    def chance_is_due(self) -> bool:
        """Whether the next roll or draw is open, so that nothing may be taken back."""
        return self.proof is not None and self.proof.is_open

    @property
    def line_count(self) -> int:
        return self.game.line_count if isinstance(self.game, RunningGame) else 0

    @property
    def portraits(self) -> Portraits:
        """All looks, until a player sits down or gets up."""
        known = self._portraits
        if known is None or known[0] is not self.seats:
            known = self._portraits = self.seats, portraits(self.seats)
        return known[1]

    @property
    def is_ours(self) -> bool:
        """Whether our copy is still up to date; a process that has slept for long has lost it."""
        lock = self.services.store.lock
        return lock.is_held() and self.ownership.owner == lock.process and not self.has_left

    def record(self) -> Record:
        """Return the game so far as its record, with its proof."""
        stored = self.stored.record()
        if not isinstance(self.game, RunningGame):
            return stored
        return structs.replace(self.game.match.record(), proof=stored.proof)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats of a guest: several, if several people share one device."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def is_for(self, guest: str) -> bool:
        """Tell whether a guest has a seat here or has set the table up; all others watch."""
        return guest == self.host or bool(self.seats_of(guest))

    def others_are_here(self, guest: str) -> bool:
        """Tell whether anyone else with a seat is connected."""
        return any(seat.guest not in (None, guest) and self.presence.is_there(seat.guest) for seat in self.seats)

    def check_no_roll(self) -> None:
        """Raise `Mistake` for an action that must not happen while a roll is being made."""
        if self.chance_is_due:
            raise Mistake("error-roll-open")

    def wake(self) -> None:
        """Let the driver and everyone else look at the table again."""
        if self.proof is not None:
            self.proof.look()
        self.presence.tell()
        self.on_wake()

    # What changes it ----------------------------------------------------------------------------------

    async def begin(self, seats: list[StoredSeat]) -> None:
        """Begin the game with these seats. Only a waiting room can become a running game."""
        if self.started:
            raise RuntimeError(f"the game at {self.id} has already started")
        await complete(self._store_seats(seats, lambda: self._running(match_after(self.stored, ()))))

    async def reseat(self, seats: list[StoredSeat]) -> None:
        """Change the seats."""
        await complete(self._store_seats(seats, lambda: self.game))

    async def _store_seats(self, seats: list[StoredSeat], state: Callable[[], State]) -> None:
        """Store the seats and the state that follows; if that can't be stored, take everything back."""
        self.check_no_roll()
        before, proof = self.seats, NOTHING
        if self.proof is not None and isinstance(self.game, RunningGame) and not self.game.over:
            proof = self.proof.book.seat(self.game.match, seats)
        self.stored.seats = seats
        try:
            game = state()
            started = not isinstance(game, WaitingRoom)
            await self.services.store.set_seats(self.ownership, seats, started=started, proof=proof)
        except Exception:
            self.stored.seats = before
            if self.proof is not None:
                self.proof.take_back()
            raise
        self.game, self.stored.started = game, started
        if isinstance(game, RunningGame):
            game.match.seats = self.stored.record().seats
        if self.proof is not None:
            self.proof.stored(proof)

    async def update(self, **columns: Any) -> None:
        """Change and store other columns of the table."""
        await self.services.store.update(self.ownership, **columns)
        for name, value in columns.items():
            setattr(self.stored, name, value)
