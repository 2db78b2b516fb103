"""The ranking at the end: who is before whom, and why where both have the same."""

from __future__ import annotations

import pytest

from zocker.rules.messages import Result
from zocker.server.present.ranking import ranking
from zocker.text import speaking


@pytest.mark.clause("LV-20")
def test_what_breaks_a_tie_is_said() -> None:
    result = Result.of(scores=(460_000, 480_000, 460_000), winners=(1,))
    ranked = ranking("las-vegas", result, [46_004, 48_005, 46_007])
    assert [(rank.seat, rank.rank, rank.more) for rank in ranked] == [(1, 1, None), (2, 2, "more bills"), (0, 3, None)]


def test_a_shared_place_needs_no_reason() -> None:
    result = Result.of(scores=(100, 100, 90), winners=(0, 1))
    assert [rank.more for rank in ranking("gambler", result, [100, 100, 90])] == [None] * 3


@pytest.mark.parametrize(
    ("language", "more"), [("de", "mehr Karten und Jetons"), ("fr", "davantage de cartes et de jetons")]
)
def test_it_is_said_in_the_words_of_the_box(language: str, more: str) -> None:
    result = Result.of(scores=(300_000, 300_000), winners=(0,))
    with speaking(language):
        assert ranking("royale", result, [30_005, 30_004])[0].more == more
