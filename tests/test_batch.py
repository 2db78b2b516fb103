"""Many games side by side."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from zocker.batch import Batch
from zocker.errors import Mistake
from zocker.match import Match
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
    for kind in (moves + 0.9, moves.astype(bool), moves.astype(str), moves.astype(object)):
        with pytest.raises(Mistake, match="whole numbers"):
            batch.step(kind)
    assert batch.states.tobytes() == before
    batch.step(list(moves))
    assert batch.states.tobytes() != before


@pytest.mark.parametrize("seats", [0, [0, 1], [[0, 1, 2]], [0, 1, 3], [0, -1, 2], [0.0, 1.0, 2.0], "abc", None])
def test_only_seats_observe(seats: Any) -> None:
    batch = Batch("las-vegas", players=3, size=3, seed=1)
    with pytest.raises(Mistake, match=r"from 0 to 2 for each game, in an array of shape \(3,\)"):
        batch.observe(seats)
    assert (batch.observe(list(batch.seats)) == batch.observations).all()
    assert (batch.observe(batch.seats.astype(np.int8)) == batch.observations).all()


def test_a_batch_can_begin_anew_from_a_seed() -> None:
    batch, fresh = (Batch("las-vegas", players=2, size=3, seed=7) for _ in range(2))
    while not batch.done.any():
        batch.step(batch.legal.argmax(axis=1))
    batch.reset(7)
    for name in ("states", "seats", "legal", "done", "scores", "wins"):
        assert getattr(batch, name).tobytes() == getattr(fresh, name).tobytes()
    batch.reset()
    assert batch.states.tobytes() != fresh.states.tobytes()
    with pytest.raises(Mistake, match="whole number"):
        batch.reset("a")  # type: ignore[arg-type]


def test_batches_can_be_copied_and_pickled() -> None:
    batch = Batch("las-vegas", players=2, size=3, seed=7)
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        fresh = Batch("las-vegas", players=2, size=3, seed=7)
        for one in (twin, fresh):
            one.step(one.legal.argmax(axis=1))
        assert twin.states.tobytes() == fresh.states.tobytes()


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_games_begin_where_a_match_stands_and_there_again(game: str) -> None:
    match = Match(game, players=3, seed=7)
    for _ in range(5):
        match.play(match.moves[-1])
    batch = Batch.from_match(match, size=4, seed=1)

    def begun(which: int) -> bool:
        codes = [move.code for move in match.moves]
        here = batch.states[which].tobytes() == match.secret_state.tobytes()
        return here and batch.seats[which] == match.seat and np.flatnonzero(batch.legal[which]).tolist() == codes

    assert all(begun(i) for i in range(4))
    for _ in range(4):
        batch.step(batch.legal.argmax(axis=1))
    assert len({state.tobytes() for state in batch.states}) > 1  # each has its own dice
    while not batch.done.any():
        batch.step(batch.legal.argmax(axis=1))
    assert [begun(i) for i in range(4)] == batch.done.tolist()
    assert batch.wins[batch.done].sum() == batch.done.sum()
    batch.reset()
    assert all(begun(i) for i in range(4))
    assert not batch.done.any()


def test_a_batch_goes_by_the_options_of_its_match() -> None:
    match = Match("gambler", players=2, seed=7, rounds=1, tableaux="towns-1")
    batch = Batch.from_match(match, size=2)
    rounds = 0
    while not batch.done.any():
        batch.step(batch.legal.argmax(axis=1))
        rounds = max(rounds, int(batch.states["round_no"].max()))
    assert rounds == 1


def test_a_batch_cannot_begin_at_chance_or_at_an_end() -> None:
    match = Match("gambler", players=2, seed=7, chance="ask", rounds=1)
    with pytest.raises(Mistake, match="a roll or a draw comes first"):
        Batch.from_match(match, size=2)
    match.go_on(match.record().dice, "auto")
    while match.moves:
        match.play(match.moves[0])
    with pytest.raises(Mistake, match="over"):
        Batch.from_match(match, size=2)


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
