"""Devices that say nothing when a roll is made: who waits for them, what is thrown away, and how they come back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.proof.forged import SHORT
from tests.server.devices import (
    Device,
    act,
    asked,
    at_bens_roll,
    checked,
    devices_at,
    events,
    kinds,
    lines_of,
    play,
    play_on,
    proof_of,
    rest,
    settled,
    to_roll,
    until,
    wait,
)
from tests.server.stage import ME, bot
from zocker.errors import Mistake
from zocker.proof import lines
from zocker.proof.chain import LENGTH, Secret
from zocker.proof.lines import BackIn, Commit, Genesis, Open, Void
from zocker.proof.messages import commit_message
from zocker.server.messages.actions import Here, Leave, MakeCommit
from zocker.server.messages.pages import NewTable
from zocker.server.tables.house import House
from zocker.server.tables.table import LiveTable

ANNA, BEN, CLEO = (1,), (2,), (3,)
SILENCE, OTHERS, SHOWN, LONG = 5.0, 2.0, 1.0, 30.0  # seconds


async def without(house: House, *silent: str) -> tuple[LiveTable, dict[str, Device], Open]:
    """Let Ben press Roll at a table of three, while the devices of some say nothing; return the open."""
    table, devices = await at_bens_roll(house)
    for guest in silent:
        devices[guest].silent = True
    await act(table, devices)
    return table, devices, await asked(table)


# Some are silent --------------------------------------------------------------------------------------------


def test_after_five_seconds_a_silent_device_is_named_and_those_who_answered_roll_again(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, _, opened = await without(house, "cleo")
        wait(table, SILENCE - 0.1)
        await rest(table)
        assert kinds(table, Void) == []
        wait(table, 0.1)
        await settled(table)
        void, again, drawn = lines_of(table)[-3:]
        assert isinstance(void, Void)
        assert isinstance(again, Open)
        assert (void.attempt, void.silent) == (opened.attempt, (CLEO,))
        assert [answer is None for answer in void.answers] == [False, False, True]
        assert again.attempt == opened.attempt + 1
        assert (again.event, again.line, again.request) == (opened.event, opened.line, opened.request)
        assert again.devices == (ANNA, BEN)
        assert events(table)[-1] == drawn
        [thrown] = checked(table).thrown
        assert (thrown.line, thrown.silent, thrown.was) == (opened.line, ((2,),), None)
        assert thrown.came == drawn.results[0]

    play(tmp_path, run, setup=SHORT)


def test_what_was_thrown_away_is_told_once_the_silent_device_takes_part_again(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        await let_back_in(table, devices, "cleo")
        await play_on(table, devices)
        [thrown] = checked(table).thrown
        assert thrown.was is not None
        assert thrown.was.startswith("roll ")

    play(tmp_path, run, setup=SHORT)


def test_one_device_after_the_other_may_fall_silent(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        devices["anna"].silent = True
        wait(table, SILENCE)
        await until(lambda: kinds(table, Void))
        await rest(table)
        wait(table, SILENCE)
        await settled(table)
        assert [void.silent for void in kinds(table, Void)] == [(CLEO,), (ANNA,)]
        assert [opened.devices for opened in kinds(table, Open)][-3:] == [(ANNA, BEN, CLEO), (ANNA, BEN), (BEN,)]
        assert len(checked(table).thrown) == 2

    play(tmp_path, run, setup=SHORT)


def test_others_have_two_seconds_after_the_first_answer(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "anna", "ben", "cleo")
        wait(table, 60.0)
        await devices["anna"].speak_up()
        await rest(table)
        wait(table, OTHERS - 0.1)
        await rest(table)
        assert kinds(table, Void) == []
        await devices["ben"].speak_up()
        wait(table, 0.1)
        await settled(table)
        assert [void.silent for void in kinds(table, Void)] == [(CLEO,)]

    play(tmp_path, run, setup=SHORT)


def test_who_answers_in_time_is_not_named(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, opened = await without(house, "cleo")
        wait(table, SILENCE - 0.1)
        await devices["cleo"].speak_up()
        await settled(table)
        wait(table, SILENCE)
        await rest(table)
        assert events(table)[-1].attempt == opened.attempt
        assert kinds(table, Void) == []

    play(tmp_path, run, setup=SHORT)


def test_who_leaves_during_a_roll_counts_as_silent(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        devices["cleo"].leave()
        wait(table, SILENCE)
        await settled(table)
        assert [void.silent for void in kinds(table, Void)] == [(CLEO,)]

    play(tmp_path, run, setup=SHORT)


def test_those_who_are_awaited_are_shown_after_a_second(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        shown = await devices["anna"].look()
        assert (shown.awaited, shown.may_undo) == ((), True)
        wait(table, SHOWN)
        shown = await devices["anna"].look()
        assert (shown.awaited, shown.may_go_on, shown.may_undo) == ((2,), False, False)
        await devices["cleo"].speak_up()
        await settled(table)
        assert (await devices["anna"].look()).awaited == ()

    play(tmp_path, run, setup=SHORT)


# Coming back ------------------------------------------------------------------------------------------------


async def let_back_in(table: LiveTable, devices: dict[str, Device], guest: str) -> None:
    """Let someone ask to take part again, and all others agree."""
    await devices[guest].speak_up()
    await devices[guest].ask_back_in()
    await rest(table)
    for device in devices.values():
        await device.agree()


def test_a_silent_device_is_left_out_until_all_others_let_it_back_in(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, opened = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        await devices["cleo"].speak_up()
        await play_on(table, devices, 2)
        assert kinds(table, Open)[-1].devices == (ANNA, BEN), "it is there, and was named"
        await devices["cleo"].ask_back_in()
        await rest(table)
        assert [len(devices[guest].asked) for guest in ("anna", "ben", "cleo")] == [1, 1, 0]
        await devices["anna"].agree()
        await to_roll(table, devices, "anna")
        await play_on(table, devices, 1)
        assert kinds(table, Open)[-1].devices == (ANNA, BEN), "Ben has not agreed"
        await devices["ben"].agree()
        await play_on(table, devices, 2)
        [back_in] = kinds(table, BackIn)
        assert (back_in.seats, back_in.attempt, back_in.agreed) == (CLEO, opened.attempt, (ANNA, BEN))
        assert kinds(table, Open)[-1].devices == (ANNA, BEN, CLEO)
        assert len(checked(table).thrown) == 1

    play(tmp_path, run)


def test_a_device_that_wants_to_be_let_back_in_asks_each_of_the_others_once(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        await devices["cleo"].speak_up()
        await devices["cleo"].ask_back_in()
        await rest(table)
        for _ in range(3):
            devices["cleo"].leave()
            devices["cleo"] = await Device(table, "cleo").enter()  # with a key that is new
            await play_on(table, devices, 2)
            await rest(table)
        assert [len(devices[guest].asked) for guest in ("anna", "ben")] == [1, 1]

    play(tmp_path, run)


def test_who_was_away_is_asked_on_their_return(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        devices["anna"].leave()
        await let_back_in(table, {guest: devices[guest] for guest in ("ben", "cleo")}, "cleo")
        devices["anna"] = await Device(table, "anna", devices["anna"].honest).enter()
        await rest(table)
        await devices["anna"].say_here()
        await rest(table)
        assert len(devices["anna"].asked) == 1, "once, and not again and again"
        await devices["anna"].agree()
        await play_on(table, devices, 2)
        assert [line.seats for line in kinds(table, BackIn)] == [CLEO]

    play(tmp_path, run, setup=SHORT)


def test_who_has_given_up_the_seat_is_not_asked(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        await devices["anna"].act(Leave())
        await let_back_in(table, {guest: devices[guest] for guest in ("ben", "cleo")}, "cleo")
        await play_on(table, devices, 2)
        assert [line.agreed for line in kinds(table, BackIn)] == [(BEN,)]
        assert kinds(table, Open)[-1].devices == (BEN, CLEO)
        assert checked(table).unproven == ()

    play(tmp_path, run, setup=SHORT)


def test_another_device_of_the_same_seat_is_left_out_as_well(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        devices["cleo"].leave()
        devices["cleo"] = await Device(table, "cleo").enter()
        await play_on(table, devices, 2)
        assert kinds(table, Open)[-1].devices == (ANNA, BEN)
        await let_back_in(table, devices, "cleo")
        await play_on(table, devices, 2)
        assert kinds(table, Open)[-1].devices == (ANNA, BEN, CLEO)
        assert len(checked(table).parts[2].keys) == 2

    play(tmp_path, run)


def test_a_device_that_was_named_takes_part_where_there_is_no_other(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "cleo")
        wait(table, SILENCE)
        await to_roll(table, devices, "cleo")
        for guest in ("anna", "ben"):
            devices[guest].leave()
        await devices["cleo"].speak_up()
        await act(table, devices)
        await settled(table)
        assert kinds(table, Open)[-1].devices == (CLEO,)
        assert checked(table).unproven == ()

    play(tmp_path, run, setup=SHORT)


def test_agreeing_to_something_else_lets_nobody_in(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, opened = await without(house, "cleo")
        wait(table, SILENCE)
        await settled(table)
        await devices["cleo"].speak_up()
        await devices["cleo"].ask_back_in()
        anna, ben, cleo = (devices[guest] for guest in ("anna", "ben", "cleo"))
        for who, seats, attempt in ((anna, CLEO, 1), (anna, BEN, opened.attempt), (ben, CLEO, opened.attempt)):
            await anna.say(who.honest.agree(seats, attempt))
        await cleo.say(cleo.honest.agree(CLEO, opened.attempt))
        await ben.agree()
        await play_on(table, devices, 2)
        assert kinds(table, BackIn) == []
        assert kinds(table, Open)[-1].devices == (ANNA, BEN)

    play(tmp_path, run, setup=SHORT)


# All are silent ---------------------------------------------------------------------------------------------


def test_while_nobody_answers_everybody_waits(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, opened = await without(house, "anna", "ben", "cleo")
        told, count = table.stored.proof.texts(), table.line_count
        for _ in range(10):
            wait(table, 1_000.0)
            await rest(table)
        assert (table.stored.proof.texts(), table.line_count) == (told, count)
        for device in devices.values():
            await device.speak_up()
        await settled(table)
        assert events(table)[-1].attempt == opened.attempt
        assert checked(table).thrown == ()

    play(tmp_path, run, setup=SHORT)


def test_alone_with_bots_nothing_is_ever_thrown_away(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await devices_at(house, NewTable("las-vegas", (ME, bot(), bot())))
        await play_on(table, devices, 1)
        devices["anna"].silent = True
        await act(table, devices)  # she places, and a bot rolls
        opened = await asked(table)
        wait(table, 1_000.0)
        await rest(table)
        devices["anna"].leave()
        await Device(table, "dora").enter()
        wait(table, 1_000.0)
        await rest(table)
        assert lines_of(table)[-1] == opened
        devices["anna"] = await Device(table, "anna", devices["anna"].honest).enter()
        await settled(table)
        assert [event.attempt for event in events(table)][: opened.attempt] == [*range(1, opened.attempt + 1)]
        assert (kinds(table, Void), checked(table).unproven) == ([], ())

    play(tmp_path, run, setup=SHORT)


def test_when_nobody_has_answered_for_long_people_may_go_on_without_and_every_check_tells_it(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, opened = await without(house, "anna", "ben", "cleo")
        devices["cleo"].leave()
        wait(table, LONG - 0.1)
        for guest in ("anna", "ben"):
            with pytest.raises(Mistake):
                await devices[guest].go_on()
        wait(table, 0.1)
        shown = {guest: (await devices[guest].look()).may_go_on for guest in ("anna", "cleo")}
        assert shown == {"anna": True, "cleo": False}
        devices["anna"].silent = False
        await devices["anna"].go_on()
        await until(lambda: len(kinds(table, Genesis)) == 2)
        await rest(table)
        wait(table, 2.0)
        await devices["anna"].say_here()
        await settled(table)
        assert kinds(table, Open)[-1].devices == (ANNA,)
        told = checked(table)
        assert (told.restarts, told.undrawn, told.unproven) == ((opened.line - 1,), (opened.line,), ())

    play(tmp_path, run, setup=SHORT)


def test_nobody_goes_on_without_others_once_somebody_has_answered(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "anna", "cleo")
        wait(table, SILENCE - 0.1)
        proof = proof_of(table)
        assert not any(proof.may_go_on(guest) for guest in devices)
        with pytest.raises(Mistake):
            await devices["ben"].go_on()

    play(tmp_path, run, setup=SHORT)


def test_a_player_who_never_answers_has_to_wait_longer_each_time_before_going_on(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices, _ = await without(house, "anna", "ben", "cleo")
        for guest in ("ben", "cleo"):
            devices[guest].leave()
        anna = devices["anna"]
        for times in range(3):
            wait(table, LONG * 2**times - 0.1)
            await anna.say(Here())
            with pytest.raises(Mistake):
                await anna.go_on()
            wait(table, 0.1)
            await anna.go_on()
            await rest(table)
            for action in anna.honest.say():
                if isinstance(action, MakeCommit):
                    await anna.say(action)
            await rest(table)
            assert kinds(table, Open)[-1].devices == (ANNA,)
        assert len(kinds(table, Genesis)) == 4

    play(tmp_path, run, setup=SHORT)


def test_a_chain_that_is_too_short_for_the_next_event_is_not_taken(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        proof, secret = proof_of(table), Secret(b"x" * 32)
        ledger = proof.book.ledger
        ledger.attempt = LENGTH - 2
        for first, is_taken in ((1, False), (LENGTH - 1, True)):
            line = Commit(BEN, secret.key, secret.chain(ledger.nonce, first, ledger.start).end, first, 1, "")
            signature = secret.signer.sign(commit_message(ledger.start, line))
            text = lines.write(msgspec.structs.replace(line, signature=signature))
            assert proof.devices.take_commit(devices["ben"].watcher, text) == is_taken

    play(tmp_path, run, setup=SHORT)


def test_a_spectator_cannot_go_on_for_those_who_play(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, _, _ = await without(house, "anna", "ben", "cleo")
        dora = await Device(table, "dora").enter()
        wait(table, 2 * LONG)
        with pytest.raises(Mistake):
            await dora.go_on()
        assert len(kinds(table, Genesis)) == 1

    play(tmp_path, run, setup=SHORT)
