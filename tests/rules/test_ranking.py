"""Ranks and shares of the win, by what a game ranks its seats by."""

from __future__ import annotations

import pytest

from zocker.match import Match
from zocker.rules.ranking import WHOLE, rank, share


@pytest.mark.parametrize(
    ("points", "ranks", "shares"),
    [
        ([30, 70, 30, 10], [2, 1, 2, 4], [0, WHOLE, 0, 0]),
        ([5, 5, 5, 5], [1, 1, 1, 1], [WHOLE // 4] * 4),
        ([70, 10, 70, 80], [2, 4, 2, 1], [0, 0, 0, WHOLE]),
        ([80, 10, 80, 20], [1, 4, 1, 3], [WHOLE // 2, 0, WHOLE // 2, 0]),
    ],
)
def test_equals_share_a_rank_and_the_win(points: list[int], ranks: list[int], shares: list[int]) -> None:
    match = Match("gambler", players=4, seed=1)
    match.secret_state.points[:4] = points
    assert [rank(match.secret_state, seat) for seat in range(4)] == ranks
    assert [share(match.secret_state, seat) for seat in range(4)] == shares


@pytest.mark.parametrize("players", range(2, 7))
def test_a_whole_win_can_be_shared_by_any_number(players: int) -> None:
    match = Match("gambler", players=players, seed=1)
    assert sum(share(match.secret_state, seat) for seat in range(players)) == WHOLE


def test_what_breaks_ties_counts() -> None:
    match = Match("royale", players=2, seed=1)
    match.secret_state.chips[:2] = 6, 0
    match.secret_state.hand[1, 6] = 1  # as much money, in fewer pieces (RY-23)
    assert [rank(match.secret_state, seat) for seat in range(2)] == [1, 2]
