"""Ties and prizes. `scored` also checks that the view foretold them."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    EMIL,
    all_dice_on,
    casino,
    position,
    scored,
    winnings,
)
from zocker.rules.messages import Event, RoundBegan
from zocker.rules.vegas.events import Paid, Tied, Unclaimed


@pytest.mark.clause("LV-14", "LV-E2")
def test_example_a_tie_for_second_place() -> None:
    assert scored("80k 30k 10k", [5, 3, 3, 1]) == [
        Tied(BENNO, 2, 3),
        Tied(CARLA, 2, 3),
        Paid(ANNA, 2, 80_000),
        Paid(DENNY, 2, 30_000),
        Unclaimed(None, 2, 10_000),
    ]


@pytest.mark.clause("LV-14", "LV-E3")
def test_example_two_groups_tie() -> None:
    assert scored("60k 20k", [2, 1, 2, 1]) == [
        Tied(ANNA, 2, 2),
        Tied(BENNO, 2, 1),
        Tied(CARLA, 2, 2),
        Tied(DENNY, 2, 1),
        Unclaimed(None, 2, 60_000),
        Unclaimed(None, 2, 20_000),
    ]


@pytest.mark.clause("LV-15", "LV-16", "LV-E4")
def test_example_two_equal_bills_are_two_bills() -> None:
    assert scored("40k 40k", [3, 1, 3, 0]) == [
        Tied(ANNA, 2, 3),
        Tied(CARLA, 2, 3),
        Paid(BENNO, 2, 40_000),
        Unclaimed(None, 2, 40_000),
    ]


@pytest.mark.clause("LV-15", "LV-E5")
def test_example_more_players_than_bills() -> None:
    assert scored("70k 20k", [0, 2, 4, 1]) == [Paid(CARLA, 2, 70_000), Paid(BENNO, 2, 20_000)]


@pytest.mark.clause("LV-14")
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        ([2, 2], {}),
        ([8, 7], {ANNA: 90_000, BENNO: 20_000}),
        ([8, 8, 7], {CARLA: 90_000}),
        ([3, 3, 3], {}),
        ([3, 3, 3, 1], {DENNY: 90_000}),
        ([1, 1, 1, 2], {DENNY: 90_000}),
        ([4, 4, 4, 4], {}),
        ([1, 1, 1, 1, 1], {}),
        ([2, 2, 2, 1, 1], {}),
        ([2, 2, 3, 1, 1], {CARLA: 90_000}),
        ([4, 1, 4, 1, 2], {EMIL: 90_000}),
        ([0, 1, 1, 0, 0], {}),
        ([0, 0, 1, 0, 0], {CARLA: 90_000}),
        ([5, 4, 3, 2, 1], {ANNA: 90_000, BENNO: 20_000, CARLA: 20_000}),
        ([1, 2, 3, 3, 4], {EMIL: 90_000, BENNO: 20_000, ANNA: 20_000}),
    ],
)
def test_ties(dice: list[int], paid: dict[int | str, int]) -> None:
    assert winnings(scored("90k 20k 20k", dice)) == paid


@pytest.mark.clause("LV-14a", "LV-16")
def test_nobody_there_is_not_a_tie() -> None:
    assert scored("30k 20k", [0, 0, 0]) == [Unclaimed(None, 2, 30_000), Unclaimed(None, 2, 20_000)]


@pytest.mark.clause("LV-15")
def test_five_bills_for_five_players() -> None:
    assert scored("60k 10k 10k 10k 10k", [1, 5, 3, 2, 4]) == [
        Paid(BENNO, 2, 60_000),
        Paid(EMIL, 2, 10_000),
        Paid(CARLA, 2, 10_000),
        Paid(DENNY, 2, 10_000),
        Paid(ANNA, 2, 10_000),
    ]


@pytest.mark.clause("LV-15", "LV-16")
def test_the_lower_bills_are_left_over() -> None:
    assert scored("40k 30k", [0, 1]) == [Paid(BENNO, 2, 40_000), Unclaimed(None, 2, 30_000)]


@pytest.mark.clause("LV-15", "LV-15a")
def test_casinos_are_settled_from_one_to_six() -> None:
    match = position(
        3,
        {
            1: casino("20k", "40k", dice=[1, 1, 2]),
            2: casino("60k", dice=[1, 2, 0]),
            3: casino("70k", dice=[2, 1, 2]),
            4: casino("80k", dice=[1, 1, 1]),
            5: casino("90k", dice=[1, 1, 0]),
            6: casino("10k", "50k", dice=[1, 2, 3]),
        },
    )
    all_dice_on(match, 6)
    assert match.secret_events[2:] == [
        *[Tied(ANNA, 1, 1), Tied(BENNO, 1, 1), Paid(CARLA, 1, 40_000), Unclaimed(None, 1, 20_000)],
        *[Paid(BENNO, 2, 60_000)],
        *[Tied(ANNA, 3, 2), Tied(CARLA, 3, 2), Paid(BENNO, 3, 70_000)],
        *[Tied(ANNA, 4, 1), Tied(BENNO, 4, 1), Tied(CARLA, 4, 1), Unclaimed(None, 4, 80_000)],
        *[Tied(ANNA, 5, 1), Tied(BENNO, 5, 1), Unclaimed(None, 5, 90_000)],
        *[Tied(ANNA, 6, 2), Tied(BENNO, 6, 2), Paid(CARLA, 6, 50_000), Unclaimed(None, 6, 10_000)],
        RoundBegan(2, BENNO),
    ]
    hands = [{value: int(n) for value, n in enumerate(hand) if n} for hand in match.secret_state.hand]
    assert hands == [{}, {6: 1, 7: 1}, {4: 1, 5: 1}, {}, {}]


@pytest.mark.clause("LV-15")
def test_new_bills_join_the_ones_won_before() -> None:
    match = position(2, {1: casino("90k", dice=[7, 0]), 2: casino(dice=[0, 8])}, round=2, hands=[["90k", "10k"], []])
    all_dice_on(match, 1)
    assert (match.view(ANNA).seats[ANNA].money, match.view(ANNA).seats[ANNA].bills_and_chips) == (190_000, 3)


@pytest.mark.clause("LV-14", "LV-16")
def test_unclaimed_bills_belong_to_nobody() -> None:
    happened: list[Event] = scored("80k", [2, 2])
    assert happened[-1] == Unclaimed(None, 2, 80_000)
    assert not any(isinstance(event, Paid) for event in happened)
