"""The processes of a server and its database: which there are, and what they need."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


def cpu_of(pids: Sequence[int]) -> float:
    """Return the processor time of processes, without what they have started."""
    stats = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") for fields in stats)


def memory_of(pids: Sequence[int]) -> int:
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") for pid in pids)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def family_of(pid: int | None) -> list[int]:
    """Return a process and all that it has started, if there is one."""
    return [] if pid is None else [pid, *children_of(pid)]


def workers_of(pid: int) -> list[int]:
    """Return the processes that serve: the workers of a supervisor, or itself."""
    spawned = [child for child in children_of(pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return spawned or [pid]


@contextmanager
def database_in(folder: str, workers: int) -> Iterator[tuple[str, int | None]]:
    """Yield the address of a database, and the process of PostgreSQL if it is one of those."""
    if not workers:
        yield f"sqlite:///{folder}/bench.db", None
        return
    from tools.postgres import Postgres

    postgres = Postgres()
    try:
        assert postgres.process is not None
        yield postgres.address("postgres"), postgres.process.pid
    finally:
        postgres.remove()
