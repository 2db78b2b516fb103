"""C1 High Five: five here, by an activation, for the rest of the round."""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.places import SECOND_ROUND, board, happened
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    all_dice_on,
    casino,
    hand,
    lay,
    position,
    roller,
    start,
    supply,
)
from zocker.match import Match
from zocker.rules.royale.events import Rewarded, TileTaken


def placing(roll: str, lying: str = "") -> Match:
    """Return a match in which Anna places her ones here, on top of dice that lie there."""
    match = position(2, {1: casino(dice=[lying])}, "C1", roll=roll)
    match.play("place 1")
    return match


@pytest.mark.clause("RY-C1.1")
@pytest.mark.parametrize(
    ("roll", "lying", "holder"),
    [
        ("roll 1 1 1 1 1 5 5 B5", "", ANNA),
        ("roll 1 1 1 1 1 1 1 B1", "", ANNA),
        ("roll 1 1 1 1 5 5 5 B5", "", None),
        ("roll 1 1 1 1 5 5 5 B1", "", ANNA),
        ("roll 1 1 5 5 5 5 5 B1", "", None),
        ("roll 1 1 5 5 B5", "3", ANNA),
        ("roll 1 5 5 5 B5", "3", None),
        ("roll 5 5 5 5 B1", "3", ANNA),
        ("roll 1 1 5 5", "3B", ANNA),
        ("roll 1 5 5 5", "3", None),
    ],
)
def test_a_count_of_five_takes_the_tile(roll: str, lying: str, holder: int | None) -> None:
    if "B" not in roll and "B" not in lying:
        match = position(2, {1: casino(dice=[lying]), 6: casino(dice=["B"])}, "C1", roll=roll)
        match.play("place 1")
    else:
        match = placing(roll, lying)
    assert board(match, 1).holder == holder
    assert happened(match, TileTaken) == ([] if holder is None else [TileTaken(ANNA)])
    assert roller(match) == BENNO


@pytest.mark.clause("RY-E-8", "RY-C1.1", "RY-1")
def test_three_small_dice_and_the_biggy_claim_the_tile() -> None:
    assert board(placing("roll 1 1 1 5 5 5 5 B1"), 1).holder == ANNA


@pytest.mark.clause("RY-E-8", "RY-C1.1")
def test_two_small_dice_and_the_biggy_do_not() -> None:
    assert board(placing("roll 1 1 5 5 5 5 5 B1"), 1).holder is None


@pytest.mark.clause("RY-C1.1")
def test_only_the_first_gets_it() -> None:
    match = placing("roll 1 1 1 1 1 5 5 B5")
    all_dice_on(match, 1)
    assert board(match, 1).holder == ANNA
    assert happened(match, TileTaken) == [TileTaken(ANNA)]


@pytest.mark.clause("RY-C1.1")
def test_who_has_it_takes_it_once() -> None:
    match = position(2, {1: casino(dice=["5"])}, "C1", left=["1", "1"], tile=1, roll="roll 1")
    match.play("place 1")
    assert board(match, 1).holder == ANNA
    assert happened(match, TileTaken) == []


@pytest.mark.clause("RY-C1.1", "RY-C1.2")
def test_a_tie_later_on_does_not_cost_the_tile() -> None:
    match = position(2, {1: casino(dice=["5", "4"])}, "C1", left=["", "1"], tile=1, on=BENNO, round=3, roll="roll 1")
    match.play("place 1")
    assert match.over
    assert happened(match, Rewarded) == [Rewarded(ANNA, "High Five", 100_000)]
    assert hand(match, ANNA).count("100k") == 1
    assert "100k" not in hand(match, BENNO)


@pytest.mark.clause("RY-C1.1", "RY-C1.2")
def test_dice_taken_back_do_not_cost_the_tile() -> None:
    match = position(2, {1: casino(dice=["5"]), 4: casino(grey=1)}, "C1 F2", left=["1", "1"], tile=1, roll="roll 2")
    match.play("place 2")
    match.play("free 4 for action")
    match.play("return small 1")
    assert match.secret_state.count[0, ANNA] == 4
    assert board(match, 1).holder == ANNA


@pytest.mark.clause("RY-C1.2")
def test_the_tile_pays_100k_at_scoring_and_not_before() -> None:
    match = start(2, neutral=False, boards=1, faces="C1")
    lay(match)
    all_dice_on(match, 1)
    assert board(match, 1).holder == ANNA
    assert hand(match, ANNA) == []
    all_dice_on(match, 2)
    assert hand(match, ANNA) == ["40k", "100k"]
    assert hand(match, BENNO) == ["60k"]


@pytest.mark.clause("RY-C1.1", "RY-C1.2", "RY-10a")
def test_in_the_next_round_it_is_there_for_everybody_again() -> None:
    match = start(2, neutral=False, boards=1, faces="C1")
    lay(match)
    all_dice_on(match, 1)
    all_dice_on(match, 2)
    lay(match, *SECOND_ROUND)
    assert board(match, 1).holder is None
    assert roller(match) == BENNO
    all_dice_on(match, 1)
    assert board(match, 1).holder == BENNO


@pytest.mark.clause("RY-C1.2")
def test_a_tile_that_nobody_took_pays_nobody() -> None:
    match = position(2, {1: casino(dice=["3"])}, "C1", left=["1", ""], round=3, roll="roll 1")
    match.play("place 1")
    assert match.over
    assert happened(match, Rewarded) == []


def five_by_handicap() -> Match:
    """Return a match in which Anna came to five here by Handicap's action; Benno is on."""
    match = position(
        2, {1: casino(dice=["3", "4"]), 4: casino(grey=1)}, "C1 F2", left=["3B", "2"], park=5, roll="roll 2 5 5 B5"
    )
    match.play("place 2")
    match.play("free 4 for action")
    match.play("turn biggy 1")
    assert match.secret_state.count[0, ANNA] == 5
    return match


@pytest.mark.clause("RY-C1.3")
def test_five_by_handicap_is_no_claim() -> None:
    match = five_by_handicap()
    assert board(match, 1).holder is None
    assert roller(match) == BENNO


@pytest.mark.clause("RY-C1.3")
def test_the_next_activation_claims_a_tile_that_is_still_there() -> None:
    match = five_by_handicap()
    match.supply("roll 5 5")
    match.play("place 5")
    match.supply("roll 1 5")
    match.play("place 1")
    assert board(match, 1).holder == ANNA


@pytest.mark.clause("RY-C1.3")
def test_the_next_activation_comes_too_late_if_somebody_else_claimed_it() -> None:
    match = five_by_handicap()
    match.supply("roll 1 5")
    match.play("place 1")
    assert board(match, 1).holder == BENNO
    match.supply("roll 1 5")
    match.play("place 1")
    assert board(match, 1).holder == BENNO


@pytest.mark.clause("RY-C1.3")
def test_five_by_my_choice_is_no_claim() -> None:
    match = position(2, {1: casino(dice=["3"])}, "C1 H2", left=["2B", "1"], roll="roll 2 5 B5")
    match.play("place 2")
    match.supply("extra 5 5")
    match.play("choose 5")
    match.play("turn biggy 1")
    assert match.secret_state.count[0, ANNA] == 5
    assert board(match, 1).holder is None


@pytest.mark.clause("RY-C1.3", "RY-C1.1")
def test_an_activation_by_my_choice_claims_it() -> None:
    match = position(2, {1: casino(dice=["5"])}, "C1 H2", left=["1", "1"], roll="roll 2")
    match.play("place 2")
    match.supply("extra 4 4")
    match.play("choose 4")
    match.play("choose 1")
    assert board(match, 1).holder == ANNA


@pytest.mark.clause("RY-C1.3")
def test_a_displaced_die_that_makes_five_is_no_claim() -> None:
    match = position(
        2,
        {1: casino(dice=["", "3"])},
        "C1 H1",
        left=["3", "1"],
        nice=["2 biggy", None, None, None, None, None],
        roll="roll 1 2 5",
    )
    match.play("place 2")
    match.play("nice small 1")
    assert match.secret_state.count[0, BENNO] == 5
    assert board(match, 1).holder is None
    match.supply("roll 1")
    match.play("place 1")
    assert board(match, 1).holder == BENNO


@pytest.mark.clause("RY-C1.1")
def test_a_power_play_placement_claims_it() -> None:
    match = position(2, {1: casino(dice=["3"]), 2: casino(dice=["1"])}, "C1 D2", left=["1B", "1"], marker=1)
    match.play("turn biggy 1")
    assert board(match, 1).holder == ANNA
    assert supply(match, ANNA) == "1"


@pytest.mark.clause("RY-C1.1")
def test_imaginary_players_never_take_it() -> None:
    match = position(2, {1: casino(neutral="7B")}, "C1", left=["1", "1"], roll="roll 1")
    match.play("place 1")
    assert board(match, 1).holder is None


@pytest.mark.clause("RY-C1.1")
def test_five_of_somebody_else_claim_nothing_for_the_one_who_activates() -> None:
    match = position(3, {1: casino(dice=["", "5", "4"])}, "C1", left=["2", "", "1"], roll="roll 1 5")
    match.play("place 1")
    assert board(match, 1).holder is None
    assert roller(match) == CARLA
    match.supply("roll 1")
    match.play("place 1")
    assert board(match, 1).holder == CARLA
