"""Where live dice come from. A roll is requested; its answer may be there at once, or come later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from zocker.match import Match

Answer = str | None  # a line as the record writes it; None lets the match roll its own dice
RequestChance = Callable[[Match], asyncio.Future[Answer]]
PreparedDice = Callable[[Match], Answer]


def operating_system(_match: Match) -> asyncio.Future[Answer]:
    """Let the match take its dice from the operating system."""
    return at_once(None)


def prepared(dice: PreparedDice) -> RequestChance:
    """Return a source that knows beforehand what chance brings: for tests, which no request can reach."""
    return lambda match: at_once(dice(match))


def at_once(answer: Answer) -> asyncio.Future[Answer]:
    """Return an answer that is there already."""
    future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
    future.set_result(answer)
    return future


def supply(match: Match, answer: Answer) -> None:
    """Let a match go on with what chance brought."""
    if answer is None:
        match.roll()
    else:
        match.supply(answer)
