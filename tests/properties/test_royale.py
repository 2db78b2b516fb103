"""What holds at every step of every game of Royale and Las Vegas 2019."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import ROYALE as ROYALE_SETTINGS
from tests.properties.positions import Setting, owner_of_secret, seeds, states, with_secret
from zocker.rules.frames import NOBODY, OVER, waits_for
from zocker.rules.royale.boards import block_it, handicap
from zocker.rules.royale.game import ROYALE
from zocker.rules.royale.material import (
    ASIDE,
    GREY,
    LAY_BOARDS,
    NEUTRAL,
    NONE,
    PAIR,
    SEATS,
    SMALL_DICE,
    STARTER,
    WHITE,
)
from zocker.rules.state import State

settings_of_royale = st.sampled_from(ROYALE_SETTINGS)


def playing(state: State) -> bool:
    """Tell whether a round is being played: its set-up is done and its dice are out."""
    return waits_for(state) not in (OVER, STARTER, LAY_BOARDS, PAIR, ASIDE, NEUTRAL)


@given(settings_of_royale, seeds)
@pytest.mark.clause("RY-1", "RY-8", "RY-5")
def test_dice_are_conserved(setting: Setting, seed: int) -> None:
    """Every player's dice are in the supply, in casinos or on boards, and a Biggy counts two."""
    for state in states(*setting, seed):
        if waits_for(state) in (OVER, STARTER):
            continue
        for seat in range(state.players):
            on_boards = state.bar[seat] + state.double[seat]
            for owner, kind in (*state.nice, state.gold):
                if owner == seat:
                    on_boards[kind] += 1
            everywhere = state.dice_left[seat] + state.dice[:, seat].sum(axis=0) + on_boards
            assert everywhere.tolist() == [SMALL_DICE, 1]
        grey = state.dice[:, GREY].sum()
        if handicap.CODE in state.face and playing(state):
            assert grey == state.fields.sum()
        elif block_it.CODE in state.face:
            assert grey == 9 - (state.groups * [1, 2, 3]).sum()
        else:
            assert grey == 0
        assert (state.count[:, WHITE:] == state.dice[:, WHITE:] @ [1, 2]).all()
        assert (state.count[:, :WHITE] == state.dice[:, :WHITE] @ [1, 2] + state.extra).all()


@given(settings_of_royale, seeds)
@pytest.mark.clause("RY-4", "RY-20")
def test_money_is_accounted_for(setting: Setting, seed: int) -> None:
    """Nobody ever has less than nothing; cards are never below $30k; at most 36 cards are laid out."""
    for state in states(*setting, seed):
        assert (state.chips >= 0).all()
        assert (state.hand >= 0).all()
        assert (state.stack >= 0).all()
        assert not state.hand[:, :3].any()
        assert not state.stack[:3].any()
        assert not state.hand[state.players :].any()


@given(settings_of_royale, seeds)
@pytest.mark.clause("RY-E1.1")
def test_a_closed_casino_never_changes(setting: Setting, seed: int) -> None:
    history = ((int(s.closed), int(s.round_no), s.dice.copy()) for s in states(*setting, seed))
    for (closed, round_no, dice), (still, same_round, after) in pairwise(history):
        if closed != NONE and (closed, round_no) == (still, same_round):
            assert (dice[closed] == after[closed]).all()


@given(settings_of_royale, seeds)
def test_frames_stay_shallow_and_games_end(setting: Setting, seed: int) -> None:
    moves = np.zeros(len(ROYALE.moves), np.int64)
    decisions = 0
    for state in states(*setting, seed):
        assert 0 <= state.depth <= len(state.frames)
        assert not state.frames[state.depth :].any()
        if waits_for(state) > OVER:
            decisions += 1
            n = ROYALE.legal(state, moves)
            assert 0 < n < len(moves)
            assert len(set(moves[:n].tolist())) == n
    assert waits_for(state) == OVER
    assert decisions <= 2000


@given(st.sampled_from([s for s in ROYALE_SETTINGS if s[2]["boards"]]), seeds, st.integers(1, 3))
@pytest.mark.clause("RY-A1.2", "RY-G1.2")
def test_secrets_are_in_nobody_elses_view(setting: Setting, seed: int, other_secret: int) -> None:
    """Change a closed fist or a split of the same sizes: nobody but its owner sees any difference."""
    for state in states(*setting, seed):
        owner = owner_of_secret(state)
        if owner == NOBODY:
            continue
        changed = with_secret(state, other_secret)
        for seat in range(-1, SEATS):
            if seat < state.players and seat != owner:
                one, other = state.copy(), changed.copy()
                ROYALE.mask(one, seat, False)
                ROYALE.mask(other, seat, False)
                assert one.tobytes() == other.tobytes()
                assert ROYALE.view(one, seat) == ROYALE.view(other, seat)
