"""People who come with a browser, from any address of this machine."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0  # seconds for one answer


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "bot": level}


async def new_table(url: str, new: dict[str, Any], cookie: str = "", address: str | None = None) -> tuple[str, str]:
    """Set up a table; return its name and the cookie of its host."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport) as web:
        answer = await web.post("/api/tables", json=new, headers={"cookie": cookie} if cookie else {})
        answer.raise_for_status()
    return answer.json()["table"], cookie or answer.headers["set-cookie"].partition(";")[0]


def come(url: str, table: str, cookie: str = "", address: str | None = None) -> connect:
    """Connect to a table as a browser does."""
    where = f"{url.replace('http', 'ws', 1)}/ws/{table}?lang=en"
    headers = {"cookie": cookie} if cookie else {}
    local: dict[str, Any] = {} if address is None else {"local_addr": (address, 0)}
    return connect(where, additional_headers=headers, max_size=None, open_timeout=PATIENCE, close_timeout=1, **local)


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """Return the next table that comes."""
    while (message := json.loads(await socket.recv()))["type"] != "table":
        pass
    table: dict[str, Any] = message
    return table


async def send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))
