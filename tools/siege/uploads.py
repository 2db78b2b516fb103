"""Records as files without end: true ones, each another, from one address and from many."""

from __future__ import annotations

import asyncio
import json
import random

from tools.siege.attack import Attack, Target
from tools.siege.raw import address, ask
from tools.siege.records import whole

WORKERS = 4


async def run(target: Target) -> str:
    luck = random.Random(1)
    count = {"kept": 0, "refused": 0}

    async def bring(worker: int) -> None:
        number = worker
        while not target.over():
            number += WORKERS
            origin = None if number % 2 else address(number % 20)
            answer = await ask(target, "POST", "/api/records", json.dumps(whole(luck)).encode(), address=origin)
            count["kept" if answer.status == 201 else "refused"] += 1
            await asyncio.sleep(0)

    await asyncio.gather(*map(bring, range(WORKERS)))
    return ", ".join(f"{number:,} {what}" for what, number in count.items())


ATTACK = Attack("uploads", run)
