"""How narrow a game's state can be stored."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker.batch import Batch
from zocker.errors import Mistake
from zocker.rules import games
from zocker.rules.gambler.material import MAX_POINTS, MAX_TARGET, MAX_VALUE, ROWS
from zocker.rules.narrow import as_layout, narrow_layout

SETTINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("las-vegas", 2, {"neutral": True}),
    ("las-vegas", 5, {}),
    ("royale", 2, {"boards": 6}),
    ("royale", 5, {"boards": 6}),
    ("royale", 4, {"boards": 0}),
    ("gambler", 2, {}),
    ("gambler", 6, {"target": MAX_TARGET}),
)


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_no_number_outgrows_its_field(game: str, players: int, options: dict[str, Any]) -> None:
    batch, luck = Batch(game, players=players, size=64, seed=1, **options), np.random.default_rng(1)
    greatest, narrow = games.find(game).layout.type.GREATEST, narrow_layout(games.find(game).layout)
    for _ in range(400):
        batch.step((luck.random(batch.legal.shape) * batch.legal).argmax(axis=1))
        for name in batch.states.dtype.names or ():
            assert abs(batch.states[name]).max() <= greatest.get(name, 127), name
        assert np.array_equal(as_layout(as_layout(batch.states, narrow), batch.states.dtype), batch.states)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_narrow_field_holds_its_greatest_number(game: str) -> None:
    wide = games.find(game).layout
    narrow = narrow_layout(wide)
    for name in wide.names or ():
        assert np.iinfo(narrow[name].base).max >= wide.type.GREATEST.get(name, 127)
    assert narrow.itemsize % 4 == 0
    assert narrow.itemsize < wide.itemsize


def test_points_of_gambler_stay_below_their_greatest() -> None:
    assert max(1_000_000_000, MAX_TARGET) + ROWS * MAX_VALUE <= MAX_POINTS  # before a round, and what its rows can add


def test_a_number_that_does_not_fit_is_named() -> None:
    wide = games.find("las-vegas").layout
    states = np.zeros(2, wide)
    states["dice"][1, 3, 2] = 128
    with pytest.raises(Mistake, match="dice"):
        as_layout(states, narrow_layout(wide))
