"""Lookers-on send frames that are as large as allowed, or much larger, or never end."""

from __future__ import annotations

import asyncio
import contextlib
import os

from tools.siege.attack import Attack, Target
from tools.siege.raw import GONE, address, frame, upgraded

ALLOWED = frame(b"x" * 2_000) * 500
HUGE = frame(b"x" * 1_000_000)
PINGS = frame(b"x" * 125, 0x89) * 5_000
PIECES = frame(b"", 0x01) + frame(b"", 0x00) * 100_000
COMPRESSED = frame(os.urandom(1_900), 0xC1) * 100
WORKERS = 8


async def run(target: Target) -> str:
    sent = [0, 0]

    async def send(worker: int) -> None:
        number = worker
        while not target.over():
            what = (ALLOWED, HUGE, PINGS, PIECES, COMPRESSED)[number % 5]
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(5), upgraded(target, address=address(number)) as (reader, writer):
                    writer.write(what)
                    sent[0] += 1
                    sent[1] += len(what)
                    await writer.drain()
                    while await reader.read(65_536):
                        pass
            number += WORKERS

    await asyncio.gather(*map(send, range(WORKERS)))
    return f"{sent[0]:,} connections, {sent[1] / 1e6:,.0f} MB"


ATTACK = Attack("big-frames", run)
