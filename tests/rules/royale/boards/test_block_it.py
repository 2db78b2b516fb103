"""F1 Block It!"""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.paid import board
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    all_dice_on,
    casino,
    choices,
    decider,
    dice_at,
    lay,
    position,
    refused,
    roller,
    start,
)
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.boards.block_it import BLOCK
from zocker.rules.royale.events import MarkerReturned
from zocker.rules.vegas.events import Paid, Tied, Unclaimed

ROLL = "roll 1 5 5 5 5 5 5 B5"


@pytest.mark.clause("RY-F1.1")
def test_a_round_starts_with_groups_of_1_1_2_2_3_and_no_grey_dice_in_the_casinos() -> None:
    match = start(3, boards=1, faces="F1")
    lay(match)
    assert board(match, 1).groups == (2, 2, 1)
    assert [dice_at(match, number) for number in range(1, 7)] == [{}] * 6


@pytest.mark.clause("RY-F1.1")
def test_any_group_may_go_to_any_casino() -> None:
    match = position(2, boards="F1", roll=ROLL)
    match.play("place 1")
    moves = tuple(
        Move(BLOCK + 6 * (size - 1) + n - 1, f"block {n} with {size}", casino=n, number=size, grey=size)
        for size in (1, 2, 3)
        for n in range(1, 7)
    )
    assert match.waiting == Decision(ANNA, "block-it", moves, "Block It!")


@pytest.mark.clause("RY-F1.1")
@pytest.mark.parametrize(("size", "left"), [(1, (0, 2, 1)), (2, (1, 1, 1)), (3, (1, 2, 0))])
def test_all_of_the_group_goes_there(size: int, left: tuple[int, ...]) -> None:
    match = position(2, {4: casino(dice=["", "2"], grey=1)}, boards="F1", groups=[1, 2, 1], roll=ROLL)
    match.play("place 1")
    match.play(f"block 4 with {size}")
    assert dice_at(match, 4) == {BENNO: "2", "grey": str(1 + size)}
    assert board(match, 1).groups == left
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F1.1", "RY-15a")
def test_a_group_must_be_taken() -> None:
    match = position(2, boards="F1", roll=ROLL)
    match.play("place 1")
    for wrong in ("decline", "pass", "end"):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("RY-F1.1")
def test_groups_that_are_gone_cannot_be_taken() -> None:
    match = position(2, {6: casino(grey=7)}, boards="F1", groups=[0, 1, 0], roll=ROLL)
    match.play("place 1")
    assert choices(match) == [f"block {n} with 2" for n in range(1, 7)]


@pytest.mark.clause("RY-F1.1", "RY-F1.2")
def test_when_all_nine_dice_are_out_nothing_happens() -> None:
    match = position(2, boards="F1")
    for size in (3, 1, 2, 2, 1):
        assert isinstance(match.waiting, Chance)
        match.supply("roll 1" + " 5" * (match.waiting.small - 1) + " B5")
        match.play("place 1")
        match.play(f"block 6 with {size}")
    assert dice_at(match, 6) == {"grey": "9"}
    assert roller(match) == BENNO
    match.supply("roll 1 5 5 5 5 B5")
    match.play("place 1")
    assert roller(match) == ANNA


@pytest.mark.clause("RY-F1.1", "RY-15")
def test_grey_dice_activate_no_board() -> None:
    match = position(2, boards="F1 A2", roll=ROLL)
    match.play("place 1")
    match.play("block 2 with 1")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F1.2", "RY-D2.3", "RY-E-5")
def test_example_grey_dice_cost_red_the_power_play_marker_at_once_and_then_nobody_is_paid() -> None:
    blue, yellow, red = ANNA, BENNO, CARLA
    match = position(
        3,
        {2: casino(dice=["1", "1", "2"])},
        boards="F1 D2",
        marker=red + 1,
        left=["1", "", ""],
        roll="roll 1",
        round=3,
    )
    match.play("place 1")
    assert board(match, 2).holder == red
    match.play("block 2 with 2")
    assert MarkerReturned(red) in match.secret_events
    tied = {(event.owner, event.dice) for event in match.secret_events if isinstance(event, Tied) and event.casino == 2}
    assert tied == {(blue, 1), (yellow, 1), (red, 2), ("grey", 2)}
    assert [event.seat for event in match.secret_events if isinstance(event, Paid) and event.casino == 2] == []


@pytest.mark.clause("RY-F1.2", "RY-D2.3")
@pytest.mark.parametrize(("size", "keeps"), [(1, True), (2, False), (3, False)])
def test_grey_dice_are_a_rival_at_power_play_at_once(size: int, keeps: bool) -> None:
    match = position(2, {2: casino(dice=["2", "1"])}, boards="F1 D2", marker=1, on=BENNO)
    match.supply("roll 1 5 5 5 5 5 B5")
    match.play("place 1")
    match.play(f"block 2 with {size}")
    assert board(match, 2).holder == (ANNA if keeps else None)
    if keeps:
        assert decider(match) == ANNA
    else:
        assert roller(match) == ANNA


@pytest.mark.clause("RY-F1.2", "RY-D2.1")
def test_grey_dice_keep_a_player_from_taking_the_power_play_marker() -> None:
    match = position(2, {2: casino(grey=3)}, boards="F1 D2", groups=[2, 2, 0], roll="roll 2 2 2 5 5 5 5 B5")
    match.play("place 2")
    assert board(match, 2).holder is None


@pytest.mark.clause("RY-F1.2", "RY-18")
def test_grey_dice_win_a_card_that_goes_back() -> None:
    places = {1: casino(), 4: casino("90k 40k", ["1", "2"]), 5: casino("90k 80k"), 6: casino("90k 80k")}
    match = position(2, places, boards="F1", left=["1", ""], roll="roll 1", round=3)
    match.play("place 1")
    match.play("block 4 with 3")
    assert Unclaimed("grey", 4, 90_000) in match.secret_events
    assert Paid(BENNO, 4, 40_000) in match.secret_events


@pytest.mark.clause("RY-F1.2", "RY-25")
def test_grey_and_neutral_dice_are_two_players_who_can_tie_each_other() -> None:
    places = {
        3: casino(neutral="6"),
        4: casino("90k 40k", ["1", "1B"], neutral="1B"),
        5: casino("90k 80k"),
        6: casino("90k 80k"),
    }
    match = position(2, places, boards="F1", left=["1", ""], roll="roll 1", round=3)
    match.play("place 1")
    match.play("block 4 with 3")
    tied = {event.owner for event in match.secret_events if isinstance(event, Tied) and event.casino == 4}
    assert tied == {BENNO, "neutral", "grey"}
    assert Paid(ANNA, 4, 90_000) in match.secret_events
    assert Unclaimed(None, 4, 40_000) in match.secret_events


@pytest.mark.clause("RY-F1.1", "RY-10a")
def test_the_grey_dice_are_back_on_the_board_in_the_next_round() -> None:
    places = {3: casino(grey=6)}
    match = position(2, places, boards="F1", left=["1", ""], groups=[0, 0, 1], roll="roll 1", options={"faces": "F1"})
    match.play("place 1")
    match.play("block 1 with 3")
    assert match.view().round == 2
    lay(match)
    assert board(match, 1).groups == (2, 2, 1)
    assert [dice_at(match, number) for number in range(1, 7)] == [{}] * 6
    all_dice_on(match, 1)
    assert len(choices(match)) == 18
