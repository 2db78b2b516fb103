"""Whatever happens to a table, in whatever order: no roll that was shown differs later, and none comes twice."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path

from hypothesis import example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.properties.positions import SOAK
from tests.server.devices import Device, Memory, events, proving_house
from tests.server.stage import ME, OPEN, bot, match_of
from tests.server.tables.test_proving import act, record_of, settled
from zocker.errors import Mistake
from zocker.proof.check import verify
from zocker.proof.lines import Drawn, LeftOut
from zocker.server.messages.actions import DoUndo, Join, NewSeat
from zocker.server.messages.pages import NewTable
from zocker.server.tables import seating
from zocker.server.tables.house import House
from zocker.server.tables.table import LiveTable

GUESTS = ("anna", "ben")  # Anna plays two seats at her device
ACCIDENTS = [
    *["play"] * 3,
    *["crash", "crash while rolling", "reconnect", "other device", "silence", "take back", "stand in", "failing disk"],
]
LONG_EVENING = [
    *["play", "play", "crash while rolling", "play", "take back", "play", "silence", "crash", "other device", "play"],
    *["failing disk", "play", "failing disk", "stand in", "crash", "failing disk", "play", "reconnect", "play"],
]


class Evening:
    """A table where things go wrong, and all that people were shown there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.memories = {guest: Memory() for guest in GUESTS}
        self.devices: dict[str, Device] = {}
        self.shown: list[tuple[str, ...]] = []  # the record, each time that somebody could see it
        self.sent: list[dict[int, str]] = []  # the links that devices have given, by event
        self.name = ""

    async def begin(self) -> None:
        await self.open()
        seats = (ME, NewSeat("here", "Nora"), OPEN, bot())
        self.name = await self.house.create(NewTable("las-vegas", seats, {"starter": 1}), GUESTS[0])
        self.table: LiveTable = await self.house.find(self.name)
        await self.connect("anna")
        await self.connect("ben")
        await self.devices["ben"].act(Join(2, "Ben"))
        self.devices["ben"].promise()

    async def open(self) -> None:
        self.house: House = proving_house(self.folder, link_seconds=0.03)
        await self.house.open()

    async def connect(self, guest: str) -> None:
        self.devices[guest] = await Device(self.table, guest, self.memories[guest]).enter()

    async def crash(self) -> None:
        """Lose everything that is only in memory; whoever was there comes back to what was stored."""
        for device in self.devices.values():
            device.leave()
        for driver in self.house._drivers.values():
            await driver.close()
        await self.house.close()
        await self.open()
        self.table = await self.house.find(self.name)
        for guest in GUESTS:
            await self.connect(guest)

    async def happen(self, what: str, turn: int) -> None:
        guest = GUESTS[turn % 2]
        await settled(self.table)
        self.shown.append(tuple(match_of(self.table).lines))
        match what:
            case "play":
                await act(self.table, self.devices, turn)
            case "crash":
                await self.crash()
            case "crash while rolling":
                self.devices["ben"].silent = True
                await act(self.table, self.devices, turn)
                await asyncio.sleep(0)
                await self.crash()
            case "reconnect":
                self.devices[guest].leave()
                await self.connect(guest)
            case "other device":
                self.memories[guest] = Memory()
                await self.connect(guest)
            case "silence":
                self.devices[guest].silent = True
                await act(self.table, self.devices, turn)
                await settled(self.table)
                self.devices[guest].silent = False
                self.devices[guest].watcher.news.set()
            case "take back":
                for device in self.devices.values():
                    with suppress(Mistake):
                        await device.act(DoUndo(self.table.line_count))
            case "stand in":
                self.devices[guest].leave()
                async with self.table.lock:
                    await seating.set_stand_in(self.table, self.table.seats_of(guest), stand_in=True)
                self.table.wake()
                await settled_or_bots(self.table)
                await self.connect(guest)
            case "failing disk":
                await self.fail(turn)

    async def fail(self, turn: int) -> None:
        """Let what is stored next not be stored."""
        store = self.house.store
        keep = store.append

        async def fail(*_args: object, **_given: object) -> None:
            store.append = keep  # type: ignore[method-assign]
            raise OSError("no room")

        store.append = fail  # type: ignore[method-assign]
        with suppress(OSError):
            await act(self.table, self.devices, turn)
        await asyncio.sleep(0)
        await self.crash()  # a driver that failed waits for seconds otherwise

    async def end(self) -> None:
        await settled(self.table)
        self.shown.append(tuple(match_of(self.table).lines))
        for device in self.devices.values():
            device.leave()
        await self.house.close()


async def settled_or_bots(table: LiveTable) -> None:
    """Let stand-ins play for a moment."""
    for _ in range(200):
        await asyncio.sleep(0)


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
@example(
    ["play", "play", "crash while rolling", "play", "take back", "play", "silence", "crash", "other device", "play"]
)
def test_no_accident_changes_or_repeats_a_roll(accidents: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        evening = asyncio.run(live_through(accidents, Path(folder)))
    table = evening.table
    record = record_of(table)
    told = verify(record)  # every link belongs to its promise, every roll to its links
    for seen in evening.shown:
        assert record.lines[: len(seen)] == seen, "what was shown once stays"
    assert told.unproven == ()
    used = [link for event in events(table) for link in (event.server, *event.links)]
    assert len(used) == len({*used}), "no link is used twice"
    check_links_were_used(evening)


def check_links_were_used(evening: Evening) -> None:
    """What a device has given for an event is used for that event, unless a line says that it was left out."""
    lines = evening.table.stored.proof
    drawn = {line.event: line for line in lines if isinstance(line, Drawn)}
    left_out = {line.event for line in lines if isinstance(line, LeftOut)}
    for memory in evening.memories.values():
        for event, link in memory.given.items():
            if event in drawn and event not in left_out:
                assert link in drawn[event].links
