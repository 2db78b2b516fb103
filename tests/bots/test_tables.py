"""Tables at which bots sit and finished games wait."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from zocker import Mistake, simulate
from zocker.bots.tables import Tables
from zocker.rules import games
from zocker.rules.frames import OVER, waits_for


def random_moves(tables: Tables, rng: np.random.Generator) -> np.ndarray:
    return (rng.random(tables.legal.shape) * tables.legal).argmax(axis=1)


@pytest.mark.parametrize("game", games.GAMES)
def test_only_the_agent_is_asked(game: str) -> None:
    tables, rng = Tables(game, ["random", None, "greedy"], size=20, seed=1), np.random.default_rng(1)
    ended = np.zeros(20, int)
    while (ended < 2).any():
        tables.step(random_moves(tables, rng))
        assert (tables.seats[~tables.done] == 1).all()
        assert (tables.legal.any(axis=1) == ~tables.done).all()
        assert [bool(waits_for(state) == OVER) for state in tables.states] == tables.done.tolist()
        assert (tables.observations == tables.observe(np.ones(20, np.int64))).all()
        ended += tables.done


def test_bots_win_as_often_as_in_simulations() -> None:
    tables, rng = Tables("las-vegas", [None, "greedy"], size=2000, seed=1), np.random.default_rng(1)
    won, over = 0.0, np.zeros(2000, bool)
    while not over.all():
        tables.step(random_moves(tables, rng))
        new = np.flatnonzero(tables.done & ~over)
        won += tables.wins[new, 0].sum()
        over[new] = True
    expected = simulate("las-vegas", ["random", "greedy"], games_to_play=20_000, seed=1).bots[0].win_share
    assert won / 2000 == pytest.approx(expected, abs=4 * np.sqrt(expected / 2000))


def test_both_gears_step_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (Tables("royale", [None, "greedy", None], size=4, seed=5) for _ in range(2))
    for _ in range(150):
        moves = one.legal.argmax(axis=1)
        one.step(moves)
        monkeypatch.setattr("zocker.bots.tables.compiled", lambda kernel: kernel)
        other.step(moves)
        monkeypatch.undo()
        assert one.states.tobytes() == other.states.tobytes()
        assert (one.legal == other.legal).all()
        assert (one.observations == other.observations).all()


def test_an_illegal_move_ends_the_game_and_costs_its_seat() -> None:
    tables = Tables("las-vegas", [None, None, None], size=4, seed=1)
    moves = tables.legal.argmax(axis=1)
    moves[1], moves[2] = tables.legal[1].argmin(), -1
    seats = tables.seats.copy()
    tables.step(moves)
    assert tables.done.tolist() == [False, True, True, False]
    for table, rewards in zip((1, 2), tables.rewards(np.array([1, 2])), strict=True):
        assert rewards.tolist() == [-1.0 if seat == seats[table] else 0.0 for seat in range(3)]
    tables.step(tables.legal.argmax(axis=1))
    assert not tables.done.any()


def test_rewards_add_up_to_nothing() -> None:
    tables = Tables("gambler", [None] * 4, size=8, seed=1, rounds=1)
    while not tables.done.any():
        tables.step(tables.legal.argmax(axis=1))
    ended = np.flatnonzero(tables.done)
    rewards = tables.rewards(ended)
    assert rewards.sum(axis=1) == pytest.approx(0)
    assert (rewards.argmax(axis=1) == tables.scores[ended].argmax(axis=1)).all()


BOT = """
class Stubborn:
    games = 0

    def __init__(self):
        Stubborn.games += 1
        self.asked = 0

    def choose(self, view, legal, rng):
        self.asked += 1
        assert self.asked <= 8 * 4, "a new game needs a new bot"
        return legal[-1]
"""


def test_bots_of_your_own_sit_down_anew_in_every_game(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT)
    tables = Tables("las-vegas", [None, f"{tmp_path}/mine.py:Stubborn"], size=2, seed=1)
    ended = 0
    while ended < 6:
        tables.step(tables.legal.argmax(axis=1))
        assert (tables.seats[~tables.done] == 0).all()
        ended += int(tables.done.sum())


def test_one_that_searches_may_sit_there() -> None:
    tables = Tables("las-vegas", [None, "shark"], size=1, seed=1)
    for _ in range(3):
        tables.step(tables.legal.argmax(axis=1))
        assert tables.seats.tolist() == [0]


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(Mistake, match="optimal-turn"):
        Tables("las-vegas", [None, "optimal-turn"], size=1)
    with pytest.raises(Mistake):
        Tables("las-vegas", [None] * 6, size=1)
    with pytest.raises(Mistake, match="2 games"):
        Tables("las-vegas", [None, None], size=2).step([1])
