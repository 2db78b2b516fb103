"""What a host can do: pause, arrange the seats, send somebody away; and how people at a table react to each other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clocks import Standing
from tests.server.stage import (
    ME,
    OPEN,
    Reader,
    Served,
    StubBots,
    bot,
    is_asked,
    match_of,
    open_house,
    read,
    read_table,
    run,
    seat,
    send,
)
from tests.server.tables.test_table import about_to_place, broken_store, start_two
from zocker import replays
from zocker.bots.names import NAMES as BOT_NAMES
from zocker.errors import Mistake
from zocker.server.messages.actions import (
    Action,
    Arrange,
    AskHint,
    DoPlay,
    DoRoll,
    DoUndo,
    Join,
    NewSeat,
    Pause,
    React,
    Remove,
    StandIn,
    Start,
)
from zocker.server.messages.pages import NewTable
from zocker.server.routes.live import send_news
from zocker.server.tables import actions
from zocker.server.tables.house import House
from zocker.server.tables.presence import Presence, Watcher

ANNA, BENNO, CARLA = "guest-anna", "guest-benno", "guest-carla"


def kept(number: int) -> NewSeat:
    return NewSeat("kept", seat=number)


async def before_the_game(house: House, *seats: NewSeat) -> tuple[Reader, Reader]:
    """Let Anna set up a table, and Benno take the first open seat."""
    anna = await seat(house, await house.create(NewTable("las-vegas", seats), ANNA), ANNA)
    benno = await seat(house, anna.table.id, BENNO)
    await benno.act(Join([new.kind for new in seats].index("open"), "Benno"))
    return anna, benno


HOSTS_ONLY: list[Action] = [Start(), Pause(True), Remove(0), Arrange((ME, OPEN))]


@pytest.mark.parametrize("action", HOSTS_ONLY)
def test_only_the_host_has_these_powers(tmp_path: Path, action: Action) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await before_the_game(house, ME, OPEN, OPEN)
            for guest in (BENNO, "a spectator"):
                with pytest.raises(Mistake, match="Only the host can"):
                    await actions.act(anna.table, Watcher(guest), action)
            message = await benno.look()
            assert not message.host
            assert not any(person.may_remove for person in message.people)
            assert anna.table.names == ["Anna", "Benno", ""]

    run(play())


# Pausing --------------------------------------------------------------------------------------------------


def test_while_a_table_is_paused_nobody_acts(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            await anna.play("place 3")
            await anna.act(Pause(True))
            for reader in (anna, benno):
                message = await reader.look()
                assert message.paused
                assert not is_asked(message)
                assert not message.may_undo
                assert message.waits_for == 1
            for who, action in ((anna, DoUndo), (benno, DoRoll)):
                with pytest.raises(Mistake, match="paused"):
                    await who.act(action(who.table.line_count))
            assert match_of(anna.table).lines == ["place 3"]
            await anna.act(Pause(True))  # once more is nothing
            await anna.act(Pause(False))
            assert not (await benno.look()).paused
            await anna.undo()
            await anna.act(Pause(True))
            assert await anna.act(AskHint(anna.table.line_count)) is None
            with pytest.raises(Mistake, match="paused"):
                await anna.play("place 3")

    run(play())


def test_bots_wait_while_a_table_is_paused_even_if_they_have_thought_already(tmp_path: Path) -> None:
    thought, go_on = asyncio.Event(), asyncio.Event()

    class Slow(StubBots):
        async def choose(self, game: str, bot: str, view: bytes, asker: str = "") -> str:
            thought.set()
            await go_on.wait()
            return await super().choose(game, bot, view)

    async def play() -> None:
        async with open_house(tmp_path, bots=Slow(), setup=about_to_place()) as house:
            anna = await seat(house, await house.create(NewTable("las-vegas", (bot(), ME)), ANNA), ANNA)
            await thought.wait()
            await anna.act(Pause(True))
            go_on.set()
            for _ in range(20):
                await asyncio.sleep(0)
            assert anna.table.line_count == 0
            await anna.act(Pause(False))
            await anna.until(lambda message: message.roll)

    run(play())


def test_the_clock_stops_and_goes_on_with_the_time_that_was_left(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, setup=about_to_place()) as house:
            anna, _ = await start_two(house, clock=30)
            while (await anna.look()).clock is None:
                await asyncio.sleep(0)
            time.pass_by(20.0)
            await anna.act(Pause(True))
            time.pass_by(1000.0)
            anna.table.wake()
            for _ in range(20):
                await asyncio.sleep(0)
            message = await anna.look()
            assert (message.line_count, message.clock and message.clock.left) == (0, 10.0)
            await anna.act(Pause(False))
            message = await anna.look()
            assert message.choices
            assert message.clock is not None
            assert message.clock.left == 10.0
            await anna.play("place 3")
            await anna.act(Pause(True))
            time.pass_by(50.0)
            await anna.act(Pause(False))
            await anna.undo()
            message = await anna.look()
            assert message.clock is not None
            assert message.clock.left == 10.0  # nor does a pause give time to who takes back
            time.pass_by(10.5)
            anna.table.wake()
            await anna.until(lambda message: message.line_count > 2)

    run(play())


def test_a_pause_survives_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            name = await house.create(NewTable("las-vegas", (bot(), ME)), ANNA)
            table = await house.find(name)
            await actions.act(table, Watcher(ANNA), Pause(True))
            n = table.line_count
        async with open_house(tmp_path) as house:
            anna = await seat(house, name, ANNA)
            for _ in range(20):
                await asyncio.sleep(0)
            message = await anna.look()
            assert (message.paused, message.line_count) == (True, n)
            await anna.act(Pause(False))
            await anna.until(lambda message: message.roll)
            stored = house.store.read.load(name)
            assert stored is not None
            assert not stored.paused

    run(play())


def test_the_time_left_on_a_paused_clock_survives_a_restart(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time, setup=about_to_place()) as house:
            anna, _ = await start_two(house, clock=30)
            while (await anna.look()).clock is None:
                await asyncio.sleep(0)
            time.pass_by(20.0)
            await anna.act(Pause(True))
        time.pass_by(1000.0)
        async with open_house(tmp_path, time=time) as house:
            anna = await seat(house, anna.table.id, ANNA)
            time.pass_by(50.0)
            message = await anna.look()
            assert (message.paused, message.clock and message.clock.left) == (True, 10.0)
            await anna.act(Pause(False))
            message = await anna.look()
            assert (message.paused, message.clock and message.clock.left) == (False, 10.0)
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert stored.clock_left == 10.0  # until the next line

    run(play())


def test_there_is_nothing_to_pause_before_the_game_or_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place(round=4, left=1)) as house:
            anna, _ = await before_the_game(house, ME, OPEN, OPEN)
            await anna.act(Pause(True))
            assert not (await anna.look()).paused
            table = await house.find(await house.create(NewTable("las-vegas", (bot(), bot())), ANNA))
            await (await Reader(table, ANNA).enter()).until(lambda message: message.verdict)
            await actions.act(table, Watcher(ANNA), Pause(True))
            assert not table.paused

    run(play())


def test_a_move_that_was_made_before_a_pause_counts_and_none_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, setup=about_to_place()) as house:
            anna, benno = await start_two(house)
            done = await asyncio.gather(
                *(anna.act(DoPlay(0, "place 3")), anna.act(Pause(True)), benno.act(DoRoll(1))), return_exceptions=True
            )
            assert [type(one) for one in done] == [type(None), type(None), Mistake]
            assert match_of(anna.table).lines == ["place 3"]
            await benno.act(DoRoll(0))  # what is stale is nothing, paused or not

    run(play())


# Sending somebody away ------------------------------------------------------------------------------------


def test_before_the_game_a_seat_is_open_again_and_who_was_sent_away_stays_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await before_the_game(house, ME, OPEN, OPEN)
            assert [person.may_remove for person in (await anna.look()).people] == [False, True, False]
            await anna.act(Remove(1))
            assert anna.table.seats[1].is_open
            message = await benno.look()
            assert (message.you, message.here) == (None, ())
            with pytest.raises(Mistake, match="sent away"):
                await benno.act(Join(1, "Benno"))
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert (stored.barred, stored.seats[1].guest) == ([BENNO], None)
            await actions.act(anna.table, Watcher(CARLA), Join(1, "Carla"))  # others may come
        async with open_house(tmp_path) as house:
            table = await house.find(anna.table.id)
            with pytest.raises(Mistake, match="sent away"):
                await actions.act(table, Watcher(BENNO), Join(2, "Benno"))

    run(play())


def test_in_the_game_a_bot_takes_the_seat_for_good(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await start_two(house)
            await anna.roll()
            await anna.play(match_of(anna.table).waiting.moves[0].text)  # type: ignore[union-attr]
            assert (await benno.look()).roll
            await anna.act(Remove(1))
            message = await anna.until(lambda message: message.roll)  # the bot has played its turn
            person = message.people[1]
            assert (person.bot, person.stand_in, person.may_remove) == ("regular", False, False)
            assert person.name in BOT_NAMES
            assert house.services.bots.shown[0][0] == "regular"  # type: ignore[attr-defined]
            assert (await benno.look()).you is None
            await benno.act(React("ouch"))
            assert not anna.watcher.reactions
            again = await seat(house, anna.table.id, BENNO)  # to come back gives no seat
            assert (await again.look()).people[1].bot == "regular"
            seats = match_of(anna.table).record().seats
            assert [(one.name, one.bot) for one in seats] == [("Anna", None), (person.name, "regular")]
            before = match_of(anna.table).record()
        async with open_house(tmp_path) as house:
            after = match_of(await house.find(anna.table.id)).record()
            assert after.seats == before.seats
            assert replays.replay(after).record() == after

    run(play())


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5])
def test_nobody_else_can_be_sent_away(tmp_path: Path, number: int) -> None:
    """Not the host or whoever shares the host's device, no bot, nobody at an open seat or at none."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, NewSeat("here", "Emil"), bot(), OPEN))
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            with pytest.raises(Mistake, match="only send other players away"):
                await anna.act(Remove(number))
            assert not any(person.may_remove for person in (await anna.look()).people)

    run(play())


def test_who_cannot_be_sent_away_in_the_file_keeps_the_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await start_two(house)
            with broken_store(house), pytest.raises(Exception, match="disk is full"):
                await anna.act(Remove(1))
            assert (await benno.look()).you == 1
            assert anna.table.stored.barred == []

    run(play())


def test_the_host_lets_a_bot_play_for_an_absent_player_at_once(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house, clock=600)
            assert not (await anna.look()).people[1].may_stand_in
            with pytest.raises(Mistake, match="away for a while"):
                await anna.act(StandIn(1))  # Benno is there
            benno.leave()
            assert (await anna.look()).people[1].may_stand_in
            await anna.act(StandIn(1))
            assert (await anna.look()).people[1].stand_in
            anna.leave()
            benno = await seat(house, anna.table.id, BENNO)
            assert not (await benno.look()).people[0].may_stand_in  # the host still has time

    run(play())


def test_nobody_is_replaced_before_having_had_the_time_to_come(tmp_path: Path, time: Standing) -> None:
    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, _ = await start_two(house)
        async with open_house(tmp_path, time=time) as house:
            anna = await seat(house, anna.table.id, ANNA)
            assert not (await anna.look()).people[1].may_stand_in
            with pytest.raises(Mistake, match="away for a while"):
                await anna.act(StandIn(1))
            time.pass_by(house.services.drop_out_seconds)
            assert (await anna.look()).people[1].may_stand_in

    run(play())


# Arranging ------------------------------------------------------------------------------------------------


def test_seats_are_moved_added_freed_and_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await before_the_game(house, ME, OPEN, bot("shark"), OPEN)
            await anna.act(Arrange((bot("rookie"), kept(1), kept(2), NewSeat("here", "Emil"), NewSeat("me", "Queen"))))
            message = await anna.look()
            assert [(person.name, person.bot) for person in message.people] == [
                (None, "rookie"),
                ("Benno", None),
                (None, "shark"),
                ("Emil", None),
                ("Queen", None),
            ]
            assert (message.here, message.host, message.started) == ((3, 4), True, False)
            assert (await benno.look()).you == 1
            assert message.people[1].present
            await anna.act(Arrange((kept(4), OPEN)))
            assert [person.name for person in (await anna.look()).people] == ["Queen", None]
            assert (await benno.look()).you is None
            await benno.act(Join(1, "Benno"))  # Benno was not sent away
            assert (await benno.look()).started

    run(play())


def test_after_arranging_only_the_host_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await before_the_game(house, ME, OPEN, OPEN)
            await anna.act(Arrange((kept(1), kept(0))))
            message = await anna.look()
            assert (message.started, message.line_count, message.you) == (False, 0, 1)
            stored = house.store.read.load(anna.table.id)
            assert stored is not None
            assert [one.name for one in stored.seats] == ["Benno", "Anna"]
            await anna.act(Start())
            assert [one.name for one in match_of(anna.table).seats] == ["Benno", "Anna"]
            assert (await benno.look()).you == 0
            with pytest.raises(Mistake, match="already started"):
                await anna.act(Arrange((kept(1), kept(0))))

    run(play())


def test_a_host_may_leave_the_seats_to_others_and_stays_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, benno = await before_the_game(house, ME, OPEN, OPEN)
            await anna.act(Arrange((kept(1), bot())))
            message = await anna.look()
            assert (message.here, message.host) == ((), True)
            await anna.act(Start())
            assert (await benno.look()).started
            await anna.act(Pause(True))
            assert (await benno.look()).paused

    run(play())


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ((ME, NewSeat("me", "Again")), "one seat"),
        ((kept(1), kept(1)), "Name each seat once"),
        ((ME, kept(3)), "Name each seat once"),
        ((ME, NewSeat("kept")), "Name each seat once"),
        ((ME, *[OPEN] * 5), "2 to 5 players"),
        ((ME, *[OPEN] * 4), "Neutral dice are for 2 to 4"),
        ((ME, NewSeat("here", "\n")), "can’t be a name"),
    ],
)
def test_seats_that_cannot_be_are_refused_and_all_stay(tmp_path: Path, seats: Any, says: str) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, OPEN, OPEN), {"neutral": True})
            anna = await seat(house, await house.create(new, ANNA), ANNA)
            await actions.act(anna.table, Watcher(BENNO), Join(1, "Benno"))
            with pytest.raises(Mistake, match=says):
                await anna.act(Arrange(seats))
            assert anna.table.names == ["Anna", "Benno", ""]

    run(play())


def test_names_stay_unique_when_seats_are_arranged(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            anna, _ = await before_the_game(house, ME, OPEN, OPEN)
            await anna.act(Arrange((NewSeat("me", "Benno"), NewSeat("here", "Benno"), kept(1))))
            assert anna.table.names == ["Benno 2", "Benno 3", "Benno"]

    run(play())


def test_who_takes_the_last_seat_while_seats_are_arranged_is_not_lost(tmp_path: Path) -> None:
    """Whatever comes first counts: either the game has begun, or the seat was gone already."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            for first in (True, False):
                anna = await seat(house, await house.create(NewTable("las-vegas", (ME, OPEN)), ANNA), ANNA)
                both = [actions.act(anna.table, Watcher(BENNO), Join(1, "Benno")), anna.act(Arrange((ME, bot())))]
                done = await asyncio.gather(*(both if first else reversed(both)), return_exceptions=True)
                assert [type(one) for one in done] == [type(None), Mistake]
                assert anna.table.started is first

    run(play())


# Reactions ------------------------------------------------------------------------------------------------


def test_everybody_sees_how_somebody_at_the_table_reacts(served: Served) -> None:
    (anna, cookie), (_, other) = served.new_guest(), served.new_guest()
    table = served.create(anna, NewTable("las-vegas", (ME, OPEN)))
    with served.connect(table, cookie) as one, served.connect(table, other) as two:
        read_table(one)
        read_table(two)
        send(two, React("bravo"))  # who only looks on has nothing to say
        send(one, React("laugh"))
        send(one, React("laugh"))  # too quick
        send(one, Start())
        for socket in (one, two):
            reactions = list[Any]()
            while not (message := read(socket)).get("started"):
                reactions += [message] if message["type"] == "reaction" else []
            assert reactions == [{"type": "reaction", "seat": 0, "what": "laugh"}]


def test_nobody_reacts_more_than_once_a_second_or_for_long_every_second(time: Standing) -> None:
    presence, allowed, passed = Presence(time, drop_out_seconds=60), [], 0.0
    for seconds in [0.0, 0.5, 0.99, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0]:
        time.pass_by(seconds - passed)
        passed = seconds
        allowed += [seconds] if presence.may_react("anna") else []
    assert allowed == [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0, 12.0]
    assert presence.may_react("benno")


def test_who_reads_slowly_gets_the_last_reaction_of_each(tmp_path: Path, time: Standing) -> None:
    class Slow:
        def __init__(self) -> None:
            self.sent = list[Any]()
            self.free = asyncio.Semaphore(0)

        async def send_text(self, data: str) -> None:
            self.sent.append(msgspec.json.decode(data))
            await self.free.acquire()

    async def play() -> None:
        async with open_house(tmp_path, time=time) as house:
            anna, benno = await start_two(house)
            slow: Any = Slow()
            watcher = Watcher("a spectator")
            await actions.enter(anna.table, watcher)
            sending = asyncio.create_task(send_news(slow, anna.table, watcher, -1))
            while not slow.sent:
                await asyncio.sleep(0)
            for what in ("bravo", "ouch", "laugh", "think"):
                time.pass_by(2.0)
                await anna.act(React(what))
                await benno.act(React("hurry"))
                await asyncio.sleep(0)
            assert [message["type"] for message in slow.sent] == ["table"]
            assert watcher.reactions == {0: "think", 1: "hurry"}
            for _ in range(5):
                slow.free.release()
                await asyncio.sleep(0)
            assert len(slow.sent) == 3
            assert {"type": "reaction", "seat": 0, "what": "think"} in slow.sent
            sending.cancel()

    run(play())
