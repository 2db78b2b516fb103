"""What nobody waits for goes one by one, so that whoever moves waits for one of it at most."""

from __future__ import annotations

import asyncio


class Turnstile:
    """Lets one task pass in a turn of the event loop; whatever else is due comes in between."""

    def __init__(self) -> None:
        self._bar = asyncio.Lock()

    async def enter(self) -> None:
        async with self._bar:
            await asyncio.sleep(0)
