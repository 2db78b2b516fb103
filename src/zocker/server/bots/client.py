"""The server's end of the process where bots think."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable

import msgspec

from zocker.hints import Hint
from zocker.rules import dice
from zocker.server.bots.protocol import LENGTH, Answer, Choose, Chosen, Failed, Ready, Task, Weigh, Weighed, write_frame
from zocker.server.bots.worker import choose

log = logging.getLogger(__name__)

MOST_RESTARTS = 5  # in a row, without an answer between


class WorkerDied(Exception):
    """The worker died before it answered."""


class BotClient:
    """Asks the worker, waits for its answer, and starts it anew if it dies."""

    def __init__(self) -> None:
        self.ready: set[str] = set()  # games whose kernels are loaded
        self.when_ready: Callable[[], None] = lambda: None
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._last = 0
        self._failures = 0
        self._reader: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    async def start(self) -> None:
        """Start the process, unless it runs."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                await self._start()

    async def _start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "zocker.server.bots.worker",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._reader = asyncio.create_task(self._listen(self._process))

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        if self._process is not None and self._process.returncode is None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            await self._process.wait()
        if self._reader is not None:
            await self._reader

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def choose(self, game: str, bot: str, view: bytes) -> str:
        """Return the move that a bot chooses."""
        try:
            answer = await self._ask(Choose(self._number(), game, bot, view))
        except (WorkerDied, RuntimeError):
            log.exception("the worker failed; a bot chooses here, by its fallback")
            return await asyncio.to_thread(choose, game, bot, view, dice.shaken_rng(), False)
        assert isinstance(answer, Chosen)
        return answer.move

    async def weigh(self, game: str, view: bytes) -> Hint:
        """Return what each choice is worth."""
        answer = await self._ask(Weigh(self._number(), game, view))
        assert isinstance(answer, Weighed)
        return answer.hint

    def _number(self) -> int:
        self._last += 1
        return self._last

    async def _ask(self, task: Task) -> Answer:
        """Ask, and once more if the process died meanwhile."""
        while True:
            try:
                await self.start()
            except OSError as error:
                raise WorkerDied from error
            assert self._process is not None
            assert self._process.stdin is not None
            waiting = self._waiting[task.id] = asyncio.get_running_loop().create_future()
            self._process.stdin.write(write_frame(task))
            try:
                answer = await waiting
            except WorkerDied:
                if self._closed or self._failures > MOST_RESTARTS:
                    raise
                continue
            finally:
                self._waiting.pop(task.id, None)
            if isinstance(answer, Failed):
                raise RuntimeError(answer.reason)
            return answer

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                head = await process.stdout.readexactly(LENGTH.size)
                frame = await process.stdout.readexactly(LENGTH.unpack(head)[0])
                answer = msgspec.msgpack.decode(frame, type=Answer)
                self._failures = 0
                if isinstance(answer, Ready):
                    self.ready.add(answer.game)
                    self.when_ready()
                elif (waiting := self._waiting.get(answer.id)) is not None and not waiting.done():
                    waiting.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError):
            await process.wait()
        if hasattr(os, "killpg"):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)  # what it started and could not end
        self.ready.clear()
        self._failures += 1
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(WorkerDied())
