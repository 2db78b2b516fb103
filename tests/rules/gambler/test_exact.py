"""Our "perft": what a turn brings, valued by the engine over all dice and by hand."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

import pytest

from tests.rules.gambler.table import lying, position
from zocker.match import Match
from zocker.rules.frames import seat_of, waits_for
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import PLACE, ROLL_AGAIN, STOP
from zocker.rules.state import Array, State

Worth = Callable[[State], int]


def of_a_turn(match: Match, worth: Worth) -> Fraction:
    """Return the expected worth of the end of the turn that begins, for a player who wants as much as he can get."""
    known: dict[bytes, Fraction] = {}

    def roll(state: State) -> Fraction:
        key = state.tobytes()
        if key not in known:
            outcomes = list(GAMBLER.outcomes(state))
            assert sum(probability for _, probability in outcomes) == 1
            known[key] = sum(
                (probability * after_roll(state, outcome) for outcome, probability in outcomes), Fraction(0)
            )
        return known[key]

    def after_roll(state: State, outcome: Array) -> Fraction:
        after = state.copy()
        GAMBLER.chance(after, outcome)
        return choose(after) if waits_for(after) == PLACE else Fraction(worth(after))

    def choose(state: State) -> Fraction:
        return max(after_move(state, move.code) for move in GAMBLER.waiting(state).moves)  # type: ignore[union-attr]

    def after_move(state: State, code: int) -> Fraction:
        after = state.copy()
        GAMBLER.play(after, code)
        if code == ROLL_AGAIN:
            return roll(after)
        if code != STOP and waits_for(after) == PLACE:
            return choose(after)
        return Fraction(worth(after))

    return roll(match.secret_state)


def ends_the_round(state: State) -> int:
    return int(state.round_no == 3)


def own_points(state: State) -> int:
    return int(state.points[0])


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 9])
def test_one_box_that_wants_a_one(dice: int) -> None:
    match = position(2, "1 : 10", dice=[dice, 15])
    assert of_a_turn(match, ends_the_round) == 1 - Fraction(5, 6) ** min(dice, 5)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_one_box_with_a_star_takes_any_die(dice: int) -> None:
    assert of_a_turn(position(2, "* : 10", dice=[dice, 15]), ends_the_round) == 1


def test_a_one_and_then_a_two_with_two_dice() -> None:
    """Both at once in 2 ways of 36; a one without a two in 9, and then a two in one of six."""
    match = position(2, "1 2 : 10", dice=[2, 15])
    assert of_a_turn(match, ends_the_round) == Fraction(2, 36) + Fraction(9, 36) * Fraction(1, 6)


def equal(missing: int) -> Fraction:
    """Return how likely so many dice all come to show one face, where every roll must bring one at least."""
    if missing == 0:
        return Fraction(1)
    return sum(
        (
            Fraction(comb(missing, k) * 5 ** (missing - k), 6**missing) * equal(missing - k)
            for k in range(1, missing + 1)
        ),
        Fraction(0),
    )


def test_three_equal_dice_of_three() -> None:
    """All equal in 6 ways of 216, a pair in 90, all different in 120; then one or two dice are missing."""
    match = position(2, "* * * : 10", dice=[3, 15])
    by_hand = Fraction(6, 216) + Fraction(90, 216) * Fraction(1, 6) + Fraction(120, 216) * Fraction(2, 27)
    assert equal(2) == Fraction(2, 27)
    assert by_hand == Fraction(269, 1944)
    assert of_a_turn(match, ends_the_round) == by_hand


@pytest.mark.parametrize("missing", [1, 2, 3, 4])
def test_a_star_row_that_has_its_face(missing: int) -> None:
    match = position(2, lying("* * * * * : 10", *[4] * (5 - missing)), dice=[missing, 15])
    assert of_a_turn(match, ends_the_round) == equal(missing)


def test_the_pair_of_a_full_house() -> None:
    """Any of five faces begins the pair, the sixth lies there: with two dice a pair, or one and then its twin."""
    match = position(2, lying("full house : 80", 3, 3, 3), dice=[2, 15])
    by_hand = Fraction(5, 36) + Fraction(30, 36) * Fraction(1, 6)
    assert of_a_turn(match, ends_the_round) == by_hand


def test_a_duty_may_cost_points() -> None:
    match = position(2, "1 : 50", "2 : -30", dice=[1, 15], points=[80, 80])
    assert of_a_turn(match, own_points) == 80 + Fraction(50 - 30, 6)


def test_stop_when_only_a_black_row_is_left_and_roll_on_when_only_a_yellow_one_is() -> None:
    """A one in 11 ways of 36 wins 50; a two without a one in 9 costs 30, and the other die may bring the one."""
    match = position(2, "1 : 50", "2 : -30", dice=[2, 15], points=[80, 80])
    by_hand = 80 + Fraction(11, 36) * 50 + Fraction(9, 36) * (-30 + Fraction(50, 6))
    assert of_a_turn(match, own_points) == by_hand


def test_who_has_nothing_pays_nothing_and_so_pays_first() -> None:
    """With 0 points the black row is free if it is finished before the yellow one."""
    match = position(2, "1 : 50", "2 : -30", dice=[2, 15], points=[0, 80])
    by_hand = Fraction(11, 36) * 50 + Fraction(9, 36) * Fraction(50, 6)
    assert of_a_turn(match, own_points) == by_hand


def test_a_turn_is_over_when_its_seat_is_not_asked_any_more() -> None:
    match = position(2, "1 1 : 10", dice=[2, 15])
    for outcome, _ in GAMBLER.outcomes(match.secret_state):
        after = match.secret_state.copy()
        GAMBLER.chance(after, outcome)
        assert seat_of(after) == (0 if outcome[0] else 1)
