"""C2 Bad Luck: who pays, when, and with which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from tests.rules.royale.boards.places import extra_dice_of, happened
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    SPECTATOR,
    casino,
    chips,
    choices,
    decider,
    hand,
    pay_fines,
    position,
    roller,
)
from zocker.match import Match
from zocker.rules.messages import Decision, Event, Move
from zocker.rules.royale.boards.bad_luck import Payment, find_offers, pay_fine
from zocker.rules.royale.codes import CHOOSE, DECLINE
from zocker.rules.royale.events import Fined, Rewarded
from zocker.rules.royale.game import ROYALE
from zocker.rules.vegas.events import Paid
from zocker.rules.vegas.view import View


def scored(dice: Sequence[str], boards: str = "C2", round: int = 3, **fields: Any) -> Match:
    """Score a round with these dice here; all others lie in casino 6, where Anna's last die was just placed.

    Nobody has chips, unless they are given, so that nobody has a choice how to pay.
    """
    fields = {"chips": [0] * len(dice)} | fields
    left = ["1"] + [""] * (len(dice) - 1)
    places = {1: casino(dice=dice)} | fields.pop("places", {})
    match = position(len(dice), places, boards, left=left, round=round, roll="roll 6", **fields)
    match.play("place 6")
    return match


def unlucky(match: Match) -> list[int]:
    return [event.seat for event in happened(match, Fined)]


@pytest.mark.clause("RY-C2.1")
@pytest.mark.parametrize(
    ("dice", "payers"),
    [
        (["2", "1", "3"], [BENNO]),
        (["2", "", "3"], [BENNO]),
        (["2", "1", "1"], [BENNO, CARLA]),
        (["", "", "1"], [ANNA, BENNO]),
        (["2", "2", "2"], [ANNA, BENNO, CARLA]),
        (["", "", ""], [ANNA, BENNO, CARLA]),
        (["3", "3", "1"], [CARLA]),
    ],
    ids=["fewest", "none at all", "two of them", "two without dice", "all equal", "all without dice", "before ties"],
)
def test_everybody_with_the_lowest_count_pays(dice: list[str], payers: list[int]) -> None:
    match = scored(dice, hands=[["50k"]] * 3)
    assert unlucky(match) == payers
    assert happened(match, Fined) == [Fined(seat, 50_000) for seat in payers]


@pytest.mark.clause("RY-C2.1", "RY-17")
def test_who_has_the_fewest_may_win_the_casino_and_pays_all_the_same() -> None:
    match = scored(["3", "3", "1"])
    assert Paid(CARLA, 1, 40_000) in match.secret_events
    assert unlucky(match) == [CARLA]


@pytest.mark.clause("RY-C2.1", "RY-1")
def test_a_biggy_counts_two() -> None:
    assert unlucky(scored(["2", "B"])) == [ANNA, BENNO]
    assert unlucky(scored(["1", "B"])) == [ANNA]


@pytest.mark.clause("RY-C2.1")
def test_imaginary_players_neither_count_nor_pay() -> None:
    neutral = {1: casino(dice=["2", "3"], neutral="1"), 5: casino(neutral="6B")}
    assert unlucky(scored(["2", "3"], places=neutral)) == [ANNA]
    grey = {1: casino(dice=["2", "3"], grey=1)}
    assert unlucky(scored(["2", "3"], "C2 F1", places=grey, groups=[1, 2, 1])) == [ANNA]


@pytest.mark.clause("RY-C2.1")
def test_absent_imaginary_players_do_not_have_the_fewest() -> None:
    assert unlucky(scored(["1", "2"], "C2 F1", places={4: casino(grey=1)}, groups=[1, 2, 1])) == [ANNA]


@pytest.mark.clause("RY-C2.1")
@pytest.mark.parametrize(
    ("board", "fields"),
    [
        ("E2", {"bar": ["2", ""]}),
        ("G2", {"double": ["2B", ""]}),
        ("H1", {"nice": ["1 small", "1 small", None, None, None, None]}),
        ("H2", {"gold": "1 biggy"}),
    ],
)
def test_dice_on_boards_do_not_count(board: str, fields: dict[str, Any]) -> None:
    match = scored(["", "1"], f"C2 {board}", **fields)
    pay_fines(match)
    assert unlucky(match) == [ANNA]


@pytest.mark.clause("RY-C2.1", "RY-16")
def test_it_is_paid_after_the_whole_scoring_and_from_what_that_brought() -> None:
    """Benno has nothing before the scoring: he pays with his card of casino 5 and with what his nice die brings."""
    places = {1: casino(dice=["1"]), 5: casino("70k 50k", ["", "1"])}
    nice = [None, None, "2 small", None, None, None]
    match = scored(["1", ""], "C2 H1", places=places, nice=nice, chips=[0, 0])
    assert unlucky(match) == [BENNO]
    assert [event for event in match.secret_events if isinstance(event, Paid | Rewarded | Fined)][-1] == Fined(
        BENNO, 50_000
    )
    assert Rewarded(BENNO, "Nice Dice", 30_000) in match.secret_events


@pytest.mark.clause("RY-C2.1", "RY-22")
def test_in_round_3_it_is_paid_before_the_final_count() -> None:
    match = scored(["1", ""], hands=[["30k"], ["50k"]], places={6: casino("70k 60k")})
    assert match.over
    assert match.result is not None
    assert match.result.scores[BENNO] == sum(paid(match, BENNO)) + 50_000 - 50_000


def paid(match: Match, seat: int) -> list[int]:
    return [event.bill or 0 for event in happened(match, Paid) if event.seat == seat]


@pytest.mark.clause("RY-C2.1", "RY-C2.2")
def test_it_can_cost_the_game() -> None:
    rich = scored(["1", ""], hands=[[], ["100k", "100k"]])
    assert rich.result is not None
    assert rich.result.winners == (BENNO,)
    poor = scored(["1", ""], hands=[["80k", "50k"], ["100k"]], chips=[0, 0])
    assert poor.result is not None
    assert poor.result.winners == (ANNA,)


@pytest.mark.clause("RY-C2.1")
@pytest.mark.parametrize("round", [1, 2])
def test_it_is_paid_once_at_the_end_of_its_round(round: int) -> None:
    match = scored(["1", ""], round=round, hands=[[], ["50k"]])
    assert unlucky(match) == [BENNO]
    assert match.secret_state.unlucky.sum() == 0
    assert match.secret_state.round_no == round + 1


@pytest.mark.clause("RY-C2.1", "RY-C2.2", "RY-8")
def test_the_chips_of_the_next_round_are_not_paid_with() -> None:
    match = scored(["", ""], round=1, chips=[0, 1])
    assert happened(match, Fined) == [Fined(ANNA, 0), Fined(BENNO, 10_000)]
    assert chips(match) == [2, 2]


@pytest.mark.clause("RY-C2.1", "RY-15a")
def test_placing_here_activates_nothing() -> None:
    match = position(2, boards="C2", left=["2", "1"], roll="roll 1 5")
    match.play("place 1")
    assert roller(match) == BENNO
    assert unlucky(match) == []


@pytest.mark.clause("RY-C2.1", "RY-B1.2", "RY-16")
@pytest.mark.parametrize(("move", "payers"), [("decline", [ANNA]), ("place 1", [ANNA, BENNO]), ("place both", [BENNO])])
def test_it_comes_after_prime_time(move: str, payers: list[int]) -> None:
    places = {1: casino(dice=["1", "2"]), 2: casino(dice=["1"])}
    match = scored(["1", "2"], "C2 B1", places=places)
    assert extra_dice_of(match, "Prime Time") == ANNA
    assert unlucky(match) == []
    match.supply("extra 1 1")
    match.play(move)
    assert unlucky(match) == payers


# With which cards and chips ------------------------------------------------------------------------------

ALL = "all"  # what is handed over where nobody is asked
Ways = dict[str, tuple[list[str], int, int]]  # by choice: the cards and chips that are kept, and the loss


def in_debt(cards: Sequence[str], own_chips: int, round: int = 2) -> Match:
    """Return a match in which Anna, who has won nothing, is asked or has paid: everybody ties at casino 6."""
    return scored(["", ""], hands=[cards, []], chips=[own_chips, 0], round=round, options={"open_money": True})


def ways_to_pay(cards: Sequence[str], own_chips: int) -> Ways:
    """Return what becomes of Anna after each choice; in the last round, where she is given no new chips."""
    match = in_debt(cards, own_chips, round=3)
    ways: Ways = {}
    for move in [move.text for move in match.moves] or [ALL]:
        paid = match.copy()
        if move != ALL:
            paid.play(move)
        loss = next(event.amount for event in happened(paid, Fined) if event.seat == ANNA)
        ways[move] = hand(paid, ANNA), chips(paid)[ANNA], loss or 0
    return ways


@pytest.mark.clause("RY-C2.3", "RY-C2.2")
@pytest.mark.parametrize(
    ("cards", "own_chips", "ways"),
    [
        (["50k"], 0, {ALL: ([], 0, 50_000)}),
        (["60k"], 0, {ALL: ([], 0, 60_000)}),
        (["60k"], 2, {"decline": ([], 2, 60_000), "choose 2": (["30k"], 0, 50_000)}),
        (
            ["60k"],
            5,
            {
                "decline": ([], 5, 60_000),
                "choose 2": (["30k"], 3, 50_000),
                "choose 3": (["40k"], 2, 50_000),
                "choose 4": (["50k"], 1, 50_000),
                "choose 5": (["60k"], 0, 50_000),
            },
        ),
        (["70k"], 1, {"decline": ([], 1, 70_000), "choose 1": (["30k"], 0, 50_000)}),
        (["30k", "40k"], 0, {ALL: ([], 0, 70_000)}),
        (["30k", "40k"], 1, {"decline": ([], 1, 70_000), "choose 1": (["30k"], 0, 50_000)}),
        (["80k", "100k"], 0, {ALL: (["30k", "100k"], 0, 50_000)}),
        (["30k"], 4, {ALL: ([], 2, 50_000)}),
        (["40k"], 1, {ALL: ([], 0, 50_000)}),
        ([], 3, {ALL: ([], 0, 30_000)}),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else None,
)
def test_the_examples_of_the_clause(cards: list[str], own_chips: int, ways: Ways) -> None:
    assert ways_to_pay(cards, own_chips) == ways


@pytest.mark.clause("RY-C2.3")
@pytest.mark.parametrize(
    ("cards", "kept"),
    [
        (["80k", "90k"], ["30k", "90k"]),
        (["30k", "50k"], ["30k"]),
        (["30k", "30k", "80k"], ["30k", "30k", "30k"]),
        (["90k"], ["40k"]),
        (["100k"], ["50k"]),
        (["40k", "40k"], ["30k"]),
        (["60k", "60k"], ["70k"]),
        (["30k", "60k", "70k"], ["40k", "70k"]),
        (["40k", "40k", "60k"], ["30k", "60k"]),
        (["60k", "70k"], ["80k"]),
        (["70k", "70k"], ["90k"]),
        (["30k", "30k"], []),
        (["30k", "30k", "30k"], ["40k"]),
        (["30k", "30k", "40k"], ["50k"]),
        (["30k", "30k", "30k", "40k"], ["40k", "40k"]),
    ],
)
def test_cards_lose_least_then_the_fewest_go_then_those_of_the_lowest_total(cards: list[str], kept: list[str]) -> None:
    assert [way[:2] for way in ways_to_pay(cards, 0).values()] == [(kept, 0)]


@pytest.mark.clause("RY-C2.3")
@pytest.mark.parametrize(
    ("cards", "own_chips", "numbers"),
    [
        (["60k"], 1, []),  # with the chip it would lose both
        (["50k"], 2, []),
        (["50k"], 3, [0, 3]),  # the chips may be changed for a card of $30k
        (["30k", "30k"], 1, []),
        (["30k", "30k"], 2, [0, 2]),
        (["30k", "40k"], 3, [0, 1, 2, 3]),
        (["40k"], 3, []),
        (["40k"], 5, [1, 4, 5]),
        ([], 7, []),
        (["60k"], 9, [0, 2, 3, 4, 5]),  # five chips pay all of it
    ],
)
def test_a_choice_that_is_no_better_in_money_nor_in_chips_is_not_offered(
    cards: list[str], own_chips: int, numbers: list[int]
) -> None:
    assert [move.number for move in in_debt(cards, own_chips).moves] == numbers


@pytest.mark.clause("RY-C2.2")
@pytest.mark.parametrize(("cards", "own_chips"), [([], 0), ([], 4), (["30k"], 0), (["30k"], 1), (["40k"], 0)])
def test_a_player_who_has_less_pays_all(cards: list[str], own_chips: int) -> None:
    worth = 10_000 * own_chips + sum(1000 * int(card[:-1]) for card in cards)
    assert ways_to_pay(cards, own_chips) == {ALL: ([], 0, worth)}


def by_the_book(cards: tuple[int, ...], own_chips: int) -> dict[int, tuple[Counter[int], int]]:
    """Return what is left by the number of chips, by RY-C2.3 in plain arithmetic: every payment is looked at."""
    if sum(cards) + own_chips < 5:
        return {own_chips: (Counter(), 0)}
    best: dict[int, tuple[int, int, int, tuple[int, ...]]] = {}
    for number in range(min(own_chips, 5) + 1):
        lots = [lot for n in range(len(cards) + 1) for lot in combinations(cards, n) if number + sum(lot) >= 5]
        payments = [(number + sum(lot) - _back(number, lot), len(lot), sum(lot), lot) for lot in lots]
        if payments:
            best[number] = min(payments)
    money = {number: sum(cards) + own_chips - payment[0] for number, payment in best.items()}
    return {
        number: (
            Counter(cards) - Counter(lot) + Counter([_back(number, lot)] * bool(_back(number, lot))),
            own_chips - number,
        )
        for number, (*_, lot) in best.items()
        if not any(money[other] > money[number] and other <= number for other in best)
    }


def _back(number: int, lot: tuple[int, ...]) -> int:
    excess = number + sum(lot) - 5
    return excess if 3 <= excess <= 10 else 0


@pytest.mark.clause("RY-C2.2", "RY-C2.3")
@pytest.mark.parametrize("own_chips", [0, 1, 2, 3, 6])
def test_every_hand_of_up_to_four_cards_pays_by_the_book(own_chips: int) -> None:
    for n in range(5):
        for cards in combinations_with_replacement(range(3, 11), n):
            assert paid_by_the_rules(cards, own_chips) == by_the_book(cards, own_chips), cards


def paid_by_the_rules(cards: tuple[int, ...], own_chips: int) -> dict[int, tuple[Counter[int], int]]:
    """Return the cards and chips that are left after each payment that is offered, by the number of chips."""
    state = np.zeros(1, ROYALE.layout)[0]
    state.chips[ANNA] = own_chips
    for card in cards:
        state.hand[ANNA, card] += 1
    offers, left = int(find_offers(state, ANNA)), {}
    for number in [n for n in range(6) if offers >> n & 1] or [own_chips]:
        after = state.copy()
        pay_fine(after, ANNA, number)
        left[number] = Counter({card: int(n) for card, n in enumerate(after.hand[ANNA]) if n}), int(after.chips[ANNA])
    return left


# Who is asked, and who sees what ----------------------------------------------------------------------------


@pytest.mark.clause("RY-C2.3", "RY-16a")
def test_players_pay_in_the_order_of_their_seats_and_only_those_with_a_choice_are_asked() -> None:
    hands = [["60k"], ["50k"], ["30k", "40k"]]
    match = scored(["", "", ""], hands=hands, chips=[2, 0, 1], round=1)
    assert match.waiting == Decision(
        ANNA,
        "bad-luck",
        (Move(DECLINE, "decline", number=0), Move(CHOOSE + 1, "choose 2", number=2)),
        "Bad Luck",
        private=True,
    )
    assert unlucky(match) == []
    match.play("choose 2")
    assert unlucky(match) == [ANNA, BENNO]
    assert decider(match) == CARLA
    assert choices(match) == ["decline", "choose 1"]
    match.play("decline")
    assert happened(match, Fined) == [Fined(ANNA, 50_000), Fined(BENNO, 50_000), Fined(CARLA, 70_000)]
    assert match.secret_state.round_no == 2
    assert [hand(match, seat) for seat in (ANNA, BENNO, CARLA)] == [["30k"], [], []]
    assert chips(match) == [2, 2, 3]


@pytest.mark.clause("RY-C2.1", "RY-C2.3", "RY-22")
def test_in_round_3_the_choice_comes_before_the_final_count() -> None:
    match = in_debt(["60k"], 2, round=3)
    assert not match.over
    match.play("choose 2")
    assert match.result is not None
    assert match.result.scores[ANNA] == 30_000


@pytest.mark.clause("RY-C2.3")
def test_a_payment_is_not_taken_back_since_it_shows_cards() -> None:
    match = in_debt(["60k"], 2)
    match.play("decline")
    assert not match.can_undo


@pytest.mark.clause("RY-C2.3", "RY-20b")
@pytest.mark.parametrize("seat", [ANNA, BENNO, SPECTATOR])
def test_nobody_else_sees_what_a_player_may_choose_from_unless_money_is_open(seat: int) -> None:
    """Others see only how many chips lie there."""
    hidden = scored(["", ""], hands=[["60k"], []], chips=[3, 0], round=2)
    is_shown = seat == ANNA
    assert numbers_in(hidden.view(seat)) == ([0, 2, 3] if is_shown else [0, 1, 2, 3])
    after = ROYALE.preview(hidden.masked(seat), CHOOSE + 1)
    assert after == (Payment(cards=(60_000,), chips=2, back=30_000, excess=0) if is_shown else None)
    opened = in_debt(["60k"], 3)
    assert numbers_in(opened.view(seat)) == [0, 2, 3]
    assert isinstance(opened.waiting, Decision)
    assert not opened.waiting.private


def numbers_in(view: View) -> list[int | None]:
    assert isinstance(view.waiting, Decision)
    return [move.number for move in view.waiting.moves]


@pytest.mark.clause("RY-C2.3")
def test_a_choice_says_what_it_pays_and_what_comes_back() -> None:
    match = in_debt(["30k", "40k"], 1)
    assert match.preview("decline") == Payment(cards=(30_000, 40_000), chips=0, back=0, excess=20_000)
    assert match.preview("choose 1") == Payment(cards=(40_000,), chips=1, back=0, excess=0)


@pytest.mark.clause("RY-C2.3", "RY-20c")
def test_cards_that_are_handed_over_and_that_come_back_are_counted() -> None:
    places = {6: casino("70k 60k")}
    match = scored(["1", ""], places=places, round=1, chips=[0, 3])
    assert (decider(match), choices(match)) == (BENNO, ["decline", "choose 1", "choose 2", "choose 3"])
    match.play("choose 2")
    assert match.masked(ANNA, counts=True).hand[BENNO].tolist() == match.secret_state.hand[BENNO].tolist()


@pytest.mark.clause("RY-C2.3")
def test_everybody_sees_a_payment_when_it_happens() -> None:
    match = scored(["", ""], hands=[["60k"], ["50k"]], chips=[0, 0], round=2)
    for seat in (ANNA, BENNO, SPECTATOR):
        fined: list[Event] = [event for event in match.log(seat) if isinstance(event, Fined)]
        assert fined == [Fined(ANNA, 60_000), Fined(BENNO, 50_000)]
