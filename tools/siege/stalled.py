"""Sockets at the victims' own address and table that ask for all they can, and never read any of it."""

from __future__ import annotations

import asyncio
import contextlib
import socket

from tools.siege.apart import apart
from tools.siege.attack import Attack, Target
from tools.siege.newcomers import keep_coming, report
from tools.siege.raw import GONE, ask, frame, upgrade_request

SOCKETS = 40
PAUSE = 0.05  # seconds between two messages
NEW = b'{"game":"las-vegas","seats":[{"kind":"me"},{"kind":"open"}]}'
MESSAGES = [frame(b'{"type":"pace","instant":true}'), frame(b'{"type":"look","seat":null}'), frame(b'{"type":"here"}')]
RECEIVED = 2_048  # bytes that the system takes for us


async def run(target: Target) -> str:
    target = target._replace(address="127.0.0.1")
    said, came = await asyncio.gather(apart(stall, target), keep_coming(target))
    return f"{said}, {report(came)}"


async def stall(target: Target) -> str:
    loop, count = asyncio.get_running_loop(), {"connections": 0, "messages": 0}

    async def one(number: int) -> None:
        cookie = (await ask(target, "POST", "/api/tables", NEW)).cookie if number % 4 == 0 else ""
        while not target.over():
            with contextlib.suppress(*GONE), socket.socket() as mute:
                mute.setblocking(False)
                mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
                mute.bind((target.address, 0))
                await loop.sock_connect(mute, ("127.0.0.1", target.port))
                await loop.sock_sendall(mute, upgrade_request(target, cookie))
                count["connections"] += 1
                while not target.over():
                    async with asyncio.timeout(5):
                        await loop.sock_sendall(mute, MESSAGES[count["messages"] % len(MESSAGES)])
                    count["messages"] += 1
                    await asyncio.sleep(PAUSE)
            await asyncio.sleep(1)

    await asyncio.gather(*map(one, range(SOCKETS)))
    return ", ".join(f"{number:,} {what}" for what, number in count.items())


ATTACK = Attack("stalled-sockets", run, seconds=15)
