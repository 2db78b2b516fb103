"""What fits where."""

from __future__ import annotations

import pytest

from tests.rules.gambler.table import dice_in, fits, lying, play, position, start, tableau, turn
from tests.rules.las_vegas.table import choices, refused
from zocker.match import Match

ALL = (1, 2, 3, 4, 5, 6)


def filled(text: str, *dice: int) -> tuple[int, ...]:
    """Return what fits a row in which dice lie."""
    return fits(position(2, lying(text, *dice), "1 2 3 : 10"), 1)


@pytest.mark.clause("GA-9")
@pytest.mark.parametrize("shown", ["1 2 3 4", "4 3 2 1", "5 5 5", "6", "1 2 3 4 5 6", "3 1 3"])
def test_only_the_leftmost_empty_box_can_be_filled_with_what_it_shows(shown: str) -> None:
    faces = [int(face) for face in shown.split()]
    for n, face in enumerate(faces):
        assert filled(f"{shown} : 50", *faces[:n]) == (face,)
    assert filled(f"{shown} : 50", *faces) == ()


@pytest.mark.clause("GA-9")
def test_dice_of_one_roll_may_go_into_one_row_or_into_several() -> None:
    match = position(2, "1 2 3 : 50", "1 3 : 20", "2 2 2 : 10", roll="1 1 2 2 3")
    play(match, "1 in 1", "2 in 1", "3 in 1", "1 in 2", "2 in 3")
    assert [dice_in(match, row) for row in (1, 2, 3)] == [(1, 2, 3), (1,), (2,)]


@pytest.mark.clause("GA-E2")
def test_example_a_straight() -> None:
    match = position(2, "1 2 3 4 : 50", roll="1 2 2 4 6")
    assert choices(match) == ["place 1 in row 1"]
    play(match, "1 in 1")
    assert choices(match) == ["place 2 in row 1", "roll again", "stop"]
    play(match, "2 in 1")
    assert choices(match) == ["roll again", "stop"]
    for face in (2, 4, 6):
        with refused("error-illegal"):
            match.play(f"place {face} in row 1")


@pytest.mark.clause("GA-10")
@pytest.mark.parametrize("points", [40, -40])
@pytest.mark.parametrize("boxes", range(1, 7))
def test_the_first_die_of_a_star_row_is_free_and_all_others_equal_it(boxes: int, points: int) -> None:
    text = f"{'* ' * boxes}: {points}"
    assert filled(text) == ALL
    for face in ALL:
        for n in range(1, boxes):
            assert filled(text, *[face] * n) == (face,)
        assert filled(text, *[face] * boxes) == ()


@pytest.mark.clause("GA-11")
@pytest.mark.parametrize("points", [80, -80])
@pytest.mark.parametrize(("three", "two"), [(1, 2), (2, 1), (6, 5), (5, 6), (3, 1)])
def test_three_of_a_kind_and_two_of_another(three: int, two: int, points: int) -> None:
    house = f"full house : {points}"
    assert filled(house) == ALL
    assert filled(house, three) == (three,)
    assert filled(house, three, three) == (three,)
    assert filled(house, three, three, three) == tuple(face for face in ALL if face != three)
    assert filled(house, three, three, three, two) == (two,)
    assert filled(house, three, three, three, two, two) == ()


@pytest.mark.clause("GA-E5")
def test_example_a_full_house() -> None:
    match = position(2, lying("full house : 80", 4, 4, 4), "1 : 10", roll="2 2 4 4 6")
    assert choices(match) == ["place 2 in row 1", "place 6 in row 1"]
    play(match, "2 in 1")
    assert choices(match) == ["place 2 in row 1", "roll again", "stop"]


def three_rows(*moves: str) -> Match:
    """Play on two star rows and a full house, with dice that the moves need."""
    match = position(2, "* * * : -20", "* * * : -30", "full house : 80", "1 : 10")
    rolled = [move[0] for move in moves]
    turn(match, " ".join(rolled + ["6"] * (5 - len(rolled))), *moves)
    return match


@pytest.mark.clause("GA-12")
@pytest.mark.parametrize(
    "moves",
    [
        ("3 in 1", "5 in 2", "3 in 3"),
        ("3 in 1", "3 in 2", "3 in 3"),
        ("3 in 1", "3 in 2", "5 in 3"),
        ("3 in 1", "3 in 1", "3 in 2", "3 in 3"),
        ("3 in 3", "3 in 3", "3 in 3", "5 in 3", "5 in 1"),
    ],
)
def test_rows_are_independent(moves: tuple[str, ...]) -> None:
    match = three_rows(*moves)
    for row in (1, 2, 3):
        assert dice_in(match, row) == tuple(int(move[0]) for move in moves if move.endswith(str(row)))


@pytest.mark.clause("GA-E8")
def test_example_two_black_star_rows_and_a_full_house() -> None:
    match = three_rows("3 in 1", "5 in 2", "3 in 3", "3 in 3", "3 in 3")
    assert [dice_in(match, row) for row in (1, 2, 3)] == [(3,), (5,), (3, 3, 3)]
    assert [fits(match, row) for row in (1, 2, 3)] == [(3,), (5,), (1, 2, 4, 5, 6)]
    turn(match, "3 3 5 5 1", "5 in 3", "5 in 3", "3 in 1", "3 in 1")
    assert [dice_in(match, row) for row in (1, 2, 3)] == [(3, 3, 3), (5,), (3, 3, 3, 5, 5)]


@pytest.mark.clause("GA-13")
def test_placed_dice_stay_until_the_end_of_the_round() -> None:
    match = start(2, tableau("1 2 : 20", "* * : -10"))
    match.supply("tableau 1")
    turn(match, "1 3 3 6 6", "1 in 1", "3 in 2", "stop")
    turn(match, "4 4 4 4 4")
    turn(match, "2 5 5 5 5", "2 in 1", "stop")
    turn(match, "3 6 6 6 6", "3 in 2", "6 in 3", "6 in 4", "6 in 5", "stop")
    assert [row.dice for row in match.view().rows] == [(1, 2), (3, 3), (6,), (6,), (6,), ()]
    turn(match, "6 6 6 6 6", "6 in 6")
    assert match.view().round == 2
    assert [row.dice for row in match.view().rows] == [()] * 6
    assert [row.fits for row in match.view().rows] == [(1,), ALL, (6,), (6,), (6,), (6,)]
