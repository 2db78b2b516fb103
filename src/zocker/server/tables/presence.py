"""The people at a table: who is connected, who is missing, and their recent actions."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from zocker.proof.fields import Seats as DeviceSeats
from zocker.server.messages.values import ReactionKind
from zocker.server.network.buckets import Buckets, Rate
from zocker.server.tables.clock import Time
from zocker.server.waiting import Flag

Looking = tuple[int, int]  # the seat whose secrets a connection shows, and the number of lines for which it does

REACTIONS = Rate(1, 1), Rate(5, 1 / 2)  # of one guest: both must allow it
MAX_REMEMBERED = 20_000  # new guests
MAX_RECEIPTS = 32  # of one table
GRACE = 10.0  # seconds that a table waits for each decision of someone who is away, at least
BREAK = 60.0  # seconds without any of the people, after which they do not play together any more


class Arrival(NamedTuple):
    """When someone became a guest, and from which address."""

    at: float
    address: str


class Newcomers:
    """Remembers new guests, because people who were sent away may try to return as one of them."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._arrivals: dict[str, Arrival] = {}  # the oldest first

    def note(self, guest: str, address: str) -> None:
        """Remember a new guest."""
        if len(self._arrivals) >= MAX_REMEMBERED:
            del self._arrivals[next(iter(self._arrivals))]
        self._arrivals[guest] = Arrival(self.now(), address)

    def came_after(self, guest: str, at: float, address: str) -> bool:
        """Tell whether a person became a guest after a certain time, from a certain address."""
        arrival = self._arrivals.get(guest)
        return arrival is not None and arrival.at >= at and arrival.address == address


class Receipts:
    """The numbers of finished actions, by sender; a browser sends the same number again if it must."""

    def __init__(self) -> None:
        self._done = deque[tuple[str, int]](maxlen=MAX_RECEIPTS)

    def has(self, guest: str, number: int) -> bool:
        return (guest, number) in self._done

    def keep(self, guest: str, number: int) -> None:
        self._done.append((guest, number))


class WrittenTable(NamedTuple):
    """A table message as it is sent, its number of lines, and when it was written if it shows a clock."""

    data: bytes
    line_count: int
    clock_at: float | None


class Watcher:
    """One live connection to a table, and its outgoing messages."""

    def __init__(self, guest: str, address: str = "") -> None:
        self.guest = guest
        self.address = address  # where it comes from
        self.news = Flag()  # set when there is something to send
        self.is_stale = False  # whether the table has changed since it was sent
        self.is_ended = False  # whether it may not be here any more
        self.sent_away: str | None = None  # why it has to make room for others: a message of the catalogue
        self.notice: str | None = None  # a message of the catalogue, to be sent with the next news
        self.looking: Looking | None = None
        self.reactions: dict[int, ReactionKind] = {}  # not yet sent, the last one of each seat
        self.instant = False  # whether it shows everything without animation
        self.proof_sent: int | None = None  # lines of the proof that it knows; None if it does not want them
        self.follows = False  # whether it may see all lines of the proof
        self.is_put_off = False  # whether it was told that it may see them when the game is over
        self.key: str | None = None  # of its device, once that is known
        self.heard = 0.0  # when it last said something
        self.has_shown = False  # whether it has shown what we have signed
        self.salts: tuple[str, ...] = ()  # that it knows
        self.asked: dict[DeviceSeats, int] = {}  # devices that want to take part again, and since which attempt
        self._was_asked: set[tuple[DeviceSeats, int]] = set()
        self.tell()

    def tell(self) -> None:
        """Send the table again."""
        self.is_stale = True
        self.news.set()

    def say(self, message: str) -> None:
        """Send a message of the catalogue with the table."""
        self.notice = message
        self.tell()

    def react(self, seat: int, what: ReactionKind) -> None:
        """Send how someone reacts."""
        self.reactions[seat] = what
        self.news.set()

    def ask_back_in(self, seats: DeviceSeats, attempt: int) -> None:
        """Ask whether a device may take part again; once is enough."""
        if (seats, attempt) not in self._was_asked:
            self._was_asked.add((seats, attempt))
            self.asked[seats] = attempt
            self.news.set()

    def send_away(self, reason: str) -> None:
        """End the connection, since it has to make room for others."""
        self.sent_away = reason
        self.end()

    def end(self) -> None:
        """End the connection."""
        self.is_ended = True
        self.news.set()


class Presence:
    """The connections to one table."""

    def __init__(self, time: Time, drop_out_seconds: float) -> None:
        self.watchers: set[Watcher] = set()
        self._of_guest: dict[str, set[Watcher]] = {}  # the same ones
        self.written: dict[Hashable, WrittenTable] = {}  # for spectators, since the last news
        self._reactions = [Buckets(rate, time.now) for rate in REACTIONS]
        self.receipts = Receipts()
        self._time = time
        self._drop_out_seconds = drop_out_seconds
        self._opened = time.now()
        self._left_at: dict[str, float] = {}  # when guests dropped out, if they have been there
        self._addresses: dict[str, str] = {}  # where guests came from last
        self._sent_away: list[tuple[float, str]] = []  # when, and where they came from
        self._tell_later()  # that some have not come back after a restart

    def tell(self) -> None:
        """Let all connections look at the table again."""
        self.written.clear()
        for watcher in self.watchers:
            watcher.tell()

    def tell_proof(self) -> None:
        """Let all connections look whether there is something new in the proof."""
        for watcher in self.watchers:
            watcher.news.set()

    def enter(self, watcher: Watcher) -> None:
        """Add a connection."""
        self.watchers.add(watcher)
        self._of_guest.setdefault(watcher.guest, set()).add(watcher)
        self._addresses[watcher.guest] = watcher.address

    def leave(self, watcher: Watcher) -> None:
        """Remove a connection, if it is there."""
        self.watchers.discard(watcher)
        of_guest = self._of_guest.get(watcher.guest, set())
        of_guest.discard(watcher)
        if not of_guest:
            self._of_guest.pop(watcher.guest, None)

    def send_away(self, guest: str, now: float) -> None:
        """Remember the address of a person who must not return as a new guest."""
        if address := self._addresses.get(guest):
            self._sent_away.append((now, address))

    def is_disguised(self, guest: str, newcomers: Newcomers) -> bool:
        """Tell whether a person became a guest after another one from the same address was sent away."""
        return any(newcomers.came_after(guest, at, address) for at, address in self._sent_away)

    def end(self, guest: str | None = None) -> None:
        """End all connections, or those of one guest."""
        for watcher in self.watchers:
            if guest in (None, watcher.guest):
                watcher.end()

    def say(self, message: str) -> None:
        """Send a message of the catalogue to everyone."""
        for watcher in self.watchers:
            watcher.say(message)

    def is_there(self, guest: str | None) -> bool:
        return guest in self._of_guest

    def of(self, guests: Iterable[str | None]) -> Iterator[Watcher]:
        """Yield the connections of some guests, however many others there are."""
        for guest in {*guests} - {None}:
            yield from self._of_guest.get(str(guest), ())

    def count_others(self, guests: Iterable[str | None]) -> int:
        """Return how many people are connected besides some guests."""
        return len(self._of_guest) - sum(map(self.is_there, {*guests}))

    def wants_instant(self, seated: Iterable[str | None]) -> bool:
        """Tell whether all players have animation off."""
        playing = [watcher.instant for watcher in self.of(seated)]
        return bool(playing) and all(playing)

    def note_left(self, guest: str) -> None:
        """Remember that a player was there until now."""
        self._left_at[guest] = self._time.now()

    def drop_out(self, guest: str) -> None:
        """Remember that someone has gone, and let all look again when a bot may play instead."""
        self.note_left(guest)
        self._tell_later()

    def has_left(self, guest: str) -> bool:
        """Tell whether a person was there and has left."""
        return guest in self._left_at

    def may_react(self, guest: str) -> bool:
        """Tell whether a guest may react to the current state, and count it if so."""
        return all(buckets.take(guest) for buckets in self._reactions)

    def is_overdue(self, guest: str) -> bool:
        """Tell whether a person has been away for so long that others need not wait."""
        return self._time.now() - self._left_at.get(guest, self._opened) >= self._drop_out_seconds

    def _tell_later(self) -> None:
        self._time.later(self._drop_out_seconds, self.tell)


class Absences:
    """The missing people of a group that played together.

    A person who comes by alone, day by day, is not missed; only people who were here at the same time are.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._gone: dict[str, float] = {}  # since when
        self._last_left = float("-inf")  # when any of the people last left
        self._asked = -1, 0.0  # the number of lines for which the table waits, and since when

    def come(self, guest: str, *, others_are_here: bool) -> None:
        """Note that a person is here; after a break no one is missed any more."""
        if not others_are_here and self._now() - self._last_left >= BREAK:
            self._gone.clear()
        self._gone.pop(guest, None)

    def go(self, guest: str, *, others_are_here: bool) -> None:
        """Note that someone has gone, perhaps just after the others."""
        if others_are_here or self._now() - self._last_left < BREAK:
            self._gone[guest] = self._now()
        self._last_left = self._now()

    def asked_at(self, line_count: int) -> float:
        """Return when the table began to wait after so many lines."""
        if self._asked[0] != line_count:
            self._asked = line_count, self._now()
        return self._asked[1]

    def over_at(self, guest: str, seconds: float, line_count: int) -> float | None:
        """Return when others will have waited so many seconds for a missing person; None if they don't wait."""
        asked_at, since = self.asked_at(line_count), self._gone.get(guest)
        return None if since is None else max(since + seconds, asked_at + GRACE)
