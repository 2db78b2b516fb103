"""Requests that once made the server fail, again and again."""

from __future__ import annotations

import json
import random

from tools.siege.attack import Attack, Failed, Target
from tools.siege.raw import address, ask
from tools.siege.records import whole

PATHS = (
    "/assets/%00", "/assets/" + "x" * 300, "/assets/" + "x" * 4_000, "/t/" + "x" * 8_000, "/%00", "/assets/..%2f..%2f",
    "/api/tables/x/steps?first=%C2%B2", "/api/tables/%FF/record", "/api/tables/" + "x" * 4_000 + "/invitation",
    "/?lang=%FF&lang=%00", "//", "*", "http://elsewhere/", "/api/lessons/" + "x" * 4_000,
)  # fmt: skip
HOSTS = ("127.0.0.1:99999999", "127.0.0.1:x", "127.0.0.1:\xb2", "[::1", "", "a@127.0.0.1", "127.0.0.1:65536", "\xe9")


async def run(target: Target) -> str:
    luck, sent = random.Random(1), 0
    record = whole(luck)
    record["lines"][3] = "x" * 5_000
    endless = json.dumps(record).encode()
    game = await ask(target, "POST", "/api/records", json.dumps(whole(luck)).encode())
    steps = f"/api/tables/{json.loads(game.body)['table']}/steps"
    while not target.over():
        origin = address(sent // 50)
        answers = [
            *[await ask(target, "GET", path, address=origin) for path in PATHS],
            *[await ask(target, "GET", "/nothing", address=origin, Host=host, Accept="text/html") for host in HOSTS],
            await ask(target, "POST", "/api/records", endless, address=origin),
            await ask(target, "POST", "/api/moved", b'{"token": "\xff"}', address=origin),
            await ask(target, "GET", f"{steps}?first=%C2%B2&last=%D9%A3", address=origin),
        ]
        sent += len(answers)
        if any(not answer.status for answer in answers):
            raise Failed("a request got no answer")
    return f"{sent:,} requests"


ATTACK = Attack("bad-requests", run)
