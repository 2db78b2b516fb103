"""Workers on one PostgreSQL under moves: SIGKILL, SIGSTOP past the lease, and SIGKILL of the database itself.

    python -m tools.siege.workers [--kills N] [--full] [--tables N] [--seed N]

Nothing confirmed may be lost, every table must go on, and every line must be written by the process that owns its table
then: a trigger in the database notes by whom and in which epoch each line comes. Reported are the times from a kill
until somebody sees the table again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sql
from tools.postgres import Postgres
from tools.siege.kills import Watched, seat_people, told, wait_for
from tools.siege.orphans import children
from tools.siege.server import Server

from zocker.server.store.engines import make_engine
from zocker.server.store.lease import LEASE_SECONDS

KILLS, FULL, TABLES, WORKERS = 20, 200, 8, 2
SHORTEST, LONGEST = 0.5, 3.0  # seconds between two kills
TAKEOVER_SECONDS = 5.0
KINDS = ("worker", "worker", "worker", "worker", "worker", "sleep", "database")

AUDIT = (
    'CREATE TABLE audit ("table" text, number int, pid int, worker text, epoch int)',
    """CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO audit SELECT NEW."table", NEW.number, split_part(current_setting('application_name'), ' ', 2)::int,
        worker, epoch FROM owners WHERE owners."table" = NEW."table";
    RETURN NEW; END $$""",
    "CREATE TRIGGER note BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION note()",
)


class WorkerSiege:
    """A server of several workers, its database, and the tables there."""

    def __init__(
        self, server: Server, postgres: Postgres, engine: sql.Engine, seed: int, only: str | None = None
    ) -> None:
        self.server, self.postgres, self.engine = server, postgres, engine
        self.kinds = KINDS if only is None else (only,)
        self.luck = random.Random(seed)
        self.watched, self.tables = list[Watched](), list[Watched]()  # those that are not over, and all
        self.people = set[asyncio.Task[None]]()
        self.kills = Counter[str]()
        self.times = defaultdict[str, list[float]](list)  # until somebody saw a table again, by kind of kill

    async def kill_once(self, tables: int) -> list[str]:
        """Kill something at a random moment; return what went wrong."""
        self.watched = [table for table in self.watched if not table.over]
        while len(self.watched) < tables:
            number = len(self.watched) + self.kills.total()
            table = await seat_people(self.server, number, self.luck, self.people)
            self.watched.append(table)
            self.tables.append(table)
        await asyncio.sleep(self.luck.uniform(SHORTEST, LONGEST))
        kind = self.luck.choice(self.kinds)
        self.kills[kind] += 1
        for table in self.watched:
            table.killed_at = table.lines
        began = time.monotonic()
        hit = await self._hit(kind)
        await wait_for(self.watched)
        wrong = [f"{kind}: {told(table)}" for table in self.watched if not table.goes_on]
        for table in self.watched:
            wrong += table.lost
            table.lost.clear()
            if table.name in hit and table.came_back_at > began:
                self.times[kind].append(table.came_back_at - began)
        return wrong

    async def _hit(self, kind: str) -> set[str]:
        """Kill a worker or the database, or let a worker sleep; return the tables that this concerns."""
        if kind == "database":
            await asyncio.to_thread(restart, self.postgres)
            return {table.name for table in self.watched}
        owners = await asyncio.to_thread(self._owners)
        worker = self.luck.choice(sorted({*owners.values()}))
        if kind == "worker":
            os.kill(worker, signal.SIGKILL)
        else:
            os.kill(worker, signal.SIGSTOP)
            await asyncio.sleep(LEASE_SECONDS + self.luck.uniform(1.0, 3.0))
            os.kill(worker, signal.SIGCONT)
        return {table for table, owner in owners.items() if owner == worker}

    def _owners(self) -> dict[str, int]:
        """Return the process that owns each table that is watched."""
        with self.engine.connect() as connection:
            rows = connection.exec_driver_sql('SELECT "table", worker FROM owners').all()
        names = {table.name for table in self.watched}
        return {table: int(worker.partition("-")[0]) for table, worker in rows if table in names}

    async def end(self) -> None:
        for task in self.people:
            task.cancel()
        await asyncio.gather(*self.people, return_exceptions=True)


def restart(postgres: Postgres) -> None:
    """Kill all processes of a database as a power cut does, and start it again."""
    assert postgres.process is not None
    for process in (postgres.process.pid, *children(postgres.process.pid)):
        os.kill(process, signal.SIGKILL)
    postgres.process.wait()
    postgres.start()


def audited(engine: sql.Engine, tables: Sequence[Watched]) -> tuple[int, int, list[str]]:
    """Check who has written every line, and that all that were shown are there; return how many lines and epochs there
    are, and what is wrong.
    """
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(
            'SELECT l."table", l.number, a.pid, a.worker, a.epoch FROM lines l'
            ' LEFT JOIN audit a ON a."table" = l."table" AND a.number = l.number ORDER BY 1, 2'
        ).all()
        log = connection.exec_driver_sql('SELECT "table", epoch, worker FROM epochs ORDER BY 1, 2').all()
    owners = {(table, epoch): worker for table, epoch, worker in log}
    wrong, epochs, numbers = list[str](), defaultdict[str, int](int), Counter[str]()
    for table, number, pid, worker, epoch in rows:
        if number != numbers[table]:
            wrong.append(f"{table}: line {number} comes where {numbers[table]} should")
        if worker is None or owners.get((table, epoch)) != worker or int(worker.partition("-")[0]) != pid:
            wrong.append(f"{table}: line {number} was written by {pid} in epoch {epoch} of {worker}")
        elif epoch < epochs[table]:
            wrong.append(f"{table}: line {number} is of epoch {epoch}, after one of {epochs[table]}")
        epochs[table], numbers[table] = max(epochs[table], epoch or 0), numbers[table] + 1
    wrong += [f"{one.name}: {one.lines} lines were shown" for one in tables if one.lines > numbers[one.name]]
    counted = Counter(table for table, _, _ in log)
    wrong += [f"{table}: its log has gaps" for table, epoch, _ in log if epoch > counted[table]]
    return len(rows), len(log), wrong


async def lay_siege(kills: int, tables: int, seed: int, only: str | None) -> int:
    """Kill so often; print times and what went wrong, and return how much did."""
    postgres = Postgres()
    postgres.execute("CREATE DATABASE siege")
    engine = make_engine(postgres.address("siege"))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--workers", str(WORKERS), database=postgres.address("siege"))
        siege = WorkerSiege(server, postgres, engine, seed, only)
        wrong = 0
        try:
            server.start()
            with engine.begin() as connection:
                for statement in AUDIT:
                    connection.exec_driver_sql(statement)
            while siege.kills.total() < kills:
                wrong += tell(await siege.kill_once(tables))
                print(f"{siege.kills.total()} of {kills}: {dict(siege.kills)}, wrong: {wrong}", flush=True)
            await siege.end()
            server.stop()
            lines, epochs, faults = audited(engine, siege.tables)
            report(siege, lines, epochs)
            slow = [taken for taken in siege.times["worker"] if taken > TAKEOVER_SECONDS]
            return wrong + tell([*faults, *(f"a table was away for {taken:.1f} s" for taken in slow)])
        finally:
            server.stop()
            engine.dispose()
            postgres.remove()


def tell(wrong: Sequence[str]) -> int:
    """Print what went wrong; return how much did."""
    for fault in wrong:
        print(f"  FAULT: {fault}", flush=True)
    return len(wrong)


def report(siege: WorkerSiege, lines: int, epochs: int) -> None:
    """Print how long tables were away."""
    print(f"{lines:,} lines, {epochs:,} epochs")
    print("| seconds until a table is seen again | kills | tables | half | 90 of 100 | all |")
    print("|---|---:|---:|---:|---:|---:|")
    for kind, count in sorted(siege.kills.items()):
        times = sorted(siege.times[kind]) or [float("nan")]
        half, most = times[len(times) // 2], times[int(0.9 * len(times))]
        print(f"| {kind} | {count} | {len(times)} | {half:.1f} | {most:.1f} | {times[-1]:.1f} |")


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill workers and their database again and again while people play.")
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--full", action="store_true", help=f"{FULL} kills")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=sorted({*KINDS}), help="what to kill")
    given = parser.parse_args()
    kills = FULL if given.full else given.kills
    return 1 if asyncio.run(lay_siege(kills, given.tables, given.seed, given.only)) else 0


if __name__ == "__main__":
    sys.exit(main())
