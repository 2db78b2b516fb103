"""Guests: one signed cookie per browser, and nothing else is known of anybody."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from zocker.errors import Mistake

COOKIE = "zocker-guest"
SECURE_COOKIE = f"__Host-{COOKIE}"  # which no other host can set
AGE = 2 * 365 * 86_400  # seconds
KEY_BYTES = 32


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
