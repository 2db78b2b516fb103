"""What holds at every step of every game of Gambler."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import GAMBLER as GAMBLER_SETTINGS
from tests.properties.positions import OWN_DECK, Setting, matches, seeds, states
from zocker.match import Match
from zocker.rules.frames import OVER, SEAT, A, waits_for
from zocker.rules.gambler import sets
from zocker.rules.gambler.events import DiePlaced, RollsAgain
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import PLACE, ROLL, STARTER
from zocker.rules.gambler.tableaux import Tableau
from zocker.rules.messages import Rolled
from zocker.rules.state import State

settings_of_gambler = st.sampled_from(GAMBLER_SETTINGS)

FACES = range(1, 7)


def fillings(row: str) -> set[tuple[int, ...]]:
    """Return all ways to fill a row, as its text says (GA-9, GA-10, GA-11)."""
    shown = row.partition(":")[0].split()
    if shown == ["full", "house"]:
        return {(a, a, a, b, b) for a, b in permutations(FACES, 2)}
    if shown[0] == "*":
        return {(face,) * len(shown) for face in FACES}
    return {tuple(map(int, shown))}


def rows(setting: Setting, state: State) -> tuple[str, ...]:
    """Return the rows of the tableau on the table, in writing."""
    chosen = cast("str | tuple[Tableau, ...]", setting[2]["tableaux"])
    return sets.deck(chosen)[state.tableau].rows


def dice_in(state: State, row: int) -> tuple[int, ...]:
    return tuple(int(die) for die in state.dice[row] if die)


def fitting(setting: Setting, state: State) -> list[set[int]]:
    """Return the faces that fit each row: those with which it can still be filled."""
    fit = []
    for row, text in enumerate(rows(setting, state)):
        lie = dice_in(state, row)
        fit.append({way[len(lie)] for way in fillings(text) if way[: len(lie)] == lie and len(way) > len(lie)})
    return fit


def laid_out(setting: Setting, seed: int) -> Iterator[State]:
    """Yield a game's states in which a tableau is on the table."""
    return (state for state in states(*setting, seed) if waits_for(state) in (ROLL, PLACE, OVER))


@given(settings_of_gambler, seeds)
@pytest.mark.clause("GA-1", "GA-15", "GA-16", "GA-22")
def test_dice_are_conserved(setting: Setting, seed: int) -> None:
    """All dice in play are in supplies or on the tableau, always; those of a roll are still the roller's."""
    players = setting[1]
    for state in states(*setting, seed):
        if waits_for(state) == STARTER:
            continue
        assert state.dice_left.sum() + (state.dice > 0).sum() == 30 // players * players
        assert (state.dice_left >= 0).all()
        assert (state.dice_left <= 30 // players).all()
        assert not state.dice_left[players:].any()
        assert 0 <= state.rolled.sum() <= 5
        if waits_for(state) == PLACE:
            assert 0 < state.rolled.sum() <= state.dice_left[state.frames[0, SEAT]]
        else:
            assert not state.rolled.any()


@given(settings_of_gambler, seeds)
@pytest.mark.clause("GA-5", "GA-18", "GA-19", "GA-20")
def test_points_change_just_when_a_row_is_finished_and_never_fall_below_0(setting: Setting, seed: int) -> None:
    for before, after in pairwise(state.copy() for state in states(*setting, seed)):
        expected = before.points.copy()
        for row in range(6):
            new_round = before.round_no != after.round_no
            if before.fits[row] and (new_round or not after.fits[row]):
                worth = int(rows(setting, before)[row].partition(":")[2])
                expected[before.frames[0, SEAT]] = max(0, expected[before.frames[0, SEAT]] + worth)
        assert after.points.tolist() == expected.tolist()


@given(settings_of_gambler, seeds)
@pytest.mark.clause("GA-9", "GA-13")
def test_rows_grow_from_the_left_one_die_at_a_time_and_no_die_ever_moves(setting: Setting, seed: int) -> None:
    history = ((int(state.round_no), state.dice.copy()) for state in states(*setting, seed))
    for (round_no, before), (same_round, after) in pairwise(history):
        for row in after:
            assert (row[: (row > 0).sum()] > 0).all()
        if round_no == same_round:
            assert (after[before > 0] == before[before > 0]).all()
            assert 0 <= (after > 0).sum() - (before > 0).sum() <= 1
        else:
            assert not after.any()


@given(settings_of_gambler, seeds)
@pytest.mark.clause("GA-9", "GA-10", "GA-11", "GA-12")
def test_what_fits_follows_from_the_row_and_the_dice_in_it(setting: Setting, seed: int) -> None:
    for state in laid_out(setting, seed):
        for row, faces in enumerate(fitting(setting, state)):
            assert {face for face in FACES if state.fits[row] >> (face - 1) & 1} == faces
            assert state.filled[row] == len(dice_in(state, row))
        boxes = sum(len(next(iter(fillings(text)))) for text in rows(setting, state))
        assert state.empty == boxes - (state.dice > 0).sum()


@given(settings_of_gambler, seeds)
@pytest.mark.clause("GA-8", "GA-14", "GA-14a", "GA-16")
def test_legal_moves_are_what_the_clauses_say(setting: Setting, seed: int) -> None:
    """List them anew: what fits, and once a die of the roll was placed the other two."""
    codes = np.zeros(len(GAMBLER.moves), np.int64)
    dice_left = 0
    for state in states(*setting, seed):
        if waits_for(state) == ROLL:
            dice_left = int(state.frames[0, A])
        if waits_for(state) != PLACE:
            continue
        rolled = [face for face in FACES if state.rolled[face - 1]]
        expected = [
            f"place {face} in row {row}"
            for row, faces in enumerate(fitting(setting, state), 1)
            for face in rolled
            if face in faces
        ]
        if state.rolled.sum() < dice_left:
            expected += ["roll again", "stop"]
        moves = [GAMBLER.moves[code] for code in codes[: GAMBLER.legal(state, codes)]]
        assert moves == expected
        assert moves


@given(settings_of_gambler, seeds)
@pytest.mark.clause("GA-21", "GA-24", "GA-24a")
def test_rounds_and_games_end_when_they_should(setting: Setting, seed: int) -> None:
    """A round lasts while a box is empty; the game ends after the first that brings the target, or after the last."""
    target, rounds = (cast("int | None", setting[2][option]) for option in ("target", "rounds"))
    assert target
    decisions = round_no = 0
    for state in states(*setting, seed):
        kind = waits_for(state)
        decisions += kind == PLACE
        if kind in (ROLL, PLACE):
            assert state.empty > 0
        if state.round_no != round_no:
            round_no = int(state.round_no)
            assert round_no == 1 or state.points.max() < target
            assert rounds is None or round_no <= rounds
    assert waits_for(state) == OVER
    assert state.empty == 0
    assert state.points.max() >= target or state.round_no == rounds
    assert decisions <= 1000


@given(matches(of=settings_of_gambler, most_moves=300))
@pytest.mark.clause("GA-7", "GA-14")
def test_a_turn_has_one_to_five_rolls_each_of_the_dice_that_were_not_placed(match: Match) -> None:
    rolls = dice = placed = 0
    for before, event in pairwise(match.secret_events):
        if isinstance(event, Rolled):
            if isinstance(before, RollsAgain):
                assert placed > 0
                assert len(event.small) == dice - placed
                rolls += 1
            else:
                rolls = 1
            assert 1 <= len(event.small) <= 5
            assert rolls <= 5
            dice, placed = len(event.small), 0
        placed += isinstance(event, DiePlaced)


def test_the_settings_cover_every_number_of_players_and_rows_of_every_kind() -> None:
    assert {(players, options["tableaux"] == sets.CURRENT) for _, players, options in GAMBLER_SETTINGS} == {
        (players, own) for players in range(2, 7) for own in (False, True)
    }
    boxes = [[len(next(iter(fillings(row)))) for row in tableau.rows] for tableau in OWN_DECK]
    assert {n for tableau in boxes for n in tableau} == set(range(1, 7))
    assert max(map(sum, boxes)) == 28
