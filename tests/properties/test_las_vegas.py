"""What holds at every step of every game of Las Vegas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import LAS_VEGAS, seeds, states
from zocker.rules.frames import OVER, waits_for
from zocker.rules.las_vegas.material import BILL, BILLS, DICE, LEFTOVER, STARTER, VALUES, WHITE
from zocker.rules.state import State


def in_a_round(state: State) -> bool:
    return waits_for(state) not in (OVER, STARTER)


@given(st.sampled_from(LAS_VEGAS), seeds)
@pytest.mark.clause("LV-7", "LV-22", "LV-23")
def test_dice_are_conserved(setting: tuple[str, int, dict[str, object]], seed: int) -> None:
    """Every player's eight dice, and the eight neutral ones, are in supplies or in casinos, always."""
    for state in states(*setting, seed):
        if not in_a_round(state):
            continue
        placed = state.dice.sum(axis=0)
        for seat in range(state.players):
            assert placed[seat] + state.dice_left[seat, 0] == DICE
        waiting_to_roll = 2 if state.neutral and state.players == 3 and waits_for(state) in (BILL, LEFTOVER) else 0
        assert placed[WHITE] + state.dice_left[:, 1].sum() + waiting_to_roll == DICE * state.neutral
        assert not state.dice_left[state.players :].any()
        assert not state.dice[:, state.players : WHITE].any()


@given(st.sampled_from(LAS_VEGAS), seeds)
@pytest.mark.clause("LV-3", "LV-16", "LV-18")
def test_bills_are_conserved_and_never_run_out(setting: tuple[str, int, dict[str, object]], seed: int) -> None:
    """No value ever has more bills than the box; the stack only shrinks; at most 52 bills are drawn."""
    last = list(BILLS)
    for state in states(*setting, seed):
        for value in VALUES:
            in_sight = (state.bills == value).sum() + state.hand[:, value].sum()
            assert 0 <= state.stack[value] <= last[value]
            assert in_sight + state.stack[value] <= BILLS[value]
        last = list(state.stack)
    assert sum(BILLS) - sum(last) <= 52


@given(st.sampled_from(LAS_VEGAS), seeds)
@pytest.mark.clause("LV-5", "LV-6")
def test_casinos_are_stocked_just_enough_and_sorted(setting: tuple[str, int, dict[str, object]], seed: int) -> None:
    for state in states(*setting, seed):
        for casino in range(6):
            bills = state.bills[casino]
            assert list(bills) == sorted(bills, reverse=True)
            assert bills[1:].sum() < 5
            if waits_for(state) not in (BILL, OVER, STARTER):
                assert bills.sum() >= 5


@given(st.sampled_from(LAS_VEGAS), seeds)
def test_games_end_and_no_decision_is_without_a_move(setting: tuple[str, int, dict[str, object]], seed: int) -> None:
    decisions = 0
    for state in states(*setting, seed):
        if waits_for(state) > OVER:
            decisions += 1
            assert state.rolled.sum() > 0
    assert waits_for(state) == OVER
    assert decisions <= 2000


def test_the_settings_cover_every_number_of_players_with_and_without_neutral_dice() -> None:
    assert {(players, options["neutral"]) for _, players, options in LAS_VEGAS} == {
        (2, False), (2, True), (3, False), (3, True), (4, False), (4, True), (5, False),
    }  # fmt: skip
