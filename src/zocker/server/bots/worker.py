"""The process in which bots think: low priority, and it ends with the server.

`python -m zocker.server.bots.worker PARENT` reads tasks from its standard input and writes answers to its standard
output. When the input or the process that started it ends, it kills itself and its children. Kernels are compiled and
loaded in the background; until then bots play by their interpreted fallback.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO

import msgspec
import numpy as np

from zocker.analysis.report import Analysis
from zocker.rules import dice
from zocker.rules.dice import Rng
from zocker.rules.state import State
from zocker.server.bots.protocol import (
    Alive,
    Analyse,
    Analysed,
    Answer,
    Choose,
    Chosen,
    Failed,
    FromWorker,
    Ping,
    Ready,
    Task,
    ToWorker,
    Weighed,
    read_frame,
    thread_count,
    write_frame,
)

MAX_PATIENCE = 30.0  # seconds for which an analysis steps aside at most, because people wait for its end


class BotWorker:
    """Answers tasks, each in a thread of its own, on all cores but one; analyses step aside for everything else."""

    def __init__(self, read: BinaryIO, write: BinaryIO) -> None:
        self._read, self._write = read, write
        self._lock = threading.Lock()
        self._loaded: set[str] = set()
        self._calm = threading.Condition()
        self._urgent = 0  # tasks of those who play

    def work(self) -> None:
        """Answer until the input ends."""
        self._send(Alive())
        threading.Thread(target=self._load_kernels, daemon=True).start()
        with ThreadPoolExecutor(thread_count()) as pool, ThreadPoolExecutor(1) as analysts:
            while frame := read_frame(self._read):
                message = msgspec.msgpack.decode(frame, type=ToWorker)
                if isinstance(message, Ping):
                    self._send(Alive())
                elif isinstance(message, Analyse):
                    analysts.submit(self._answer, message)
                else:
                    self.count_urgent(1)
                    pool.submit(self._answer, message).add_done_callback(lambda _: self.count_urgent(-1))
            end_all()

    def count_urgent(self, more: int) -> None:
        with self._calm:
            self._urgent += more
            self._calm.notify_all()

    def _load_kernels(self) -> None:
        """Compile the kernels of all games, unless that is done already, and load them."""
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
            self._send(self.think(task))
        except Exception as error:
            traceback.print_exc()
            self._send(Failed(task.id, f"{type(error).__name__}: {error}"))

    def think(self, task: Task) -> Answer:
        from zocker.hints import weigh_view

        if isinstance(task, Analyse):
            return Analysed(task.id, self._analyse(task))
        compiled = task.game in self._loaded
        if isinstance(task, Choose):
            return Chosen(task.id, choose(task.game, task.bot, task.view, dice.shaken_rng(), compiled))
        return Weighed(task.id, weigh_view(task.game, read_view(task.game, task.view), compiled=compiled))

    def _analyse(self, task: Analyse) -> Analysis | None:
        """Analyse a game; let players go first, before every event of it."""
        from zocker.analysis.account import measure
        from zocker.analysis.words import rounded
        from zocker.values.weights import NoNet

        patience = MAX_PATIENCE

        def step_aside() -> None:
            nonlocal patience
            began = time.monotonic()
            with self._calm:
                self._calm.wait_for(lambda: not self._urgent, patience)
            patience = max(0.0, patience - (time.monotonic() - began))

        try:
            found = measure(task.record, since=task.since, before_each=step_aside)
        except NoNet:
            return None
        return None if found.contradicts_itself else rounded(found)

    def _send(self, message: FromWorker) -> None:
        with self._lock:
            self._write.write(write_frame(message))
            self._write.flush()


def choose(game: str, bot: str, view: bytes, rng: Rng, compiled: bool) -> str:
    """Return the move that a bot chooses, given its seat's view."""
    from zocker.bots import roster
    from zocker.rules import games
    from zocker.rules.engine import legal_codes

    rules, state = games.find(game), read_view(game, view)
    ask = roster.find(bot, game).sit_down(compiled=compiled)
    return rules.moves[ask(state, legal_codes(state), rng, rules.moves)]


def read_view(game: str, view: bytes) -> State:
    from zocker.rules import games

    state: State = np.frombuffer(view, games.find(game).layout)[0].copy()
    return state


def end_all() -> None:
    """Kill this process and everything that it has started."""
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def main() -> None:
    from zocker.lab.warm import end_with_parent, step_aside

    end_with_parent(int(sys.argv[1]))
    step_aside()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # so that nothing else writes between the answers
    BotWorker(sys.stdin.buffer, answers).work()


if __name__ == "__main__":
    main()
