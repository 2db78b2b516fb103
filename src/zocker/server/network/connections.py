"""How many connections there are, and how many there may be: in all, and from one address."""

from __future__ import annotations

import logging
import socket
from typing import Protocol

from zocker.server.network.proxies import NOWHERE, Proxies, network_of

MAX_CONNECTIONS = 4_000
MAX_PER_ADDRESS = 300  # thirty people, each with a browser that opens ten at once
SPARE_FILES = 200  # files that the rest of the server needs
UNREAD_MILLISECONDS = 30_000  # a browser may leave what it was sent unread for so long
ADDRESSES_TRIED = 20  # addresses that are searched for an idle connection when all places are taken

log = logging.getLogger(__name__)


class Connection(Protocol):
    """What is needed of a connection to make room for another: whether it is idle, and how to end it."""

    @property
    def idle(self) -> bool: ...

    def abort(self) -> None: ...


class Connections:
    """Counts the connections. When all places are taken, an idle one makes room for the next."""

    def __init__(
        self, proxies: Proxies | None = None, limit: int | None = None, limit_per_address: int = MAX_PER_ADDRESS
    ) -> None:
        self.proxies = proxies or Proxies()
        self.limit = limit if limit is not None else min(MAX_CONNECTIONS, files_allowed() - SPARE_FILES)
        self.limit_per_address = limit_per_address
        self.count = 0
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._addresses: dict[Connection, str] = {}

    def admit(self, connection: Connection, peer: str | None) -> bool:
        """Tell whether there is room for a connection, and if so, count it until it leaves."""
        address = network_of(peer) if peer else NOWHERE
        same_address = self._by_address.get(address, {})
        if len(same_address) >= self.limit_per_address and not self.proxies.trusts(peer or ""):
            log.warning("an address has too many connections; the next ones are refused")
            return False
        if self.count >= self.limit and not self._make_room():
            log.warning("there are too many connections; the next ones are refused")
            return False
        self._by_address.setdefault(address, {})[connection] = None
        self._addresses[connection] = address
        self.count += 1
        return True

    def leave(self, connection: Connection) -> None:
        """Stop counting a connection, if it was counted."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            self.count -= 1
            del self._by_address[address][connection]
            if not self._by_address[address]:
                del self._by_address[address]

    def _make_room(self) -> bool:
        """End the oldest idle connection of an address that has many."""
        for same_address in sorted(self._by_address.values(), key=len, reverse=True)[:ADDRESSES_TRIED]:
            idle = next((connection for connection in same_address if connection.idle), None)
            if idle is not None:
                self.leave(idle)
                idle.abort()
                return True
        return False


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
    """Let the system, where it can, end a connection whose other side has stopped reading."""
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
