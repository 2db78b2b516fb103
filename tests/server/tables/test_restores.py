"""Servers that are restarted, restored or older: what goes on as it was, and what begins once more and is told."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.proof.forged import SHORT
from tests.server.databases import about_files
from tests.server.devices import (
    Device,
    act,
    asked,
    at_bens_roll,
    checked,
    events,
    is_last,
    kinds,
    lines_of,
    play,
    play_on,
    proof_of,
    rest,
    settled,
    until,
    wait,
)
from tests.server.stage import game_of, match_of
from zocker.errors import Mistake
from zocker.proof.check import verify
from zocker.proof.lines import Commit, Genesis, Open
from zocker.proof.messages import earlier
from zocker.record import Dice
from zocker.server.messages.actions import DoUndo
from zocker.server.store import files
from zocker.server.store.copy_database import copy_database
from zocker.server.store.proof_lines import ProofLines
from zocker.server.store.stored import StoredSeat
from zocker.server.tables import new_tables
from zocker.server.tables.house import House
from zocker.server.tables.proof import hearing
from zocker.server.tables.table import LiveTable

Kept = dict[str, Any]


def keep(kept: Kept, table: LiveTable, devices: dict[str, Device]) -> None:
    """Note what browsers keep, and what was shown."""
    kept.update(table=table.id, lines=[*match_of(table).lines], proof=table.stored.proof.texts())
    kept.update(honest={guest: device.honest for guest, device in devices.items()})


async def back_at(house: House, kept: Kept, *guests: str) -> tuple[LiveTable, dict[str, Device]]:
    """Let people come back to a table with what their browsers have kept."""
    table = await house.find(kept["table"])
    there = guests or kept["honest"]
    return table, {guest: await Device(table, guest, kept["honest"][guest]).enter() for guest in there}


# After a restart --------------------------------------------------------------------------------------------


def test_a_roll_that_was_open_is_made_after_a_restart_with_the_same_answers(tmp_path: Path) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        devices["cleo"].silent = True
        await act(table, devices)
        kept["open"] = await asked(table)
        keep(kept, table, devices)

    async def after(house: House) -> None:
        table, devices = await back_at(house, kept, "anna", "cleo")
        assert (table.line_count, table.chance_is_due) == (len(kept["lines"]), True)
        with pytest.raises(Mistake):
            await devices["anna"].act(DoUndo(table.line_count))
        await rest(table)
        assert proof_of(table).is_open, "Ben has answered, but not to this server"
        devices["ben"] = (await back_at(house, kept, "ben"))[1]["ben"]
        await settled(table)
        drawn = events(table)[-1]
        assert (drawn.attempt, drawn.line) == (kept["open"].attempt, len(kept["lines"]) + 1)
        given = [honest.answers[honest.ledger.start, drawn.attempt][1] for honest in kept["honest"].values()]
        assert [*drawn.answers] == given
        await play_on(table, devices)
        assert (checked(table).thrown, checked(table).restarts, len(kinds(table, Genesis))) == ((), (), 1)

    play(tmp_path, before, setup=SHORT)
    play(tmp_path, after, setup=SHORT)


def test_after_a_restart_those_are_named_who_do_not_come_back(tmp_path: Path) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        devices["cleo"].silent = True
        await act(table, devices)
        kept["open"] = await asked(table)
        keep(kept, table, devices)

    async def after(house: House) -> None:
        table, _ = await back_at(house, kept, "anna", "ben")
        await rest(table)
        wait(table, 4.9)
        await rest(table)
        assert lines_of(table)[-1] == kept["open"]
        wait(table, 0.1)
        await until(lambda: len(events(table)) == 2)
        assert [thrown.silent for thrown in checked(table).thrown] == [((2,),)]

    play(tmp_path, before, setup=SHORT)
    play(tmp_path, after, setup=SHORT)


def test_a_restart_between_rolls_changes_nothing(tmp_path: Path) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        keep(kept, table, devices)

    async def after(house: House) -> None:
        table, devices = await back_at(house, kept)
        await play_on(table, devices)
        await rest(table)
        told = checked(table)
        assert (told.restarts, told.thrown, told.alone, told.unproven) == ((), (), (), ())
        assert told.is_closed
        assert len(kinds(table, Commit)) == 3

    play(tmp_path, before, setup=SHORT)
    play(tmp_path, after, setup=SHORT)


# After a restore --------------------------------------------------------------------------------------------


@about_files
@pytest.mark.parametrize("is_open", [False, True])
def test_after_a_restore_the_proof_begins_once_more_with_a_new_secret_and_is_told(
    tmp_path: Path, is_open: bool
) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        if is_open:
            devices["cleo"].silent = True
            await act(table, devices)
            await asked(table)
        files.backup(tmp_path / "zocker.db", tmp_path / "copy.db")
        kept["then"] = len(match_of(table).lines)
        await devices["cleo"].speak_up()
        await play_on(table, devices, 2)  # devices know more than the copy
        keep(kept, table, devices)

    async def after(house: House) -> None:
        table, devices = await back_at(house, kept)
        assert table.line_count == kept["then"] < len(kept["lines"])
        await play_on(table, devices)
        await rest(table)
        old, new = kinds(table, Genesis)
        assert old.key != new.key
        assert new.since == kept["then"]
        told = checked(table)
        assert (told.restarts, told.unproven, told.alone, told.is_closed) == ((kept["then"],), (), (), True)
        assert told.undrawn == ((kept["then"] + 1,) if is_open else ())
        assert {len(part.keys) for part in told.parts} == {1}, "browsers keep their keys"

    play(tmp_path, before, setup=SHORT)
    files.restore(tmp_path / "copy.db", tmp_path / "zocker.db")
    play(tmp_path, after, setup=SHORT)


@about_files
def test_a_file_that_was_put_back_by_hand_is_noticed_by_devices_that_know_more(tmp_path: Path) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        keep(kept, table, devices)

    async def more(house: House) -> None:
        table, devices = await back_at(house, kept)
        await play_on(table, devices, 3)
        keep(kept, table, devices)

    async def after(house: House) -> None:
        table, devices = await back_at(house, kept)
        await until(lambda: len(kinds(table, Genesis)) == 2)
        await play_on(table, devices)
        await rest(table)
        old, new = kinds(table, Genesis)
        assert old.key != new.key
        assert len(checked(table).restarts) == 1
        assert (checked(table).unproven, checked(table).is_closed) == ((), True)

    play(tmp_path, before, setup=SHORT)
    shutil.copy(tmp_path / "zocker.db", tmp_path / "copy.db")
    play(tmp_path, more, setup=SHORT)
    shutil.copy(tmp_path / "copy.db", tmp_path / "zocker.db")
    play(tmp_path, after, setup=SHORT)


def test_a_roll_that_all_have_answered_is_made_anew_if_the_proof_begins_once_more_just_then(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        table, devices = await at_bens_roll(house)
        devices["cleo"].silent = True
        await act(table, devices)
        opened = await asked(table)
        drive, table.on_wake = table.on_wake, lambda: None  # nobody draws it yet
        await devices["cleo"].speak_up()
        await until(lambda: (chance := game_of(table).pending_chance) is not None and chance.done())
        async with table.lock:
            await hearing.begin_again(table, proof_of(table), with_new_secret=True)
        table.on_wake = drive
        drive()
        await settled(table)
        assert table.line_count == opened.line
        assert kinds(table, Open)[-1].devices == opened.devices
        told = checked(table)
        assert (told.restarts, told.undrawn, told.unproven) == ((opened.line - 1,), (opened.line,), ())

    play(tmp_path, run, setup=SHORT)


@about_files
def test_a_house_that_has_moved_begins_every_proof_once_more(tmp_path: Path) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        keep(kept, table, devices)

    async def after(house: House) -> None:
        table, devices = await back_at(house, kept)
        await play_on(table, devices)
        assert (checked(table).restarts, checked(table).alone) == ((len(kept["lines"]),), ())

    there = tmp_path / "there"
    there.mkdir()
    play(tmp_path, before, setup=SHORT)
    copy_database(f"sqlite:///{tmp_path / 'zocker.db'}", f"sqlite:///{there / 'zocker.db'}")
    play(there, after, setup=SHORT)


def test_a_game_whose_secret_was_lost_at_the_very_end_is_still_closed(tmp_path: Path) -> None:
    kept: Kept = {}

    async def before(house: House) -> None:
        table, devices = await at_bens_roll(house)
        while not is_last(table):
            await play_on(table, devices, 1)
        keep(kept, table, devices)
        with house.store.engine.begin() as connection:
            connection.exec_driver_sql("DELETE FROM secrets")

    async def after(house: House) -> None:
        table, devices = await back_at(house, kept)
        await play_on(table, devices)
        await rest(table)
        told = verify(await house.record(table.id))
        assert (told.is_closed, told.unproven) == (True, ())
        assert len(told.restarts) == 1
        assert not any(part.is_closed for part in told.parts), "nobody has committed since"

    play(tmp_path, before, setup=SHORT)
    play(tmp_path, after, setup=SHORT)


# Running tables of format 1 ---------------------------------------------------------------------------------

OLDER: tuple[dict[str, Any], ...] = (
    {"kind": "promise", "event": 1, "seats": [], "end": "ab" * 32},
    {"kind": "promise", "event": 1, "seats": [1], "end": "cd" * 32},
    {
        "kind": "drawn",
        "event": 1,
        "line": 1,
        "requests": ["roll 3d6"],
        "results": ["roll 1 1 6"],
        "server": "ef" * 32,
        "links": ["01" * 32],
    },
)


def test_a_running_table_of_format_1_goes_on_with_a_genesis_that_names_what_was_before(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        stored = new_tables.new_table(
            "las-vegas",
            "anna",
            [StoredSeat("Anna", "anna"), StoredSeat("Ben", "ben"), StoredSeat("Cleo", "cleo")],
            {},
            dice=Dice("system"),
            setup=SHORT,
            lines=["roll 1 1 6", "place 1"],
            proof=ProofLines.of(OLDER),
        )
        table = await house.find(await house.add(stored))
        devices = {guest: await Device(table, guest).enter() for guest in ("anna", "ben", "cleo")}
        assert devices["anna"].honest.texts == [], "nothing of the older scheme is sent"
        await play_on(table, devices)
        await rest(table)
        [genesis] = kinds(table, Genesis)
        assert (genesis.since, genesis.before) == (2, earlier(["roll 1 1 6", "place 1"]))
        told = verify(await house.record(table.id))
        assert (told.is_older, told.is_closed) == (True, True)
        assert [chance.line for chance in told.unproven] == [1]
        assert all(len(chance.devices) == 3 for chance in told.proven)
        record = await house.record(table.id)
        assert record.proof is not None
        assert [*record.proof.lines[:3]] == [*OLDER]

    play(tmp_path, run, setup=SHORT)
