"""Regret: what a bot's choices cost against exact play."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from benchmarks.regret import MAX_DICE, mean_regret, positions

from zocker.bots import roster
from zocker.errors import Mistake

FEW = 12


def let_play(monkeypatch: pytest.MonkeyPatch, choose: Callable[..., int]) -> None:
    """Let a bot of any name choose in one way."""
    bot = SimpleNamespace(sit_down=lambda compiled: choose)
    monkeypatch.setattr(roster, "find", lambda name, game: bot)


def test_the_best_choice_costs_nothing_and_every_other_one_something() -> None:
    for position in positions(FEW, 1):
        costs = [position.regret(int(move)) for move in position.legal]
        assert costs[position.values.argmax()] == 0
        assert min(costs) == 0
        assert max(costs) == pytest.approx(10_000 * (position.values.max() - position.values.min()))


def test_who_always_finds_the_best_regrets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    best = {p.view.tobytes(): int(p.legal[p.values.argmax()]) for p in positions(FEW, 1)}
    let_play(monkeypatch, lambda view, legal, rng, moves: best[view.tobytes()])
    assert mean_regret("oracle", FEW, 1).dollars == 0


def test_random_regrets_more_than_greedy() -> None:
    random, greedy = mean_regret("random", 60, 1), mean_regret("greedy", 60, 1)
    assert 0 < greedy.dollars < random.ci95[0]
    assert random.ci95[0] < random.dollars < random.ci95[1]


def test_the_positions_are_small_real_choices_of_the_first_round() -> None:
    found = positions(FEW, 1)
    for number, position in enumerate(found):
        view = position.view
        assert (view.players, view.round_no, view.neutral) == (2, 1, number % 2)
        assert 2 <= view.dice_left.sum() <= MAX_DICE[bool(view.neutral)]
        assert len(position.legal) == len(position.values) > 1
    assert len({position.view.tobytes() for position in found}) == FEW
    assert len({int(position.view.dice_left.sum()) for position in found}) > 3


def test_the_positions_depend_on_the_seed_only() -> None:
    def listed(count: int, seed: int) -> list[Any]:
        return [(p.view.tobytes(), p.values.tolist()) for p in positions.__wrapped__(count, seed)]

    assert listed(4, 1) == listed(6, 1)[:4]
    assert listed(4, 1) != listed(4, 2)


def test_a_bot_cannot_spoil_the_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [position.view.tobytes() for position in positions(FEW, 1)]

    def vandal(view: Any, legal: Any, rng: Any, moves: Any) -> int:
        move = int(legal[0])
        view.dice[:] = 0
        legal[:] = 9
        return move

    let_play(monkeypatch, vandal)
    first = mean_regret("vandal", FEW, 1)
    assert mean_regret("vandal", FEW, 1) == first
    assert [position.view.tobytes() for position in positions(FEW, 1)] == before
    assert all(np.all(position.legal < 6) for position in positions(FEW, 1))


def test_a_bot_of_another_game_is_refused() -> None:
    with pytest.raises(Mistake):
        mean_regret("optimal-turn", FEW, 1)
