"""The variant with neutral dice."""

from __future__ import annotations

import pytest

from tests.rules.las_vegas.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    WHITE,
    all_dice_on,
    casino,
    choices,
    play_round,
    position,
    refused,
    roller,
    scored,
    start,
    stock,
    winnings,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Move, Result, Rolled, RoundBegan
from zocker.rules.vegas.events import NeutralRolled, Paid, Placed, Tied, Unclaimed
from zocker.rules.vegas.view import Row

FIFTIES = ("50k",) * 6


@pytest.mark.clause("LV-21")
def test_neutral_dice_are_not_for_five() -> None:
    with refused("error-neutral-players", players=5):
        start(5, neutral=True)


@pytest.mark.clause("LV-21", "LV-22")
@pytest.mark.parametrize(("players", "share"), [(2, 4), (3, 2), (4, 2)])
def test_every_player_gets_neutral_dice_in_every_round(players: int, share: int) -> None:
    match = start(players, neutral=True)
    dice = [(8, share)] * players
    assert [(held.small, held.neutral) for held in match.view().seats] == dice
    stock(match, *FIFTIES)
    if players == 3:
        match.supply("neutral 1 1")
    assert match.waiting == Chance("roll", ANNA, small=8, neutral=share)
    play_round(match, dict.fromkeys(range(players), 1))
    assert match.view().round == 2
    assert [(held.small, held.neutral) for held in match.view().seats] == dice


@pytest.mark.clause("LV-22")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_the_option_there_are_no_neutral_dice(players: int) -> None:
    match = start(players)
    stock(match, *FIFTIES)
    assert match.waiting == Chance("roll", ANNA, small=8)


@pytest.mark.clause("LV-23", "LV-23a")
def test_with_three_the_start_player_rolls_the_dice_left_over_before_every_round() -> None:
    match = start(3, neutral=True, starter=2)
    for bills, starter in [(FIFTIES, BENNO), (("60k",) * 5 + ("70k",), CARLA), (("80k",) * 5 + ("70k",), ANNA)]:
        stock(match, *bills)
        assert match.waiting == Chance("neutral", starter, neutral=2, by_itself=True)
        match.supply("neutral 5 2")
        assert match.secret_events[-1] == NeutralRolled(starter, (2, 5))
        white = [[(row.owner, row.count) for row in casino.rows] for casino in match.view().casinos]
        assert white == [[], [(WHITE, 1)], [], [], [(WHITE, 1)], []]
        assert match.waiting == Chance("roll", starter, small=8, neutral=2)
        play_round(match, {ANNA: 1, BENNO: 1, CARLA: 1})
    assert match.view().round == 4


@pytest.mark.clause("LV-23")
def test_both_dice_left_over_may_show_the_same_face() -> None:
    match = start(3, neutral=True)
    stock(match, *FIFTIES)
    match.supply("neutral 6 6")
    assert match.view().casinos[5].rows == (Row("neutral", 2, 2, 1, 50_000, leads=True),)


@pytest.mark.clause("LV-23")
@pytest.mark.parametrize("players", [2, 4])
def test_with_two_or_four_no_dice_are_left_over(players: int) -> None:
    match = start(players, neutral=True)
    stock(match, *FIFTIES)
    assert isinstance(match.waiting, Chance)
    assert match.waiting.kind == "roll"


@pytest.mark.clause("LV-24", "LV-E6")
def test_example_own_and_neutral_dice_are_placed_together() -> None:
    def carla() -> Match:
        return position(
            3,
            {4: casino(dice=[0, 0, 5], neutral=2)},
            on=CARLA,
            held=[2, 2, 2],
            neutral=True,
            roll="roll 1 1 5 + 1 6",
        )

    match = carla()
    assert match.waiting == Decision(
        CARLA,
        "place",
        (
            Move(0, "place 1", 1, small=2, neutral=1),
            Move(4, "place 5", 5, small=1),
            Move(5, "place 6", 6, neutral=1),
        ),
    )
    assert (match.view().small, match.view().neutral) == ((1, 1, 5), (1, 6))
    match.play("place 1")
    assert match.secret_events == [Placed(CARLA, 1, 2, neutral=1)]
    assert match.view().casinos[0].rows == (Row(CARLA, 2, 2, 1, 50_000, leads=True), Row("neutral", 1, 1, 2, 0))
    assert (match.view().seats[CARLA].small, match.view().seats[CARLA].neutral) == (1, 1)
    match = carla()
    match.play("place 5")
    assert match.view().casinos[4].rows == (Row(CARLA, 1, 1, 1, 50_000, leads=True),)
    assert (match.view().seats[CARLA].small, match.view().seats[CARLA].neutral) == (2, 2)
    match = carla()
    match.play("place 6")
    assert match.view().casinos[5].rows == (Row("neutral", 1, 1, 1, 50_000, leads=True),)
    assert (match.view().seats[CARLA].small, match.view().seats[CARLA].neutral) == (3, 1)


@pytest.mark.clause("LV-24")
def test_neutral_dice_are_always_rolled_too() -> None:
    match = position(2, held=[4, 4], neutral=True)
    before = match.secret_state.tobytes()
    with refused("error-number-of-dice", kind="neutral", expected=4, got=0):
        match.supply("roll 1 1 1 1 1 1 1 1")
    with refused("error-number-of-dice", kind="own", expected=8, got=0):
        match.supply("roll + 1 1 1 1")
    assert match.secret_state.tobytes() == before
    match.supply("roll 1 1 1 1 1 1 1 1 + 2 3 4 5")
    assert match.secret_events == [Rolled(ANNA, (1,) * 8, neutral=(2, 3, 4, 5))]


@pytest.mark.clause("LV-25")
def test_you_take_turns_with_neutral_dice_only() -> None:
    match = position(2, {1: casino(dice=[8, 7], neutral=6)}, on=BENNO, held=[2, 0], neutral=True)
    all_dice_on(match, 2)
    assert match.waiting == Chance("roll", ANNA, neutral=2)
    match.supply("roll + 3 5")
    assert choices(match) == ["place 3", "place 5"]
    match.play("place 5")
    assert match.waiting == Chance("roll", ANNA, neutral=1)
    match.supply("roll + 5")
    match.play("place 5")
    assert match.view().round == 2


@pytest.mark.clause("LV-12", "LV-25")
def test_you_are_skipped_only_without_own_and_neutral_dice() -> None:
    match = position(4, {1: casino(dice=[4, 8, 8, 7], neutral=4)}, held=[0, 2, 0, 2], neutral=True)
    rolled = []
    for _ in range(3):
        rolled.append(roller(match))
        all_dice_on(match, 3)
    assert rolled == [ANNA, BENNO, DENNY]
    assert match.secret_events[-1] == RoundBegan(2, BENNO)


@pytest.mark.clause("LV-26", "LV-E7")
def test_example_white_has_most() -> None:
    assert scored("80k 30k", [0, 2, 0], neutral=3) == [Unclaimed("neutral", 2, 80_000), Paid(BENNO, 2, 30_000)]


@pytest.mark.clause("LV-26", "LV-E8")
def test_example_white_is_second() -> None:
    assert scored("70k 40k", [1, 0, 3], neutral=2) == [Paid(CARLA, 2, 70_000), Unclaimed("neutral", 2, 40_000)]


@pytest.mark.clause("LV-14", "LV-26")
def test_white_ties_with_a_player() -> None:
    assert scored("60k 20k", [3, 1, 0], neutral=3) == [
        Tied(ANNA, 2, 3),
        Tied("neutral", 2, 3),
        Paid(BENNO, 2, 60_000),
        Unclaimed(None, 2, 20_000),
    ]


@pytest.mark.clause("LV-14", "LV-26")
@pytest.mark.parametrize(
    ("dice", "neutral", "paid"),
    [
        ([2, 2], 2, {}),
        ([2, 2], 1, {WHITE: 90_000}),
        ([2, 1], 1, {ANNA: 90_000}),
        ([4, 3, 2, 1], 5, {WHITE: 90_000, ANNA: 20_000, BENNO: 20_000}),
        ([4, 3, 1, 1], 2, {ANNA: 90_000, BENNO: 20_000, WHITE: 20_000}),
        ([3, 3, 1, 1], 2, {WHITE: 90_000}),
        ([3, 3, 1, 2], 1, {DENNY: 90_000}),
        ([3, 3, 1, 2], 0, {DENNY: 90_000, CARLA: 20_000}),
        ([7, 0], 8, {WHITE: 90_000, ANNA: 20_000}),
        ([0, 8], 8, {}),
    ],
)
def test_white_counts_like_one_more_player(dice: list[int], neutral: int, paid: dict[int | str, int]) -> None:
    assert winnings(scored("90k 20k 20k", dice, neutral)) == paid


@pytest.mark.clause("LV-26a")
def test_all_neutral_dice_at_a_casino_count_together() -> None:
    """Anna and Benno put two neutral dice each where Anna has three of her own: White leads with four."""
    match = position(2, {1: casino(dice=[8, 8], neutral=2), 2: casino("90k")}, held=[4, 2], neutral=True)
    match.supply("roll + 2 2 3 3")
    match.play("place 2")
    match.supply("roll + 2 2")
    match.play("place 2")
    assert match.view().casinos[1].rows == (Row("neutral", 4, 4, 1, 90_000, leads=True),)


@pytest.mark.clause("LV-26a")
def test_white_has_no_place_in_the_result() -> None:
    """White alone is at casino 1; its $90k are nobody's."""
    casinos = {1: casino("90k", neutral=8), 3: casino("60k", dice=[8, 7])}
    match = position(2, casinos, on=BENNO, round=4, neutral=True)
    all_dice_on(match, 2)
    assert match.result == Result.of((60_000, 50_000), (ANNA,))
    assert len(match.view().seats) == 2
