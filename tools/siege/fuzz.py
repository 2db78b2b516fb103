"""Messages, requests and records that make no sense: `--count` of each, from ever new addresses.

    python -m tools.siege.fuzz --full

sends a million of them in parts, each to a server of its own; `--first N` goes on with part N, always the same one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import math
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.siege.attack import Attack, Failed, Target
from tools.siege.people import new_table
from tools.siege.raw import GONE, Answer, address, ask, frame, upgraded
from tools.siege.records import VALUES, broken, spoil, spoiled_bytes
from tools.siege.server import Server

ACTIONS: tuple[dict[str, Any], ...] = (
    {"type": "roll", "line_count": 0},
    {"type": "play", "line_count": 0, "move": "place 1"},
    {"type": "undo", "line_count": 0},
    {"type": "hint", "line_count": 0},
    {"type": "join", "seat": 0, "name": "x", "portrait": {"character": "fox", "colour": 1}},
    {"type": "dress", "seat": 0, "portrait": {"character": "owl", "colour": 2}},
    {"type": "commit", "line": "\t".join(("commit", "1", "07" * 32, "00" * 32, "1", "1", "00" * 64))},
    {"type": "answer", "attempt": 1, "link": "00" * 32, "signature": "00" * 64},
    {"type": "ask-back-in"},
    {"type": "agree", "seats": [1], "attempt": 1, "signature": "00" * 64},
    {"type": "sign", "signature": "00" * 64},
    {"type": "remember", "head": "00" * 32, "signature": "00" * 64},
    {"type": "go-on"},
    {"type": "here"},
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
PATHS = (
    "/api/tables", "/api/moved", "/api/lessons/gambler", "/api/unblock", "/api/tables/x/what-if", "/api/move",
    "/api/tables/x/story", "/api/mine/skill",
)  # fmt: skip
TOGETHER = 20  # messages of one connection, and requests from one address: few enough that all are read
OPCODES = (0x82, 0x01, 0x00, 0x89, 0xC1)  # first bytes of a frame that is no text of one piece; most of them end it
WORKERS = 4
PART, PARTS = 10_000, 48  # messages of one part; with as many requests and a tenth of records a million in all


async def run(target: Target) -> str:
    await send_all(target, part=0)
    return f"{target.tries:,} messages, as many requests, and a tenth of records"


async def send_all(target: Target, part: int) -> None:
    """Send everything of one part."""
    shares = (fuzz(target, worker, f"{part} {worker}", target.tries // WORKERS) for worker in range(WORKERS))
    await asyncio.gather(*shares)


async def fuzz(target: Target, worker: int, seed: str, tries: int) -> None:
    """Send a share of everything; what is drawn depends on the seed only."""
    luck = random.Random(seed)
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
                odd_one = luck.random() < 1 / TOGETHER
                writer.write(frame(message(luck), luck.choice(OPCODES) if odd_one else 0x81))
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


# A million of them -------------------------------------------------------------------------------------


async def send_part(part: int, count: int) -> list[str]:
    """Send one part to a server of its own; return what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        wrong = list[str]()
        try:
            table, _ = await new_table(server.url, TABLE)
            await send_all(Target(server, math.inf, count, table), part)
            await new_table(server.url, TABLE)  # it still serves
        except Exception as error:
            wrong.append(f"part {part}: {type(error).__name__}: {error}")
        finally:
            server.stop()
        logged = server.logged()
        if "Traceback" in logged:
            before, _, after = logged.partition("Traceback")
            wrong.append(f"part {part}: a traceback is in the log: {before[-300:]}Traceback{after[:3_000]}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Send messages, requests and records that make no sense.")
    parser.add_argument("--count", type=int, default=PART, help="messages of one part")
    parser.add_argument("--parts", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the part to begin with")
    parser.add_argument("--full", action="store_true", help=f"{PARTS} parts: a million in all")
    given = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # whoever is rude is hung up on
    last, each, faults = PARTS if given.full else given.first + given.parts - 1, given.count * 21 // 10, 0
    for part in range(given.first, last + 1):
        wrong = asyncio.run(send_part(part, given.count))
        faults += len(wrong)
        sent, of = (each * (number - given.first + 1) for number in (part, last))
        print(f"part {part} of {last}: {sent:,} of {of:,} sent, wrong: {faults}", flush=True)
        for fault in wrong:
            print(fault, flush=True)
    return 1 if faults else 0


ATTACK = Attack("fuzz", run)

if __name__ == "__main__":
    sys.exit(main())
