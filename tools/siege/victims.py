"""Two people at a table, who keep playing whatever happens and take the time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

THINK = 0.03  # seconds before each move
PATIENCE = 20.0  # seconds after which a move has failed
TROUBLES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


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
        self._luck = random.Random(1)

    async def play(self) -> None:
        """Play until cancelled; after a lost connection, go on at the same table."""
        table = ""
        while True:
            try:
                if not table:
                    table = await self._set_up()
                await asyncio.gather(*(self._sit(table, cookie) for cookie in self._cookies))
                table = ""
            except TROUBLES:
                self.breaks += 1
                await asyncio.sleep(0.1)

    async def _set_up(self) -> str:
        """Open a table for two, and let the second one join."""
        new = {"game": "las-vegas", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as web:
            headers = {"cookie": self._cookies[0]} if self._cookies[0] else {}
            answer = await web.post("/api/tables", json=new, headers=headers)
            answer.raise_for_status()
            table: str = answer.json()["table"]
        self._cookies[0] = self._cookies[0] or answer.headers["set-cookie"].partition(";")[0]
        async with self._connect(table, self._cookies[1]) as socket:
            if not self._cookies[1]:
                assert socket.response is not None
                self._cookies[1] = socket.response.headers["set-cookie"].partition(";")[0]
            await receive(socket)
            await socket.send(json.dumps({"type": "join", "seat": 1, "name": "Ben"}))
            while not (await receive(socket))["started"]:
                pass
        if not self.table.done():
            self.table.set_result(table)
        return table

    def _connect(self, table: str, cookie: str) -> connect:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{table}?lang=en"
        headers = {"cookie": cookie} if cookie else {}
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, max_size=None)

    async def _sit(self, table: str, cookie: str) -> None:
        """Play one game."""
        async with self._connect(table, cookie) as socket:
            await socket.send(json.dumps({"type": "pace", "instant": True}))
            shown = await receive(socket)
            while not shown["verdict"]:
                if shown["roll"] or shown["choices"]:
                    await asyncio.sleep(THINK)
                    began = time.monotonic()
                    shown = await self._move(socket, shown)
                    self.moves.append(Timed(began, time.monotonic() - began))
                else:
                    shown = await receive(socket)

    async def _move(self, socket: ClientConnection, shown: dict[str, Any]) -> dict[str, Any]:
        count = shown["line_count"]
        if shown["roll"]:
            action = {"type": "roll", "line_count": count}
        else:
            move = self._luck.choice(shown["choices"])["move"]["text"]
            action = {"type": "play", "line_count": count, "move": move}
        await socket.send(json.dumps(action))
        while (after := await receive(socket))["line_count"] <= count:
            pass
        return after


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """Wait for the table."""
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await socket.recv()))["type"] != "table":
            pass
    table: dict[str, Any] = message
    return table
