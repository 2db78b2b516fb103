"""B1 Prime Time: extra dice before the scoring, for the winner of this casino."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.royale.boards.places import extra_dice_of, happened
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    casino,
    choices,
    decider,
    hand,
    lay,
    pay_fines,
    position,
    roller,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision
from zocker.rules.royale.events import ExtraRolled, Fined, Rewarded, TileTaken
from zocker.rules.vegas.events import Paid, Tied


def scoring(casinos: dict[int, dict[str, Any]], boards: str = "B1", players: int = 2, **fields: Any) -> Match:
    """Return a match whose last die, Anna's, was just placed in casino 6, where all other dice lie; round 3."""
    left = ["1"] + [""] * (players - 1)
    match = position(players, casinos, boards, left=left, round=3, roll="roll 6", **fields)
    match.play("place 6")
    return match


def paid_at(match: Match, number: int) -> dict[int, int | None]:
    """Return what the seats were paid at a casino."""
    return {event.seat: event.bill for event in happened(match, Paid) if event.casino == number}


def leading(**places: Any) -> dict[int, dict[str, Any]]:
    """Return casinos in which Anna wins Prime Time's by 2:1: `leading(c4=casino(…))`."""
    return {1: casino("40k 30k", ["2", "1"])} | {int(name[1:]): place for name, place in places.items()}


@pytest.mark.clause("RY-B1.1", "RY-16")
def test_the_winner_rolls_both_extra_dice_before_anything_is_paid() -> None:
    match = scoring(leading())
    assert extra_dice_of(match, "Prime Time") == ANNA
    assert happened(match, Paid) == []
    match.supply("extra 3 5")
    assert decider(match) == ANNA
    assert happened(match, ExtraRolled) == [ExtraRolled(ANNA, "Prime Time", (3, 5))]
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.kind, match.waiting.dice) == ("prime-time", (3, 5))


@pytest.mark.clause("RY-B1.1")
@pytest.mark.parametrize(
    ("move", "won"),
    [("decline", {}), ("place 3", {3: 60_000}), ("place 5", {5: 70_000}), ("place both", {3: 60_000, 5: 70_000})],
)
def test_he_may_put_none_either_or_both(move: str, won: dict[int, int]) -> None:
    match = scoring(leading())
    match.supply("extra 3 5")
    assert choices(match) == ["decline", "place 3", "place 5", "place both"]
    match.play(move)
    assert match.over
    assert paid_at(match, 3) == ({ANNA: won[3]} if 3 in won else {})
    assert paid_at(match, 5) == ({ANNA: won[5]} if 5 in won else {})


@pytest.mark.clause("RY-E-9", "RY-B1.1")
@pytest.mark.parametrize(
    ("move", "won"),
    [("decline", {BENNO: 60_000}), ("place 4", {}), ("place both", {ANNA: 60_000, BENNO: 50_000})],
)
def test_on_a_double_he_may_put_none_one_or_both(move: str, won: dict[int, int]) -> None:
    match = scoring(leading(c4=casino("60k 50k", ["", "1"])))
    match.supply("extra 4 4")
    assert choices(match) == ["decline", "place 4", "place both"]
    match.play(move)
    assert paid_at(match, 4) == won


@pytest.mark.clause("RY-B1.1", "RY-19")
def test_the_winner_is_who_is_first_when_ties_are_out() -> None:
    match = scoring({1: casino(dice=["3", "3", "1"])}, players=3)
    assert extra_dice_of(match, "Prime Time") == CARLA


@pytest.mark.clause("RY-B1.1", "RY-1")
def test_a_biggy_counts_two_for_who_wins() -> None:
    match = scoring({1: casino(dice=["1", "B"])})
    assert extra_dice_of(match, "Prime Time") == BENNO


@pytest.mark.clause("RY-B1.1", "RY-19")
@pytest.mark.parametrize(
    ("dice", "here", "elsewhere"),
    [(["2", "2"], "", ""), ([], "", ""), (["2", "1"], "3", "4B"), (["2", "2"], "B", "7")],
    ids=["all tied", "nobody there", "neutral dice lead", "all tied with neutral dice"],
)
def test_without_a_winner_it_is_not_played(dice: list[str], here: str, elsewhere: str) -> None:
    match = scoring({1: casino(dice=dice, neutral=here), 5: casino(neutral=elsewhere)})
    assert match.over
    assert happened(match, ExtraRolled) == []


@pytest.mark.clause("RY-B1.1", "RY-19")
def test_grey_dice_that_lead_keep_the_winner_from_rolling() -> None:
    match = scoring({1: casino(dice=["2", "1"], grey=3)}, "B1 F1", groups=[2, 2, 0])
    assert match.over
    assert happened(match, ExtraRolled) == []


@pytest.mark.clause("RY-B1.1", "RY-19")
def test_grey_dice_that_tie_the_first_let_the_second_roll() -> None:
    match = scoring({1: casino(dice=["2", "1"], grey=2)}, "B1 F1", groups=[2, 1, 1])
    assert extra_dice_of(match, "Prime Time") == BENNO


@pytest.mark.clause("RY-B1.1")
def test_placing_here_activates_nothing() -> None:
    match = position(2, boards="B1", left=["2", "1"], roll="roll 1 5")
    match.play("place 1")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-B1.1")
def test_it_is_played_at_the_end_of_every_round() -> None:
    match = position(2, leading(), "B1", left=["1", ""], round=1, roll="roll 6", options={"faces": "B1"})
    match.play("place 6")
    match.supply("extra 3 3")
    match.play("place both")
    assert "60k" in hand(match, ANNA)
    assert match.secret_state.round_no == 2
    assert match.secret_state.extra.sum() == 0
    lay(match)
    assert match.secret_state.count.sum() == 0


@pytest.mark.clause("RY-B1.1")
def test_extra_dice_count_as_one_each_and_are_shown() -> None:
    match = scoring(leading(c2=casino(dice=["B"])), "B1 G1")
    match.supply("extra 2 5")
    match.play("place both")
    assert isinstance(match.waiting, Decision)
    assert match.waiting.kind == "split"
    rows = [(row.owner, row.small, row.biggy, row.extra, row.count) for row in match.view().casinos[1].rows]
    assert rows == [(ANNA, 1, 1, 1, 3)]


@pytest.mark.clause("RY-B1.2")
def test_they_activate_nothing() -> None:
    match = scoring(leading(), "B1 A2")
    match.supply("extra 2 2")
    match.play("place both")
    assert match.over
    assert paid_at(match, 2) == {ANNA: 60_000}
    assert [event.board for event in happened(match, ExtraRolled)] == ["Prime Time"]


@pytest.mark.clause("RY-B1.2", "RY-E1.1", "RY-E1.4")
@pytest.mark.parametrize(
    ("extra", "moves"),
    [
        ("extra 5 3", ["decline", "place 3"]),
        ("extra 3 5", ["decline", "place 3"]),
        ("extra 5 5", ["decline"]),
        ("extra 3 3", ["decline", "place 3", "place both"]),
    ],
)
def test_they_cannot_go_into_a_closed_casino(extra: str, moves: list[str]) -> None:
    match = scoring(leading(), "B1 E1", closed=5)
    match.supply(extra)
    assert choices(match) == moves


@pytest.mark.clause("RY-B1.1", "RY-E1.4")
def test_the_winner_of_a_closed_prime_time_casino_rolls_too() -> None:
    match = scoring(leading(), "B1 E1", closed=1)
    assert extra_dice_of(match, "Prime Time") == ANNA
    match.supply("extra 1 2")
    assert choices(match) == ["decline", "place 2"]


@pytest.mark.clause("RY-B1.2")
@pytest.mark.parametrize(("move", "won"), [("decline", {ANNA: 40_000}), ("place 1", {})])
def test_they_may_cost_him_the_win_of_this_very_casino(move: str, won: dict[int, int]) -> None:
    match = scoring({1: casino("40k 30k", ["2", "3", "3"])}, players=3)
    assert extra_dice_of(match, "Prime Time") == ANNA
    match.supply("extra 1 4")
    match.play(move)
    assert paid_at(match, 1) == won


@pytest.mark.clause("RY-B1.2", "RY-16")
def test_two_of_them_may_change_who_is_second_in_this_casino() -> None:
    """Anna is the only one who is not tied; both dice carry her past those who are."""
    match = scoring({1: casino("40k 30k", ["1", "2", "2"])}, players=3)
    match.supply("extra 1 1")
    match.play("place both")
    assert paid_at(match, 1) == {ANNA: 40_000}


@pytest.mark.clause("RY-B1.2")
def test_they_break_a_tie_elsewhere() -> None:
    match = scoring(leading(c4=casino("60k 50k", ["1", "1"])))
    match.supply("extra 4 3")
    match.play("place 4")
    assert paid_at(match, 4) == {ANNA: 60_000, BENNO: 50_000}


@pytest.mark.clause("RY-B1.2")
def test_they_make_a_tie_elsewhere() -> None:
    match = scoring(leading(c4=casino("60k 50k", ["", "1"])))
    match.supply("extra 4 3")
    match.play("place 4")
    assert paid_at(match, 4) == {}
    assert {event.owner for event in happened(match, Tied) if event.casino == 4} == {ANNA, BENNO}


@pytest.mark.clause("RY-B1.2", "RY-C2.1", "RY-16")
@pytest.mark.parametrize(
    ("move", "unlucky"), [("decline", [ANNA]), ("place 2", [ANNA, BENNO]), ("place both", [BENNO])]
)
def test_they_count_for_bad_luck(move: str, unlucky: list[int]) -> None:
    match = scoring(leading(c2=casino(dice=["", "1"])), "B1 C2")
    match.supply("extra 2 2")
    match.play(move)
    pay_fines(match)
    assert [event.seat for event in happened(match, Fined)] == unlucky


@pytest.mark.clause("RY-B1.2")
def test_they_never_count_for_high_five() -> None:
    match = scoring(leading(c2=casino(dice=["4"])), "B1 C1")
    match.supply("extra 2 2")
    match.play("place both")
    assert match.over
    assert happened(match, TileTaken) == []
    assert happened(match, Rewarded) == []


@pytest.mark.clause("RY-B1.2")
def test_they_never_count_for_double_down() -> None:
    match = scoring(leading(), "B1 G2", double=["1", "1"])
    match.supply("extra 2 2")
    match.play("place both")
    assert match.over
    assert happened(match, Rewarded) == []


@pytest.mark.clause("RY-B1.1", "RY-D2.1")
def test_they_take_no_marker() -> None:
    match = scoring(leading(c2=casino(dice=["1", "2"])), "B1 D2", marker=2)
    match.supply("extra 2 2")
    match.play("place both")
    assert match.over
    assert paid_at(match, 2) == {ANNA: 60_000, BENNO: 30_000}


@pytest.mark.clause("RY-B1.1")
def test_the_dice_are_the_winners_also_where_the_last_turn_was_not_his() -> None:
    match = scoring({1: casino(dice=["", "1"])})
    assert match.waiting == Chance("extra", BENNO, board="Prime Time")
    match.supply("extra 3 4")
    match.play("place 3")
    assert paid_at(match, 3) == {BENNO: 60_000}
