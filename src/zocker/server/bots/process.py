"""The worker as a process: started, read, pinged while it is waited for, and killed when it hangs."""

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

from zocker.server.bots.protocol import LENGTH, FromWorker, Ping, ToWorker, write_frame

START_TIMEOUT = 60.0  # seconds: importing takes a while
SILENCE_TIMEOUT = 10.0  # seconds: a worker that is silent for longer counts as hung
CLOSE_TIMEOUT = 2.0  # seconds: a worker that has not ended by then is killed


class WorkerDied(Exception):
    """The worker died before it answered."""


class WorkerProcess:
    """One process of the worker."""

    def __init__(self, process: asyncio.subprocess.Process, on_message: Callable[[FromWorker], None]) -> None:
        self._process = process
        self._on_message = on_message
        self._silence_timeout = START_TIMEOUT
        self._silent_since: float | None = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def start(
        cls, on_message: Callable[[FromWorker], None], on_exit: Callable[[], None], is_awaited: Callable[[], bool]
    ) -> WorkerProcess:
        """Start the process: it is pinged while `is_awaited`, and `on_exit` is called once when it has ended."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "zocker.server.bots.worker",
            str(os.getpid()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        worker = cls(process, on_message)
        worker._tasks = [
            asyncio.create_task(worker._listen(on_exit)),
            asyncio.create_task(worker._ping_while_awaited(is_awaited)),
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

    def send(self, message: ToWorker) -> None:
        """Send it a message; from now on it must answer before the timeout."""
        assert self._process.stdin is not None
        if self._silent_since is None:
            self._silent_since = time.monotonic()
        self._process.stdin.write(write_frame(message))

    def kill(self) -> None:
        """Kill it and its children, even if it hangs."""
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
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._process.wait()
        except TimeoutError:
            self.kill()
        await asyncio.wait(self._tasks)

    async def _listen(self, on_exit: Callable[[], None]) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                head = await self._process.stdout.readexactly(LENGTH.size)
                frame = await self._process.stdout.readexactly(LENGTH.unpack(head)[0])
                self._silent_since, self._silence_timeout = None, SILENCE_TIMEOUT
                self._on_message(msgspec.msgpack.decode(frame, type=FromWorker))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.kill()  # whatever it started and could not end
            await self._process.wait()
            self._tasks[1].cancel()
            on_exit()

    async def _ping_while_awaited(self, is_awaited: Callable[[], bool]) -> None:
        """Ping it while it is waited for, and kill it when it has been silent for too long."""
        while True:
            await asyncio.sleep(self._silence_timeout / 10)
            if is_awaited():
                self.send(Ping())
                if self._silent_since is not None and time.monotonic() - self._silent_since > self._silence_timeout:
                    self.kill()
