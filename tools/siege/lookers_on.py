"""Two hundred windows of one browser or of many change their pace all the time, at the victims' address and table."""

from __future__ import annotations

import asyncio
import contextlib
import functools

from tools.siege.apart import apart
from tools.siege.attack import Attack, Target
from tools.siege.newcomers import keep_coming, report
from tools.siege.raw import GONE, ask, drain, frame, upgraded

WINDOWS = 200
BROWSERS = 25  # each may have eight windows
PAUSE = 0.1  # seconds between two messages of a window
NEW = b'{"game":"las-vegas","seats":[{"kind":"me"},{"kind":"open"}]}'
PACES = [frame(b'{"type":"pace","instant":%b}' % instant) for instant in (b"true", b"false")]


async def run(browsers: int, target: Target) -> str:
    target = target._replace(address="127.0.0.1")
    said, came = await asyncio.gather(apart(functools.partial(look_on, browsers), target), keep_coming(target))
    return f"{said}, {report(came)}"


async def look_on(browsers: int, target: Target) -> str:
    cookies = [(await ask(target, "POST", "/api/tables", NEW)).cookie for _ in range(browsers)]
    count = {"connections": 0, "messages": 0}

    async def watch(cookie: str) -> None:
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

    await asyncio.gather(*(watch(cookies[number % browsers]) for number in range(WINDOWS)))
    return ", ".join(f"{number:,} {what}" for what, number in count.items())


ATTACKS = (
    Attack("lookers-on", functools.partial(run, 1)),
    Attack("many-lookers-on", functools.partial(run, BROWSERS)),
)
