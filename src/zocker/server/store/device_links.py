"""Links that bring a guest to another browser: each works once, for a while, and until its guest gets a newer one."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable

import sqlalchemy as sql
from sqlalchemy import Connection

from zocker.errors import Mistake
from zocker.server.store.schema import DEVICE_LINKS
from zocker.server.store.store import Store

TOKEN_BYTES = 24
LINK_SECONDS = 600  # a link works for so long
MAX_LINKS = 10_000


class DeviceLinks:
    """All links that work now; of their tokens only hashes are stored."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now

    async def new(self, guest: str) -> str:
        """Return the token of a new link for a guest."""
        token, now = secrets.token_urlsafe(TOKEN_BYTES), self.now()
        newest = sql.select(DEVICE_LINKS.c.guest).order_by(DEVICE_LINKS.c.until.desc()).limit(MAX_LINKS - 1)

        def job(connection: Connection) -> None:
            connection.execute(DEVICE_LINKS.delete().where(DEVICE_LINKS.c.guest == guest))
            connection.execute(DEVICE_LINKS.delete().where(DEVICE_LINKS.c.until <= now))
            connection.execute(DEVICE_LINKS.delete().where(DEVICE_LINKS.c.guest.not_in(newest)))
            row = {"guest": guest, "digest": _digest(token), "until": now + LINK_SECONDS}
            connection.execute(DEVICE_LINKS.insert(), row)

        await self.store.write(job)
        return token

    async def redeem(self, token: str) -> str:
        """Return the guest of a link, which works only once."""
        good = (DEVICE_LINKS.c.digest == _digest(token), DEVICE_LINKS.c.until > self.now())
        found = list[str]()
        if not await asyncio.to_thread(self._is_there, *good):  # then nothing is written
            raise Mistake("error-move")

        def job(connection: Connection) -> None:
            found[:] = connection.execute(DEVICE_LINKS.delete().where(*good).returning(DEVICE_LINKS.c.guest)).scalars()

        await self.store.write(job)
        if not found:  # another browser was quicker
            raise Mistake("error-move")
        return found[0]

    async def forget(self, guest: str) -> None:
        """Invalidate the link of a guest."""

        def job(connection: Connection) -> None:
            connection.execute(DEVICE_LINKS.delete().where(DEVICE_LINKS.c.guest == guest))

        await self.store.write(job)

    def _is_there(self, *wanted: sql.ColumnElement[bool]) -> bool:
        with self.store.engine.connect() as connection:
            return connection.execute(sql.select(DEVICE_LINKS.c.guest).where(*wanted)).first() is not None


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
