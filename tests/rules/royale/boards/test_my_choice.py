"""H2 My Choice."""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.paid import asks_for_extra_dice, board, rewards
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    casino,
    chips,
    choices,
    decider,
    dice_at,
    hand,
    position,
    refused,
    roller,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.codes import CHOOSE, GIVE
from zocker.rules.royale.events import CameBack, MarkerReturned
from zocker.rules.vegas.view import LyingDie

ROLL = "roll 1 2 2 2 2 2 2 B2"


def choose(match: Match, number: int) -> None:
    """Place in casino 1, roll a number twice and choose it."""
    match.play("place 1")
    match.supply(f"extra {number} {number}")
    match.play(f"choose {number}")


@pytest.mark.clause("RY-H2.1", "RY-15a")
def test_both_extra_dice_are_rolled_and_one_is_chosen() -> None:
    match = position(2, boards="H2", roll=ROLL)
    match.play("place 1")
    assert asks_for_extra_dice(match, ANNA, "My Choice")
    match.supply("extra 6 3")
    moves = (Move(CHOOSE + 5, "choose 6", number=6, extra=1), Move(CHOOSE + 2, "choose 3", number=3, extra=1))
    assert match.waiting == Decision(ANNA, "my-choice", moves, "My Choice", (6, 3))
    for wrong in ("decline", "choose 1", "pass"):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("RY-H2.1")
@pytest.mark.parametrize(
    ("number", "chip", "cards"), [(1, 3, []), (2, 4, []), (3, 2, ["30k"])], ids=["1 chip", "2 chips", "$30k"]
)
def test_1_and_2_are_chips_and_3_is_a_card(number: int, chip: int, cards: list[str]) -> None:
    match = position(2, boards="H2", roll=ROLL)
    match.play("place 1")
    match.supply(f"extra {number} 6")
    match.play(f"choose {number}")
    assert chips(match) == [chip, 2]
    assert hand(match, ANNA) == cards
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H2.1a")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_double_is_one_choice(number: int) -> None:
    match = position(2, boards="H2", roll=ROLL)
    match.play("place 1")
    match.supply(f"extra {number} {number}")
    assert choices(match) == [f"choose {number}"]


@pytest.mark.clause("RY-H2.1a")
def test_a_double_gives_its_action_once() -> None:
    match = position(2, boards="H2", roll=ROLL)
    choose(match, 2)
    assert chips(match) == [4, 2]
    assert roller(match) == BENNO


# 4: another board -----------------------------------------------------------------------------------


@pytest.mark.clause("RY-H2.1")
def test_4_activates_any_other_board_that_is_out() -> None:
    match = position(2, boards="A2 D1 H2 E2", roll="roll 3 2 2 2 2 2 2 B2")
    match.play("place 3")
    match.supply("extra 4 1")
    match.play("choose 4")
    boards = [(1, "Jackpot"), (2, "Pay Day"), (4, "Knockout?")]
    moves = tuple(Move(CHOOSE + n - 1, f"choose {n}", casino=n, board=name) for n, name in boards)
    assert match.waiting == Decision(ANNA, "activate", moves, "My Choice")
    match.play("choose 1")
    assert asks_for_extra_dice(match, ANNA, "Jackpot")
    match.supply("extra 3 4")
    assert rewards(match, "Jackpot") == [(ANNA, 30)]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H2.1", "RY-H2.1a")
@pytest.mark.parametrize(
    ("face", "kind"),
    [
        ("A1", "fist"),
        ("A2", "extra"),
        ("B2", "extra"),
        ("E1", "no-entry"),
        ("E2", "knockout"),
        ("F1", "block-it"),
        ("G2", "double-down"),
    ],
)
def test_4_is_as_if_you_had_placed_dice_there(face: str, kind: str) -> None:
    match = position(2, {2: casino(dice=["1"])}, boards=f"H2 {face}", roll="roll 1 3 3 3 3 3 B3")
    choose(match, 4)
    match.play("choose 2")
    assert isinstance(match.waiting, Decision | Chance)
    assert match.waiting.kind == kind


@pytest.mark.clause("RY-H2.1a")
@pytest.mark.parametrize("face", ["B1", "C2", "G1"])
def test_4_may_choose_a_board_that_does_nothing_when_activated(face: str) -> None:
    match = position(2, {2: casino(dice=["2"])}, boards=f"H2 {face}", roll="roll 1 3 3 3 3 B3")
    choose(match, 4)
    assert choices(match) == ["choose 2"]
    before = match.secret_state.copy()
    match.play("choose 2")
    assert roller(match) == BENNO
    for field in ("dice", "count", "dice_left", "chips", "hand"):
        assert (match.secret_state[field] == before[field]).all()


@pytest.mark.clause("RY-H2.1", "RY-D1.1")
@pytest.mark.parametrize(("there", "amount"), [("", 10), ("1", 20)])
def test_4_pay_day_counts_its_own_casino_only_if_a_die_lies_there(there: str, amount: int) -> None:
    match = position(2, {2: casino(dice=[there])}, boards="H2 D1", chips=[0, 0])
    assert isinstance(match.waiting, Chance)
    match.supply("roll 1" + " 3" * (match.waiting.small - 1) + " B3")
    choose(match, 4)
    match.play("choose 2")
    assert rewards(match, "Pay Day") == [(ANNA, amount)]


@pytest.mark.clause("RY-H2.1")
@pytest.mark.parametrize(("dice", "holder"), [("3", ANNA), ("2", None), ("1", None)])
def test_4_power_play_is_taken_by_who_leads_there_alone(dice: str, holder: int | None) -> None:
    match = position(2, {2: casino(dice=[dice, "2"])}, boards="H2 D2")
    assert isinstance(match.waiting, Chance)
    match.supply("roll 1" + " 3" * (match.waiting.small - 1) + " B3")
    choose(match, 4)
    match.play("choose 2")
    assert board(match, 2).holder == holder


@pytest.mark.clause("RY-H2.1", "RY-C1.3")
def test_4_claims_the_high_five_tile() -> None:
    match = position(2, {2: casino(dice=["3B"])}, boards="H2 C1", roll="roll 1 3 3 3")
    choose(match, 4)
    match.play("choose 2")
    assert board(match, 2).holder == ANNA


@pytest.mark.clause("RY-H2.1a")
def test_4_never_chooses_my_choice_itself_so_there_is_one_further_activation() -> None:
    match = position(2, {6: casino(grey=2)}, boards="H2 F2 A2", fields=[1, 0, 1], roll=ROLL)
    choose(match, 4)
    assert choices(match) == ["choose 2", "choose 3"]
    match.play("choose 2")
    match.play("free 6 for action")
    match.play("turn small 1")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H2.1a", "RY-H2.3")
def test_4_without_another_board_does_nothing() -> None:
    match = position(2, boards="H2", roll=ROLL)
    choose(match, 4)
    assert roller(match) == BENNO
    assert chips(match) == [2, 2]


# 5: set a die or take one back ------------------------------------------------------------------------


@pytest.mark.clause("RY-H2.1")
def test_5_is_one_of_the_two_and_must_be_done() -> None:
    match = position(2, {4: casino(dice=["2B", "1"])}, boards="H2", roll="roll 1 2 2 2 2")
    choose(match, 5)
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind, match.waiting.board) == (ANNA, "action", "My Choice")
    returns = ["return small 1", "return small 4", "return biggy 4"]
    assert choices(match) == [*(f"turn small {n}" for n in range(1, 7)), *returns]


@pytest.mark.clause("RY-H2.1", "RY-15")
@pytest.mark.parametrize(("die", "lies", "left"), [("small", "1", "5B"), ("biggy", "B", "6")])
def test_5_puts_a_die_without_activating(die: str, lies: str, left: str) -> None:
    match = position(2, boards="H2 A2", roll="roll 1 3 3 3 3 3 3 B3")
    choose(match, 5)
    match.play(f"turn {die} 2")
    assert dice_at(match, 2) == {ANNA: lies}
    assert supply(match, ANNA) == left
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H2.1", "RY-13")
def test_5_takes_the_last_die_just_placed_back() -> None:
    match = position(2, boards="H2", left=["1", ""], roll="roll 1", park=4)
    choose(match, 5)
    assert choices(match) == ["return small 1", "return small 4", "return biggy 4"]
    match.play("return small 1")
    assert dice_at(match, 1) == {}
    assert match.waiting == Chance("roll", ANNA, small=1)


@pytest.mark.clause("RY-H2.1", "RY-D2.3")
@pytest.mark.parametrize(("move", "dice", "holder"), [("turn", ["3", "4"], BENNO), ("return", ["3", "2"], ANNA)])
def test_5_can_cost_the_power_play_marker_at_once(move: str, dice: list[str], holder: int) -> None:
    match = position(2, {2: casino(dice=dice)}, boards="H2 D2", marker=holder + 1, roll="roll 1 3 3 3 B3")
    choose(match, 5)
    assert board(match, 2).holder == holder
    match.play(f"{move} small 2")
    assert match.secret_events[-1] == MarkerReturned(holder)
    assert board(match, 2).holder is None


@pytest.mark.clause("RY-H2.1", "RY-C1.3")
def test_5_does_not_claim_the_high_five_tile() -> None:
    match = position(2, {2: casino(dice=["4"])}, boards="H2 C1", roll="roll 1 3 3 B3")
    choose(match, 5)
    match.play("turn small 2")
    assert dice_at(match, 2) == {ANNA: "5"}
    assert board(match, 2).holder is None


@pytest.mark.clause("RY-H2.3")
def test_5_does_nothing_when_no_die_can_move() -> None:
    """No game gets there, as the die just placed can always be taken back; so the tile is moved by hand."""
    match = position(2, boards="H2 E1 G2", double=["6B", ""], roll="roll 1")
    match.play("place 1")
    match.secret_state.closed = 0
    match.supply("extra 5 5")
    match.play("choose 5")
    assert roller(match) == BENNO
    assert dice_at(match, 1) == {ANNA: "1"}


# 6: the gold field ------------------------------------------------------------------------------------


@pytest.mark.clause("RY-H2.1")
@pytest.mark.parametrize(("die", "left"), [("small", "5B"), ("biggy", "6")])
def test_6_puts_a_remaining_die_on_the_gold_field(die: str, left: str) -> None:
    match = position(2, boards="H2", roll=ROLL)
    choose(match, 6)
    moves = (Move(GIVE, "give small", die="small"), Move(GIVE + 1, "give biggy", die="biggy"))
    assert match.waiting == Decision(ANNA, "gold", moves, "My Choice")
    match.play(f"give {die}")
    assert board(match, 1).dice == (LyingDie(ANNA, die),)
    assert supply(match, ANNA) == left
    assert dice_at(match, 1) == {ANNA: "1"}


@pytest.mark.clause("RY-H2.1", "RY-13")
@pytest.mark.parametrize("die", ["small", "biggy"])
def test_6_sends_the_die_that_lies_there_home_and_its_owner_is_on_again(die: str) -> None:
    match = position(3, boards="H2", gold=f"3 {die}", left=["2", "", ""], roll="roll 1 2")
    choose(match, 6)
    match.play("give small")
    assert CameBack(CARLA, die) in match.secret_events
    assert board(match, 1).dice == (LyingDie(ANNA, "small"),)
    assert match.waiting == Chance("roll", CARLA, small=int(die == "small"), biggy=int(die == "biggy"))


@pytest.mark.clause("RY-H2.1a")
@pytest.mark.parametrize(("die", "left"), [("small", "B"), ("biggy", "1")])
def test_6_returns_ones_own_die_first_and_perhaps_takes_it_again(die: str, left: str) -> None:
    match = position(2, boards="H2", gold="1 biggy", left=["2", "1"], roll="roll 1 2")
    choose(match, 6)
    assert CameBack(ANNA, "biggy") in match.secret_events
    assert board(match, 1).dice == ()
    assert choices(match) == ["give small", "give biggy"]
    match.play(f"give {die}")
    assert board(match, 1).dice == (LyingDie(ANNA, die),)
    assert supply(match, ANNA) == left


@pytest.mark.clause("RY-H2.1a", "RY-H2.3")
@pytest.mark.parametrize("gold", [None, "1 small", "2 biggy"])
def test_6_without_a_remaining_die_leaves_the_field_as_it_is(gold: str | None) -> None:
    match = position(2, boards="H2", gold=gold, left=["1", "1"], roll="roll 1")
    before = board(match, 1)
    choose(match, 6)
    assert board(match, 1) == before
    assert match.waiting == Chance("roll", BENNO, small=1)


@pytest.mark.clause("RY-H2.1a")
@pytest.mark.parametrize("number", [4, 6])
def test_an_action_that_turns_out_empty_may_be_chosen(number: int) -> None:
    match = position(2, boards="H2", left=["1", "1"], roll="roll 1")
    match.play("place 1")
    match.supply(f"extra 3 {number}")
    assert choices(match) == ["choose 3", f"choose {number}"]
    match.play(f"choose {number}")
    assert rewards(match, "My Choice") == []
    assert roller(match) == BENNO


@pytest.mark.clause("RY-H2.2")
@pytest.mark.parametrize(("gold", "paid"), [(None, []), ("2 small", [(BENNO, 60)]), ("1 biggy", [(ANNA, 60)])])
def test_the_gold_field_pays_at_scoring(gold: str | None, paid: list[tuple[int, int]]) -> None:
    match = position(2, boards="H2", gold=gold, left=["1", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert rewards(match, "My Choice") == paid


@pytest.mark.clause("RY-H2.1", "RY-D2.2")
def test_a_power_play_placement_activates_it() -> None:
    match = position(2, {2: casino(dice=["2"])}, boards="H2 D2", marker=1)
    match.play("turn biggy 1")
    match.supply("extra 6 1")
    match.play("choose 6")
    assert choices(match) == ["give small"]
    assert decider(match) == ANNA
