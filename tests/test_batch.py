"""Many games side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker.batch import Batch
from zocker.errors import Mistake
from zocker.rules.las_vegas.scoring import score


def test_a_bad_move_is_named_and_changes_nothing() -> None:
    batch = Batch("las-vegas", players=3, size=5, seed=1)
    moves = batch.legal.argmax(axis=1)
    before = batch.states.tobytes()
    for bad in (-1, 6, 127, int(np.flatnonzero(~batch.legal[3])[0])):
        wrong = moves.copy()
        wrong[3] = bad
        wrong[4] = 99
        with pytest.raises(Mistake, match="game 3"):
            batch.step(wrong)
        assert batch.states.tobytes() == before
    for shape in (moves[:4], np.zeros((5, 1), int), 3):
        with pytest.raises(Mistake, match="5 games"):
            batch.step(shape)
    batch.step(moves)
    assert batch.states.tobytes() != before


def test_games_end_pay_and_start_anew() -> None:
    batch = Batch("las-vegas", players=2, size=8, seed=3)
    rng = np.random.default_rng(1)
    ended = np.zeros(8, int)
    while (ended < 2).any():
        batch.step((rng.random(batch.legal.shape) * batch.legal).argmax(axis=1))
        ended += batch.done
        assert batch.legal.any(axis=1).all()
        assert ((batch.seats >= 0) & (batch.seats < 2)).all()
        for i in np.flatnonzero(batch.done):
            assert batch.states[i].round_no == 1
            assert batch.scores[i].max() > 0
            assert batch.scores[i].sum() % 10_000 == 0
            assert batch.wins[i].sum() == 1
            assert batch.scores[i][batch.wins[i] > 0].min() == batch.scores[i].max()


def test_views_hide_the_others_money_from_the_seat_that_decides() -> None:
    batch = Batch("las-vegas", players=4, size=64, seed=3)
    for _ in range(40):
        batch.step(batch.legal.argmax(axis=1))
    hidden = 0
    for state, view, seat in zip(batch.states, batch.views, batch.seats, strict=True):
        for other in range(4):
            if other == seat:
                assert score(view, other) == score(state, other)
            else:
                assert score(view, other) == 0
                hidden += score(state, other)
    assert hidden > 0


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    small, large = (Batch("las-vegas", players=2, size=size, seed=9) for size in (2, 7))
    for _ in range(100):
        small.step(small.legal.argmax(axis=1))
        large.step(large.legal.argmax(axis=1))
    assert small.states.tobytes() == large.states[:2].tobytes()


def test_impossible_batches_are_refused() -> None:
    impossible: tuple[dict[str, Any], ...] = ({"size": 0}, {"players": 6}, {"neutral": True, "players": 5})
    for arguments in impossible:
        with pytest.raises(Mistake):
            Batch("las-vegas", **({"players": 2, "size": 1, **arguments}))
