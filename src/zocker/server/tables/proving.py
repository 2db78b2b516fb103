"""The dice of a live table, made by all who play there: what they promise, the links they give, and who is left out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof.chain import Chain
from zocker.proof.derivation import derive
from zocker.proof.ledger import SERVER, Ledger
from zocker.proof.lines import Drawn, LeftOut, Promised
from zocker.proof.requests import goes_on, request_of
from zocker.record import Dice
from zocker.server.store.ownership import Ownership
from zocker.server.store.proof_lines import Line
from zocker.server.store.proofs import KeptChain
from zocker.server.store.stored import StoredTable
from zocker.server.store.writer import complete
from zocker.server.tables.chance import Answer, answered
from zocker.server.tables.link_keeper import LinkKeeper
from zocker.server.tables.presence import Presence, Watcher
from zocker.server.tables.services import Services
from zocker.server.tables.silence import Silence
from zocker.server.waiting import Flag

Seats = tuple[int, ...]  # at one device, counted from 1


class Draw(NamedTuple):
    """One roll or draw of an event: its line in the game, what was asked for, and what came."""

    line: int
    request: str
    result: str


class TableProof:
    """The proof of a table's dice, and the chance event that links are collected for.

    Whoever calls `request`, `use`, `to_store` or `reset` holds the table's lock.
    """

    def __init__(
        self,
        stored: StoredTable,
        ownership: Ownership,
        services: Services,
        presence: Presence,
        lock: asyncio.Lock,
        kept: KeptChain | None,
    ) -> None:
        self._table, self._ownership, self._services = stored, ownership, services
        self._presence, self._lock = presence, lock
        self.lines = stored.proof
        self.ledger = Ledger(stored.id)
        for line in self.lines:
            self.ledger.take(line)
        self._chain = None if kept is None else Chain(kept.seed)
        self._first = 1 if kept is None else kept.first
        self._links: dict[Seats, str] = {}  # given for the event that is not over
        if kept is not None and kept.event == self.ledger.event:
            self._links = kept.links
        self._offers: dict[str, str] = {}  # what guests promise from the next event on
        self._silence = Silence()
        self._new_chain: Chain | None = None  # promised, and not stored yet
        self._unstored: list[Line] = []
        self._draws: list[Draw] = []  # of the event that is not over
        self._is_collected = self._is_asking = False  # whether all links of the event are there, or asked for
        self._keeper = LinkKeeper(lambda: services.store.keep_links(ownership, self.ledger.event, self._links))
        self._changed = Flag()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether the next chance event has begun: from then on no decision before it may be taken back."""
        return bool(self._links) or self._is_collected or (self._task is not None and not self._task.done())

    @property
    def is_lonely(self) -> bool:
        """Whether people have seats here, and none of them is there."""
        guests = [seat.guest for seat in self._table.seats if seat.guest is not None]
        return bool(guests) and not any(map(self._presence.is_there, guests))

    # What devices say -----------------------------------------------------------------------------------

    def offer(self, watcher: Watcher, end: str) -> None:
        """Take a device's promise, for the next event; one that is in force goes on, any other old one is refused."""
        seats = self._seats_of(watcher.guest)
        if not seats:
            return
        watcher.promise = end
        if not self._is_void and end == self.ledger.promise_of(seats):
            self._offers.pop(watcher.guest, None)
            if self._is_asking:
                self._ask(seats)
        elif self.ledger.is_published(end):
            watcher.promise = None
            watcher.promise_anew()
        else:
            self._offers[watcher.guest] = end
        self._changed.set()

    def give(self, guest: str, event: int, link: str, *, with_roll: bool = False) -> None:
        """Take a device's link, if it is asked for or rolls now, and belongs to the promise; once given it stays."""
        seats = self._seats_of(guest)
        is_due = self._is_asking or (with_roll and not self._is_void)
        wanted = is_due and event == self.ledger.event and seats not in self._links
        if wanted and seats and self.ledger.fits(seats, link):
            self._links[seats] = link
            self._silence.end(guest)
            self._keeper.keep_later()
            self._changed.set()

    # What the table asks for ----------------------------------------------------------------------------

    def request(self, match: Match) -> asyncio.Future[Answer]:
        """Request what chance brings next: at once if links are there, or if nobody here gives any."""
        if self._is_collected and (not self._draws or goes_on(match)):
            return answered(self._derive(match))
        if not (self.ledger.devices or self._offers or self._may_promise()):
            return answered(None)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._collect(match, answer))
        return answer

    def use(self, match: Match, result: str) -> None:
        """Let a match go on with what was derived for it."""
        draw = Draw(len(match.lines) + 1, str(request_of(match)), result)
        match.supply(result)
        match.go_on(Dice("system"))
        self._draws.append(draw)

    def to_store(self) -> tuple[int, list[Line]]:
        """Return the lines that belong to what the table stores now, and the number of the first one."""
        return len(self.lines), [*self._unstored, *self._drawn()]

    def stored(self, lines: list[Line]) -> None:
        """Note that lines are stored: their event is over, and everybody may see it."""
        del self._unstored[: len(lines)]
        self.lines.extend(lines)
        if lines and isinstance(drawn := lines[-1], Drawn):
            self.ledger.take(drawn)
            self._draws, self._links, self._is_collected = [], {}, False
            self._keeper.cancel()

    def reset(self) -> None:
        """Take back what was used and not stored; links that were given are kept."""
        self._draws = []
        self.close()

    def close(self) -> None:
        """Stop collecting; links that were given are stored, since they must not be replaced."""
        if self._task is not None:
            self._task.cancel()
        self._task, self._is_asking = None, False
        self._keeper.keep_now()

    # Collecting -----------------------------------------------------------------------------------------

    async def _collect(self, match: Match, answer: asyncio.Future[Answer]) -> None:
        """Collect the links of an event, and answer with what they bring; without any, the system's dice roll."""
        try:
            async with self._lock:
                pass  # the decision before it is stored by then
            await self._wait(lambda: not self._may_promise())
            await self._renew_promises()
            if self.ledger.devices:
                await self._collect_links()
            if not answer.cancelled():
                answer.set_result(self._derive(match) if self._is_collected else None)
        except Exception as error:
            if not answer.cancelled():
                answer.set_exception(error)

    async def _collect_links(self) -> None:
        """Ask all devices for their links, and leave out those that are silent."""
        self._is_asking = True
        for seats in self.ledger.in_order:
            self._ask(seats)
        await self._wait(lambda: self.ledger.devices.keys() <= self._links.keys())
        self._is_asking = False
        for seats in self.ledger.in_order:
            if seats not in self._links:
                self._silence.note(self._guest_at(seats) or "", self.ledger.event)
                self._write(LeftOut(self.ledger.event, seats))
        self._is_collected = bool(self.ledger.devices)
        if not self._is_collected:
            await complete(self._store_promises())

    async def _wait(self, done: Callable[[], bool]) -> None:
        """Wait until something is done, but no longer than a device may be silent."""
        if done():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(self._services.link_seconds):
                while not done():
                    self._changed.clear()
                    await self._changed.wait()

    async def _renew_promises(self) -> None:
        """Leave out devices whose people have gone, and store new promises, before any link is asked for."""
        for watcher in self._may_promise():
            watcher.promise = ""  # it has been silent for long enough
        for seats in self.ledger.in_order:
            if self._is_void or (seats not in self._links and self._guest_at(seats) is None):
                self._write(LeftOut(self.ledger.event, seats))
        offers = {self._seats_of(guest): guest for guest in self._offers if self._may_take_part(guest)}
        new = [seats for seats in sorted(offers) if seats and seats not in self._links]
        if new or self.ledger.devices:
            self._renew_chain()
        for seats in new:
            self._take_offer(seats, offers[seats])
        if self._unstored:
            await complete(self._store_promises())

    def _may_take_part(self, guest: str) -> bool:
        return self._presence.is_there(guest) and not self._silence.excuses(guest, self.ledger.event)

    def _renew_chain(self) -> None:
        """Promise a new chain of our own if there is none, or if it has come to its end."""
        has_ended = self._chain is not None and self.ledger.event - self._first >= self._chain.length
        if self._new_chain is None and (self._chain is None or has_ended):
            self._new_chain, self._first = Chain.new(), self.ledger.event
            self._write(Promised(self._first, SERVER, self._new_chain.end))

    def _take_offer(self, seats: Seats, guest: str) -> None:
        end = self._offers.pop(guest)
        try:
            self._write(Promised(self.ledger.event, seats, end))
        except Mistake:  # somebody has just promised the same
            for watcher in self._presence.watchers:
                if watcher.guest == guest:
                    watcher.promise_anew()

    async def _store_promises(self) -> None:
        """Store lines of the proof, and a new chain of ours with them; then everybody may see them."""
        new, lines = self._new_chain, [*self._unstored]
        secret = None if new is None else (new.seed, self._first)
        await self._services.store.add_promises(self._ownership, len(self.lines), lines, secret)
        self._chain, self._new_chain = new or self._chain, None
        self.stored(lines)

    # What it knows --------------------------------------------------------------------------------------

    @property
    def _is_void(self) -> bool:
        """Whether all promises are void, since our own chain is lost: the database was restored."""
        return self.ledger.server is not None and self._chain is None and self._new_chain is None

    def _seats_of(self, guest: str) -> Seats:
        return tuple(number for number, seat in enumerate(self._table.seats, 1) if seat.guest == guest)

    def _guest_at(self, seats: Seats) -> str | None:
        """Return the guest whose device has exactly these seats."""
        guest = self._table.seats[seats[0] - 1].guest
        return guest if guest is not None and self._seats_of(guest) == seats else None

    def _may_promise(self) -> list[Watcher]:
        """Return the connections of people with seats that can promise something, and have not said yet what."""
        return [
            watcher
            for watcher in self._presence.watchers
            if watcher.proof_sent is not None and watcher.promise is None and self._seats_of(watcher.guest)
        ]

    def _ask(self, seats: Seats) -> None:
        """Ask a device for its next link, unless it has given it already."""
        promise, guest = self.ledger.promise_of(seats), self._guest_at(seats)
        if seats not in self._links:
            for watcher in self._presence.watchers:
                if watcher.guest == guest and watcher.promise == promise:
                    watcher.want_link(self.ledger.event)

    def _write(self, line: Line) -> None:
        self.ledger.take(line)
        self._unstored.append(line)

    def _derive(self, match: Match) -> str:
        """Return the next result of the event whose links are there."""
        event, draw = self.ledger.event, len(self._draws) + 1
        return derive(str(request_of(match)), self._own_link(), self._table.id, event, draw, self._links_in_order())

    def _own_link(self) -> str:
        assert self._chain is not None
        return self._chain.link(1 + self.ledger.event - self._first)

    def _links_in_order(self) -> tuple[str, ...]:
        return tuple(self._links[seats] for seats in self.ledger.in_order)

    def _drawn(self) -> list[Line]:
        """Return the line of the event that was used, if one was."""
        if not self._draws:
            return []
        lines, requests, results = zip(*self._draws, strict=True)
        own, links = self._own_link(), self._links_in_order()
        return [Drawn(self.ledger.event, lines[0], requests, results, own, links)]
