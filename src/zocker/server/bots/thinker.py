"""Where bots think: a process of its own, at low priority, that ends with the server.

`python -m zocker.server.bots.thinker` reads tasks from its standard input and writes answers to its standard output,
each with its length before it. When the input ends, so does it and whatever it started. The kernels are compiled and
loaded in the background; until then bots play by their interpreted fallback.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import struct
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO

import msgspec
import numpy as np

from zocker.hint import Hint
from zocker.rules import dice
from zocker.rules.records import Record

log = logging.getLogger(__name__)

LENGTH = struct.Struct("<I")
MOST_RESTARTS = 5  # in a row, without an answer between


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Let a bot choose, by its seat's view."""

    id: int
    game: str
    bot: str
    view: bytes


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Give a hint, by a seat's view."""

    id: int
    game: str
    view: bytes


class Chosen(msgspec.Struct, frozen=True, tag=True):
    id: int
    move: str


class Weighed(msgspec.Struct, frozen=True, tag=True):
    id: int
    hint: Hint


class Failed(msgspec.Struct, frozen=True, tag=True):
    id: int
    reason: str


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The kernels of a game are loaded."""

    game: str


Task = Choose | Weigh
Answer = Chosen | Weighed | Failed | Ready

# In the process of its own --------------------------------------------------------------------------


class Thinker:
    """Answers tasks, each in a thread; all but one core may be busy with it."""

    def __init__(self, read: BinaryIO, write: BinaryIO) -> None:
        self._read, self._write = read, write
        self._lock = threading.Lock()
        self._loaded: set[str] = set()

    def work(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._load_kernels, daemon=True).start()
        with ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1)) as pool:
            while frame := _read_frame(self._read):
                pool.submit(self._answer, msgspec.msgpack.decode(frame, type=Task))
            end_all()

    def _load_kernels(self) -> None:
        """Compile all games, if that is still to be done, and load them."""
        from zocker.bots import roster
        from zocker.lab import warm
        from zocker.rules import games

        warm.warm()
        for game in games.GAMES:
            roster.load(game)
            self._loaded.add(game)
            self._send(Ready(game))

    def _answer(self, task: Task) -> None:
        try:
            self._send(self._think(task))
        except Exception as error:
            traceback.print_exc()
            self._send(Failed(task.id, f"{type(error).__name__}: {error}"))

    def _think(self, task: Task) -> Answer:
        from zocker.hint import weigh_view

        compiled = task.game in self._loaded
        if isinstance(task, Choose):
            return Chosen(task.id, choose(task.game, task.bot, task.view, dice.shaken_rng(), compiled))
        return Weighed(task.id, weigh_view(task.game, read_view(task.game, task.view), compiled=compiled))

    def _send(self, answer: Answer) -> None:
        frame = msgspec.msgpack.encode(answer)
        with self._lock:
            self._write.write(LENGTH.pack(len(frame)) + frame)
            self._write.flush()


def choose(game: str, bot: str, seen: bytes, rng: Record, compiled: bool) -> str:
    """Let a bot choose by its seat's view."""
    from zocker.bots import roster
    from zocker.rules import games

    rules, view = games.find(game), read_view(game, seen)
    legal = np.array([move.code for move in rules.waiting(view).moves])
    ask = roster.find(bot, game).sit_down(compiled=compiled)
    return rules.MOVES[ask(view, legal, rng, rules.MOVES)]


def read_view(game: str, seen: bytes) -> Record:
    from zocker.rules import games

    view: Record = np.frombuffer(seen, games.find(game).STATE)[0].copy()
    return view


def _read_frame(file: BinaryIO) -> bytes | None:
    """Return the next frame, or None when there is none any more."""
    head = file.read(LENGTH.size)
    return file.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def end_all() -> None:
    """End this process and everything that it started, at once."""
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    from zocker.lab.warm import step_aside

    step_aside()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing else may write between answers
    Thinker(sys.stdin.buffer, answers).work()


# In the server --------------------------------------------------------------------------------------


class ThinkerGone(Exception):
    """The process died before it answered."""


class Brain:
    """The server's end: asks, waits for the answer, and starts the process anew if it dies."""

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
            "zocker.server.bots.thinker",
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
        except (ThinkerGone, RuntimeError):
            log.exception("the thinker failed; a bot chooses here, by its fallback")
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
                raise ThinkerGone from error
            assert self._process is not None
            assert self._process.stdin is not None
            waiting = self._waiting[task.id] = asyncio.get_running_loop().create_future()
            frame = msgspec.msgpack.encode(task)
            self._process.stdin.write(LENGTH.pack(len(frame)) + frame)
            try:
                answer = await waiting
            except ThinkerGone:
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
                waiting.set_exception(ThinkerGone())


if __name__ == "__main__":
    main()
