"""What tables need from the house that they are in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from zocker.match import Match
from zocker.server.bots.client import BotClient
from zocker.server.store.people import People
from zocker.server.store.store import Store
from zocker.server.tables.clock import Time
from zocker.server.tables.hint_limit import HintLimit
from zocker.server.tables.presence import Newcomers
from zocker.server.tables.proof.waits import WAITS, Waits

Answer = str | None  # a line as the record writes it; None lets the match roll its own dice
RequestChance = Callable[[Match], asyncio.Future[Answer]]
PreparedDice = Callable[[Match], Answer]


def system_dice(_match: Match) -> asyncio.Future[Answer]:
    """Let the match roll its own dice, by the operating system."""
    return answered(None)


def prepared(dice: PreparedDice) -> RequestChance:
    """Return a source of prepared dice, for tests; no request can reach it."""
    return lambda match: answered(dice(match))


def answered(answer: Answer) -> asyncio.Future[Answer]:
    """Return a future that has its answer already."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    future.set_result(answer)
    return future


def take_answer(match: Match, answer: Answer) -> None:
    """Let a match go on with what chance has brought."""
    if answer is None:
        match.roll()
    else:
        match.supply(answer)


class Turnstile:
    """Lets one task pass per turn of the event loop, so that whatever else is due comes in between."""

    def __init__(self) -> None:
        self._bar = asyncio.Lock()

    async def enter(self) -> None:
        async with self._bar:
            await asyncio.sleep(0)


@dataclass
class Services:
    """Where tables are kept, who thinks for bots, where dice come from, and how long things take."""

    store: Store
    bots: BotClient
    request_chance: RequestChance
    pace: float  # 1 for people, 0 for no delays at all
    drop_out_seconds: float  # then others may let a bot play for somebody who is away
    people: People
    time: Time
    newcomers: Newcomers
    waits: Waits = WAITS
    tag: Callable[[str, str], str] = lambda _reader, guest: guest  # the tag by which a reader recognises a guest
    turnstile: Turnstile = field(default_factory=Turnstile)  # for what tables do by themselves
    gallery: Turnstile = field(default_factory=Turnstile)  # for what spectators are shown
    hints: HintLimit = field(default_factory=HintLimit)
