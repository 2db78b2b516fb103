"""The worker as a process: started, listened to, pinged while somebody waits for it, and killed when it hangs."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from zocker.server.bots.protocol import LENGTH, Ping, Task, Told, write_frame

STARTING = 60.0  # seconds until it has imported what it needs
SILENT = 10.0  # seconds after which it hears nothing any more
CLOSING = 2.0  # seconds that it has to end itself


class WorkerDied(Exception):
    """The worker died before it answered."""


class WorkerProcess:
    """One process; when it has ended, `lost` is called once."""

    def __init__(self, process: asyncio.subprocess.Process, hear: Callable[[Told], None]) -> None:
        self._process = process
        self._hear = hear
        self._limit = STARTING
        self._silent_since: float | None = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def start(
        cls, hear: Callable[[Told], None], lost: Callable[[], None], is_wanted: Callable[[], bool]
    ) -> WorkerProcess:
        """Start the process; it is pinged as long as it is wanted."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "zocker.server.bots.worker",
            str(os.getpid()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        worker = cls(process, hear)
        worker._tasks = [
            asyncio.create_task(worker._listen(lost)),
            asyncio.create_task(worker._watch(is_wanted)),
        ]
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.returncode

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    def send(self, message: Task | Ping) -> None:
        """Tell it something; it must be heard of soon."""
        assert self._process.stdin is not None
        if self._silent_since is None:
            self._silent_since = time.monotonic()
        self._process.stdin.write(write_frame(message))

    def kill(self) -> None:
        """End it and what it has started, also if it stands still."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def close(self) -> None:
        """Let it end itself; if it does not, kill it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(CLOSING):
                await self._process.wait()
        except TimeoutError:
            self.kill()
        await asyncio.wait(self._tasks)

    async def _listen(self, lost: Callable[[], None]) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                head = await self._process.stdout.readexactly(LENGTH.size)
                frame = await self._process.stdout.readexactly(LENGTH.unpack(head)[0])
                self._silent_since, self._limit = None, SILENT
                self._hear(msgspec.msgpack.decode(frame, type=Told))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.kill()  # what it started and could not end
            await self._process.wait()
            self._tasks[1].cancel()
            lost()

    async def _watch(self, is_wanted: Callable[[], bool]) -> None:
        """Ping it while somebody waits for it, and kill it when it has been silent for too long."""
        while True:
            await asyncio.sleep(self._limit / 10)
            if is_wanted():
                self.send(Ping())
                if self._silent_since is not None and time.monotonic() - self._silent_since > self._limit:
                    self.kill()
