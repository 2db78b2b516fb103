"""Rounds of Gambler, solved, against enumerating everything with the rules themselves."""

from __future__ import annotations

import numpy as np
import pytest

from tests.exact.gambler_enumeration import TINY, for_points, new_turn
from zocker.exact.tableau_rows import position_of
from zocker.exact.tableau_values import solve_tableau
from zocker.rules.gears import compiled

WORTH = 25.0
FOR_POINTS = np.full((1, 1), -WORTH)


@pytest.mark.parametrize(("rows", "placed"), TINY)
def test_tableaux_are_worth_what_enumerating_gives(rows: list[str], placed: list[list[int]]) -> None:
    start = new_turn(rows, placed)
    solved = compiled(solve_tableau)(np.full(1, start), FOR_POINTS, 1_000)
    enumeration = for_points(WORTH)
    assert solved.values[0, 0] == pytest.approx(enumeration.value(start), abs=1e-3)
    turns = enumeration.turns.values()
    assert len(turns) >= len(solved.values[0]) - 1  # all positions but the last, in which the tableau is full
    for s, value in turns:
        assert solved.values[0][position_of(solved.rows, start, s)] == pytest.approx(value, abs=1e-3)


def test_interpreted_it_gives_the_same() -> None:
    start = np.full(1, new_turn(*TINY[0]))
    values = [solve(start, FOR_POINTS, 1_000).values for solve in (solve_tableau, compiled(solve_tableau))]
    assert values[0] == pytest.approx(values[1], abs=1e-4)


def test_who_fills_the_last_box_pays_for_not_starting_the_next_round() -> None:
    """One box is left, which takes a 3: the first who rolls one fills it."""
    start = new_turn(["3 : 40", *["1 : 10"] * 5], [[], *[[1]] * 5])
    solved = compiled(solve_tableau)(np.full(1, start), FOR_POINTS, 1_000)
    nothing = (5 / 6) ** 5
    assert solved.values[0].tolist() == pytest.approx([(40 - WORTH) * (1 - nothing) / (1 + nothing), WORTH])


def test_too_many_positions_are_not_valued() -> None:
    start = np.full(1, new_turn(*TINY[0]))
    size = len(compiled(solve_tableau)(start, FOR_POINTS, 1_000).values[0])
    assert len(compiled(solve_tableau)(start, FOR_POINTS, size).values[0]) == size
    assert len(compiled(solve_tableau)(start, FOR_POINTS, size - 1).values[0]) == 0
