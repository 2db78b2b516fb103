"""What all Las Vegas games show in the same words."""

from __future__ import annotations

import pytest

from zocker.match import Match
from zocker.rules.las_vegas import material as las_vegas
from zocker.rules.royale import material as royale
from zocker.rules.vegas.view import GREY, WHITE, SeatView, View, owner_view


def test_imaginary_owners_have_the_same_numbers_in_all_games() -> None:
    assert las_vegas.WHITE == royale.WHITE == WHITE
    assert royale.GREY == GREY
    assert [owner_view(owner) for owner in (0, 4, WHITE, GREY)] == [0, 4, "neutral", "grey"]


@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2019", "royale"])
def test_all_games_have_the_same_view(game: str) -> None:
    assert isinstance(Match(game, players=3, seed=1).view(0), View)


def test_what_a_game_has_not_is_left_out_of_what_is_printed() -> None:
    assert repr(SeatView(8, 0, ())) == "SeatView(small=8, money=0, bills=())"


def test_bills_and_chips_are_counted_where_they_can_be_seen() -> None:
    assert SeatView(0, 50_000, (20_000, 30_000)).bills_and_chips == 2
    assert SeatView(0, 40_000, (30_000,), chips=1).bills_and_chips == 2
    assert SeatView(0, None, None, chips=1).bills_and_chips is None
