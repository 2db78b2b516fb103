"""People at tables of two and a bot, who think for about a second: the load of an evening, for `tables.py`.

    python -m benchmarks.people --tables 50 --seconds 20 --profile server.prof

starts a server, lets that many tables play, and says how long moves took and what the server needed for them. With
`--workers 2` so many processes share a PostgreSQL that is started for them; `--workers 1` is one process beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from benchmarks.processes import cpu_of, database_in, family_of, memory_of, workers_of
from tests.server.honest import Honest
from tools.siege.people import new_table, sit

GAMES = ("las-vegas", "royale", "gambler", "las-vegas-2019")
THINK = (0.5, 1.5)  # seconds
LOADING, SETTLE = 8.0, 6.0  # seconds until the kernels are loaded, and until tables play as they do later
SERVE = "from zocker import cli; cli.main()"
PROFILED = """
import cProfile, sys, time
from zocker import cli
from zocker.server import run
file, profile = sys.argv.pop(1), cProfile.Profile(time.thread_time)  # others may have the processor meanwhile
serve = run.run
def profiled(*args, **kwargs):
    profile.enable()
    serve(*args, **kwargs)
    profile.disable()
    profile.dump_stats(file)
run.run = profiled
cli.main()
"""


class Load(NamedTuple):
    """What came of it: how long each move took, processor seconds and bytes of the server, and how long it ran."""

    tables: int
    times: list[float]
    cpu: float
    memory: float  # bytes a table
    seconds: float
    database_cpu: float  # processor seconds of PostgreSQL, if it was there

    def share(self, part: float) -> float:
        return sorted(self.times)[min(len(self.times) - 1, int(part * len(self.times)))]

    def told(self) -> str:
        half, most, worst = (1000 * self.share(part) for part in (0.5, 0.99, 1.0))
        each = 1000 * self.cpu / len(self.times)
        return (
            f"{self.tables} tables: {len(self.times) / self.seconds:.0f} moves/s, p50 {half:.1f} ms, p99 {most:.1f} ms,"
            f" max {worst:.0f} ms; {each:.2f} ms of processor a move, {100 * self.cpu / self.seconds:.0f} % of a core;"
            f" {self.memory / 1000:.0f} kB a table"
            + (f"; PostgreSQL {100 * self.database_cpu / self.seconds:.0f} % of a core" if self.database_cpu else "")
        )

    def section(self, most: float) -> str:
        """Return the section of RESULTS.md."""
        figures = " | ".join(f"{1000 * self.share(part):.1f}" for part in (0.5, 0.9, 0.99, 1.0))
        return "\n".join(
            [
                f"Then {self.tables} tables of all games, each with two people who think for about a second and a bot:",
                f"{len(self.times) / self.seconds:.0f} moves a second, {1000 * self.cpu / len(self.times):.1f} ms of",
                f"processor time a move with its consequences, {100 * self.cpu / self.seconds:.0f} % of a core and",
                f"{self.memory / 1000:.0f} kB of memory a table with its two connections.",
                "",
                "| milliseconds until a move is confirmed | half | 90 of 100 | 99 of 100 | all |",
                "|---|---:|---:|---:|---:|",
                f"| measured; at most {most * 1000:.0f} for 99 of 100 required | {figures} |",
            ]
        )


class Crowd:
    """Everybody who plays, and how long their moves took since it is measured."""

    def __init__(self, url: str, *, deflate: bool = False) -> None:
        self.url = url
        self.compression = "deflate" if deflate else None
        self.times: list[float] = []
        self.measured = False
        self.games = cycle(GAMES)
        self.tasks: list[asyncio.Task[None]] = []

    async def seat(self) -> None:
        """Set up a table and let two people sit down there."""
        game = next(self.games)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "regular"}]
        number = len(self.tasks) // 2
        home = f"127.0.{1 + number // 200}.{1 + number % 200}"  # they are not all at one address
        table, cookie = await new_table(self.url, {"game": game, "seats": seats}, address=home)
        self.tasks.append(asyncio.create_task(self.play(table, home, cookie, random.Random(f"{table} 0"))))
        self.tasks.append(asyncio.create_task(self.play(table, home, "", random.Random(f"{table} 1"))))

    async def play(self, table: str, home: str, cookie: str, luck: random.Random) -> None:
        device = Honest(trusting=True)  # it does not check what the server does, or it would need more than that
        async with sit(self.url, table, cookie, home, device, compression=self.compression) as person:
            seen = await person.receive()
            if not cookie:
                await person.send("join", seat=1, name="Benno")
            while not seen["verdict"]:
                if not seen["roll"] and not seen["choices"]:
                    seen = await person.receive()
                    continue
                await asyncio.sleep(luck.uniform(*THINK))
                began = time.perf_counter()
                await person.move(seen, luck.choice(seen["choices"])["move"]["text"] if seen["choices"] else "")
                n = seen["line_count"]
                while (seen := await person.receive())["line_count"] <= n:
                    pass
                if self.measured:
                    self.times.append(time.perf_counter() - began)


async def measure(
    url: str, servers: Sequence[int], postmaster: int | None, tables: int, seconds: float, *, deflate: bool
) -> Load:
    """Let people play at so many tables, and measure for a while what the server and its database need."""
    crowd, empty = Crowd(url, deflate=deflate), memory_of(servers)
    gc.freeze()
    gc.disable()
    for _ in range(tables):
        await crowd.seat()
    await asyncio.sleep(SETTLE)
    crowd.measured = True
    cpu, database_cpu, began = cpu_of(servers), cpu_of(family_of(postmaster)), time.perf_counter()
    await asyncio.sleep(seconds)
    load = Load(
        tables,
        crowd.times,
        cpu_of(servers) - cpu,
        (memory_of(servers) - empty) / tables,
        time.perf_counter() - began,
        cpu_of(family_of(postmaster)) - database_cpu,
    )
    for task in crowd.tasks:
        task.cancel()
    broken = [one for one in await asyncio.gather(*crowd.tasks, return_exceptions=True) if isinstance(one, Exception)]
    assert not broken, broken[0]
    return load


def run(tables: int, seconds: float, profile: Path | None = None, *, workers: int = 0, deflate: bool = False) -> Load:
    """Start a server and measure it: with a file, or with so many workers and PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder, database_in(folder, workers) as (address, postmaster):
        command = [sys.executable, "-c", SERVE] if profile is None else [sys.executable, "-c", PROFILED, str(profile)]
        arguments = ["serve", "--port", "0", "--database", address, "--workers", str(max(workers, 1))]
        env = os.environ | {"XDG_DATA_HOME": folder, "ZOCKER_LANG": "en"}
        with subprocess.Popen([*command, *arguments], stdout=subprocess.PIPE, text=True, env=env) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://[^ ]+", server.stdout.readline())
                assert found is not None
                time.sleep(LOADING)
                return asyncio.run(
                    measure(found[0], workers_of(server.pid), postmaster, tables, seconds, deflate=deflate)
                )
            finally:
                server.send_signal(signal.SIGINT)
                server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="Let people play at tables of two and a bot.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--profile", type=Path)
    parser.add_argument("--workers", type=int, default=0, help="so many processes with PostgreSQL, instead of a file")
    parser.add_argument("--deflate", action="store_true", help="what is sent is compressed, as browsers want it")
    given = parser.parse_args()
    load = run(given.tables, given.seconds, given.profile, workers=given.workers, deflate=given.deflate)
    print(load.told())


if __name__ == "__main__":
    main()
