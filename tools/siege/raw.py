"""Connections without any manners."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from tools.siege.attack import Failed, Target

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


PATIENCE = 10.0  # seconds for one answer
GONE = (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError)  # the server has had enough


def address(number: int) -> str:
    """Return one of the many addresses of this machine, so that limits by address are not all that is tried."""
    return f"127.{1 + number // 62_500 % 200}.{number // 250 % 250}.{2 + number % 250}"


@asynccontextmanager
async def dialled(target: Target, address: str | None = None) -> AsyncIterator[Streams]:
    """Connect from the attacker's address, or from another one."""
    local = (address or target.address, 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=local)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@asynccontextmanager
async def upgraded(
    target: Target, cookie: str = "", address: str | None = None, table: str | None = None, **more: Any
) -> AsyncIterator[Streams]:
    """Open a live connection to a table, that of the victims if none is named, and read nothing of it."""
    async with dialled(target, address) as (reader, writer):
        writer.write(upgrade_request(target, cookie, table, **more))
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


def upgrade_request(
    target: Target, cookie: str = "", table: str | None = None, *, deflate: bool = False, forwarded: str | None = None
) -> bytes:
    """Return what asks for a live connection: as a browser does that unpacks messages, or as a proxy for an address."""
    lines = [
        f"GET /ws/{table or target.table}?lang=en HTTP/1.1",
        f"Host: 127.0.0.1:{target.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
        *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if deflate else []),
        *([f"X-Forwarded-For: {forwarded}"] if forwarded else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def drain(reader: asyncio.StreamReader, target: Target | None = None) -> None:
    """Read and forget all that comes, until the connection ends or the attack is over."""
    while target is None or not target.over():
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None if target is None else max(0.0, target.until - time.monotonic())):
                if not await reader.read(65_536):
                    return


class Answer(NamedTuple):
    """What the server answered: its status, 0 if it hung up; the guest's cookie, if one came; and the body."""

    status: int
    cookie: str
    body: bytes


async def ask(
    target: Target, method: str, path: str, body: bytes = b"", *, address: str | None = None, **headers: str
) -> Answer:
    """Send one request as it is; an answer of 500 is a failure of the server."""
    named = {"Host": f"127.0.0.1:{target.port}", "Connection": "close", "Content-Length": str(len(body)), **headers}
    head = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""]
    try:
        async with asyncio.timeout(PATIENCE), dialled(target, address) as (reader, writer):
            writer.write("\r\n".join(head).encode("latin-1", "replace") + body)
            heading, _, content = (await reader.read()).partition(b"\r\n\r\n")
    except GONE:
        return Answer(0, "", b"")
    status = int(heading.split(b" ")[1]) if heading.startswith(b"HTTP/1.1 ") else 0
    if status >= 500:
        raise Failed(f"{status} to {method} {path[:200]} {body[:500]!r}")
    cookie = re.search(rb"(?i)set-cookie: ([^;\r]+)", heading)
    return Answer(status, cookie[1].decode() if cookie else "", content)


def frame(data: bytes, first: int = 0x81) -> bytes:
    """Return a frame of text, masked with zeros; another first byte makes it something else."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    else:
        length = b"\xfe" + size.to_bytes(2) if size < 65_536 else b"\xff" + size.to_bytes(8)
    return bytes([first]) + length + bytes(4) + data
