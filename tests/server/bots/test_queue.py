"""Whose turn it is to be thought for."""

from __future__ import annotations

import asyncio

from tests.server.stage import run
from zocker.server.bots.queue import HINT_PATIENCE, HINT_SHARE, Kind, ThinkQueue


class Thinking:
    """A queue with one turn at a time, a clock that stands still, and who had a turn so far."""

    def __init__(self) -> None:
        self.time = 0.0
        self.queue = ThinkQueue(1, lambda: self.time)
        self.order: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, asker: str, kind: Kind = "move", name: str | None = None) -> None:
        async def wait() -> None:
            await self.queue.enter(asker, kind)
            self.order.append(name or asker)

        self.tasks[name or asker] = asyncio.create_task(wait())
        await asyncio.sleep(0)

    async def done(self, asker: str, seconds: float = 1.0) -> None:
        self.queue.leave(asker, seconds)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def test_whoever_has_taken_least_is_next() -> None:
    async def work() -> None:
        thinking = Thinking()
        for n in range(320):
            await thinking.ask("greedy", name=f"greedy {n}")
        await thinking.ask("anna")
        await thinking.done("greedy")
        assert thinking.order == ["greedy 0", "anna"]
        await thinking.done("anna", 0.1)
        await thinking.ask("benno")
        await thinking.done("greedy")
        assert thinking.order[2:] == ["greedy 1", "benno"]

    run(work())


def test_moves_go_before_hints_but_a_hint_comes_in_the_end() -> None:
    async def work() -> None:
        thinking = Thinking()
        await thinking.ask("x")
        await thinking.ask("anna", "hint")
        for n in range(10):
            await thinking.ask("greedy", name=f"move {n}")
        thinking.time += HINT_PATIENCE + 1
        for _ in range(HINT_SHARE):
            await thinking.done("greedy")
        assert thinking.order.index("anna") == HINT_SHARE - 1
        assert thinking.order[1] == "move 0"

    run(work())


def test_who_goes_away_gets_no_turn() -> None:
    async def work() -> None:
        thinking = Thinking()
        for asker in ("x", "anna", "benno"):
            await thinking.ask(asker)
        thinking.tasks["anna"].cancel()
        await asyncio.sleep(0)
        await thinking.done("x")
        assert thinking.order == ["x", "benno"]
        thinking.tasks["benno"].cancel()
        await thinking.done("benno")
        await thinking.ask("carla")
        assert thinking.order[-1] == "carla"

    run(work())


def test_what_was_taken_is_forgotten_by_and_by() -> None:
    async def work() -> None:
        thinking = Thinking()
        await thinking.ask("anna")
        await thinking.done("anna", 8.0)
        assert thinking.queue.seconds_used("anna") == 8.0
        thinking.time += 60.0
        assert thinking.queue.seconds_used("anna") == 2.0

    run(work())
