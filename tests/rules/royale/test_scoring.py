"""Scoring a round: the order of things, ties, cards, winners, rewards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    all_dice_on,
    casino,
    chips,
    hand,
    pay_fines,
    position,
    roller,
    start,
)
from zocker.rules.messages import Chance, Decision, Event, RoundBegan
from zocker.rules.royale.events import Fined, Rewarded
from zocker.rules.vegas.events import Paid, Placed, Tied, Unclaimed

TESTED = 2  # the casino that a test cares about
GROUPS = {0: [2, 2, 1], 1: [1, 2, 1], 2: [2, 1, 1], 3: [2, 2, 0]}  # what is left at Block It! when grey dice lie there


def scored(cards: str, dice: Sequence[str], neutral: str | None = None, grey: int = 0) -> list[Event]:
    """Score one casino; return what happened there. Everybody's other dice lie in casino 6.

    Before the last of them is placed, the view must foretell what will be paid.
    """
    laid = {TESTED: casino(cards, dice, neutral or "", grey)}
    if neutral is not None:
        small = 7 - int(neutral.removesuffix("B") or 0)
        laid[6] = casino(neutral=f"{small}{'' if 'B' in neutral else 'B'}")
    left = ["B" if "B" not in dice[ANNA] else "1"] + [""] * (len(dice) - 1)
    match = position(len(dice), laid, "F1", left=left, groups=GROUPS[grey])
    foretold = {row.owner: (row.tied, row.prize) for row in match.view().casinos[TESTED - 1].rows}
    all_dice_on(match, 6)
    happened = [e for e in match.secret_events if isinstance(e, Tied | Paid | Unclaimed) and e.casino == TESTED]
    assert {e.owner for e in happened if isinstance(e, Tied)} == {who for who in foretold if foretold[who][0]}
    assert winnings(happened) == {who: prize for who, (_, prize) in foretold.items() if prize}
    return list(happened)


def winnings(happened: Sequence[Event]) -> dict[int | str, int]:
    """Return who won which card in what happened at a casino, imaginary players included."""
    paid: dict[int | str, int] = {}
    for event in happened:
        if isinstance(event, Paid):
            assert event.bill is not None
            paid[event.seat] = event.bill
        elif isinstance(event, Unclaimed) and event.owner is not None:
            assert event.bill is not None
            paid[event.owner] = event.bill
    return paid


def tied(happened: Sequence[Event]) -> list[int | str]:
    return [event.owner for event in happened if isinstance(event, Tied)]


def unclaimed(happened: Sequence[Event]) -> list[int | None]:
    return [event.bill for event in happened if isinstance(event, Unclaimed)]


@pytest.mark.clause("RY-E-1", "RY-17", "RY-1")
def test_example_three_small_dice_tie_one_and_the_biggy() -> None:
    happened = scored("80k 30k", ["5", "3", "1B", "1"])
    assert tied(happened) == [BENNO, CARLA]
    assert winnings(happened) == {ANNA: 80_000, DENNY: 30_000}


@pytest.mark.clause("RY-1", "RY-17", "RY-18")
def test_the_worked_example_of_the_rules_for_players() -> None:
    happened = scored("80k 50k", ["4", "3", "1B", "1"])
    assert (tied(happened), winnings(happened)) == ([BENNO, CARLA], {ANNA: 80_000, DENNY: 50_000})
    happened = scored("80k 50k", ["3", "3", "1B", "1"])
    assert (tied(happened), winnings(happened)) == ([ANNA, BENNO, CARLA], {DENNY: 80_000})
    assert unclaimed(happened) == [50_000]


@pytest.mark.clause("RY-E-2", "RY-17", "RY-1")
def test_example_all_four_are_out() -> None:
    happened = scored("80k 30k", ["2", "1", "B", "1"])
    assert tied(happened) == [ANNA, BENNO, CARLA, DENNY]
    assert happened[4:] == [Unclaimed(None, TESTED, 80_000), Unclaimed(None, TESTED, 30_000)]


@pytest.mark.clause("RY-E-3", "RY-17", "RY-18")
def test_example_one_of_two_equal_cards_goes_back() -> None:
    happened = scored("40k 40k", ["2", "1", "2", ""])
    assert happened[2:] == [Paid(BENNO, TESTED, 40_000), Unclaimed(None, TESTED, 40_000)]


@pytest.mark.clause("RY-E-3", "RY-17")
def test_example_the_third_gets_nothing() -> None:
    assert scored("70k 30k", ["", "2", "3", "1"]) == [
        Paid(CARLA, TESTED, 70_000),
        Paid(BENNO, TESTED, 30_000),
    ]


@pytest.mark.clause("RY-E-3", "RY-17")
def test_example_two_players_and_two_cards() -> None:
    assert winnings(scored("80k 50k", ["5", "", "", "1"])) == {ANNA: 80_000, DENNY: 50_000}


@pytest.mark.clause("RY-E-4", "RY-18", "RY-24")
def test_example_neutral_is_first() -> None:
    assert scored("80k 30k", ["1", "2"], neutral="3") == [
        Unclaimed("neutral", TESTED, 80_000),
        Paid(BENNO, TESTED, 30_000),
    ]


@pytest.mark.clause("RY-E-4", "RY-18", "RY-24")
def test_example_neutral_is_second() -> None:
    """The book's Carla sits on Anna's seat here: there are two players."""
    assert scored("70k 40k", ["3", "1"], neutral="B") == [
        Paid(ANNA, TESTED, 70_000),
        Unclaimed("neutral", TESTED, 40_000),
    ]


@pytest.mark.clause("RY-17")
@pytest.mark.parametrize(
    ("dice", "paid"),
    [
        (["3", "2", "1"], {ANNA: 90_000, BENNO: 40_000}),
        (["1", "", ""], {ANNA: 90_000}),
        (["1", "3", "3"], {ANNA: 90_000}),
        (["", "", ""], {}),
        (["7", "6B", "6"], {BENNO: 90_000, ANNA: 40_000}),
        (["6B", "7", "6"], {ANNA: 90_000, BENNO: 40_000}),
        (["5B", "7", "1"], {CARLA: 90_000}),
        (["B", "2", "1B"], {CARLA: 90_000}),
    ],
)
def test_who_is_paid_at_a_casino(dice: list[str], paid: dict[int, int]) -> None:
    assert winnings(scored("90k 40k", dice)) == paid


@pytest.mark.clause("RY-17")
def test_seven_small_dice_and_the_biggy_count_nine() -> None:
    match = position(2, {2: casino("90k 40k", ["", "7B"])}, left=["1", ""])
    assert [(row.owner, row.count) for row in match.view().casinos[1].rows] == [(BENNO, 9)]
    all_dice_on(match, 6)
    assert Paid(BENNO, 2, 90_000) in match.secret_events


@pytest.mark.clause("RY-17")
def test_cards_go_into_the_hands_of_those_who_won_them() -> None:
    laid = {2: casino("90k 40k", ["2", "1", "3"]), 6: casino("100k 100k")}
    match = position(3, laid, left=["1", "", ""], round=2, hands=[["30k"], [], []])
    match.supply("roll 3")
    match.play("place 3")
    assert dict(enumerate(hand(match, seat) for seat in range(3))) == {
        ANNA: ["30k", "40k", "90k"],
        BENNO: ["100k"],
        CARLA: ["90k"],
    }


@pytest.mark.clause("RY-18")
@pytest.mark.parametrize("boards", ["", "C1"])
def test_cards_that_nobody_won_are_never_drawn_again(boards: str) -> None:
    match = position(2, {6: casino("100k 100k")}, boards, left=["1", ""])
    before = match.secret_state.stack.tolist()
    all_dice_on(match, 5)
    assert match.view().round == 2
    assert match.secret_state.stack.tolist() == before


@pytest.mark.clause("RY-18", "RY-25")
def test_a_card_that_grey_dice_win_goes_back() -> None:
    happened = scored("80k 30k", ["1", "2", ""], grey=3)
    assert happened == [Unclaimed("grey", TESTED, 80_000), Paid(BENNO, TESTED, 30_000)]


@pytest.mark.clause("RY-16")
def test_prime_time_then_bad_luck_notes_then_the_casinos_then_bad_luck_is_paid() -> None:
    laid = {
        1: casino("40k 30k", ["1", "1"]),
        2: casino("60k 30k", ["2", "1"]),
        3: casino("60k 40k", ["", "1"]),
    }
    match = position(2, laid, "C2 B1 H1", left=["1", ""], nice=["1 small", *[None] * 5], park=5)
    match.supply("roll 4")
    match.play("place 4")
    assert match.waiting == Chance("extra", ANNA, board="Prime Time")  # (a)
    assert not any(isinstance(event, Paid | Tied) for event in match.secret_events)
    match.supply("extra 1 1")
    match.play("place 1")
    pay_fines(match)
    placed = next(i for i, event in enumerate(match.secret_events) if isinstance(event, Placed) and event.casino == 4)
    told = [
        (type(event).__name__, getattr(event, "casino", None), event.seat)
        for event in match.secret_events[placed:]
        if isinstance(event, Paid | Rewarded | Fined)
    ]
    assert told == [
        ("Paid", 1, ANNA),  # with the die of Prime Time, so Benno has the fewest (b)
        ("Paid", 1, BENNO),
        ("Paid", 2, ANNA),
        ("Paid", 2, BENNO),
        ("Paid", 3, BENNO),
        ("Rewarded", None, ANNA),  # Nice Dice, right after the cards of its casino (c)
        ("Paid", 4, ANNA),
        ("Paid", 5, BENNO),
        ("Paid", 5, ANNA),
        ("Fined", None, BENNO),  # (d)
    ]
    assert match.secret_events[-1] == RoundBegan(2, BENNO)


@pytest.mark.clause("RY-16a")
def test_ties_are_told_casino_by_casino_and_fines_by_seat() -> None:
    laid = {2: casino(dice=["1", "1"]), 3: casino(dice=["", "1"]), 5: casino(dice=["2", "2"])}
    match = position(2, laid, "C2", on=BENNO, starter=BENNO, left=["", "1"], park=6, chips=[9, 9])
    all_dice_on(match, 4)
    pay_fines(match)
    told = [
        (type(event).__name__, event.seat if isinstance(event, Fined) else event.casino)
        for event in match.secret_events
        if isinstance(event, Tied | Paid | Fined)
    ]
    assert told == [
        *[("Tied", 2), ("Tied", 2), ("Paid", 3), ("Paid", 4), ("Tied", 5), ("Tied", 5)],
        *[("Paid", 6), ("Paid", 6), ("Fined", ANNA), ("Fined", BENNO)],
    ]


@pytest.mark.clause("RY-16")
def test_bad_luck_is_paid_from_what_the_scoring_brought() -> None:
    match = position(2, {1: casino(dice=["1"]), 5: casino("90k 80k")}, "C2", left=["1", ""], park=5, chips=[0, 0])
    all_dice_on(match, 6)
    assert [event for event in match.secret_events if isinstance(event, Fined)] == [Fined(BENNO, 50_000)]
    assert hand(match, BENNO) == ["40k"]  # change of the $90k that he has just won


@pytest.mark.clause("RY-19")
def test_the_winner_takes_the_higher_card_after_ties_are_out() -> None:
    match = position(4, {1: casino(dice=["3", "3", "2", "1"])}, "B1", left=["1", "", "", ""])
    all_dice_on(match, 6)
    assert match.waiting == Chance("extra", CARLA, board="Prime Time")


@pytest.mark.clause("RY-19")
@pytest.mark.parametrize("dice", [["2", "2"], ["", ""]])
def test_with_nobody_left_the_winners_effect_is_not_played(dice: list[str]) -> None:
    for face in ("B1", "G1"):
        match = position(2, {1: casino(dice=dice)}, face, left=["1", ""])
        all_dice_on(match, 6)
        assert match.waiting == Chance("boards", by_itself=True)


@pytest.mark.clause("RY-19")
@pytest.mark.parametrize("face", ["B1", "G1"])
@pytest.mark.parametrize("imaginary", ["neutral", "grey"])
def test_when_an_imaginary_player_wins_the_winners_effect_is_not_played(face: str, imaginary: str) -> None:
    """The second, a player, is not the winner."""
    laid = {
        1: casino(dice=["2", "1"], neutral="7B" if imaginary == "neutral" else "", grey=3 * (imaginary == "grey")),
    }
    match = position(2, laid, f"{face} F1", left=["1", ""], groups=GROUPS[0 if imaginary == "neutral" else 3])
    all_dice_on(match, 6)
    assert Unclaimed(imaginary, 1, 40_000) in match.secret_events  # type: ignore[arg-type]
    assert Paid(ANNA, 1, 30_000) in match.secret_events
    assert match.waiting == Chance("boards", by_itself=True)


@pytest.mark.clause("RY-19")
def test_the_winners_effect_is_played_by_the_winner() -> None:
    match = position(3, {1: casino(dice=["1", "2", "2"])}, "G1", left=["1", "", ""])
    all_dice_on(match, 6)
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind) == (BENNO, "split")  # the left neighbour of Anna
    match.play("split 0")
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind) == (ANNA, "box")


@pytest.mark.clause("RY-20")
@pytest.mark.parametrize(
    ("jackpot", "card"), [("30k", "30k"), ("40k", "40k"), ("50k", "50k"), ("70k", "70k"), ("80k", "80k")]
)
def test_a_reward_is_one_card_of_its_value(jackpot: str, card: str) -> None:
    match = position(2, None, "A2", jackpot=jackpot, roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    match.supply("extra 3 4")
    assert (hand(match, ANNA), chips(match)) == ([card], [2, 2])


@pytest.mark.clause("RY-20")
def test_a_reward_of_100_thousand_is_one_card() -> None:
    match = position(2, None, "C1", left=["1", ""], tile=2, park=5)
    all_dice_on(match, 6)
    assert Rewarded(BENNO, "High Five", 100_000) in match.secret_events
    assert hand(match, BENNO).count("100k") == 1


@pytest.mark.clause("RY-20")
@pytest.mark.parametrize(("die", "won"), [(1, 1), (2, 2)])
def test_ten_and_twenty_thousand_are_chips(die: int, won: int) -> None:
    match = position(2, None, "H2", roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    match.supply(f"extra {die} {die}")
    match.play(f"choose {die}")
    assert (hand(match, ANNA), chips(match)) == ([], [2 + won, 2])


@pytest.mark.clause("RY-16", "RY-17")
def test_a_whole_round_of_las_vegas_2019() -> None:
    match = start(3, "las-vegas-2019")
    for pair in ("90k 80k", "70k 60k", "50k 50k", "60k 30k", "40k 40k", "40k 30k"):
        match.supply(f"pair {pair}")
    for face in (6, 5, 6):
        roller(match)
        all_dice_on(match, face)
    paid = [event for event in match.secret_events if isinstance(event, Paid | Tied)]
    assert paid == [Paid(BENNO, 5, 70_000), Tied(ANNA, 6, 9), Tied(CARLA, 6, 9)]
