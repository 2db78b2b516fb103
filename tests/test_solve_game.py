"""The tool that values the whole two-player game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.solve_game import kit
from tools.solve_game.curves import BILLS, MAX_BILLS, MAX_MONEY, MONEY, fill, grid, payoff, solve_game, spline
from tools.solve_game.sums import Sums, read_sums

from zocker.exact.results import BILL_LEAD, MONEY_LEAD, RESULTS

RULES = kit.rules()


def result(money: int, bills: int) -> int:
    return int(np.flatnonzero((money == MONEY_LEAD) & (bills == BILL_LEAD))[0])


def test_the_game_ends_as_the_rules_rank() -> None:
    at = {(m, b): RULES.final[MAX_MONEY + m, MAX_BILLS + b] for m in (-3, 0, 3) for b in (-2, 0, 2)}
    assert [at[3, -2], at[-3, 2], at[0, 2], at[0, -2], at[0, 0]] == [1, 0, 1, 0, 0.5]


def test_a_result_is_worth_what_the_other_player_has_not() -> None:
    """Before the last round the start player leads by 2 and is a bill behind; he wins 3 more, and as many bills."""
    after = RULES.final.copy()
    after[MAX_MONEY - 5, MAX_BILLS + 1] = 0.3  # what that is worth to the other, who starts the next round
    assert payoff(RULES, after, np.array([2]), np.array([-1]))[result(3, 0), 0] == pytest.approx(0.7)


def test_a_spline_goes_through_its_points_and_keeps_to_a_smooth_curve() -> None:
    x = np.arange(-30, 31, 3)
    curve = 1 / (1 + np.exp(-x / 6))
    found = spline(x, curve, np.arange(-30, 31))
    assert found[::3] == pytest.approx(curve)
    assert found == pytest.approx(1 / (1 + np.exp(-np.arange(-30, 31) / 6)), abs=1e-3)


@pytest.mark.parametrize("round_no", [2, 3, 4])
def test_between_the_grid_values_are_filled_in(round_no: int) -> None:
    points = grid(round_no, 4)
    ties = 0.01 * np.sign(points.few_bills) * np.exp(-((points.few_money[:, None] / 18) ** 2))
    table = fill(points, 1 / (1 + np.exp(-points.money / 6)), ties)
    assert table.shape == (len(MONEY), len(BILLS))
    assert (np.diff(table, axis=0) > -1e-4).all()
    assert (np.diff(table, axis=1) > -1e-4).all()
    assert (table[0], table[-1]) == (pytest.approx(0), pytest.approx(1))
    assert table[MAX_MONEY, [0, MAX_BILLS, -1]] == pytest.approx([0.49, 0.5, 0.51])


def coin(deals: range, payoffs: Any) -> Any:
    """Solve rounds in which chance alone decides who wins 10."""
    half = (payoffs[result(10, 1)] + payoffs[result(-10, -1)]) / 2
    return np.repeat(half[None], len(deals), axis=0)


def test_a_game_of_coins_is_worth_what_one_reckons() -> None:
    values = solve_game(RULES, coin, 0, 2, 1)
    assert values[:, MAX_MONEY, MAX_BILLS] == pytest.approx(0.5, abs=2e-3)
    assert values[3, MAX_MONEY + 5, MAX_BILLS] == pytest.approx(0.5)
    assert values[3, MAX_MONEY + 10, MAX_BILLS] == pytest.approx(0.5)  # a lost coin leaves a bill less
    assert values[3, MAX_MONEY + 11, MAX_BILLS] == pytest.approx(1)


def test_seats_are_alike_when_nobody_has_an_advantage() -> None:
    values = solve_game(RULES, coin, 0, 2, 1)
    assert values + values[:, ::-1, ::-1] == pytest.approx(1, abs=1e-6)


def test_every_round_has_deals_of_its_own() -> None:
    asked = set[tuple[int, int]]()

    def note(deals: range, payoffs: Any) -> Any:
        asked.add((deals.start, deals.stop))
        return coin(deals, payoffs)

    solve_game(RULES, note, 100, 8, 1)
    assert asked == {(start, start + n) for start in (100, 108, 116, 124) for n in (8, 1)} - {(100, 101)}


def test_sums_are_added_up_and_know_their_errors(tmp_path: Path) -> None:
    rng, parts = np.random.default_rng(1), [Sums(), Sums()]
    values = rng.normal(0.5, 0.1, (40, 3))
    for n, part in enumerate(parts):
        for value in values[20 * n : 20 * n + 20]:
            part.add(value, 4)
        part.runs = [{"seed": 1, "first": 80 * n, "end": 80 * n + 80}]
        part.write(tmp_path / f"{n}.npz")
    whole = read_sums(tmp_path / "0.npz")
    whole.merge(read_sums(tmp_path / "1.npz"))
    assert whole.mean() == pytest.approx(values.mean(axis=0))
    assert whole.error() == pytest.approx(values.std(axis=0) / np.sqrt(39))
    with pytest.raises(SystemExit):
        whole.merge(read_sums(tmp_path / "1.npz"))


def test_a_kit_knows_the_deals(tmp_path: Path) -> None:
    kit.write_kit(tmp_path / "kit.npz", 5, 2)
    with np.load(tmp_path / "kit.npz") as read:
        assert read["leads"].shape == (2, 6, 9, 9)
        assert len(read["money_lead"]) == RESULTS
        bills = kit.deal(5, 1).bills
        assert read["leads"][1, :, 1, 0].tolist() == [13 * bill + 1 for bill in bills[:, 0]]
