"""Plays a stack of recorded games with one bot at all seats, and checks every record: `make stack`.

Every number of players and every board takes part. A decision that is illegal or fails ends it at once.
"""

from __future__ import annotations

import argparse
import functools
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from zocker import record, replays
from zocker.bots import roster
from zocker.match import Match
from zocker.rules import dice, games
from zocker.rules.messages import Decision


def main() -> int:
    parser = argparse.ArgumentParser(description="Play a stack of recorded games.")
    parser.add_argument("--game", default="royale", choices=list(games.GAMES))
    parser.add_argument("--bot", default="shark")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=0, help="of a decision; by default as many as the bot wants")
    wanted = parser.parse_args()
    play = functools.partial(play_game, wanted.game, wanted.bot, wanted.playouts)
    decisions = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for played, made in enumerate(pool.map(play, range(wanted.games)), 1):
            decisions += made
            if played % 50 == 0 or played == wanted.games:
                print(f"{played:,} games, {decisions:,} decisions", file=sys.stderr, flush=True)
    print(
        f"{wanted.games:,} games of {wanted.game} with {wanted.bot} at all seats: {decisions:,} decisions, all legal;"
    )
    print("every record was read and replayed to the same result.")
    return 0


def play_game(game: str, bot: str, playouts: int, number: int) -> int:
    """Play a game, write its record, and replay it; return how many decisions were made."""
    rules = games.find(game)
    players = rules.players[number % len(rules.players)]
    options: dict[str, Any] = {"boards": 1 + number % 6} if game == "royale" else {}
    match = Match(game, players=players, seed=number, **options)
    chosen = roster.find(bot, game)
    choosers = [chosen.sit_down(compiled=True) for _ in range(players)]
    luck = dice.seeded_rng(number, 1)
    made = 0
    while isinstance(waiting := match.waiting, Decision):
        seat, legal = waiting.seat, np.array([move.code for move in waiting.moves])
        view = match.masked(seat)
        if chosen.searches and playouts:
            code = roster.think(view, legal, luck, playouts, even=False, compiled=True)[0]
        else:
            code = choosers[seat](view, legal, luck, rules.moves)
        match.play(rules.moves[code])
        made += 1
    written = record.read(record.write(match.record()).encode())
    if written.result is None or replays.replay(written).record() != match.record():
        raise AssertionError(f"game {number} replays to something else")
    return made


if __name__ == "__main__":
    sys.exit(main())
