"""Connections that never finish a request: silent ones, slow heads, slow bodies, and answers that nobody reads."""

from __future__ import annotations

import asyncio
import contextlib

from tools.siege.attack import Attack, Failed, Target
from tools.siege.raw import GONE, address, ask, dialled

WORKERS = 800
BEGINNINGS = (
    b"",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\n\r\n{",
    b"GET /api/codex HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20,
)


async def run(target: Target) -> str:
    dialled_in = 0

    async def idle(worker: int) -> None:
        nonlocal dialled_in
        while not target.over():
            with contextlib.suppress(*GONE):
                # Half of them come from one address
                async with dialled(target, None if worker % 2 else address(worker)) as (reader, writer):
                    dialled_in += 1
                    writer.write(BEGINNINGS[worker // 2 % len(BEGINNINGS)])
                    while not (target.over() or reader.at_eof() or writer.is_closing()):
                        writer.write(b"x" if worker // 2 % len(BEGINNINGS) in (1, 2) else b"")
                        await asyncio.sleep(0.5)
            await asyncio.sleep(0.1)

    idlers = [asyncio.create_task(idle(worker)) for worker in range(WORKERS)]
    while not target.over():
        await asyncio.sleep(0.5)
        if (await ask(target, "GET", "/api/zocker", address="127.0.0.3")).status != 200:
            raise Failed("nobody else gets in")
    await asyncio.gather(*idlers)
    return f"{dialled_in:,} connections"


ATTACK = Attack("idle-sockets", run)
