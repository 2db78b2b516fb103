"""The devices of a live table: who is here, with commitments and agreements that are not written yet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from zocker.errors import Mistake
from zocker.proof import lines
from zocker.proof.commitments import Chained
from zocker.proof.fields import Seats
from zocker.proof.keys import is_signed
from zocker.proof.lines import BackIn, Commit
from zocker.proof.messages import back_in_message, commit_message
from zocker.server.store.stored import StoredTable
from zocker.server.tables.presence import Presence, Watcher
from zocker.server.tables.proof.book import Book
from zocker.server.tables.services import Services


class Devices:
    """The devices of all players."""

    def __init__(self, book: Book, stored: StoredTable, presence: Presence, services: Services) -> None:
        self._book, self._table, self._presence = book, stored, presence
        self._now, self._heard = services.time.now, services.waits.heard
        self._seated: tuple[object, dict[str, Seats]] = None, {}
        self._commits: dict[str, Commit] = {}  # that are to be written, by guests
        self._writing: dict[str, Commit] = {}  # those that are being stored
        self._agreed: dict[Seats, dict[Seats, tuple[str, str]]] = {}  # keys and signatures, by who asks

    # Who is here --------------------------------------------------------------------------------------------

    @property
    def guests(self) -> list[str]:
        """Everyone with a seat, in the order of their first seats."""
        return [*self._seats]

    def seats_of(self, guest: str) -> Seats:
        """Return the seats of a guest, counted from 1."""
        return self._seats.get(guest, ())

    @property
    def _seats(self) -> dict[str, Seats]:
        """The seats of all guests; they are counted once for each change."""
        if self._seated[0] is not (seats := self._table.seats):
            guests = dict.fromkeys(seat.guest for seat in seats if seat.guest is not None)
            numbered = [*enumerate(seats, 1)]
            self._seated = (
                seats,
                {guest: tuple(number for number, seat in numbered if seat.guest == guest) for guest in guests},
            )
        return self._seated[1]

    def watchers_at(self, seats: Seats) -> Iterator[Watcher]:
        """Yield the connections that may speak for the device with these seats."""
        device = self._book.ledger.devices.get(seats)
        for watcher in self._speaking():
            if self.seats_of(watcher.guest) == seats and (device is None or watcher.key in (None, device.key)):
                yield watcher

    def is_anyone_here(self) -> bool:
        """Tell whether a device is here that could commit."""
        return bool(self._connected())

    def have_all_committed(self) -> bool:
        """Tell whether each connected device has committed."""
        ready = self.ready()
        return all(guest in ready for guest in self._connected())

    def speaks(self, guest: str) -> bool:
        """Tell whether a player's device has sent anything lately."""
        return any(watcher.guest == guest for watcher in self._speaking())

    def ready(self) -> list[str]:
        """Return the devices that can answer the next open, once their messages are written."""
        return [guest for guest in self.guests if guest in self._commits or self._can_answer(self.seats_of(guest))]

    def listed(self) -> tuple[Seats, ...]:
        """Return the devices that the next open is for; one that is barred only if there is no other."""
        ledger = self._book.ledger
        here = [seats for seats in ledger.in_order if ledger.are_people(seats) and self._can_answer(seats)]
        return tuple(seats for seats in here if not ledger.is_barred(seats)) or tuple(here[:1])

    def _connected(self) -> set[str]:
        """Return the players whose programs could answer."""
        return {watcher.guest for watcher in self._presence.of(self._seats) if watcher.proof_sent is not None}

    def _speaking(self) -> Iterator[Watcher]:
        """Yield players' connections that want the proof and have sent something lately."""
        since = self._now() - self._heard
        return (one for one in self._presence.of(self._seats) if one.proof_sent is not None and one.heard >= since)

    def _can_answer(self, seats: Seats) -> bool:
        """Tell whether a device is here whose commitment is in force and lasts for the next event."""
        device = self._book.ledger.devices.get(seats)
        return device is not None and device.left(self._last_attempt) > 0 and any(self.watchers_at(seats))

    @property
    def _last_attempt(self) -> int:
        """The last attempt that the next event may need, if one device after the other falls silent."""
        return self._book.ledger.attempt + len(self.guests)

    # Commitments --------------------------------------------------------------------------------------------

    def take_commit(self, watcher: Watcher, text: str) -> bool:
        """Keep a commitment until it may be written; one that is not good any more is left aside."""
        line, ledger = lines.read(text), self._book.ledger
        if not isinstance(line, Commit):
            raise Mistake("error-proof-order")
        if ledger.genesis is None or ledger.close is not None or line.seats != self.seats_of(watcher.guest):
            return False
        try:
            ledger.check_commit(line)
        except Mistake:
            return False  # it was made for another genesis, or another connection was quicker
        if Chained(line.key, line.first, line.end).left(self._last_attempt) <= 0:
            return False
        if not is_signed(line.key, commit_message(ledger.start, line), line.signature):
            return False
        watcher.key = line.key
        self._commits[watcher.guest] = line
        return True

    def write_commits(self) -> None:
        """Write new commitments of devices, between two events."""
        self._writing, self._commits = self._commits, {}
        for line in sorted(self._writing.values(), key=lambda line: line.seats):
            with suppress(Mistake):  # its seats may be no person's any more
                self._book.write(line)

    def stored(self) -> None:
        """Forget what is written for good."""
        has_committed, self._writing = bool(self._writing), {}
        self._agreed = {
            seats: agreed for seats, agreed in self._agreed.items() if self._book.ledger.barred_since(seats)
        }
        if has_committed:
            self.remind()

    def take_back(self) -> None:
        """Keep what could not be stored, to be written the next time."""
        self._commits, self._writing = self._writing | self._commits, {}

    def forget(self) -> None:
        """Forget messages for another genesis."""
        self._writing, self._commits = self._commits, {}
        self._agreed.clear()

    # Taking part again ----------------------------------------------------------------------------------------

    def ask_back_in(self, guest: str) -> None:
        """Ask the others whether a silent device takes part again."""
        seats = self.seats_of(guest)
        if seats in self._book.ledger.devices and self._book.ledger.barred_since(seats) and seats not in self._agreed:
            self._agreed[seats] = {}
            self.remind()

    def remind(self, watcher: Watcher | None = None) -> None:
        """Ask those who have not agreed yet, or one who has just come."""
        for seats, agreed in self._agreed.items():
            for needed in self._book.ledger.have_to_agree(seats) or ():
                for one in self.watchers_at(needed):
                    if needed not in agreed and watcher in (None, one):
                        one.ask_back_in(seats, self._book.ledger.barred_since(seats))

    def agree(self, watcher: Watcher, seats: Seats, attempt: int, signature: str) -> None:
        """Take that someone lets a device take part again."""
        ledger, mine = self._book.ledger, self.seats_of(watcher.guest)
        device = ledger.devices.get(mine)
        if device is None or seats not in self._agreed or not 0 < attempt == ledger.barred_since(seats):
            return
        if is_signed(device.key, back_in_message(ledger.start, attempt, seats), signature):
            self._agreed[seats][mine] = device.key, signature

    def write_back_ins(self) -> None:
        """Write which devices take part again, once all have agreed."""
        ledger = self._book.ledger
        for seats, agreed in self._agreed.items():
            attempt, needed = ledger.barred_since(seats), ledger.have_to_agree(seats)
            if not attempt or needed is None:
                continue
            if all(other in agreed and agreed[other][0] == ledger.devices[other].key for other in needed):
                signatures = tuple(agreed[other][1] for other in needed)
                self._book.write(BackIn(seats, attempt, tuple(needed), signatures))
