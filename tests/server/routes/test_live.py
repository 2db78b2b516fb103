"""The two halves of a live connection, and how it ends."""

from __future__ import annotations

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import pytest

from zocker.server.routes import live
from zocker.server.routes.limits import ConnectionLimits, Limits
from zocker.server.tables.presence import Watcher


def test_a_connection_that_fails_in_two_ways_at_once_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: Any) -> None:
        raise OSError

    async def refused(*_: Any) -> None:
        raise live.TooManyRefusals

    async def attend() -> list[Any]:
        unheard = list[Any]()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: unheard.append(context))
        nothing: Any = None
        for one, other in ((gone, refused), (refused, gone)):
            monkeypatch.setattr(live, "send_news", one)
            monkeypatch.setattr(live, "take_actions", other)
            with pytest.raises(live.TooManyRefusals):
                await live.attend(nothing, nothing, Watcher("anna"), 0, nothing)
        gc.collect()
        return unheard

    assert asyncio.run(attend()) == []


def test_who_may_not_be_here_any_more_does_nothing_more() -> None:
    """Even if nothing can be sent to say so, since nobody reads it."""

    class Silent:
        async def receive_data(self, mode: str) -> str:
            watcher.end()
            return '{"type": "start"}'

    async def take() -> None:
        silent: Any = Silent()
        no_table: Any = SimpleNamespace(is_for=lambda _guest: False)
        limits = ConnectionLimits(Limits(), "anna", "here")
        await asyncio.wait_for(live.take_actions(silent, no_table, watcher, limits), 10)

    watcher = Watcher("anna")
    asyncio.run(take())
