"""Thousands of strangers behind a trusted proxy, each from an address of their own, look on at the victims' table."""

from __future__ import annotations

import asyncio
import contextlib

from tools.siege.apart import apart
from tools.siege.attack import Attack, Target
from tools.siege.newcomers import keep_coming, report
from tools.siege.raw import GONE, drain, upgraded

STRANGERS = 2_900
AT_ONCE = 50  # that are about to come
PROXY = "127.0.0.1"
NEWCOMER = "198.51.100.7"


async def run(target: Target) -> str:
    target = target._replace(address=PROXY)
    said, came = await asyncio.gather(apart(crowd, target), keep_coming(target, PROXY, NEWCOMER))
    return f"{said}, {report(came)}"


async def crowd(target: Target) -> str:
    door = asyncio.Semaphore(AT_ONCE)
    count = {"arrivals": 0, "there": 0, "most at once": 0}

    async def stranger(number: int) -> None:
        forwarded = f"10.{number // 62_500}.{number // 250 % 250}.{1 + number % 250}"
        while not target.over():
            with contextlib.suppress(*GONE):
                async with contextlib.AsyncExitStack() as visit:
                    async with door, asyncio.timeout(10):
                        live = upgraded(target, deflate=True, forwarded=forwarded)
                        reader, _ = await visit.enter_async_context(live)
                    count["arrivals"] += 1
                    count["there"] += 1
                    count["most at once"] = max(count["most at once"], count["there"])
                    try:
                        await drain(reader, target)
                    finally:
                        count["there"] -= 1
            await asyncio.sleep(2)

    await asyncio.gather(*map(stranger, range(STRANGERS)))
    del count["there"]
    return ", ".join(f"{number:,} {what}" for what, number in count.items())


ATTACK = Attack("strangers", run, seconds=30, options=("--trusted-proxy", PROXY))
