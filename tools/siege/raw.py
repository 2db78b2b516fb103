"""Connections without any manners."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tools.siege.attack import Target

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def dialled(target: Target) -> AsyncIterator[Streams]:
    """Connect from the attacker's address."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.address, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@asynccontextmanager
async def upgraded(target: Target, cookie: str = "") -> AsyncIterator[Streams]:
    """Open a live connection to the victims' table, and read nothing of it."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /ws/{target.table}?lang=en HTTP/1.1",
        f"Host: 127.0.0.1:{target.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    async with dialled(target) as (reader, writer):
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
