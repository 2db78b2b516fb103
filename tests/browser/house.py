"""A real server for browsers: its own thread, its own database, as quick as it can be."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.databases import new_file
from tests.server.stage import StubBots, by_history
from zocker.match import Match
from zocker.rules.games import GAMES
from zocker.rules.messages import Chance
from zocker.server.bots.client import BotClient
from zocker.server.guests import Guests
from zocker.server.network.addresses import LOCAL_HOSTS, Addresses
from zocker.server.network.door import Door, HouseServer
from zocker.server.network.serving import uvicorn_config
from zocker.server.routes.app import create_app
from zocker.server.run import bind
from zocker.server.store.store import Store
from zocker.server.tables.house import House
from zocker.server.tables.services import prepared

NEIGHBOUR = "127.0.0.2"  # another address of this machine, as if it were in a network


@contextmanager
def open_house(folder: Path, bots: BotClient | None = None, **settings: Any) -> Iterator[str]:
    """Serve a house at a free port while the block lasts; yield its address.

    Without `bots` they choose in here; without prepared dice they depend on what happened at the table before.
    """
    listener = bind("127.0.0.1", 0, tries=1)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    if bots is None:
        bots = StubBots()
        bots.ready.update(GAMES)
    dice = settings.pop("prepared_dice", by_history)
    usual: dict[str, Any] = {"pace": 0.0, "request_chance": prepared(dice)}
    store = Store(new_file(folder))
    store.open()  # here, for Alembic can't migrate two databases at a time
    house = House(store, bots, **usual | settings)
    addresses = Addresses(frozenset(LOCAL_HOSTS), (address,), True)
    port = listener.getsockname()[1]
    door = Door(addresses, lambda: [NEIGHBOUR], lambda host: bind(host, port, tries=1))
    app = create_app(house, Guests(b"k" * 32), addresses, own_door=door)
    server = door.server = HouseServer(
        uvicorn_config(
            app,
            log_level="error",
            lifespan="on",
            timeout_graceful_shutdown=1,
            timeout_keep_alive=60,  # or a slow test meets a connection that is just being closed
        )
    )
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])), daemon=True)
    thread.start()
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(20)
        listener.close()


def rolls(*faces: int) -> Any:
    """Return prepared dice: every roll shows these faces in turn, the Biggy the last of them."""

    def prepare(match: Match) -> str | None:
        waiting = match.waiting
        if not isinstance(waiting, Chance) or waiting.kind != "roll":
            return None
        small = [faces[i % len(faces)] for i in range(waiting.small)]
        neutral = [faces[i % len(faces)] for i in range(waiting.neutral)]
        words = ["roll", *map(str, sorted(small))]
        words += [f"B{faces[-1]}"] * waiting.biggy
        words += ["+", *map(str, sorted(neutral))] if neutral else []
        return " ".join(words)

    return prepare
