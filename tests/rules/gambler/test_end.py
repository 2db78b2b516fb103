"""The end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.gambler.table import lying, play, points, position, settled, start, tableau, turn
from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, refused, roller
from zocker.match import Match
from zocker.rules.gambler.events import RoundEnded, RowFinished
from zocker.rules.messages import Over, Result


def last_box(worth: int, has: Sequence[int], **options: Any) -> Match:
    """Play the last box of a round, as seat 1."""
    match = position(len(has), f"1 : {worth}", points=has, roll="1 3 3 3 3", **options)
    play(match, "1 in 1")
    return match


@pytest.mark.clause("GA-24")
@pytest.mark.parametrize(("worth", "has"), [(10, [490, 80]), (100, [490, 80]), (10, [80, 500]), (-50, [80, 510])])
def test_the_game_ends_after_a_round_in_which_somebody_reached_500(worth: int, has: list[int]) -> None:
    match = last_box(worth, has)
    assert match.waiting == Over()
    assert match.result == Result.of(scores=(has[0] + worth, has[1]), winners=(int(has[1] >= 500),))


@pytest.mark.clause("GA-24")
@pytest.mark.parametrize(("worth", "has"), [(10, [480, 490]), (-10, [500, 490]), (-30, [520, 80])])
def test_it_goes_on_while_nobody_has_500(worth: int, has: list[int]) -> None:
    match = last_box(worth, has)
    assert not match.over
    assert match.result is None
    assert match.view().round == 3


@pytest.mark.clause("GA-24")
def test_reaching_500_during_a_round_ends_nothing() -> None:
    match = position(2, "1 : 50", "2 : 10", points=[450, 80], roll="1 3 3 3 3")
    play(match, "1 in 1")
    assert points(match) == [500, 80]
    assert not match.over
    play(match, "stop")
    assert roller(match) == BENNO
    turn(match, "2 3 3 3 3", "2 in 2")
    assert match.result == Result.of(scores=(500, 90), winners=(ANNA,))


@pytest.mark.clause("GA-24")
def test_who_falls_below_500_again_has_not_won() -> None:
    match = position(2, "1 : 50", lying("2 2 : -30", 2), points=[470, 80], roll="1 2 3 3 3")
    play(match, "1 in 1")
    assert points(match) == [520, 80]
    play(match, "2 in 2")
    assert points(match) == [490, 80]
    assert not match.over
    assert match.view().round == 3


@pytest.mark.clause("GA-24")
def test_who_fell_below_500_does_not_win_when_somebody_else_reaches_it() -> None:
    match = position(2, "1 : -30", "2 : 50", points=[520, 470], roll="1 3 3 3 3")
    play(match, "1 in 1", "stop")
    turn(match, "2 3 3 3 3", "2 in 2")
    assert match.result == Result.of(scores=(490, 520), winners=(BENNO,))


@pytest.mark.clause("GA-24")
@pytest.mark.parametrize(
    ("has", "winners"),
    [
        ([490, 510, 80], (BENNO,)),
        ([500, 510, 600], (CARLA,)),
        ([490, 500, 80], (ANNA, BENNO)),
        ([490, 500, 500], (ANNA, BENNO, CARLA)),
        ([80, 700, 700], (BENNO, CARLA)),
        ([590, 500, 500], (ANNA,)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share(has: list[int], winners: tuple[int, ...]) -> None:
    match = last_box(10, has)
    assert match.result is not None
    assert match.result.winners == winners


@pytest.mark.clause("GA-24")
@pytest.mark.parametrize(("target", "over"), [(90, True), (100, False), (1_000_000, False)])
def test_the_target_is_an_option(target: int, over: bool) -> None:
    assert last_box(10, [80, 80], target=target).over == over


@pytest.mark.clause("GA-24")
def test_the_last_round_ends_with_its_tableau_on_the_table() -> None:
    match = last_box(10, [490, 80], others=[tableau("2 : 10")])
    assert settled(match) == match.secret_events[1:] == [RowFinished(ANNA, 1, 10), RoundEnded(2, ANNA)]
    view = match.view()
    assert (view.round, view.tableau, view.rolled) == (2, 1, ())
    assert all(row.full for row in view.rows)


@pytest.mark.clause("GA-24a")
def test_the_rounds_may_be_limited() -> None:
    match = start(2, tableau(), rounds=3)
    match.supply("tableau 1")
    for number in (1, 2, 3):
        assert match.view().round == number
        turn(match, "6 6 6 6 6", *[f"6 in {row}" for row in range(1, 6)])
        turn(match, "6 6 6 6 6", "6 in 6")
    assert match.result is not None
    assert max(match.result.scores) < 500


@pytest.mark.clause("GA-24a")
@pytest.mark.parametrize(
    ("has", "winners"), [([70, 90, 60], (BENNO,)), ([70, 80, 60], (ANNA, BENNO)), ([30, 40, 40], (ANNA, BENNO, CARLA))]
)
def test_after_the_last_round_most_points_win(has: list[int], winners: tuple[int, ...]) -> None:
    match = last_box(10, has, rounds=4, round=4)
    assert match.result == Result.of(scores=(has[0] + 10, *has[1:]), winners=winners)


@pytest.mark.clause("GA-24a")
def test_the_target_ends_the_game_before_the_last_round() -> None:
    assert last_box(10, [490, 80], rounds=4).over
    assert not last_box(10, [480, 80], rounds=4, round=3).over


@pytest.mark.clause("GA-24a")
def test_without_the_option_rounds_have_no_limit() -> None:
    assert not last_box(10, [480, 80], round=999_999).over


@pytest.mark.clause("GA-24a")
def test_a_target_that_somebody_has_from_the_start_takes_one_round() -> None:
    match = start(2, tableau(), target=80)
    match.supply("tableau 1")
    turn(match, "6 6 6 6 6", *[f"6 in {row}" for row in range(1, 6)])
    assert not match.over
    turn(match, "6 6 6 6 6", "6 in 6")
    assert match.result == Result.of(scores=(130, 90), winners=(ANNA,))


@pytest.mark.clause("GA-24", "GA-24a")
@pytest.mark.parametrize("option", ["target", "rounds"])
@pytest.mark.parametrize("value", [0, -1, 1_000_001])
def test_targets_and_limits_that_make_no_sense(option: str, value: int) -> None:
    with refused("error-option-range", option=option, value=value, most=1_000_000):
        start(2, tableau(), **{option: value})


@pytest.mark.clause("GA-24", "GA-24a")
@pytest.mark.parametrize("option", ["target", "rounds"])
@pytest.mark.parametrize("value", [1, 1_000_000])
def test_the_least_and_the_most(option: str, value: int) -> None:
    view = start(2, tableau(), **{option: value}).view()
    assert getattr(view, option) == value
