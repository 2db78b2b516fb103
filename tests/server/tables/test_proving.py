"""Dice that all who play make together: when a roll is opened, who takes part, and what nobody can do meanwhile."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.proof.forged import SHORT
from tests.rules.royale.table import position
from tests.server.clocks import Standing
from tests.server.devices import (
    Device,
    act,
    asked,
    at_bens_roll,
    checked,
    devices_at,
    events,
    fixed,
    is_last,
    kinds,
    play,
    play_on,
    proof_of,
    record_of,
    rest,
    same_dice,
    settled,
    three_devices,
    to_roll,
    two_devices,
    until,
    wait,
)
from tests.server.stage import ME, OPEN, Reader, bot, game_of, match_of
from zocker.errors import Mistake
from zocker.proof import chain, commitments, ledger
from zocker.proof.check import verify
from zocker.proof.fields import Answer
from zocker.proof.lines import Close, Commit, Genesis, Moves, Open, Seated
from zocker.proof.messages import hidden
from zocker.proof.words import words_of
from zocker.server.messages.actions import (
    Action,
    Agree,
    Block,
    DoRoll,
    DoUndo,
    GiveAnswer,
    Join,
    Leave,
    MakeCommit,
    Pause,
    Remember,
    Remove,
    Sign,
    StandIn,
)
from zocker.server.messages.pages import NewTable
from zocker.server.tables import driver, stand_in
from zocker.server.tables.house import House
from zocker.server.tables.proof import hearing
from zocker.server.tables.table import LiveTable

HEX = "5a" * 32


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table that has failed try again at once."""
    monkeypatch.setattr(driver, "RETRY_DELAY", 0.0)


def listed(table: LiveTable) -> list[tuple[tuple[int, ...], ...]]:
    """Return the devices of each open."""
    return [line.devices for line in kinds(table, Open)]


# Whole games ------------------------------------------------------------------------------------------------


def test_all_rolls_of_a_game_are_proven_by_all_devices_and_they_sign_its_end(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices)
        await rest(table)
        told = verify(await house.record(table.id))
        assert told.over
        assert told.is_closed
        assert (told.unproven, told.thrown, told.restarts, told.undrawn) == ((), (), (), ())
        assert {chance.devices for chance in told.chances} == {((0, 1), (2,))}
        assert [chance.draw for chance in told.chances if chance.attempt == 1][-1] > 1  # the table is set up by one run
        assert [(part.seat, part.is_closed) for part in told.parts] == [(0, True), (1, True), (2, True)]
        assert {words_of(device.honest.ledger.head) for device in devices.values()} == {told.words}
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
        await rest(table)
        assert table.line_count == 0, "nothing is drawn before someone is there"
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
        await Device(table, "anna").enter()
        await until(lambda: match_of(table).over)
        await rest(table)
        assert not table.stored.proof
        assert len(checked(table).unproven) > 10

    play(tmp_path, run)


def test_who_looks_on_sees_all_lines_and_is_never_listed(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await devices_at(house, NewTable("las-vegas", (ME, OPEN, bot())), "ben")
        dora = await Device(table, "dora").enter()
        await play_on(table, devices, 2)
        late = await Device(table, "emil").enter()
        await play_on(table, devices)
        await rest(table)
        assert dora.honest.texts == late.honest.texts == table.stored.proof.texts()
        assert {*listed(table)} == {((1,), (2,))}
        assert checked(table).is_closed

    play(tmp_path, run, setup=SHORT)


def test_who_has_left_is_replaced_by_a_bot_and_the_proof_goes_on(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        await devices["ben"].act(Leave())
        await play_on(table, devices)
        assert [line.seats[2:4] for line in kinds(table, Seated)] == [(table.names[1], "regular")]
        assert listed(table)[-1] == ((1,), (3,))
        told = checked(table)
        assert (told.unproven, [part.seat for part in told.parts]) == ((), [0, 1, 2])

    play(tmp_path, run, setup=SHORT)


def test_when_all_have_left_the_rest_is_not_proven(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await three_devices(house)
        await play_on(table, devices, 2)
        for device in devices.values():
            await device.act(Leave())
        await until(lambda: match_of(table).over)
        await rest(table)
        told = checked(table)
        assert 0 < len(told.unproven) < len(told.chances)
        assert not told.is_closed

    play(tmp_path, run, setup=SHORT)


# When a roll is opened --------------------------------------------------------------------------------------


def test_a_roll_is_opened_when_roll_is_pressed_and_not_before(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await three_devices(house)
        for _ in range(3):
            await settled(table)
            await act(table, devices)
            await settled(table)
            wait(table, 60.0)
            await devices["ben"].say_here()
            await rest(table)
            assert len(kinds(table, Open)) == len(events(table))

    play(tmp_path, run, setup=SHORT)


def test_a_roll_is_opened_when_the_clock_has_run_out(tmp_path: Path, time: Standing) -> None:
    async def run(house: House) -> None:
        new = NewTable("las-vegas", (ME, OPEN, OPEN), clock=10)
        table, devices = await devices_at(house, new, "ben", "cleo")
        await to_roll(table, devices, "anna")
        await rest(table)
        count, opens = table.line_count, len(kinds(table, Open))
        time.pass_by(9.0)
        table.wake()
        await rest(table)
        assert len(kinds(table, Open)) == opens
        time.pass_by(2.0)
        for device in devices.values():
            await device.say_here()
        table.wake()
        await until(lambda: table.line_count > count)
        assert len(kinds(table, Open)) == opens + 1

    play(tmp_path, run, time=time, setup=SHORT)


def test_the_first_roll_waits_until_all_have_committed_or_two_seconds_have_passed(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table = await house.find(await house.create(NewTable("las-vegas", (ME, OPEN)), "anna"))
        anna, ben = await Device(table, "anna").enter(), await Device(table, "ben", silent=True).enter()
        await Reader.act(ben, Join(1, "Ben"))
        await until(lambda: proof_of(table).devices.ready() == ["anna"])
        await rest(table)
        wait(table, 1.9)
        await anna.say_here()
        await rest(table)
        assert kinds(table, Open) == []
        wait(table, 0.2)
        await until(lambda: events(table))
        assert listed(table) == [((1,),)]

    play(tmp_path, run)


def test_nothing_is_opened_while_the_table_is_paused(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        wait(table, 60.0)  # nobody says anything
        await Reader.act(devices["ben"], DoRoll(table.line_count))
        await Reader.act(devices["anna"], Pause(True))
        for device in devices.values():
            await device.say_here()
        await rest(table)
        assert not proof_of(table).is_open
        await devices["anna"].act(Pause(False))
        await settled(table)
        assert listed(table) == 2 * [((1,), (2,), (3,))]

    play(tmp_path, run, setup=SHORT)


REFUSED: tuple[tuple[str, Action], ...] = (
    ("ben", DoUndo(0)),
    ("anna", Pause(True)),
    ("anna", StandIn(1)),
    ("anna", Remove(1)),
    ("anna", Block(1)),
    ("anna", Leave()),
    ("ben", Leave()),
)


@pytest.mark.parametrize(("guest", "action"), REFUSED, ids=str)
def test_nobody_takes_back_pauses_comes_or_goes_between_open_and_drawn(
    tmp_path: Path, guest: str, action: Action
) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        await act(table, devices)
        await settled(table)
        await act(table, devices)  # Ben places, and could take it back
        await settled(table)
        devices["cleo"].silent = True
        await act(table, devices)
        await asked(table)
        told, count = table.stored.proof.texts(), table.line_count
        given = DoUndo(count) if isinstance(action, DoUndo) else action
        with pytest.raises(Mistake, match="A roll is being made"):
            await devices[guest].act(given)
        await rest(table)
        assert (table.stored.proof.texts(), table.line_count, table.paused) == (told, count, False)
        await devices["cleo"].speak_up()
        await settled(table)
        assert table.line_count == count + 1
        assert (checked(table).unproven, checked(table).thrown) == ((), ())

    play(tmp_path, run, setup=SHORT)


def test_a_move_may_be_taken_back_before_the_next_roll_is_opened_and_that_is_told(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        await act(table, devices)
        await settled(table)
        await act(table, devices)
        await devices["ben"].act(DoUndo(table.line_count))
        await act(table, devices)
        await play_on(table, devices, 2)
        assert any("undo" in line.texts for line in kinds(table, Moves))
        assert checked(table).unproven == ()

    play(tmp_path, run, setup=SHORT)


def test_who_comes_back_during_a_roll_plays_again_after_it(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        devices["cleo"].leave()
        async with table.lock:
            await stand_in.set_stand_in(table, [2], stand_in=True)
        devices["anna"].silent = True
        await act(table, devices)
        opened = await asked(table)
        assert opened.devices == ((1,), (2,))
        devices["cleo"] = await Device(table, "cleo", devices["cleo"].honest).enter()
        await rest(table)
        assert table.seats[2].stand_in
        await devices["anna"].speak_up()
        await until(lambda: not table.seats[2].stand_in)
        await play_on(table, devices)
        await rest(table)
        assert [line.seats[5] for line in kinds(table, Seated)] == ["stand-in", ""]
        assert listed(table)[-1] == ((1,), (2,), (3,))
        assert checked(table).is_closed

    play(tmp_path, run, setup=SHORT)


# Which devices take part ------------------------------------------------------------------------------------


def test_an_old_tab_is_waited_for_until_it_can_answer(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        name = await house.create(NewTable("gambler", (ME, bot())), "anna")
        table = await house.find(name)
        await Reader(table, "anna").enter()  # of a program that does not want the proof
        await Device(table, "dora").enter()  # who only looks on
        await rest(table)
        wait(table, 1_000.0)
        await rest(table)
        assert (len(table.stored.proof), table.line_count) == (0, 0)
        await play_on(table, {"anna": await Device(table, "anna").enter()}, 2)
        assert checked(table).unproven == ()

    play(tmp_path, run)


def test_who_has_been_quiet_is_not_listed_until_it_says_something(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        wait(table, 3.1)
        await devices["anna"].say_here()
        await act(table, devices)
        await settled(table)
        await rest(table)
        assert listed(table)[-1] == ((1,), (2,))
        assert devices["cleo"].honest.texts == table.stored.proof.texts(), "it sees that it was left out"
        await devices["cleo"].say_here()
        await play_on(table, devices, 2)
        assert listed(table)[-1] == ((1,), (2,), (3,))
        [part] = [part for part in checked(table).parts if part.seat == 2]
        assert part.rolls == part.of - 1

    play(tmp_path, run, setup=SHORT)


def test_day_by_day_only_those_who_are_there_take_part_and_the_others_check_it_later(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await three_devices(house)
        for guest in ("anna", "ben", "cleo", "anna"):
            await to_roll(table, devices, guest)
            here = {guest: devices[guest]}
            for other in devices.keys() - here:
                devices[other].leave()
            await play_on(table, here, 2)
            for other in devices.keys() - here:
                devices[other] = await Device(table, other, devices[other].honest).enter()
            await rest(table)
            assert {*map(len, (device.honest.texts for device in devices.values()))} == {len(table.stored.proof)}
        assert [seats for seats in listed(table) if len(seats) == 1] == [((1,),), ((2,),), ((3,),), ((1,),)]
        assert checked(table).unproven == ()

    play(tmp_path, run)


def test_a_device_that_takes_over_commits_for_itself_and_takes_part_from_the_next_roll_on(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        old = devices["cleo"]
        old.silent = True
        await act(table, devices)
        await asked(table)
        devices["cleo"] = await Device(table, "cleo").enter()
        await rest(table)
        assert proof_of(table).is_open, "the other device had not committed when it was opened"
        await old.speak_up()
        await play_on(table, devices, 3)
        keys = tuple(device.honest.secret.key for device in (old, devices["cleo"]))
        assert tuple(line.key for line in kinds(table, Commit) if line.seats == (3,)) == keys
        given = [{attempt for _, attempt in device.honest.answers} for device in (old, devices["cleo"])]
        assert max(given[0]) < min(given[1])
        told = checked(table)
        assert (told.parts[2].keys, told.thrown, told.alone) == (keys, (), ())

    play(tmp_path, run, setup=SHORT)


def test_who_goes_back_to_the_first_device_commits_there_once_more(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await three_devices(house)
        await to_roll(table, devices, "ben")
        other = await Device(table, "ben").enter()
        await act(table, devices | {"ben": other})
        await settled(table)
        await act(table, devices | {"ben": other})
        await to_roll(table, devices, "ben")
        await play_on(table, devices, 2)
        commits = [(line.key, line.number) for line in kinds(table, Commit) if line.seats == (2,)]
        keys = [device.honest.secret.key for device in (devices["ben"], other)]
        assert commits == [(keys[0], 1), (keys[1], 1), (keys[0], 2)]
        assert (checked(table).thrown, checked(table).alone) == ((), ())

    play(tmp_path, run)


def test_a_device_that_comes_back_goes_on_with_its_chain(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await two_devices(house)
        await play_on(table, devices, 2)
        devices["ben"].leave()
        devices["ben"] = await Device(table, "ben", devices["ben"].honest).enter()
        await play_on(table, devices, 3)
        assert len(kinds(table, Commit)) == 2
        assert checked(table).alone == ()

    play(tmp_path, run)


def test_a_page_that_is_loaded_again_before_it_could_answer_gives_the_same_answer(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        devices["cleo"].silent = True
        await act(table, devices)
        opened = await asked(table)
        stored = devices["cleo"].honest.answer()
        devices["cleo"].leave()
        await rest(table)
        assert proof_of(table).is_open
        devices["cleo"] = await Device(table, "cleo", devices["cleo"].honest).enter()
        await settled(table)
        assert events(table)[-1].attempt == opened.attempt
        assert events(table)[-1].answers[2] == Answer(stored.link, stored.signature)

    play(tmp_path, run, setup=SHORT)


def test_an_old_browser_profile_gives_the_same_answers(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        cleo = devices["cleo"]
        cleo.silent = True
        await act(table, devices)
        await asked(table)
        kept = cleo.honest.answer()
        cleo.leave()
        again = devices["cleo"] = await Device(table, "cleo", fixed("cleo")).enter()  # it remembers its secret only
        await settled(table)
        await rest(table)
        assert events(table)[-1].answers[2] == Answer(kept.link, kept.signature)
        assert again.honest.texts == table.stored.proof.texts()
        assert checked(table).thrown == ()

    play(tmp_path, run, setup=SHORT)


def test_two_tabs_of_one_browser_are_one_device(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        first, second = devices["cleo"], await Device(table, "cleo", fixed("cleo")).enter()
        for sleeper, awake in ((first, second), (second, first)):
            sleeper.silent = True
            await play_on(table, devices | {"cleo": awake}, 2)
            await sleeper.speak_up()
        await play_on(table, devices)
        told = checked(table)
        assert (told.alone, told.thrown) == ((), ())
        assert [line.number for line in kinds(table, Commit) if line.seats == (3,)] == [1]
        common = first.honest.answers.keys() & second.honest.answers.keys()
        assert all(first.honest.answers[key] == second.honest.answers[key] for key in common)
        assert len(common) >= 2

    play(tmp_path, run, setup=SHORT)


def test_chains_are_renewed_before_they_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A chain is shorter here; what is tried is what happens after the 256th attempt."""
    for module in (chain, commitments, ledger):
        monkeypatch.setattr(module, "LENGTH", 16)
    monkeypatch.setattr(chain.Chain.__init__, "__defaults__", (16,))

    async def run(house: House) -> None:
        table, devices = await two_devices(house, "gambler")
        for device in devices.values():
            device.honest.spare = 4
        await play_on(table, devices, 100)
        told = checked(table)
        assert (told.unproven, told.alone) == ((), ())
        servers = [line.first for line in kinds(table, Commit) if not line.seats]
        assert servers[:2] == [16, 31]  # while two attempts are left for both devices
        anna = devices["anna"].honest.secret.key
        assert [line.number for line in kinds(table, Commit) if line.key == anna][:3] == [1, 2, 3]

    play(tmp_path, run)


# What nobody gets away with ---------------------------------------------------------------------------------


def test_who_claims_what_never_was_changes_nothing(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        await play_on(table, devices, 2)
        anna, ben, cleo = devices["anna"].honest, devices["ben"], devices["cleo"].honest
        dora = await Device(table, "dora").enter()
        await rest(table)
        told, start = table.stored.proof.texts(), anna.ledger.start
        own = next(text for text in told if text.startswith("commit\t2"))
        again = ben.honest.commit().line
        claims: list[hearing.DeviceAction] = [
            GiveAnswer(99, HEX, 2 * HEX),
            GiveAnswer(1, *ben.honest.answers[start, 1][1]),
            Agree((3,), 1, 2 * HEX),
            cleo.agree((1,), 2),
            Remember(HEX, 2 * HEX),
            Remember(HEX, next(reversed(anna.signed.values()))),
            Remember(*next(iter(anna.signed.items()))),
            Sign(2 * HEX),
            MakeCommit(own),
            MakeCommit(own.replace("commit\t2", "commit\t3")),
            MakeCommit(again[:-1] + ("1" if again[-1] == "0" else "0")),
        ]
        for device in (ben, dora):
            await device.ask_back_in()
            with pytest.raises(Mistake):
                await device.go_on()
            for claim in claims:
                await device.say(claim)
        with pytest.raises(Mistake):
            await ben.say(MakeCommit("moves\t1\tplace 6"))
        await rest(table)
        assert table.stored.proof.texts() == told
        await play_on(table, devices)
        assert (checked(table).alone, checked(table).thrown, checked(table).restarts) == ((), (), ())
        assert len(kinds(table, Genesis)) == 1
        assert len(kinds(table, Commit)) == 3

    play(tmp_path, run, setup=SHORT)


def test_wrong_answers_are_none(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        ben = devices["cleo"]
        ben.silent = True
        await act(table, devices)
        await asked(table)
        right, anna = ben.honest.answer(), devices["anna"].honest.answer()
        for wrong in (
            GiveAnswer(right.attempt, HEX, right.signature),
            GiveAnswer(right.attempt, right.link, anna.signature),
            GiveAnswer(right.attempt, anna.link, anna.signature),
            GiveAnswer(right.attempt + 1, right.link, right.signature),
        ):
            await ben.say(wrong)
            await rest(table)
            assert proof_of(table).is_open
        await ben.say(right)
        await settled(table)
        assert events(table)[-1].answers[2] == Answer(right.link, right.signature)

    play(tmp_path, run, setup=SHORT)


def test_no_answer_is_told_to_others_before_all_are_there(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        devices["cleo"].silent = True
        await act(table, devices)
        await asked(table)
        given = devices["anna"].honest.answer()
        for device in devices.values():
            assert given.link not in "".join(device.honest.texts)
        assert given.link not in str(record_of(table))
        assert devices["cleo"].honest.answer().link not in str(record_of(table))

    play(tmp_path, run, setup=SHORT)


def test_no_secret_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        book = proof_of(table).book
        secret, link = house.store.read.load_secret(table.id), book.link(book.ledger.attempt + 1)
        assert secret is not None
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE proofs")
        await act(table, devices)
        await until(lambda: "a table can't go on" in caplog.text)
        written = [secret.written(), *(device.honest.secret.written() for device in devices.values())]
        assert not any(hidden_there in caplog.text for hidden_there in (*written, link))
        told = f"{book.__dict__} {secret!r} {book.to_store()!r} {vars(proof_of(table))} {table.stored!r}"
        assert not any(hidden_there in told for hidden_there in (*written, link))

    with caplog.at_level(logging.DEBUG):
        play(tmp_path, run, setup=SHORT)


# Secret moves -----------------------------------------------------------------------------------------------


@pytest.fixture
def in_secret(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the settings of a house where people will choose in secret, since their dice are known."""
    same_dice(monkeypatch)
    setup = position(2, boards="A1", left=["4", "4"], round=3).record().setup
    return {"setup": msgspec.to_builtins(setup)}


async def choose_in_secret(house: House) -> tuple[LiveTable, dict[str, Device]]:
    """Play until someone has chosen in secret, and the next roll was made."""
    table, devices = await devices_at(house, NewTable("royale", (ME, OPEN), {"boards": 1, "neutral": False}), "ben")
    while not any("#" in text for text in table.stored.proof.texts()):
        assert not match_of(table).over
        await settled(table)
        await act(table, devices, wish="place 1")  # at the board where they do
        await settled(table)
    await rest(table)
    return table, devices


def test_only_who_has_moved_in_secret_learns_the_salt_before_the_end(tmp_path: Path, in_secret: dict[str, Any]) -> None:
    async def run(house: House) -> None:
        table, devices = await choose_in_secret(house)
        dora = await Device(table, "dora").enter()
        await rest(table)
        hashes = {line.line + at: text for line in kinds(table, Moves) for at, text in enumerate(line.texts)}
        moves = proof_of(table).book.secret_moves
        for number, (guest, device) in enumerate(devices.items()):
            mine = [at for at, seat in moves.items() if seat == number and at in hashes]
            assert [int(salt.partition(":")[0]) for salt in device.salts] == mine, guest
            for at, salt in (map(str, salt.split(":")) for salt in device.salts):
                expected = hidden(device.honest.ledger.start, int(at), salt, match_of(table).lines[int(at) - 1])
                assert hashes[int(at)] == expected
        assert dora.salts == ()
        assert checked(table).hidden > 0, "a game that is broken off never reveals them"
        await play_on(table, devices)
        await rest(table)
        told = checked(table)
        assert (told.is_closed, told.hidden, told.unproven) == (True, 0, ())
        [close] = kinds(table, Close)
        assert {*devices["anna"].salts, *devices["ben"].salts} <= {*close.salts}

    play(tmp_path, run, **in_secret)


def test_secret_moves_stay_hidden_and_are_revealed_after_a_restart(tmp_path: Path, in_secret: dict[str, Any]) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        table, devices = await choose_in_secret(house)
        kept.update(table=table.id, moves=proof_of(table).book.secret_moves, devices=devices)

    async def after(house: House) -> None:
        table = await house.find(kept["table"])
        assert proof_of(table).book.secret_moves == kept["moves"]
        old = kept["devices"]
        devices = {guest: await Device(table, guest, old[guest].honest).enter() for guest in old}
        await play_on(table, devices)
        await rest(table)
        assert {*old["anna"].salts, *old["ben"].salts} <= {*kinds(table, Close)[0].salts}
        assert (checked(table).hidden, checked(table).is_closed) == (0, True)

    play(tmp_path, before, **in_secret)
    play(tmp_path, after, **in_secret)


# The end ----------------------------------------------------------------------------------------------------


def test_who_is_not_there_at_the_end_signs_it_later(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        while not is_last(table):
            await play_on(table, devices, 1)
        away = next(guest for guest in devices if game_of(table).position.waits_for not in table.seats_of(guest))
        devices[away].leave()
        await play_on(table, devices)
        await rest(table)
        assert [part.is_closed for part in checked(table).parts] == [guest != away for guest in devices]
        kept.update(table=table.id, guest=away, honest=devices[away].honest)

    async def after(house: House) -> None:
        table = await house.find(kept["table"])
        late = await Device(table, kept["guest"], kept["honest"]).enter()
        await rest(table)
        told = verify(await house.record(table.id))
        assert all(part.is_closed for part in told.parts)
        assert late.honest.texts == table.stored.proof.texts()

    play(tmp_path, before, setup=SHORT)
    play(tmp_path, after, setup=SHORT)
