"""What nobody waits for goes one by one."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from zocker.server.tables.services import Turnstile


def test_whatever_else_is_due_comes_between_two_who_pass() -> None:
    order = list[str]()

    async def pass_through(turnstile: Turnstile) -> None:
        await turnstile.enter()
        order.append("passed")

    async def tick() -> None:
        while order.count("passed") < 3:
            order.append("tick")
            await asyncio.sleep(0)

    async def crowd() -> None:
        turnstile = Turnstile()
        await asyncio.gather(*(pass_through(turnstile) for _ in range(3)), tick())

    asyncio.run(crowd())
    assert order.count("passed") == 3
    assert ("passed", "passed") not in pairwise(order)
