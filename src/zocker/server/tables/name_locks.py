"""One lock for each name, as long as somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


class NameLocks:
    """Locks names one by one, so that others can go on with other names meanwhile."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        """Return the lock of a name, which exists as long as somebody uses it."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def of_all(self, names: Iterable[str]) -> AsyncIterator[None]:
        """Hold the locks of several names, taken in the same order by everybody, so that there is no deadlock."""
        async with AsyncExitStack() as stack:
            for name in sorted({*names}):
                await stack.enter_async_context(self.of(name))
            yield
