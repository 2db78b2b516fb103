"""Devices that make the dice with the server, as browsers do."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.stage import Reader, house_in
from zocker.proof.chain import Chain
from zocker.proof.lines import Drawn, Promised
from zocker.server.messages.actions import Action, DoRoll
from zocker.server.messages.table import Hint
from zocker.server.tables import visits
from zocker.server.tables.chance import system_dice
from zocker.server.tables.house import House
from zocker.server.tables.table import LiveTable

LINK_SECONDS = 0.1


def proving_house(folder: Path, **settings: Any) -> House:
    """Return a house whose dice are made by all who play."""
    usual: dict[str, Any] = {"request_chance": system_dice, "link_seconds": LINK_SECONDS}
    return house_in(folder, **usual | settings)


@dataclass
class Memory:
    """What a device keeps, whatever happens to its connection: its chain, and the links that it has given."""

    chain: Chain = field(default_factory=Chain.new)
    given: dict[int, str] = field(default_factory=dict)  # by chance event


class Device(Reader):
    """Somebody at a device that promises, and answers when it is asked for a link, unless it is silent."""

    def __init__(self, table: LiveTable, guest: str, memory: Memory | None = None, silent: bool = False) -> None:
        super().__init__(table, guest)
        self.memory, self.silent = memory or Memory(), silent
        self.watcher.proof_sent = 0
        self.unanswered: int | None = None  # the event that it was asked for while it was silent
        self._task: asyncio.Task[None] | None = None

    async def enter(self) -> Device:
        await super().enter()
        self._task = asyncio.create_task(self._attend())
        self.promise()
        return self

    def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
        super().leave()

    def promise(self) -> None:
        visits.promise(self.table, self.watcher, self.memory.chain.end)

    def speak_up(self) -> None:
        """Answer what it was asked for, and everything from now on."""
        self.silent = False
        if self.unanswered is not None:
            self._give(self.unanswered)

    async def _attend(self) -> None:
        while True:
            await self.watcher.news.wait()
            self.watcher.news.clear()
            if self.watcher.must_promise or self._is_left_out():
                self.watcher.must_promise = False
                self.memory.chain = Chain.new()
                self.promise()
            if self.watcher.wanted is not None:
                self.unanswered, self.watcher.wanted = self.watcher.wanted, None
                if not self.silent:
                    self._give(self.unanswered)

    def _is_left_out(self) -> bool:
        """Tell whether it is not asked any more, since it was silent."""
        proof = self.table.proof
        used = any(isinstance(line, Promised) and line.end == self.memory.chain.end for line in self.table.stored.proof)
        return not self.silent and proof is not None and used and self._seats() not in proof.ledger.devices

    async def act(self, action: Action) -> Hint | None:
        """Do something; a roll brings its link, as it does in browsers."""
        proof = self.table.proof
        if isinstance(action, DoRoll) and proof is not None and not self.silent:
            event, promise = proof.ledger.event, proof.ledger.promise_of(self._seats())
            if promise == self.memory.chain.end:
                action = DoRoll(action.line_count, event, self._link(event))
        return await super().act(action)

    def _seats(self) -> tuple[int, ...]:
        return tuple(seat + 1 for seat in self.table.seats_of(self.guest))

    def _give(self, event: int) -> None:
        visits.give_link(self.table, self.watcher, event, self._link(event))

    def _link(self, event: int) -> str:
        first = self._first_event()
        assert first is not None
        return self.memory.given.setdefault(event, self.memory.chain.link(1 + event - first))

    def _first_event(self) -> int | None:
        """Return the event from which on its promise is good, if it is stored."""
        end = self.memory.chain.end
        promises = (line for line in self.table.stored.proof if isinstance(line, Promised) and line.end == end)
        return next((line.event for line in promises), None)


def events(table: LiveTable) -> list[Drawn]:
    """Return the chance events of a table that are over."""
    return [line for line in table.stored.proof if isinstance(line, Drawn)]
