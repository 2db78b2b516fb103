"""Bots for a server that has Pig: they think in its process, and give real hints."""

from __future__ import annotations

from tests.server.stage import StubBots
from zocker.hints import Hint, weigh_view
from zocker.server.bots.worker import read_view


class PlayingBots(StubBots):
    """Gives hints by playouts, interpreted."""

    async def weigh(self, game: str, view: bytes, asker: str = "") -> Hint:
        return weigh_view(game, read_view(game, view), playouts=200, seed=1, compiled=False)
