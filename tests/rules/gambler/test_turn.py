"""Rolling, placing, rolling again and stopping."""

from __future__ import annotations

import pytest

from tests.rules.gambler.table import FINN, dice_in, lying, play, points, position, start, supplies, tableau, turn
from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, choices, refused, roller
from zocker.rules.gambler.events import DiePlaced, NothingFits, RollsAgain, RowFinished, Stopped, TableauTurned
from zocker.rules.messages import Chance, Decision, Move, Rolled

GO_ON = ["roll again", "stop"]


@pytest.mark.clause("GA-7")
@pytest.mark.parametrize(
    ("players", "dice", "rolled"),
    [(2, [15, 8], 5), (2, [6, 15], 5), (2, [5, 15], 5), (2, [4, 15], 4), (2, [1, 15], 1), (6, [5, 4, 4, 4, 4, 4], 5)],
)
def test_you_roll_five_dice_or_all_that_you_have(players: int, dice: list[int], rolled: int) -> None:
    match = position(players, "1 2 : 50", dice=dice)
    assert match.waiting == Chance("roll", ANNA, small=rolled)
    for wrong in (rolled - 1, rolled + 1):
        with refused("error-number-of-dice" if wrong else "error-gambler-dice"):
            match.supply(" ".join(["roll", *"1" * wrong]))


@pytest.mark.clause("GA-7")
def test_the_other_dice_are_not_used_in_this_turn() -> None:
    match = position(2, "1 2 3 4 5 6 : 90", dice=[11, 8], roll="1 2 3 4 4")
    play(match, "1 in 1", "2 in 1", "roll again")
    assert match.waiting == Chance("roll", ANNA, small=3, chosen=True)
    turn(match, "3 3 4", "3 in 1", "4 in 1", "stop")
    assert supplies(match) == [7, 8]


@pytest.mark.clause("GA-7")
def test_a_player_without_dice_is_skipped() -> None:
    match = position(4, "1 2 3 4 : 50", on=ANNA, dice=[7, 0, 0, 5])
    turn(match, "6 6 6 6 6")
    assert roller(match) == 3
    turn(match, "6 6 6 6 6")
    assert roller(match) == ANNA


@pytest.mark.clause("GA-7")
def test_who_places_the_last_own_die_is_skipped_for_the_rest_of_the_round() -> None:
    match = position(3, "1 1 1 1 : 50", dice=[1, 4, 4], roll="1")
    play(match, "1 in 1")
    for seat in (BENNO, CARLA, BENNO, CARLA):
        assert roller(match) == seat
        turn(match, "6 6 6 6")


@pytest.mark.clause("GA-7")
def test_one_player_may_take_turn_after_turn() -> None:
    match = position(6, "1 1 : 50", on=FINN, dice=[0, 0, 0, 0, 0, 5])
    for _ in range(3):
        assert match.waiting == Chance("roll", FINN, small=5)
        turn(match, "2 2 2 2 2")
    turn(match, "1 2 2 2 2", "1 in 1", "stop")
    assert match.waiting == Chance("roll", FINN, small=4)


@pytest.mark.clause("GA-7", "GA-22")
def test_a_player_who_was_skipped_plays_again_in_the_next_round() -> None:
    match = position(2, "1 : 50", dice=[3, 0], roll="1 1 1")
    play(match, "1 in 1")
    assert match.waiting == Chance("roll", BENNO, small=5)
    assert supplies(match) == [15, 15]


@pytest.mark.clause("GA-8", "GA-8a")
def test_every_fitting_die_is_a_choice_in_every_row_that_it_fits() -> None:
    match = position(2, "1 2 : 50", "1 1 : -20", "3 : 30", "5 : 10", roll="1 1 3 4 6")
    assert match.waiting == Decision(
        ANNA,
        "must-place",
        (
            Move(0, "place 1 in row 1", row=1, face=1),
            Move(6, "place 1 in row 2", row=2, face=1),
            Move(14, "place 3 in row 3", row=3, face=3),
        ),
    )
    for wrong in (
        "place 4 in row 1",
        "place 5 in row 4",
        "place 3 in row 1",
        "place 1",
        "place 1 in row 7",
        "pass",
        "",
    ):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("GA-8")
@pytest.mark.parametrize("move", ["1 in 1", "1 in 2", "3 in 3"])
def test_any_one_fitting_die_fulfils_the_duty(move: str) -> None:
    match = position(2, "1 2 : 50", "1 1 : -20", "3 3 : 30", roll="1 1 3 4 6")
    play(match, move)
    assert choices(match)[-2:] == GO_ON
    play(match, "stop")
    assert roller(match) == BENNO
    assert [len(dice_in(match, row)) for row in (1, 2, 3)].count(1) == 1


@pytest.mark.clause("GA-8")
def test_after_the_duty_the_other_dice_may_be_placed_too() -> None:
    match = position(2, "1 2 : 50", "1 1 : -20", "3 3 : 30", roll="1 1 3 4 6")
    play(match, "3 in 3")
    assert choices(match) == ["place 1 in row 1", "place 1 in row 2", *GO_ON]
    play(match, "1 in 2")
    assert choices(match) == ["place 1 in row 1", "place 1 in row 2", *GO_ON]
    play(match, "1 in 2")
    assert choices(match) == GO_ON


@pytest.mark.clause("GA-8")
def test_the_duty_holds_even_if_the_only_fit_finishes_a_black_row() -> None:
    match = position(2, "1 2 3 : 50", lying("4 4 : -30", 4), roll="2 3 4 5 6")
    assert choices(match) == ["place 4 in row 2"]
    for refusal in GO_ON:
        with refused("error-illegal"):
            match.play(refusal)
    play(match, "4 in 2")
    assert points(match) == [50, 80]


@pytest.mark.clause("GA-8")
@pytest.mark.parametrize("row", ["* * * : 40", "* : -40", "full house : 80"])
def test_an_empty_star_row_fits_every_die(row: str) -> None:
    match = position(2, row, "1 : 10", roll="2 3 4 5 6")
    assert choices(match) == [f"place {face} in row 1" for face in (2, 3, 4, 5, 6)]


@pytest.mark.clause("GA-8")
def test_what_fits_is_judged_anew_and_never_compulsory_after_the_first_die() -> None:
    match = position(2, "1 2 3 : 50", lying("* * : -30", 5), roll="1 2 3 4 4")
    assert choices(match) == ["place 1 in row 1"]
    play(match, "1 in 1")
    assert choices(match) == ["place 2 in row 1", *GO_ON]
    match.undo()
    play(match, "1 in 1", "2 in 1")
    assert choices(match) == ["place 3 in row 1", *GO_ON]
    play(match, "stop")
    assert dice_in(match, 1) == (1, 2)


@pytest.mark.clause("GA-8")
def test_a_die_that_fitted_may_fit_no_more() -> None:
    match = position(2, "* * : 50", "1 : 10", roll="2 3 3 4 5")
    play(match, "3 in 1")
    assert choices(match) == ["place 3 in row 1", *GO_ON]


@pytest.mark.clause("GA-E3")
def test_example_a_roll_that_fits_in_one_place_only() -> None:
    match = position(2, "1 2 3 4 : 50", roll="1 2 4 5 6")
    assert choices(match) == ["place 1 in row 1"]
    with refused("error-illegal", move="stop", moves="place 1 in row 1"):
        match.play("stop")
    assert dice_in(match, 1) == ()


@pytest.mark.clause("GA-8a")
def test_a_single_choice_is_still_a_decision() -> None:
    match = position(2, "1 : 20", "2 2 : 20", dice=[1, 15], roll="1")
    assert choices(match) == ["place 1 in row 1"]


@pytest.mark.clause("GA-8a")
def test_dice_of_one_face_are_one_choice() -> None:
    match = position(2, "* * : 20", roll="3 3 3 3 3")
    assert choices(match) == ["place 3 in row 1"]
    play(match, "3 in 1")
    assert choices(match) == ["place 3 in row 1", *GO_ON]


@pytest.mark.clause("GA-8a")
def test_moves_are_taken_back_one_by_one_with_what_they_settled() -> None:
    match = position(2, "1 : 20", "2 : -50", "3 3 : 10", roll="1 2 3 3 6")
    states = [match.secret_state.tobytes()]
    for move in ("1 in 1", "2 in 2", "3 in 3", "roll again"):
        play(match, move)
        states.append(match.secret_state.tobytes())
    for before in reversed(states[:-1]):
        match.undo()
        assert match.secret_state.tobytes() == before
    assert not match.can_undo
    assert points(match) == [80, 80]
    assert match.lines[-4:] == ["undo"] * 4


@pytest.mark.clause("GA-8a")
@pytest.mark.parametrize("last", ["roll again", "stop"])
def test_nothing_is_taken_back_after_the_next_dice(last: str) -> None:
    match = position(2, "1 1 : 20", "3 3 : 10", roll="1 3 3 3 3")
    play(match, "1 in 1", last)
    match.undo()
    play(match, last)
    match.supply("roll 1 1 1 1" if last == "roll again" else "roll 1 1 1 1 1")
    with refused("error-undo"):
        match.undo()


@pytest.mark.clause("GA-8a")
def test_nothing_is_taken_back_after_the_next_tableau_or_the_end() -> None:
    match = position(2, "1 : 20", roll="1 3 3 3 3", others=[tableau("5 : 50"), tableau("4 : 40")])
    play(match, "1 in 1")
    assert match.waiting == Chance("tableau", by_itself=True)
    assert match.can_undo
    match.supply("tableau 3")
    with refused("error-undo"):
        match.undo()
    match = position(2, "1 : 20", roll="1 3 3 3 3", target=100)
    play(match, "1 in 1")
    assert match.over
    with refused("error-undo"):
        match.undo()


@pytest.mark.clause("GA-14")
def test_you_stop_or_roll_again_with_all_unplaced_dice() -> None:
    match = position(2, "1 1 1 1 1 1 : 50", dice=[12, 9], roll="1 1 1 5 6")
    play(match, "1 in 1")
    assert match.waiting == Decision(
        ANNA,
        "go-on",
        (
            Move(0, "place 1 in row 1", row=1, face=1),
            Move(36, "roll again", small=4),
            Move(37, "stop", small=4),
        ),
    )
    play(match, "roll again")
    view = match.view()
    assert (view.waiting, view.rolled) == (Chance("roll", ANNA, small=4, chosen=True), ())


@pytest.mark.clause("GA-14")
def test_each_roll_again_demands_a_placed_die() -> None:
    match = position(2, "1 1 1 1 1 1 : 50", roll="1 2 3 5 6")
    play(match, "1 in 1", "roll again")
    match.supply("roll 1 1 4 4")
    assert choices(match) == ["place 1 in row 1"]
    for refusal in GO_ON:
        with refused("error-illegal"):
            match.play(refusal)


@pytest.mark.clause("GA-14")
def test_a_turn_has_at_most_five_rolls() -> None:
    match = position(2, "* * * * * * : 50", dice=[15, 10])
    for rolled in (5, 4, 3, 2):
        assert match.waiting == Chance("roll", ANNA, small=rolled, chosen=rolled < 5)
        turn(match, " ".join(["4", *"1" * (rolled - 1)]), "4 in 1", "roll again")
    turn(match, "4", "4 in 1")
    assert roller(match) == BENNO
    assert supplies(match) == [10, 10]


@pytest.mark.clause("GA-14")
def test_no_die_is_parked() -> None:
    """Two dice fit, one is placed; the other goes back into the cup with the rest."""
    match = position(2, "1 : 20", "2 : 30", "3 3 : 10", roll="1 2 4 4 4")
    play(match, "1 in 1", "roll again")
    match.supply("roll 3 3 5 5")
    assert choices(match) == ["place 3 in row 3"]
    assert match.view().rolled == (3, 3, 5, 5)


@pytest.mark.clause("GA-E4")
@pytest.mark.parametrize("dice", [[15, 9], [5, 15], [6, 12]])
def test_example_two_of_five_placed_three_are_rolled(dice: list[int]) -> None:
    match = position(2, "1 1 1 : 50", dice=dice, roll="1 1 1 5 6")
    play(match, "1 in 1", "1 in 1", "roll again")
    assert match.waiting == Chance("roll", ANNA, small=3, chosen=True)
    with refused("error-number-of-dice", expected=3, got=5):
        match.supply("roll 1 1 1 1 1")


@pytest.mark.clause("GA-14a")
def test_rolling_again_is_allowed_though_only_a_black_row_is_left() -> None:
    match = position(2, "1 : 50", lying("2 2 : -30", 2), dice=[2, 15], roll="1 2")
    play(match, "1 in 1", "roll again")
    assert match.waiting == Chance("roll", ANNA, small=1, chosen=True)


@pytest.mark.clause("GA-14a")
def test_stopping_is_allowed_though_more_dice_would_fit() -> None:
    match = position(2, "1 1 : 50", "2 : 30", roll="1 1 2 2 2")
    play(match, "1 in 1")
    assert choices(match) == ["place 1 in row 1", "place 2 in row 2", *GO_ON]
    play(match, "stop")
    assert roller(match) == BENNO
    assert match.secret_events == [DiePlaced(ANNA, 1, 1), Stopped(ANNA)]


@pytest.mark.clause("GA-15")
def test_when_you_stop_unplaced_dice_return() -> None:
    match = position(2, "1 1 1 : 50", dice=[12, 10], roll="1 1 2 3 4")
    play(match, "1 in 1", "1 in 1", "stop")
    assert supplies(match) == [10, 10]
    assert match.view().rolled == ()
    assert match.waiting == Chance("roll", BENNO, small=5)


@pytest.mark.clause("GA-16")
@pytest.mark.parametrize(("on", "after"), [(ANNA, BENNO), (BENNO, ANNA)])
def test_if_nothing_fits_the_turn_ends_at_once(on: int, after: int) -> None:
    match = position(2, "1 2 3 : 50", on=on, dice=[12, 10])
    match.supply("roll 2 3 4 5 6")
    assert match.secret_events == [Rolled(on, (2, 3, 4, 5, 6)), NothingFits(on)]
    assert supplies(match) == [12, 10]
    assert match.view().rolled == ()
    assert match.waiting == Chance("roll", after, small=5)


@pytest.mark.clause("GA-16")
def test_dice_placed_earlier_in_the_turn_stay() -> None:
    match = position(2, "1 2 : 50", "3 3 : 10", dice=[12, 10], roll="1 2 3 4 5")
    play(match, "1 in 1", "2 in 1", "roll again")
    match.supply("roll 1 1 1")
    assert dice_in(match, 1) == (1, 2)
    assert points(match) == [130, 80]
    assert supplies(match) == [10, 10]
    assert match.waiting == Chance("roll", BENNO, small=5)
    assert match.secret_events == [
        DiePlaced(ANNA, 1, 1),
        DiePlaced(ANNA, 2, 1),
        RowFinished(ANNA, 1, 50),
        RollsAgain(ANNA),
        Rolled(ANNA, (1, 1, 1)),
        NothingFits(ANNA),
    ]


@pytest.mark.clause("GA-17")
@pytest.mark.parametrize("left", [5, 6, 15])
def test_with_all_dice_of_the_turn_placed_it_ends_though_dice_lie_aside(left: int) -> None:
    match = position(2, "1 1 1 1 1 : 50", "2 : 10", dice=[left, 9], roll="1 1 1 1 1")
    play(match, *["1 in 1"] * 4)
    assert choices(match) == ["place 1 in row 1", *GO_ON]
    play(match, "1 in 1")
    assert match.waiting == Chance("roll", BENNO, small=5)
    assert supplies(match) == [left - 5, 9]


@pytest.mark.clause("GA-17")
def test_it_ends_after_the_last_die_of_a_later_roll_too() -> None:
    match = position(2, "1 1 1 1 1 : 50", "2 : 10", dice=[9, 9], roll="1 1 1 5 5")
    play(match, "1 in 1", "1 in 1", "1 in 1", "roll again")
    turn(match, "1 1", "1 in 1", "1 in 1")
    assert match.waiting == Chance("roll", BENNO, small=5)
    assert supplies(match) == [4, 9]


@pytest.mark.clause("GA-7", "GA-22")
def test_the_first_turn_of_a_game() -> None:
    match = start(4, tableau("4 4 : 20", "* * : -10"), tableau("1 : 10"))
    match.supply("tableau 1")
    assert match.secret_events[-1] == TableauTurned(1)
    turn(match, "4 4 4 1 5", "4 in 1", "1 in 2", "stop")
    assert supplies(match) == [5, 7, 7, 7]
    assert (dice_in(match, 1), dice_in(match, 2)) == ((4,), (1,))
    assert match.waiting == Chance("roll", BENNO, small=5)
