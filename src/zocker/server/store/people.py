"""Stored facts about guests: which people they have blocked, and how often they have ended their sessions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from zocker.errors import Mistake
from zocker.server.store.engines import is_postgresql
from zocker.server.store.notices import Notices
from zocker.server.store.schema import BLOCKS, SESSIONS
from zocker.server.store.store import Store
from zocker.server.store.writer import Job

MAX_BLOCKS = 100  # blocks per guest


class Block(NamedTuple):
    """A person a guest has blocked, by the name they had then."""

    number: int
    guest: str
    name: str


class People:
    """Keeps all of it in memory, because every visit needs it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_ended: Callable[[str], object] = lambda _guest: None  # called when sessions were ended elsewhere
        self._blocks: dict[str, list[Block]] = {}  # by the guest who has blocked them
        self._epochs: dict[str, int] = {}
        self._reading = threading.Lock()
        is_shared = is_postgresql(store.engine)
        self._notices = Notices(store.engine, lambda: store.lock.process, self.read_again) if is_shared else None

    def open(self) -> None:
        """Read what is stored, and later what other processes store."""
        self.load()
        if self._notices is not None:
            self._notices.start()

    def close(self) -> None:
        if self._notices is not None:
            self._notices.stop()

    def load(self) -> None:
        """Read what is stored."""
        with self._reading, self.store.engine.connect() as connection:
            blocks = dict[str, list[Block]]()
            for row in connection.execute(BLOCKS.select().order_by(BLOCKS.c.id)):
                blocks.setdefault(row.host, []).append(Block(row.id, row.guest, row.name))
            self._epochs = {row.guest: row.epoch for row in connection.execute(SESSIONS.select())}
            self._blocks = blocks

    def read_again(self) -> None:
        """Read changes by other processes, and report the guests whose sessions they have ended."""
        before = self._epochs
        self.load()
        for guest, epoch in self._epochs.items():
            if epoch != before.get(guest, 0):
                self.on_ended(guest)

    async def _write(self, job: Job) -> None:
        """Store something, wake other processes, and read it."""

        def tell(connection: Connection) -> None:
            job(connection)
            if self._notices is not None:
                self._notices.tell(connection)

        await self.store.write(tell)
        await asyncio.to_thread(self.load)

    # Blocks -------------------------------------------------------------------------------------------

    def blocked_by(self, host: str) -> list[Block]:
        """Return the people a guest has blocked."""
        return [*self._blocks.get(host, [])]

    def has_blocked(self, host: str, guest: str | None) -> bool:
        return any(block.guest == guest for block in self._blocks.get(host, ()))

    async def block(self, host: str, guest: str, name: str) -> None:
        """Block a person, known by this name, from the tables of a host."""
        if self.has_blocked(host, guest):
            return
        if len(self._blocks.get(host, ())) >= MAX_BLOCKS:
            raise Mistake("error-many-blocks", most=MAX_BLOCKS)

        def job(connection: Connection) -> None:
            connection.execute(BLOCKS.insert(), {"host": host, "guest": guest, "name": name})

        await self._write(job)

    async def unblock(self, host: str, number: int) -> None:
        """Let a person come to the tables of a host again."""
        if all(block.number != number for block in self.blocked_by(host)):
            return

        def job(connection: Connection) -> None:
            connection.execute(BLOCKS.delete().where(BLOCKS.c.id == number, BLOCKS.c.host == host))

        await self._write(job)

    # Sessions -----------------------------------------------------------------------------------------

    def epoch(self, guest: str) -> int:
        """Return how often a guest has ended all sessions: cookies from before are not valid any more."""
        return self._epochs.get(guest, 0)

    async def end_sessions(self, guest: str) -> None:
        """Invalidate all cookies that a guest has had so far."""
        epoch = self.epoch(guest) + 1

        def job(connection: Connection) -> None:
            connection.execute(SESSIONS.delete().where(SESSIONS.c.guest == guest))
            connection.execute(SESSIONS.insert(), {"guest": guest, "epoch": epoch})

        await self._write(job)
