"""Two people at a table, who keep playing whatever happens and take the time."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, NamedTuple

import httpx2
from tests.server.honest import Honest
from tools.siege.people import Person, come, new_table, receive, send, sit
from websockets.exceptions import WebSocketException

THINK = 0.03  # seconds before each move
PATIENCE = 20.0  # seconds after which a move has failed
NEW = {"game": "las-vegas", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
TROUBLES = (OSError, TimeoutError, WebSocketException, httpx2.HTTPError)


class Timed(NamedTuple):
    """A move: when it was made, and how long it took to be confirmed."""

    at: float
    took: float


class Victims:
    """A pair who play one game after the other at the same server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.moves = list[Timed]()
        self.breaks = 0  # connections that were lost
        self.table = asyncio.get_running_loop().create_future()
        self._cookies = ["", ""]
        self._devices = [Honest(), Honest()]
        self._luck = random.Random(1)

    async def play(self) -> None:
        """Play until cancelled; after a lost connection, go on at the same table."""
        table = ""
        while True:
            try:
                if not table:
                    table = await self._set_up()
                await asyncio.gather(*map(self._sit, [table] * 2, self._cookies, self._devices))
                table = ""
            except TROUBLES:
                self.breaks += 1
                await asyncio.sleep(0.1)

    async def _set_up(self) -> str:
        """Open a table for two, and let the second one join."""
        async with asyncio.timeout(PATIENCE):
            table, self._cookies[0] = await new_table(self.url, NEW, self._cookies[0])
            async with come(self.url, table, self._cookies[1]) as socket:
                if not self._cookies[1]:
                    assert socket.response is not None
                    self._cookies[1] = socket.response.headers["set-cookie"].partition(";")[0]
                await receive(socket)
                await send(socket, "join", seat=1, name="Ben")
                while not (await receive(socket))["started"]:
                    pass
        self._devices = [Honest(), Honest()]
        if not self.table.done():
            self.table.set_result(table)
        return table

    async def _sit(self, table: str, cookie: str, device: Honest) -> None:
        """Play one game."""
        async with sit(self.url, table, cookie, honest=device, open_timeout=PATIENCE) as person:
            await person.send("pace", instant=True)
            shown = await next_table(person)
            while not shown["verdict"]:
                if shown["roll"] or shown["choices"]:
                    await asyncio.sleep(THINK)
                    began = time.monotonic()
                    shown = await self._move(person, shown)
                    self.moves.append(Timed(began, time.monotonic() - began))
                else:
                    shown = await next_table(person)

    async def _move(self, person: Person, shown: dict[str, Any]) -> dict[str, Any]:
        await person.move(shown, self._luck.choice(shown["choices"])["move"]["text"] if shown["choices"] else "")
        while (after := await next_table(person))["line_count"] <= shown["line_count"]:
            pass
        return after


async def next_table(person: Person) -> dict[str, Any]:
    """Wait for the table."""
    async with asyncio.timeout(PATIENCE):
        return await person.receive()
