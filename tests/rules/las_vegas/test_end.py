"""The end of the game, and who has won it."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, all_dice_on, casino, play_round, position, refused, stock
from zocker.match import Match
from zocker.rules.messages import Chance, Over, Result, RoundBegan


def ended(*hands: str) -> Match:
    """End a game with these bills in hand: in the last round all tie."""
    others = len(hands) - 1
    casinos = {number: casino("90k") for number in range(1, 6)} | {6: casino("80k", dice=[7] + [8] * others)}
    match = position(len(hands), casinos, round=4, hands=[hand.split() for hand in hands])
    match.supply("roll 6")
    match.play("place 6")
    assert match.over
    return match


def result(*hands: str) -> Result:
    found = ended(*hands).result
    assert found is not None
    return found


@pytest.mark.clause("LV-20")
def test_the_game_ends_after_four_rounds() -> None:
    match = position(2, {1: casino(dice=[7, 8])}, round=3)
    all_dice_on(match, 1)
    assert match.secret_events[-1] == RoundBegan(4, BENNO)
    assert match.result is None
    stock(match, "60k", "60k", "60k", "60k", "60k", "70k")
    play_round(match, {ANNA: 1, BENNO: 2})
    assert match.waiting == Over()
    assert match.view().waiting == Over()
    assert match.result == Result.of((60_000, 60_000), (ANNA, BENNO))
    with refused("error-over"):
        match.play("place 1")
    with refused("error-over"):
        match.supply("roll 1")


@pytest.mark.clause("LV-20")
def test_there_are_exactly_four_rounds() -> None:
    match = Match("las-vegas", players=2, chance="ask", starter=1)
    for number, bill in enumerate(("50k", "60k", "70k", "80k"), 1):
        assert match.view().round == number
        assert match.view().rounds == 4
        stock(match, *[bill] * 5, "50k" if number == 1 else "90k")
        play_round(match, {ANNA: 1, BENNO: 1})
    assert match.over


@pytest.mark.clause("LV-20")
def test_most_money_wins() -> None:
    assert result("50k 10k", "70k", "40k 20k") == Result.of((60_000, 70_000, 60_000), (BENNO,))


@pytest.mark.clause("LV-20")
def test_among_equals_more_bills_win() -> None:
    assert result("60k", "50k 10k", "40k 20k") == Result.of((60_000, 60_000, 60_000), (BENNO, CARLA))
    assert result("20k 20k 20k", "50k 10k", "60k").winners == (ANNA,)


@pytest.mark.clause("LV-20a")
def test_more_bills_count_among_equals_only() -> None:
    assert result("10k 10k 10k 10k", "50k", "20k 20k").winners == (BENNO,)
    assert result("10k 10k 10k 10k 20k 20k 20k", "30k 40k 40k", "").winners == (BENNO,)


@pytest.mark.clause("LV-20")
def test_equal_again_they_share_the_win() -> None:
    assert result("50k 10k", "40k 20k", "60k").winners == (ANNA, BENNO)


@pytest.mark.clause("LV-20a")
def test_without_any_bill_all_share_the_win() -> None:
    assert result("", "", "") == Result.of((0, 0, 0), (ANNA, BENNO, CARLA))


@pytest.mark.clause("LV-20")
def test_money_of_the_last_round_counts() -> None:
    match = position(2, {1: casino("70k", dice=[7, 8])}, round=4, hands=[["60k"], []])
    all_dice_on(match, 2)
    assert match.result == Result.of((110_000, 70_000), (ANNA,))


@pytest.mark.clause("LV-20")
def test_before_the_end_there_is_no_result() -> None:
    match = position(2, round=4)
    assert match.waiting == Chance("roll", ANNA, small=8)
    assert match.result is None
