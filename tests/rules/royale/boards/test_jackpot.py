"""A2 Jackpot: seven or a double wins it, anything else makes it grow."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rules.royale.boards.places import SECOND_ROUND, board, extra_dice_of, happened
from tests.rules.royale.table import ANNA, BENNO, all_dice_on, chips, hand, lay, position, roller, start
from zocker.match import Match
from zocker.rules.royale.events import JackpotRose, Rewarded


def rolling(jackpot: str = "30k") -> Match:
    """Return a match in which Anna has just placed a die here."""
    match = position(2, boards="A2", left=["2", "1"], jackpot=jackpot, roll="roll 1 5")
    match.play("place 1")
    return match


@pytest.mark.clause("RY-A2.1", "RY-A2.2")
def test_seven_and_doubles_win_and_nothing_else_does() -> None:
    for one, other in product(range(1, 7), range(1, 7)):
        match = rolling("50k")
        match.supply(f"extra {one} {other}")
        if one + other == 7 or one == other:
            assert hand(match, ANNA) == ["50k"], (one, other)
            assert board(match, 1).amount == 30_000
        else:
            assert hand(match, ANNA) == [], (one, other)
            assert board(match, 1).amount == 60_000


@pytest.mark.clause("RY-A2.1", "RY-15a")
def test_who_places_here_must_roll_both_extra_dice() -> None:
    match = rolling()
    assert extra_dice_of(match, "Jackpot") == ANNA
    match.supply("extra 1 2")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-A2.1")
@pytest.mark.parametrize("jackpot", ["30k", "40k", "50k", "60k", "70k", "80k"])
def test_the_winner_gets_one_card_and_the_jackpot_goes_back(jackpot: str) -> None:
    match = rolling(jackpot)
    match.supply("extra 3 4")
    assert hand(match, ANNA) == [jackpot]
    assert chips(match) == [2, 2]
    assert happened(match, Rewarded) == [Rewarded(ANNA, "Jackpot", int(jackpot[:-1]) * 1000)]
    assert happened(match, JackpotRose) == []
    assert board(match, 1).amount == 30_000


@pytest.mark.clause("RY-A2.1")
def test_every_round_starts_at_30k() -> None:
    match = start(2, neutral=False, boards=1, faces="A2")
    lay(match)
    assert board(match, 1).amount == 30_000
    all_dice_on(match, 1)
    match.supply("extra 1 2")
    assert board(match, 1).amount == 40_000
    all_dice_on(match, 2)
    assert match.secret_state.round_no == 2
    lay(match, *SECOND_ROUND)
    assert board(match, 1).amount == 30_000


@pytest.mark.clause("RY-A2.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [("30k", 40_000), ("40k", 50_000), ("50k", 60_000), ("60k", 70_000), ("70k", 80_000), ("80k", 80_000)],
)
def test_the_jackpot_rises_by_10k_to_80k_at_most(before: str, after: int) -> None:
    match = rolling(before)
    match.supply("extra 6 5")
    assert board(match, 1).amount == after
    assert happened(match, JackpotRose) == ([] if before == "80k" else [JackpotRose(after)])


@pytest.mark.clause("RY-A2.2")
def test_the_next_player_plays_for_what_it_has_risen_to() -> None:
    match = rolling()
    match.supply("extra 1 2")
    all_dice_on(match, 1)
    assert extra_dice_of(match, "Jackpot") == BENNO
    match.supply("extra 6 6")
    assert hand(match, BENNO) == ["40k"]
    assert board(match, 1).amount == 30_000


@pytest.mark.clause("RY-A2.1")
def test_several_dice_roll_for_the_jackpot_only_once() -> None:
    match = position(2, boards="A2", left=["3B", "1"], roll="roll 1 1 5 B1")
    match.play("place 1")
    match.supply("extra 1 2")
    assert roller(match) == BENNO
