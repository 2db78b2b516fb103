"""Line-ups: bots by name, and bots given from Python."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count
from typing import Any

from zocker.bots import roster
from zocker.errors import Mistake
from zocker.given import listed


def read_bots(bots: str | Sequence[Any]) -> tuple[tuple[str, ...], dict[str, roster.Bot]]:
    """Return the names of bots, which a text separates by commas, and by name those given as objects.

    A bot given as an object is named after its class or function, with a number if the name is taken.
    """
    given = [bot.strip() for bot in bots.split(",")] if isinstance(bots, str) else listed("bots", bots)
    named = {bot: bot for bot in given if isinstance(bot, str)}
    names = [bot if isinstance(bot, str) else _enter(bot, named) for bot in given]
    return tuple(names), {name: roster.take(name, bot) for name, bot in named.items() if not isinstance(bot, str)}


def _enter(bot: Any, named: dict[str, Any]) -> str:
    """Find a name for a bot given as an object, and note it."""
    name = getattr(bot, "__name__", type(bot).__name__)
    free = chain((name,), (f"{name} {number}" for number in count(2)))
    found: str = next(one for one in free if named.setdefault(one, bot) is bot)
    return found


def line_up(bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """Return one bot per seat; a single name is used for all seats."""
    if len(bots) == 1:
        return tuple(bots) * (players or 2)
    if players is not None and players != len(bots):
        raise Mistake("error-bots", players=players, bots=len(bots))
    return tuple(bots)
