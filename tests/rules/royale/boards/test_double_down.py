"""G2 Double Down."""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.paid import board, rewards
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    casino,
    choices,
    dice_at,
    position,
    roller,
    supply,
)
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.boards.double_down import DOUBLE
from zocker.rules.royale.codes import DECLINE
from zocker.rules.royale.events import Rewarded
from zocker.rules.vegas.events import Paid
from zocker.rules.vegas.view import LyingDie


@pytest.mark.clause("RY-G2.1", "RY-15a")
def test_any_number_of_ones_dice_here_may_move_none_to_all() -> None:
    match = position(2, {1: casino(dice=["1", "3"])}, boards="G2", roll="roll 1 2 2 2 2 2 B1")
    match.play("place 1")
    moves = (
        Move(DECLINE, "decline"),
        Move(DOUBLE + 1, "double 1", small=1),
        Move(DOUBLE + 2, "double 2", small=2),
        Move(DOUBLE + 8, "double 0+biggy", biggy=1),
        Move(DOUBLE + 9, "double 1+biggy", small=1, biggy=1),
        Move(DOUBLE + 10, "double 2+biggy", small=2, biggy=1),
    )
    assert match.waiting == Decision(ANNA, "double-down", moves, "Double Down")


@pytest.mark.clause("RY-G2.1")
@pytest.mark.parametrize(
    ("move", "here", "field"),
    [
        ("decline", {ANNA: "2B", BENNO: "3"}, "1"),
        ("double 1", {ANNA: "1B", BENNO: "3"}, "2"),
        ("double 0+biggy", {ANNA: "2", BENNO: "3"}, "1B"),
        ("double 2+biggy", {BENNO: "3"}, "3B"),
    ],
)
def test_dice_just_placed_and_earlier_ones_move_to_the_field(move: str, here: dict[int, str], field: str) -> None:
    match = position(2, {1: casino(dice=["1", "3"])}, boards="G2", double=["1", ""], roll="roll 1 2 2 2 2 B1")
    match.play("place 1")
    match.play(move)
    assert dice_at(match, 1) == here
    small, biggy = int(field.removesuffix("B")), field.count("B")
    assert board(match, 1).dice == (LyingDie(ANNA, "small"),) * small + (LyingDie(ANNA, "biggy"),) * biggy
    assert supply(match, ANNA) == "4"
    assert roller(match) == BENNO


@pytest.mark.clause("RY-G2.1")
def test_all_eight_dice_may_move() -> None:
    match = position(2, boards="G2", roll="roll 1 1 1 1 1 1 1 B1")
    match.play("place 1")
    assert len(choices(match)) == 16
    match.play("double 7+biggy")
    assert dice_at(match, 1) == {}
    assert len(board(match, 1).dice) == 8


@pytest.mark.clause("RY-G2.1", "RY-H2.1a")
def test_my_choice_4_moves_earlier_dice() -> None:
    match = position(2, {1: casino(dice=["2"])}, boards="G2 H2", roll="roll 2 3 3 3 3 B3")
    match.play("place 2")
    match.supply("extra 4 4")
    match.play("choose 4")
    match.play("choose 1")
    assert choices(match) == ["decline", "double 1", "double 2"]
    match.play("double 2")
    assert dice_at(match, 1) == {}


@pytest.mark.clause("RY-G2.1", "RY-H2.1a")
def test_who_has_no_dice_here_is_not_asked() -> None:
    match = position(2, {1: casino(dice=["", "2"])}, boards="G2 H2", roll="roll 2 3 3 3 3 3 3 B3")
    match.play("place 2")
    match.supply("extra 4 4")
    match.play("choose 4")
    match.play("choose 1")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-G2.2")
@pytest.mark.parametrize(
    ("field", "paid"),
    [
        (["", "", ""], []),
        (["", "1", ""], [(BENNO, 60)]),
        (["2", "1", ""], [(ANNA, 60), (BENNO, 30)]),
        (["3", "2B", "1"], [(BENNO, 60), (ANNA, 30)]),
        (["3", "1B", "1"], [(CARLA, 60)]),
        (["2", "B", "2"], []),
        (["1", "1", ""], []),
        (["1B", "2", "2"], [(ANNA, 60)]),
        (["", "7B", "1"], [(BENNO, 60), (CARLA, 30)]),
    ],
)
def test_the_field_is_settled_like_a_casino(field: list[str], paid: list[tuple[int, int]]) -> None:
    match = position(3, boards="G2", double=field, left=["1", "", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert rewards(match, "Double Down") == paid


@pytest.mark.clause("RY-G2.2")
def test_third_of_the_field_gets_nothing() -> None:
    match = position(4, boards="G2", double=["4", "3", "B", "1"], left=["1", "", "", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert rewards(match, "Double Down") == [(ANNA, 60), (BENNO, 30)]


@pytest.mark.clause("RY-G2.2")
def test_dice_on_the_field_do_not_count_in_the_casino() -> None:
    places = {1: casino("40k 30k", ["1", "2"])}
    match = position(2, places, boards="G2", double=["3", ""], left=["1", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert Paid(BENNO, 1, 40_000) in match.secret_events
    assert Paid(ANNA, 1, 30_000) in match.secret_events


@pytest.mark.clause("RY-G2.2", "RY-16")
def test_the_field_pays_right_after_the_cards_of_its_casino() -> None:
    places = {1: casino(dice=["1"]), 2: casino(dice=["1"])}
    match = position(2, places, boards="G2", double=["1", ""], left=["1", ""], roll="roll 3", round=3)
    match.play("place 3")
    paid = [event for event in match.secret_events if isinstance(event, Paid | Rewarded)]
    assert paid[:3] == [Paid(ANNA, 1, 40_000), Rewarded(ANNA, "Double Down", 60_000), Paid(ANNA, 2, 60_000)]


@pytest.mark.clause("RY-G2.2")
@pytest.mark.parametrize("number", [5, 6])
def test_no_effect_takes_dice_from_the_field(number: int) -> None:
    match = position(2, boards="G2 H2", double=["2B", "1"], roll="roll 2 3 3 3 3")
    match.play("place 2")
    match.supply(f"extra {number} {number}")
    match.play(f"choose {number}")
    moves = {5: [*(f"turn small {n}" for n in range(1, 7)), "return small 2"], 6: ["give small"]}
    assert choices(match) == moves[number]


@pytest.mark.clause("RY-G2.2")
def test_a_die_turned_to_its_casino_does_not_come_on_the_field() -> None:
    match = position(2, boards="G2 H2", roll="roll 2 3 3 3 3 3 3 B3")
    match.play("place 2")
    match.supply("extra 5 5")
    match.play("choose 5")
    match.play("turn small 1")
    assert dice_at(match, 1) == {ANNA: "1"}
    assert board(match, 1).dice == ()
    assert match.waiting == Chance("roll", BENNO, small=7, biggy=1)
