"""Where bots think: a process of its own, that is started anew if it dies and ends with whoever started it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.processes import environment, members, needs_proc, wait_until
from tests.server.stage import DEADLINE, bot, open_house, seat
from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.server.bots import process
from zocker.server.bots.client import BotClient
from zocker.server.bots.process import WorkerDied
from zocker.server.bots.protocol import thread_count
from zocker.server.messages.pages import NewTable


def decision(game: str) -> tuple[Match, bytes, list[str]]:
    match = Match(game, players=2, seed=3)
    assert isinstance(match.waiting, Decision)
    return match, match.masked(match.waiting.seat).tobytes(), [move.text for move in match.waiting.moves]


def test_it_answers_gives_hints_and_is_restarted_when_it_was_killed() -> None:
    _, view, legal = decision("las-vegas")

    async def work() -> None:
        bots = BotClient()
        await bots.start()
        try:
            first = bots.pid
            assert first is not None
            asked = [("las-vegas", "rookie"), ("las-vegas", "regular"), ("royale", "regular"), ("gambler", "rookie")]
            answers = await asyncio.gather(*(bots.choose(game, level, decision(game)[1]) for game, level in asked))
            for (game, _), move in zip(asked, answers, strict=True):
                assert move in decision(game)[2]
            hint = await bots.weigh("las-vegas", view)
            assert sorted(choice.text for choice in hint.choices) == sorted(legal)
            assert os.getpriority(os.PRIO_PROCESS, first) >= 10  # whoever plays goes first
            assert os.getpgid(first) == first

            os.kill(first, signal.SIGSTOP)  # so that it can't answer before it dies
            asking = asyncio.create_task(bots.choose("las-vegas", "regular", view))
            weighing = asyncio.create_task(bots.weigh("las-vegas", view))
            while bots.waiting < 2:
                await asyncio.sleep(0)
            os.kill(first, signal.SIGKILL)
            assert await asking in legal
            assert (await weighing).choices
            assert bots.pid != first

            with pytest.raises(RuntimeError):
                await bots.weigh("las-vegas", b"nonsense")
            assert await bots.choose("las-vegas", "regular", view) in legal  # it goes on
        finally:
            await bots.close()
        assert not bots.running

    asyncio.run(asyncio.wait_for(work(), 3 * DEADLINE))


PARENT = """
import asyncio
from zocker.server.bots.client import BotClient

async def main():
    bots = BotClient()
    await bots.start()
    print(bots.pid)
    await asyncio.Event().wait()

asyncio.run(main())
"""


@needs_proc
def test_it_ends_with_its_parent_and_ends_what_it_started(tmp_path: Path) -> None:
    """With an empty cache it starts processes that compile. Its parent is killed in the middle of that."""
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment(ZOCKER_CACHE=str(tmp_path))) as parent:
        try:
            assert parent.stdout is not None
            worker = int(parent.stdout.readline())
            wait_until(lambda: len(members(worker)) > 2, "it started nothing")
        finally:
            parent.kill()
    try:
        wait_until(lambda: not members(worker), "it is still there")
    finally:
        for left in members(worker):
            os.kill(left, signal.SIGKILL)


@pytest.mark.parametrize("executable", ["/nowhere/python", "/bin/false"])
def test_if_it_cannot_be_started_bots_choose_in_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, executable: str
) -> None:
    _, view, legal = decision("las-vegas")

    async def work() -> None:
        async with open_house(tmp_path, bots=BotClient()) as house:
            assert await house.services.bots.choose("las-vegas", "rookie", view) in legal
            with pytest.raises(WorkerDied):
                await house.services.bots.weigh("las-vegas", view)
            table = await house.create(NewTable("las-vegas", (bot(), bot())), "anna")
            reader = await seat(house, table, "somebody")
            await reader.until(lambda message: message.line_count > 10)

    monkeypatch.setattr(sys, "executable", executable)
    asyncio.run(asyncio.wait_for(work(), 3 * DEADLINE))
    assert "the worker failed; a bot chooses here, by its fallback" in caplog.messages


@needs_proc
def test_it_ends_with_its_parent_even_if_it_stands_still() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, env=environment()) as parent:
        try:
            assert parent.stdout is not None
            worker = int(parent.stdout.readline())
            wait_until(lambda: os.getpriority(os.PRIO_PROCESS, worker) >= 10, "it does not step aside")
            os.kill(worker, signal.SIGSTOP)
        finally:
            parent.kill()
    try:
        wait_until(lambda: not members(worker), "it is still there")
    finally:
        for left in members(worker):
            os.kill(left, signal.SIGKILL)


def test_one_that_hangs_is_replaced_and_does_not_hold_up_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view, legal = decision("las-vegas")
    monkeypatch.setattr(process, "SILENCE_TIMEOUT", 0.5)
    monkeypatch.setattr(process, "CLOSE_TIMEOUT", 0.1)

    async def work() -> None:
        bots = BotClient()
        await bots.start()
        assert await bots.choose("las-vegas", "rookie", view) in legal
        first = bots.pid
        assert first is not None
        os.kill(first, signal.SIGSTOP)
        assert await bots.choose("las-vegas", "rookie", view) in legal
        second = bots.pid
        assert second not in (None, first)
        assert bots.restarts == 1
        os.kill(second, signal.SIGSTOP)
        await bots.close()
        assert not members(second)

    asyncio.run(asyncio.wait_for(work(), 3 * DEADLINE))


def test_work_of_an_asker_who_left_is_dropped() -> None:
    _, view, legal = decision("las-vegas")

    async def work() -> None:
        bots = BotClient()
        await bots.start()
        try:
            first = bots.pid
            assert first is not None
            assert await bots.choose("las-vegas", "rookie", view) in legal
            os.kill(first, signal.SIGSTOP)
            asked = [asyncio.create_task(bots.weigh("las-vegas", view, f"guest {n}")) for n in range(120)]
            while bots.waiting < 120:
                await asyncio.sleep(0)
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            os.kill(first, signal.SIGCONT)
            assert await bots.choose("las-vegas", "rookie", view) in legal
            assert bots.tasks - bots.waiting == 122  # all were asked for,
            assert (
                sum(bots.queue.seconds_used(f"guest {n}") > 0 for n in range(120)) <= thread_count()
            )  # few were thought about
        finally:
            await bots.close()

    asyncio.run(asyncio.wait_for(work(), 3 * DEADLINE))
