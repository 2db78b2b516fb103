"""Small events and queues: asyncio's event takes 800 bytes and its queue 3,300, and tables have many."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Flag:
    """Lets tasks wait until it is set, like `asyncio.Event`."""

    __slots__ = ("_is_set", "_waiters")

    def __init__(self) -> None:
        self._is_set = False
        self._waiters: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        """Wake all waiting tasks, and let later ones pass until it is cleared."""
        self._is_set = True
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        """Wait until the flag is set."""
        if self._is_set:
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        finally:
            self._waiters.remove(waiter)


class Inbox(Generic[T]):
    """A few messages for one task that takes them in order, like `asyncio.Queue`."""

    __slots__ = ("_arrived", "_messages")

    def __init__(self) -> None:
        self._messages: list[T] = []
        self._arrived = Flag()

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: T) -> None:
        self._messages.append(message)
        self._arrived.set()

    def clear(self) -> None:
        """Forget all messages."""
        self._messages.clear()

    async def get(self) -> T:
        """Take the first message; wait for one if there is none."""
        while not self._messages:
            self._arrived.clear()
            await self._arrived.wait()
        return self._messages.pop(0)
