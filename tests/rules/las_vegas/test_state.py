"""The record itself: fields without a meaning at the moment are zero, so equal positions are equal bytes."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import start
from zocker.match import Match
from zocker.rules.events import collecting
from zocker.rules.frames import NOBODY
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.messages import Chance, Decision
from zocker.rules.vegas.events import ROUND_BEGAN


def test_a_new_game_has_nothing_on_the_table() -> None:
    state = Match("las-vegas", players=3, chance="ask").secret_state
    for field in ("round_no", "starter", "bills", "dice", "dice_left", "rolled", "hand"):
        assert not state[field].any(), field
    state = start(2, starter=2).secret_state
    for field in ("bills", "dice", "rolled", "hand"):
        assert not state[field].any(), field


def test_a_used_record_begins_like_a_new_one() -> None:
    new = Match("las-vegas", players=3, neutral=True, chance="ask").secret_state
    used = Match("las-vegas", players=3, neutral=True, seed=3)
    for _ in range(20):
        assert isinstance(used.waiting, Decision)
        used.play(used.waiting.moves[0].text)
    LAS_VEGAS.begin(used.secret_state)
    assert used.secret_state.tobytes() == new.tobytes()


@pytest.mark.parametrize(("players", "neutral"), [(2, False), (3, True)])
def test_frames_say_no_more_than_they_need(players: int, neutral: bool) -> None:
    match = Match("las-vegas", players=players, neutral=neutral, seed=1, chance="ask")
    while not match.over:
        waiting = match.waiting
        casino = waiting.casino - 1 if isinstance(waiting, Chance) and waiting.casino else 0
        assert match.secret_state.frames[0, 2:].tolist() == [casino, 0]
        if isinstance(waiting, Decision):
            match.play(waiting.moves[0].text)
        else:
            match.roll()
            assert isinstance(match.waiting, Decision) or not match.secret_state.rolled.any()
    assert not match.secret_state.frames.any()


def test_what_the_rules_tell_of_a_new_round() -> None:
    with collecting() as emitted:
        start(2, starter=2)
    assert emitted == []  # the match has listened
    state = start(2, starter=2).secret_state
    with collecting() as emitted:
        LAS_VEGAS.begin(state)
    assert emitted == [(ROUND_BEGAN, 1, 1, 0)]
    assert NOBODY == -1
