"""All games, and the kernels that each of them has its own version of."""

from __future__ import annotations

from zocker.errors import Mistake
from zocker.rules import gambler, las_vegas, las_vegas_2019, royale
from zocker.rules.game import Game
from zocker.rules.kernel import PerGame
from zocker.rules.state import State

GAMES: dict[str, Game] = {
    "las-vegas": las_vegas,
    "las-vegas-2019": las_vegas_2019,
    "royale": royale,
    "gambler": gambler,
}

MAX_MOVES = max(len(game.MOVES) for game in GAMES.values())
MAX_OUTCOME = max(game.OUTCOME for game in GAMES.values())
MAX_PLAYERS = max(game.PLAYERS[-1] for game in GAMES.values())


def find(name: str) -> Game:
    """Return a game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Mistake("error-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def by_state(state: State) -> Game:
    """Return the game that a state belongs to."""
    return next(game for game in GAMES.values() if state.dtype == game.STATE)


def _per_game(name: str) -> PerGame:
    return PerGame(name, {game.STATE: getattr(game, name) for game in GAMES.values()})


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
