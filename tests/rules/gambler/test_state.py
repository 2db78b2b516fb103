"""The record itself: fields without a meaning at the moment are zero, so equal positions are equal bytes."""

from __future__ import annotations

from tests.rules.gambler.table import play, position, start, tableau
from tests.rules.las_vegas.table import refused
from zocker.match import Match
from zocker.rules.events import collecting
from zocker.rules.frames import NOBODY
from zocker.rules.gambler.events import ROUND_BEGAN, TURNED_UP
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.messages import Chance, Decision

LAID_OUT = ("tableau", "boxes", "house", "value", "dice", "filled", "fits", "empty", "rolled")


def test_a_new_game_has_nothing_on_the_table() -> None:
    state = Match("gambler", players=3, chance="ask").secret_state
    for field in ("round_no", "starter", "turned", "dice_left", *LAID_OUT):
        assert not state[field].any(), field
    state = start(2, tableau(), tableau(), starter=2).secret_state
    for field in LAID_OUT:
        assert not state[field].any(), field


def test_between_rounds_nothing_is_on_the_table() -> None:
    match = position(2, "* * : 20", "full house : -30", roll="1 1 2 2 2", others=[tableau()] * 2)
    play(match, "1 in 1", "1 in 1", "2 in 2", "2 in 2", "2 in 2")
    match.supply("roll 3 3 4 4 4")
    play(match, "3 in 2", "3 in 2")
    assert match.waiting == Chance("tableau", by_itself=True)
    for field in LAID_OUT:
        assert not match.secret_state[field].any(), field


def test_a_used_record_begins_like_a_new_one() -> None:
    new = Match("gambler", players=3, chance="ask", target=800).secret_state
    used = Match("gambler", players=3, seed=3, target=800)
    while used.view().round < 3:
        assert isinstance(used.waiting, Decision)
        used.play(used.waiting.moves[0].text)
    GAMBLER.begin(used.secret_state)
    assert used.secret_state.tobytes() == new.tobytes()


def test_frames_say_no_more_than_they_need() -> None:
    match = Match("gambler", players=4, seed=1, chance="ask", rounds=2)
    placed = 0
    while not match.over:
        waiting = match.waiting
        if isinstance(waiting, Decision):
            assert match.secret_state.frames[0, 2:].tolist() == [placed, 0]
            move = waiting.moves[0].text
            placed += 1
            match.play(move)
        else:
            assert match.secret_state.frames[0, 2:].tolist() == [waiting.small, waiting.chosen]  # type: ignore[union-attr]
            assert not match.secret_state.rolled.any()
            placed = 0
            match.roll()
    assert not match.secret_state.frames.any()
    assert not match.secret_state.rolled.any()


def test_what_the_rules_tell_of_a_new_game() -> None:
    state = start(2, tableau(), tableau(beginner=True), starter=2, beginner_first=True).secret_state
    with collecting() as emitted:
        GAMBLER.begin(state)
    assert emitted == [(ROUND_BEGAN, 1, 1, 0), (TURNED_UP, NOBODY, 1, 0)]


def test_a_finished_game_takes_nothing_more() -> None:
    match = position(2, "1 : 30", points=[480, 120], roll="1 2 2 2 2")
    play(match, "1 in 1")
    with refused("error-over"):
        match.play("stop")
    with refused("error-over"):
        match.supply("roll 1 1 1 1 1")
