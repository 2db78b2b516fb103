"""Two hundred windows of one browser, at the victims' own address and table, change their pace all the time."""

from __future__ import annotations

import asyncio
import contextlib

from tools.siege.apart import apart
from tools.siege.attack import Attack, Target
from tools.siege.newcomers import keep_coming, report
from tools.siege.raw import GONE, ask, drain, frame, upgraded

WINDOWS = 200
PAUSE = 0.1  # seconds between two messages of a window
NEW = b'{"game":"las-vegas","seats":[{"kind":"me"},{"kind":"open"}]}'
PACES = [frame(b'{"type":"pace","instant":%b}' % instant) for instant in (b"true", b"false")]


async def run(target: Target) -> str:
    target = target._replace(address="127.0.0.1")
    said, came = await asyncio.gather(apart(look_on, target), keep_coming(target))
    return f"{said}, {report(came)}"


async def look_on(target: Target) -> str:
    cookie = (await ask(target, "POST", "/api/tables", NEW)).cookie
    count = {"connections": 0, "messages": 0}

    async def watch() -> None:
        while not target.over():
            with contextlib.suppress(*GONE):
                async with upgraded(target, cookie, deflate=True) as (reader, writer):
                    count["connections"] += 1
                    reading = asyncio.create_task(drain(reader))
                    while not (target.over() or reading.done() or writer.is_closing()):
                        writer.write(PACES[count["messages"] % 2])
                        count["messages"] += 1
                        await asyncio.sleep(PAUSE)
                    reading.cancel()
            await asyncio.sleep(1)

    await asyncio.gather(*(watch() for _ in range(WINDOWS)))
    return ", ".join(f"{number:,} {what}" for what, number in count.items())


ATTACK = Attack("lookers-on", run)
