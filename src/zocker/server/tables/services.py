"""Services that tables need from their server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from zocker.errors import Mistake
from zocker.match import Match
from zocker.server.bots.client import BotClient
from zocker.server.network.buckets import Buckets, Rate
from zocker.server.store.people import People
from zocker.server.store.store import Store
from zocker.server.tables.clock import Time
from zocker.server.tables.presence import Newcomers
from zocker.server.tables.proof.waits import WAITS, Waits

HINTS = Rate(20, 1 / 3)

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


class Turnstile:
    """Lets one task pass per turn of the event loop, so that other work comes in between."""

    def __init__(self) -> None:
        self._bar = asyncio.Lock()

    async def enter(self) -> None:
        async with self._bar:
            await asyncio.sleep(0)


class HintLimit:
    """Allows each guest one hint or analysis at a time, and not too many per minute, because all share the worker.

    `waits` and `too_many` are the mistakes of guests who ask too soon, and too often.
    """

    def __init__(
        self, now: Callable[[], float], waits: str = "error-hint-waits", too_many: str = "error-hints"
    ) -> None:
        self._waits, self._too_many = waits, too_many
        self._asking = set[str]()
        self._left = Buckets(HINTS, now)

    @contextmanager
    def asking(self, guest: str) -> Iterator[None]:
        """Let a guest ask for a hint in this context, unless that is too often."""
        if guest in self._asking:
            raise Mistake(self._waits)
        if not self._left.take(guest):
            raise Mistake(self._too_many)
        self._asking.add(guest)
        try:
            yield
        finally:
            self._asking.discard(guest)


@dataclass
class Services:
    """The store, the bots, the source of dice, and the time limits of tables."""

    store: Store
    bots: BotClient
    request_chance: RequestChance
    pace: float  # 1 for people, 0 for no delays at all
    drop_out_seconds: float  # then others may let a bot play for someone who is away
    people: People
    time: Time
    waits: Waits = WAITS
    tag: Callable[[str, str], str] = lambda _reader, guest: guest  # the tag by which a reader recognises a guest
    turnstile: Turnstile = field(default_factory=Turnstile)  # for what tables do by themselves
    gallery: Turnstile = field(default_factory=Turnstile)  # for what spectators are shown

    def __post_init__(self) -> None:
        self.newcomers = Newcomers(self.time.now)
        self.hints = HintLimit(self.time.now)
