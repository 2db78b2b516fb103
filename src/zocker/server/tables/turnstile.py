"""What is not urgent goes one by one, so that a move waits for one such task at most."""

from __future__ import annotations

import asyncio


class Turnstile:
    """Lets one task pass per turn of the event loop, so that whatever else is due comes in between."""

    def __init__(self) -> None:
        self._bar = asyncio.Lock()

    async def enter(self) -> None:
        async with self._bar:
            await asyncio.sleep(0)
