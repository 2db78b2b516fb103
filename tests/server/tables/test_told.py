"""What screens were told stays true: over a disk that fails, a disk that is full, and kills at any moment.

The checker knows nothing of the server: only what each screen was shown, and which answer each press got.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.databases import about_files
from tests.server.disk import EIO_AT_SYNC, EIO_AT_WRITE, FULL, Disk, Step, failing_disk, killed
from tests.server.stage import ME, OPEN, Reader, by_history, game_of, house_in, is_asked
from zocker.errors import Mistake
from zocker.record import Dice
from zocker.server.messages.actions import DoPlay, DoRoll, Join
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import Refused, Table
from zocker.server.routes import live
from zocker.server.routes.limits import ConnectionLimits, Limits
from zocker.server.store.ownership import OutOfDate
from zocker.server.store.stored import StoredSeat
from zocker.server.tables import driver, new_tables
from zocker.server.tables.house import House
from zocker.text import speaking

pytestmark = about_files
GUESTS = ("anna", "ben", "somebody who watches")
FAULTS: list[tuple[Step, int]] = [("sync", EIO_AT_SYNC), ("write", EIO_AT_WRITE), ("write", FULL)]
STEPS = 40  # of one evening


class Shown(NamedTuple):
    """A screen shows a table where this has happened."""

    line_count: int
    events: tuple[Any, ...]


class Pressed(NamedTuple):
    """Somebody answers what the table asks after so many lines."""

    line_count: int


class Answered(NamedTuple):
    """A screen is told what became of a press: it was refused, or nobody knows."""

    line_count: int
    refused: bool


Told = Shown | Pressed | Answered


def check(history: list[Told]) -> None:
    """Find what contradicts something that a screen was told before."""
    longest = Shown(0, ())
    open_presses = dict[int, int]()  # by the number of lines: those that were not refused
    for told in history:
        match told:
            case Pressed(at):
                open_presses[at] = open_presses.get(at, 0) + 1
            case Answered(at, refused):
                open_presses[at] -= refused
            case Shown(count):
                shorter, longer = sorted((longest, told), key=lambda shown: shown.line_count)
                assert longer.events[: len(shorter.events)] == shorter.events, "what was shown once has changed"
                assert count >= longest.line_count, "what was shown once has gone"
                for at, number in open_presses.items():
                    assert number or count <= at, "what was refused has happened"
                    if count == at:  # it is shown, and has not happened: that must stay so
                        open_presses[at] = 0
                longest = told


class Screen:
    """The socket of a browser, which hears what is refused."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, data: str) -> None:
        self.heard.append(msgspec.json.decode(data, type=Refused).text)


class Evening:
    """A table where people play while the disk fails and the server is killed."""

    def __init__(self, folder: Path, disk: Disk, seed: int) -> None:
        self.folder, self.disk = folder / "0", disk
        self.rng, self.choices = random.Random(seed), random.Random(seed)
        self.folders = (folder / str(number) for number in itertools.count(1))
        self.history: list[Told] = []
        self.left: Path | None = None  # what a kill has left: from then on nothing reaches a screen
        self.steps_to_live: int | None = None
        self.kills = 0

    def tell(self, told: Told) -> None:
        if self.left is None:
            self.history.append(told)

    def before_step(self, _step: Step) -> None:
        """Kill the server if its time has come."""
        if self.steps_to_live is not None and self.left is None:
            self.steps_to_live -= 1
            if self.steps_to_live < 0:
                self.kill()

    def kill(self) -> None:
        self.left, self.steps_to_live = killed(self.folder, next(self.folders)), None
        self.kills += 1

    async def live(self) -> None:
        self.folder.mkdir(parents=True)
        await self.open()
        seats = [StoredSeat("Anna", "anna"), StoredSeat("Ben", "ben")]
        options = {"starter": 1, "open_money": True}
        table = new_tables.new_table("las-vegas", "anna", seats, options, dice=Dice("system"))
        self.name = await self.house.add(table)
        self.disk.before = self.before_step
        for _ in range(STEPS):
            self.mishap()
            await self.press()
            if self.left is not None:
                await self.come_back()
        self.disk.mend()
        self.kill()
        await self.come_back()
        await self.press()
        await self.house.close()

    async def open(self) -> None:
        self.house: House = house_in(self.folder, prepared_dice=by_history)
        await self.house.open()

    async def come_back(self) -> None:
        """Open what the kill has left."""
        self.disk.mend()
        await self.house.close()
        assert self.left is not None
        self.folder, self.left = self.left, None
        await self.open()

    def mishap(self) -> None:
        """Let something go wrong now, or soon, or let the disk be mended."""
        match self.rng.randrange(8):
            case 0 | 1:
                self.disk.fail(*self.rng.choice(FAULTS), times=self.rng.randrange(1, 4))
            case 2:
                self.disk.fail(*self.rng.choice(FAULTS))
            case 3:
                self.steps_to_live = self.rng.randrange(6)
            case 4:
                self.kill()
            case _:
                self.disk.mend()

    async def press(self) -> None:
        """Let everybody look, and whoever is asked answer; then everybody looks again."""
        if self.left is not None:
            return
        try:
            readers = [await Reader(await self.house.find(self.name), guest).enter() for guest in GUESTS]
        except OutOfDate:
            return  # nobody sees it now
        for reader in readers:
            await rest(reader)
            message = await self.look(reader)
            if is_asked(message):
                await self.answer(reader, message)
        for reader in readers:
            await rest(reader)
            if not reader.table.has_left:
                await self.look(reader)
            reader.leave()

    async def look(self, reader: Reader) -> Table:
        """Let a screen show all of the table."""
        reader.after = -1
        message = await reader.look()
        if not reader.table.has_left:
            self.tell(Shown(message.line_count, tuple(entry.event for entry in message.log)))
        return message

    async def answer(self, reader: Reader, message: Table) -> None:
        """Press a button, and hear what becomes of it."""
        count, screen = message.line_count, Screen()
        choices = [choice.move.text for choice in message.choices]
        action = DoRoll(count) if message.roll else DoPlay(count, self.choices.choice(choices))
        limits = ConnectionLimits(Limits({}), reader.guest, "")
        self.tell(Pressed(count))
        await live.act(screen, reader.table, reader.watcher, action, limits)  # type: ignore[arg-type]
        for text in screen.heard:
            assert text in (str(Mistake("error-storage")), str(Mistake("error-storage-doubt")))
            self.tell(Answered(count, refused=text == str(Mistake("error-storage"))))


async def rest(reader: Reader) -> None:
    """Wait until the table waits for a person, can't go on, or has gone."""
    table = reader.table
    while not (table.has_left or table.stalled or (not table.lock.locked() and is_asked_of_somebody(reader))):
        await asyncio.sleep(0)


def is_asked_of_somebody(reader: Reader) -> bool:
    table = reader.table
    game = game_of(table)
    return game.over or (game.pending_chance is None and not game.position.rolls_by_itself)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    monkeypatch.setattr(driver, "RETRY_DELAY", 0.0)
    monkeypatch.setattr(driver.log, "disabled", True)
    monkeypatch.setattr(live.log, "disabled", True)
    with failing_disk() as disk:
        yield disk


def test_nothing_that_a_screen_was_told_is_untrue_later(tmp_path: Path, disk: Disk) -> None:
    answers, kills = list[bool](), 0
    for seed in range(6):
        evening = Evening(tmp_path / str(seed), disk, seed)
        with speaking("en"):
            asyncio.run(asyncio.wait_for(evening.live(), 60))
        check(evening.history)
        answers += [told.refused for told in evening.history if isinstance(told, Answered)]
        kills += evening.kills
    assert {*answers} == {True, False}, "some were refused, and of some nobody knew"
    assert kills > 6


def test_a_table_that_has_left_the_memory_does_nothing_any_more(tmp_path: Path) -> None:
    """People who have not left it yet can't change what is read again elsewhere, and wake nothing up."""

    async def play() -> None:
        house = house_in(tmp_path, prepared_dice=by_history)
        await house.open()
        name = await house.create(NewTable("las-vegas", (ME, OPEN), {"starter": 1}), "anna")
        anna, ben = [await Reader(await house.find(name), guest).enter() for guest in ("anna", "ben")]
        await ben.act(Join(1, "Ben"))
        await rest(anna)
        driver = house.tables.driver(name)
        house.tables.lose(anna.table.ownership)
        with pytest.raises(OutOfDate):
            await house.find(name)
        await house.tables.settle()
        for reader in (anna, ben):
            with pytest.raises(OutOfDate):
                await reader.roll()
            reader.leave()
        assert driver.task is not None
        assert driver.task.done()
        assert (await house.find(name)) is not anna.table
        await house.close()

    with speaking("en"):
        asyncio.run(asyncio.wait_for(play(), 60))
