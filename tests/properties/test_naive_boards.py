"""Bad Luck and My Choice against a naive model of their clauses, in random games."""

from __future__ import annotations

import numpy as np
import pytest

from tests.properties.naive_boards import Shadow
from tests.properties.positions import SOAK
from zocker.rules import dice
from zocker.rules.events import collecting
from zocker.rules.frames import OVER, waits_for
from zocker.rules.royale.game import ROYALE

TABLES = [(2, "C2 H2"), (3, "H2 C2"), (2, "B1 H2 C2 G1"), (4, "H2 D1 C2 E1 G2 A2"), (5, "E2 C2 H2 F1 D2 G1")]
GAMES = 4_000 if SOAK else 20  # at each of them

ALL_SEEN = {
    "fines",
    "bad-luck",
    "gilded",
    *(f"my-choice: choose {number}" for number in range(1, 7)),
    "activate: choose",
    "action: turn",
    "action: return",
    "gold: give",
}


def follow_game(players: int, faces: str, seed: int) -> Shadow:
    """Play a game of random moves with its shadow beside it."""
    state = ROYALE.new(players, ROYALE.Options(boards=len(faces.split()), faces=faces))
    rng, shadow = dice.seeded_rng(seed), Shadow(players)
    outcome, moves = np.zeros(ROYALE.outcome_length, np.int64), np.zeros(len(ROYALE.moves), np.int64)
    while (kind := waits_for(state)) != OVER:
        before, move = state.copy(), None
        with collecting() as emitted:
            if kind < OVER:
                ROYALE.draw(state, rng, outcome)
                ROYALE.chance(state, outcome)
            else:
                code = int(moves[dice.below(rng, ROYALE.legal(state, moves))])
                move = ROYALE.moves[code]
                ROYALE.play(state, code)
        shadow.follow(before, move, state, emitted)
    assert shadow.debtors == []
    return shadow


@pytest.mark.clause("RY-C2.1", "RY-C2.2", "RY-C2.3", "RY-16a", "RY-H2.1", "RY-H2.1a", "RY-H2.2", "RY-H2.3")
@pytest.mark.parametrize(("players", "faces"), TABLES)
def test_random_games_do_what_a_naive_model_does(players: int, faces: str) -> None:
    seen = set[str]()
    for seed in range(GAMES):
        seen |= {*follow_game(players, faces, seed).seen}
    assert ALL_SEEN - seen == set()
