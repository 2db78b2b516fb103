"""Who starts the next round, the end of the game, and who has won it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    all_dice_on,
    casino,
    chips,
    lay,
    play_round,
    position,
    refused,
    roller,
    start,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Over, Result, RoundBegan
from zocker.rules.vegas.events import Paid, Unclaimed


def next_starter(match: Match, face: int) -> int:
    """End the round by placing the last die, and return who starts the next one."""
    all_dice_on(match, face)
    began = match.secret_events[-1]
    assert isinstance(began, RoundBegan)
    assert match.view().starter == began.starter
    return began.starter


@pytest.mark.clause("RY-21")
@pytest.mark.parametrize("starter", [ANNA, BENNO, CARLA])
def test_who_took_the_higher_card_at_casino_6_starts(starter: int) -> None:
    match = position(3, {6: casino(dice=["3", "4", "5"])}, starter=starter, left=["1", "", ""], park=5)
    assert next_starter(match, 4) == CARLA


@pytest.mark.clause("RY-21")
def test_the_winner_of_casino_6_comes_before_those_of_lower_casinos() -> None:
    match = position(3, {6: casino(dice=["", "1"]), 5: casino(dice=["2"])}, left=["1", "", ""], park=4)
    assert next_starter(match, 1) == BENNO


@pytest.mark.clause("RY-21")
@pytest.mark.parametrize("number", [5, 4, 3, 2, 1])
def test_if_no_player_did_the_next_lower_casino_counts(number: int) -> None:
    """At casino 6 Anna and Carla tie."""
    laid = {number: casino(dice=["2", "7", "B"]), 6: casino(dice=["5B", "", "7"])}
    match = position(3, laid, starter=CARLA, on=BENNO)
    assert match.waiting == Chance("roll", BENNO, biggy=1)
    match.supply(f"roll B{number}")
    match.play(f"place {number}")
    paid = [event.casino for event in match.secret_events if isinstance(event, Paid)]
    assert paid == [number]
    assert match.secret_events[-1] == RoundBegan(2, BENNO)


@pytest.mark.clause("RY-21")
@pytest.mark.parametrize(("imaginary", "boards"), [("neutral", ""), ("grey", "F1")])
def test_a_casino_that_an_imaginary_player_won_does_not_count_though_a_player_took_the_lower_card(
    imaginary: str, boards: str
) -> None:
    grey = 3 if imaginary == "grey" else 0
    laid = {
        6: casino(dice=["2", "1"], neutral="" if grey else "6B", grey=grey),
        5: casino(dice=["", "3"], neutral="" if grey else "1"),
    }
    fields: dict[str, Any] = {"groups": [2, 2, 0]} if grey else {}
    match = position(2, laid, boards, left=["1", ""], park=4, **fields)
    all_dice_on(match, 3)
    assert Unclaimed(imaginary, 6, 70_000) in match.secret_events  # type: ignore[arg-type]
    assert Paid(ANNA, 6, 60_000) in match.secret_events
    assert match.secret_events[-1] == RoundBegan(2, BENNO)


@pytest.mark.clause("RY-21")
def test_imaginary_winners_are_skipped_one_by_one() -> None:
    laid = {
        6: casino(dice=["1"], neutral="2"),
        5: casino(dice=["1"], neutral="B"),
        4: casino(dice=["1"], neutral="3"),
        3: casino(dice=["1", "2"], neutral="1"),
        2: casino(dice=["1B"], neutral="1"),
        1: casino(dice=["1", "5B"]),
    }
    match = position(2, laid, starter=BENNO)
    assert next_starter(match, 2) == BENNO  # of casino 3


@pytest.mark.clause("RY-21")
def test_with_two_equal_cards_the_first_took_the_higher() -> None:
    match = position(3, {6: casino("90k 90k", ["1", "2", "3"])}, left=["1", "", ""], park=1)
    assert next_starter(match, 5) == CARLA


@pytest.mark.clause("RY-21")
@pytest.mark.parametrize(
    ("players", "starter", "follows"), [(2, ANNA, BENNO), (2, BENNO, ANNA), (4, BENNO, CARLA), (4, DENNY, ANNA)]
)
def test_if_nobody_won_anywhere_the_left_neighbour_of_the_start_player_starts(
    players: int, starter: int, follows: int
) -> None:
    match = position(players, {2: casino(dice=["6B"] + ["7B"] * (players - 1))}, starter=starter)
    assert next_starter(match, 2) == follows
    assert not any(isinstance(event, Paid) for event in match.secret_events)


@pytest.mark.clause("RY-21")
def test_the_next_start_player_rolls_first() -> None:
    match = start(3, boards=0)
    lay(match)
    play_round(match, {ANNA: 4, BENNO: 5, CARLA: 3})
    lay(match)
    assert roller(match) == BENNO


def ended(hands: list[list[str]], held: list[int]) -> Match:
    """End a game with these cards and chips: in the last round all tie."""
    players = len(hands)
    laid = {6: casino(dice=["6B"] + ["7B"] * (players - 1))}
    match = position(players, laid, round=3, hands=hands, chips=held)
    all_dice_on(match, 6)
    assert match.over
    return match


def result(hands: list[list[str]], held: list[int]) -> Result:
    found = ended(hands, held).result
    assert found is not None
    return found


@pytest.mark.clause("RY-22")
def test_the_game_ends_after_three_rounds() -> None:
    match = start(3, boards=0)
    for number in (1, 2, 3):
        assert (match.view().round, match.view().rounds) == (number, 3)
        assert match.result is None
        lay(match)
        play_round(match, {ANNA: 4, BENNO: 5, CARLA: 4})
    assert match.waiting == Over()
    assert match.view().waiting == Over()
    assert match.result == Result.of((60_000, 270_000, 60_000), (BENNO,))
    assert sum(isinstance(event, RoundBegan) for event in match.secret_events) == 3
    with refused("error-over"):
        match.play("pass")
    with refused("error-over"):
        match.supply("roll 1")


@pytest.mark.clause("RY-8", "RY-22")
def test_after_the_last_round_nobody_gets_chips() -> None:
    assert chips(ended([[], []], [1, 4])) == [1, 4]


@pytest.mark.clause("RY-22")
def test_most_money_wins_chips_included() -> None:
    assert result([["50k"], ["30k"]], [0, 3]) == Result.of((50_000, 60_000), (BENNO,))
    assert result([["50k"], ["30k"]], [0, 1]) == Result.of((50_000, 40_000), (ANNA,))
    assert result([[], [], ["50k"]], [4, 6, 0]) == Result.of((40_000, 60_000, 50_000), (BENNO,))


@pytest.mark.clause("RY-22")
def test_money_of_the_last_round_counts() -> None:
    laid = {5: casino("70k 50k", ["", "6"]), 6: casino("100k 90k", ["6B", "1"])}
    match = position(2, laid, round=3, left=["1", "B"], chips=[1, 2])
    match.supply("roll 6")
    match.play("place 6")
    match.supply("roll B6")
    match.play("place 6")
    assert match.result == Result.of((110_000, 20_000 + 90_000 + 70_000), (BENNO,))


@pytest.mark.clause("RY-23")
def test_among_equals_more_cards_plus_chips_win() -> None:
    assert result([["60k"], ["30k", "30k"]], [0, 0]) == Result.of((60_000, 60_000), (BENNO,))
    assert result([["60k"], ["30k"]], [0, 3]) == Result.of((60_000, 60_000), (BENNO,))
    assert result([["30k", "30k", "30k"], ["80k"]], [0, 1]) == Result.of((90_000, 90_000), (ANNA,))


@pytest.mark.clause("RY-23")
def test_cards_and_chips_are_added_up() -> None:
    assert result([["30k", "40k"], ["50k"]], [1, 3]).winners == (BENNO,)  # 3 pieces against 4
    assert result([["30k", "40k"], ["50k"], ["60k"]], [1, 3, 2]).winners == (BENNO,)


@pytest.mark.clause("RY-23", "RY-23a")
def test_the_number_of_pieces_counts_among_equals_only() -> None:
    assert result([["70k"], []], [0, 6]).winners == (ANNA,)
    assert result([["100k", "100k"], ["30k"] * 6], [0, 1]).winners == (ANNA,)


@pytest.mark.clause("RY-23")
def test_equal_again_they_share_the_win() -> None:
    assert result([["60k"], ["60k"]], [0, 0]) == Result.of((60_000, 60_000), (ANNA, BENNO))
    assert result([["50k", "40k"], ["80k"], ["30k"], ["100k"]], [0, 1, 0, 0]).winners == (DENNY,)
    assert result([["50k", "40k"], ["80k"], ["30k"]], [0, 1, 0]).winners == (ANNA, BENNO)


@pytest.mark.clause("RY-23a")
def test_without_any_money_all_share_the_win() -> None:
    assert result([[], [], []], [0, 0, 0]) == Result.of((0, 0, 0), (ANNA, BENNO, CARLA))
