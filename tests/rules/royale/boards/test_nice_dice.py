"""H1 Nice Dice."""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.paid import board, rewards
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    casino,
    choices,
    decider,
    dice_at,
    hand,
    position,
    roller,
    supply,
)
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.boards.nice_dice import NICE
from zocker.rules.royale.codes import DECLINE
from zocker.rules.royale.events import Displaced, MarkerReturned
from zocker.rules.vegas.events import Paid
from zocker.rules.vegas.view import LyingDie


def lying(**dice: str) -> list[str | None]:
    """Return the fields of a set-up: `lying(f3="2 biggy")`."""
    return [dice.get(f"f{field}") for field in range(1, 7)]


@pytest.mark.clause("RY-H1.1", "RY-15a")
def test_one_die_of_the_roll_may_go_on_the_field_of_its_face() -> None:
    match = position(2, boards="H1", roll="roll 1 1 3 3 3 5 5 B6")
    match.play("place 1")
    fields = [(0, "small", 1), (0, "small", 3), (0, "small", 5), (1, "biggy", 6)]
    moves = tuple(
        Move(NICE + 6 * kind + face - 1, f"nice {name} {face}", casino=face, die=name, pays=10_000 * face)
        for kind, name, face in fields
    )
    assert match.waiting == Decision(ANNA, "nice-dice", (Move(DECLINE, "decline"), *moves), "Nice Dice")


@pytest.mark.clause("RY-H1.1")
def test_declining_changes_nothing() -> None:
    match = position(2, boards="H1", roll="roll 1 1 3 3 3 5 5 B6")
    match.play("place 1")
    match.play("decline")
    assert board(match, 1).dice == ()
    assert (dice_at(match, 1), supply(match, ANNA)) == ({ANNA: "2"}, "5B")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H1.1")
@pytest.mark.parametrize(("move", "die", "left"), [("small 3", "small", "4B"), ("biggy 6", "biggy", "5")])
def test_a_die_from_the_supply(move: str, die: str, left: str) -> None:
    match = position(2, boards="H1", roll="roll 1 1 3 3 3 5 5 B6")
    match.play("place 1")
    match.play(f"nice {move}")
    assert board(match, 1).dice == (LyingDie(ANNA, die, int(move[-1])),)
    assert dice_at(match, 1) == {ANNA: "2"}
    assert supply(match, ANNA) == left
    match.supply("roll 2 2 2 2 2 2 2 B2")
    match.play("place 2")
    assert match.waiting == Chance("roll", ANNA, small=int(left[0]), biggy=left.count("B"))


@pytest.mark.clause("RY-H1.1")
def test_a_die_just_placed_here() -> None:
    match = position(2, boards="H1", roll="roll 1 1 3 3 3 5 5 B6")
    match.play("place 1")
    match.play("nice small 1")
    assert board(match, 1).dice == (LyingDie(ANNA, "small", 1),)
    assert dice_at(match, 1) == {ANNA: "1"}
    assert supply(match, ANNA) == "5B"


@pytest.mark.clause("RY-H1.1")
def test_dice_that_lay_here_before_are_not_eligible() -> None:
    match = position(2, {2: casino(dice=["3B"])}, boards="A2 H1", roll="roll 2 4 4 4")
    match.play("place 2")
    assert choices(match) == ["decline", "nice small 2", "nice small 4"]
    match = position(2, {2: casino(dice=["3"])}, boards="A2 H1", roll="roll 4 4 4 4 B2")
    match.play("place 2")
    assert choices(match) == ["decline", "nice small 4", "nice biggy 2"]


@pytest.mark.clause("RY-H1.1")
@pytest.mark.parametrize(("die", "in_casino", "in_supply"), [("small", {ANNA: "1B"}, "5"), ("biggy", {ANNA: "2"}, "5")])
def test_when_both_kinds_were_placed_you_choose_which(die: str, in_casino: dict[int, str], in_supply: str) -> None:
    match = position(2, boards="H1", roll="roll 1 1 3 3 3 5 5 B1")
    match.play("place 1")
    assert choices(match) == ["decline", "nice small 1", "nice small 3", "nice small 5", "nice biggy 1"]
    match.play(f"nice {die} 1")
    assert board(match, 1).dice == (LyingDie(ANNA, die, 1),)
    assert dice_at(match, 1) == in_casino
    assert supply(match, ANNA) == in_supply


@pytest.mark.clause("RY-H1.1")
@pytest.mark.parametrize(("die", "left"), [("small", "6"), ("biggy", "6")])
def test_when_both_kinds_in_the_supply_show_a_face_you_choose_which(die: str, left: str) -> None:
    match = position(2, boards="H1", roll="roll 1 3 3 3 3 3 3 B3")
    match.play("place 1")
    assert choices(match) == ["decline", "nice small 1", "nice small 3", "nice biggy 3"]
    match.play(f"nice {die} 3")
    assert supply(match, ANNA) == ("5B" if die == "small" else left)


@pytest.mark.clause("RY-H1.1", "RY-D2.2")
@pytest.mark.parametrize(("die", "left"), [("small", "4B"), ("biggy", "5")])
def test_after_a_power_play_placement_only_the_placed_die_is_eligible(die: str, left: str) -> None:
    match = position(2, {2: casino(dice=["2"])}, boards="H1 D2", marker=1)
    match.play(f"turn {die} 1")
    assert choices(match) == ["decline", f"nice {die} 1"]
    match.play(f"nice {die} 1")
    assert board(match, 1).dice == (LyingDie(ANNA, die, 1),)
    assert (dice_at(match, 1), supply(match, ANNA)) == ({}, left)


@pytest.mark.clause("RY-H1.1", "RY-D2.2")
def test_a_roll_of_an_earlier_turn_is_forgotten() -> None:
    match = position(2, {2: casino(dice=["2", "3"])}, boards="H1 D2", marker=2, roll="roll 3 4 4 5 5 B6")
    match.play("place 3")
    match.play("turn small 1")
    assert choices(match) == ["decline", "nice small 1"]


@pytest.mark.clause("RY-H1.1")
def test_only_one_die() -> None:
    match = position(2, boards="H1", roll="roll 1 1 3 3 3 5 5 B6")
    match.play("place 1")
    match.play("nice small 5")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H1.2", "RY-15")
@pytest.mark.parametrize(("die", "count"), [("small", 1), ("biggy", 2)])
def test_a_die_that_lies_there_moves_to_the_casino_without_activating(die: str, count: int) -> None:
    match = position(3, boards="H1 A2", nice=lying(f2=f"3 {die}"), roll="roll 1 2 2 4 4 4 4 B4")
    match.play("place 1")
    match.play("nice small 2")
    assert Displaced(CARLA, 2, die) in match.secret_events
    assert board(match, 1).dice == (LyingDie(ANNA, "small", 2),)
    assert [(row.owner, row.count) for row in match.view().casinos[1].rows] == [(CARLA, count)]
    assert roller(match) == BENNO
    assert supply(match, ANNA) == "5B"


@pytest.mark.clause("RY-H1.2")
def test_ones_own_die_is_displaced_too() -> None:
    match = position(2, boards="H1", nice=lying(f3="1 small"), roll="roll 1 3 3 4 4 4 B3")
    match.play("place 1")
    match.play("nice biggy 3")
    assert board(match, 1).dice == (LyingDie(ANNA, "biggy", 3),)
    assert dice_at(match, 3) == {ANNA: "1"}
    assert supply(match, ANNA) == "5"


@pytest.mark.clause("RY-H1.2")
def test_a_die_just_placed_here_displaces_into_this_casino() -> None:
    match = position(2, boards="H1", nice=lying(f1="2 biggy"), roll="roll 1 1 1 3 3 3 3 B3")
    match.play("place 1")
    match.play("nice small 1")
    assert dice_at(match, 1) == {ANNA: "2", BENNO: "B"}
    assert match.view().casinos[0].rows[0].tied


@pytest.mark.clause("RY-H1.2", "RY-D2.3")
def test_a_displaced_die_costs_the_power_play_marker() -> None:
    match = position(
        3,
        {2: casino(dice=["", "2", ""])},
        boards="H1 D2",
        marker=2,
        nice=lying(f2="3 biggy"),
        roll="roll 1 2 2 2 2 2 2 B2",
    )
    match.play("place 1")
    match.play("nice small 2")
    assert match.secret_events[-1] == MarkerReturned(BENNO)
    assert board(match, 2).holder is None
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H1.2", "RY-D2.4")
def test_a_displaced_die_that_makes_another_player_lead_leaves_the_marker() -> None:
    match = position(
        3,
        {2: casino(dice=["", "1", ""])},
        boards="H1 D2",
        marker=2,
        nice=lying(f2="3 biggy"),
        roll="roll 1 2 2 2 2 2 2 B2",
    )
    match.play("place 1")
    match.play("nice small 2")
    assert board(match, 2).holder == BENNO
    assert decider(match) == BENNO


@pytest.mark.clause("RY-H1.2")
def test_a_displaced_die_does_not_claim_the_high_five_tile() -> None:
    match = position(
        3, {2: casino(dice=["", "4", ""])}, boards="H1 C1", nice=lying(f2="2 small"), roll="roll 1 2 2 2 2 2 2 B2"
    )
    match.play("place 1")
    match.play("nice biggy 2")
    assert dice_at(match, 2) == {BENNO: "5"}
    assert board(match, 2).holder is None


@pytest.mark.clause("RY-H1.2")
def test_a_field_whose_die_cannot_leave_is_not_available_even_for_its_owner() -> None:
    match = position(2, boards="H1 E1", closed=3, nice=lying(f3="1 small"), roll="roll 1 3 3 4 4 4 B3")
    match.play("place 1")
    assert choices(match) == ["decline", "nice small 1", "nice small 4"]


@pytest.mark.clause("RY-H1.3")
@pytest.mark.parametrize("die", ["small", "biggy"])
@pytest.mark.parametrize(("face", "amount"), [(1, 10), (2, 20), (3, 30), (4, 40), (5, 50), (6, 60)])
def test_a_die_pays_by_its_field_and_a_biggy_pays_once(face: int, amount: int, die: str) -> None:
    nice = lying(**{f"f{face}": f"2 {die}"})
    match = position(2, boards="H1", nice=nice, left=["1", ""], roll="roll 6", round=3)
    match.play("place 6")
    assert rewards(match, "Nice Dice") == [(BENNO, amount)]


@pytest.mark.clause("RY-H1.3", "RY-20")
def test_the_fields_1_and_2_pay_chips_and_the_others_a_card() -> None:
    nice: list[str | None] = ["2 small", "2 small", "2 small", "3 small", "3 biggy", "1 small"]
    match = position(3, boards="H1", nice=nice, left=["1", "", ""], roll="roll 6", round=3, park=6)
    match.play("place 6")
    assert rewards(match, "Nice Dice") == [(BENNO, 10), (BENNO, 20), (BENNO, 30), (CARLA, 40), (CARLA, 50), (ANNA, 60)]
    won = [event for event in match.secret_events if isinstance(event, Paid)]
    cards = [f"{(event.bill or 0) // 1000}k" for event in won if event.seat == CARLA]
    assert hand(match, CARLA) == sorted(["40k", "50k", *cards])
    assert [int(n) for n in match.secret_state.chips[:3]] == [2, 5, 2]


@pytest.mark.clause("RY-H1.3")
def test_dice_on_the_board_do_not_count_in_a_casino() -> None:
    places = {3: casino("60k 40k", ["1", ""])}
    match = position(2, places, boards="H1", nice=lying(f3="2 biggy"), left=["1", ""], roll="roll 6", round=3)
    match.play("place 6")
    assert [(e.seat, e.bill) for e in match.secret_events if isinstance(e, Paid) and e.casino == 3] == [(ANNA, 60_000)]
