"""Who starts, and who comes next."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.gambler.table import FINN, position, start, tableau, turn
from tests.rules.las_vegas.table import ANNA, BENNO, CARLA, refused, roller
from zocker.match import Match
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.messages import Chance, RoundBegan, StarterDrawn

FOURS = tableau(*["4 : 20"] * 6)


@pytest.mark.clause("GA-6")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_table_may_choose_who_starts(seat: int) -> None:
    match = start(3, FOURS, FOURS, starter=seat)
    assert match.secret_events == [RoundBegan(1, seat - 1)]
    assert match.view().starter == seat - 1
    match.supply("tableau 2")
    assert roller(match) == seat - 1


@pytest.mark.clause("GA-6", "GA-6a")
def test_by_default_the_start_player_is_drawn_before_the_first_tableau() -> None:
    match = Match("gambler", players=3, chance="ask")
    assert match.waiting == Chance("starter", by_itself=True)
    assert match.secret_events == []
    match.supply("start 3")
    assert match.secret_events == [StarterDrawn(CARLA), RoundBegan(1, CARLA)]
    assert match.waiting == Chance("tableau", by_itself=True)
    match.supply("tableau 1")
    assert roller(match) == CARLA


@pytest.mark.clause("GA-6a")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_seat_is_equally_likely_to_start(players: int) -> None:
    match = Match("gambler", players=players, chance="ask")
    chances = [(int(outcome[0]), p) for outcome, p in GAMBLER.outcomes(match.secret_state)]
    assert chances == [(seat, Fraction(1, players)) for seat in range(players)]


@pytest.mark.clause("GA-6")
@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_not_there_cannot_start(seat: int) -> None:
    with refused("error-starter", starter=seat, players=3):
        start(3, FOURS, starter=seat)


@pytest.mark.clause("GA-6", "GA-6a")
@pytest.mark.parametrize(("players", "starter"), [(2, BENNO), (3, BENNO), (4, ANNA), (5, CARLA), (6, FINN)])
def test_play_goes_clockwise(players: int, starter: int) -> None:
    match = position(players, "1 1 1 1 1 1 : 50", "2 : 10", on=starter, starter=starter)
    rolled = []
    for _ in range(players + 2):
        seat = roller(match)
        rolled.append(seat)
        turn(match, " ".join("3" * match.waiting.small))  # type: ignore[union-attr]
    assert rolled == [(starter + k) % players for k in range(players + 2)]
