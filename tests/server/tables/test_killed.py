"""A server that is killed at any moment, or can't store something: the game goes on with the same dice."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import about_files
from tests.server.devices import Device, act, fixed, is_waiting, play, proof_of, rest, same_dice, until, wait
from tests.server.honest import Honest
from tests.server.stage import match_of
from zocker.record import Dice
from zocker.server.messages.actions import GiveAnswer, Here
from zocker.server.messages.table import BackInAsked, ProofLater, ProofNews, Salts
from zocker.server.store.stored import StoredSeat, StoredTable
from zocker.server.tables import driver, new_tables
from zocker.server.tables.house import House
from zocker.server.tables.proof import hearing
from zocker.server.tables.table import LiveTable

SKIPPED = 2  # the attempt that Anna's device says nothing to
POSITION = {  # Anna has two dice left, and Ben one
    "round": 4,
    "starter": 1,
    "on": 1,
    "casinos": [
        {"bills": ["60k"], "dice": [2, 2]},
        {"bills": ["40k", "30k"], "dice": [2, 2]},
        {"bills": ["50k"], "dice": [0, 1]},
        {"bills": ["70k"], "dice": [1, 0]},
        {"bills": ["20k", "20k", "10k"], "dice": [0, 1]},
        {"bills": ["90k"], "dice": [1, 1]},
    ],
    "hands": [["90k", "40k"], ["60k", "50k", "50k"]],
}
Browsers = dict[str, Honest]
Step = Callable[[], None]


@pytest.fixture(autouse=True)
def same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let dice be the same in every run, and a table that has failed try again at once, without many words."""
    same_dice(monkeypatch)
    monkeypatch.setattr(driver, "RETRY_DELAY", 0.0)
    monkeypatch.setattr(driver.log, "disabled", True)


class Observed(Device):
    """A device that says whenever something has come and when it is about to say something."""

    def __init__(self, table: LiveTable, guest: str, honest: Honest, step: Step) -> None:
        super().__init__(table, guest, honest)
        self.step = step

    async def take(self, message: ProofNews | ProofLater | Salts | BackInAsked) -> None:
        self.step()
        await super().take(message)

    async def send(self, action: hearing.DeviceAction) -> None:
        if isinstance(action, GiveAnswer) and (self.guest, action.attempt) == ("anna", SKIPPED):
            return
        if not isinstance(action, Here):
            self.step()
        try:
            await super().send(action)
        except OSError:
            self.honest.reconnect()  # it is told, and says it again when the page is loaded again


def new_game() -> StoredTable:
    seats = [StoredSeat("Anna", "anna"), StoredSeat("Ben", "ben")]
    return new_tables.new_table("las-vegas", "anna", seats, {}, dice=Dice("system"), setup=POSITION)


def new_browsers() -> Browsers:
    return {guest: fixed(guest) for guest in ("anna", "ben")}


def copy_of(browsers: Browsers) -> Browsers:
    """Return browsers as they are when their pages are loaded again."""
    copies = new_browsers()
    for guest, honest in browsers.items():
        for _ in copies[guest].see(0, honest.texts):
            pass  # nobody hears it
        copies[guest].answers = dict(honest.answers)
    return copies


async def play_to_the_end(table: LiveTable, browsers: Browsers, step: Step) -> None:
    """Play a short game in which Anna's device is silent once, and takes part again."""
    devices = {guest: await Observed(table, guest, honest, step).enter() for guest, honest in browsers.items()}
    while not (is_waiting(table) and match_of(table).over):
        for device in devices.values():
            await device.say_here()
        await rest(table)
        if proof_of(table).book.ledger.barred:
            await devices["anna"].ask_back_in()
            await rest(table)
            await devices["ben"].agree()
        if is_waiting(table):
            with suppress(OSError):  # it could not be stored: they try again
                await act(table, devices)
        else:
            wait(table, 1.0)
    await until(lambda: all(not device.honest.must_sign for device in devices.values()))
    await rest(table)


def story_of(table: LiveTable) -> tuple[list[str], list[str]]:
    """Return the lines of a game and of its proof."""
    return [*match_of(table).lines], sorted(table.stored.proof.texts())


def finish(folder: Path, browsers: Browsers, watch: Callable[[House], Step] | None = None) -> Any:
    """Play the game of a folder to its end; return its story."""
    told: list[Any] = []
    folder.mkdir(exist_ok=True)

    async def run(house: House) -> None:
        if house.store.read.load("table-1") is None:
            await house.add(new_game())
        step = (lambda: None) if watch is None else watch(house)
        table = await house.find("table-1")
        await play_to_the_end(table, browsers, step)
        told.append(story_of(table))

    play(folder, run, careless=True)
    return told[0]


def before_writes(house: House, step: Callable[[], None]) -> None:
    """Do something before each write."""
    write = house.store.write

    async def watched(*given: Any, **named: Any) -> None:
        step()
        await write(*given, **named)

    house.store.write = watched  # type: ignore[method-assign]


@about_files
def test_a_server_that_is_killed_at_any_write_or_send_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    """Disk and browsers are kept as they are at each step; then the game goes on from there, at a new server."""
    moments: dict[Any, tuple[Path, Browsers]] = {}
    browsers = new_browsers()

    def keep(house: House) -> None:
        with closing(sqlite3.connect(tmp_path / "whole" / "zocker.db")) as disk:
            stored = [*disk.execute("SELECT count(*) FROM lines UNION ALL SELECT count(*) FROM proofs")]
            seen = [(len(honest.texts), len(honest.answers)) for honest in browsers.values()]
            if (moment := str((stored, seen))) not in moments:
                folder = tmp_path / str(len(moments))
                folder.mkdir()
                with closing(sqlite3.connect(folder / "zocker.db")) as copy:
                    disk.backup(copy)
                moments[moment] = folder, copy_of(browsers)

    def watch(house: House) -> Step:
        before_writes(house, lambda: keep(house))
        return lambda: keep(house)

    story = finish(tmp_path / "whole", browsers, watch)
    kinds = [text.partition("\t")[0] for text in story[1]]
    assert (kinds.count("void"), kinds.count("back-in"), kinds.count("signed")) == (1, 1, 2)
    assert len(moments) > 30
    for moment, (folder, kept) in moments.items():
        assert finish(folder, kept) == story, moment


def test_a_write_that_fails_changes_no_dice(tmp_path: Path) -> None:
    """Each write fails once, in a game of its own, and is tried again."""
    writes = 0

    def count(house: House) -> Step:
        def step() -> None:
            nonlocal writes
            writes += 1

        before_writes(house, step)
        return lambda: None

    story = finish(tmp_path / "whole", new_browsers(), count)
    for failing in range(1, writes + 1):
        left = failing

        def fail(house: House) -> Step:
            def step() -> None:
                nonlocal left
                left -= 1
                if not left:
                    raise OSError("no room")

            before_writes(house, step)
            return lambda: None

        assert finish(tmp_path / str(failing), new_browsers(), fail) == story, failing
