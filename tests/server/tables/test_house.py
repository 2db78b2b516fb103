"""The house around the tables: who may set up what, lists, rematches, and tables that nobody actions."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
import sqlalchemy as sql

from tests.server.clocks import FakeClock, Standing
from tests.server.stage import DEADLINE, ME, OPEN, Reader, Served, bot, is_asked, open_house, run, seat
from zocker import replays
from zocker.errors import Mistake
from zocker.match import Match
from zocker.narration.sentences import score
from zocker.record import Dice
from zocker.rules.messages import Result
from zocker.server.messages.actions import Join, NewSeat, Start
from zocker.server.messages.pages import Listed, Mine, NewTable, Tally
from zocker.server.messages.values import DiceSource, Game
from zocker.server.store import expiry, schema
from zocker.server.store import store as storage
from zocker.server.store.expiry import DAY, KEPT_UNUSED, Expired
from zocker.server.store.queries import Queries
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables import house as module
from zocker.server.tables import lobby as lobby_module
from zocker.server.tables.house import House
from zocker.server.tables.lobby import MAX_LISTED_PER_HOST, VISITED_WITHIN, Lobby

ANNA, BENNO, CARLA = "guest-anna", "guest-benno", "guest-carla"
GUESTS = (ANNA, BENNO, CARLA)


def here(name: str | None = None) -> NewSeat:
    return NewSeat("here", name)


def names(table: StoredTable) -> list[str | None]:
    return [one.name for one in table.seats]


async def stored(house: House, table: str) -> StoredTable:
    found = await asyncio.to_thread(house.store.read.load, table)
    assert found is not None
    return found


# Games that are over --------------------------------------------------------------------------------------


def play(game: str, players: int, seed: int) -> Match:
    """Play a whole game at random."""
    match, choose = Match(game, players=players, seed=seed), random.Random(seed)
    while not match.over:
        match.play(choose.choice(match.waiting.moves).text)  # type: ignore[union-attr]
    return match


LAS_VEGAS = play("las-vegas", 3, 1)
GAMBLER = play("gambler", 2, 1)


def tied_game() -> tuple[Match, int]:
    """Return a game in which a seat that has not won is told from another one of its score by its bills only."""
    for seed in count(100):
        match = play("las-vegas", 5, seed)
        result = match.result
        assert result is not None
        keys = [match.rules.rank_key(match.secret_state, number) for number in range(5)]
        for number, own in enumerate(result.scores):
            better = [key for key, other in zip(keys, result.scores, strict=True) if other == own]
            if number not in result.winners and keys[number] < max(better):
                return match, number
    raise AssertionError


async def keep(
    house: House, name: str, match: Match, guests: list[str | None], *, result: bool = True, **more: Any
) -> Result:
    """Keep a game that was played to its end by these guests; without its result, as it used to be."""
    record = match.record()
    assert record.result is not None
    seats = [StoredSeat(f"P{number}", guest, None if guest else "rookie") for number, guest in enumerate(guests, 1)]
    given = list(more.pop("lines", []))
    whole = {"result": record.result} if len(given) == len(record.lines) else {}
    table = StoredTable(
        id=name,
        host=guests[0] or "host",
        game=match.game,
        rules=record.rules,
        options=record.options,
        dice=Dice("system"),
        setup=None,
        clock=more.pop("clock", None),
        started=True,
        seats=seats,
        lines=given,
        **whole | more,
    )
    await house.store.add(table)
    if not whole:
        await house.store.append(
            await house.store.claim(name), len(given), record.lines[len(given) :], result=record.result
        )
    if not result:
        await house.store.update(await house.store.claim(name), result=None)
    return record.result


# Setting up -----------------------------------------------------------------------------------------------


def test_several_people_at_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    async def set_up() -> None:
        async with open_house(tmp_path) as house:
            seats = (ME, here("Anna"), here("Bob"), here(), NewSeat("bot"))
            table = await stored(house, await house.create(NewTable("las-vegas", seats), ANNA))
            assert names(table)[:4] == ["Anna", "Anna 2", "Bob", "Guest"]
            assert [one.guest for one in table.seats] == [ANNA] * 4 + [None]
            assert table.started
            both = await stored(house, await house.create(NewTable("gambler", (here("A"), here("B"))), ANNA))
            assert [one.guest for one in both.seats] == [ANNA, ANNA]

    run(set_up())


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((here("Bob"), OPEN), "At least two people"),
        ((here("Bob"), bot()), "At least two people"),
        ((ME, ME), "only one seat"),
        ((ME, NewSeat("kept", seat=0)), "no seats to keep"),
    ],
)
def test_seats_that_make_no_sense_are_refused(tmp_path: Path, seats: tuple[NewSeat, ...], said: str) -> None:
    async def set_up() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(Mistake, match=said):
                await house.create(NewTable("las-vegas", seats), ANNA)
            assert house.store.read.count_unfinished() == 0

    run(set_up())


@pytest.mark.parametrize("dice", ["system", "typed"])
@pytest.mark.parametrize("public", [False, True])
def test_a_table_is_public_and_rolls_real_dice_only_if_wanted(tmp_path: Path, dice: DiceSource, public: bool) -> None:
    async def set_up() -> None:
        async with open_house(tmp_path) as house:
            new = NewTable("las-vegas", (ME, OPEN), public=public, dice=dice)
            table = await stored(house, await house.create(new, ANNA))
            assert (table.public, table.dice) == (public, Dice(dice))
            assert len(await Lobby(house).public(None)) == public

    run(set_up())


# Public tables --------------------------------------------------------------------------------------------


async def open_table(house: House, guest: str = ANNA, **settings: Any) -> str:
    return await house.create(NewTable("las-vegas", (ME, bot(), OPEN), public=True, **settings), guest)


async def running_table(house: House, guest: str = ANNA, game: Game = "las-vegas", **settings: Any) -> str:
    return await house.create(
        NewTable(game, (ME, bot()), {"starter": 1, "open_money": True}, public=True, **settings), guest
    )


def ids(listed: tuple[Listed, ...]) -> list[str]:
    return [one.table for one in listed]


def test_public_tables_are_listed_those_with_open_seats_first(tmp_path: Path) -> None:
    async def look() -> None:
        clock = FakeClock(1_000_000_000.0)
        async with open_house(tmp_path) as house:
            house.store.now = clock
            lobby = Lobby(house)
            assert await lobby.public(None) == ()
            first = await open_table(house)
            clock.now += 1
            running = await running_table(house)
            await house.create(NewTable("las-vegas", (ME, OPEN)), ANNA)  # by link only
            clock.now += 1
            second = await open_table(house, BENNO)
            await keep(house, "over", LAS_VEGAS, [ANNA, None, None], public=True)
            await house.store.add(msgspec.structs.replace(await stored(house, first), id="lesson", lesson="las-vegas"))
            found = await lobby.public(CARLA)
            assert ids(found) == [second, first, running]
            assert [one.started for one in found] == [False, False, True]
            assert not any(one.over or one.your_turn or one.may_replay for one in found)
            assert {(one.score, one.rank) for one in found} == {(None, None)}
            assert found[0].people == ("Anna", "Bot", None)
            assert found[0].when == clock.now
            assert found[1].terms == ()
            assert found[2].terms == ("open money",)

    run(look())


def test_a_table_where_nobody_comes_any_more_is_not_listed(tmp_path: Path) -> None:
    async def look() -> None:
        clock = FakeClock(1_000_000_000.0)
        async with open_house(tmp_path) as house:
            house.store.now = clock
            table = await open_table(house)
            await house.tables.forget(table)  # nobody is there
            clock.now += VISITED_WITHIN
            assert ids(await Lobby(house).public(None)) == [table]
            clock.now += 1
            assert await Lobby(house).public(None) == ()
            await house.find(table)
            await house.store_visits()
            assert ids(await Lobby(house).public(None)) == [table]

    run(look())


def test_nobody_fills_the_list_of_public_tables_alone(tmp_path: Path) -> None:
    async def look() -> None:
        clock = FakeClock(1_000_000_000.0)
        async with open_house(tmp_path) as house:
            house.store.now = clock
            tables = list[str]()
            for guest in (BENNO, *[ANNA] * (MAX_LISTED_PER_HOST + 2)):
                clock.now += 1
                tables.append(await open_table(house, guest))
            assert ids(await Lobby(house).public(None)) == [*tables[: -MAX_LISTED_PER_HOST - 1 : -1], tables[0]]

    run(look())


def test_a_list_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_module, "MAX_LISTED", 3)

    async def look() -> None:
        async with open_house(tmp_path) as house:
            for _ in range(5):
                await open_table(house)
            await open_table(house, BENNO)
            await keep(house, "over", LAS_VEGAS, [ANNA, None, None])
            assert len(await Lobby(house).public(None)) == 3
            mine = await Lobby(house).mine(ANNA)
            assert (len(mine.running), len(mine.finished)) == (3, 1)

    run(look())


def test_who_looks_on_is_counted_and_who_sits_there_is_not(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_house(tmp_path) as house:
            table = await running_table(house)
            for guest in (ANNA, ANNA, BENNO, BENNO, CARLA):
                await seat(house, table, guest)
            (listed,) = await Lobby(house).public(None)
            assert listed.watching == 2

    run(look())


def test_who_was_sent_away_does_not_find_the_table_again(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_house(tmp_path) as house:
            table = await open_table(house)
            await house.store.update(await house.store.claim(table), barred=[BENNO])
            assert await Lobby(house).public(BENNO) == ()
            assert ids(await Lobby(house).public(CARLA)) == [table]

    run(look())


def test_tables_of_a_host_whom_one_has_blocked_or_was_blocked_by_are_not_listed(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_house(tmp_path) as house:
            of_anna, of_benno = await open_table(house), await open_table(house, BENNO)
            await house.services.people.block(ANNA, CARLA, "Carla")
            assert ids(await Lobby(house).public(CARLA)) == [of_benno]
            assert {*ids(await Lobby(house).public(BENNO))} == {of_anna, of_benno}
            assert {*ids(await Lobby(house).public(None))} == {of_anna, of_benno}
            await house.services.people.block(CARLA, BENNO, "Benno")
            assert await Lobby(house).public(CARLA) == ()
            for block in house.services.people.blocked_by(CARLA):
                await house.services.people.unblock(CARLA, block.number)
            assert ids(await Lobby(house).public(CARLA)) == [of_benno]

    run(look())


# My games -------------------------------------------------------------------------------------------------


def test_my_games_are_those_where_i_sit_or_that_i_set_up(tmp_path: Path) -> None:
    async def look() -> None:
        clock = FakeClock(1_000_000_000.0)
        async with open_house(tmp_path) as house:
            house.store.now = clock
            lobby = Lobby(house)
            watched = await house.create(NewTable("las-vegas", (OPEN, OPEN)), ANNA)
            clock.now += 1
            own = await house.create(NewTable("las-vegas", (ME, OPEN), {"starter": 2}), ANNA)
            await house.create(NewTable("las-vegas", (ME, OPEN)), CARLA)
            benno = await seat(house, own, BENNO)
            await benno.act(Join(1, "Benno"))
            await benno.until(is_asked)
            mine, his = await lobby.mine(ANNA), await lobby.mine(BENNO)
            assert ids(mine.running) == [own, watched]
            assert ids(his.running) == [own]
            assert [one.your_turn for one in mine.running] == [False, False]
            assert [one.your_turn for one in his.running] == [True]
            assert (mine.finished, mine.statistics) == ((), ())
            assert await lobby.mine(None) == await lobby.mine("nobody") == Mine((), (), (), ())

    run(look())


def test_whose_turn_it_is_is_known_after_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def first() -> None:
        async with open_house(tmp_path) as house:
            anna = await seat(house, await running_table(house, game="royale"), ANNA)
            await anna.until(is_asked)
            assert [one.your_turn for one in (await Lobby(house).mine(ANNA)).running] == [True]

    async def again() -> None:
        async with open_house(tmp_path) as house:
            lobby = Lobby(house)
            replays = watch_replays(monkeypatch)
            for _ in range(3):
                mine = await lobby.mine(ANNA)
                assert [one.your_turn for one in mine.running] == [True]
                assert not [*house.tables]  # a look wakes no table
            assert len(replays) == 1
            assert threading.main_thread() not in replays  # the others play on meanwhile
            table = mine.running[0].table
            for change in ({"paused": True}, {"paused": False}):
                await house.store.update(await house.store.claim(table), **change)
                assert (await lobby.mine(ANNA)).running[0].your_turn != change["paused"]
            seats = (await stored(house, table)).seats
            seats[0].stand_in = True
            await house.store.set_seats(await house.store.claim(table), seats, started=True)
            assert not (await lobby.mine(ANNA)).running[0].your_turn  # a bot plays for her

    run(first())
    run(again())


def watch_replays(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Return the threads in which records are played again from now on."""
    threads, resume = list[threading.Thread](), replays.resume

    def watched(*args: Any) -> Match:
        threads.append(threading.current_thread())
        return resume(*args)

    monkeypatch.setattr(replays, "resume", watched)
    return threads


def test_what_came_of_my_games(tmp_path: Path) -> None:
    async def look() -> None:
        clock = FakeClock(1_000_000_000.0)
        async with open_house(tmp_path) as house:
            house.store.now = clock
            result = await keep(house, "one", LAS_VEGAS, [ANNA, BENNO, CARLA])
            clock.now += 60
            other = await keep(house, "two", GAMBLER, [None, ANNA])
            for number, guest in enumerate(GUESTS):
                mine = await Lobby(house).mine(guest)
                assert mine.running == ()
                game = next(one for one in mine.finished if one.table == "one")
                assert (game.over, game.may_replay, game.your_turn) == (True, True, False)
                assert game.score == score("las-vegas", result.scores[number])
                assert game.rank == 1 + sum(own > result.scores[number] for own in result.scores)
                assert game.when == clock.now - 60
                tally = next(one for one in mine.statistics if one.game == "las-vegas")
                best = score("las-vegas", result.scores[number])
                assert tally == Tally("las-vegas", 1, int(number in result.winners), best, best)
            mine = await Lobby(house).mine(ANNA)
            assert ids(mine.finished) == ["two", "one"]
            assert [one.game for one in mine.statistics] == ["las-vegas", "gambler"]
            assert mine.statistics[1].best == score("gambler", other.scores[1])

    run(look())


def test_statistics_count_my_own_seat_in_games_that_i_played_from_the_start(tmp_path: Path) -> None:
    won = next(match for seed in count() if 0 in (match := play("gambler", 2, seed)).result.winners)  # type: ignore[union-attr]
    lost = next(match for seed in count() if 0 not in (match := play("gambler", 2, seed)).result.winners)  # type: ignore[union-attr]

    async def look() -> None:
        async with open_house(tmp_path) as house:
            results = [await keep(house, name, match, [ANNA, None]) for name, match in (("w", won), ("l", lost))]
            results.append(await keep(house, "hot", won, [ANNA, ANNA]))  # two people at her device: the first is she
            points = [result.scores[0] for result in results]
            await keep(house, "lesson", won, [ANNA, None], lesson="gambler")
            await keep(house, "what-if", won, [ANNA, None], lines=won.lines[:9])
            await keep(house, "uploaded", won, [None, None], lines=won.lines)
            await house.store.update(await house.store.claim("uploaded"), host=ANNA)
            mine = await Lobby(house).mine(ANNA)
            best, mean = score("gambler", max(points)), score("gambler", round(sum(points) / 3))
            assert mine.statistics == (Tally("gambler", 3, 2, best, mean),)
            found = {one.table: (one.rank is None, one.score is None) for one in mine.finished}
            seated = dict.fromkeys(("w", "l", "hot", "what-if"), (False, False))
            assert found == seated | {"uploaded": (True, True)}

    run(look())


def test_a_shared_win_is_a_win(tmp_path: Path) -> None:
    async def look() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "one", GAMBLER, [ANNA, BENNO])
            await house.store.update(await house.store.claim("one"), result=Result((500, 500), (1, 2)))
            for guest in (ANNA, BENNO):
                mine = await Lobby(house).mine(guest)
                assert (mine.statistics[0].wins, mine.finished[0].rank) == (1, 1)

    run(look())


def test_ranks_of_equal_scores_are_those_of_the_final_ranking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, number = tied_game()

    async def look() -> None:
        async with open_house(tmp_path) as house:
            guests: list[str | None] = [None] * 5
            guests[number] = ANNA
            await keep(house, "one", match, guests)
            replays, lobby = watch_replays(monkeypatch), Lobby(house)
            keys = [match.rules.rank_key(match.secret_state, seat) for seat in range(5)]
            for _ in range(3):
                (game,) = (await lobby.mine(ANNA)).finished
                assert game.rank == 1 + sum(key > keys[number] for key in keys)
            assert len(replays) == 1
            assert threading.main_thread() not in replays

    run(look())


def test_the_result_of_an_old_game_is_found_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with open_house(tmp_path) as house:
            result = await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, CARLA], result=False)
            assert (await stored(house, "old")).result is None
            replays = watch_replays(monkeypatch)
            for guest in GUESTS:
                mine = await Lobby(house).mine(guest)
                assert mine.finished[0].score == score("las-vegas", result.scores[GUESTS.index(guest)])
                assert mine.statistics[0].games == 1
            assert len(replays) == 1
            assert threading.main_thread() not in replays
            assert (await stored(house, "old")).result == result

    run(look())


def test_a_game_that_cannot_be_played_again_spoils_no_list(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def look() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "good", LAS_VEGAS, [ANNA, BENNO, CARLA])
            await keep(house, "bad", LAS_VEGAS, [ANNA, BENNO, CARLA], result=False)
            broken = schema.LINES.update().where(schema.LINES.c.table == "bad").values(text="nonsense")
            await house.store.write(lambda connection: [connection.execute(broken)].clear())
            mine = await Lobby(house).mine(ANNA)
            assert {one.table: one.score is None for one in mine.finished} == {"good": False, "bad": True}
            assert mine.statistics[0].games == 1

    run(look())
    assert "can't be played again" in caplog.text


def test_lists_tell_names_and_no_more(tmp_path: Path) -> None:
    """Nobody learns who a guest is, nor what is hidden at a table."""

    async def look() -> None:
        async with open_house(tmp_path) as house:
            await running_table(house)
            table = await open_table(house, BENNO)
            await house.store.update(await house.store.claim(table), barred=[CARLA])
            await seat(house, table, "spectator")
            await keep(house, "over", LAS_VEGAS, [ANNA, BENNO, CARLA])
            lobby = Lobby(house)
            told = [await lobby.public(None), *[await lobby.mine(guest) for guest in GUESTS]]
            text = msgspec.json.encode(told).decode()
            assert "guest-" not in text
            assert "spectator" not in text
            assert '"table"' in text

    run(look())


# Rematch --------------------------------------------------------------------------------------------------


def test_a_rematch_is_the_same_table_once_more(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, None], clock=60, public=True, barred=["pest"])
            old = await stored(house, "old")
            away = [msgspec.structs.replace(one, stand_in=one.guest == ANNA) for one in old.seats]
            await house.store.set_seats(
                await house.store.claim("old"), away, started=True
            )  # she comes back for the rematch
            reader = await seat(house, "old", CARLA)
            await reader.next()
            new = await house.rematch("old", BENNO)
            same: dict[str, Any] = {
                "id": new,
                "host": BENNO,
                "lines": [],
                "result": None,
                "started": False,
                "gathers": True,
            }
            assert await stored(house, new) == msgspec.structs.replace(old, **same)
            assert (await stored(house, "old")).rematch == new
            assert reader.table.stored.rematch == new
            await asyncio.wait_for(reader.watcher.news.wait(), DEADLINE)  # everybody learns of it
            assert await house.rematch("old", ANNA) == new
            await seat(house, new, BENNO)
            anna = await seat(house, new, ANNA)
            assert (await anna.until(lambda message: message.line_count > 0)).you == 0

    run(ask())


def test_a_rematch_begins_when_the_last_has_come(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, CARLA])
            new = await house.rematch("old", ANNA)
            anna = await seat(house, new, ANNA)
            await seat(house, new, BENNO)
            waiting = await anna.look()
            assert (waiting.started, waiting.gathers) == (False, True)
            assert [person.present for person in waiting.people] == [True, True, False]
        async with open_house(tmp_path) as house:  # nor does it forget whom it waits for
            for guest in (ANNA, BENNO):
                await seat(house, new, guest)
            assert not (await house.find(new)).started
            carla = await seat(house, new, CARLA)
            begun = await carla.look()
            assert (begun.started, begun.gathers) == (True, False)
            assert not any(person.stand_in for person in begun.people)

    run(ask())


def test_a_rematch_begun_without_somebody_has_a_bot_there_until_he_comes(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, None])
            anna = await seat(house, await house.rematch("old", ANNA), ANNA)
            await anna.act(Start())
            assert [person.stand_in for person in (await anna.look()).people] == [False, True, False]
            benno = await seat(house, anna.table.id, BENNO)
            assert not any(person.stand_in for person in (await benno.look()).people)

    run(ask())


def test_a_rematch_at_one_device_begins_at_once(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, ANNA, None])
            assert (await stored(house, await house.rematch("old", ANNA))).started

    run(ask())


def test_everybody_learns_who_wants_a_rematch(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, None])
            await house.rematch("old", BENNO)
            anna = await seat(house, "old", ANNA)
            assert (await anna.look()).rematch_wanted == (1,)
        async with open_house(tmp_path) as house:
            anna = await seat(house, "old", ANNA)
            assert (await anna.look()).rematch_wanted == (1,)

    run(ask())


def test_all_who_want_a_rematch_are_counted_with_everybody_at_their_devices(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, ANNA])
            reader = await seat(house, "old", CARLA)
            assert (await reader.look()).rematch_wanted == ()
            await house.rematch("old", BENNO)
            assert (await reader.look()).rematch_wanted == (1,)
            await house.rematch("old", ANNA)
            await house.rematch("old", ANNA)
            assert (await reader.look()).rematch_wanted == (1, 0, 2)

    run(ask())


def test_a_list_tells_who_asked_for_a_rematch_until_it_has_begun(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, None])
            benno = await seat(house, await house.rematch("old", BENNO), BENNO)
            name = benno.table.seats[1].name
            lobby = Lobby(house)
            assert [one.rematch_by for one in (await lobby.mine(ANNA)).running] == [name]
            assert [one.rematch_by for one in (await lobby.mine(BENNO)).running] == [None]
            await benno.act(Start())
            assert [one.rematch_by for one in (await lobby.mine(ANNA)).running] == [None]

    run(ask())


def test_the_first_who_asks_makes_the_rematch_and_all_get_the_same(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, CARLA])
            before = house.store.read.count_unfinished()
            asked = await asyncio.gather(*(house.rematch("old", guest) for guest in GUESTS * 3))
            assert len(set(asked)) == 1
            assert house.store.read.count_unfinished() == before + 1
        async with open_house(tmp_path) as house:
            assert await house.rematch("old", CARLA) == asked[0]

    run(ask())


def test_a_rematch_with_real_dice_has_real_dice_and_one_with_a_seed_has_not(tmp_path: Path) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            for name, dice in (("typed", Dice("typed")), ("seed", Dice("seed", 1))):
                await keep(house, name, LAS_VEGAS, [ANNA, BENNO, CARLA])
                await house.store.update(await house.store.claim(name), dice=dice)
                rematch = await stored(house, await house.rematch(name, ANNA))
                assert rematch.dice == (dice if name == "typed" else Dice("system"))

    run(ask())


def test_who_did_not_play_and_who_still_plays_gets_no_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with open_house(tmp_path) as house:
            await keep(house, "old", LAS_VEGAS, [ANNA, BENNO, None])
            await keep(house, "lesson", LAS_VEGAS, [ANNA, BENNO, None], lesson="las-vegas")
            for guest in (CARLA, None):
                with pytest.raises(Mistake, match="Only people who played here"):
                    await house.rematch("old", guest)
            for table in (await running_table(house), await open_table(house), "lesson"):
                with pytest.raises(Mistake, match="once the game is over"):
                    await house.rematch(table, ANNA)
            with pytest.raises(Mistake, match="no such table"):
                await house.rematch("nowhere", ANNA)
            monkeypatch.setattr(module, "MAX_TABLES_PER_GUEST", 2)
            with pytest.raises(Mistake, match="Finish one first"):
                await house.rematch("old", ANNA)
            assert (await stored(house, "old")).rematch is None
            await house.rematch("old", BENNO)

    run(ask())


# Tables that nobody visits --------------------------------------------------------------------------------


EXPIRE_AFTER = 30  # days
KEPT_GAMES = EXPIRE_AFTER * DAY
ALL = {"over", "running", "open", "lesson"}


@pytest.fixture
def few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games go at once: here are only two of them."""
    monkeypatch.setattr(expiry, "AT_MOST", 1)


async def aged(
    folder: Path,
    age: float,
    look: Callable[[House, FakeClock], Coroutine[Any, Any, None]],
    expire_after: int | None = EXPIRE_AFTER,
) -> None:
    """Open a house with a table of every kind, let time pass while nobody is there, and look at it."""
    clock = FakeClock(1_000_000_000.0)
    async with open_house(folder, expire_after=expire_after) as house:
        house.store.now = clock
        await keep(house, "over", LAS_VEGAS, [ANNA, BENNO, CARLA])
        await keep(house, "running", LAS_VEGAS, [ANNA, BENNO, CARLA])
        await house.store.update(await house.store.claim("running"), over=False, result=None)
        table = await stored(house, "running")
        await house.store.add(msgspec.structs.replace(table, id="open", started=False, lines=[]))
        await house.store.add(msgspec.structs.replace(table, id="lesson", lesson="las-vegas", lines=[]))
        clock.now += age
        await look(house, clock)


def left(house: House) -> set[str]:
    return {name for name in ALL if house.store.read.load(name) is not None}


@pytest.mark.parametrize(
    ("age", "expire_after", "stays"),
    [
        (KEPT_UNUSED, EXPIRE_AFTER, ALL),
        (KEPT_UNUSED + 1, EXPIRE_AFTER, {"over", "running"}),
        (KEPT_GAMES, EXPIRE_AFTER, {"over", "running"}),
        (KEPT_GAMES + 1, EXPIRE_AFTER, set()),
        (KEPT_UNUSED, None, ALL),
        (1_000 * KEPT_GAMES, None, {"over", "running"}),
    ],
)
@pytest.mark.usefixtures("few_are_many")
def test_a_table_that_nobody_visits_expires_with_all_that_belongs_to_it_and_games_only_if_wanted(
    tmp_path: Path, age: float, expire_after: int | None, stays: set[str]
) -> None:
    async def look(house: House, _clock: FakeClock) -> None:
        before = house.store.read.count_unfinished()
        await house.expire()
        assert left(house) == stays
        with house.store.engine.connect() as connection:
            for rows in (schema.SEATS, schema.LINES):
                found = connection.execute(sql.select(rows.c.table).distinct()).scalars()
                assert {*found} <= stays
        assert house.store.read.count_unfinished() == before - len({"running", "open", "lesson"} - stays)

    run(aged(tmp_path, age, look, expire_after))


def test_games_of_bots_and_games_from_files_are_kept_like_all_others(tmp_path: Path) -> None:
    async def look(house: House, clock: FakeClock) -> None:
        await keep(house, "bots", LAS_VEGAS, [None, None, None])
        await keep(house, "from a file", LAS_VEGAS, [None, None, None], lines=LAS_VEGAS.lines)
        clock.now += 1_000 * KEPT_GAMES
        await house.expire()
        assert None not in map(house.store.read.load, ("bots", "from a file", "over", "running"))

    run(aged(tmp_path, 0, look, expire_after=None))


def test_more_than_one_game_in_a_hundred_is_not_deleted_unasked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def look(house: House, clock: FakeClock) -> None:
        for number in range(197):
            await keep(house, f"new {number}", LAS_VEGAS, [ANNA, BENNO, CARLA])
        for _ in range(2):
            await house.expire()
        assert left(house) == {"over", "running"}
        assert caplog.messages == [
            "2 of 199 games have expired, more than 1 %; they are kept until “zocker prune 30” deletes them"
        ]
        await keep(house, "one more", LAS_VEGAS, [ANNA, BENNO, CARLA])
        await house.expire()
        assert left(house) == set()
        assert len(caplog.messages) == 1

    run(aged(tmp_path, KEPT_GAMES + 1, look))


@pytest.mark.usefixtures("few_are_many")
def test_a_visit_lets_a_table_live_on(tmp_path: Path) -> None:
    async def look(house: House, clock: FakeClock) -> None:
        clock.now -= 10
        await house.find("running")
        await house.store_visits()
        await house.tables.forget("running")
        clock.now += 20
        await house.expire()
        assert left(house) == {"running"}

    run(aged(tmp_path, KEPT_GAMES, look))


def test_visits_are_written_once_an_hour(tmp_path: Path) -> None:
    async def look(house: House, clock: FakeClock) -> None:
        def visited() -> float:
            with house.store.engine.connect() as connection:
                wanted = sql.select(schema.TABLES.c.visited).where(schema.TABLES.c.id == "over")
                return connection.execute(wanted).scalar_one()

        first = visited()
        clock.now = first + storage.VISIT_INTERVAL - 1
        await house.store.visit(["over"])
        assert visited() == first
        clock.now += 1
        await house.store.visit(["over"])
        assert visited() == clock.now

    run(aged(tmp_path, 0, look))


@pytest.mark.usefixtures("few_are_many")
def test_a_table_in_memory_never_expires_and_one_that_somebody_finds_is_there(tmp_path: Path) -> None:
    async def look(house: House, _clock: FakeClock) -> None:
        reader = await Reader(await house.find("running"), ANNA).enter()
        await house.expire()
        assert left(house) == {"running"}
        assert (await reader.look()).started
        with pytest.raises(Mistake, match="no such table"):
            await house.find("over")

    run(aged(tmp_path, 10 * KEPT_GAMES, look))


@pytest.mark.usefixtures("few_are_many")
def test_the_last_visits_are_kept_when_the_house_closes(tmp_path: Path) -> None:
    clock = FakeClock(1_000_000_000.0)

    async def visit() -> None:
        async with open_house(tmp_path) as house:
            house.store.now = clock
            await running_table(house)
            clock.now += KEPT_GAMES

    async def again() -> None:
        async with open_house(tmp_path, expire_after=EXPIRE_AFTER) as house:
            house.store.now = clock
            clock.now += KEPT_GAMES
            await house.expire()
            assert house.store.read.count_unfinished() == 1

    run(visit())
    run(again())


@pytest.mark.usefixtures("few_are_many")
def test_many_expire_in_small_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "DELETED_AT_ONCE", 2)
    steps = list[list[str]]()
    delete = storage.Store.delete

    async def watched(store: storage.Store, tables: list[str], **only: Any) -> None:
        steps.append(tables)
        await delete(store, tables, **only)

    monkeypatch.setattr(storage.Store, "delete", watched)

    async def look(house: House, _clock: FakeClock) -> None:
        await house.expire()
        assert sorted(map(len, steps)) == [2, 2]
        assert left(house) == set()

    run(aged(tmp_path, KEPT_GAMES + 1, look))


def test_what_leads_to_a_table_that_expired_leads_there_no_more(tmp_path: Path) -> None:
    async def look(house: House, _clock: FakeClock) -> None:
        await keep(house, "before", LAS_VEGAS, [ANNA, BENNO, CARLA], rematch="open")
        await keep(house, "long before", LAS_VEGAS, [ANNA, BENNO, CARLA], rematch="open")
        reader = await seat(house, "before", ANNA)
        await reader.next()
        await house.expire()
        assert reader.table.stored.rematch is None
        await asyncio.wait_for(reader.watcher.news.wait(), DEADLINE)
        assert (await stored(house, "long before")).rematch is None
        assert await house.rematch("before", ANNA) != "open"

    run(aged(tmp_path, KEPT_UNUSED + 1, look))


def test_the_house_forgets_by_itself_at_the_start_and_every_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SWEEP_INTERVAL", 0.0)

    async def nothing(_house: House, _clock: FakeClock) -> None:
        pass

    async def look() -> None:
        time = Standing()
        async with open_house(tmp_path, time=time) as house:  # long after the fake clock's time
            while left(house) != {"over", "running"}:
                await asyncio.sleep(0)
            await house.store.add(
                StoredTable("old", ANNA, "las-vegas", 1, {}, Dice("system"), None, None, False, [StoredSeat()] * 2, [])
            )
            await house.store.update(await house.store.claim("old"), visited=0.0)
            for _ in range(20):
                await asyncio.sleep(0)
            assert house.store.read.load("old") is not None
            time.pass_by(module.EXPIRY_INTERVAL)
            while house.store.read.load("old") is not None:
                await asyncio.sleep(0)

    run(aged(tmp_path, 0, nothing))
    run(look())


def test_what_fails_while_tidying_up_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "SWEEP_INTERVAL", 0.0)
    tried = list[None]()

    def fail(_queries: Queries, _now: float, _days: int | None) -> Expired:
        tried.append(None)
        if len(tried) < 3:
            raise OSError("disk on fire")
        return Expired([], [], 0, None, 0)

    monkeypatch.setattr(Queries, "expired", fail)

    async def look() -> None:
        async with open_house(tmp_path):
            while len(tried) < 3:
                await asyncio.sleep(0)

    run(look())
    assert caplog.messages == ["the house can't be tidied up; it tries again"] * 2


# By request -----------------------------------------------------------------------------------------------


def test_lists_and_rematches_by_request(served: Served) -> None:
    guest, cookie = served.new_guest()
    table = served.create(guest, NewTable("gambler", (ME, OPEN), {"target": 200}, public=True))
    with httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        answer = web.get("/api/tables?lang=de")
        (listed,) = msgspec.json.decode(answer.content, type=tuple[Listed, ...])
        assert (listed.table, listed.people, listed.terms) == (table, ("Anna", None), ("bis 200 Punkte",))
        assert "set-cookie" not in answer.headers  # who only looks is nobody yet
        assert web.get("/api/mine").json() == {"running": [], "closed": [], "finished": [], "statistics": []}
        mine = web.get("/api/mine", headers={"cookie": cookie})
        assert [one["table"] for one in mine.json()["running"]] == [table]
        assert mine.headers["cache-control"] == "no-store"
        for told in (answer.text, mine.text):
            assert guest not in told
        for headers, name, status in (({}, table, 403), ({"cookie": cookie}, table, 403), ({}, "nowhere", 404)):
            refused = web.post(f"/api/tables/{name}/rematch", headers=headers)
            assert (refused.status_code, len(refused.json()["text"]) > 10) == (status, True)
        served.call(keep(served.house, "finished", LAS_VEGAS, [guest, None, None]))
        made = web.post("/api/tables/finished/rematch", headers={"cookie": cookie})
        assert made.status_code == 201
        assert web.post("/api/tables/finished/rematch", headers={"cookie": cookie}).json() == made.json()
