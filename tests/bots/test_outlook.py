"""How likely a seat is to win, told from what everybody has: fitted to games, and right in them."""

from __future__ import annotations

import numpy as np
import pytest
from tools.fit_outlook import fit, play

from zocker.bots.las_vegas.outlook import SPREADS as LAS_VEGAS
from zocker.bots.royale.profile import SPREADS as ROYALE


def test_a_known_spread_is_found_again() -> None:
    chance = np.random.default_rng(1)
    scores = chance.normal(40, 10, (1, 5_000, 3))
    odds = np.exp(scores[0] / 6.0)
    odds /= odds.sum(axis=1, keepdims=True)
    winners = (chance.random((5_000, 1)) > odds.cumsum(axis=1)).sum(axis=1)
    assert fit(scores, np.eye(3)[winners]) == pytest.approx(6.0, rel=0.06)


@pytest.mark.parametrize(
    ("game", "players", "options", "spread"),
    [
        ("las-vegas", 4, {}, LAS_VEGAS[0, 2]),
        ("las-vegas", 2, {"neutral": True}, LAS_VEGAS[1, 0]),
        ("royale", 4, {}, ROYALE[2]),
    ],
)
def test_spreads_are_those_of_games_between_regulars(
    game: str, players: int, options: dict[str, object], spread: float
) -> None:
    scores, shares = play(game, players, options, 1_000)
    rounds_left = np.arange(len(scores), 0, -1)[:, None, None]
    assert fit(scores / np.sqrt(rounds_left), shares) == pytest.approx(spread, rel=0.12)
