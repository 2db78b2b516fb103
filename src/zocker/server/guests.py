"""Guests: one signed cookie a browser, and nothing else is known of anybody. It can move to another browser."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from zocker.errors import Mistake

COOKIE = "zocker-guest"
AGE = 2 * 365 * 86_400  # seconds
KEY_BYTES = 32
TOKEN_BYTES = 24
MOVE = 600  # seconds for which a link to another device works
MOST_MOVES = 10_000  # links at a time
MOST_TRIES = 20  # links that don't work, from one address, in that time


class Guests:
    """Makes and checks the cookies of one house."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> tuple[str, str]:
        """Return a new guest and the cookie that proves it."""
        guest = secrets.token_urlsafe(12)
        return guest, self.cookie(guest)

    def cookie(self, guest: str) -> str:
        """Return the cookie that proves a guest."""
        return f"{guest}.{self._sign(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie, if it is one of ours."""
        guest, dot, signature = (cookie or "").partition(".")
        good = dot and hmac.compare_digest(signature.encode(), self._sign(guest).encode())
        return guest if good else None

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()


class Move(NamedTuple):
    """A link that was given out: only a hash of its token is kept, who it is for, and until when."""

    digest: bytes
    guest: str
    until: float


class Moves:
    """Links that bring a guest to another browser: each works once, for a while, and a newer one ends it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self._moves: dict[str, Move] = {}  # by guest, the oldest first
        self._tries: dict[str, list[float]] = {}  # by address: when links were tried that don't work

    def new(self, guest: str) -> str:
        """Return the token of a new link for a guest."""
        self._forget()
        self._moves.pop(guest, None)
        if len(self._moves) >= MOST_MOVES:
            del self._moves[next(iter(self._moves))]
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._moves[guest] = Move(_digest(token), guest, self.now() + MOVE)
        return token

    def take(self, token: str, address: str) -> str:
        """Return the guest of a link, which then works no more; `address` is where it is tried from."""
        self._forget()
        tries = self._tries.get(address, [])
        if len(tries) >= MOST_TRIES:
            raise Mistake("error-move-tries")
        digest = _digest(token)
        move = next((move for move in self._moves.values() if hmac.compare_digest(move.digest, digest)), None)
        if move is None:
            self._tries[address] = [*tries, self.now()]
            raise Mistake("error-move")
        del self._moves[move.guest]
        return move.guest

    def _forget(self) -> None:
        """Forget what is too long ago."""
        now = self.now()
        self._moves = {guest: move for guest, move in self._moves.items() if move.until > now}
        lately = {address: [at for at in tries if at > now - MOVE] for address, tries in self._tries.items()}
        self._tries = {address: tries for address, tries in lately.items() if tries}


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def load_key(path: Path) -> bytes:
    """Return the house's key, made once and readable by its owner only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            draft = path.with_name(f".{path.name}.{os.getpid()}")
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(secrets.token_bytes(KEY_BYTES))
            draft.replace(path)
        key = path.read_bytes()
    except OSError as error:
        raise Mistake("error-file", path=str(path), reason=error.strerror or type(error).__name__) from None
    if len(key) != KEY_BYTES:
        raise Mistake("error-key", path=str(path))
    return key
