"""Dice that all who play make together: who gives links, who is left out, and what no accident changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import about_files
from tests.server.devices import Device, Memory, events, proving_house
from tests.server.stage import ME, OPEN, Reader, bot, match_of
from zocker.errors import Mistake
from zocker.proof.chain import Chain
from zocker.proof.check import Verification, verify
from zocker.proof.lines import LeftOut, Promised
from zocker.record import Record
from zocker.rules.messages import Chance, Over
from zocker.server.messages.actions import DoPlay, DoRoll, DoUndo, Join, NewSeat
from zocker.server.messages.pages import NewTable
from zocker.server.store import files
from zocker.server.tables import actions, proving, seating
from zocker.server.tables.house import House
from zocker.server.tables.table import LiveTable

HERE = NewSeat("here", "Nora")
Game = Callable[[House], Awaitable[None]]


def play(tmp_path: Path, game: Game, **settings: Any) -> None:
    """Play at a house that is opened and closed around it."""

    async def run() -> None:
        house = proving_house(tmp_path, **settings)
        await house.open()
        try:
            async with asyncio.timeout(60):
                await game(house)
        finally:
            await house.close()

    asyncio.run(run())


async def settled(table: LiveTable) -> None:
    """Wait until nothing goes on by itself any more: somebody has to act, or it is over."""
    while not (isinstance(table.position.waiting, Over) or is_waiting(table)):
        await asyncio.sleep(0)
    async with table.lock:
        pass  # the last line is stored


def is_waiting(table: LiveTable) -> bool:
    """Tell whether a table waits for a person."""
    waiting, position = table.position.waiting, table.position
    person = not isinstance(waiting, Over) and waiting.seat is not None and table.bot_at(waiting.seat) is None
    return person and not position.rolls_by_itself and not table.chance_is_due and not table.lock.locked()


async def act(table: LiveTable, devices: Mapping[str, Reader], turn: int = 0) -> None:
    """Let whoever is on roll or choose."""
    waiting = table.position.waiting
    if isinstance(waiting, Over) or waiting.seat is None:
        return
    guest = table.seats[waiting.seat].guest
    if guest is None or guest not in devices:
        return
    if isinstance(waiting, Chance):
        await devices[guest].act(DoRoll(table.line_count))
    else:
        moves = waiting.moves
        await devices[guest].act(DoPlay(table.line_count, moves[turn % len(moves)].text))


async def play_on(table: LiveTable, devices: Mapping[str, Reader], turns: int = 100_000) -> None:
    for turn in range(turns):
        await settled(table)
        if match_of(table).over:
            return
        await act(table, devices, turn)
    await settled(table)


def checked(table: LiveTable) -> Verification:
    return verify(record_of(table))


def record_of(table: LiveTable) -> Record:
    match = match_of(table)
    match.proof = table.stored.record().proof
    return match.record()


async def two_devices(house: House, game: Any = "las-vegas", **options: Any) -> tuple[LiveTable, dict[str, Device]]:
    """Set a table up for two people, one of them with two seats at one device, and a bot."""
    name = await house.create(NewTable(game, (ME, HERE, OPEN, bot()), options), "anna")
    table = await house.find(name)
    anna, ben = await Device(table, "anna").enter(), await Device(table, "ben").enter()
    await ben.act(Join(2, "Ben"))
    ben.promise()
    return table, {"anna": anna, "ben": ben}


def test_all_rolls_of_a_game_are_proven_by_all_devices(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices)
        told = verify(await house.record(table.id))
        assert told.over
        assert told.unproven == ()
        assert {chance.devices for chance in told.chances} == {((0, 1), (2,))}
        assert [chance.draw for chance in told.chances if chance.event == 1][-1] > 1  # a round is set up by one event
        again = await house.finished_game(table.id)
        assert verify(again.record()) == told

    play(tmp_path, run)


@pytest.mark.parametrize("game", ["las-vegas-2019", "royale", "gambler"])
def test_every_game_is_proven(tmp_path: Path, game: str) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house, game)
        await play_on(table, devices, 20)
        assert (checked(table).unproven, checked(table).alone) == ((), ())

    play(tmp_path, run)


def test_one_person_with_bots_is_marked(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        name = await house.create(NewTable("gambler", (ME, bot())), "anna")
        table = await house.find(name)
        assert table.line_count == 0, "nothing is drawn before somebody is there"
        devices = {"anna": await Device(table, "anna").enter()}
        await play_on(table, devices, 3)
        told = checked(table)
        assert told.alone == told.chances
        assert told.unproven == ()

    play(tmp_path, run)


def test_bots_alone_need_no_proof_and_nobody_waits(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        name = await house.create(NewTable("gambler", (bot(), bot())), "anna")
        table = await house.find(name)
        device = await Device(table, "anna").enter()
        while not match_of(table).over:
            await device.next()
        assert not table.stored.proof
        assert len(checked(table).unproven) > 10

    play(tmp_path, run)


def test_a_silent_device_is_left_out_until_it_promises_anew(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house, starter=1)
        await play_on(table, devices, 2)
        devices["ben"].silent = True
        before = len(events(table))
        await play_on(table, devices, 4)
        assert [line.seats for line in table.stored.proof if isinstance(line, LeftOut)] == [(3,)]
        assert [len(event.links) for event in events(table)][before] == 1
        devices["ben"].silent = False
        devices["ben"].watcher.news.set()  # it looks, and sees that it was left out
        await asyncio.sleep(0)
        await play_on(table, devices, 4)
        assert len(events(table)[-1].links) == 2
        assert len(checked(table).alone) == sum(len(event.links) == 1 for event in events(table)) > 0

    play(tmp_path, run)


def test_whoever_cannot_promise_holds_nobody_up(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        name = await house.create(NewTable("gambler", (ME, bot())), "anna")
        table = await house.find(name)
        await play_on(table, {"anna": await Reader(table, "anna").enter()}, 3)
        assert not table.stored.proof
        assert len(checked(table).unproven) == len(checked(table).chances) > 0

    play(tmp_path, run, link_seconds=1_000.0)


def test_a_device_that_takes_over_promises_for_itself(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 2)
        old, devices["ben"] = devices["ben"], await Device(table, "ben").enter()
        await play_on(table, devices, 3)
        assert [line.seats for line in table.stored.proof if isinstance(line, Promised)].count((3,)) == 2
        assert not any(isinstance(line, LeftOut) for line in table.stored.proof)
        given = [old.memory.given, devices["ben"].memory.given]
        assert max(given[0]) < min(given[1])
        assert checked(table).alone == ()

    play(tmp_path, run)


def test_a_device_that_comes_back_goes_on_with_its_chain(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 2)
        devices["ben"].leave()
        devices["ben"] = await Device(table, "ben", devices["ben"].memory).enter()
        await play_on(table, devices, 3)
        assert len([line for line in table.stored.proof if isinstance(line, Promised)]) == 3
        assert checked(table).alone == ()

    play(tmp_path, run)


def test_equal_promises_are_refused(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        devices["ben"].memory.chain = devices["anna"].memory.chain
        devices["ben"].promise()
        await play_on(table, devices, 3)
        ends = [line.end for line in table.stored.proof if isinstance(line, Promised)]
        assert len(ends) == len({*ends}) == 3
        assert devices["ben"].memory.chain is not devices["anna"].memory.chain
        taken = events(table)[0].links[0]
        devices["ben"].watcher.news.clear()
        assert table.proof is not None
        table.proof.offer(devices["ben"].watcher, taken)  # a link that somebody has revealed
        assert devices["ben"].watcher.must_promise

    play(tmp_path, run)


def test_wrong_links_are_none(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        devices["ben"].memory.given = dict.fromkeys(range(1, 100), "0" * 64)
        await play_on(table, devices, 2)
        assert [line.seats for line in table.stored.proof if isinstance(line, LeftOut)][:1] == [(3,)]

    play(tmp_path, run)


def test_a_roll_brings_its_own_link(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house, starter=1)
        await settled(table)
        assert table.proof is not None
        event = table.proof.ledger.event
        await act(table, devices)  # Anna rolls
        devices["anna"].silent = True  # and says nothing more
        await settled(table)
        assert [line.event for line in events(table)][-1] == event
        assert len(events(table)[-1].links) == 2
        assert devices["anna"].unanswered != event, "it is not asked for what it has given"

    play(tmp_path, run, link_seconds=50.0)


def test_a_wrong_link_with_a_roll_is_none(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house, starter=1)
        await settled(table)
        assert table.proof is not None
        event, right = table.proof.ledger.event, devices["anna"].memory.chain.link(2)
        for wrong in (DoRoll(table.line_count, event, "0" * 64), DoRoll(table.line_count, event + 1, right)):
            await actions.act(table, "anna", wrong)
            assert not table.proof._links
        await settled(table)
        assert len(events(table)[-1].links) == 2  # it was asked, and has given the right one

    play(tmp_path, run, link_seconds=50.0)


def test_chains_are_renewed_before_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class ShortChain(Chain):
        def __init__(self, seed: bytes, _length: int = 0) -> None:
            super().__init__(seed, 5)

    monkeypatch.setattr(proving, "Chain", ShortChain)

    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 30)
        told = checked(table)
        assert (told.unproven, told.alone) == ((), ())
        servers = [line.event for line in table.stored.proof if isinstance(line, Promised) and not line.seats]
        assert servers[:3] == [1, 6, 11]

    play(tmp_path, run)


def test_nothing_can_be_taken_back_once_links_are_asked_for(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house, starter=1)
        await settled(table)
        await act(table, devices)
        await settled(table)
        await act(table, devices)  # a placement, by seat 1
        await devices["anna"].act(DoUndo(table.line_count))
        await act(table, devices)
        await settled(table)
        devices["ben"].silent = True
        await act(table, devices)  # seat 2 presses Roll, and Ben says nothing
        assert table.chance_is_due
        with pytest.raises(Mistake):
            await devices["anna"].act(DoUndo(table.line_count))
        devices["ben"].speak_up()
        await settled(table)
        assert checked(table).unproven == ()

    play(tmp_path, run)


@about_files
def test_after_a_restore_everybody_promises_anew(tmp_path: Path) -> None:
    memory = {"anna": Memory(), "ben": Memory()}

    async def begin(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 3)
        memory.update({guest: device.memory for guest, device in devices.items()})
        memory["table"] = table.id  # type: ignore[assignment]

    async def go_on(house: House) -> None:
        table = await house.find(str(memory["table"]))
        old = {guest: memory[guest].chain.end for guest in ("anna", "ben")}
        devices = {guest: await Device(table, guest, memory[guest]).enter() for guest in ("anna", "ben")}
        await play_on(table, devices, 3)
        assert {guest: device.memory.chain.end for guest, device in devices.items()}.items().isdisjoint(old.items())
        promised = [line.seats for line in table.stored.proof if isinstance(line, Promised)]
        assert sorted(promised) == [(), (), (1, 2), (1, 2), (3,), (3,)]
        assert (checked(table).unproven, checked(table).alone) == ((), ())

    play(tmp_path, begin)
    files.backup(tmp_path / "zocker.db", tmp_path / "copy.db")
    files.restore(tmp_path / "copy.db", tmp_path / "zocker.db")
    play(tmp_path, go_on)


def test_no_secret_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 2)
        proof = table.proof
        assert proof is not None
        seed, link = proof._chain.seed.hex(), proof._own_link()  # type: ignore[union-attr]
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE proofs")
        await act(table, devices)
        while "a table can't go on" not in caplog.text:
            await asyncio.sleep(0)
        for secret in (seed, link, *(device.memory.chain.seed.hex() for device in devices.values())):
            assert secret not in caplog.text
        assert seed not in repr(proof)

    with caplog.at_level(logging.DEBUG):
        play(tmp_path, run)


def test_a_stand_in_rolls_with_the_links_of_those_who_are_there(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 3)
        devices.pop("ben").leave()
        async with table.lock:
            await seating.set_stand_in(table, [2], stand_in=True)
        table.wake()
        await play_on(table, devices, 4)
        assert len(events(table)[-1].links) == 1
        assert [line.seats for line in table.stored.proof if isinstance(line, LeftOut)] == [(3,)]
        assert checked(table).unproven == ()

    play(tmp_path, run)


def test_links_that_were_given_before_a_crash_are_used_after_it(tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def until_the_crash(house: House) -> None:
        table, devices = await two_devices(house, starter=1)
        await play_on(table, devices, 2)
        devices["ben"].silent = True
        await act(table, devices)  # seat 2 presses Roll; Anna's device answers, Ben's doesn't
        assert table.proof is not None
        while not devices["anna"].memory.given.get(table.proof.ledger.event):
            await asyncio.sleep(0)
        known.update(table=table.id, event=table.proof.ledger.event, lines=table.line_count)
        known.update(memory={guest: device.memory for guest, device in devices.items()})

    async def after_it(house: House) -> None:
        table, event = await house.find(known["table"]), known["event"]
        assert (table.line_count, table.chance_is_due) == (known["lines"], True)
        ben = await Device(table, "ben", known["memory"]["ben"]).enter()
        with pytest.raises(Mistake):
            await ben.act(DoUndo(table.line_count))
        await settled(table)
        drawn = next(line for line in events(table) if line.event == event)
        assert drawn.links == tuple(memory.given[event] for memory in known["memory"].values())
        assert drawn.line == known["lines"] + 1
        assert (checked(table).unproven, checked(table).alone) == ((), ())

    play(tmp_path, until_the_crash, link_seconds=50.0)
    play(tmp_path, after_it, link_seconds=50.0)


def test_links_that_wait_for_others_are_stored(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house, starter=1)
        await play_on(table, devices, 2)
        devices["ben"].silent = True
        await act(table, devices)  # seat 2 presses Roll, and Ben says nothing
        assert table.proof is not None
        event = table.proof.ledger.event
        while (kept := await asyncio.to_thread(house.store.load_chain, table.id)) is None or kept.event != event:
            await asyncio.sleep(0)
        assert kept.links == {(1, 2): devices["anna"].memory.given[event]}

    play(tmp_path, run, link_seconds=50.0)


def test_a_device_that_is_silent_again_and_again_is_asked_more_and_more_rarely(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        devices["ben"].memory.given = dict.fromkeys(range(1, 1000), "0" * 64)  # it always says something wrong
        await play_on(table, devices, 60)
        left_out = [line.event for line in table.stored.proof if isinstance(line, LeftOut)]
        assert left_out[:4] == [1, 2, 5, 20]
        assert checked(table).unproven == ()

    play(tmp_path, run)
