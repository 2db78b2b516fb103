"""A looker-on sends a megabyte of frames of one byte, again and again."""

from __future__ import annotations

import asyncio
import contextlib

from tools.siege.attack import Attack, Target
from tools.siege.raw import upgraded

FRAME = b"\x81\x81\x00\x00\x00\x00x"  # one byte of text, masked with zeros
MEGABYTE = FRAME * 150_000
PIECE = 65_536


async def run(target: Target) -> str:
    connections = sent = 0
    while not target.over():
        with contextlib.suppress(OSError, TimeoutError, EOFError):
            async with asyncio.timeout(5), upgraded(target) as (reader, writer):
                connections += 1
                for first in range(0, len(MEGABYTE), PIECE):
                    writer.write(MEGABYTE[first : first + PIECE])
                    await writer.drain()
                    sent += PIECE
                await reader.read()
    return f"{connections} connections, {sent / 1e6:.1f} MB"


ATTACK = Attack("one-byte-frames", run)
