"""Links that bring a guest to another browser; kept in memory, since they work for minutes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from zocker.errors import Mistake

TOKEN_BYTES = 24
LINK_SECONDS = 600  # a link works for so long
MAX_LINKS = 10_000
MAX_TRIES = 20  # links that don't work, per address within `LINK_SECONDS`


class _Link(NamedTuple):
    """A link that was given out; only a hash of its token is kept."""

    digest: bytes
    guest: str
    until: float


class DeviceLinks:
    """All links that work now: each works once, for a while, and until its guest gets a newer one."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._links: dict[str, _Link] = {}  # by guest, the oldest first
        self._tries: dict[str, list[float]] = {}  # when links that don't work were tried, by address

    def new(self, guest: str) -> str:
        """Return the token of a new link for a guest."""
        self._drop_expired()
        self._links.pop(guest, None)
        if len(self._links) >= MAX_LINKS:
            del self._links[next(iter(self._links))]
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._links[guest] = _Link(_digest(token), guest, self.now() + LINK_SECONDS)
        return token

    def redeem(self, token: str, address: str) -> str:
        """Return the guest of a link, which works only once; `address` is where it is tried from."""
        self._drop_expired()
        tries = self._tries.get(address, [])
        if len(tries) >= MAX_TRIES:
            raise Mistake("error-move-tries")
        digest = _digest(token)
        link = next((link for link in self._links.values() if hmac.compare_digest(link.digest, digest)), None)
        if link is None:
            self._tries[address] = [*tries, self.now()]
            raise Mistake("error-move")
        del self._links[link.guest]
        return link.guest

    def forget(self, guest: str) -> None:
        """Invalidate the link of a guest."""
        self._links.pop(guest, None)

    def _drop_expired(self) -> None:
        """Forget links that work no more, and tries that are long ago."""
        now = self.now()
        self._links = {guest: link for guest, link in self._links.items() if link.until > now}
        lately = {address: [at for at in tries if at > now - LINK_SECONDS] for address, tries in self._tries.items()}
        self._tries = {address: tries for address, tries in lately.items() if tries}


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
