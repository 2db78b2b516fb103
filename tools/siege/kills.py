"""SIGKILL at random moments of a real server under moves: nothing confirmed is lost, every table goes on, nobody stays.

People play at tables of all kinds and come back after every kill: against bots, among themselves, with a clock that
runs out for somebody who never comes, at tables that are paused in between, and as lookers-on where only bots play.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx2
from tests.server.honest import Honest
from tools.siege.attack import Attack, Failed, Target
from tools.siege.orphans import children, orphans
from tools.siege.people import Person, bot, new_table, sit
from tools.siege.server import Server
from websockets.exceptions import WebSocketException

from zocker.errors import Mistake

KILLS = 20
TABLES = 12
FULL = 1_000
PATIENCE = 25.0  # seconds after which a table is stuck
SHORTEST, LONGEST = 0.05, 3.0  # seconds between two kills
GAMES = ("las-vegas", "royale", "gambler", "las-vegas-2019")
ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}


KINDS: dict[str, dict[str, Any]] = {
    "alone": {"seats": [ME, bot("rookie")]},
    "two": {"seats": [ME, OPEN, bot("regular")]},
    "clock": {"seats": [ME, OPEN, bot("rookie")], "clock": 4},
    "paused": {"seats": [ME, bot("rookie")], "clock": 8},
    "bots": {"seats": [bot("rookie"), bot("regular"), bot("rookie")]},
    "shark": {"seats": [ME, bot("shark")]},
}


@dataclass
class Watched:
    """A table, and what people have seen of it."""

    kind: str
    name: str
    log: list[str] = field(default_factory=list)
    lines: int = 0
    killed_at: int = 0  # how many lines it had when the server was last killed
    came_back_at: float = 0.0  # when somebody last connected, on the monotonic clock
    over: bool = False
    shown: dict[str, Any] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def note(self, seen: dict[str, Any], *, first: bool, known: int, host: bool) -> None:
        """Take note of what somebody is shown; what was known before they came must still be there."""
        if first:
            self.came_back_at = time.monotonic()
        if seen["line_count"] < known:
            self.lost.append(f"{self.kind} {self.name}: {known} lines were shown, {seen['line_count']} are left")
        if host:
            told = [entry["event"]["event"] for entry in seen["log"]]
            if first and told[: len(self.log)] != self.log:
                self.lost.append(f"{self.kind} {self.name}: its log goes another way")
            self.log[seen["log_from"] :] = told
        self.lines = max(self.lines, seen["line_count"])
        self.over = self.over or bool(seen["verdict"])
        self.shown = seen

    @property
    def goes_on(self) -> bool:
        return self.over or self.lines > self.killed_at


class Siege:
    """A server that is killed again and again, and the tables at it."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server, self.tables = server, tables
        self.luck = random.Random(seed)
        self.watched = list[Watched]()
        self.people = set[asyncio.Task[None]]()
        self.groups = set[int]()  # all processes that it has ever started
        self.kills = 0
        self.slowest = 0.0

    async def kill_once(self) -> list[str]:
        """Kill it at a random moment, and start it again; return what went wrong."""
        self.watched = [table for table in self.watched if not table.over]
        while len(self.watched) < self.tables:
            self.watched.append(await seat_people(self.server, len(self.watched) + self.kills, self.luck, self.people))
        await asyncio.sleep(self.luck.uniform(SHORTEST, LONGEST))
        self.groups |= children(self.server.pid or 0)
        self.server.kill()
        self.kills += 1
        for table in self.watched:
            table.killed_at = table.lines
        await asyncio.to_thread(self.server.start)
        self.slowest = max(self.slowest, await wait_for(self.watched))
        wrong = [f"kill {self.kills}: {told(table)}" for table in self.watched if not table.goes_on]
        for table in self.watched:
            wrong += table.lost
            table.lost.clear()
        return wrong

    async def end(self) -> list[str]:
        """Let everybody go home; return what of the killed servers is still there."""
        for task in self.people:
            task.cancel()
        await asyncio.gather(*self.people, return_exceptions=True)
        return await orphans(self.groups - children(self.server.pid or 0))


async def run(target: Target) -> str:
    siege, wrong = Siege(target.server, TABLES, seed=1), list[str]()
    try:
        while not target.over():
            wrong += await siege.kill_once()
    finally:
        wrong += await siege.end()
    if wrong:
        raise Failed("; ".join(wrong[:5]))
    return f"{siege.kills} kills, slowest to go on {siege.slowest:.1f} s"


async def seat_people(server: Server, number: int, luck: random.Random, people: set[asyncio.Task[None]]) -> Watched:
    """Set up a table with the people who belong there."""
    kind = [*KINDS][number % len(KINDS)]
    new = KINDS[kind] | {"game": GAMES[luck.randrange(len(GAMES))]}
    name, cookie = await open_table(server, new)
    table = Watched(kind, name)
    people.add(asyncio.create_task(attend(server, table, cookie, random.Random(luck.random()), host=True)))
    if OPEN in new["seats"]:
        other = (await open_table(server, {"game": "gambler", "seats": [bot("rookie")] * 2}))[1]
        people.add(asyncio.create_task(attend(server, table, other, random.Random(luck.random()), host=False)))
    return table


async def open_table(server: Server, new: dict[str, Any]) -> tuple[str, str]:
    """Set up a table, again and again where the server says that it can't store anything just now."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await new_table(server.url, new)
        except httpx2.HTTPStatusError as refused:
            if refused.response.status_code != HTTPStatus.SERVICE_UNAVAILABLE or time.monotonic() > until:
                raise
            await asyncio.sleep(0.1)


async def attend(server: Server, table: Watched, cookie: str, luck: random.Random, *, host: bool) -> None:
    """Sit at a table, play, and come back whenever the server has gone."""
    device = Honest()
    while not table.over:
        known = table.lines
        try:
            async with sit(server.url, table.name, cookie, honest=device) as person:
                first = True
                while not table.over:
                    seen = await person.receive()
                    table.note(seen, first=first, known=known, host=host)
                    first = False
                    await do_something(person, table, seen, luck, host=host)
        except (OSError, WebSocketException, TimeoutError, httpx2.HTTPError):
            await asyncio.sleep(0.05)
        except (AssertionError, Mistake) as wrong:
            table.lost.append(f"{table.kind} {table.name}: a device refuses its proof: {wrong}")
            return


async def do_something(
    person: Person, table: Watched, seen: dict[str, Any], luck: random.Random, *, host: bool
) -> None:
    """Do what a person would do next."""
    if not seen["started"]:
        if not host and seen["you"] is None:
            await person.send("join", seat=1, name="Ben")
        return
    if seen["paused"]:
        if host:
            await asyncio.sleep(luck.uniform(0, 1))
            await person.send("pause", on=False)
        return
    if table.kind == "paused" and luck.random() < 0.1:
        await person.send("pause", on=True)
        return
    if table.kind == "clock" and not host:
        return  # never plays: the clock does
    if seen["roll"] or seen["choices"]:
        await asyncio.sleep(luck.uniform(0, 1))
        await person.move(seen, luck.choice(seen["choices"])["move"]["text"] if seen["choices"] else "")


async def wait_for(watched: list[Watched]) -> float:
    """Wait until all tables have gone on, but not for ever; return how long it took."""
    began = time.monotonic()
    while not all(table.goes_on for table in watched) and time.monotonic() < began + PATIENCE:
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def told(table: Watched) -> str:
    """Say what a stuck table shows."""
    shown = {name: table.shown.get(name) for name in ("waits_for", "you", "roll", "paused", "started", "clock")}
    return f"{table.kind} {table.name} is stuck after {table.lines} lines: {shown}"


async def kill_often(kills: int, tables: int, seed: int) -> list[str]:
    """Kill a server of its own so often; return what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        siege, wrong = Siege(server, tables, seed), list[str]()
        try:
            while siege.kills < kills:
                wrong += await siege.kill_once()
                print(
                    f"kill {siege.kills} of {kills}: slowest to go on {siege.slowest:.1f} s, wrong: {len(wrong)}",
                    flush=True,
                )
        finally:
            wrong += await siege.end()
            siege.groups |= children(server.pid or 0)
            server.kill()
        return wrong + await orphans(siege.groups)


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server again and again while people play.")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--full", action="store_true", help=f"{FULL} kills")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = asyncio.run(kill_often(FULL if given.full else given.kills, given.tables, given.seed))
    print(*wrong, sep="\n", file=sys.stderr)
    return 1 if wrong else 0


ATTACK = Attack("kills", run, slowest=None, seconds=30.0)

if __name__ == "__main__":
    sys.exit(main())
