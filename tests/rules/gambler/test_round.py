"""The end of a round, and the next one."""

from __future__ import annotations

import pytest

from tests.rules.gambler.table import FINN, play, points, position, settled, start, supplies, tableau, turn
from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, DENNY, roller
from zocker.match import Match
from zocker.rules.gambler.events import RollsAgain, RoundEnded, RowFinished, Stopped, TableauTurned
from zocker.rules.messages import Chance, RoundBegan


def play_round(match: Match) -> None:
    """Play a round on a tableau of six boxes for a 6; the second to play places the last die."""
    turn(match, "6 6 6 6 6", *[f"6 in {row}" for row in range(1, 6)])
    turn(match, "6 6 6 6 6", "6 in 6")


@pytest.mark.clause("GA-21")
def test_a_round_ends_with_the_last_box_which_is_settled_first() -> None:
    match = position(3, "1 1 : 70", roll="1 1 3 4 5")
    play(match, "1 in 1")
    assert match.view().round == 2
    play(match, "1 in 1")
    assert match.view().round == 3
    assert points(match) == [150, 80, 80]
    assert settled(match) == [RowFinished(ANNA, 1, 70), RoundEnded(2, ANNA)]


@pytest.mark.clause("GA-21", "GA-E9")
def test_example_it_ends_the_turn_too_with_two_dice_unplaced() -> None:
    match = position(2, "1 2 3 : 50", dice=[9, 3], roll="1 2 3 6 6")
    play(match, "1 in 1", "2 in 1", "3 in 1")
    assert match.view().round == 3
    assert match.view().rolled == ()
    assert match.waiting == Chance("roll", BENNO, small=5)
    assert not [event for event in match.secret_events if isinstance(event, Stopped | RollsAgain)]


@pytest.mark.clause("GA-21")
def test_the_last_die_of_the_turn_may_fill_the_last_box() -> None:
    match = position(2, "1 : 50", dice=[1, 3], roll="1")
    play(match, "1 in 1")
    assert (match.view().round, roller(match)) == (3, BENNO)


@pytest.mark.clause("GA-21")
def test_a_round_can_take_every_die_of_four_players() -> None:
    """28 boxes, 28 dice: the last die fills the last box."""
    match = start(4, tableau(*["1 1 1 1 1 : 10"] * 5, "1 1 1 : 10"))
    match.supply("tableau 1")
    for row in (1, 2, 3, 4):
        turn(match, "1 1 1 1 1", *[f"1 in {row}"] * 5)
    turn(match, "1 1", "1 in 5", "1 in 5")
    assert supplies(match) == [0, 2, 2, 2]
    turn(match, "1 1", "1 in 5", "1 in 5")
    turn(match, "1 1", "1 in 5", "1 in 6")
    assert supplies(match) == [0, 0, 0, 2]
    turn(match, "1 1", "1 in 6", "1 in 6")
    assert match.view().round == 2
    assert roller(match) == ANNA


@pytest.mark.clause("GA-22")
@pytest.mark.parametrize(("players", "share"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_all_dice_are_shared_out_again_and_points_are_kept(players: int, share: int) -> None:
    match = position(players, "1 : 20", points=[*range(60, 60 + 10 * players, 10)], roll="1 3 3 3 3")
    play(match, "1 in 1")
    assert supplies(match) == [share] * players
    assert points(match) == [80, *range(70, 60 + 10 * players, 10)]
    assert [row.dice for row in match.view().rows] == [()] * 6


@pytest.mark.clause("GA-22")
def test_the_next_tableau_is_turned_up() -> None:
    match = position(2, "1 : 20", roll="1 3 3 3 3", others=[tableau("2 2 : 30"), tableau("3 3 3 : 40")])
    play(match, "1 in 1")
    assert match.waiting == Chance("tableau", by_itself=True)
    assert (match.view().tableau, match.view().rows) == (None, ())
    match.supply("tableau 3")
    assert match.view().tableau == 3
    assert match.view().rows[0].boxes == ("3", "3", "3")
    assert match.waiting == Chance("roll", BENNO, small=5)


@pytest.mark.clause("GA-22")
@pytest.mark.parametrize("order", [(1, 2, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)])
@pytest.mark.parametrize("beginner_first", [False, True])
def test_after_all_faces_they_come_again_in_the_same_order(order: tuple[int, ...], beginner_first: bool) -> None:
    faces = [tableau(beginner=number == order[0]) for number in (1, 2, 3)]
    match = start(2, *faces, target=10_000, beginner_first=beginner_first)
    for number in order:
        if match.waiting == Chance("tableau", by_itself=True):
            match.supply(f"tableau {number}")
        play_round(match)
    for number in (*order, *order, order[0]):
        assert match.waiting == Chance("roll", match.view().starter, small=5)
        assert match.view().tableau == number
        assert match.secret_events[-1] == TableauTurned(number)
        play_round(match)
    assert [event.tableau for event in match.secret_events if isinstance(event, TableauTurned)] == [
        *order * 3,
        *order[:2],
    ]


@pytest.mark.clause("GA-22")
def test_a_single_tableau_is_played_again_and_again() -> None:
    match = start(2, tableau(), target=10_000)
    match.supply("tableau 1")
    for number in (1, 2, 3):
        assert (match.view().round, match.view().tableau) == (number, 1)
        play_round(match)


@pytest.mark.clause("GA-23")
@pytest.mark.parametrize(
    ("players", "last", "starts"),
    [(2, ANNA, BENNO), (2, BENNO, ANNA), (3, CARLA, ANNA), (4, BENNO, CARLA), (4, DENNY, ANNA), (6, FINN, ANNA)],
)
@pytest.mark.parametrize("starter", [ANNA, BENNO])
def test_the_left_neighbour_of_who_placed_the_last_die_starts(
    players: int, last: int, starts: int, starter: int
) -> None:
    match = position(players, "1 : 20", on=last, starter=starter, roll="1 3 3 3 3")
    play(match, "1 in 1")
    assert match.view().starter == starts
    assert roller(match) == starts
    assert [event for event in match.secret_events if isinstance(event, RoundBegan)] == [RoundBegan(3, starts)]


@pytest.mark.clause("GA-23")
def test_the_left_neighbour_starts_even_if_he_had_no_dice_left() -> None:
    match = position(3, "1 : 20", dice=[5, 0, 5], roll="1 3 3 3 3")
    play(match, "1 in 1")
    assert match.waiting == Chance("roll", BENNO, small=5)
