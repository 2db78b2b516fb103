"""What is stored about guests: whom they have blocked, and how often they have ended their sessions."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from zocker.errors import Mistake
from zocker.server.store.schema import BLOCKS, SESSIONS
from zocker.server.store.store import Store

MAX_BLOCKS = 100  # blocks per guest


class Block(NamedTuple):
    """Somebody whom a guest has blocked, with the name that this person had then."""

    number: int
    guest: str
    name: str


class People:
    """Holds all of it in memory, since it is needed whenever somebody comes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._blocks: dict[str, list[Block]] = {}  # by the guest who has blocked them
        self._epochs: dict[str, int] = {}

    def load(self) -> None:
        """Read what is stored."""
        with self.store.engine.connect() as connection:
            for row in connection.execute(BLOCKS.select().order_by(BLOCKS.c.id)):
                self._blocks.setdefault(row.host, []).append(Block(row.id, row.guest, row.name))
            self._epochs = {row.guest: row.epoch for row in connection.execute(SESSIONS.select())}

    # Blocks -------------------------------------------------------------------------------------------

    def blocked_by(self, host: str) -> list[Block]:
        """Return those whom somebody has blocked."""
        return [*self._blocks.get(host, [])]

    def has_blocked(self, host: str, guest: str | None) -> bool:
        return any(block.guest == guest for block in self._blocks.get(host, ()))

    async def block(self, host: str, guest: str, name: str) -> None:
        """Keep somebody away from the tables of a host, known by this name."""
        if self.has_blocked(host, guest):
            return
        if len(self._blocks.get(host, ())) >= MAX_BLOCKS:
            raise Mistake("error-many-blocks", most=MAX_BLOCKS)
        numbers = list[int]()

        def job(connection: Connection) -> None:
            key = connection.execute(BLOCKS.insert(), row).inserted_primary_key
            assert key is not None
            numbers.append(key[0])

        row = {"host": host, "guest": guest, "name": name}
        await self.store.write(job)
        self._blocks.setdefault(host, []).append(Block(numbers[-1], guest, name))

    async def unblock(self, host: str, number: int) -> None:
        """Let somebody come to the tables of a host again."""
        if all(block.number != number for block in self.blocked_by(host)):
            return

        def job(connection: Connection) -> None:
            connection.execute(BLOCKS.delete().where(BLOCKS.c.id == number, BLOCKS.c.host == host))

        await self.store.write(job)
        self._blocks[host] = [block for block in self.blocked_by(host) if block.number != number]

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

        await self.store.write(job)
        self._epochs[guest] = epoch
