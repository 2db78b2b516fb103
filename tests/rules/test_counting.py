"""Who counts along what others win in public, and who forgets it."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.positions import LAS_VEGAS, ROYALE, Setting, seeds, states
from tests.rules.las_vegas.table import ANNA, BENNO, play_round, position, start, stock
from zocker.bots import roster
from zocker.bots.profiles import guess
from zocker.rules import dice, games
from zocker.rules.frames import OVER, waits_for

BILLS = ("40k 20k", "90k", "90k", "90k", "90k", "90k")


@given(st.sampled_from([*LAS_VEGAS, *ROYALE]), seeds)
@pytest.mark.clause("LV-17d", "RY-20c")
def test_in_a_fresh_game_what_was_counted_is_what_was_won(setting: Setting, seed: int) -> None:
    for state in states(*setting, seed):
        assert (state.counted == state.hand).all()
        assert state.uncounted_rounds == 0


@given(st.sampled_from([*LAS_VEGAS, *ROYALE]), seeds)
@pytest.mark.clause("LV-17d", "RY-20c")
def test_who_counts_along_guesses_nothing(setting: Setting, seed: int) -> None:
    """The view of a seat that counts along becomes the whole truth about money."""
    for state in states(*setting, seed):
        if waits_for(state) == OVER:
            continue
        view = state.copy()
        games.mask(view, ANNA, True)
        guess(view, ANNA, dice.new_rng())
        assert (view.hand == state.hand).all()


@pytest.mark.clause("LV-17d")
def test_set_ups_that_differ_only_in_hands_are_counted_alike() -> None:
    one = position(2, round=2, hands=[["90k"], ["20k"]], gone=["10k"])
    other = position(2, round=2, hands=[["10k"], ["20k"]], gone=["90k"])
    for match in (one, other):
        assert not match.secret_state.counted.any()
        assert match.secret_state.uncounted_rounds == 1
    for seat in (BENNO, -1):
        assert one.masked(seat, counts=True).tobytes() == other.masked(seat, counts=True).tobytes()


@pytest.mark.clause("LV-17d")
def test_people_and_forgetful_bots_get_no_count() -> None:
    match = start(2)
    stock(match, *BILLS)
    play_round(match, {ANNA: 1, BENNO: 2})
    assert match.secret_state.counted[ANNA].any()
    assert not match.masked(BENNO).counted[ANNA].any()
    assert match.masked(BENNO).uncounted_rounds == 1
    assert match.masked(BENNO, counts=True).counted[ANNA].tolist() == match.secret_state.hand[ANNA].tolist()
    assert not match.masked(BENNO).hand[ANNA].any()


@pytest.mark.clause("LV-17d")
def test_a_bot_that_joins_later_guesses_what_it_has_not_counted() -> None:
    match = position(2, round=3, hands=[["90k", "80k"], []], gone=["70k", "70k"])
    view = match.masked(BENNO, counts=True)
    held = np.zeros(10)
    for word in range(1, 101):
        guessed = view.copy()
        guess(guessed, BENNO, dice.seeded_rng(word))
        held += guessed.hand[ANNA]
    assert 0 < held[9] < 100  # one of them has left the table: somebody may hold it
    assert 0 < held[7] < 200


def test_shark_counts_and_regular_forgets() -> None:
    assert roster.find("shark", "las-vegas").counts
    assert not roster.find("regular", "royale").counts


@pytest.mark.parametrize(("line", "counts"), [("counts = True", True), ("", False)])
def test_a_bot_of_ones_own_says_whether_it_counts(tmp_path, line, counts) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "mine.py"
    file.write_text(f"class Mine:\n    {line}\n    def choose(self, view, legal, luck):\n        return legal[0]\n")
    assert roster.find(f"{file}:Mine", "las-vegas").counts is counts
