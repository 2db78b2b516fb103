"""Live tables: who sits there, what people may do when, and what moves a table on when nobody does."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from uvicorn.protocols.utils import ClientDisconnected

from tests.rules.las_vegas.table import casino, position
from tests.server.clocks import Standing
from tests.server.stage import (
    DEADLINE,
    ME,
    OPEN,
    Reader,
    StubBots,
    bot,
    is_asked,
    match_of,
    open_house,
    run,
    seat,
    seeded,
)
from zocker.bots.names import NAMES as BOT_NAMES
from zocker.errors import Mistake
from zocker.hints import Choice as Weight
from zocker.hints import Hint as Weighed
from zocker.match import Match
from zocker.rules.messages import Chance, Decision
from zocker.server.messages.actions import AskHint, DoPlay, DoRoll, DoUndo, Join, NewSeat, StandIn, Start
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import Table
from zocker.server.present.options import terms
from zocker.server.routes.limits import ConnectionLimits, Limits
from zocker.server.routes.live import attend, send_news
from zocker.server.tables import actions, driver
from zocker.server.tables.driver import TAKE_BACK_DELAY, Driver
from zocker.server.tables.house import House
from zocker.server.tables.presence import Watcher
from zocker.server.tables.render import show_to
from zocker.server.tables.services import HINTS
from zocker.server.tables.table import LiveTable

ANNA, BENNO = "guest-anna", "guest-benno"


def two_open(**settings: Any) -> NewTable:
    return NewTable("las-vegas", (ME, OPEN), {"starter": 1}, **settings)


async def start_two(house: House, **settings: Any) -> tuple[Reader, Reader]:
    """Let Anna and Benno sit down; Anna is to roll."""
    anna = await seat(house, await house.create(two_open(**settings), ANNA), ANNA)
    benno = await seat(house, anna.table.id, BENNO)
    await benno.act(Join(1, "Benno"))
    await anna.until(is_asked)
    return anna, benno


def about_to_place(on: int = 0, round: int = 1, left: int = 8) -> dict[str, Any]:
    """Return a set-up of two players in which one is about to place 3 3 3 … 4."""
    parked = casino("60k", dice=[8 - left, 8 - left])
    roll = " ".join(["roll", *["3"] * (left - 1), "4"])
    setup = position(2, {6: parked}, on=on, round=round, roll=roll).setup
    assert setup is not None
    return setup


# Sitting down ---------------------------------------------------------------------------------------------


def test_a_table_waits_for_its_open_seats_and_begins_when_the_last_is_taken(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, bot(), OPEN))
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            first = await anna.look()
            assert (first.line_count, first.started, first.you, first.host) == (0, False, 0, True)
            assert [person.name for person in first.people] == ["Anna", None, None]
            benno = await seat(house, anna.table.id, BENNO)
            assert (await benno.look()).you is None
            await benno.act(Join(2, "Benno"))
            now = await anna.look()
            assert now.started
            assert [person.bot for person in now.people] == [None, "rookie", None]
            assert (await benno.look()).you == 2
            assert now.people[1].name in BOT_NAMES  # a bot that waited gets its name now
            assert {"?", None}.isdisjoint(one.name for one in match_of(anna.table).seats)

    run(play())


def test_bots_take_the_seats_that_are_still_open_when_the_host_starts(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, OPEN, OPEN, bot("shark")), {"starter": 1})
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            benno = await seat(house, anna.table.id, BENNO)
            with pytest.raises(Mistake, match="Only the host can"):
                await benno.act(Start())
            assert not anna.table.started
            await anna.act(Start())
            message = await anna.until(is_asked)
            assert [person.bot for person in message.people] == [None, "regular", "regular", "shark"]
            assert len({person.name for person in message.people}) == 4
            assert message.warming  # a shark can't search here yet
            before = anna.table.line_count
            await anna.act(Start())  # once more does nothing
            assert anna.table.line_count == before

    run(play())


def test_the_host_starts_without_the_seats_that_are_still_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, OPEN, bot("rookie"), OPEN), {"starter": 2})
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            await anna.act(Start(without_open=True))
            assert [person.bot for person in (await anna.look()).people] == [None, "rookie"]
            assert anna.table.started

    run(play())


def test_nobody_starts_without_enough_players_or_without_who_is_to_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            for new, refusal in (
                (NewTable("las-vegas", (ME, OPEN, OPEN)), "players"),
                (NewTable("las-vegas", (ME, bot("rookie"), OPEN), {"starter": 3}), "Seat 3 can’t start"),
            ):
                anna = await seat(house, await house.create(new, ANNA), ANNA)
                with pytest.raises(Mistake, match=refusal):
                    await anna.act(Start(without_open=True))
                assert not anna.table.started
                assert len(anna.table.seats) == 3

    run(play())


def test_a_table_without_open_seats_begins_at_once_and_bots_play_to_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table = await house.create(NewTable("las-vegas", (bot(), bot())), ANNA)
            reader = await seat(house, table, "somebody")
            last = await reader.until(lambda message: message.verdict)
            assert last.you is None
            assert not any(message.choices or message.roll or message.may_undo for message in reader.seen)
            assert [rank.rank for rank in last.ranking] == [1, 2]
            assert house.store.read.count_unfinished() == 0

    run(play())


@pytest.mark.parametrize(
    ("join", "says"),
    [
        (Join(0, "Carla"), "taken"),
        (Join(2, "Carla"), "taken"),  # a bot's
        (Join(5, "Carla"), "taken"),  # there is none
        (Join(1, "\n"), "can’t be a name"),
        (Join(1, "   "), "can’t be a name"),
        (Join(1, "x\x00y"), "can’t be a name"),
    ],
)
def test_only_open_seats_can_be_taken_and_only_under_a_name(tmp_path: Path, join: Join, says: str) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, OPEN, bot())), ANNA), ANNA)
            with pytest.raises(Mistake, match=says):
                await actions.act(anna.table, Watcher("carla"), join)
            assert anna.table.seats[1].is_open
            assert not anna.table.started

    run(play())


def test_nobody_takes_two_seats_or_one_of_a_game_that_runs(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table = await house.find(await house.create(NewTable("las-vegas", (ME, OPEN, OPEN)), ANNA))
            with pytest.raises(Mistake, match="already have a seat"):
                await actions.act(table, Watcher(ANNA), Join(1, "Me too"))
            await actions.act(table, Watcher(ANNA), Start())
            with pytest.raises(Mistake, match="taken"):
                await actions.act(table, Watcher(BENNO), Join(1, "Benno"))
            with pytest.raises(Mistake, match="one seat"):
                await house.create(NewTable("las-vegas", (ME, ME)), ANNA)

    run(play())


def test_names_are_made_unique(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table = await house.find(await house.create(NewTable("las-vegas", (ME, *[OPEN] * 4)), ANNA))
            for number, name in enumerate(["Anna", " Anna ", "Anna 3", "Ünal"], 1):
                await actions.act(table, Watcher(f"guest {number}"), Join(number, name))
            assert table.names == ["Anna", "Anna 2", "Anna 3", "Anna 3 2", "Ünal"]

    run(play())


# What people do -------------------------------------------------------------------------------------------


def test_a_doubled_click_does_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await start_two(house)
            n = anna.table.line_count
            await asyncio.gather(*(anna.act(DoRoll(n)) for _ in range(3)))
            assert anna.table.line_count == n + 1
            rolled = match_of(anna.table).lines[-1]
            move = match_of(anna.table).waiting.moves[0].text  # type: ignore[union-attr]
            await asyncio.gather(*(anna.act(DoPlay(n + 1, move)) for _ in range(3)))
            assert match_of(anna.table).lines[n:] == [rolled, move]

    run(play())


@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_an_action_that_answers_another_line_does_nothing(tmp_path: Path, off: int) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            before = list(match_of(anna.table).lines)
            n = anna.table.line_count + off
            for action in (DoPlay(n, "place 3"), DoRoll(n), DoUndo(n), AskHint(n)):
                for who in (anna, benno):
                    assert await who.act(action) is None
            assert match_of(anna.table).lines == before

    run(play())


def test_who_is_not_on_turn_or_not_seated_moves_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            n = anna.table.line_count
            for action in (DoPlay(n, "place 3"), DoRoll(n)):
                with pytest.raises(Mistake, match="your turn"):
                    await benno.act(action)
                await actions.act(anna.table, Watcher("a spectator"), action)
            assert await actions.act(anna.table, Watcher("a spectator"), AskHint(n)) is None
            assert await benno.act(AskHint(n)) is None
            assert anna.table.line_count == n
            assert not (await benno.look()).choices

    run(play())


def test_a_wrong_move_is_one_sentence_and_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, _ = await start_two(house)
            match = match_of(anna.table)
            for move in ("place 5", "", "roll 6 6 6 6 6 6 6 6", "undo", "x" * 80):
                with pytest.raises(Mistake, match="not a legal move"):
                    await anna.play(move)
            with pytest.raises(Mistake, match="time to move"):
                await anna.roll()
            assert match_of(anna.table) is match
            assert match.lines == []
            await anna.play("place 3")
            assert match.lines == ["place 3"]

    run(play())


def test_a_hint_is_for_who_decides_and_there_is_none_where_a_secret_is_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, _ = await start_two(house)
            hint = await anna.act(AskHint(0))
            assert hint is not None
            assert [advice.code for advice in hint.choices] == [2, 3]
            assert house.services.bots.shown[-1] == ("hint", match_of(anna.table).masked(0).tobytes())  # type: ignore[attr-defined]

    run(play())


def test_nobody_has_more_than_one_hint_at_a_time_or_too_many_in_a_minute(tmp_path: Path, time: Standing) -> None:
    class Patient(StubBots):
        let_go: asyncio.Event | None = None

        async def weigh(self, game: str, view: bytes, asker: str = "") -> Weighed:
            if self.let_go is not None:
                await self.let_go.wait()
            return await super().weigh(game, view, asker)

    async def play() -> None:
        bots = Patient()
        async with open_house(tmp_path, time=time, bots=bots, setup=about_to_place()) as house:
            new = NewTable("las-vegas", (ME, bot()))
            one, two = [await seat(house, await house.create(new, ANNA), ANNA) for _ in range(2)]
            bots.let_go = asyncio.Event()
            asking = asyncio.create_task(one.act(AskHint(0)))
            await asyncio.sleep(0)
            with pytest.raises(Mistake, match="Your hint is already on its way"):
                await two.act(AskHint(0))
            bots.let_go.set()
            assert await asking is not None
            for _ in range(int(HINTS.burst) - 1):
                assert await two.act(AskHint(0)) is not None
            with pytest.raises(Mistake, match="You have had a lot of hints"):
                await one.act(AskHint(0))
            time.pass_by(1 / HINTS.per_second)
            assert await one.act(AskHint(0)) is not None

    run(play())


def test_a_hint_stars_the_highest_figure(tmp_path: Path) -> None:
    class Decided(StubBots):
        async def weigh(self, game: str, view: bytes, asker: str = "") -> Weighed:
            choices = [
                Weight(code, f"place {code + 1}", win, 0.0, 30_000.0, 100)
                for code, win in zip((3, 2), (0.244, 0.239), strict=True)
            ]
            return Weighed(0, tuple(choices), learned=True, rough=False)

    async def play() -> None:
        async with open_house(tmp_path, bots=Decided(), setup=about_to_place()) as house:
            anna, _ = await start_two(house)
            hint = await anna.act(AskHint(0))
            assert hint is not None
            assert [(one.win, one.score, one.short) for one in hint.choices] == [
                ("24%", "$30,000 after the round", "30k")
            ] * 2
            assert (hint.best, hint.text) == (3, "★ Recommended. Shown: win chance, money after the round.")

    run(play())


# Taking back ----------------------------------------------------------------------------------------------


def test_the_mover_takes_back_until_dice_come_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            await anna.play("place 3")
            assert (await anna.look()).may_undo
            assert not (await benno.look()).may_undo
            with pytest.raises(Mistake, match="no move to take back"):
                await benno.undo()
            await anna.undo()
            assert match_of(anna.table).lines == ["place 3", "undo"]
            await anna.play("place 4")
            await benno.roll()
            assert not (await anna.look()).may_undo
            with pytest.raises(Mistake, match="no move to take back"):
                await anna.undo()

    run(play())


def test_another_seats_choice_ends_taking_back(tmp_path: Path) -> None:
    from tests.rules.royale.table import position as royale

    setup = royale(3, boards="A1", left=["2", "1", "1"], roll="roll 1 5").setup

    async def play() -> None:
        async with open_house(tmp_path, setup=setup) as house:
            new = NewTable("royale", (ME, OPEN, OPEN), {"boards": 1})
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            benno, carla = await seat(house, anna.table.id, BENNO), await seat(house, anna.table.id, "carla")
            await benno.act(Join(1, "Benno"))
            await carla.act(Join(2, "Carla"))
            await anna.play("place 1")
            assert not (await anna.look()).may_hint
            hint = await anna.act(AskHint(anna.table.line_count))
            assert hint is not None
            assert not hint.choices  # a fist
            await anna.play("choose 2")
            await anna.undo()
            await anna.play("choose 1")
            assert (await anna.look()).may_undo
            assert (await benno.look()).choices
            await benno.play("guess 1")
            for reader in (anna, benno, carla):
                assert not (await reader.look()).may_undo
                with pytest.raises(Mistake):
                    await reader.undo()

    run(play())


def test_news_after_a_take_back_replace_what_is_no_longer_true(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            log = list((await benno.look()).log)
            assert (await benno.look()).log == ()
            for act in (anna.play("place 3"), anna.undo(), anna.play("place 4"), benno.roll()):
                await act
                message = await benno.look()
                assert message.log_from <= len(log)
                log[message.log_from :] = message.log
                fresh = await show_to(benno.table, BENNO, -1)
                assert log == list(fresh.log)
                assert fresh.log_from == 0
            assert [entry.event.__struct_config__.tag for entry in log] == ["took-back", "placed", "rolled"]

    run(play())


# What a reader sees ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seed"), [("las-vegas", 3), ("royale", 1), ("gambler", 1), ("gambler", 2)])
def test_the_showdown_comes_with_the_line_that_ended_a_round_and_never_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Any, seed: int
) -> None:
    """The table waits for who reads it: then each end of a round is shown once, before the table is cleared."""
    ends = list[int]()
    passes = Driver.stays_quiet

    async def when_read(driver: Driver, seconds: float | None) -> bool:
        while seconds is not None and any(watcher.news.is_set() for watcher in driver.table.presence.watchers):
            await asyncio.sleep(0)
        return await passes(driver, seconds)

    monkeypatch.setattr(Driver, "stays_quiet", when_read)

    async def play() -> None:
        async with open_house(tmp_path, prepared_dice=seeded(seed)) as house:
            reader = await seat(house, await house.create(NewTable(game, (ME, bot())), ANNA), ANNA)
            while True:
                message = await reader.until(lambda message: is_asked(message) or message.verdict)
                if message.verdict:
                    break
                if message.roll:
                    await reader.roll()
                else:
                    await reader.play(message.choices[len(message.choices) // 2].move.text)
            lines = match_of(reader.table).lines
            shown = [message.line_count for message in reader.seen if message.view and message.view.scored]
            replayed = Match(game, seats=["A", "B"], chance="ask")
            for number, line in enumerate(lines, 1):
                replayed.follow(line, typed=True)
                if replayed.secret_showdown is not None:
                    ends.append(number)
            assert shown == ends
            n = len(lines)  # the game is over with the last round: who has seen that, or asks for everything, gets none
            for after, expected in ((n - 1, True), (n, False), (n - 2, True), (-1, False), (n + 1, False)):
                message = await show_to(reader.table, ANNA, after)
                assert bool(message.view and message.view.scored) == expected

    run(play())
    assert ends


def test_a_reader_is_told_what_kind_of_table_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, OPEN), {"neutral": True}, public=True)
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            message = await anna.look()
            assert (message.public, message.dice, message.rematch) == (True, "system", None)
            assert message.terms == terms("las-vegas", {"neutral": True})
            assert len(message.terms) == 1

    run(play())


class SlowSocket:
    """A connection that takes a message only when it is let."""

    def __init__(self) -> None:
        self.sent: list[Table] = []
        self.free = asyncio.Semaphore(0)
        self.arrived = asyncio.Event()

    async def send_text(self, data: str) -> None:
        self.sent.append(msgspec.json.decode(data))
        self.arrived.set()
        await self.free.acquire()


def test_who_reads_slowly_gets_several_lines_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await start_two(house)
            slow: Any = SlowSocket()
            benno.watcher.news.set()
            sending = asyncio.create_task(send_news(slow, benno.table, benno.watcher, -1))
            await slow.arrived.wait()
            n = anna.table.line_count
            await anna.roll()
            moves = [move.text for move in match_of(anna.table).waiting.moves]  # type: ignore[union-attr]
            await anna.play(moves[0])
            await anna.undo()
            await anna.play(moves[1])
            slow.arrived.clear()
            slow.free.release()
            await slow.arrived.wait()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            first, second = slow.sent
            assert (first["line_count"], second["line_count"]) == (n, n + 4)
            assert second["log_from"] == len(first["log"]) > 0
            assert [entry["event"]["event"] for entry in second["log"]] == ["rolled", "took-back", "placed"]

    run(play())


class ClosedSocket:
    """A connection whose browser has gone, as Uvicorn tells it."""

    async def send_text(self, data: str) -> None:
        raise ClientDisconnected

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        return ""


def test_a_browser_that_has_gone_is_no_failure(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await start_two(house)
            gone: Any = ClosedSocket()
            anna.watcher.news.set()
            await attend(gone, anna.table, anna.watcher, -1, ConnectionLimits(Limits(), ANNA, ""))

    run(play())


# The clock ------------------------------------------------------------------------------------------------


def test_when_the_clock_runs_out_dice_roll_and_then_a_bot_plays_the_decision(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house, clock=30)
            message = await anna.until(lambda message: message.clock)
            assert message.clock is not None
            assert (message.clock.seat, message.clock.left, message.clock.whole) == (0, 30.0, 30)
            n = anna.table.line_count
            time.pass_by(29.0)
            anna.table.wake()
            message = await anna.look()
            assert (message.line_count, message.clock and message.clock.left) == (n, 1.0)
            time.pass_by(1.5)
            anna.table.wake()
            message = await anna.until(lambda message: message.line_count > n and message.clock)
            assert message.choices
            assert message.clock is not None
            assert message.clock.left == 30.0  # a decision has its own time
            assert house.services.bots.shown == []  # type: ignore[attr-defined]
            time.pass_by(31.0)
            anna.table.wake()
            message = await benno.until(lambda message: message.roll and message.clock)
            assert house.services.bots.shown[0][0] == "regular"  # type: ignore[attr-defined]
            assert message.clock is not None
            assert message.clock.seat == 1
            assert not message.people[0].stand_in  # for this decision only

    run(play())


def test_what_a_person_does_in_time_counts_and_starts_the_clock_anew(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, setup=about_to_place()) as house:
            anna, benno = await start_two(house, clock=30)
            time.pass_by(29.0)
            await anna.play("place 3")
            message = await benno.until(lambda message: message.clock and message.clock.seat == 1)
            assert message.clock is not None
            assert message.clock.left == 30.0
            assert match_of(anna.table).lines == ["place 3"]

    run(play())


def test_to_take_back_gives_no_fresh_time(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, setup=about_to_place()) as house:
            anna, _ = await start_two(house, clock=30)
            while (await anna.look()).clock is None:
                await asyncio.sleep(0)
            time.pass_by(20.0)
            await anna.play("place 3")
            await anna.undo()
            message = await anna.look()
            assert message.choices
            assert message.clock is not None
            assert (message.clock.seat, message.clock.left) == (0, 10.0)

    run(play())


def test_a_bot_waits_so_that_a_move_can_be_taken_back(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, setup=about_to_place(), pace=1.0) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (ME, bot())), ANNA), ANNA)
            await anna.play("place 3")
            time.pass_by(TAKE_BACK_DELAY - 0.1)
            anna.table.wake()
            for _ in range(20):
                await asyncio.sleep(0)
            await anna.undo()
            assert match_of(anna.table).lines == ["place 3", "undo"]
            await anna.play("place 4")
            time.pass_by(TAKE_BACK_DELAY)
            anna.table.wake()
            await anna.until(lambda message: message.line_count == 4)
            assert not (await anna.look()).may_undo

    run(play())


def test_bots_take_no_time_where_all_who_play_want_to_see_things_at_once(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, pace=1.0) as house:
            new = NewTable("las-vegas", (ME, OPEN, bot()), {"starter": 3})
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            benno = await seat(house, anna.table.id, BENNO)
            await benno.act(Join(1, "Benno"))
            await seat(house, anna.table.id, "a spectator")
            await anna.until(lambda message: message.waits_for == 2)
            before = anna.table.line_count
            actions.set_pace(anna.table, anna.watcher, True)
            for _ in range(20):
                await asyncio.sleep(0)
            assert anna.table.line_count == before  # Benno likes to watch
            actions.set_pace(anna.table, benno.watcher, True)
            for reader in (anna, benno):
                await reader.until(lambda message: message.roll)
                await reader.roll()
                await reader.play(match_of(anna.table).waiting.moves[0].text)  # type: ignore[union-attr]
            await anna.until(lambda message: message.roll)  # nor do they wait for what might be taken back
            assert time.now() == 1000.0

    run(play())


# Dropping out and coming back -----------------------------------------------------------------------------


def test_others_may_let_a_bot_play_a_while_after_somebody_dropped_out(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house)
            spectator = await seat(house, anna.table.id, "a spectator")
            with pytest.raises(Mistake, match="away for a while"):
                await benno.act(StandIn(0))  # she is there
            anna.leave()
            time.pass_by(29.0)
            assert not (await benno.look()).people[0].may_stand_in
            assert not (await benno.look()).people[0].present
            with pytest.raises(Mistake, match="away for a while"):
                await benno.act(StandIn(0))
            time.pass_by(1.0)
            message = await benno.look()
            assert [person.may_stand_in for person in message.people] == [True, False]
            assert not any(person.may_stand_in for person in (await spectator.look()).people)
            for stranger in (spectator, anna):
                with pytest.raises(Mistake, match="away for a while"):
                    await stranger.act(StandIn(0))
            with pytest.raises(Mistake, match="away for a while"):
                await benno.act(StandIn(5))
            await benno.act(StandIn(0))
            message = await benno.until(lambda message: message.roll)
            assert message.people[0].stand_in  # everybody sees it
            assert (await spectator.look()).people[0].stand_in
            assert [kind for kind, _ in house.services.bots.shown] == ["regular"]  # type: ignore[attr-defined]

    run(play())


def test_coming_back_takes_over_at_the_next_decision(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house)
            anna.leave()
            time.pass_by(30.0)
            await benno.act(StandIn(0))
            await benno.until(lambda message: message.roll)
            again = await seat(house, anna.table.id, ANNA)
            message = await again.next()
            assert message.people[0].present
            assert not message.people[0].stand_in
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert not stored.seats[0].stand_in
            await benno.roll()
            await benno.play(match_of(benno.table).waiting.moves[0].text)  # type: ignore[union-attr]
            message = await again.until(lambda message: message.roll)
            assert message.waits_for == 0

    run(play())


def test_with_a_clock_nobody_lets_a_bot_play(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house, clock=600)
            anna.leave()
            time.pass_by(60.0)
            assert not (await benno.look()).people[0].may_stand_in
            with pytest.raises(Mistake, match="away for a while"):
                await benno.act(StandIn(0))

    run(play())


def test_one_of_two_windows_closed_is_no_dropping_out(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house)
            second = await seat(house, anna.table.id, ANNA)
            anna.leave()
            time.pass_by(60.0)
            assert (await benno.look()).people[0].present
            assert not (await benno.look()).people[0].may_stand_in
            second.leave()
            assert not (await benno.look()).people[0].present

    run(play())


def test_the_others_are_told_when_a_bot_may_play_also_for_who_never_came_back(tmp_path: Path) -> None:
    """Only Benno comes back after a restart, and learns that a bot may play for Anna, though nothing else happens."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await start_two(house)
        async with open_house(tmp_path, drop_out_seconds=0.02) as house:
            benno = await seat(house, anna.table.id, BENNO)
            await benno.until(lambda message: message.people[0].may_stand_in)
            await benno.act(StandIn(0))
            benno.after = -1
            await benno.until(lambda message: message.roll)
            benno.leave()
            anna = await seat(house, anna.table.id, ANNA)
            await anna.until(lambda message: message.people[1].may_stand_in)

    run(play())


# What fails -----------------------------------------------------------------------------------------------


@contextmanager
def broken_store(house: House) -> Iterator[None]:
    """Let nothing be stored for a while."""

    async def fail(*_: object, **_more: object) -> None:
        raise sql.exc.OperationalError("INSERT", {}, Exception("disk is full"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.store, "write", fail)
        yield


def test_what_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await house.create(two_open(), ANNA), ANNA)
            benno = await seat(house, anna.table.id, BENNO)
            with broken_store(house):
                for who, action in ((benno, Join(1, "Benno")), (anna, Start())):
                    with pytest.raises(sql.exc.OperationalError):
                        await who.act(action)
                    assert not anna.table.started
                    assert anna.table.seats[1].is_open
            await benno.act(Join(1, "Benno"))
            await anna.until(is_asked)
            before = list(match_of(anna.table).lines)
            with broken_store(house):
                with pytest.raises(sql.exc.OperationalError):
                    await anna.roll()
                assert match_of(anna.table).lines == before
                assert (await anna.look()).roll
            await anna.roll()
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert stored.lines == match_of(anna.table).lines
            assert len(stored.lines) == len(before) + 1

    run(play())


def test_a_table_of_bots_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driver, "RETRY_DELAY", 0.0)
    fails = 3

    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place(round=4, left=1)) as house:
            write = house.store.append

            async def sometimes(*arguments: Any, **options: Any) -> None:
                nonlocal fails
                if fails:
                    fails -= 1
                    raise sql.exc.OperationalError("INSERT", {}, Exception("disk is full"))
                await write(*arguments, **options)

            monkeypatch.setattr(house.store, "append", sometimes)
            table = await house.find(await house.create(NewTable("las-vegas", (bot(), bot())), ANNA))
            await (await Reader(table, "somebody").enter()).until(lambda message: message.verdict)
            stored = house.store.read.load(table.id)
            assert stored is not None
            assert stored.lines == match_of(table).lines

    run(play())
    assert fails == 0
    assert caplog.messages == ["a table can't go on; it tries again"] * 3


async def go_while_storing(house: House, doing: Coroutine[Any, Any, None]) -> None:
    """Do something on a connection that ends while that is being stored."""
    gate, entered = threading.Event(), threading.Event()

    def hold(_connection: sql.Connection) -> None:
        entered.set()
        assert gate.wait(DEADLINE)

    held = asyncio.create_task(house.store.write(hold))
    await asyncio.to_thread(entered.wait, DEADLINE)
    done = asyncio.create_task(doing)
    while house.store.writer.queue.empty():
        await asyncio.sleep(0)
    done.cancel()
    await asyncio.sleep(0)
    gate.set()
    await held
    with pytest.raises(asyncio.CancelledError):
        await done


def test_who_goes_while_his_move_is_being_stored_leaves_table_and_file_agreeing(tmp_path: Path) -> None:
    """A connection that ends cancels what it does: the move may be in the file by then."""

    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            await go_while_storing(house, anna.play("place 3"))
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert stored.lines == match_of(anna.table).lines == ["place 3"]
            await benno.roll()

    run(play())


def test_a_game_begins_once_even_if_the_last_to_join_goes_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            table = await house.find(await house.create(two_open(), ANNA))
            benno = Reader(table, BENNO)
            await go_while_storing(house, joining(benno))
            stored = house.store.read.load(table.id)
            assert stored is not None
            assert stored.started
            assert table.running
            assert stored.seats == table.seats
            with pytest.raises(RuntimeError, match="already started"):
                await table.begin(table.seats)

    async def joining(benno: Reader) -> None:
        await benno.act(Join(1, "Benno"))

    run(play())


def test_nobody_holds_a_table_up_by_clicking(tmp_path: Path, time: Standing) -> None:
    """Stale clicks and comings and goings don't make a bot wait anew."""
    found = list[LiveTable]()

    class Slow(StubBots):
        async def choose(self, game: str, bot: str, view: bytes, asker: str = "") -> str:
            time.pass_by(2.0)  # it thinks for a while
            move = await super().choose(game, bot, view)
            await actions.act(found[0], Watcher("somebody"), DoRoll(0))  # and somebody clicks meanwhile
            return move

    async def play() -> None:
        bots = Slow()
        async with open_house(tmp_path, time=time, bots=bots, pace=1.0, setup=about_to_place()) as house:
            found.append(await house.find(await house.create(NewTable("las-vegas", (bot(), ME)), BENNO)))
            benno = await Reader(found[0], BENNO).enter()
            message = await benno.until(lambda message: message.roll)
            assert message.line_count == 1
            assert len(bots.shown) == 1  # and it does not think again

    run(play())


def test_a_house_closes_even_if_something_happens_at_that_very_moment(tmp_path: Path) -> None:
    """Who waits must not swallow that it is cancelled: then a server would never end."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await start_two(house, clock=600)
            await anna.until(lambda message: message.clock)
            anna.leave()  # which wakes the table
            driver = house.tables.driver(anna.table.id)
            await driver.close()
            assert driver.task is not None
            assert driver.task.cancelled()

    run(play())


# A restart, and leaving the memory ------------------------------------------------------------------------


def test_a_table_survives_a_restart_of_the_house(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await start_two(house)
            await anna.roll()
            await anna.play(match_of(anna.table).waiting.moves[0].text)  # type: ignore[union-attr]
            before = await show_to(anna.table, ANNA, -1)
        async with open_house(tmp_path) as house:
            anna, benno = await seat(house, anna.table.id, ANNA), await seat(house, anna.table.id, BENNO)
            after = await show_to(anna.table, ANNA, -1)
            assert after == before
            await anna.undo()
            assert (await benno.look()).line_count == before.line_count + 1

    run(play())


def test_everybody_finds_the_same_table_and_nobody_finds_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            name = await house.create(two_open(), ANNA)
        async with open_house(tmp_path) as house:
            found = await asyncio.gather(*(house.find(name) for _ in range(5)))
            assert len({id(table) for table in found}) == 1
            missed = await asyncio.gather(*(house.find("nowhere") for _ in range(5)), return_exceptions=True)
            assert [str(mistake) for mistake in missed] == ["There is no such table."] * 5

    run(play())


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from zocker.server.tables import house as module

    monkeypatch.setattr(module, "SWEEP_INTERVAL", 0.0)
    monkeypatch.setattr(module, "IDLE_SECONDS", -1.0)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await start_two(house)
            await anna.roll()
            lines = list(match_of(anna.table).lines)
            anna.leave()
            benno.leave()
            while anna.table.id in house.tables:
                await asyncio.sleep(0)
            again = await seat(house, anna.table.id, ANNA)
            assert again.table is not anna.table
            assert match_of(again.table).lines == lines
            assert (await again.next()).choices

    run(play())


def test_prepared_dice_come_from_the_house_only_and_live_ones_from_the_system(tmp_path: Path) -> None:
    async def play() -> None:
        def sixes(match: Match) -> str | None:
            return (
                "roll 6 6 6 6 6 6 6 6" if isinstance(match.waiting, Chance) and match.waiting.kind == "roll" else None
            )

        async with open_house(tmp_path, prepared_dice=sixes) as house:
            anna, _ = await start_two(house)
            await anna.roll()
            assert match_of(anna.table).lines[-1] == "roll 6 6 6 6 6 6 6 6"
        async with open_house(tmp_path, prepared_dice=lambda match: None) as house:
            games = [await start_two(house) for _ in range(3)]
            assert len({tuple(match_of(anna.table).lines) for anna, _ in games}) == 3
            assert all(match_of(anna.table).record().dice.source == "system" for anna, _ in games)

    run(play())


def test_gambler_rolls_on_when_that_was_chosen(tmp_path: Path) -> None:
    """Who presses "roll again" needn't press Roll as well."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("gambler", (ME, NewSeat("open")))
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            benno = await seat(house, anna.table.id, BENNO)
            await benno.act(Join(1, "Benno"))
            readers = {0: anna, 1: benno}
            for _ in range(200):
                match = match_of(anna.table)
                waiting = match.waiting
                if isinstance(waiting, Chance):
                    await (anna.next() if waiting.seat is None else readers[waiting.seat].roll())
                    continue
                assert isinstance(waiting, Decision)
                moves = [move.text for move in waiting.moves]
                if "roll again" in moves:
                    await readers[waiting.seat].play("roll again")
                    assert match.lines[-2] == "roll again"
                    assert match.lines[-1].startswith("roll ")
                    return
                await readers[waiting.seat].play(moves[0])
            pytest.fail("nobody could roll again")

    run(play())
