"""Laying out bills."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, play_round, refused, start, stock
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.messages import Chance, RoundBegan
from zocker.rules.vegas.events import Paid, Stocked, Unclaimed

ROUNDS = [
    ("10k 10k 10k 10k 90k", "10k 10k 20k 90k", "20k 20k 90k", "20k 20k 90k", "20k 20k 90k", "20k 80k"),
    ("30k 80k", "30k 80k", "30k 80k", "30k 80k", "30k 70k", "30k 70k"),
    ("30k 70k", "30k 70k", "40k 70k", "40k 60k", "40k 60k", "40k 60k"),
    ("40k 60k", "40k 60k", "50k", "50k", "50k", "50k"),
]  # the longest game there can be: all 28 bills under $50k, and one larger bill for each of 24 casinos


@pytest.mark.clause("LV-5")
def test_a_casino_is_stocked_until_it_has_fifty_thousand_and_never_on() -> None:
    match = start(2)
    for bill in ("10k", "20k", "10k"):
        match.supply(f"bill {bill}")
        assert match.waiting == Chance("bill", casino=1, by_itself=True)  # 10, 30, 40: never enough
    match.supply("bill 10k")
    assert match.waiting == Chance("bill", casino=2, by_itself=True)  # just enough
    match.supply("bill 40k")
    assert match.waiting == Chance("bill", casino=2, by_itself=True)
    match.supply("bill 90k")
    assert match.waiting == Chance("bill", casino=3, by_itself=True)
    match.supply("bill 60k")
    assert match.waiting == Chance("bill", casino=4, by_itself=True)  # one bill can be enough
    assert [casino.bills for casino in match.view().casinos] == [
        (20_000, 10_000, 10_000, 10_000),
        (90_000, 40_000),
        (60_000,),
        (),
        (),
        (),
    ]


@pytest.mark.clause("LV-5")
def test_casinos_are_stocked_from_one_to_six_and_then_the_round_begins() -> None:
    match = start(2)
    for number in range(1, 7):
        assert match.waiting == Chance("bill", casino=number, by_itself=True)
        match.supply("bill 50k")
    assert match.waiting == Chance("roll", ANNA, small=8)
    assert [e for e in match.secret_events if isinstance(e, Stocked)] == [Stocked(n, 50_000) for n in range(1, 7)]


@pytest.mark.clause("LV-6")
@pytest.mark.parametrize(
    ("drawn", "lie"),
    [
        ("10k 30k 90k", (90_000, 30_000, 10_000)),
        ("20k 10k 10k 60k", (60_000, 20_000, 10_000, 10_000)),
        ("30k 20k", (30_000, 20_000)),
        ("20k 20k 20k", (20_000, 20_000, 20_000)),
        ("10k 10k 10k 10k 70k", (70_000, 10_000, 10_000, 10_000, 10_000)),
    ],
)
def test_bills_lie_sorted_and_visible_to_all(drawn: str, lie: tuple[int, ...]) -> None:
    match = start(2)
    stock(match, drawn)
    for seat in (ANNA, BENNO, -1):
        assert match.view(seat).casinos[0].bills == lie


@pytest.mark.clause("LV-4", "LV-4a")
def test_every_bill_not_yet_drawn_is_equally_likely() -> None:
    match = start(2)
    match.supply("bill 90k")
    match.supply("bill 10k")
    chances = {int(outcome[0]): p for outcome, p in LAS_VEGAS.outcomes(match.secret_state)}
    left = {1: 5, 2: 8, 3: 8, 4: 6, 5: 6, 6: 5, 7: 5, 8: 5, 9: 4}
    assert chances == {value: Fraction(n, 52) for value, n in left.items()}


@pytest.mark.clause("LV-4", "LV-16", "LV-18")
def test_bills_never_come_back_in_later_rounds() -> None:
    """All five of $90k are laid out in round 1; two are won, three go under the stack; no more ever come."""
    match = start(2)
    stock(match, "90k", "90k", "90k", "90k", "90k", "80k")
    play_round(match, {ANNA: 1, BENNO: 2})
    assert [e for e in match.secret_events if isinstance(e, Paid)] == [Paid(ANNA, 1, 90_000), Paid(BENNO, 2, 90_000)]
    assert [e for e in match.secret_events if isinstance(e, Unclaimed)] == [
        Unclaimed(None, 3, 90_000),
        Unclaimed(None, 4, 90_000),
        Unclaimed(None, 5, 90_000),
        Unclaimed(None, 6, 80_000),
    ]
    assert match.waiting == Chance("bill", casino=1, by_itself=True)
    assert match.secret_state.stack.tolist() == [0, 6, 8, 8, 6, 6, 5, 5, 4, 0]
    assert 9 not in {int(outcome[0]) for outcome, _ in LAS_VEGAS.outcomes(match.secret_state)}
    with refused("error-bill-gone", bill="90k"):
        match.supply("bill 90k")


@pytest.mark.clause("LV-18")
def test_the_longest_game_draws_52_bills() -> None:
    match = start(2)
    for bills in ROUNDS:
        stock(match, *bills)
        play_round(match, {ANNA: 1, BENNO: 1})
    assert match.over
    assert match.secret_state.stack.sum() == 2
    assert sum(isinstance(event, Stocked) for event in match.secret_events) == 52


@pytest.mark.clause("LV-16", "LV-18")
def test_casinos_are_empty_when_a_round_begins() -> None:
    match = start(2)
    stock(match, "50k", "50k", "50k", "50k", "50k", "20k 30k")
    play_round(match, {ANNA: 6, BENNO: 6})
    assert match.secret_events[-1] == RoundBegan(2, BENNO)
    assert all(casino.bills == () and casino.rows == () for casino in match.view().casinos)
