"""One move ahead in Gambler."""

from __future__ import annotations

import pytest

from tests.bots.gambler.test_optimal_turn import STARS, TRAPS, legal_moves, position
from zocker.bots.gambler.greedy import choose
from zocker.lab.simulate import simulate
from zocker.rules import dice
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.state import State


def choices(s: State) -> set[str]:
    """Return what it may choose, whatever luck decides between equals."""
    return {GAMBLER.moves[choose(s, legal_moves(s), dice.seeded_rng(n))] for n in range(10)}


def test_it_takes_the_most_points() -> None:
    assert choices(position(TRAPS, [[], [], [], [], [], []], "1 2 4", 80)) == {"place 2 in row 2"}


def test_it_pays_the_least_when_it_must() -> None:
    must_pay = [[], [2], [], [4], [], [6, 5, 4]]
    assert choices(position(TRAPS, must_pay, "1 3", 80)) == {"place 1 in row 5", "place 3 in row 5"}
    assert len(choices(position(TRAPS, must_pay, "1 3", 10))) == 4  # all it has, wherever


def test_it_rolls_on_only_while_a_yellow_row_is_within_reach() -> None:
    rows = [[2, 2], [4], [6], [1, 2], [3], [5, 5]]  # only the full house is left, and it wants four more dice
    for fourth, expected in (([1], "roll again"), ([1, 2], "stop")):
        s = position(STARS, [*rows[:3], fourth, *rows[4:]], "4 3 3", 80)
        GAMBLER.play(s, GAMBLER.moves.index("place 4 in row 2"))
        assert choices(s) == {expected}


def test_it_beats_random_clearly() -> None:
    for bots, share in ((["greedy", "random"], 0.85), (["greedy", "random", "random", "random"], 0.6)):
        result = simulate("gambler", bots, games_to_play=1000, seed=1)
        assert result.bots[0].ci95[0] > share


@pytest.mark.parametrize("seed", range(5))
def test_it_leaves_the_view_as_it_was(seed: int) -> None:
    s = position(STARS, [[], [], [], [], [], []], "1 2 3 4 5", 80)
    before = s.tobytes()
    choose(s, legal_moves(s), dice.seeded_rng(seed))
    assert s.tobytes() == before
