"""The judge: what bots give away against exact play."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.judge import Judged, Played, judged_rounds, losses_of, round_start, verdicts

from zocker.bots.las_vegas.solutions import winning_payoff
from zocker.exact.solved_round import SolvedRound
from zocker.rules import dice
from zocker.rules.frames import waits_for
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.material import ROLL


def test_rounds_come_from_games_that_are_under_way() -> None:
    for number in range(4):
        state = round_start(1, number)
        assert (state.round_no, state.players, state.neutral) == (number + 1, 2, 0)
        assert waits_for(state) == ROLL
        assert (state.hand.sum() > 0) == (number > 0)
        assert state.dice.sum() == 0


def test_who_takes_the_best_gives_nothing_away_and_the_worst_a_lot() -> None:
    start = round_start(1, 3)
    solved = SolvedRound(start, winning_payoff(start))
    best = list(losses_of(start, solved, lambda v, legal: int(legal[solved.placements(v).argmax()]), dice.new_rng()))
    worst = list(losses_of(start, solved, lambda v, legal: int(legal[solved.placements(v).argmin()]), dice.new_rng()))
    assert best == [0] * len(best)
    assert sum(worst) > 0.05


def test_the_payoff_is_the_chance_to_win() -> None:
    """In the last round: seat 0 leads by so much, and any result decides the game."""
    start = round_start(1, 3)
    lead = LAS_VEGAS.score(start, 0) - LAS_VEGAS.score(start, 1)
    payoff = winning_payoff(start)
    assert set(np.unique(payoff)) <= {-0.5, 0, 0.5}
    assert payoff[(54 - lead + 1) * 13 + 6] == 0.5
    assert payoff[(54 - lead - 1) * 13 + 6] == -0.5


def test_bots_are_told_apart() -> None:
    found = list(judged_rounds(["greedy", "random"], range(2), seed=3))
    assert [one.round_no for one in found] == [1, 2]
    assert found[0].lead == 0
    assert all(one.played["random"].loss > 0 for one in found)
    (again,) = judged_rounds(["random"], range(1, 2), seed=3)
    assert again.played["random"] == found[1].played["random"]


def test_verdicts_are_means_per_seat_and_round() -> None:
    rounds = [Judged(1, 0, 0.5, 0.5, {"a": Played(loss, 10, 2)}) for loss in (0.02, 0.04, 0.06, 0.08)]
    found = verdicts(rounds)["a"]
    assert found.loss == pytest.approx(0.025)
    assert (found.choices, found.wrong) == (5, 0.2)
    assert found.ci95[0] < 0.025 < found.ci95[1]
