"""SIGKILL at random moments of a real server under moves: nothing confirmed is lost, every table goes on, nobody stays.

People play at tables of all kinds and come back after every kill: against bots, among themselves, with a clock that
runs out for somebody who never comes, at tables that are paused in between, and as lookers-on where only bots play.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.siege.process import Server, come, members, new_table, receive, send
from websockets.exceptions import WebSocketException

KILLS = 20
FULL = 1_000
PATIENCE = 25.0  # seconds after which a table is stuck
SHORTEST, LONGEST = 0.05, 3.0  # seconds between two kills
ORPHANED = 5.0  # seconds that what a server has started may outlive it
GAMES = ("las-vegas", "royale", "gambler", "las-vegas-2019")
ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "bot": level}


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
    over: bool = False
    shown: dict[str, Any] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def note(self, seen: dict[str, Any], *, first: bool, host: bool) -> None:
        """Take note of what somebody is shown; what was there before must still be there."""
        if first and seen["line_count"] < self.lines:
            self.lost.append(f"{self.kind} {self.name}: {self.lines} lines were shown, {seen['line_count']} are left")
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


async def attack(kills: int = KILLS, tables: int = 12, seed: int = 1) -> list[str]:
    """Kill a server so often; return what went wrong."""
    luck, wrong = random.Random(seed), list[str]()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        people = set[asyncio.Task[None]]()
        watched = list[Watched]()
        slowest = 0.0
        try:
            for number in range(kills):
                watched = [table for table in watched if not table.over]
                while len(watched) < tables:
                    watched.append(await seat_people(server, len(watched) + number, luck, people))
                await asyncio.sleep(luck.uniform(SHORTEST, LONGEST))
                server.kill()
                for table in watched:
                    table.killed_at = table.lines
                await server.start()
                took = await wait_for(watched)
                slowest = max(slowest, took)
                stuck = [f"kill {number}: {told(table)}" for table in watched if not table.goes_on]
                wrong += stuck + [line for table in watched for line in table.lost]
                for table in watched:
                    table.lost.clear()
                print(
                    f"kill {number + 1}: all went on after {took:.1f} s" if not stuck else "\n".join(stuck), flush=True
                )
        finally:
            server.kill()
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
        wrong += await orphans(server)
    print(f"{kills} kills, {tables} tables, slowest to go on {slowest:.1f} s; wrong: {len(wrong)}")
    return wrong


async def seat_people(server: Server, number: int, luck: random.Random, people: set[asyncio.Task[None]]) -> Watched:
    """Set up a table with the people who belong there."""
    kind = [*KINDS][number % len(KINDS)]
    new = KINDS[kind] | {"game": GAMES[luck.randrange(len(GAMES))]}
    name, cookie = await new_table(server.url, new)
    table = Watched(kind, name)
    people.add(asyncio.create_task(attend(server, table, cookie, random.Random(luck.random()), host=True)))
    if OPEN in new["seats"]:
        other = (await new_table(server.url, {"game": "gambler", "seats": [bot("rookie")] * 2}))[1]
        people.add(asyncio.create_task(attend(server, table, other, random.Random(luck.random()), host=False)))
    return table


async def attend(server: Server, table: Watched, cookie: str, luck: random.Random, *, host: bool) -> None:
    """Sit at a table, play, and come back whenever the server has gone."""
    while not table.over:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with come(server.url, table.name, cookie) as socket:
                first = True
                while not table.over:
                    seen = await receive(socket)
                    table.note(seen, first=first, host=host)
                    first = False
                    await do_something(socket, table, seen, luck, host=host)
        await asyncio.sleep(0.05)


async def do_something(socket: Any, table: Watched, seen: dict[str, Any], luck: random.Random, *, host: bool) -> None:
    """Do what a person would do next."""
    if not seen["started"]:
        if not host and seen["you"] is None:
            await send(socket, "join", seat=1, name="Ben")
        return
    if seen["paused"]:
        if host:
            await asyncio.sleep(luck.uniform(0, 1))
            await send(socket, "pause", on=False)
        return
    if table.kind == "paused" and luck.random() < 0.1:
        await send(socket, "pause", on=True)
        return
    if table.kind == "clock" and not host:
        return  # never plays: the clock does
    if seen["roll"] or seen["choices"]:
        await asyncio.sleep(luck.uniform(0, 1))
        line_count = seen["line_count"]
        if seen["roll"]:
            await send(socket, "roll", line_count=line_count)
        else:
            await send(socket, "play", line_count=line_count, move=luck.choice(seen["choices"])["move"]["text"])


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


async def orphans(server: Server) -> list[str]:
    """Return what is still there of what the servers have started."""
    until = time.monotonic() + ORPHANED
    while (left := members(server.workers)) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    return [f"process {process} has outlived its server" for process in sorted(left)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server again and again while people play.")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--full", action="store_true", help=f"{FULL} kills")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = asyncio.run(attack(FULL if given.full else given.kills, given.tables, given.seed))
    print(*wrong, sep="\n", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
