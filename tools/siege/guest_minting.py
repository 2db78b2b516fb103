"""New guests without end, from one address and from many, each with tables of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json

from tools.siege.attack import Attack, Target
from tools.siege.raw import GONE, address, ask, upgraded

EMPTY = json.dumps({"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}).encode()
BOTS = json.dumps({"game": "gambler", "seats": [{"kind": "bot", "bot": "rookie"}] * 6}).encode()
WORKERS = 8


async def run(target: Target) -> str:
    count = {"tables": 0, "refused": 0, "connections": 0}

    async def mint(worker: int) -> None:
        number = worker
        while not target.over():
            number += WORKERS
            # Every second one from the same address, the others from forty
            origin = None if number % 2 else address(number % 40)
            answer = await ask(target, "POST", "/api/tables", EMPTY if number % 3 else BOTS, address=origin)
            count["tables" if answer.status == 201 else "refused"] += 1
            with contextlib.suppress(*GONE):
                async with asyncio.timeout(5), upgraded(target, address=origin):
                    count["connections"] += 1

    await asyncio.gather(*map(mint, range(WORKERS)))
    return ", ".join(f"{number:,} {what}" for what, number in count.items())


ATTACK = Attack("guest-minting", run)
