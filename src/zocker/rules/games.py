"""All games, and the kernels that each of them has its own version of."""

from __future__ import annotations

from zocker.errors import Mistake
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.game import Game
from zocker.rules.kernel import PerGame
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas_2019 import LAS_VEGAS_2019
from zocker.rules.royale.game import ROYALE
from zocker.rules.state import State

GAMES = {game.name: game for game in (LAS_VEGAS, LAS_VEGAS_2019, ROYALE, GAMBLER)}

MAX_MOVES = max(len(game.moves) for game in GAMES.values())
MAX_OUTCOME = max(game.outcome_length for game in GAMES.values())
MAX_PLAYERS = max(game.players[-1] for game in GAMES.values())


def find(name: str) -> Game:
    """Return a game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Mistake("error-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def by_state(state: State) -> Game:
    """Return the first game that a state may belong to: those with the same layout have the same kernels."""
    return next(game for game in GAMES.values() if state.dtype == game.layout)


def _per_game(name: str) -> PerGame:
    return PerGame(name, {game.layout: getattr(game, name) for game in GAMES.values()})


begin = _per_game("begin")
legal = _per_game("legal")
play = _per_game("play")
draw = _per_game("draw")
chance = _per_game("chance")
mask = _per_game("mask")
score = _per_game("score")
rank_key = _per_game("rank_key")
observe = _per_game("observe")
knows_scores = _per_game("knows_scores")
