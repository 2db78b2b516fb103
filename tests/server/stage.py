"""Houses, readers and servers for the tests: everything real but the bots, who think here and at once."""

from __future__ import annotations

import asyncio
import socket
import threading
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import numpy as np
import uvicorn
import websockets.sync.client as websockets

from tests.server.databases import database_in
from tests.server.honest import Honest
from zocker.analysis.account import measure
from zocker.analysis.judges import Choices, Expectation, result_of
from zocker.analysis.report import Analysis
from zocker.hints import Choice, Hint
from zocker.match import Match
from zocker.record import Record
from zocker.rules import dice, games
from zocker.rules.dice import Rng
from zocker.rules.engine import legal_codes
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.messages import Decision, Move
from zocker.rules.state import State
from zocker.rules.vegas.view import View
from zocker.server.bots.client import BotClient
from zocker.server.bots.worker import choose, read_view
from zocker.server.guests import COOKIE, Guests
from zocker.server.messages.actions import Action, DoPlay, DoRoll, DoUndo, Here, NewSeat
from zocker.server.messages.pages import NewTable
from zocker.server.messages.table import Hint as HintMessage
from zocker.server.messages.table import Table
from zocker.server.network.addresses import Addresses
from zocker.server.network.connections import Connections
from zocker.server.network.door import HouseServer
from zocker.server.network.proxies import Proxies, read_networks
from zocker.server.network.serving import uvicorn_config
from zocker.server.routes.app import create_app
from zocker.server.routes.limits import Limits
from zocker.server.run import bind, open_to_others
from zocker.server.store.store import Store
from zocker.server.tables import actions
from zocker.server.tables.game import RunningGame
from zocker.server.tables.house import House
from zocker.server.tables.presence import Watcher
from zocker.server.tables.render import show_to
from zocker.server.tables.services import PreparedDice, prepared
from zocker.server.tables.table import LiveTable
from zocker.text import speaking

DEADLINE = 20.0  # seconds after which something is broken; nothing waits for so long
KEY = b"k" * 32
ME, OPEN = NewSeat("me", "Anna"), NewSeat("open")


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test in a loop of its own, in English, unless it takes far too long."""
    with speaking("en"):
        asyncio.run(asyncio.wait_for(work, DEADLINE))


def bot(level: Any = "rookie") -> NewSeat:
    return NewSeat("bot", bot=level)


class StubBots(BotClient):
    """Thinks in this process, by the fallback, and keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[str, bytes]] = []

    async def start(self) -> None:
        """Start nothing."""

    async def close(self) -> None:
        """End nothing."""

    async def choose(self, game: str, bot: str, view: bytes, asker: str = "") -> str:
        self.shown.append((bot, view))
        return choose(game, bot, view, dice.seeded_rng(zlib.crc32(view)), compiled=False)

    async def analyse(self, record: Record, since: int, asker: str) -> Analysis:
        return measure(record, MoneyJudge(), since=since)

    async def weigh(self, game: str, view: bytes, asker: str = "") -> Hint:
        self.shown.append(("hint", view))
        moves = moves_in(game, view)
        choices = tuple(Choice(move.code, move.text, 0.5, 0.01, 30_000.0, 100) for move in moves)
        return Hint(0, choices, learned=True, rough=False)


STEEPNESS = 4  # with it a lead of $100,000 is worth something
PRIZE = 5.0  # what any bill is taken for that a seat would win, in units of $10,000: it errs, and finds mistakes


class MoneyJudge:
    """Judges at once: a seat with more money, more points or more bills in sight is likelier to win."""

    name = "learned"

    def value(self, state: State) -> np.ndarray[Any, Any]:
        if waits_for(state) == OVER:
            return result_of(state)
        scores = np.array([max(0, games.score(state, seat)) + 20.0 for seat in range(int(state.players))])
        shares = (scores + prizes(state)) ** STEEPNESS
        return shares / shares.sum()

    rough = value

    def choices(self, state: State, by: int = NOBODY) -> Choices:
        shares = list[np.ndarray[Any, Any]]()
        for code in legal_codes(state).copy():
            after = state.copy()
            games.play(after, code)
            shares.append(self.value(after))
        found = np.array(shares)
        return Choices(found, found[found[:, int(seat_of(state))].argmax()])

    def expectation(self, state: State) -> Expectation:
        return Expectation(self.value(state))


def prizes(state: State) -> np.ndarray[Any, Any]:
    """Return what each seat would win if the round ended now, by the number of bills."""
    view, got = games.by_state(state).view(state, NOBODY), np.zeros(int(state.players))
    for casino in view.casinos if isinstance(view, View) else ():
        for row in casino.rows:
            if isinstance(row.owner, int):
                got[row.owner] += PRIZE * (row.prize > 0)
    return got


def moves_in(game: str, view: bytes) -> tuple[Move, ...]:
    """Return the legal moves of a view."""
    decision = games.find(game).waiting(read_view(game, view))
    assert isinstance(decision, Decision)
    return decision.moves


def seeded(seed: int = 1) -> PreparedDice:
    """Return dice that roll the same in every run."""
    rng = dice.seeded_rng(seed)
    return lambda match: drawn(match, rng)


def by_history(match: Match) -> str:
    """Roll the same after the same record: in every run, and at every table."""
    return drawn(match, dice.seeded_rng(zlib.crc32("\n".join(match.lines).encode())))


def drawn(match: Match, rng: Rng) -> str:
    """Return what chance brings."""
    outcome = np.zeros(match.rules.outcome_length, np.int64)
    match.rules.draw(match.secret_state, rng, outcome)
    text: str = match.rules.write_chance(match.secret_state, outcome)
    return text


def house_in(folder: Path, **settings: Any) -> House:
    """Return a house whose database belongs to a folder."""
    store, bots = Store(database_in(folder)), settings.pop("bots", None) or StubBots()
    usual: dict[str, Any] = {"pace": 0.0, "request_chance": prepared(settings.pop("prepared_dice", seeded()))}
    return House(store, bots, **usual | settings)


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """Open a house in this loop."""
    house = house_in(folder, **settings)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class Reader:
    """Somebody who looks at a table, as a connection does."""

    def __init__(self, table: LiveTable, guest: str, after: int = -1) -> None:
        self.table, self.guest, self.after = table, guest, after
        self.watcher = Watcher(guest)
        self.seen: list[Table] = []

    async def enter(self) -> Reader:
        await actions.enter(self.table, self.watcher)
        return self

    def leave(self) -> None:
        actions.leave(self.table, self.watcher)

    async def next(self) -> Table:
        """Wait for news and read it."""
        await asyncio.wait_for(self.watcher.news.wait(), DEADLINE)
        self.watcher.news.clear()
        return await self.look()

    async def look(self) -> Table:
        """Read the table as it is."""
        message = await show_to(self.table, self.guest, self.after, self.watcher.looking)
        self.after = message.line_count
        self.seen.append(message)
        return message

    async def until(self, good: Callable[[Table], object]) -> Table:
        while not good(message := await self.next()):
            pass
        return message

    async def act(self, action: Action) -> HintMessage | None:
        return await actions.act(self.table, self.watcher, action)

    async def look_as(self, seat: int | None) -> Table:
        """Take the device to oneself, or give it back."""
        await actions.look(self.table, self.watcher, seat)
        return await self.look()

    async def roll(self) -> None:
        await self.act(DoRoll(self.table.line_count))

    async def play(self, move: str) -> None:
        await self.act(DoPlay(self.table.line_count, move))

    async def undo(self) -> None:
        await self.act(DoUndo(self.table.line_count))


async def seat(house: House, table: str, guest: str) -> Reader:
    return await Reader(await house.find(table), guest).enter()


def game_of(table: LiveTable) -> RunningGame:
    assert isinstance(table.game, RunningGame)
    return table.game


def match_of(table: LiveTable) -> Match:
    return game_of(table).match


def is_asked(message: Table) -> bool:
    """Tell whether the table waits for the reader."""
    return bool(message.choices or message.roll)


# A real server --------------------------------------------------------------------------------------------


class Served:
    """A server in a thread of its own, and guests who can talk to it."""

    def __init__(self, house: House, port: int, guests: Guests) -> None:
        self.house, self.port, self.guests = house, port, guests
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"

    def new_guest(self) -> tuple[str, str]:
        """Return a guest and the cookie that proves it, as a header."""
        guest, value = self.guests.new()
        return guest, f"{COOKIE}={value}"

    def connect(
        self, table: str, cookie: str | None = None, query: str = "", **headers: str
    ) -> websockets.ClientConnection:
        """Connect to a table as a browser does."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if cookie is not None:
            named["cookie"] = cookie
        return websockets.connect(
            f"ws://{self.host}/ws/{table}{query}", additional_headers=named, open_timeout=DEADLINE, close_timeout=1
        )

    def create(self, guest: str, new: NewTable) -> str:
        """Set up a table without a request."""
        return asyncio.run_coroutine_threadsafe(self.house.create(new, guest), self.loop).result(DEADLINE)

    def call(self, work: Any) -> Any:
        """Do something in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(DEADLINE)

    loop: asyncio.AbstractEventLoop


@contextmanager
def serve(house: House, limits: Limits | None = None, trusted: Sequence[str] = (), url: str = "") -> Iterator[Served]:
    """Serve a house at a free port of this machine, without limits unless some are given."""
    listener = bind("127.0.0.1", 0, tries=1)
    port = listener.getsockname()[1]
    guests, proxies = Guests(KEY), Proxies(read_networks(trusted))
    urls = (url or f"http://127.0.0.1:{port}",)
    addresses = Addresses(frozenset(["127.0.0.1", "localhost", urlsplit(url).hostname or ""]), urls, local=True)
    relay, inside = open_to_others(house, KEY, "127.0.0.1")
    app = create_app(house, guests, addresses, proxies, limits or Limits({}), relay=relay)
    config = uvicorn_config(app, Connections(proxies), log_config=None, timeout_graceful_shutdown=1)
    server = Started(config, inside)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    thread.start()
    assert server.up.wait(DEADLINE), "the server did not start"
    served = Served(house, port, guests)
    served.loop = server.loop
    try:
        yield served
    finally:
        server.should_exit = True
        thread.join(DEADLINE)
        assert not thread.is_alive()


class Started(HouseServer):
    """A server that says when it has started."""

    loop: asyncio.AbstractEventLoop

    def __init__(self, config: uvicorn.Config, further: Sequence[tuple[socket.socket, uvicorn.Config]] = ()) -> None:
        super().__init__(config, further)
        self.up = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.up.set()


def read(socket: websockets.ClientConnection, honest: Honest | None = None) -> Any:
    """Read the next message of a connection; a device does what it has to do about it."""
    if honest is None:
        return msgspec.json.decode(socket.recv(DEADLINE))
    message = msgspec.json.decode(_received(socket))
    for action in (Here(), *honest.hear(message)):
        send(socket, action)
    return message


def _received(socket: websockets.ClientConnection) -> Any:
    """Return what comes, and say once a second that we are here."""
    for _ in range(int(DEADLINE)):
        with suppress(TimeoutError):
            return socket.recv(1.0)
        send(socket, Here())
    return socket.recv(0.0)


def read_table(socket: websockets.ClientConnection, honest: Honest | None = None) -> Any:
    """Read until the table comes."""
    while (message := read(socket, honest))["type"] != "table":
        pass
    return message


def read_refusal(socket: websockets.ClientConnection) -> str:
    """Read until something is refused."""
    while (message := read(socket))["type"] != "refused":
        pass
    text: str = message["text"]
    return text


def send(socket: websockets.ClientConnection, action: Action | str | bytes) -> None:
    socket.send(action if isinstance(action, str | bytes) else msgspec.json.encode(action).decode())
