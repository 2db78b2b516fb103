"""A turn: roll, place or pass, activate, and who is on next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    all_dice_on,
    casino,
    chips,
    choices,
    decider,
    dice_at,
    hand,
    lay,
    position,
    refused,
    roller,
    start,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Rolled, RoundBegan
from zocker.rules.royale.events import Chose, MarkerTaken, Rewarded, TileTaken
from zocker.rules.vegas.events import Placed


@pytest.mark.clause("RY-11")
def test_you_roll_all_the_dice_that_you_still_have() -> None:
    match = position(3, {2: casino(dice=["3", "", "B"])})
    assert match.waiting == Chance("roll", ANNA, small=4, biggy=1)
    match.supply("roll 6 1 1 6 B2")
    assert match.secret_events == [Rolled(ANNA, (1, 1, 6, 6), 2)]
    assert (match.view().small, match.view().biggy) == ((1, 1, 6, 6), 2)


@pytest.mark.clause("RY-11")
def test_you_choose_one_rolled_face() -> None:
    match = position(3, roll="roll 1 1 2 4 4 4 6 B4", chips=[0, 0, 0])
    assert choices(match) == ["place 1", "place 2", "place 4", "place 6"]
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind) == (ANNA, "place")
    assert [(move.casino, move.small, move.biggy) for move in match.waiting.moves] == [
        (1, 2, 0),
        (2, 1, 0),
        (4, 3, 1),
        (6, 1, 0),
    ]
    with refused("error-illegal", move="place 3"):
        match.play("place 3")


@pytest.mark.clause("RY-11")
def test_all_dice_of_the_face_are_placed_the_biggy_too() -> None:
    match = position(3, {4: casino(dice=["1", "2", "B"])}, roll="roll 1 2 4 4 4 6 B4")
    match.play("place 4")
    assert dice_at(match, 4) == {ANNA: "4B", BENNO: "2", CARLA: "B"}
    assert match.secret_events[-1] == Placed(ANNA, 4, 3, 1)


@pytest.mark.clause("RY-11")
def test_a_biggy_that_shows_another_face_stays() -> None:
    match = position(3, roll="roll 1 2 4 4 4 6 6 B1")
    match.play("place 4")
    assert dice_at(match, 4) == {ANNA: "3"}
    assert supply(match, ANNA) == "4B"


@pytest.mark.clause("RY-11")
def test_the_biggy_may_be_placed_alone() -> None:
    match = position(3, roll="roll 1 2 4 4 4 6 6 B5")
    match.play("place 5")
    assert dice_at(match, 5) == {ANNA: "B"}
    assert supply(match, ANNA) == "7"


@pytest.mark.clause("RY-11")
def test_the_other_dice_return_and_the_next_player_is_on() -> None:
    match = position(3, roll="roll 1 2 4 4 4 6 6 B1")
    match.play("place 4")
    assert match.waiting == Chance("roll", BENNO, small=7, biggy=1)
    assert (match.view().small, match.view().biggy) == ((), None)
    assert match.secret_state.rolled.sum() == 0


@pytest.mark.clause("RY-11")
def test_play_goes_clockwise_from_the_start_player() -> None:
    match = start(4, boards=0, starter=3)
    lay(match)
    turns = []
    for _ in range(9):
        turns.append(roller(match))
        own = match.waiting.small  # type: ignore[union-attr]
        match.supply("roll 1 " + "2 " * (own - 1) + "B3")
        match.play("place 1")
    assert turns == [CARLA, DENNY, ANNA, BENNO] * 2 + [CARLA]


@pytest.mark.clause("RY-E-6", "RY-11", "RY-12")
def test_example_five_small_dice_are_left() -> None:
    def rolled(chips: int) -> Match:
        roll = "roll 3 3 3 3 5"
        return position(2, {1: casino(dice=["2B"])}, chips=[chips, 0], roll=roll)

    assert choices(rolled(chips=1)) == ["place 3", "place 5", "pass"]
    assert choices(rolled(chips=0)) == ["place 3", "place 5"]
    for move, laid in (("place 3", (3, "4")), ("place 5", (5, "1"))):
        match = rolled(chips=1)
        match.play(move)
        assert dice_at(match, laid[0]) == {ANNA: laid[1]}


@pytest.mark.clause("RY-12")
def test_a_pass_costs_a_chip_and_all_rolled_dice_return() -> None:
    match = position(3, {4: casino(dice=["2"])}, chips=[2, 1, 1], roll="roll 1 1 2 3 4 B6")
    match.play("pass")
    assert chips(match) == [1, 1, 1]
    assert supply(match, ANNA) == "5B"
    assert [dice_at(match, number) for number in range(1, 7)] == [{}, {}, {}, {ANNA: "2"}, {}, {}]
    assert roller(match) == BENNO
    assert match.secret_state.rolled.sum() == 0
    assert isinstance(match.secret_events[-1], Chose)


@pytest.mark.clause("RY-12")
def test_nobody_passes_without_a_chip() -> None:
    match = position(2, chips=[0, 2], roll="roll 1 1 1 1 1 1 1 B1")
    assert choices(match) == ["place 1"]
    with refused("error-illegal", move="pass"):
        match.play("pass")


@pytest.mark.clause("RY-12")
def test_when_nobody_else_has_dice_a_chip_buys_a_new_roll() -> None:
    match = position(3, left=["2", "", ""], chips=[2, 0, 0])
    for left in (1, 0):
        match.supply("roll 1 2")
        match.play("pass")
        assert match.waiting == Chance("roll", ANNA, small=2)
        assert chips(match) == [left, 0, 0]
    match.supply("roll 1 2")
    assert "pass" not in choices(match)


@pytest.mark.clause("RY-12")
def test_nobody_passes_before_the_roll() -> None:
    match = position(2)
    with refused("error-chance-first"):
        match.play("pass")


@pytest.mark.clause("RY-12")
def test_nobody_passes_instead_of_using_power_play() -> None:
    match = position(2, {1: casino(dice=["2"])}, "D2", left=["1", "1"], marker=1)
    assert choices(match) == ["roll", *(f"turn small {number}" for number in range(1, 7))]
    match.play("roll")
    match.supply("roll 3")
    assert choices(match) == ["place 3", "pass"]


ASKED: dict[str, tuple[list[str], list[str]]] = {
    # face: what to do when it was activated, and what may be chosen then
    "A1": ([], ["choose 1", "choose 2", "choose 3"]),
    "B2": (["extra 1 4"], ["stop", "higher", "lower"]),
    "E1": ([], [f"choose {number}" for number in range(2, 7)]),
    "E2": ([], ["give small", "give biggy"]),
    "F1": ([], [f"block {number} with {size}" for size in (1, 2, 3) for number in range(1, 7)]),
    "G2": ([], ["decline", "double 1", "double 2"]),
    "H1": ([], ["decline", "nice small 1", "nice small 3", "nice biggy 3"]),
    "H2": (["extra 1 3"], ["choose 1", "choose 3"]),
}


def activated(face: str, **fields: Any) -> Match:
    """Return a match in which Anna has just placed two dice at a board."""
    grey = {4: casino(grey=1)} if face == "F2" else {}
    match = position(2, grey, face, roll="roll 1 1 3 3 3 3 3 B3", **fields)
    match.play("place 1")
    return match


@pytest.mark.clause("RY-12", "RY-15a")
@pytest.mark.parametrize("face", ASKED)
def test_during_a_boards_effect_nobody_passes(face: str) -> None:
    extra, expected = ASKED[face]
    match = activated(face)
    for roll in extra:
        match.supply(roll)
    assert choices(match) == expected
    assert decider(match) == (BENNO if face == "E2" else ANNA)


@pytest.mark.clause("RY-12")
def test_after_a_boards_effect_nobody_passes() -> None:
    match = activated("F1")
    match.play("block 4 with 1")
    assert match.waiting == Chance("roll", BENNO, small=7, biggy=1)


@pytest.mark.clause("RY-13")
def test_players_without_dice_are_skipped() -> None:
    match = position(4, on=BENNO, left=["1", "1", "", ""])
    all_dice_on(match, 1)
    assert roller(match) == ANNA


@pytest.mark.clause("RY-13")
def test_who_alone_has_dice_rolls_again_and_again() -> None:
    match = position(3, left=["3", "", ""])
    for dice in ("1 2 2", "1 2"):
        match.supply(f"roll {dice}")
        match.play("place 1")
        assert roller(match) == ANNA


@pytest.mark.clause("RY-13")
def test_the_round_ends_when_nobody_has_dice() -> None:
    match = position(3, on=BENNO, left=["", "B", ""])
    match.supply("roll B2")
    match.play("place 2")
    assert match.view().round == 2
    assert isinstance(match.secret_events[-1], RoundBegan)


@pytest.mark.clause("RY-13", "RY-E2.1")
def test_who_gets_dice_back_rolls_them_at_once_if_only_he_has_dice() -> None:
    match = position(2, None, "E2", left=["1", ""], bar=["1", ""])
    all_dice_on(match, 1)
    assert match.waiting == Chance("roll", ANNA, small=1)


@pytest.mark.clause("RY-13", "RY-H2.1")
def test_a_player_without_dice_who_gets_one_back_is_on_turn_again() -> None:
    match = position(3, None, "H2", left=["2", "", "1"], gold="2 biggy")
    match.supply("roll 1 5")
    match.play("place 1")
    match.supply("extra 6 6")
    match.play("choose 6")
    match.play("give small")
    assert match.waiting == Chance("roll", BENNO, biggy=1)
    match.supply("roll B3")
    match.play("place 3")
    assert roller(match) == CARLA


@pytest.mark.clause("RY-13")
def test_a_round_does_not_end_while_a_turns_effects_go_on() -> None:
    match = position(2, None, "F1", left=["1", ""])
    all_dice_on(match, 1)
    assert decider(match) == ANNA
    assert match.view().round == 1
    match.play("block 3 with 1")
    assert match.view().round == 2


@pytest.mark.clause("RY-14")
@pytest.mark.parametrize("held", [0, 3])
def test_when_all_rolled_dice_show_the_closed_casino_the_turn_ends_without_cost(held: int) -> None:
    match = position(2, {6: casino(dice=["4"])}, "E1", closed=3, chips=[held, 0], roll="roll 3 3 3 B3")
    assert choices(match) == ["end"]
    match.play("end")
    assert chips(match) == [held, 0]
    assert supply(match, ANNA) == "3B"
    assert dice_at(match, 3) == {}
    assert roller(match) == BENNO


@pytest.mark.clause("RY-14")
def test_who_alone_has_dice_rolls_again_after_such_an_end() -> None:
    match = position(2, None, "E1", left=["1", ""], closed=3)
    for _ in range(3):
        match.supply("roll 3")
        match.play("end")
        assert match.waiting == Chance("roll", ANNA, small=1)


@pytest.mark.clause("RY-14")
def test_with_one_open_face_the_turn_is_as_usual() -> None:
    match = position(2, {6: casino(dice=["4"])}, "E1", closed=3, roll="roll 3 3 5 B3")
    assert choices(match) == ["place 5", "pass"]


@pytest.mark.clause("RY-15")
@pytest.mark.parametrize("roll", ["1 2 2 2 2 2 2 B2", "1 1 1 2 2 2 2 B1", "2 2 2 2 2 2 2 B1", "1 1 1 1 1 1 1 B1"])
def test_a_placement_activates_its_board_once(roll: str) -> None:
    match = position(2, None, "D1", roll=f"roll {roll}")
    match.play("place 1")
    assert [event for event in match.secret_events if isinstance(event, Rewarded)] == [
        Rewarded(ANNA, "Pay Day", 10_000)
    ]
    assert chips(match) == [3, 2]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-15")
def test_a_board_is_activated_again_by_every_placement() -> None:
    match = position(2, {1: casino(dice=["1"])}, "D1", left=["2", ""])
    for roll in ("roll 1 2", "roll 1"):
        match.supply(roll)
        match.play("place 1")
    assert chips(match)[ANNA] == 2 + 2 + 2 + 2  # two casinos each time, and the next round's chips


@pytest.mark.clause("RY-15")
def test_a_casino_without_a_board_activates_nothing() -> None:
    match = position(2, None, "D1", roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 2")
    assert chips(match) == [2, 2]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-15")
def test_a_pass_and_an_end_activate_nothing() -> None:
    match = position(2, None, "D1 E1", closed=3, roll="roll 1 1 1 1 1 1 1 B1")
    match.play("pass")
    match.supply("roll 3 3 3 3 3 3 3 B3")
    match.play("end")
    assert not any(isinstance(event, Rewarded) for event in match.secret_events)


@pytest.mark.clause("RY-15")
def test_the_board_acts_after_the_placement() -> None:
    match = position(2, None, "C1", roll="roll 1 1 1 1 1 2 2 B2")
    match.play("place 1")
    assert match.secret_events[-2:] == [Placed(ANNA, 1, 5, 0), TileTaken(ANNA)]


@pytest.mark.clause("RY-15")
def test_a_power_play_placement_activates_too() -> None:
    match = position(2, {1: casino(dice=["2"])}, "D2 F1", marker=1)
    match.play("turn biggy 2")
    assert isinstance(match.waiting, Decision)
    assert match.waiting.board == "Block It!"


@pytest.mark.clause("RY-15")
def test_dice_that_come_by_an_effect_activate_nothing() -> None:
    match = position(2, {4: casino(grey=1)}, "D1 F2", roll="roll 2 5 5 5 5 5 5 B5")
    match.play("place 2")
    match.play("free 4 for action")
    match.play("turn small 1")
    assert dice_at(match, 1) == {ANNA: "1"}
    assert (chips(match), hand(match, ANNA)) == ([2, 2], [])
    assert roller(match) == BENNO


@pytest.mark.clause("RY-15")
def test_grey_dice_activate_nothing() -> None:
    match = position(2, None, "F1 D1 A2", roll="roll 1 5 5 5 5 5 5 B5")
    match.play("place 1")
    match.play("block 3 with 3")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-15")
def test_extra_dice_activate_nothing() -> None:
    match = position(2, {1: casino(dice=["1"])}, "B1 D1 A2", left=["1", ""], round=3)
    all_dice_on(match, 1)
    match.supply("extra 2 3")
    match.play("place both")
    assert match.over
    assert not any(isinstance(event, Rewarded) for event in match.secret_events)


@pytest.mark.clause("RY-15", "RY-24")
def test_neutral_dice_activate_nothing() -> None:
    match = start(2, boards=2, faces="D1 A2")
    lay(match)
    match.supply("neutral 1 1 1 2 2 3 4 B1")
    assert roller(match) == ANNA
    assert chips(match) == [2, 2]


@pytest.mark.clause("RY-15a")
@pytest.mark.parametrize("face", ["A2", "B2", "H2"])
def test_a_roll_of_the_extra_dice_is_compulsory(face: str) -> None:
    match = activated(face)
    assert isinstance(match.waiting, Chance)
    assert (match.waiting.kind, match.waiting.seat) == ("extra", ANNA)


@pytest.mark.clause("RY-15a")
def test_tile_marker_and_pay_day_are_taken_without_asking() -> None:
    match = position(2, None, "C1", roll="roll 1 1 1 1 1 1 1 B1")
    match.play("place 1")
    assert match.secret_events[-1] == TileTaken(ANNA)
    assert activated("D2").secret_events[-1] == MarkerTaken(ANNA)
    assert activated("D1").secret_events[-1] == Rewarded(ANNA, "Pay Day", 10_000)


@pytest.mark.clause("RY-15a")
def test_the_first_closing_is_compulsory_and_a_later_one_is_not() -> None:
    assert "decline" not in choices(activated("E1"))
    assert "decline" in choices(activated("E1", closed=4))


@pytest.mark.clause("RY-15a")
@pytest.mark.parametrize("face", ["F2", "G2", "H1"])
def test_what_the_board_offers_may_be_declined(face: str) -> None:
    match = activated(face)
    before = match.secret_state.dice.copy()
    assert "decline" in choices(match)
    match.play("decline")
    assert roller(match) == BENNO
    assert match.secret_state.dice.tolist() == before.tolist()


@pytest.mark.clause("RY-15a")
def test_going_on_at_fifty_fifty_is_optional() -> None:
    match = activated("B2")
    match.supply("extra 2 2")
    match.play("stop")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-15a")
def test_using_power_play_is_optional() -> None:
    match = position(2, {1: casino(dice=["2"])}, "D2", marker=1)
    match.play("roll")
    assert match.waiting == Chance("roll", ANNA, small=5, biggy=1, chosen=True)


@pytest.mark.clause("RY-15a")
@pytest.mark.parametrize(
    ("face", "fields"),
    [("F1", {"groups": [0, 0, 0]}), ("F2", {"fields": [0, 0, 0]}), ("E2", {"left": ["2", ""]}), ("C1", {"tile": 2})],
)
def test_what_cannot_be_carried_out_is_left_out(face: str, fields: dict[str, Any]) -> None:
    grey = {number: casino(grey=2) for number in (3, 4, 5)} | {6: casino(grey=3)} if face == "F1" else None
    match = position(2, grey, face, **{"left": ["2", "1"]} | fields)
    match.supply("roll 1 2")
    match.play("place 1")
    assert isinstance(match.waiting, Chance)
    assert match.waiting.kind == "roll"
    assert match.secret_events[-1] == Placed(ANNA, 1, 1, 0)
