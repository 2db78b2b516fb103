"""What an attack is.

An attack is a module of this package with one coroutine and one `Attack`, which `__main__.ATTACKS` lists:

    async def run(target: Target) -> str:
        sent = 0
        while not target.over():
            ...  # trouble the server at target.url, from target.address
        return f"{sent:,} frames"

    ATTACK = Attack("one-byte frames", run)

Every attack gets a server of its own, with a pair of victims who play at a table all the time. `run` must come to its
end soon after `target.over()`, whatever the server does, and says in a few words what it did. It may raise
`Failed` if the server did something that it must not do, such as an answer of 500.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tools.siege.server import Server

ATTACKER = "127.0.0.2"  # where attacks come from: limits by address must not touch the victims
SLOWEST = 0.100  # seconds in which 99 of 100 moves must be confirmed meanwhile


class Failed(Exception):
    """The server did something that it must not do."""


class Target(NamedTuple):
    """What an attack is told: the server, for how long, how many things to try, and a table that it may look at."""

    server: Server
    until: float  # on the monotonic clock
    tries: int  # fuzzed things to send
    table: str  # where the victims play
    address: str = ATTACKER

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def port(self) -> int:
        return self.server.port

    def over(self) -> bool:
        """Tell whether the time is up."""
        return time.monotonic() >= self.until


class Attack(NamedTuple):
    """One way to trouble a server: its name, what it does, and what the victims have to put up with."""

    name: str
    run: Callable[[Target], Awaitable[str]]
    slowest: float | None = SLOWEST  # None where the server is killed, and only coming back counts
    seconds: float | None = None  # how long it takes at least, if that is longer than others
    options: tuple[str, ...] = ()  # of the server
