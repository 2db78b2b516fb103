"""Rolling and placing."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, all_dice_on, casino, choices, position, refused, roller
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Move, Rolled, RoundBegan
from zocker.rules.vegas.events import Placed
from zocker.rules.vegas.view import Row


def dice_at(match: Match, number: int) -> dict[int | str, int]:
    return {row.owner: row.count for row in match.view().casinos[number - 1].rows}


@pytest.mark.clause("LV-9", "LV-9a")
@pytest.mark.parametrize(("players", "starter"), [(2, 1), (3, 2), (4, 0), (5, 3)])
def test_play_goes_clockwise_from_the_start_player(players: int, starter: int) -> None:
    match = position(players, on=starter, starter=starter)
    rolled = []
    for _ in range(2 * players):
        assert isinstance(match.waiting, Chance)
        rolled.append(match.waiting.seat)
        match.supply("roll " + " ".join("1" + "2" * (match.waiting.small - 1)))
        match.play("place 1")
    assert rolled == [(starter + turn) % players for turn in range(2 * players)]


@pytest.mark.clause("LV-9")
def test_you_roll_all_dice_that_you_still_have() -> None:
    match = position(2, {4: casino(dice=[3, 0])})
    assert match.waiting == Chance("roll", ANNA, small=5)
    match.supply("roll 6 2 2 6 6")
    assert match.secret_events == [Rolled(ANNA, (2, 2, 6, 6, 6))]
    assert match.view(BENNO).small == (2, 2, 6, 6, 6)
    match.play("place 6")
    assert match.waiting == Chance("roll", BENNO, small=8)
    match.supply("roll 1 1 1 1 1 1 1 2")
    match.play("place 2")
    assert match.waiting == Chance("roll", ANNA, small=2)


@pytest.mark.clause("LV-10")
def test_every_rolled_face_is_a_choice_and_no_other() -> None:
    match = position(2, roll="roll 1 3 3 4 4 4 6 6")
    assert match.waiting == Decision(
        ANNA,
        "place",
        (
            Move(0, "place 1", 1, small=1),
            Move(2, "place 3", 3, small=2),
            Move(3, "place 4", 4, small=3),
            Move(5, "place 6", 6, small=2),
        ),
    )
    for wrong in ("place 2", "place 5", "place 0", "place 7", "place", "place 3 1", "", "3"):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("LV-10")
@pytest.mark.parametrize("face", range(1, 7))
def test_all_dice_of_the_face_go_to_the_casino_of_that_number(face: int) -> None:
    other = face % 6 + 1
    match = position(2, roll=f"roll {face} {face} {face} {other} {other} {other} {other} {other}")
    match.play(f"place {face}")
    assert match.secret_events == [Placed(ANNA, face, 3, 0)]
    assert [dice_at(match, n) for n in range(1, 7)] == [{ANNA: 3} if n == face else {} for n in range(1, 7)]
    assert match.view().seats[ANNA].small == 5
    assert match.view().small == ()


@pytest.mark.clause("LV-10a")
def test_a_forced_placement_is_still_a_decision() -> None:
    match = position(2, {1: casino(dice=[7, 3])}, roll="roll 5")
    assert choices(match) == ["place 5"]
    with refused("error-illegal"):
        match.play("pass")


@pytest.mark.clause("LV-11")
def test_dice_join_whosever_lie_there() -> None:
    match = position(3, {4: casino(dice=[2, 3, 0])}, roll="roll 4 1 1 1 1 1")
    match.play("place 4")
    assert dice_at(match, 4) == {ANNA: 3, BENNO: 3}
    match.supply("roll 4 4 4 4 4")
    match.play("place 4")
    match.supply("roll 4 4 4 4 4 4 4 1")
    match.play("place 4")
    assert dice_at(match, 4) == {ANNA: 3, BENNO: 8, CARLA: 7}


@pytest.mark.clause("LV-12")
def test_a_player_without_dice_is_skipped() -> None:
    match = position(3, {1: casino(dice=[4, 8, 4])}, roll="roll 1 2 3 4")
    match.play("place 1")
    assert roller(match) == CARLA
    match.supply("roll 1 1 1 2")
    match.play("place 2")
    assert roller(match) == ANNA


@pytest.mark.clause("LV-12", "LV-13")
def test_one_player_may_take_several_turns_in_a_row_at_the_end() -> None:
    match = position(3, {1: casino(dice=[8, 5, 8])}, on=BENNO)
    for roll, move in [("roll 1 2 3", "place 1"), ("roll 2 3", "place 2"), ("roll 3", "place 3")]:
        assert roller(match) == BENNO
        match.supply(roll)
        match.play(move)
    assert match.secret_events[-1] == RoundBegan(2, BENNO)


@pytest.mark.clause("LV-13")
def test_the_round_goes_on_while_anybody_has_dice() -> None:
    match = position(3, {1: casino(dice=[7, 8, 7])})
    all_dice_on(match, 1)
    assert match.waiting == Chance("roll", CARLA, small=1)
    assert match.view().round == 1
    all_dice_on(match, 1)
    assert match.waiting == Chance("bill", casino=1, by_itself=True)
    assert match.view().round == 2


@pytest.mark.clause("LV-13a")
def test_a_placement_can_be_taken_back_until_dice_are_rolled() -> None:
    match = position(2, {1: casino(dice=[6, 7])}, roll="roll 2 3")
    before = match.secret_state.tobytes()
    match.play("place 2")
    match.undo()
    assert match.secret_state.tobytes() == before
    match.play("place 3")
    assert match.lines == ["place 2", "undo", "place 3"]
    match.supply("roll 1")
    with refused("error-undo"):
        match.undo()


@pytest.mark.clause("LV-E1")
def test_example_one_of_two_faces() -> None:
    match = position(2, {1: casino(dice=[3, 0])}, roll="roll 3 3 3 3 5")
    moves = (Move(2, "place 3", 3, small=4), Move(4, "place 5", 5, small=1))
    assert match.waiting == Decision(ANNA, "place", moves)
    match.play("place 3")
    assert match.view().casinos[2].rows == (Row(ANNA, 4, 4, 1, 50_000, leads=True),)
    all_dice_on(match, 6)
    assert roller(match) == ANNA
    assert match.view().seats[ANNA].small == 1
