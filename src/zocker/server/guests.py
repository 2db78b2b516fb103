"""Guests: one signed cookie per browser, and nothing else about a person."""

from __future__ import annotations

import functools
import hmac
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from zocker.errors import Mistake

COOKIE = "zocker-guest"
SECURE_COOKIE = f"__Host-{COOKIE}"  # browsers let no other host set it
COOKIE_SECONDS = 2 * 365 * 86_400  # a browser keeps the cookie for so long
KEY_BYTES = 32
REMEMBERED_TAGS = 4_000  # they are shown with every move


class Guests:
    """Makes and checks the cookies of one house."""

    def __init__(self, key: bytes, epoch_of: Callable[[str], int] = lambda _guest: 0) -> None:
        self._key = key
        self.epoch_of = epoch_of  # how often a guest has ended all sessions

    def new(self) -> tuple[str, str]:
        """Return a new guest and the cookie that proves it."""
        guest = secrets.token_urlsafe(12)
        return guest, self.cookie(guest)

    def cookie(self, guest: str) -> str:
        """Return the cookie that proves a guest until all sessions are ended."""
        epoch = self.epoch_of(guest)
        signed = f"{guest}.{epoch}" if epoch else guest
        return f"{signed}.{self._sign(signed)}"

    def read(self, cookie: str | None) -> str | None:
        """Return the guest of a cookie, if it is one of ours."""
        signed, dot, signature = (cookie or "").rpartition(".")
        good = dot and hmac.compare_digest(signature.encode(), self._sign(signed).encode())
        guest, _, epoch = signed.partition(".")
        return guest if good and int(epoch or 0) == self.epoch_of(guest) else None

    def tag(self, reader: str, guest: str) -> str:
        """Return the tag by which one reader's browser recognises a guest; every reader gets another one."""
        return _tag(self._key, reader, guest)

    def _sign(self, text: str) -> str:
        return _sign(self._key, text)


@functools.lru_cache(REMEMBERED_TAGS)
def _tag(key: bytes, reader: str, guest: str) -> str:
    return _sign(key, f"{reader} {guest}")[:12]


def _sign(key: bytes, text: str) -> str:
    return hmac.digest(key, text.encode(), "sha256").hex()


def load_key(path: Path) -> bytes:
    """Return the key that signs cookies, made on the first call and readable by its owner only."""
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
