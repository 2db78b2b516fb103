"""Messages, requests and records that make no sense: `--count` of each, from ever new addresses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from tools.siege.attack import Attack, Failed, Target
from tools.siege.raw import GONE, Answer, address, ask, frame, upgraded
from tools.siege.records import VALUES, broken, spoil, spoiled_bytes

ACTIONS: tuple[dict[str, Any], ...] = (
    {"type": "roll", "line_count": 0},
    {"type": "play", "line_count": 0, "move": "place 1"},
    {"type": "undo", "line_count": 0},
    {"type": "hint", "line_count": 0},
    {"type": "join", "seat": 0, "name": "x"},
    {"type": "start"},
    {"type": "stand-in", "seat": 0},
    {"type": "supply", "line_count": 0, "text": "1 1 1"},
    {"type": "look", "seat": 0},
    {"type": "react", "what": "bravo"},
    {"type": "pace", "instant": True},
    {"type": "pause", "on": True},
    {"type": "remove", "seat": 0},
    {"type": "block", "seat": 0},
    {"type": "leave"},
    {"type": "arrange", "seats": [{"kind": "kept", "seat": 0}, {"kind": "open"}]},
)
TABLE = {"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {}, "clock": 5, "public": True}
PATHS = ("/api/tables", "/api/moved", "/api/lessons/gambler", "/api/unblock", "/api/tables/x/what-if", "/api/move")
TOGETHER = 40  # messages of one connection
WORKERS = 4


async def run(target: Target) -> str:
    await asyncio.gather(*(fuzz(target, worker, target.tries // WORKERS) for worker in range(WORKERS)))
    return f"{target.tries:,} messages, as many requests, and a tenth of records"


async def fuzz(target: Target, worker: int, tries: int) -> None:
    """Send a share of everything; what is drawn depends on the worker only."""
    luck = random.Random(worker)
    for number in range(0, tries, TOGETHER):
        origin = address(1_000_000 * worker + number)
        await talk(target, luck, origin)
        for _ in range(min(TOGETHER, tries - number)):
            await request(target, luck, origin)
        for _ in range(TOGETHER // 10):
            await ask(target, "POST", "/api/records", broken(luck), address=origin)


async def talk(target: Target, luck: random.Random, origin: str) -> None:
    """Send messages to a table of one's own, where some of them could even be true."""
    made = await ask(target, "POST", "/api/tables", json.dumps(TABLE).encode(), address=origin)
    table = json.loads(made.body)["table"] if made.status == 201 else None
    with contextlib.suppress(*GONE):
        async with asyncio.timeout(10), upgraded(target, made.cookie, origin, table) as (reader, writer):
            for _ in range(TOGETHER):
                writer.write(frame(message(luck), luck.choice([0x81] * 12 + [0x82, 0x01, 0x00, 0x89, 0xC1])))
            writer.write(frame(b"\x03\xe8", 0x88))
            await writer.drain()
            while await reader.read(65_536):
                pass


def message(luck: random.Random) -> bytes:
    """Return an action, in which most times something is wrong."""
    action = {**luck.choice(ACTIONS)}
    if luck.random() < 0.6:
        spoil(action, luck)
    data = json.dumps(action).encode()[:1_900]
    return spoiled_bytes(data, luck) if luck.random() < 0.2 else data


async def request(target: Target, luck: random.Random, origin: str) -> Answer:
    """Send a request that makes no sense."""
    path, body = luck.choice(PATHS), {**TABLE}
    spoil(body, luck)
    data = json.dumps(body).encode()
    if luck.random() < 0.3:
        path += "".join(luck.choice("/?%&=;\\0²x") for _ in range(luck.randrange(1, 20)))
    if luck.random() < 0.3:
        data = spoiled_bytes(data, luck)
    headers = {luck.choice(["Cookie", "Origin", "Accept-Language", "Range", "X-Forwarded-For"]): odd(luck)}
    method = luck.choice(["POST"] * 5 + ["GET", "PUT", "HEAD", "OPTIONS"])
    answer = await ask(target, method, path.replace(" ", ""), data, address=origin, **headers)
    if answer.status == 400 and method == "POST" and not answer.body:
        raise Failed(f"no reason for {path}")
    return answer


def odd(luck: random.Random) -> str:
    return luck.choice(["zocker-guest=x.y", "null", "é,;q=x", "bytes=5-1", f"{luck.choice(VALUES)}"[:500], "²" * 50])


ATTACK = Attack("fuzz", run)
