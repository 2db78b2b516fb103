"""The games that can be analysed, by the layout of their state."""

from __future__ import annotations

from zocker.analysis.gambler.game import GAMBLER
from zocker.analysis.las_vegas.game import LAS_VEGAS, ROYALE
from zocker.rules import games

GAMES = {game.rules.layout: game for game in (LAS_VEGAS, ROYALE, GAMBLER)}


def has_proven_mistakes(game: str, players: int) -> bool:
    """Tell whether mistakes may be named in such a game; otherwise only luck is shown."""
    known = GAMES.get(games.find(game).layout)
    return known is not None and players in known.proven
