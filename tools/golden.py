"""Golden games: one for every board face and every game, played by greedy bots and kept in tests/golden.

    python tools/golden.py NAME … | --all

Only a person runs this, and only when a record can no longer be true: a rule was wrong, a clause changed, or the
seeded dice did. A new board needs its own and those whose boards are drawn, a new option none. `tests/test_golden.py`
replays what is kept, and a difference there is a bug until proved otherwise. Better bots are no reason: a record
holds their moves, not their reasons.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np

from zocker import record
from zocker.bots import roster
from zocker.match import Match
from zocker.record import Seat
from zocker.rules import dice
from zocker.rules.messages import Decision
from zocker.rules.royale.boards.all import BY_FACE

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
NAMES = ("Anna", "Benno", "Carla", "Denny", "Emil", "Frida")
BOT = "greedy"

# What is played: game, players, seed and options. Seeds were chosen so that everything happens that a board can do.
GAMES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    **{face: ("royale", 3, 1, {"boards": 1, "faces": face}) for face in BY_FACE},
    "C2": ("royale", 3, 161, {"boards": 1, "faces": "C2"}),
    "D2": ("royale", 3, 2, {"boards": 1, "faces": "D2"}),
    "E1": ("royale", 3, 2, {"boards": 1, "faces": "E1"}),
    "F2": ("royale", 3, 2, {"boards": 1, "faces": "F2"}),
    "H2": ("royale", 3, 2, {"boards": 2, "faces": "H2 A2"}),  # My Choice 4 needs another board
    "royale": ("royale", 4, 1, {}),
    "royale-6": ("royale", 5, 1, {"boards": 6, "no_repeat": True}),
    "las-vegas-2019": ("las-vegas-2019", 2, 1, {}),
    "las-vegas": ("las-vegas", 4, 1, {"neutral": True}),
    "las-vegas-2": ("las-vegas", 2, 1, {}),
    "gambler": ("gambler", 4, 1, {}),
    "gambler-6": ("gambler", 6, 1, {"beginner_first": True, "rounds": 22, "target": 5000}),  # all faces, and two again
}


def play(game: str, players: int, seed: int, options: dict[str, Any]) -> Match:
    """Play a seeded game between greedy bots, interpreted."""
    match = Match(game, seats=[Seat(name, BOT) for name in NAMES[:players]], seed=seed, **options)
    choose = roster.find(BOT, game).sit_down()
    luck = dice.seeded_rng(seed, 1)
    while isinstance(match.waiting, Decision):
        decision = match.waiting
        legal = np.array([move.code for move in decision.moves])
        chosen = choose(match.masked(decision.seat), legal, luck, match.rules.moves)
        match.play(match.rules.moves[chosen])
    return match


def main() -> int:
    parser = argparse.ArgumentParser(description="Play golden games anew. To be run by hand only.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(GAMES))
    parser.add_argument("--all", action="store_true", help="every golden game")
    arguments = parser.parse_args()
    names = list(GAMES) if arguments.all else arguments.names
    if not names or not set(names) <= set(GAMES):
        parser.error(f"name golden games ({', '.join(GAMES)}), or say --all")
    for name in names:
        match = play(*GAMES[name])
        record.save(match.record(), GOLDEN / f"{name}.json")
        print(f"{name}: {len(match.lines)} lines, {match.result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
