"""People at devices that make the dice with the server, in its own loop and by its own time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import event

from tests.server.clocks import Standing
from tests.server.honest import Honest
from tests.server.stage import ME, OPEN, Reader, bot, game_of, house_in, match_of
from zocker.proof.chain import BYTES, Secret
from zocker.proof.check import Verification, verify
from zocker.proof.lines import Drawn, Line, Open, read, split
from zocker.record import Record
from zocker.rules.messages import Chance, Decision, Over
from zocker.server.messages.actions import (
    Action,
    AskBackIn,
    DoPlay,
    DoRoll,
    GoOn,
    Here,
    Join,
    NewSeat,
    Remember,
)
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import BackInAsked, Hint, ProofLater, ProofNews, Salts, Table
from zocker.server.tables.house import House
from zocker.server.tables.proof import hearing
from zocker.server.tables.proof.proving import TableProof
from zocker.server.tables.services import system_dice
from zocker.server.tables.table import LiveTable

DEADLINE = 30.0  # seconds after which something is broken; nothing waits for so long
HERE = NewSeat("here", "Nora")
Game = Callable[[House], Awaitable[None]]
L = TypeVar("L", bound=Line)


# A house ----------------------------------------------------------------------------------------------------


def proving_house(folder: Path, **settings: Any) -> House:
    """Return a house whose dice are made by all who play; no time passes there unless a test says so."""
    usual: dict[str, Any] = {"request_chance": system_dice, "time": Standing()}
    careless = settings.pop("careless", False)
    house = house_in(folder, **usual | settings)
    if careless:  # quicker; a power cut could damage it
        event.listen(house.store.engine, "connect", lambda raw, _: raw.execute("PRAGMA synchronous=OFF"))
    return house


def play(folder: Path, game: Game, **settings: Any) -> None:
    """Play at a house that is opened and closed around it; nothing that a device has seen may be wrong."""

    async def run() -> None:
        house = proving_house(folder, **settings)
        await house.open()
        try:
            async with asyncio.timeout(DEADLINE):
                await game(house)
        finally:
            await house.close()
            wrong, Device.wrong = Device.wrong, []
        assert wrong == []

    asyncio.run(run())


def wait(table: LiveTable, seconds: float) -> None:
    """Let time pass at a table."""
    time = table.services.time
    assert isinstance(time, Standing)
    time.pass_by(seconds)


async def until(good: Callable[[], object]) -> None:
    """Let everything else go on until something is so."""
    await asyncio.sleep(0)
    while not good():
        await asyncio.sleep(0)


async def rest(table: LiveTable) -> None:
    """Let everything happen that happens by itself without time passing."""
    for _ in range(4):
        for _ in range(20):
            await asyncio.sleep(0)
        await table.services.store.writer.write(None)  # all that is written before it is stored then


async def settled(table: LiveTable) -> None:
    """Wait until a person has to act, or the game is over."""
    await until(lambda: is_waiting(table))
    async with table.lock:
        pass  # the last line is stored


def is_waiting(table: LiveTable) -> bool:
    """Tell whether a table waits for a person to press something."""
    game = game_of(table)
    waiting = game.position.waiting
    if table.lock.locked() or isinstance(waiting, Over):
        return not table.lock.locked()
    person = waiting.seat is not None and game.bot_at(waiting.seat) is None
    return person and not game.position.rolls_by_itself and game.pending_chance is None and not table.chance_is_due


async def asked(table: LiveTable) -> Open:
    """Wait until devices are asked to answer; return the open."""
    await until(lambda: any(text.startswith("open") for text in table.stored.proof.written(-1)))
    await rest(table)
    opened = proof_of(table).book.ledger.open
    assert opened is not None
    return opened


# People -----------------------------------------------------------------------------------------------------


class Device(Reader):
    """Someone at a device that commits and answers, unless it is silent."""

    wrong: list[BaseException] = []  # noqa: RUF012  # what devices have found in all tests, until it is looked at

    def __init__(self, table: LiveTable, guest: str, honest: Honest | None = None, silent: bool = False) -> None:
        super().__init__(table, guest)
        self.honest, self.silent = honest or Honest(), silent
        self.salts: tuple[str, ...] = ()
        self.asked: list[BackInAsked] = []
        self._task: asyncio.Task[None] | None = None

    async def enter(self) -> Device:
        self.honest.reconnect()
        hearing.greet(self.table, self.watcher, len(self.honest.texts), self.honest.ledger.head)
        await super().enter()
        await self.say_here()
        self._task = asyncio.create_task(self._attend())
        self._task.add_done_callback(self._note)
        return self

    def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
        super().leave()

    async def speak_up(self) -> None:
        """Answer what it was asked for, and everything from now on."""
        self.silent = False
        await self.say_here()

    async def say_here(self) -> None:
        """Say that it is here, and what may have got lost, as it does every second."""
        if not self.silent:
            await self.send(Here())
            await self.send_all(self.honest.say())

    async def act(self, action: Action) -> Hint | None:
        hearing.hear(self.table, self.watcher)
        if isinstance(action, DoRoll | DoPlay):
            await self.send_all(self.honest.use())
        return await super().act(action)

    async def ask_back_in(self) -> None:
        await self.send(AskBackIn())

    async def go_on(self) -> None:
        await self.send(GoOn())

    async def agree(self) -> None:
        """Agree to everything that it was asked."""
        asked, self.asked = self.asked, []
        for one in asked:
            await self.send(self.honest.agree(one.seats, one.attempt))

    async def remember(self, head: str, signature: str) -> None:
        await self.send(Remember(head, signature))

    async def say(self, action: hearing.DeviceAction) -> None:
        """Say anything, honest or not."""
        await self.send(action)

    async def _attend(self) -> None:
        """Take what is new in the proof, and answer."""
        while True:
            self.watcher.news.clear()
            for message in hearing.news(self.table, self.watcher):
                await self.take(message)
            await self.send_all([*self.honest.sit(self.table.seats_of(self.guest))])
            await self.watcher.news.wait()

    async def take(self, message: ProofNews | ProofLater | Salts | BackInAsked) -> None:
        match message:
            case ProofNews():
                await self.send_all([*self.honest.see(message.first, message.lines)])
            case Salts():
                self.salts = message.salts
            case BackInAsked():
                self.asked.append(message)

    async def send_all(self, actions: Iterable[hearing.DeviceAction]) -> None:
        for action in actions:
            if self.silent:
                self.honest.lose(action)
            else:
                await self.send(action)

    async def send(self, action: hearing.DeviceAction) -> None:
        hearing.hear(self.table, self.watcher)
        await hearing.take(self.table, self.watcher, action)

    def _note(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.wrong.append(error)

    async def next(self) -> Table:
        """Wait for news; they are taken already."""
        raise NotImplementedError("a device attends to news itself")


async def two_devices(house: House, game: Any = "las-vegas", **options: Any) -> tuple[LiveTable, dict[str, Device]]:
    """Set a table up for two people, one of them with two seats at one device, and a bot."""
    return await devices_at(house, NewTable(game, (ME, HERE, OPEN, bot()), options), "ben")


async def three_devices(house: House, game: Any = "las-vegas", **options: Any) -> tuple[LiveTable, dict[str, Device]]:
    """Set a table up for three people."""
    return await devices_at(house, NewTable(game, (ME, OPEN, OPEN), options), "ben", "cleo")


async def at_bens_roll(house: House) -> tuple[LiveTable, dict[str, Device]]:
    """Set a table up for three people; Anna has rolled and placed, and Ben is to roll."""
    options = {} if house.setup else {"starter": 1}
    table, devices = await three_devices(house, **options)
    await play_on(table, devices, 2)
    return table, devices


async def devices_at(house: House, new: NewTable, *others: str) -> tuple[LiveTable, dict[str, Device]]:
    """Set a table up for Anna; others take the open seats."""
    table = await house.find(await house.create(new, "anna"))
    devices = {guest: await Device(table, guest, fixed(guest)).enter() for guest in ("anna", *others)}
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    for guest, number in zip(others, free, strict=True):
        await devices[guest].act(Join(number, guest.capitalize()))
    return table, devices


def fixed(guest: str) -> Honest:
    """Return a device of someone that has the same secret in every run."""
    return Honest(guest.encode().ljust(BYTES))


def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server have the same secret in every run: only what devices and people do makes a difference then."""
    monkeypatch.setattr(Secret, "new", lambda: Secret(b"server".ljust(BYTES)))
    monkeypatch.setattr(secrets, "token_hex", lambda number: "0f" * number)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "table-1")


async def act(table: LiveTable, devices: Mapping[str, Reader], wish: str = "") -> None:
    """Let whoever is on roll, do what is wished for, or choose in turn what there is."""
    waiting = game_of(table).position.waiting
    if isinstance(waiting, Over) or waiting.seat is None:
        return
    guest = table.seats[waiting.seat].guest
    if guest is None or guest not in devices:
        return
    if isinstance(waiting, Chance):
        await devices[guest].act(DoRoll(table.line_count))
    else:
        texts = [move.text for move in waiting.moves]
        move = wish if wish in texts else texts[table.line_count % len(texts)]
        await devices[guest].act(DoPlay(table.line_count, move))


async def play_on(table: LiveTable, devices: Mapping[str, Reader], turns: int = 100_000) -> None:
    """Let people press what they can, so many times or until the game is over."""
    for _ in range(turns):
        await settled(table)
        if match_of(table).over:
            return
        await act(table, devices)
    await settled(table)


async def to_roll(table: LiveTable, devices: Mapping[str, Reader], guest: str) -> None:
    """Play on until someone has to press Roll."""
    await settled(table)
    game = game_of(table)
    while not (isinstance(game.position.waiting, Chance) and game.position.waits_for in table.seats_of(guest)):
        assert not game.over
        await play_on(table, devices, 1)


def is_last(table: LiveTable) -> bool:
    """Tell whether someone makes the last move of a game now."""
    decision = game_of(table).position.waiting
    if not isinstance(decision, Decision):
        return False
    twin = match_of(table).copy()
    twin.play(decision.moves[table.line_count % len(decision.moves)].text)
    return twin.over


# What is proven ---------------------------------------------------------------------------------------------


def proof_of(table: LiveTable) -> TableProof:
    assert table.proof is not None
    return table.proof


def lines_of(table: LiveTable) -> list[Line]:
    """Return the lines of a table's proof."""
    return [read(split(text)[0]) for text in table.stored.proof.texts()]


def kinds(table: LiveTable, kind: type[L]) -> list[L]:
    """Return the lines of one kind."""
    return [line for line in lines_of(table) if isinstance(line, kind)]


def events(table: LiveTable) -> list[Drawn]:
    """Return the chance events of a table that are over."""
    return kinds(table, Drawn)


def record_of(table: LiveTable) -> Record:
    match = match_of(table)
    match.proof = table.stored.record().proof
    return match.record()


def checked(table: LiveTable) -> Verification:
    return verify(record_of(table))
