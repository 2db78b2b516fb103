"""Two players and the neutral dice; imaginary players."""

from __future__ import annotations

import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    all_dice_on,
    casino,
    chips,
    dice_at,
    lay,
    play_round,
    position,
    refused,
    roller,
    start,
)
from zocker.match import Match
from zocker.rules.messages import Chance
from zocker.rules.vegas.events import NeutralRolled, Paid, Tied, Unclaimed


@pytest.mark.clause("RY-24")
@pytest.mark.parametrize("game", ["royale", "las-vegas-2019"])
def test_two_players_have_neutral_dice_by_default(game: str) -> None:
    match = start(2, game)
    if game == "royale":
        match.supply("boards C2 A1 B1")
    lay(match)
    assert match.waiting == Chance("neutral", small=7, biggy=1, by_itself=True)


@pytest.mark.clause("RY-24")
def test_two_players_may_do_without() -> None:
    match = start(2, boards=0, neutral=False)
    lay(match)
    assert roller(match) == ANNA


@pytest.mark.clause("RY-24", "RY-24a")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_have_none(players: int) -> None:
    match = start(players, boards=0)
    lay(match)
    assert roller(match) == ANNA
    with refused("error-royale-neutral", players=players):
        start(players, neutral=True)


@pytest.mark.clause("RY-24")
def test_all_eight_are_rolled_and_lie_in_the_casinos_that_they_show() -> None:
    match = start(2, boards=0)
    lay(match)
    match.supply("neutral 1 1 2 4 4 4 6 B4")
    assert match.secret_events[-1] == NeutralRolled(None, (1, 1, 2, 4, 4, 4, 6), 4)
    assert [dice_at(match, number) for number in range(1, 7)] == [
        {"neutral": "2"},
        {"neutral": "1"},
        {},
        {"neutral": "3B"},
        {},
        {"neutral": "1"},
    ]
    assert match.view().casinos[3].rows[0].count == 5
    assert roller(match) == ANNA


@pytest.mark.clause("RY-24")
def test_they_stay_all_round_and_are_rolled_anew_in_the_next() -> None:
    match = start(2, boards=0)
    lay(match)
    match.supply("neutral 1 1 2 4 4 4 6 B4")
    all_dice_on(match, 4)
    assert dice_at(match, 4) == {ANNA: "7B", "neutral": "3B"}
    all_dice_on(match, 5)
    assert match.view().round == 2
    assert dice_at(match, 4) == {}
    lay(match)
    match.supply("neutral 3 3 3 3 3 3 3 B3")
    assert dice_at(match, 3) == {"neutral": "7B"}


@pytest.mark.clause("RY-24")
def test_they_activate_nothing() -> None:
    match = start(2, boards=6, faces="D1 A2 B2 C1 E1 F1")
    lay(match)
    match.supply("neutral 1 2 3 5 6 4 4 B4")
    assert roller(match) == ANNA
    assert chips(match) == [2, 2]
    assert match.secret_state.high_five == -1


@pytest.mark.clause("RY-24", "RY-17")
def test_the_neutral_biggy_counts_as_two_and_ties() -> None:
    laid = {3: casino("80k 60k", ["2", "1"], neutral="B"), 6: casino(neutral="7")}
    match = position(2, laid, left=["1", ""], park=5)
    all_dice_on(match, 5)
    happened = [e for e in match.secret_events if isinstance(e, Tied | Paid | Unclaimed) and e.casino == 3]
    assert happened == [
        Tied(ANNA, 3, 2),
        Tied("neutral", 3, 2),
        Paid(BENNO, 3, 80_000),
        Unclaimed(None, 3, 60_000),
    ]


@pytest.mark.clause("RY-24a")
def test_the_imaginary_player_never_rolls() -> None:
    match = start(2, boards=0)
    lay(match)
    match.supply("neutral 1 1 2 4 4 4 6 B4")
    turns = []
    for _ in range(6):
        turns.append(roller(match))
        match.supply("roll " + "3 " * match.waiting.small + "B1")  # type: ignore[union-attr]
        match.play("pass" if match.secret_state.chips[turns[-1]] else "place 1")
    assert turns == [ANNA, BENNO] * 3


@pytest.mark.clause("RY-24a")
def test_the_result_has_no_place_for_the_imaginary_player() -> None:
    match = Match("las-vegas-2019", players=2, seed=5)
    while not match.over:
        match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
    assert match.result is not None
    assert len(match.result.scores) == 2
    assert match.secret_state.hand[2:].sum() == 0


@pytest.mark.clause("RY-25")
def test_neutral_and_grey_dice_are_two_imaginary_players_who_tie_each_other() -> None:
    laid = {3: casino("80k 60k", ["1", ""], neutral="B", grey=2), 6: casino(neutral="7")}
    match = position(2, laid, "F1", left=["1", ""], park=5, groups=[2, 1, 1])
    assert dice_at(match, 3) == {"neutral": "B", "grey": "2", ANNA: "1"}
    all_dice_on(match, 5)
    happened = [e for e in match.secret_events if isinstance(e, Tied | Paid | Unclaimed) and e.casino == 3]
    assert happened == [
        Tied("neutral", 3, 2),
        Tied("grey", 3, 2),
        Paid(ANNA, 3, 80_000),
        Unclaimed(None, 3, 60_000),
    ]


@pytest.mark.clause("RY-25", "RY-18")
def test_both_imaginary_players_may_win_cards_of_one_casino() -> None:
    laid = {3: casino("80k 60k", ["1", ""], neutral="1B", grey=2), 6: casino(neutral="6")}
    match = position(2, laid, "F1", left=["1", ""], park=5, groups=[2, 1, 1])
    all_dice_on(match, 5)
    happened = [e for e in match.secret_events if isinstance(e, Paid | Unclaimed) and e.casino == 3]
    assert happened == [Unclaimed("neutral", 3, 80_000), Unclaimed("grey", 3, 60_000)]


@pytest.mark.clause("RY-25")
def test_with_handicap_both_lie_in_the_casinos_from_the_start() -> None:
    match = start(2, boards=1, faces="F2")
    lay(match)
    match.supply("neutral 1 2 3 4 4 5 6 B6")
    assert [dice_at(match, number) for number in range(1, 7)] == [
        {"neutral": "1", "grey": "1"},
        {"neutral": "1", "grey": "1"},
        {"neutral": "1", "grey": "1"},
        {"neutral": "2", "grey": "2"},
        {"grey": "2", "neutral": "1"},
        {"neutral": "1B", "grey": "2"},
    ]
    assert [row.tied for row in match.view().casinos[3].rows] == [True, True]


@pytest.mark.clause("RY-24")
def test_a_whole_round_of_two() -> None:
    match = start(2, "las-vegas-2019")
    lay(match)
    match.supply("neutral 1 1 2 4 4 4 6 B4")
    play_round(match, {ANNA: 6, BENNO: 6})
    paid = [event for event in match.secret_events if isinstance(event, Paid)]
    assert paid == []
    assert Unclaimed("neutral", 6, 70_000) in match.secret_events
