"""E2 Knockout?"""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.paid import board
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    casino,
    choices,
    decider,
    dice_at,
    money,
    pay_fines,
    position,
    refused,
    roller,
    supply,
)
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.codes import GIVE
from zocker.rules.royale.events import Fined
from zocker.rules.vegas.events import Paid
from zocker.rules.vegas.view import LyingDie

EVERYTHING = "7B"


@pytest.mark.clause("RY-E2.1")
def test_the_others_give_a_die_each_clockwise() -> None:
    match = position(4, boards="E2", on=BENNO, roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    for seat, die in [(CARLA, "small"), (DENNY, "biggy"), (ANNA, "small")]:
        moves = (Move(GIVE, "give small", die="small"), Move(GIVE + 1, "give biggy", die="biggy"))
        assert match.waiting == Decision(seat, "knockout", moves, "Knockout?")
        match.play(f"give {die}")
    assert board(match, 1).dice == (LyingDie(ANNA, "small"), LyingDie(CARLA, "small"), LyingDie(DENNY, "biggy"))
    assert [supply(match, seat) for seat in range(4)] == ["6B", "6B", "6B", "7"]
    assert roller(match) == CARLA


@pytest.mark.clause("RY-E2.1", "RY-15a")
def test_nobody_may_refuse() -> None:
    match = position(2, boards="E2", roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    for wrong in ("decline", "pass", "end"):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("RY-E2.1")
@pytest.mark.parametrize(("left", "given"), [("3", ["give small"]), ("B", ["give biggy"])])
def test_a_die_is_given_of_those_that_remain(left: str, given: list[str]) -> None:
    match = position(2, boards="E2", left=["2", left], roll="roll 1 2")
    match.play("place 1")
    assert choices(match) == given


@pytest.mark.clause("RY-E2.1")
@pytest.mark.parametrize(
    ("bar", "asked"),
    [
        (["", "2", "1B", "1"], [DENNY]),
        (["", "B", "2", "1B"], [BENNO]),
        (["", "1B", "2", "2"], []),
        (["1B", "1", "", "2"], [BENNO, CARLA]),
    ],
)
def test_two_dice_are_enough_and_the_biggy_is_one(bar: list[str], asked: list[int]) -> None:
    match = position(4, {6: casino(dice=["3"])}, boards="E2", bar=bar)
    assert isinstance(match.waiting, Chance)
    match.supply("roll 1" + " 2" * (match.waiting.small - 1) + " B2" * match.waiting.biggy)
    match.play("place 1")
    for seat in asked:
        assert decider(match) == seat
        match.play("give small")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-E2.1")
def test_who_has_no_dice_is_not_asked() -> None:
    match = position(4, boards="E2", left=["2", "", "1", ""], roll="roll 1 2")
    match.play("place 1")
    assert decider(match) == CARLA
    match.play("give small")
    assert roller(match) == ANNA


@pytest.mark.clause("RY-E2.1")
def test_ones_own_dice_come_back_first_and_are_rolled_next_time() -> None:
    match = position(2, boards="E2", bar=["1B", "1"], left=["2", "3"], roll="roll 1 2")
    match.play("place 1")
    assert supply(match, ANNA) == "2B"
    assert board(match, 1).dice == (LyingDie(BENNO, "small"),)
    match.play("give small")
    assert board(match, 1).dice == (LyingDie(BENNO, "small"), LyingDie(BENNO, "small"))
    match.supply("roll 3 4")
    match.play("place 3")
    assert match.waiting == Chance("roll", ANNA, small=2, biggy=1)


@pytest.mark.clause("RY-E2.1", "RY-13")
def test_who_placed_his_last_die_and_got_one_back_is_on_again() -> None:
    match = position(2, boards="E2", bar=["1", ""], left=["1", ""], roll="roll 1")
    match.play("place 1")
    assert match.waiting == Chance("roll", ANNA, small=1)


@pytest.mark.clause("RY-E2.2")
def test_neutral_and_grey_dice_are_unaffected() -> None:
    places = {1: casino(neutral="3B", grey=1), 4: casino(neutral="4", grey=2)}
    match = position(2, places, boards="E2 F1", groups=[1, 1, 1], roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    match.play("give biggy")
    assert dice_at(match, 1) == {"neutral": "3B", "grey": "1", ANNA: "1"}
    assert dice_at(match, 4) == {"neutral": "4", "grey": "2"}


@pytest.mark.clause("RY-E2.2")
def test_dice_at_the_bar_count_in_no_casino() -> None:
    places = {1: casino("70k 30k", ["1", "2"]), 2: casino("70k 40k", ["2", "1"])}
    match = position(2, places, boards="E2 C2", bar=["2", "1B"], left=["1", ""], roll="roll 4", round=3)
    match.play("place 4")
    pay_fines(match)
    assert Paid(BENNO, 1, 70_000) in match.secret_events
    assert Paid(ANNA, 1, 30_000) in match.secret_events
    assert [event.seat for event in match.secret_events if isinstance(event, Fined)] == [BENNO]


@pytest.mark.clause("RY-E2.2", "RY-D1.1")
def test_dice_at_the_bar_do_not_count_for_pay_day() -> None:
    match = position(2, boards="E2 D1", bar=["1B", ""], roll="roll 2 3 3 3 3 3", chips=[0, 0])
    match.play("place 2")
    assert money(match) == [10, 0]


@pytest.mark.clause("RY-E2.2", "RY-13")
def test_who_loses_his_last_die_is_skipped() -> None:
    match = position(3, boards="E2", left=["2", "1", "2"], roll="roll 1 2")
    match.play("place 1")
    match.play("give small")
    match.play("give small")
    assert roller(match) == CARLA
    match.supply("roll 3")
    match.play("place 3")
    assert roller(match) == ANNA


@pytest.mark.clause("RY-E2.2", "RY-13")
def test_who_lost_his_last_die_is_on_again_when_he_gets_a_die_back() -> None:
    match = position(3, boards="E2 H2", gold="3 small", left=["3", "", "1"], roll="roll 1 2 2")
    match.play("place 1")
    assert decider(match) == CARLA
    match.play("give small")
    assert roller(match) == ANNA
    match.supply("roll 2 3")
    match.play("place 2")
    match.supply("extra 6 6")
    match.play("choose 6")
    match.play("give small")
    assert match.waiting == Chance("roll", CARLA, small=1)
    match.supply("roll 1")
    match.play("place 1")
    assert board(match, 1).dice == ()
    assert match.waiting == Chance("roll", CARLA, small=1)


@pytest.mark.clause("RY-E2.2", "RY-D2.2", "RY-H2.1", "RY-15")
def test_a_power_play_placement_activates_my_choice_activates_knockout_takes_a_last_die() -> None:
    match = position(3, {3: casino(dice=["2"])}, boards="E2 H2 D2", left=["2", "1", "1"], marker=1)
    match.play("turn small 2")
    match.supply("extra 4 2")
    match.play("choose 4")
    match.play("choose 1")
    match.play("give small")
    match.play("give small")
    assert supply(match, BENNO) == supply(match, CARLA) == ""
    assert decider(match) == ANNA
    assert "turn small 2" in choices(match)


@pytest.mark.clause("RY-E2.2", "RY-13")
def test_the_round_ends_when_the_last_die_goes_to_the_bar_and_the_dice_return() -> None:
    match = position(2, boards="E2", bar=["", "B"], left=["1", "1"], roll="roll 1", options={"faces": "E2"})
    match.play("place 1")
    match.play("give small")
    assert match.view().round == 2
    assert board(match, 1).dice == ()
    assert [supply(match, seat) for seat in range(2)] == [EVERYTHING, EVERYTHING]
