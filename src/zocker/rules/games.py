"""The games there are, and the verbs that code for any game is written in."""

from __future__ import annotations

from zocker.errors import Mistake
from zocker.rules import gambler, las_vegas, las_vegas_2019, royale
from zocker.rules.game import Game
from zocker.rules.kernel import Verb
from zocker.rules.records import Record

GAMES: dict[str, Game] = {
    "las-vegas": las_vegas,
    "las-vegas-2019": las_vegas_2019,
    "royale": royale,
    "gambler": gambler,
}

MOST_MOVES = 128
MOST_OUTCOME = max(game.OUTCOME for game in GAMES.values())
MOST_PLAYERS = max(game.PLAYERS[-1] for game in GAMES.values())


def find(name: str) -> Game:
    """Return a game by its name."""
    if name not in GAMES:
        raise Mistake("error-unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def by_state(state: Record) -> Game:
    """Return the game that a state belongs to."""
    return next(game for game in GAMES.values() if state.dtype == game.STATE)


def _verb(name: str) -> Verb:
    return Verb(name, {game.STATE: getattr(game, name) for game in GAMES.values()})


begin = _verb("begin")
legal = _verb("legal")
play = _verb("play")
draw = _verb("draw")
chance = _verb("chance")
mask = _verb("mask")
score = _verb("score")
merit = _verb("merit")
