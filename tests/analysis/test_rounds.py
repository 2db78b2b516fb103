"""What rounds came to, and the feats in them."""

from __future__ import annotations

from tests.rules.las_vegas.table import casino, position
from zocker.analysis.rounds import Feat, Round, best_round, best_theft, rounds_of
from zocker.analysis.walk import walk
from zocker.match import Match

ROLL = "1 1 1 2 3 4 5 6"


def placed(dice: list[int], move: str) -> Match:
    """Return a position after Anna has placed; the dice are those that lie in casino 1."""
    roll = " ".join(["roll", *ROLL.split()[: 8 - dice[0]]])
    match = position(3, {1: casino("90k", "20k", dice=dice)}, roll=roll)
    match.play(move)
    return match


def test_a_theft_takes_the_lead_from_somebody_else() -> None:
    assert best_theft(walk(placed([0, 2, 0], "place 1").record())) == Feat(0, 90_000, 1)
    assert best_theft(walk(placed([0, 3, 0], "place 1").record())) is None  # a tie
    assert best_theft(walk(placed([1, 0, 0], "place 1").record())) is None  # Anna led already
    assert best_theft(walk(placed([0, 0, 0], "place 1").record())) is None  # nobody led
    assert best_theft(walk(placed([0, 4, 0], "place 1").record())) is None  # Anna does not lead


def test_rounds_are_counted_by_what_they_have_brought() -> None:
    match = Match("gambler", players=2, seed=2, target=100)
    while not match.over:
        match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
    rounds = rounds_of(walk(match.record()))
    assert [one.number for one in rounds] == [*range(1, len(rounds) + 1)]
    assert rounds[0].before == (80, 80)  # with which everybody begins
    assert [one.before for one in rounds[1:]] == [one.after for one in rounds[:-1]]
    assert match.result is not None
    assert rounds[-1].after == match.result.scores


def test_the_best_round_is_the_one_that_brought_most() -> None:
    rounds = [Round(1, 1, (0, 0), (30, 50)), Round(2, 9, (30, 50), (90, 60))]
    assert best_round(rounds) == Feat(0, 60, 2)
