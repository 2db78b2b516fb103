"""People at devices that make the dice with the server, in its own loop and by its own time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.honest import Honest
from tests.server.stage import Reader, house_in
from zocker.proof.lines import Drawn, Line, read, split
from zocker.server.messages.actions import Action, AskBackIn, GoOn, Here, Remember
from zocker.server.messages.table import BackInAsked, Hint, ProofNews, Salts, Table
from zocker.server.tables import hearing
from zocker.server.tables.chance import system_dice
from zocker.server.tables.house import House
from zocker.server.tables.table import LiveTable
from zocker.server.tables.waits import Time, Timer


class Standing(Time):
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self._now = 1_000.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        alarm = Alarm(self._now + seconds, call)
        self._alarms.append(alarm)
        return alarm

    def pass_by(self, seconds: float) -> None:
        """Let so many seconds pass, with all that happens meanwhile."""
        until = self._now + seconds
        while due := [alarm for alarm in self._alarms if alarm.at <= until and not alarm.is_off]:
            first = min(due, key=lambda alarm: alarm.at)
            self._alarms.remove(first)
            self._now = max(self._now, first.at)
            first.call()
        self._now = until


class Alarm:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call, self.is_off = at, call, False

    def cancel(self) -> None:
        self.is_off = True


def proving_house(folder: Path, **settings: Any) -> House:
    """Return a house whose dice are made by all who play; no time passes there unless a test says so."""
    usual: dict[str, Any] = {"request_chance": system_dice, "time": Standing()}
    return house_in(folder, **usual | settings)


def wait(table: LiveTable, seconds: float) -> None:
    """Let time pass at a table."""
    time = table.services.time
    assert isinstance(time, Standing)
    time.pass_by(seconds)


class Device(Reader):
    """Somebody at a device that commits and answers, unless it is silent."""

    def __init__(self, table: LiveTable, guest: str, honest: Honest | None = None, silent: bool = False) -> None:
        super().__init__(table, guest)
        self.honest, self.silent = honest or Honest(), silent
        self.salts: tuple[str, ...] = ()
        self.asked: list[BackInAsked] = []
        self._task: asyncio.Task[None] | None = None

    async def enter(self) -> Device:
        hearing.greet(self.table, self.watcher, len(self.honest.texts), self.honest.ledger.head)
        await super().enter()
        self._task = asyncio.create_task(self._attend())
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
        await self._send(Here())
        await self._send_all(self.honest.say())

    async def act(self, action: Action) -> Hint | None:
        hearing.hear(self.table, self.watcher)
        return await super().act(action)

    async def ask_back_in(self) -> None:
        await self._send(AskBackIn())

    async def go_on(self) -> None:
        await self._send(GoOn())

    async def agree(self) -> None:
        """Agree to everything that it was asked."""
        asked, self.asked = self.asked, []
        for one in asked:
            await self._send(self.honest.agree(one.seats, one.attempt))

    async def remember(self, head: str, signature: str) -> None:
        await self._send(Remember(head, signature))

    async def _attend(self) -> None:
        """Take what is new in the proof, and answer."""
        while True:
            self.watcher.news.clear()
            for message in hearing.news(self.table, self.watcher):
                match message:
                    case ProofNews():
                        await self._send_all(self.honest.see(message.first, message.lines))
                    case Salts():
                        self.salts = message.salts
                    case BackInAsked():
                        self.asked.append(message)
            await self._send_all(self.honest.sit(self.table.seats_of(self.guest)))
            await self.watcher.news.wait()

    async def _send_all(self, actions: Any) -> None:
        for action in actions:
            if not self.silent:
                await self._send(action)

    async def _send(self, action: hearing.DeviceAction) -> None:
        hearing.hear(self.table, self.watcher)
        await hearing.take(self.table, self.watcher, action)

    async def next(self) -> Table:
        """Wait for news; they are taken already."""
        raise NotImplementedError("a device attends to news itself")


def proof_lines(table: LiveTable) -> list[Line]:
    """Return the lines of a table's proof."""
    return [read(split(text)[0]) for text in table.stored.proof.texts()]


def events(table: LiveTable) -> list[Drawn]:
    """Return the chance events of a table that are over."""
    return [line for line in proof_lines(table) if isinstance(line, Drawn)]
