"""D1 Pay Day: money for every casino that one is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.royale.boards.places import happened
from tests.rules.royale.table import ANNA, BENNO, casino, chips, hand, position, roller
from zocker.match import Match
from zocker.rules.royale.events import Rewarded


def placed_with(casinos: Sequence[int], lying: str = "1", boards: str = "D1", **fields: Any) -> Match:
    """Return a match in which Anna, whose dice lie in some casinos, has just placed a die here."""
    places = {number: casino(dice=[lying]) for number in casinos}
    small = 7 - len(casinos) * int(lying.strip("B") or 0)
    big = "" if "B" in lying else " B5"
    match = position(2, places, boards, roll=f"roll 1{' 5' * (small - 1)}{big}", **fields)
    match.play("place 1")
    return match


@pytest.mark.clause("RY-D1.1", "RY-20")
@pytest.mark.parametrize(
    ("casinos", "cards", "new_chips"),
    [
        ([], [], 1),
        ([6], [], 2),
        ([2, 6], ["30k"], 0),
        ([2, 4, 6], ["40k"], 0),
        ([2, 3, 4, 5], ["50k"], 0),
        ([2, 3, 4, 5, 6], ["60k"], 0),
    ],
)
def test_every_casino_with_a_die_pays_10k_this_one_included(
    casinos: list[int], cards: list[str], new_chips: int
) -> None:
    match = placed_with(casinos)
    assert hand(match, ANNA) == cards
    assert chips(match) == [2 + new_chips, 2]
    assert happened(match, Rewarded) == [Rewarded(ANNA, "Pay Day", 10_000 * (1 + len(casinos)))]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-D1.1")
def test_casinos_count_and_not_dice() -> None:
    match = placed_with([1, 6], lying="2")
    assert chips(match) == [4, 2]


@pytest.mark.clause("RY-D1.1")
def test_a_biggy_is_at_least_one_die() -> None:
    assert chips(placed_with([5], lying="B")) == [4, 2]


@pytest.mark.clause("RY-D1.1")
def test_a_biggy_does_not_count_twice() -> None:
    match = position(2, boards="D1", roll="roll 5 5 5 5 5 5 5 B1")
    match.play("place 1")
    assert chips(match) == [3, 2]


@pytest.mark.clause("RY-D1.1")
def test_dice_of_others_pay_nothing() -> None:
    places = {4: casino(dice=["", "2"]), 5: casino(neutral="7B"), 6: casino(grey=1)}
    match = position(2, places, "D1 F1", groups=[1, 2, 1], roll="roll 1 5 5 5 5 5 5 B5")
    match.play("place 1")
    assert chips(match) == [3, 2]


@pytest.mark.clause("RY-D1.1")
def test_dice_on_boards_pay_nothing() -> None:
    """Anna has dice at the bar, on Double Down's field and on the gold field, and in one other casino."""
    match = position(
        2,
        {6: casino(dice=["1"])},
        "D1 E2 G2 H2",
        bar=["1", ""],
        double=["1B", ""],
        gold="1 small",
        roll="roll 1 5 5",
    )
    match.play("place 1")
    assert chips(match) == [4, 2]


@pytest.mark.clause("RY-D1.1")
def test_nice_dice_pay_nothing_here() -> None:
    nice = [None, "1 small", "1 biggy", None, None, None]
    match = position(2, boards="D1 H1", nice=nice, roll="roll 1 5 5 5 5 5")
    match.play("place 1")
    assert chips(match) == [3, 2]


@pytest.mark.clause("RY-D1.1")
def test_my_choice_pays_for_this_casino_only_if_a_die_lies_here() -> None:
    for lying, new_chips in (("", 1), ("1", 2)):
        dice = [lying, "1"]
        match = position(2, {1: casino(dice=dice)}, "D1 H2", roll="roll 2 5 5 5 5 5" + " 5" * (not lying) + " B5")
        match.play("place 2")
        match.supply("extra 4 4")
        match.play("choose 4")
        match.play("choose 1")
        assert chips(match) == [2 + new_chips, 2]


@pytest.mark.clause("RY-D1.1", "RY-E1.4")
def test_a_die_in_a_closed_casino_counts() -> None:
    match = placed_with([6], boards="D1 E1", closed=6)
    assert chips(match) == [4, 2]
