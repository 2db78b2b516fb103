"""Settling rows."""

from __future__ import annotations

import pytest

from tests.rules.gambler.table import lying, play, points, position, settled, turn
from tests.rules.las_vegas.table import ANNA, BENNO, roller
from zocker.rules.gambler.events import RowFinished


@pytest.mark.clause("GA-18")
@pytest.mark.parametrize(("worth", "after"), [(50, 130), (-50, 30)])
def test_whoever_fills_the_last_box_settles_the_row(worth: int, after: int) -> None:
    match = position(3, f"1 2 : {worth}", "3 3 : 10", roll="1 5 5 5 5")
    play(match, "1 in 1", "stop")
    assert points(match) == [80, 80, 80]
    turn(match, "2 5 5 5 5", "2 in 1", "stop")
    assert points(match) == [80, after, 80]
    assert settled(match) == [RowFinished(BENNO, 1, worth)]


@pytest.mark.clause("GA-18")
def test_a_row_is_settled_once_and_only_when_it_is_full() -> None:
    match = position(2, "1 1 1 : 50", "2 2 : 10", roll="1 1 1 2 2")
    play(match, "1 in 1", "1 in 1")
    assert points(match) == [80, 80]
    play(match, "1 in 1")
    assert points(match) == [130, 80]
    play(match, "2 in 2", "roll again")
    turn(match, "2", "2 in 2")
    assert points(match) == [140, 80]


@pytest.mark.clause("GA-19")
@pytest.mark.parametrize(("has", "worth", "left"), [(30, -30, 0), (20, -30, 0), (0, -100, 0), (40, -30, 10)])
def test_you_pay_no_more_than_you_have(has: int, worth: int, left: int) -> None:
    match = position(2, f"1 : {worth}", "2 2 : 10", points=[has, 80], roll="1 5 5 5 5")
    play(match, "1 in 1")
    assert points(match) == [left, 80]
    assert settled(match) == [RowFinished(ANNA, 1, left - has)]


@pytest.mark.clause("GA-E6")
def test_example_twenty_points_and_a_black_row_of_thirty() -> None:
    match = position(2, "1 : -30", "2 2 : 60", points=[20, 80], roll="1 2 2 5 5")
    play(match, "1 in 1")
    assert points(match) == [0, 80]
    play(match, "2 in 2", "stop")
    turn(match, "5 5 5 5 5")
    assert roller(match) == ANNA
    turn(match, "2 5 5 5 5", "2 in 2")
    assert points(match) == [60, 80]


@pytest.mark.clause("GA-20")
def test_one_turn_may_finish_several_rows() -> None:
    match = position(2, lying("1 2 : 50", 1), "3 : 20", "4 : -10", "5 5 : 10", roll="2 3 4 6 6")
    play(match, "2 in 1", "3 in 2", "roll again")
    assert points(match) == [150, 80]
    turn(match, "4 6 6", "4 in 3", "stop")
    assert points(match) == [140, 80]
    assert settled(match) == [RowFinished(ANNA, 1, 50), RowFinished(ANNA, 2, 20), RowFinished(ANNA, 3, -10)]


@pytest.mark.clause("GA-20", "GA-E7")
@pytest.mark.parametrize(
    ("has", "order", "steps"),
    [
        (0, ("1 in 1", "2 in 2"), [80, 50]),
        (0, ("2 in 2", "1 in 1"), [0, 80]),
        (10, ("1 in 1", "2 in 2"), [90, 60]),
        (10, ("2 in 2", "1 in 1"), [0, 80]),
        (80, ("1 in 1", "2 in 2"), [160, 130]),
        (80, ("2 in 2", "1 in 1"), [50, 130]),
    ],
)
def test_example_the_order_of_a_yellow_and_a_black_row_is_yours(
    has: int, order: tuple[str, str], steps: list[int]
) -> None:
    match = position(2, lying("1 1 : 80", 1), lying("2 2 : -30", 2), "3 : 10", points=[has, 80], roll="1 2 5 5 5")
    for move, after in zip(order, steps, strict=True):
        play(match, move)
        assert points(match) == [after, 80]
