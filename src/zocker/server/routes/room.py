"""Room for live connections: their counts, and how one without room ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from starlette.websockets import WebSocket

from zocker.errors import Mistake
from zocker.server.messages.table import Refused
from zocker.server.network.places import Place, Places
from zocker.server.network.protocols import ABORT
from zocker.server.routes.requests import send
from zocker.server.tables.presence import Watcher
from zocker.server.tables.table import LiveTable

CROWDED = 4429  # why a connection is closed
LAST_WORDS = 1.0  # seconds for a connection to read why it has to go
LINGER = 20.0  # seconds that it may stay without a table, so that it does not come back at once


class Room:
    """A connection's place on the server."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._places: Places = socket.app.state.places
        self._abort: Callable[[], None] = socket.scope["extensions"][ABORT]
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, table: LiveTable, watcher: Watcher) -> Place:
        """Take a place at a table, unless there is none."""

        def end(reason: str) -> None:
            self._hang_up_later()
            watcher.send_away(reason)

        place = Place(
            watcher.guest,
            watcher.address,
            table.id,
            plays=lambda: table.is_for(watcher.guest),
            end=end,
            is_awaited=lambda: not table.started,
        )
        self._places.enter(place)
        return place

    def hear(self, place: Place) -> None:
        """Note that the connection has sent something."""
        self._places.hear(place)

    def leave(self, place: Place) -> None:
        """Give a place back."""
        self._places.leave(place)

    async def see_off(self, reason: str) -> None:
        """Explain that there is no room; the connection lingers if there is room for that, and is closed then."""
        self._hang_up_later()
        await send(self._socket, Refused(str(Mistake(reason))))
        if self._timer is not None:
            self._timer.cancel()
        if self._places.wait(self._abort):
            try:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LINGER):
                        while True:
                            await self._socket.receive_text()
            finally:
                self._places.go(self._abort)
        await self._socket.close(CROWDED)

    def _hang_up_later(self) -> None:
        """End the connection soon, even if no one reads its messages."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LAST_WORDS, self._abort)
