"""How many connections there are, and how many there may be: in all, and from one address."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from zocker.server.network.proxies import NOWHERE, Proxies, areas_of, network_of

MAX_CONNECTIONS = 4_000
MAX_PER_ADDRESS = 300  # thirty people, each with a browser that opens ten at once
REQUESTS = 400  # connections that live ones leave for requests, or a quarter of a small number
MAX_BEYOND = 50  # that are told at once that there is no room
SPARE_FILES = 200  # files that the rest of the server needs
UNREAD_MILLISECONDS = 30_000  # a browser may leave what it was sent unread for so long
ADDRESSES_TRIED = 20  # addresses that are searched for an idle connection when all places are taken

log = logging.getLogger(__name__)


class Connection(Protocol):
    """A connection that may make room for another: whether it is idle, and how to end it."""

    @property
    def idle(self) -> bool: ...

    def abort(self) -> None: ...


class Connections:
    """Counts the connections. When all places are taken, an idle one makes room for the next.

    Of live connections only the total counts here, because `Places` limits them per address. A connection without room
    gets an answer that explains it, as long as there are not too many at once.
    """

    def __init__(
        self, proxies: Proxies | None = None, limit: int | None = None, limit_per_address: int = MAX_PER_ADDRESS
    ) -> None:
        self.proxies = proxies or Proxies()
        self.limit = usable_connections() if limit is None else limit
        self.limit_per_address = limit_per_address
        self.count = 0
        self._by_area: dict[str, dict[Connection, None]] = {}
        self._areas: dict[Connection, tuple[str, ...]] = {}  # none for live ones
        self._line = deque[Callable[[], None]]()  # requests that are about to begin
        self._beyond = set[Connection]()  # those for which there was no room

    def admit(self, connection: Connection, peer: str | None, *, live: bool = False) -> bool:
        """Tell whether there is room for a connection, and count it until it leaves if so."""
        areas = () if live else areas_of(network_of(peer) if peer else NOWHERE)
        if not self.proxies.trusts(peer or "") and any(self._is_crowded(area, times) for area, times in areas):
            log.warning("an address has too many connections; the next ones are refused")
            return False
        if self.count >= self.limit and not self._make_room():
            log.warning("there are too many connections; the next ones are refused")
            return False
        self._areas[connection] = tuple(area for area, _ in areas)
        for area in self._areas[connection]:
            self._by_area.setdefault(area, {})[connection] = None
        self.count += 1
        return True

    def _is_crowded(self, area: str, times: int) -> bool:
        """Tell whether an area has all connections that it may have, and none of them is idle."""
        there = self._by_area.get(area, {})
        return len(there) >= times * self.limit_per_address and not self._end_idle(there)

    def admit_beyond(self, connection: Connection) -> bool:
        """Tell whether a connection without room may still get an answer."""
        if len(self._beyond) >= MAX_BEYOND:
            return False
        self._beyond.add(connection)
        return True

    def line_up(self, begin: Callable[[], None]) -> None:
        """Let a request begin when it is its turn: one in each turn of the event loop."""
        self._line.append(begin)
        if len(self._line) == 1:
            asyncio.get_running_loop().call_soon(self._begin_next)

    def _begin_next(self) -> None:
        begin = self._line[0]
        try:
            begin()
        finally:
            self._line.popleft()
            if self._line:
                asyncio.get_running_loop().call_soon(self._begin_next)

    def leave(self, connection: Connection) -> None:
        """Stop counting a connection, if it was counted."""
        self._beyond.discard(connection)
        areas = self._areas.pop(connection, None)
        if areas is None:
            return
        self.count -= 1
        for area in areas:
            del self._by_area[area][connection]
            if not self._by_area[area]:
                del self._by_area[area]

    def _make_room(self) -> bool:
        """End the oldest idle connection of an address that has many."""
        return any(map(self._end_idle, sorted(self._by_area.values(), key=len, reverse=True)[:ADDRESSES_TRIED]))

    def _end_idle(self, there: Iterable[Connection]) -> bool:
        """End the oldest of some connections that is idle, if one is."""
        idle = next((connection for connection in there if connection.idle), None)
        if idle is not None:
            self.leave(idle)
            idle.abort()
        return idle is not None


def usable_connections() -> int:
    """Return the most connections at once."""
    return min(MAX_CONNECTIONS, files_allowed() - SPARE_FILES)


def live_connections(limit: int) -> int:
    """Return how many of these connections may be live ones."""
    return limit - min(REQUESTS, limit // 4)


def files_allowed() -> int:
    """Return how many files this process may have open, after asking for as many as we can use."""
    useful = MAX_CONNECTIONS + SPARE_FILES
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return useful
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = useful if hard == resource.RLIM_INFINITY else min(useful, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return useful if soft == resource.RLIM_INFINITY else soft


def end_when_unread(connection: socket.socket | None) -> None:
    """Let the system, if it can, end a connection whose other side has stopped reading."""
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
