"""Where the dice of a live table come from. Chance is requested; the answer may be there already, or come later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from zocker.match import Match

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
