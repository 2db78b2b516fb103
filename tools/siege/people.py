"""People who come with a browser, from any address of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx2
import msgspec
from tests.server.honest import Honest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE = 60.0  # seconds for one answer
QUIET = 1.5  # seconds without a word, after which a browser says that it is here


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "bot": level}


async def new_table(url: str, new: dict[str, Any], cookie: str = "", address: str | None = None) -> tuple[str, str]:
    """Set up a table; return its name and the cookie of its host."""
    transport = httpx2.AsyncHTTPTransport(local_address=address)
    async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport) as web:
        answer = await web.post("/api/tables", json=new, headers={"cookie": cookie} if cookie else {})
        answer.raise_for_status()
    return answer.json()["table"], cookie or answer.headers["set-cookie"].partition(";")[0]


def come(url: str, table: str, cookie: str = "", address: str | None = None, query: str = "", **more: Any) -> connect:
    """Connect to a table as a browser does; without a query it is one that makes no dice."""
    where = f"{url.replace('http', 'ws', 1)}/ws/{table}?lang=en&{query}"
    more["additional_headers"] = more.get("additional_headers", {}) | ({"cookie": cookie} if cookie else {})
    more |= {} if address is None else {"local_addr": (address, 0)}
    return connect(where, **{"max_size": None, "open_timeout": PATIENCE, "close_timeout": 1} | more)


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """Return the next table that comes."""
    while (message := json.loads(await socket.recv()))["type"] != "table":
        pass
    table: dict[str, Any] = message
    return table


async def send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))


class Person:
    """Someone at a table, whose device makes the dice with the server while they think."""

    def __init__(self, socket: ClientConnection, honest: Honest) -> None:
        self._socket, self._honest = socket, honest
        self._tables = asyncio.Queue[dict[str, Any] | None]()  # None when the connection is over
        self._said_at = 0.0

    async def receive(self) -> dict[str, Any]:
        """Return the next table that comes."""
        table = await self._tables.get()
        if table is None:
            raise ConnectionError("the connection is over")
        return table

    async def send(self, kind: str, **fields: Any) -> None:
        await self._say(json.dumps({"type": kind, **fields}))

    async def move(self, seen: dict[str, Any], move: str = "") -> None:
        """Roll, or make a move."""
        if seen["roll"]:
            await self.send("roll", line_count=seen["line_count"])
        else:
            await self.send("play", line_count=seen["line_count"], move=move)

    async def attend(self) -> None:
        """Take what comes, and do what an honest device does about it."""
        try:
            async for data in self._socket:
                message = msgspec.json.decode(data)
                for action in self._honest.hear(message):
                    await self._say(msgspec.json.encode(action).decode())
                if message["type"] == "table":
                    self._tables.put_nowait(message)
        finally:
            self._tables.put_nowait(None)

    async def stay(self) -> None:
        """Say that we are here whenever we have said nothing for a while."""
        while True:
            quiet = asyncio.get_running_loop().time() - self._said_at
            if quiet >= QUIET:
                await self.send("here")
                quiet = 0
            await asyncio.sleep(QUIET - quiet)

    async def _say(self, text: str) -> None:
        self._said_at = asyncio.get_running_loop().time()
        await self._socket.send(text)


@contextlib.asynccontextmanager
async def sit(
    url: str, table: str, cookie: str = "", address: str | None = None, honest: Honest | None = None, **more: Any
) -> AsyncIterator[Person]:
    """Connect to a table with a device, which knows what it has seen there before."""
    honest = honest or Honest()
    honest.reconnect()
    async with come(url, table, cookie, address, honest.query, **more) as socket:
        person = Person(socket, honest)
        tasks = [asyncio.create_task(person.attend()), asyncio.create_task(person.stay())]
        try:
            yield person
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, OSError | WebSocketException):
                    raise ended  # the server did something that an honest device refuses
