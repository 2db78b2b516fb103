"""Positions typed in, and the ones that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.gambler.table import (
    Lying,
    deck,
    dice_in,
    lying,
    play,
    points,
    position,
    start,
    supplies,
    tableau,
    turn,
)
from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, choices, refused, roller
from zocker.match import Match
from zocker.rules.gambler.events import NothingFits
from zocker.rules.messages import Chance

STRAIGHT = tableau("1 2 3 : 40", "* * * : -20", "full house : 80", "6 : 20", "6 : 30", "6 : 40")
SIXES = tableau()


def given(players: int = 3, *more: dict[str, Any], options: dict[str, Any] | None = None, **fields: Any) -> Match:
    """Begin on `STRAIGHT` with some fields of the set-up changed; None leaves one out."""
    plain = {
        "round": 1,
        "starter": 1,
        "on": 1,
        "turned": [1],
        "rows": [[1], [4, 4], [], [], [6], []],
        "dice": [10, 7, 9],
        "points": [80, 80, 110],
    }
    setup = {key: value for key, value in (plain | fields).items() if value is not None}
    table = {"tableaux": deck(STRAIGHT, *more)} | (options or {})
    return Match("gambler", players=players, chance="ask", setup=setup, **table)


@pytest.mark.clause("GA-24b")
def test_a_position_is_what_was_typed_in() -> None:
    match = given(3, SIXES, SIXES, round=3, starter=2, on=3, turned=[3, 2, 1])
    view = match.view()
    assert (view.round, view.starter, view.tableau) == (3, BENNO, 1)
    assert [row.dice for row in view.rows] == [(1,), (4, 4), (), (), (6,), ()]
    assert [row.fits for row in view.rows] == [(2,), (4,), (1, 2, 3, 4, 5, 6), (6,), (), (6,)]
    assert supplies(match) == [10, 7, 9]
    assert points(match) == [80, 80, 110]
    assert match.waiting == Chance("roll", CARLA, small=5)
    assert match.secret_events == []


@pytest.mark.clause("GA-24b")
def test_a_position_may_have_a_first_roll_on_the_table() -> None:
    match = given(roll="roll 3 2 2 6 3")
    assert choices(match)[:2] == ["place 2 in row 1", "place 2 in row 3"]
    assert match.view().rolled == (2, 2, 3, 3, 6)
    with refused("error-number-of-dice", expected=5, got=1):
        given(roll="roll 1")
    with refused("error-chance-expected", expected="roll"):
        given(roll="tableau 1")


@pytest.mark.clause("GA-16", "GA-24b")
def test_a_first_roll_of_which_nothing_fits_ends_the_turn() -> None:
    match = position(2, "1 : 10", roll="3 3 3 3 3")
    assert match.secret_events == [NothingFits(ANNA)]
    assert roller(match) == BENNO


@pytest.mark.clause("GA-24b")
@pytest.mark.parametrize("option", ["random", 1, 3])
def test_the_position_says_who_starts_not_the_option(option: str | int) -> None:
    match = given(on=2, starter=2, options={"starter": option})
    assert (match.view().starter, roller(match)) == (BENNO, BENNO)


@pytest.mark.clause("GA-24b")
def test_a_position_that_was_played_is_the_same_as_one_typed_in() -> None:
    played = start(3, STRAIGHT, SIXES, SIXES)
    played.supply("tableau 2")
    turn(played, "6 6 6 6 6", *[f"6 in {row}" for row in range(1, 6)])
    turn(played, "6 6 6 6 6", "6 in 6")
    played.supply("tableau 1")
    turn(played, "1 4 4 6 5", "1 in 1", "4 in 2", "4 in 2", "stop")
    turn(played, "6 6 6 6 6", "6 in 4", "roll again")
    turn(played, "1 1 1 1", "1 in 3", "1 in 3", "1 in 3", "stop")
    setup = {
        "round": 2,
        "starter": 3,
        "on": 2,
        "turned": [2, 1],
        "rows": [[1], [4, 4], [1, 1, 1], [6], [], []],
        "dice": [6, 10, 7],
        "points": [150, 90, 80],
    }
    options: dict[str, Any] = {"tableaux": deck(STRAIGHT, SIXES, SIXES), "starter": 1}
    typed = Match("gambler", players=3, chance="ask", setup=setup, **options)
    assert typed.secret_state.tobytes() == played.secret_state.tobytes()
    for match in (typed, played):
        turn(match, "2 3 3 6 6", "6 in 5", "roll again")
    assert typed.secret_state.tobytes() == played.secret_state.tobytes()


@pytest.mark.clause("GA-22", "GA-24b")
@pytest.mark.parametrize(("round", "shown"), [(3, 1), (4, 2), (5, 3), (6, 1), (7, 2), (302, 3)])
def test_in_a_later_pass_all_faces_are_named_and_come_again_in_that_order(round: int, shown: int) -> None:
    match = given(
        3, tableau("2 2 : 40"), tableau("3 3 3 : 40"), round=round, turned=[2, 3, 1], rows=[[]] * 6, dice=[10] * 3
    )
    assert match.view().tableau == shown
    assert match.view().rows[0].boxes == {1: ("1", "2", "3"), 2: ("2", "2"), 3: ("3", "3", "3")}[shown]


@pytest.mark.clause("GA-22", "GA-24b")
def test_faces_that_were_not_turned_up_can_still_come() -> None:
    match = position(2, "1 : 20", others=[SIXES, SIXES, SIXES], round=2, turned=[3, 1], roll="1 2 2 2 2")
    play(match, "1 in 1")
    for number in (1, 3):
        with refused("error-tableau-turned", number=number):
            match.supply(f"tableau {number}")
    match.supply("tableau 4")
    assert match.view().tableau == 4


@pytest.mark.clause("GA-24b")
@pytest.mark.parametrize(
    ("field", "value", "least", "most"),
    [
        ("round", 0, 1, 1_000_000),
        ("round", 1_000_001, 1, 1_000_000),
        ("starter", 0, 1, 3),
        ("starter", 4, 1, 3),
        ("on", 0, 1, 3),
        ("on", 4, 1, 3),
    ],
)
def test_rounds_and_seats_that_do_not_exist(field: str, value: int, least: int, most: int) -> None:
    wrong: dict[str, Any] = {field: value}
    with refused("error-setup-range", field=field, value=value, least=least, most=most):
        given(**wrong)


@pytest.mark.clause("GA-24a", "GA-24b")
def test_a_round_after_the_last_one() -> None:
    assert given(round=4, options={"rounds": 4}).view().round == 4
    with refused("error-setup-range", field="round", value=5, least=1, most=4):
        given(round=5, options={"rounds": 4})


@pytest.mark.clause("GA-24b")
@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("rows", [[]] * 5, 6),
        ("rows", [[]] * 7, 6),
        ("dice", [10, 10], 3),
        ("dice", [10, 10, 10, 0], 3),
        ("points", [80, 80], 3),
        ("points", [80, 80, 80, 80], 3),
        ("turned", [], 1),
        ("turned", [1, 2], 1),
    ],
)
def test_lists_that_are_too_short_or_too_long(field: str, value: Any, expected: int) -> None:
    wrong: dict[str, Any] = {field: value}
    with refused("error-setup-length", field=field, expected=expected, got=len(value)):
        given(3, SIXES, **wrong)


@pytest.mark.clause("GA-24b")
def test_a_position_that_cannot_be_read() -> None:
    missing = [{field: None} for field in ("round", "starter", "on", "turned", "rows", "dice", "points")]
    wrongs: list[dict[str, Any]] = [{"round": "1"}, {"colour": "red"}, {"rows": [["1"]] * 6}, {"turned": 1}, *missing]
    for wrong in wrongs:
        with refused("error-setup-form"):
            given(**wrong)


@pytest.mark.clause("GA-24b")
def test_tableaux_that_cannot_have_been_turned_up() -> None:
    for number in (0, 4):
        with refused("error-setup-range", field="turned", value=number, least=1, most=3):
            given(3, SIXES, SIXES, round=2, turned=[number, 1])
    with refused("error-setup-turned"):
        given(3, SIXES, SIXES, round=2, turned=[1, 1])
    with refused("error-setup-turned"):
        given(3, SIXES, SIXES, round=5, turned=[1, 2, 1])
    with refused("error-setup-points", seat=1, step=10):
        given(points=[83, 80, 80])
    with refused("error-setup-beginner", number=2):
        given(3, tableau(beginner=True), options={"beginner_first": True})
    with refused("error-setup-length", field="turned", expected=3, got=4):
        given(3, SIXES, SIXES, round=4, turned=[1, 2, 3, 1])


@pytest.mark.clause("GA-24b")
@pytest.mark.parametrize(
    ("row", "dice", "wrong"),
    [
        (1, [2], 2),
        (1, [1, 1], 1),
        (1, [1, 2, 3, 3], 3),
        (2, [4, 5], 5),
        (2, [4, 4, 4, 4], 4),
        (3, [1, 1, 2], 2),
        (3, [1, 1, 1, 1], 1),
        (3, [1, 1, 1, 2, 3], 3),
        (3, [1, 1, 1, 2, 2, 2], 2),
        (4, [5], 5),
        (4, [6, 6], 6),
    ],
)
def test_dice_that_do_not_fit_their_row(row: int, dice: list[int], wrong: int) -> None:
    rows: list[list[int]] = [[]] * 6
    rows[row - 1] = dice
    with refused("error-setup-row", row=row, face=wrong):
        given(rows=rows, dice=[10, 10, 10 - len(dice)])


@pytest.mark.clause("GA-24b")
@pytest.mark.parametrize("face", [0, 7, -1, 64])
def test_faces_that_no_die_has(face: int) -> None:
    with refused("error-setup-range", field="rows", value=face, least=1, most=6):
        given(rows=[[], [face], [], [], [], []])


@pytest.mark.clause("GA-21", "GA-24b")
def test_a_full_tableau() -> None:
    with refused("error-setup-full"):
        position(2, lying("6 : 10", 6))
    assert dice_in(position(2, "6 : 10"), 1) == ()


@pytest.mark.clause("GA-1", "GA-24b")
@pytest.mark.parametrize(("players", "share"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_nobody_has_more_dice_than_he_got(players: int, share: int) -> None:
    rows = [[1], [], [], [], [], []]
    fair = [share] * (players - 1)
    with refused("error-setup-range", field="dice", value=share + 1, least=0, most=share):
        given(players, rows=rows, dice=[share + 1, *fair], points=[80] * players)
    with refused("error-setup-range", field="dice", value=-1, least=0, most=share):
        given(players, rows=rows, dice=[*fair, -1], points=[80] * players)
    assert supplies(given(players, rows=rows, dice=[*fair, share - 1], points=[80] * players)) == [*fair, share - 1]


@pytest.mark.clause("GA-1", "GA-24b")
def test_no_die_is_lost_or_won() -> None:
    with refused("error-setup-gambler-dice", total=30, got=29):
        given(dice=[10, 7, 8])
    with refused("error-setup-gambler-dice", total=30, got=31):
        given(dice=[10, 8, 9])
    with refused("error-setup-gambler-dice", total=28, got=30):
        given(4, dice=[7, 7, 7, 5], points=[80, 80, 80, 110])
    assert supplies(given(4, dice=[7, 7, 7, 3], points=[80, 80, 80, 110])) == [7, 7, 7, 3]


@pytest.mark.clause("GA-19", "GA-24b")
def test_points_are_never_below_0() -> None:
    with refused("error-setup-range", field="points", value=-10):
        given(points=[80, -10, 80])
    with refused("error-setup-range", field="points", value=1_000_000_010):
        given(points=[80, 80, 1_000_000_010])
    assert points(given(round=2, points=[0, 490, 80])) == [0, 490, 80]


@pytest.mark.clause("GA-5", "GA-24b")
@pytest.mark.parametrize("wrong", [[80, 80, 80], [80, 80, 120], [110, 110, 80], [50, 110, 110], [110, 80, 90]])
def test_in_round_1_everybody_has_80_and_what_finished_rows_brought(wrong: list[int]) -> None:
    """The row that is full paid 30 to somebody."""
    with refused("error-setup-points-won", round=1, start=80):
        given(points=wrong)
    for seat in range(3):
        right = [80 + 30 * (other == seat) for other in range(3)]
        assert points(given(points=right)) == right


@pytest.mark.clause("GA-5", "GA-24b")
def test_before_a_row_is_full_everybody_has_80_in_round_1() -> None:
    empty: dict[str, Any] = {"rows": [[]] * 6, "dice": [10] * 3}
    with refused("error-setup-points-won", round=1, start=80):
        given(**empty, points=[80, 80, 90])
    assert points(given(**empty, points=[80] * 3)) == [80] * 3


@pytest.mark.clause("GA-19", "GA-20", "GA-24b")
def test_who_cannot_pay_a_black_row_has_what_came_after_it() -> None:
    """A row of -100 and one of 20: 0 if the 20 came first or went to somebody else, 20 if one got them afterwards."""
    rows: list[str | Lying] = [lying("1 : -100", 1), lying("2 : 20", 2), "3 : 10", "3 : 10", "3 : 10", "3 : 10"]
    for right in ([0, 100], [0, 80], [20, 80]):
        assert points(position(2, *rows, round=1, points=right)) == right
    for wrong in ([10, 80], [20, 100], [80, 80], [0, 90]):
        with refused("error-setup-points-won"):
            position(2, *rows, round=1, points=wrong)


@pytest.mark.clause("GA-24", "GA-24b")
def test_nobody_had_the_target_before_a_later_round() -> None:
    with refused("error-setup-points-won", round=2, target=500):
        given(round=2, points=[500, 80, 530])
    with refused("error-setup-points-won", round=2, target=600):
        given(round=2, points=[640, 80, 80], options={"target": 600})
    assert points(given(round=2, points=[490, 80, 520])) == [490, 80, 520]
    assert points(given(round=2, points=[30, 500, 0], options={"target": 600})) == [30, 500, 0]


@pytest.mark.clause("GA-7", "GA-24b")
def test_the_player_on_turn_must_have_dice() -> None:
    with refused("error-setup-no-dice", seat=2):
        position(3, "1 2 3 : 50", on=BENNO, dice=[10, 0, 10])
    assert position(3, "1 2 3 : 50", on=BENNO, dice=[10, 1, 10]).waiting == Chance("roll", BENNO, small=1)
