"""Errors in money: as much as would have been worth the same."""

from __future__ import annotations

import numpy as np
import pytest

from tests.analysis.games import recorded
from zocker.analysis.account import measure
from zocker.analysis.las_vegas.exact_judge import ExactJudge
from zocker.analysis.money import TOO_FLAT, in_money, worth_of_money
from zocker.exact.game_value import starters_chance
from zocker.match import Match


def test_money_is_worth_what_a_larger_lead_would_have_brought() -> None:
    state = Match("las-vegas", players=2, seed=1, starter=1).secret_state
    ahead, behind = starters_chance(1, 5, 1), starters_chance(1, -5, -1)
    assert worth_of_money(ExactJudge(), state) == pytest.approx([(ahead - behind) / 10] * 2)


def test_where_money_is_worth_nothing_an_error_costs_none() -> None:
    assert in_money(np.array([-0.02, 0.02]), np.array([0.01, TOO_FLAT / 2])).tolist() == [-2, 0]


@pytest.mark.parametrize(("game", "players"), [("las-vegas", 2), ("royale", 2), ("gambler", 3)])
def test_errors_have_the_same_sign_in_points_and_in_money(game: str, players: int) -> None:
    for seat in measure(recorded(game, ("greedy",) * players, 3)).seats:
        assert seat.own_errors is not None
        assert seat.own_errors_money is not None
        assert seat.own_errors <= 0
        assert seat.own_errors_money <= 0
        assert (seat.own_errors < -0.01) <= (seat.own_errors_money < 0)
