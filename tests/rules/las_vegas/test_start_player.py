"""Who starts, and who starts next."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.las_vegas.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    all_dice_on,
    casino,
    play_round,
    position,
    refused,
    roller,
    start,
    stock,
)
from zocker.match import Match
from zocker.rules.las_vegas.game import LAS_VEGAS
from zocker.rules.messages import Chance, RoundBegan, StarterDrawn

FIFTIES = ("50k",) * 6
SIXTIES = ("60k",) * 5 + ("70k",)
EIGHTIES = ("80k",) * 5 + ("70k",)
NINETIES = ("90k",) * 5 + ("70k",)


@pytest.mark.clause("LV-8", "LV-9a")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_table_may_choose_who_starts(seat: int) -> None:
    match = start(3, starter=seat)
    assert match.secret_events == [RoundBegan(1, seat - 1)]
    assert match.view().starter == seat - 1
    stock(match, *FIFTIES)
    assert roller(match) == seat - 1


@pytest.mark.clause("LV-8", "LV-8a")
def test_by_default_the_start_player_is_drawn_before_anything_else() -> None:
    match = Match("las-vegas", players=3, chance="ask")
    assert match.waiting == Chance("starter", by_itself=True)
    assert match.secret_events == []
    match.supply("start 3")
    assert match.secret_events == [StarterDrawn(CARLA), RoundBegan(1, CARLA)]
    assert match.waiting == Chance("bill", casino=1, by_itself=True)
    stock(match, *FIFTIES)
    assert roller(match) == CARLA


@pytest.mark.clause("LV-8a")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_is_equally_likely_to_start(players: int) -> None:
    match = Match("las-vegas", players=players, chance="ask")
    chances = [(int(outcome[0]), p) for outcome, p in LAS_VEGAS.outcomes(match.secret_state)]
    assert chances == [(seat, Fraction(1, players)) for seat in range(players)]


@pytest.mark.clause("LV-8")
@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_not_there_cannot_start(seat: int) -> None:
    with refused("error-starter", starter=seat, players=3):
        start(3, starter=seat)


@pytest.mark.clause("LV-19")
def test_the_left_neighbour_starts_the_next_round_and_all_dice_come_back() -> None:
    match = start(3, starter=2)
    for starter, bills in zip((BENNO, CARLA, ANNA, BENNO), (FIFTIES, SIXTIES, EIGHTIES, NINETIES), strict=True):
        assert match.view().starter == starter
        assert [(held.small, held.neutral) for held in match.view().seats] == [(8, 0)] * 3
        stock(match, *bills)
        assert roller(match) == starter
        play_round(match, {ANNA: 1, BENNO: 2, CARLA: 3})
    assert match.over
    began = [event for event in match.secret_events if isinstance(event, RoundBegan)]
    assert began == [RoundBegan(1, BENNO), RoundBegan(2, CARLA), RoundBegan(3, ANNA), RoundBegan(4, BENNO)]


@pytest.mark.clause("LV-19", "LV-19a")
@pytest.mark.parametrize("last", [ANNA, BENNO, CARLA, DENNY])
def test_who_placed_last_does_not_matter_for_who_starts_next(last: int) -> None:
    placed = [8 - (seat == last) for seat in range(4)]
    match = position(4, {1: casino(dice=placed)}, on=last, starter=CARLA, round=2)
    all_dice_on(match, 4)
    assert match.secret_events[-1] == RoundBegan(3, DENNY)


@pytest.mark.clause("LV-7", "LV-19")
def test_everybody_has_eight_dice_again_in_the_next_round() -> None:
    match = position(2, {1: casino(dice=[8, 7])}, on=BENNO, starter=BENNO)
    all_dice_on(match, 2)
    assert match.secret_events[-1] == RoundBegan(2, ANNA)
    stock(match, *EIGHTIES)
    assert match.waiting == Chance("roll", ANNA, small=8)
