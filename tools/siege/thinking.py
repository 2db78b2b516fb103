"""Thinking for one guest only: floods of hints by somebody who leaves, and hundreds of tables of search bots.

All of them are in a process of their own, since to listen to them takes so long that the victims would seem slow.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx2
from tools.siege.attack import Attack, Failed, Target
from tools.siege.people import bot, come, new_table, receive, send, sit
from tools.siege.raw import address
from tools.siege.server import Server
from websockets.exceptions import WebSocketException

HINTS, TABLES, TABLES_PER_HOST = 120, 320, 16
SLOW = 5.0  # seconds in which a bot at somebody else's table must have moved
GONE = (OSError, TimeoutError, WebSocketException, httpx2.HTTPError)
MINE = {"game": "las-vegas", "seats": [{"kind": "me"}, bot("rookie")], "options": {"starter": 1}}
SHARKS = {"game": "royale", "seats": [bot("shark")] * 3}


async def run(target: Target) -> str:
    seconds = target.until - time.monotonic()
    command = [sys.executable, "-m", "tools.siege.thinking", str(target.port), str(seconds)]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = (await process.communicate())[0].decode().strip()
    if process.returncode:
        raise Failed(said)
    return said


async def think(target: Target) -> str:
    """Let others think all the time; fail if bots at somebody's table have to wait for it."""
    other = asyncio.create_task(wait_for_bots(target))
    async with AsyncExitStack() as stack:
        opening = [asyncio.create_task(open_sharks(target, stack, host)) for host in range(TABLES // TABLES_PER_HOST)]
        hints = 0
        while not target.over():
            hints += await flood(target)
        tables = sum(await asyncio.gather(*opening))
        other.cancel()
        slowest = (await asyncio.gather(other, return_exceptions=True))[0]
    if isinstance(slowest, Failed):
        raise slowest
    return f"{tables} tables of sharks, {hints:,} hints"


async def open_sharks(target: Target, stack: AsyncExitStack, host: int) -> int:
    """Set up tables where search bots play, and look on at each."""
    opened, cookie, origin = 0, "", address(1_000 + host)
    while opened < TABLES_PER_HOST and not target.over():
        with contextlib.suppress(*GONE):
            table, cookie = await new_table(target.url, SHARKS, cookie, origin)
            socket = await stack.enter_async_context(come(target.url, table, cookie, origin))
            reading = asyncio.create_task(drain(socket))
            stack.callback(reading.cancel)
            opened += 1
    return opened


async def drain(socket: object) -> None:
    with contextlib.suppress(*GONE):
        async for _ in socket:  # type: ignore[attr-defined]
            pass


async def flood(target: Target) -> int:
    """Let one guest ask for hints at many connections, and leave at once."""
    asked = 0
    with contextlib.suppress(*GONE):
        table, cookie = await new_table(target.url, MINE, address=target.address)
        async with sit(target.url, table, cookie, target.address) as person:
            while not (seen := await person.receive())["choices"]:
                if seen["roll"]:
                    await person.move(seen)
        for _ in range(HINTS):
            async with come(target.url, table, cookie, target.address) as socket:
                await send(socket, "hint", line_count=seen["line_count"])
                asked += 1
    await asyncio.sleep(0.1)
    return asked


async def wait_for_bots(target: Target) -> None:
    """Look on where bots of somebody else play: they must go on all the time."""
    origin = "127.0.0.9"
    while True:
        table, cookie = await new_table(
            target.url, {"game": "las-vegas", "seats": [bot("regular"), bot("rookie")]}, address=origin
        )
        async with come(target.url, table, cookie, origin) as socket:
            count, since, over = -1, time.monotonic(), False
            while not over:
                try:
                    async with asyncio.timeout(2 * SLOW + 5.0):  # a scoring takes five seconds by itself
                        seen = await receive(socket)
                except TimeoutError:
                    raise Failed("bots at another table stand still") from None
                if seen["line_count"] > count:
                    if time.monotonic() - since > SLOW + 5.0:
                        raise Failed(f"a bot at another table took {time.monotonic() - since:.1f} s")
                    count, since = seen["line_count"], time.monotonic()
                over = bool(seen["verdict"])


def main() -> int:
    os.nice(5)  # on a machine of few cores, whoever attacks from it must not be what makes the victims slow
    port, seconds = int(sys.argv[1]), float(sys.argv[2])
    server = Server(Path(), port=port)
    try:
        print(asyncio.run(think(Target(server, time.monotonic() + seconds, 0, ""))))
    except Failed as failure:
        print(failure)
        return 1
    return 0


ATTACK = Attack("thinking", run, seconds=30.0)  # hundreds of tables are set up meanwhile

if __name__ == "__main__":
    sys.exit(main())
