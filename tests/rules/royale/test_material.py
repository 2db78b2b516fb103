"""What is in the box."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    all_dice_on,
    casino,
    chips,
    hand,
    lay,
    money,
    pay_fines,
    play_round,
    position,
    refused,
    start,
)
from zocker.match import Match
from zocker.rules.messages import Chance
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.events import Fined, MarkerReturned, TileTaken


@pytest.mark.clause("RY-1", "RY-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_seven_small_dice_and_a_biggy(players: int) -> None:
    match = start(players, boards=0, neutral=False)
    lay(match)
    assert [(held.small, held.biggy) for held in match.view().seats] == [(7, 1)] * players
    assert match.waiting == Chance("roll", ANNA, small=7, biggy=1)


@pytest.mark.clause("RY-1")
@pytest.mark.parametrize("game", ["royale", "las-vegas-2019"])
@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused(game: str, players: int) -> None:
    with refused("error-players", least=2, most=5, players=players):
        Match(game, players=players)


@pytest.mark.clause("RY-1")
def test_a_biggy_counts_as_two_small_dice() -> None:
    match = position(3, {2: casino("80k 30k", ["2", "B", "1B"])})
    rows = match.view().casinos[1].rows
    assert [(row.owner, row.small, row.biggy, row.count) for row in rows] == [
        (CARLA, 1, 1, 3),
        (ANNA, 2, 0, 2),
        (BENNO, 0, 1, 2),
    ]
    assert [(row.tied, row.prize) for row in rows] == [(False, 80_000), (True, 0), (True, 0)]


@pytest.mark.clause("RY-1")
def test_a_biggy_counts_as_two_for_at_least_five() -> None:
    match = position(2, {1: casino(dice=["2"])}, "C1", roll="roll 1 2 2 2 2 B1")
    match.play("place 1")
    assert TileTaken(ANNA) in match.secret_events


@pytest.mark.clause("RY-1")
def test_a_biggy_counts_as_two_for_power_play() -> None:
    match = position(2, {1: casino(dice=["2"])}, "D2", on=BENNO, marker=1, roll="roll 2 2 2 2 2 2 2 B1")
    match.play("place 1")
    assert match.secret_events[-1] == MarkerReturned(ANNA)


@pytest.mark.clause("RY-1")
def test_a_biggy_counts_as_two_for_the_fewest() -> None:
    match = position(2, {1: casino(dice=["1", "B"])}, "C2", left=["1", ""], chips=[9, 9])
    all_dice_on(match, 6)
    pay_fines(match)
    assert [event for event in match.secret_events if isinstance(event, Fined)] == [Fined(ANNA, 50_000)]


@pytest.mark.clause("RY-2")
def test_six_casinos_have_numbers_and_names() -> None:
    assert [(casino.number, casino.name) for casino in start(2).view().casinos] == [
        (1, "Miracle"),
        (2, "Kings"),
        (3, "Moon"),
        (4, "Paris"),
        (5, "Cleopatra"),
        (6, "Sunset"),
    ]


@pytest.mark.clause("RY-3")
def test_there_are_90_cards() -> None:
    match = start(2, boards=0)
    assert match.secret_state.stack.tolist() == [0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7]
    assert match.secret_state.stack.sum() == 90


@pytest.mark.clause("RY-3")
@pytest.mark.parametrize("card", ["0k", "10k", "20k", "110k", "35k", "30", "k", "030k"])
def test_other_cards_do_not_exist(card: str) -> None:
    with refused("error-card", text=card):
        start(2, boards=0).supply(f"pair 50k {card}")


@pytest.mark.clause("RY-3")
@pytest.mark.parametrize("value", range(3, 11))
def test_a_card_can_be_drawn_as_often_as_it_exists(value: int) -> None:
    """It is drawn in pairs; after six of them a round is played in which all tie."""
    copies = [0, 0, 0, 11, 11, 13, 15, 13, 11, 9, 7][value]
    match = start(3, boards=0)
    other = "50k" if value != 5 else "60k"
    for number in range(copies // 2):
        if number == 6:
            play_round(match, {ANNA: 1, BENNO: 1, CARLA: 1})
        match.supply(f"pair {value}0k {value}0k")
    if match.waiting == Chance("roll", ANNA, small=7, biggy=1):
        play_round(match, {ANNA: 1, BENNO: 1, CARLA: 1})
    with refused("error-card-gone", card=f"{value}0k"):
        match.supply(f"pair {value}0k {value}0k")
    match.supply(f"pair {other} {value}0k")
    assert match.secret_state.stack[value] == 0


@pytest.mark.clause("RY-3", "RY-20")
@pytest.mark.parametrize(("casinos", "cards", "won"), [(1, [], 1), (2, [], 2), (3, ["30k"], 0), (6, ["60k"], 0)])
def test_less_than_the_lowest_card_is_paid_in_chips(casinos: int, cards: list[str], won: int) -> None:
    others = {number: casino(dice=["1"]) for number in range(2, casinos + 1)}
    match = position(2, others, "D1", roll="roll 1 " + "6 " * (7 - casinos) + "B6")
    match.play("place 1")
    assert (hand(match, ANNA), chips(match)[ANNA]) == (cards, 2 + won)


@pytest.mark.clause("RY-4", "RY-22")
def test_a_chip_is_worth_ten_thousand_dollars() -> None:
    match = position(2, {6: casino(dice=["7", "7B"])}, round=3, left=["B", ""], chips=[5, 0])
    all_dice_on(match, 6)
    assert match.result is not None
    assert match.result.scores == (50_000, 0)


@pytest.mark.clause("RY-4")
def test_chips_never_run_out() -> None:
    match = position(5, None, "C1", left=["1", "", "", "", ""], options={"faces": "C1"}, chips=[20, 20, 20, 20, 20])
    all_dice_on(match, 6)
    assert match.view().round == 2
    assert chips(match) == [22] * 5


@pytest.mark.clause("RY-4", "RY-20")
def test_the_bank_never_runs_out() -> None:
    match = position(2, None, "C1", left=["1", ""], tile=1, hands=[["100k"] * 7, []], round=3)
    all_dice_on(match, 5)
    assert hand(match, ANNA).count("100k") == 8


@pytest.mark.clause("RY-5")
def test_eight_boards_have_two_faces_each() -> None:
    names = {board.face: board.name for board in BOARDS}
    assert [names[f"{board}1"] + " / " + names[f"{board}2"] for board in "ABCDEFGH"] == [
        "Lucky Punch / Jackpot",
        "Prime Time / Fifty Fifty",
        "High Five / Bad Luck",
        "Pay Day / Power Play",
        "No Entry! / Knockout?",
        "Block It! / Handicap",
        "Black Box / Double Down",
        "Nice Dice / My Choice",
    ]


@pytest.mark.clause("RY-5")
@pytest.mark.parametrize("board", "ABCDEFGH")
def test_the_two_faces_of_a_board_are_never_out_together(board: str) -> None:
    other = "A1" if board != "A" else "B1"
    match = start(3)
    with refused("error-board-out", face=f"{board}2"):
        match.supply(f"boards {board}1 {other} {board}2")
    with refused("error-board-out", face=f"{board}2"):
        position(3, None, f"{board}1 {board}2")
    with refused("error-faces"):
        start(3, boards=2, faces=f"{board}1 {board}2")


@pytest.mark.clause("RY-5", "RY-10")
@pytest.mark.parametrize("no_repeat", [False, True])
def test_drawn_boards_are_all_different(no_repeat: bool) -> None:
    for seed in range(20):
        match = start(2, boards=6, no_repeat=no_repeat, seed=seed)
        match.roll()
        faces = sorted(casino.board.face for casino in match.view().casinos)
        assert all(one[0] != other[0] for one, other in pairwise(faces))


@pytest.mark.clause("RY-5")
def test_there_are_nine_grey_dice() -> None:
    match = start(3, boards=1, faces="F2")
    lay(match)
    assert match.secret_state.dice[:, :, 0].sum() == 9
    assert (
        sum(n * size for n, size in zip(start(3, boards=1, faces="F1").secret_state.groups, (1, 2, 3), strict=True))
        == 9
    )


@pytest.mark.clause("RY-1", "RY-4")
def test_money_counts_cards_and_chips() -> None:
    assert money(position(3, round=2, hands=[["30k", "100k"], [], ["70k"]], chips=[1, 4, 0])) == [140, 40, 70]
