"""A real server in a process of its own, on a database in a folder, and people who come to it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

STARTING = 60.0  # seconds after which it is broken


class Server:
    """One `zocker serve` after the other on the same file and the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options = folder, options
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.workers = set[int]()  # all process groups that it has ever started

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, and return when it answers."""
        database = f"sqlite:///{self.folder / 'siege.db'}"
        arguments = ["serve", "--port", str(self.port), "--database", database, *self.options]
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from zocker import cli; cli.main()", *arguments],
            stdout=subprocess.PIPE,
            stderr=(self.folder / "stderr.log").open("a"),
            text=True,
            env=os.environ | {"XDG_DATA_HOME": str(self.folder), "ZOCKER_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)  ", await asyncio.to_thread(self.process.stdout.readline))
        assert found, (self.folder / "stderr.log").read_text()
        self.port = int(found[1])
        async with asyncio.timeout(STARTING), httpx.AsyncClient(base_url=self.url, timeout=STARTING) as web:
            await web.get("/api/zocker")
        self.workers |= children(self.process.pid)

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        assert self.process is not None
        self.workers |= children(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as people do."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


def children(parent: int) -> set[int]:
    """Return the processes that a process has started and that live."""
    return {process for process, (state, of, _) in processes().items() if of == parent and state not in "ZX"}


def members(groups: set[int]) -> set[int]:
    """Return the processes of some groups that live."""
    return {process for process, (state, _, group) in processes().items() if group in groups and state not in "ZX"}


def processes() -> dict[int, tuple[str, int, int]]:
    """Return the state, the parent and the group of every process."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent, group = path.read_text("utf-8", "replace").rpartition(")")[2].split()[:3]
        except OSError:
            continue
        found[int(path.parent.name)] = state, int(parent), int(group)
    return found


async def new_table(url: str, new: dict[str, Any], cookie: str = "") -> tuple[str, str]:
    """Set up a table; return its name and the cookie of its host."""
    async with httpx.AsyncClient(base_url=url, timeout=STARTING) as web:
        answer = await web.post("/api/tables", json=new, headers={"cookie": cookie} if cookie else {})
        answer.raise_for_status()
    return answer.json()["table"], cookie or answer.headers["set-cookie"].partition(";")[0]


def come(url: str, table: str, cookie: str = "") -> connect:
    """Connect to a table as a browser does."""
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}?lang=en"
    headers = {"cookie": cookie} if cookie else {}
    return connect(address, additional_headers=headers, max_size=None, open_timeout=STARTING, close_timeout=1)


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """Return the next table that comes."""
    while (message := json.loads(await socket.recv()))["type"] != "table":
        pass
    table: dict[str, Any] = message
    return table


async def send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))
