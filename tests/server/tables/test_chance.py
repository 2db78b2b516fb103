"""Chance is requested: its answer may be there at once, or come later."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.stage import ME, OPEN, bot, drawn, match_of, open_house, run, seat
from tests.server.tables.test_table import ANNA, BENNO, about_to_place, start_two
from zocker.match import Match
from zocker.rules import dice
from zocker.server.messages.actions import Join, Pause
from zocker.server.messages.pages import NewTable
from zocker.server.tables.services import Answer


class Slow:
    """Dice that are rolled when a test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, asyncio.Future[Answer]]] = []
        self.rng = dice.seeded_rng(1)

    def __call__(self, match: Match) -> asyncio.Future[Answer]:
        self.asked.append((drawn(match, self.rng), asyncio.get_running_loop().create_future()))
        return self.asked[-1][1]

    async def next(self) -> None:
        """Answer what was asked last, as soon as it is asked."""
        while not self.asked or self.asked[-1][1].done():
            await asyncio.sleep(0)
        result, answer = self.asked[-1]
        answer.set_result(result)


def test_a_roll_waits_until_its_answer_comes(tmp_path: Path) -> None:
    slow = Slow()

    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place(), request_chance=slow) as house:
            anna, benno = await start_two(house)
            await anna.play("place 3")
            await benno.until(lambda message: message.roll)
            n = anna.table.line_count
            await benno.roll()
            await benno.roll()  # once is enough
            assert len(slow.asked) == 1
            assert (await benno.look()).line_count == n  # the table is shown meanwhile, and nothing has happened
            await slow.next()
            rolled = await benno.until(lambda message: message.line_count > n)
            assert rolled.choices
            assert match_of(anna.table).lines[-1].startswith("roll ")
            assert len(slow.asked) == 1

    run(play())


def test_a_game_of_bots_goes_on_with_each_answer(tmp_path: Path) -> None:
    slow = Slow()

    async def play() -> None:
        async with open_house(tmp_path, request_chance=slow) as house:
            table = await house.find(await house.create(NewTable("gambler", (bot(), bot()), {"rounds": 1}), ANNA))
            await seat(house, table.id, ANNA)
            while not match_of(table).over:
                if slow.asked and not slow.asked[-1][1].done():
                    await slow.next()
                await asyncio.sleep(0)
            match = match_of(table)
            rolled = [line for line in match.lines if line not in match.rules.moves]
            assert [answer.result() for _, answer in slow.asked] == rolled

    run(play())


def test_what_is_taken_back_meanwhile_needs_no_answer(tmp_path: Path) -> None:
    slow = Slow()

    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place(), request_chance=slow) as house:
            anna, benno = await start_two(house)
            await anna.play("place 3")
            await benno.until(lambda message: message.roll)
            await benno.roll()
            await anna.undo()
            n = anna.table.line_count
            await slow.next()
            for _ in range(10):
                await asyncio.sleep(0)
            assert anna.table.line_count == n
            assert (await anna.look()).choices

    run(play())


def test_an_answer_that_comes_while_a_table_is_paused_is_taken_when_it_goes_on(tmp_path: Path) -> None:
    slow = Slow()

    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place(), request_chance=slow) as house:
            anna, benno = await start_two(house)
            await anna.play("place 3")
            await benno.until(lambda message: message.roll)
            await benno.roll()
            await anna.act(Pause(True))
            n = anna.table.line_count
            await slow.next()
            for _ in range(10):
                await asyncio.sleep(0)
            assert anna.table.line_count == n
            await anna.act(Pause(False))
            assert (await benno.until(lambda message: message.line_count > n)).choices

    run(play())


def test_dice_that_fail_are_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr("zocker.server.tables.driver.RETRY_DELAY", 0.0)

    async def play() -> None:
        async with open_house(tmp_path, request_chance=slow) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, OPEN)), ANNA), ANNA)
            await (await seat(house, anna.table.id, BENNO)).act(Join(1, "Benno"))
            while not slow.asked:
                await asyncio.sleep(0)
            slow.asked[0][1].set_exception(RuntimeError("no dice"))
            while len(slow.asked) < 2:
                await asyncio.sleep(0)
            assert anna.table.line_count == 0
            await slow.next()
            await anna.until(lambda message: message.line_count)

    run(play())
