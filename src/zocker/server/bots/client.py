"""The server's end of the process where bots think."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from zocker.hints import Hint
from zocker.rules import dice
from zocker.server.bots.process import WorkerDied, WorkerProcess
from zocker.server.bots.protocol import Answer, Choose, Chosen, Failed, Ready, Task, Told, Weigh, Weighed, thinkers
from zocker.server.bots.queue import Kind, ThinkQueue
from zocker.server.bots.worker import choose

log = logging.getLogger(__name__)

MAX_RESTARTS = 5  # in a row, without an answer between
LONGEST = 120.0  # seconds after which a task will never be answered


class BotClient:
    """Asks the worker, waits for its answer, and starts it anew if it dies or hears nothing any more."""

    def __init__(self) -> None:
        self.ready: set[str] = set()  # games whose kernels are loaded
        self.when_ready: Callable[[], None] = lambda: None
        self.queue = ThinkQueue(thinkers())
        self.restarts = 0
        self._worker: WorkerProcess | None = None
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._asking = set[asyncio.Task[Answer]]()
        self._last = 0
        self._failures = 0
        self._starting = asyncio.Lock()
        self._closed = False

    async def start(self) -> None:
        """Start the process, unless it runs."""
        async with self._starting:
            if self._worker is None or not self._worker.running:
                self.restarts += self._worker is not None
                self._worker = await WorkerProcess.start(self._hear, self._lost, lambda: bool(self._waiting))

    async def close(self) -> None:
        """End the process, whether or not it wants to."""
        self._closed = True
        if self._worker is not None:
            await self._worker.close()

    @property
    def pid(self) -> int | None:
        return None if self._worker is None else self._worker.pid

    async def choose(self, game: str, bot: str, view: bytes, asker: str = "") -> str:
        """Return the move that a bot chooses, for whoever has set up its table."""
        try:
            answer = await self._ask(Choose(self._number(), game, bot, view), asker, "move")
        except (WorkerDied, RuntimeError):
            log.exception("the worker failed; a bot chooses here, by its fallback")
            return await asyncio.to_thread(choose, game, bot, view, dice.shaken_rng(), False)
        assert isinstance(answer, Chosen)
        return answer.move

    async def weigh(self, game: str, view: bytes, asker: str = "") -> Hint:
        """Return what each choice is worth, for whoever asks."""
        answer = await self._ask(Weigh(self._number(), game, view), asker, "hint")
        assert isinstance(answer, Weighed)
        return answer.hint

    def _number(self) -> int:
        self._last += 1
        return self._last

    async def _ask(self, task: Task, asker: str, kind: Kind) -> Answer:
        """Ask when it is the asker's turn. Who goes away before that is not thought for."""
        await self.queue.enter(asker, kind)
        asking = asyncio.create_task(self._ask_in_turn(task, asker))
        self._asking.add(asking)
        asking.add_done_callback(self._asked)
        return await asyncio.shield(asking)  # who goes away now keeps the turn until the answer comes

    def _asked(self, asking: asyncio.Task[Answer]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # nobody may be left to hear of it

    async def _ask_in_turn(self, task: Task, asker: str) -> Answer:
        began = time.monotonic()
        try:
            answer = await self._ask_worker(task)
        finally:
            self.queue.leave(asker, time.monotonic() - began)
        if isinstance(answer, Failed):
            raise RuntimeError(answer.reason)
        return answer

    async def _ask_worker(self, task: Task) -> Answer:
        """Ask, and once more if the process died meanwhile."""
        while True:
            try:
                await self.start()
            except OSError as error:
                raise WorkerDied from error
            worker = self._worker
            assert worker is not None
            waiting = self._waiting[task.id] = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(LONGEST):
                    worker.send(task)
                    return await waiting
            except TimeoutError:
                worker.kill()
                raise WorkerDied from None
            except WorkerDied:
                if self._closed or self._failures > MAX_RESTARTS:
                    raise
            finally:
                self._waiting.pop(task.id, None)

    def _hear(self, told: Told) -> None:
        """Take what the worker tells."""
        if isinstance(told, Ready):
            self.ready.add(told.game)
            self.when_ready()
        elif isinstance(told, Answer):
            self._failures = 0
            waiting = self._waiting.get(told.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(told)

    def _lost(self) -> None:
        """Tell everybody who waits that the worker has gone."""
        self.ready.clear()
        self._failures += 1
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(WorkerDied())
