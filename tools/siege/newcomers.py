"""People who come while an attack runs: each looks whether the server is well, sets up a table and sits down there."""

from __future__ import annotations

import asyncio
import json
import time
from typing import NamedTuple

from tools.siege.attack import Failed, Target
from tools.siege.people import come, receive
from tools.siege.raw import GONE, ask
from websockets.exceptions import WebSocketException

NEW = json.dumps({"game": "las-vegas", "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
PAUSE = 0.5  # seconds between two of them
PATIENCE = 5.0  # seconds in which one has to come in


class Came(NamedTuple):
    """How one of them fared, and how long it took in seconds: None if it failed."""

    health: float | None
    table: float | None


async def keep_coming(target: Target, address: str = "127.0.0.1", forwarded: str | None = None) -> list[Came]:
    """Come one after the other until the attack is over, from an address or behind a proxy there."""
    came = list[Came]()
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    while not target.over():
        came.append(Came(await _timed(_health(target, address)), await _timed(_sit_down(target, address, headers))))
        await asyncio.sleep(PAUSE)
    return came


def report(came: list[Came]) -> str:
    """Say how they fared; raise `Failed` if someone was kept out, or did not learn whether the server is well."""
    health, tables = [one.health for one in came], [one.table for one in came]
    said = f"/health {_summary(health)}, newcomers {_summary(tables)}"
    if None in health or None in tables:
        raise Failed(said)
    return said


def _summary(times: list[float | None]) -> str:
    done = [one for one in times if one is not None]
    slowest = f", slowest {1000 * max(done):.0f} ms" if done else ""
    return f"{len(done)} of {len(times)}{slowest}"


async def _timed(work: asyncio.Future[bool] | object) -> float | None:
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            good = await work  # type: ignore[misc]
    except (*GONE, WebSocketException, KeyError, ValueError):
        return None
    return time.monotonic() - began if good else None


async def _health(target: Target, address: str) -> bool:
    return (await ask(target, "GET", "/health", address=address)).status == 200


async def _sit_down(target: Target, address: str, headers: dict[str, str]) -> bool:
    made = await ask(target, "POST", "/api/tables", NEW, address=address, **headers)
    if made.status != 201:
        return False
    name = json.loads(made.body)["table"]
    async with come(target.url, name, made.cookie, address, additional_headers=headers) as socket:
        return bool((await receive(socket))["here"])
