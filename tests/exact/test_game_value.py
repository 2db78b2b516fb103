"""The table of what a two-player game is worth between its rounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zocker.bots.profiles import outlook
from zocker.errors import Mistake
from zocker.exact.game_value import MAX_BILLS, MAX_MONEY, VALUES, read_values, starters_chance
from zocker.match import Match
from zocker.rules.frames import pop
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.las_vegas.turn import end_round
from zocker.rules.state import State


def test_the_table_says_what_it_was_made_of() -> None:
    values, errors, what = read_values()
    assert values.shape == errors.shape == (4, 2 * MAX_MONEY + 1, 2 * MAX_BILLS + 1)
    assert what["version"] == 1
    assert what["deals"] == sum(run["end"] - run["first"] for run in what["runs"]) / 4 > 0
    for run in what["runs"]:
        assert run["command"].startswith("python -m tools.solve_game run")
        assert run["versions"].startswith("Zocker ")
        assert f"rules {LAS_VEGAS.version}," in run["versions"]  # other rules need another table
        assert isinstance(run["seed"], int)


def test_more_money_is_never_worse_and_more_bills_hardly() -> None:
    """Bills matter only if the money is equal in the end."""
    assert (np.diff(VALUES[1:], axis=1) > -1e-3).all()
    assert (np.diff(VALUES[1:], axis=2) > -2e-3).all()
    assert (VALUES[1:, 0] == 0).all()
    assert (VALUES[1:, -1] == 1).all()
    assert np.ptp(VALUES[1:], axis=2).max() < 0.15


def test_leads_beyond_the_table_count_as_its_last() -> None:
    assert starters_chance(4, 99, 3) == 1
    assert starters_chance(4, -99, -50) == 0
    assert starters_chance(4, 0, 99) == VALUES[3, MAX_MONEY, -1]


@pytest.mark.parametrize("round_no", [0, 5, -1, "4"])
def test_there_are_only_four_rounds(round_no: Any) -> None:
    with pytest.raises(Mistake, match=f"no round {round_no}. Rounds are numbered 1 to 4"):
        starters_chance(round_no, 0, 0)


def between(round_no: int, starter: int, *hands: dict[int, int]) -> State:
    """Return a game in which a round has just ended."""
    state: State = Match("las-vegas", players=2, seed=1, chance="auto").secret_state.copy()
    pop(state)
    state.bills[:], state.dice[:], state.hand[:] = 0, 0, 0
    for seat, hand in enumerate(hands):
        for bill, number in hand.items():
            state.hand[seat, bill] = number
    state.round_no, state.starter = round_no - 1, 1 - starter
    end_round(state)
    assert (state.round_no, state.starter) == (round_no, starter)
    return state


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("round_no", [2, 3, 4])
def test_the_outlook_of_two_players_is_read_from_it(round_no: int, starter: int) -> None:
    hands = {9: 1, 3: 1}, {8: 1}
    state = between(round_no, starter, *hands)
    lead = 1 - 2 * starter
    expected = starters_chance(round_no, 4 * lead, lead)
    assert outlook(state, starter) == expected
    assert outlook(state, 1 - starter) == 1 - expected


def test_both_seats_are_treated_alike() -> None:
    hands = {9: 1, 3: 1}, {8: 2}
    assert outlook(between(3, 0, *hands), 0) == outlook(between(3, 1, *hands[::-1]), 1)


def test_neutral_dice_and_more_players_are_told_from_the_money() -> None:
    state = between(4, 0, {9: 1}, {9: 1})
    state.neutral = 1
    assert outlook(state, 0) == 0.5
