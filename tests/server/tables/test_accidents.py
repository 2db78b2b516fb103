"""Whatever happens to a table, in whatever order: no roll that was shown differs later, and none comes twice."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest import mock

from hypothesis import example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.properties.positions import SOAK
from tests.server import databases
from tests.server.devices import (
    HERE,
    Device,
    act,
    is_waiting,
    kinds,
    proving_house,
    record_of,
    rest,
    settled,
    wait,
)
from tests.server.honest import Honest
from tests.server.stage import ME, OPEN, bot, match_of
from zocker.errors import Mistake
from zocker.proof.check import verify
from zocker.proof.fields import Answer
from zocker.proof.ledger import Ledger
from zocker.proof.lines import Drawn, Genesis, Void
from zocker.server.messages.actions import DoUndo, Here, Join, Leave, Pause
from zocker.server.messages.pages import NewTable
from zocker.server.store import files
from zocker.server.tables import driver, stand_in
from zocker.server.tables.house import House
from zocker.server.tables.table import LiveTable

GUESTS = ("anna", "ben")  # Anna plays two seats at her device
FEW_LINES = 35
ACCIDENTS = [
    *["play"] * 4,
    *["crash", "crash while rolling", "failing disk", "copy", "restore"],
    *["reconnect", "other device", "second tab", "cleared storage", "silence", "all silent", "back in"],
    *["take back", "pause", "stand in", "give up"],
]
LONG_EVENING = [
    *["play", "play", "copy", "crash while rolling", "play", "restore", "play", "failing disk", "all silent", "play"],
    *["other device", "take back", "play", "second tab", "crash", "play", "failing disk", "stand in", "pause", "play"],
    *["silence", "silence", "silence", "play", "back in", "play", "play", "reconnect", "silence", "cleared storage"],
    *["play", "back in", "play", "play", "crash while rolling", "play"],
]


class Evening:
    """A table where things go wrong, and all that people were shown there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.backup = folder, folder / "copy.db"
        self.browsers = {guest: Honest() for guest in GUESTS}
        self.devices: dict[str, Device] = {}
        self.further: list[Device] = []  # other tabs, and devices that were replaced
        self.shown: list[tuple[str, ...]] = []  # the record, each time that someone could see it
        self.given: dict[tuple[str, str, int], Answer] = {}  # all answers of all devices, by key and attempt
        self.copied = 0  # how many lines of the record are in the copy
        self.name = ""

    async def begin(self) -> None:
        await self.open()
        seats = (ME, HERE, OPEN, bot())
        self.name = await self.house.create(NewTable("las-vegas", seats, {"starter": 1}), GUESTS[0])
        self.table: LiveTable = await self.house.find(self.name)
        for guest in GUESTS:
            await self.connect(guest)
        await self.devices["ben"].act(Join(2, "Ben"))

    async def open(self) -> None:
        self.house: House = proving_house(self.folder, careless=True)
        await self.house.open()

    async def connect(self, guest: str) -> None:
        self.devices[guest] = await Device(self.table, guest, self.browsers[guest]).enter()

    def leave(self, guest: str) -> None:
        self.devices[guest].leave()
        self.note(self.devices[guest])

    def note(self, device: Device) -> None:
        """Note what a device has answered: it never answers an attempt in two ways."""
        key = device.honest.secret.key
        for (start, attempt), (_, answer) in device.honest.answers.items():
            assert self.given.setdefault((key, start, attempt), answer) == answer

    async def close(self) -> None:
        """Lose everything that is only in memory."""
        for device in (*self.devices.values(), *self.further):
            device.leave()
            self.note(device)
        self.further.clear()
        await self.house.close()

    async def come_back(self) -> None:
        """Open the house again; whoever was there comes back to what was stored."""
        await self.open()
        self.table = await self.house.find(self.name)
        for guest in GUESTS:
            await self.connect(guest)

    async def speak_up(self) -> None:
        for device in (*self.devices.values(), *self.further):
            await device.speak_up()

    async def let_time_pass(self) -> None:
        """Let time pass until a person has to act; when nobody has answered for long, Anna goes on without."""
        for _ in range(40):
            await rest(self.table)
            if is_waiting(self.table):
                break
            wait(self.table, 1.0)
            for device in (*self.devices.values(), *self.further):
                await device.say_here()
            with suppress(Mistake):
                await self.devices["anna"].go_on()
        await self.speak_up()
        await settled(self.table)

    async def happen(self, what: str, turn: int) -> None:
        await self.let_time_pass()
        self.shown.append(tuple(match_of(self.table).lines))
        await getattr(self, what.replace(" ", "_"))(GUESTS[turn % 2])

    # What happens -----------------------------------------------------------------------------------------

    async def play(self, _guest: str) -> None:
        await act(self.table, self.devices)

    async def crash(self, _guest: str) -> None:
        await self.close()
        await self.come_back()

    async def crash_while_rolling(self, guest: str) -> None:
        self.devices["ben"].silent = True
        await act(self.table, self.devices)
        await rest(self.table)
        await self.crash(guest)

    async def copy(self, _guest: str) -> None:
        if databases.current == databases.SQLITE:
            files.backup(self.folder / "zocker.db", self.backup)
            self.copied = self.table.line_count

    async def restore(self, _guest: str) -> None:
        """Go back to a copy, if there is one: what was shown since may go another way."""
        if self.backup.exists():
            await self.close()
            files.restore(self.backup, self.folder / "zocker.db")
            self.shown = [seen[: self.copied] for seen in self.shown]
            await self.come_back()

    async def failing_disk(self, _guest: str) -> None:
        """Let what is stored next not be stored."""
        store = self.house.store
        keep = store.write

        async def fail(*_args: object, **_given: object) -> None:
            store.write = keep  # type: ignore[method-assign]
            raise OSError("no room")

        store.write = fail  # type: ignore[method-assign]
        with suppress(OSError):
            await act(self.table, self.devices)
        await rest(self.table)
        store.write = keep  # type: ignore[method-assign]
        await self.speak_up()

    async def reconnect(self, guest: str) -> None:
        self.leave(guest)
        await self.connect(guest)

    async def cleared_storage(self, guest: str) -> None:
        self.leave(guest)
        self.browsers[guest] = Honest()
        await self.connect(guest)

    async def other_device(self, guest: str) -> None:
        self.further.append(self.devices[guest])
        self.browsers[guest] = Honest()
        await self.connect(guest)

    async def second_tab(self, guest: str) -> None:
        self.further.append(self.devices[guest])
        self.browsers[guest] = Honest(bytes.fromhex(self.browsers[guest].secret.written()))
        await self.connect(guest)

    async def silence(self, guest: str) -> None:
        self.devices[guest].silent = True
        await act(self.table, self.devices)
        await self.let_time_pass()

    async def all_silent(self, _guest: str) -> None:
        """Let nobody answer for so long that people go on without."""
        for device in (*self.devices.values(), *self.further):
            device.silent = True
        await act(self.table, self.devices)
        await rest(self.table)
        wait(self.table, 30.0)
        await self.devices["anna"].say(Here())
        await self.let_time_pass()

    async def back_in(self, _guest: str) -> None:
        for device in self.devices.values():
            await device.ask_back_in()
        await rest(self.table)
        for device in self.devices.values():
            await device.agree()

    async def take_back(self, _guest: str) -> None:
        for device in self.devices.values():
            with suppress(Mistake):
                await device.act(DoUndo(self.table.line_count))

    async def pause(self, _guest: str) -> None:
        with suppress(Mistake):
            await self.devices["anna"].act(Pause(True))
            with suppress(Mistake):
                await act(self.table, self.devices)
            await rest(self.table)
            await self.devices["anna"].act(Pause(False))

    async def stand_in(self, guest: str) -> None:
        self.leave(guest)
        async with self.table.lock:
            if seats := self.table.seats_of(guest):
                await stand_in.set_stand_in(self.table, seats, stand_in=True)
        self.table.wake()
        await rest(self.table)
        await self.connect(guest)

    async def give_up(self, _guest: str) -> None:
        if self.table.line_count > FEW_LINES:  # otherwise only Anna would be left to have accidents
            with suppress(Mistake):
                await self.devices["ben"].act(Leave())

    # ------------------------------------------------------------------------------------------------------

    async def end(self) -> None:
        await self.let_time_pass()
        self.shown.append(tuple(match_of(self.table).lines))
        await self.close()


async def live_through(accidents: list[str], folder: Path) -> Evening:
    evening = Evening(folder)
    async with asyncio.timeout(60):
        await evening.begin()
        for turn, accident in enumerate(accidents):
            await evening.happen(accident, turn)
        await evening.end()
    return evening


@hypothesis_settings(max_examples=200 if SOAK else 5, deadline=None)
@given(st.lists(st.sampled_from(ACCIDENTS), min_size=10, max_size=30))
@example(LONG_EVENING)
def test_no_accident_changes_or_repeats_a_roll(accidents: list[str]) -> None:
    Device.wrong.clear()
    with tempfile.TemporaryDirectory() as folder, mock.patch.multiple(driver, RETRY_DELAY=0.0, log=mock.Mock()):
        evening = asyncio.run(live_through(accidents, Path(folder)))
    assert Device.wrong == [], "no device has found anything wrong"
    table = evening.table
    record = record_of(table)
    told = verify(record)
    for seen in evening.shown:
        assert record.lines[: len(seen)] == seen, "what was shown once stays"
    assert told.unproven == ()
    assert len(told.thrown) == len(kinds(table, Void)), "whatever was thrown away is told"
    assert len(told.restarts) == len(kinds(table, Genesis)) - 1
    links = [answer.link for answer in evening.given.values()]
    assert len(links) == len({*links}), "no link is for two attempts"
    check_answers_were_used(evening)


def check_answers_were_used(evening: Evening) -> None:
    """What a device has answered at an attempt is what the attempt was made of, if the device took part in it."""
    ledger = Ledger(trusting=True)
    for text in evening.table.stored.proof.texts():
        opened = ledger.open
        line = ledger.take(text)
        if isinstance(line, Drawn):
            assert opened is not None
            for seats, answer in zip(opened.devices, line.answers, strict=True):
                assert evening.given[ledger.devices[seats].key, ledger.start, line.attempt] == answer
