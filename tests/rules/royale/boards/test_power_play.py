"""D2 Power Play: who has the marker, what it is good for, and how it goes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.royale.boards.places import board, extra_dice_of, happened
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
from zocker.rules.messages import Decision, Rolled
from zocker.rules.royale.events import MarkerReturned, MarkerTaken
from zocker.rules.vegas.events import Paid, Tied, Unclaimed

ANNAS, BENNOS, CARLAS = 1, 2, 3  # seats as a set-up counts them


def holder(match: Match, number: int = 1) -> int | None:
    """Return who has the marker, as everybody sees it."""
    assert board(match, number).face == "D2"
    return board(match, number).holder


def marker_moves(match: Match) -> list[MarkerTaken | MarkerReturned]:
    return [event for event in match.secret_events if isinstance(event, MarkerTaken | MarkerReturned)]


# Taking it (RY-D2.1) ---------------------------------------------------------------------------------------


@pytest.mark.clause("RY-D2.1")
@pytest.mark.parametrize(
    ("dice", "roll", "taker"),
    [
        (["", ""], "roll 1 5 5", ANNA),
        (["", "1"], "roll 1 5 5", None),
        (["", "1"], "roll 1 1 5", ANNA),
        (["1", "1"], "roll 1 5 5", ANNA),
        (["", "3"], "roll 1 1 5", None),
        (["", "B"], "roll 1 1 5", None),
        (["", "B"], "roll 1 1 1", ANNA),
        (["B", "2"], "roll 1 5 5", ANNA),
        (["2", "1B"], "roll 1 5 5", None),
    ],
)
def test_who_alone_has_the_highest_count_on_activation_takes_it(dice: list[str], roll: str, taker: int | None) -> None:
    match = position(2, {1: casino(dice=dice)}, "D2", left=["3", "2"], roll=roll)
    match.play("place 1")
    assert holder(match) == taker
    assert marker_moves(match) == ([] if taker is None else [MarkerTaken(ANNA)])


@pytest.mark.clause("RY-D2.1")
@pytest.mark.parametrize("rivals", [casino(neutral="1"), casino(neutral="B"), casino(grey=1), casino(grey=3)])
def test_imaginary_players_are_rivals(rivals: dict[str, Any]) -> None:
    places = {1: rivals}
    if rivals["neutral"]:
        places[6] = casino(neutral="7" if rivals["neutral"] == "B" else "6B")
    match = position(2, places, "D2 F1", left=["2", "2"], roll="roll 1 5")
    match.play("place 1")
    assert holder(match) is None


@pytest.mark.clause("RY-D2.1")
def test_more_than_the_imaginary_players_is_enough() -> None:
    places = {1: casino(neutral="1", grey=1), 6: casino(neutral="6B")}
    match = position(2, places, "D2 F1", left=["3", "2"], roll="roll 1 1 5", groups=[1, 2, 1])
    match.play("place 1")
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.1", "RY-D2.3")
def test_a_whole_placement_from_2_3_to_4_3_takes_it_over_without_a_tie_in_between() -> None:
    match = position(2, {1: casino(dice=["3", "2"])}, "D2", left=["2", "3"], on=BENNO, marker=ANNAS, roll="roll 1 1 5")
    match.play("place 1")
    assert holder(match) == BENNO
    assert marker_moves(match) == [MarkerTaken(BENNO)]


@pytest.mark.clause("RY-D2.1", "RY-D2.3")
def test_a_biggy_from_2_3_to_4_3_takes_it_over_too() -> None:
    match = position(
        2, {1: casino(dice=["3", "2"])}, "D2", left=["2", "2B"], on=BENNO, marker=ANNAS, roll="roll 5 5 B1"
    )
    match.play("place 1")
    assert marker_moves(match) == [MarkerTaken(BENNO)]
    assert holder(match) == BENNO


@pytest.mark.clause("RY-D2.1")
def test_who_has_it_does_not_take_it_again() -> None:
    match = position(2, {1: casino(dice=["3", "2"])}, "D2", left=["2", "2"], marker=ANNAS, roll="roll 1 5")
    match.play("place 1")
    assert marker_moves(match) == []
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.1", "RY-H2.1a")
def test_my_choice_takes_it_for_the_leader_even_if_the_casino_is_closed() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2 E1 H2", left=["2", "2"], closed=1, roll="roll 3 5")
    match.play("place 3")
    match.supply("extra 4 4")
    match.play("choose 4")
    match.play("choose 1")
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.1", "RY-10a")
def test_every_round_starts_with_the_marker_on_the_board() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=["1", ""], marker=ANNAS, options={"faces": "D2"})
    match.play("turn small 5")
    assert match.secret_state.round_no == 2
    assert holder(match) is None
    assert marker_moves(match) == []


# Using it (RY-D2.2) ----------------------------------------------------------------------------------------


@pytest.mark.clause("RY-D2.2")
def test_the_holder_chooses_before_rolling_between_rolling_and_one_die_of_any_face() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=["2B", "2"], marker=ANNAS)
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.kind, match.waiting.seat) == ("turn", ANNA)
    turns = [f"turn {kind} {number}" for kind in ("small", "biggy") for number in range(1, 7)]
    assert choices(match) == ["roll", *turns]


@pytest.mark.clause("RY-D2.2", "RY-15a")
def test_the_holder_may_roll_as_everybody_else() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=["2", "2"], marker=ANNAS)
    match.play("roll")
    match.supply("roll 3 4")
    assert choices(match) == ["place 3", "place 4", "pass"]
    with refused("error-illegal"):
        match.play("turn small 6")


@pytest.mark.clause("RY-D2.2", "RY-12")
def test_no_chip_passes_instead_of_the_choice() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=["2", "2"], marker=ANNAS)
    assert chips(match)[ANNA] == 2
    assert "pass" not in choices(match)


@pytest.mark.clause("RY-D2.2")
@pytest.mark.parametrize(
    ("left", "kinds"), [("1", {"small"}), ("B", {"biggy"}), ("1B", {"small", "biggy"}), ("3", {"small"})]
)
def test_only_remaining_dice_can_be_turned(left: str, kinds: set[str]) -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=[left, "2"], marker=ANNAS)
    assert {text.split()[1] for text in choices(match)[1:]} == kinds


@pytest.mark.clause("RY-D2.2")
@pytest.mark.parametrize(("move", "there", "left"), [("turn small 4", "1", "1B"), ("turn biggy 4", "B", "2")])
def test_one_die_is_placed_and_the_turn_is_over(move: str, there: str, left: str) -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=["2B", "2"], marker=ANNAS)
    match.play(move)
    assert dice_at(match, 4) == {ANNA: there}
    assert supply(match, ANNA) == left
    assert happened(match, Rolled) == []
    assert roller(match) == BENNO
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.2", "RY-15")
def test_the_placed_die_activates() -> None:
    match = position(2, {2: casino(dice=["1", ""])}, "A2 D2", left=["2", "2"], marker=ANNAS)
    match.play("turn small 1")
    assert extra_dice_of(match, "Jackpot") == ANNA
    match.supply("extra 6 6")
    assert hand(match, ANNA) == ["30k"]


@pytest.mark.clause("RY-D2.2", "RY-E1.1")
def test_no_die_can_be_turned_to_a_closed_casino() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2 E1", left=["1", "2"], marker=ANNAS, closed=4)
    assert choices(match) == ["roll"] + [f"turn small {number}" for number in (1, 2, 3, 5, 6)]


@pytest.mark.clause("RY-D2.2", "RY-14")
def test_who_rolled_cannot_change_over_even_if_all_faces_are_closed() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2 E1", left=["2", "2"], marker=ANNAS, closed=4)
    match.play("roll")
    match.supply("roll 4 4")
    assert choices(match) == ["end"]
    match.play("end")
    assert roller(match) == BENNO
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.2")
def test_a_holder_without_dice_keeps_the_marker() -> None:
    match = position(3, {1: casino(dice=["2", "1"])}, "D2", left=["1", "2", "2"], marker=ANNAS)
    match.play("turn small 6")
    assert holder(match) == ANNA
    match.supply("roll 5 6")
    match.play("place 5")
    match.supply("roll 5 6")
    match.play("place 5")
    assert holder(match) == ANNA
    assert roller(match) == BENNO


@pytest.mark.clause("RY-D2.2", "RY-13")
def test_a_holder_who_got_a_die_back_can_turn_it() -> None:
    match = position(
        2,
        {1: casino(dice=["2", "1"])},
        "D2 H2",
        left=["", "2"],
        on=BENNO,
        gold="1 small",
        marker=ANNAS,
        roll="roll 2 5",
    )
    match.play("place 2")
    match.supply("extra 6 6")
    match.play("choose 6")
    match.play("give small")
    assert decider(match) == ANNA
    assert choices(match)[:2] == ["roll", "turn small 1"]


@pytest.mark.clause("RY-D2.2")
def test_only_the_holder_is_asked() -> None:
    match = position(3, {1: casino(dice=["2", "1"])}, "D2", left=["2", "2", "2"], marker=ANNAS)
    match.play("turn small 6")
    assert roller(match) == BENNO
    match.supply("roll 5 5")
    match.play("place 5")
    assert roller(match) == CARLA
    match.supply("roll 5 5")
    match.play("place 5")
    assert decider(match) == ANNA


@pytest.mark.clause("RY-D2.2")
def test_a_die_can_be_turned_to_the_boards_own_casino() -> None:
    match = position(2, {1: casino(dice=["2", "1"])}, "D2", left=["2", "2"], marker=ANNAS)
    match.play("turn small 1")
    assert dice_at(match, 1) == {ANNA: "3", BENNO: "1"}
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.2", "RY-15", "RY-H2.1", "RY-E2.2", "RY-13")
def test_power_play_my_choice_knockout_and_somebodys_last_die() -> None:
    match = position(3, {1: casino(dice=["2", "1", ""])}, "D2 E2 H2", left=["2", "1", "2"], marker=ANNAS)
    match.play("turn small 3")
    assert extra_dice_of(match, "My Choice") == ANNA
    match.supply("extra 4 1")
    match.play("choose 4")
    assert choices(match) == ["choose 1", "choose 2"]
    match.play("choose 2")
    assert decider(match) == BENNO
    assert choices(match) == ["give small"]
    match.play("give small")
    assert decider(match) == CARLA
    match.play("give small")
    assert supply(match, BENNO) == ""
    assert match.secret_state.bar.tolist()[:3] == [[0, 0], [1, 0], [1, 0]]
    assert roller(match) == CARLA
    assert holder(match) == ANNA
    match.supply("roll 5")
    match.play("place 5")
    assert decider(match) == ANNA


# Losing it (RY-D2.3) ---------------------------------------------------------------------------------------


@pytest.mark.clause("RY-D2.3")
def test_a_tie_by_a_placement_here_returns_it_before_the_activation() -> None:
    match = position(2, {1: casino(dice=["3", "2"])}, "D2", left=["2", "2"], on=BENNO, marker=ANNAS, roll="roll 1 5")
    match.play("place 1")
    assert marker_moves(match) == [MarkerReturned(ANNA)]
    assert holder(match) is None
    assert roller(match) == ANNA


@pytest.mark.clause("RY-D2.3")
def test_a_placement_that_does_not_reach_the_holder_changes_nothing() -> None:
    match = position(2, {1: casino(dice=["3", "1"])}, "D2", left=["2", "2"], on=BENNO, marker=ANNAS, roll="roll 1 5")
    match.play("place 1")
    assert marker_moves(match) == []
    assert decider(match) == ANNA


@pytest.mark.clause("RY-E-5", "RY-D2.3", "RY-F1.2", "RY-17")
def test_two_grey_dice_make_red_return_it_at_once_and_nobody_is_paid() -> None:
    """Blue and yellow have one die here, red two and the marker."""
    blue, yellow, red = ANNA, BENNO, CARLA
    match = position(
        3,
        {2: casino(dice=["1", "1", "2"])},
        "F1 D2",
        left=["1", "", "1"],
        marker=CARLAS,
        round=3,
        roll="roll 1",
    )
    match.play("place 1")
    assert holder(match, 2) == red
    match.play("block 2 with 2")
    assert holder(match, 2) is None
    assert marker_moves(match) == [MarkerReturned(red)]
    assert roller(match) == red
    match.supply("roll 6")
    match.play("place 6")
    assert match.over
    tied = {(e.owner, e.dice) for e in happened(match, Tied) if e.casino == 2}
    assert tied == {(blue, 1), (yellow, 1), (red, 2), ("grey", 2)}
    assert [e for e in happened(match, Paid) if e.casino == 2] == []
    assert [e.owner for e in happened(match, Unclaimed) if e.casino == 2] == [None, None]


@pytest.mark.clause("RY-D2.3", "RY-F1.2")
@pytest.mark.parametrize(("group", "kept"), [(1, True), (2, False), (3, False)])
def test_block_it_takes_it_by_a_tie_or_by_a_lead_a_whole_group_at_once(group: int, kept: bool) -> None:
    match = position(2, {2: casino(dice=["", "2"])}, "F1 D2", left=["2", "1"], marker=BENNOS, roll="roll 1 5")
    match.play("place 1")
    match.play(f"block 2 with {group}")
    assert holder(match, 2) == (BENNO if kept else None)
    assert marker_moves(match) == ([] if kept else [MarkerReturned(BENNO)])


@pytest.mark.clause("RY-D2.3", "RY-H1.2")
@pytest.mark.parametrize(
    ("lying", "die", "kept"),
    [(["3", "2", ""], "2 small", False), (["2", "", ""], "2 biggy", False), (["3", "1", ""], "2 small", True)],
    ids=["a small die ties", "a Biggy ties", "no tie"],
)
def test_a_displaced_nice_die_that_arrives_takes_it_in_the_middle_of_a_turn(
    lying: list[str], die: str, kept: bool
) -> None:
    match = position(
        3,
        {1: casino(dice=lying)},
        "D2 H1",
        left=["1", "1", "3"],
        on=CARLA,
        marker=ANNAS,
        nice=[die, None, None, None, None, None],
        roll="roll 1 2 5",
    )
    match.play("place 2")
    assert holder(match) == ANNA
    match.play("nice small 1")
    assert holder(match) == (ANNA if kept else None)
    assert marker_moves(match) == ([] if kept else [MarkerReturned(ANNA)])


@pytest.mark.clause("RY-D2.3", "RY-D2.4", "RY-H1.2")
def test_a_displaced_die_of_the_holder_himself_does_not_hurt_him() -> None:
    match = position(
        2,
        {1: casino(dice=["3", "2"])},
        "D2 H1",
        left=["1", "3"],
        on=BENNO,
        marker=ANNAS,
        nice=["1 small", None, None, None, None, None],
        roll="roll 1 2 5",
    )
    match.play("place 2")
    match.play("nice small 1")
    assert dice_at(match, 1) == {ANNA: "4", BENNO: "2"}
    assert holder(match) == ANNA


def acting(dice: list[str], on: int, board: str, left: list[str], **fields: Any) -> Match:
    """Return a match in which a seat must do the action of Handicap or of My Choice 5; casino 1 has Power Play."""
    roll = "roll 2" + " 5" * (int(left[on].strip("B")) - 1) + " B5" * ("B" in left[on])
    places = {1: casino(dice=dice), 4: casino(grey=1 if board == "F2" else 0)}
    match = position(2, places, f"D2 {board}", left=left, on=on, marker=ANNAS, roll=roll, **fields)
    match.play("place 2")
    if board == "F2":
        match.play("free 4 for action")
    else:
        match.supply("extra 5 1")
        match.play("choose 5")
    assert holder(match) == ANNA
    return match


@pytest.mark.clause("RY-D2.3", "RY-F2.2", "RY-H2.1")
@pytest.mark.parametrize("board", ["F2", "H2"])
@pytest.mark.parametrize(
    ("dice", "move"), [(["3", "2"], "turn small 1"), (["2", ""], "turn biggy 1"), (["4", "2"], "turn biggy 1")]
)
def test_a_die_set_by_an_action_takes_it_by_a_tie(board: str, dice: list[str], move: str) -> None:
    match = acting(dice, BENNO, board, ["1", "2B"])
    match.play(move)
    assert marker_moves(match) == [MarkerReturned(ANNA)]
    assert holder(match) is None
    assert roller(match) == ANNA


@pytest.mark.clause("RY-D2.3", "RY-F2.2", "RY-H2.1")
@pytest.mark.parametrize("board", ["F2", "H2"])
@pytest.mark.parametrize(
    ("dice", "move"),
    [(["3", "2"], "return small 1"), (["1B", "1"], "return biggy 1"), (["1", ""], "return small 1")],
    ids=["down to a tie", "the Biggy down to a tie", "the last die"],
)
def test_a_die_that_the_holder_takes_back_costs_it(board: str, dice: list[str], move: str) -> None:
    match = acting(dice, ANNA, board, ["2", "1"])
    match.play(move)
    assert marker_moves(match) == [MarkerReturned(ANNA)]
    assert holder(match) is None


@pytest.mark.clause("RY-D2.3", "RY-F2.2", "RY-H2.1")
@pytest.mark.parametrize("board", ["F2", "H2"])
def test_a_die_that_the_holder_takes_back_and_still_leads_costs_nothing(board: str) -> None:
    match = acting(["3", "1"], ANNA, board, ["2", "1"])
    match.play("return small 1")
    assert marker_moves(match) == []
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.3", "RY-F2.2", "RY-H2.1")
@pytest.mark.parametrize("board", ["F2", "H2"])
def test_a_rivals_die_taken_back_helps_nobody_to_the_marker(board: str) -> None:
    match = acting(["3", "2"], BENNO, board, ["1", "2"])
    match.play("return small 1")
    assert marker_moves(match) == []
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.3", "RY-F2.2")
def test_a_die_that_leaves_another_casino_changes_nothing() -> None:
    match = acting(["3", "2"], ANNA, "F2", ["2", "1"])
    match.play("return small 6")
    assert marker_moves(match) == []
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.3", "RY-F2.2")
def test_the_holder_loses_it_in_his_own_turn_after_using_it() -> None:
    match = position(2, {1: casino(dice=["2", "1"]), 4: casino(grey=1)}, "D2 F2", left=["2", "1"], marker=ANNAS)
    match.play("turn small 2")
    match.play("free 4 for action")
    match.play("return small 1")
    assert marker_moves(match) == [MarkerReturned(ANNA)]


@pytest.mark.clause("RY-D2.3", "RY-B1.1")
def test_an_extra_die_of_prime_time_that_ties_returns_it() -> None:
    """The scoring stops at the Black Box, so that the marker can be seen."""
    places = {1: casino(dice=["3", "2"]), 2: casino(dice=["", "1"]), 3: casino(dice=["1", ""])}
    match = position(2, places, "D2 B1 G1", left=["", "1"], on=BENNO, marker=ANNAS, roll="roll 6")
    match.play("place 6")
    match.supply("extra 1 5")
    match.play("place 1")
    assert decider(match) == BENNO
    assert marker_moves(match) == [MarkerReturned(ANNA)]
    assert holder(match) is None


@pytest.mark.clause("RY-D2.3", "RY-D2.1")
def test_after_it_went_back_it_takes_a_new_activation() -> None:
    match = position(2, {2: casino(dice=["2", ""])}, "F1 D2", left=["2", "2"], on=BENNO, marker=ANNAS, roll="roll 1 5")
    match.play("place 1")
    match.play("block 2 with 2")
    assert holder(match, 2) is None
    assert roller(match) == ANNA
    match.supply("roll 2 5")
    match.play("place 2")
    assert holder(match, 2) == ANNA
    assert marker_moves(match) == [MarkerReturned(ANNA), MarkerTaken(ANNA)]


# Another leader (RY-D2.4) ----------------------------------------------------------------------------------


@pytest.mark.clause("RY-D2.4")
@pytest.mark.parametrize("board", ["F2", "H2"])
def test_who_comes_to_lead_without_activating_does_not_get_it(board: str) -> None:
    match = acting(["3", "2"], BENNO, board, ["1", "2B"])
    match.play("turn biggy 1")
    assert dice_at(match, 1) == {ANNA: "3", BENNO: "2B"}
    assert holder(match) == ANNA
    assert marker_moves(match) == []
    assert choices(match)[0] == "roll"


@pytest.mark.clause("RY-D2.4", "RY-H1.2")
def test_a_displaced_biggy_that_leads_does_not_get_it() -> None:
    match = position(
        3,
        {1: casino(dice=["3", "2", ""])},
        "D2 H1",
        left=["1", "1", "3"],
        on=CARLA,
        marker=ANNAS,
        nice=["2 biggy", None, None, None, None, None],
        roll="roll 1 2 5",
    )
    match.play("place 2")
    match.play("nice small 1")
    assert dice_at(match, 1) == {BENNO: "2B", ANNA: "3"}
    assert holder(match) == ANNA


@pytest.mark.clause("RY-D2.4", "RY-D2.1")
def test_the_new_leader_gets_it_by_his_next_activation() -> None:
    match = acting(["3", "2"], BENNO, "F2", ["1", "3B"])
    match.play("turn biggy 1")
    match.play("turn small 6")
    match.supply("roll 1 5")
    match.play("place 1")
    assert marker_moves(match) == [MarkerTaken(BENNO)]
    assert holder(match) == BENNO


@pytest.mark.clause("RY-D2.4", "RY-D2.3")
def test_a_holder_who_does_not_lead_loses_it_when_the_leaders_tie() -> None:
    """Benno leads, Anna has the marker: it goes back as soon as nobody leads alone."""
    match = position(
        3, {1: casino(dice=["2", "4", "3"])}, "D2", left=["1", "1", "2"], on=CARLA, marker=ANNAS, roll="roll 1 5"
    )
    match.play("place 1")
    assert marker_moves(match) == [MarkerReturned(ANNA)]


@pytest.mark.clause("RY-D2.4", "RY-D2.2")
def test_a_holder_who_does_not_lead_may_still_use_it() -> None:
    match = position(2, {1: casino(dice=["2", "4"])}, "D2", left=["2", "1"], marker=ANNAS)
    match.play("turn small 1")
    assert dice_at(match, 1) == {BENNO: "4", ANNA: "3"}
    assert holder(match) == ANNA
