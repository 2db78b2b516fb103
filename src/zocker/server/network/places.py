"""Live connections: their number, per person and address, and which of them makes room."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from zocker.errors import Mistake
from zocker.server.network.connections import MAX_PER_ADDRESS, live_connections, usable_connections
from zocker.server.network.proxies import areas_of

MAX_PER_GUEST = 8  # windows of one browser
MAX_SPECTATORS = 300  # of one table
IDLE_SECONDS = 60.0  # a spectator who has said nothing for so long makes room for others

Groups = dict[str, dict["Place", None]]


class Place:
    """One live connection: its owner, its address, and how to end it."""

    __slots__ = ("address", "end", "guest", "is_awaited", "plays", "said_at", "table")

    def __init__(
        self,
        guest: str,
        address: str,
        table: str,
        *,
        plays: Callable[[], bool],
        end: Callable[[str], None],
        is_awaited: Callable[[], bool] = lambda: False,
    ) -> None:
        self.guest: Final = guest
        self.address: Final = address
        self.table: Final = table
        self.plays: Final = plays  # whether the table is for its guest, who does not only look on
        self.is_awaited: Final = is_awaited  # whether the table still waits for people to sit down
        self.end: Final = end  # ends it for a reason, which is a message of the catalogue
        self.said_at = 0.0


class Places:
    """Counts the live connections. Players get in if anyone else can make room for them."""

    def __init__(
        self,
        limit: int | None = None,
        limit_per_address: int = MAX_PER_ADDRESS,
        limit_per_table: int = MAX_SPECTATORS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limit = live_connections(usable_connections()) if limit is None else limit
        self.limit_per_address = limit_per_address
        self.limit_per_table = limit_per_table
        self.now = now
        self._all: dict[Place, None] = {}  # in every group those first that have been silent for longest
        self._areas: Groups = {}
        self._guests: Groups = {}
        self._tables: Groups = {}
        self._waiting: dict[Callable[[], None], None] = {}  # how to hang up on those that linger without a table

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, place: Place) -> None:
        """Count a connection until it leaves; others may have to make room. Refuse it if no one can."""
        plays = place.plays()
        mine = self._guests.get(place.guest, {})
        if len(mine) >= MAX_PER_GUEST:
            self._remove(_longest_silent(mine) or next(iter(mine)), "error-many-windows")
        for area, times in areas_of(place.address):
            there = self._areas.get(area, {})
            if len(there) >= times * self.limit_per_address:
                self._make_room(there, place, plays, _guest_of if times == 1 else _address_of)
        if not plays:
            self._check_table(place)
        if len(self._all) + len(self._waiting) >= self.limit and self._waiting:
            self._hang_up()
        if len(self._all) >= self.limit:
            self._make_room(self._all, place, plays, _address_of)
        place.said_at = self.now()
        for group in self._groups_of(place):
            group[place] = None

    def leave(self, place: Place) -> None:
        """Stop counting a connection, if it is counted."""
        if place not in self._all:
            return
        for group in self._groups_of(place):
            del group[place]
        for groups, keys in self._keys_of(place):
            for key in keys:
                if not groups[key]:
                    del groups[key]

    def hear(self, place: Place) -> None:
        """Note that a connection has sent something."""
        place.said_at = self.now()
        if place in self._all:
            for group in self._groups_of(place):
                del group[place]
                group[place] = None

    def wait(self, hang_up: Callable[[], None]) -> bool:
        """Let a connection without a place linger for as long as no one else needs the room."""
        if len(self._all) + len(self._waiting) >= self.limit:
            return False
        self._waiting[hang_up] = None
        return True

    def go(self, hang_up: Callable[[], None]) -> None:
        """Stop counting a connection that lingers."""
        self._waiting.pop(hang_up, None)

    # Making room --------------------------------------------------------------------------------------

    def _check_table(self, place: Place) -> None:
        """Let a spectator in at a table with many; where players are awaited, another spectator makes room."""
        there = [other for other in self._tables.get(place.table, {}) if not other.plays()]
        if len(there) >= self.limit_per_table:
            silent = there[0]
            if not (place.is_awaited() or self._is_idle(silent)):
                raise Mistake("error-many-spectators")
            self._remove(silent, "error-crowded")

    def _make_room(self, there: dict[Place, None], place: Place, plays: bool, owner: Callable[[Place], str]) -> None:
        """End one of many connections: a silent spectator's, or one of an owner with far more than others."""
        silent = _longest_silent(there)
        if silent is not None and not plays and not self._is_idle(silent):
            silent = _of_who_has_most(there, owner, owner(place))
        if silent is None:
            raise Mistake("error-crowded")
        self._remove(silent, "error-crowded")

    def _hang_up(self) -> None:
        """End the connection that has lingered for longest."""
        first = next(iter(self._waiting))
        del self._waiting[first]
        first()

    def _is_idle(self, place: Place) -> bool:
        return self.now() - place.said_at >= IDLE_SECONDS

    def _remove(self, place: Place, reason: str) -> None:
        self.leave(place)
        place.end(reason)

    # Groups -------------------------------------------------------------------------------------------

    def _keys_of(self, place: Place) -> Iterator[tuple[Groups, Iterable[str]]]:
        yield self._areas, [area for area, _ in areas_of(place.address)]
        yield self._guests, (place.guest,)
        yield self._tables, (place.table,)

    def _groups_of(self, place: Place) -> Iterator[dict[Place, None]]:
        yield self._all
        for groups, keys in self._keys_of(place):
            for key in keys:
                yield groups.setdefault(key, {})


def _guest_of(place: Place) -> str:
    return place.guest


def _address_of(place: Place) -> str:
    return place.address


def _longest_silent(places: Iterable[Place]) -> Place | None:
    """Return the spectator who has been silent the longest."""
    return next((place for place in places if not place.plays()), None)


def _of_who_has_most(places: Iterable[Place], owner: Callable[[Place], str], newcomer: str) -> Place | None:
    """Return the most silent spectator of the owner with the most, if a newcomer has at least two fewer."""
    of_owners: dict[str, list[Place]] = {}
    for place in places:
        if not place.plays():
            of_owners.setdefault(owner(place), []).append(place)
    most = max(of_owners.values(), key=len, default=[])
    return most[0] if len(most) >= len(of_owners.get(newcomer, ())) + 2 else None
