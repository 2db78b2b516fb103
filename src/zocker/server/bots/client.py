"""The server's end of the process in which bots think."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from zocker.analysis.report import Analysis
from zocker.hints import Hint
from zocker.record import Record
from zocker.rules import dice
from zocker.server.bots.process import WorkerDied, WorkerProcess
from zocker.server.bots.protocol import (
    Analyse,
    Analysed,
    Answer,
    Choose,
    Chosen,
    Failed,
    FromWorker,
    Ready,
    Task,
    Weigh,
    Weighed,
    thread_count,
)
from zocker.server.bots.queue import Kind, ThinkQueue
from zocker.server.bots.worker import choose
from zocker.server.metrics import THINKING

log = logging.getLogger(__name__)

MAX_RESTARTS = 5  # restarts in a row, without a single answer in between
ANSWER_TIMEOUT = 120.0  # seconds after which the worker counts as hung


class BotClient:
    """Asks the worker, waits for its answer, and replaces it when it dies or hangs."""

    def __init__(self) -> None:
        self.ready: set[str] = set()  # games whose kernels are loaded
        self.on_ready: Callable[[], None] = lambda: None
        self.queue = ThinkQueue(thread_count())
        self.analyses = ThinkQueue(1)  # which take seconds, and step aside for what is in the other queue
        self.restarts = 0
        self._worker: WorkerProcess | None = None
        self._pending: dict[int, asyncio.Future[Answer]] = {}  # by the number of the task
        self._asking = set[asyncio.Task[Answer]]()
        self.tasks = 0  # so far
        self._failures = 0
        self._starting = asyncio.Lock()
        self._closed = False

    async def start(self) -> None:
        """Start the worker, unless it runs."""
        async with self._starting:
            if not self.running:
                self.restarts += self._worker is not None
                self._worker = await WorkerProcess.start(self._receive, self._worker_died, lambda: bool(self._pending))

    async def close(self) -> None:
        """End the worker, even if it is busy."""
        self._closed = True
        if self._worker is not None:
            await self._worker.close()

    @property
    def running(self) -> bool:
        return self._worker is not None and self._worker.running

    @property
    def waiting(self) -> int:
        """The number of moves and hints that are waited for."""
        return len(self._pending) + len(self.queue)

    @property
    def pid(self) -> int | None:
        return None if self._worker is None else self._worker.pid

    async def choose(self, game: str, bot: str, view: bytes, asker: str = "") -> str:
        """Return the move that a bot chooses, on the thinking time of `asker`."""
        try:
            answer = await self._ask(Choose(self._next_id(), game, bot, view), asker, "move")
        except (WorkerDied, RuntimeError):
            log.exception("the worker failed; a bot chooses here, by its fallback")
            return await asyncio.to_thread(choose, game, bot, view, dice.shaken_rng(), False)
        assert isinstance(answer, Chosen)
        return answer.move

    async def weigh(self, game: str, view: bytes, asker: str = "") -> Hint:
        """Return the worth of each choice, on the thinking time of `asker`."""
        answer = await self._ask(Weigh(self._next_id(), game, view), asker, "hint")
        assert isinstance(answer, Weighed)
        return answer.hint

    async def analyse(self, record: Record, since: int, asker: str) -> Analysis | None:
        """Return the luck and mistakes after some lines, or None if such a game can't be analysed."""
        answer = await self._ask(Analyse(self._next_id(), record.game, record, since), asker, "hint")
        assert isinstance(answer, Analysed)
        return answer.analysis

    def _next_id(self) -> int:
        self.tasks += 1
        return self.tasks

    async def _ask(self, task: Task, asker: str, kind: Kind) -> Answer:
        """Ask the worker when it is the asker's turn; a call cancelled before that costs no thinking."""
        queue = self.analyses if isinstance(task, Analyse) else self.queue
        await queue.enter(asker, kind)
        asking = asyncio.create_task(self._ask_in_turn(task, asker, queue))
        self._asking.add(asking)
        asking.add_done_callback(self._forget_asking)
        return await asyncio.shield(asking)  # a call cancelled now keeps its turn until the answer comes

    def _forget_asking(self, asking: asyncio.Task[Answer]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # or asyncio complains when nobody is left to hear of it

    async def _ask_in_turn(self, task: Task, asker: str, queue: ThinkQueue) -> Answer:
        began = time.monotonic()
        try:
            answer = await self._ask_worker(task)
        finally:
            took = time.monotonic() - began
            queue.leave(asker, took)
            THINKING.observe(took)
        if isinstance(answer, Failed):
            raise RuntimeError(answer.reason)
        return answer

    async def _ask_worker(self, task: Task) -> Answer:
        """Ask the worker; if it dies meanwhile, ask the next one."""
        while True:
            try:
                await self.start()
            except OSError as error:
                raise WorkerDied from error
            worker = self._worker
            assert worker is not None
            answer = self._pending[task.id] = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(ANSWER_TIMEOUT):
                    worker.send(task)
                    return await answer
            except TimeoutError:
                worker.kill()
                raise WorkerDied from None
            except WorkerDied:
                if self._closed or self._failures > MAX_RESTARTS:
                    raise
            finally:
                self._pending.pop(task.id, None)

    def _receive(self, message: FromWorker) -> None:
        if isinstance(message, Ready):
            self.ready.add(message.game)
            self.on_ready()
        elif isinstance(message, Answer):
            self._failures = 0
            answer = self._pending.get(message.id)
            if answer is not None and not answer.done():
                answer.set_result(message)

    def _worker_died(self) -> None:
        """Wake everyone who waits for an answer."""
        self.ready.clear()
        self._failures += 1
        for answer in self._pending.values():
            if not answer.done():
                answer.set_exception(WorkerDied())
