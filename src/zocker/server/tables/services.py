"""What tables need from the house that they are in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from zocker.server.bots.client import BotClient
from zocker.server.store.people import People
from zocker.server.store.store import Store
from zocker.server.tables.chance import RequestChance
from zocker.server.tables.clock import Time
from zocker.server.tables.hint_limit import HintLimit
from zocker.server.tables.newcomers import Newcomers
from zocker.server.tables.turnstile import Turnstile
from zocker.server.tables.waits import WAITS, Waits


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
