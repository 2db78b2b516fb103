"""C2 Bad Luck: who pays, when, and with which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from tests.rules.royale.boards.places import extra_dice_of, happened
from tests.rules.royale.table import ANNA, BENNO, CARLA, casino, chips, hand, position, roller
from zocker.match import Match
from zocker.rules.messages import Event
from zocker.rules.royale.boards.bad_luck import fine
from zocker.rules.royale.events import Fined, Rewarded
from zocker.rules.royale.game import ROYALE
from zocker.rules.vegas.events import Paid


def scored(dice: Sequence[str], boards: str = "C2", round: int = 3, **fields: Any) -> Match:
    """Score a round with these dice here; all others lie in casino 6, where Anna's last die was just placed."""
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
    assert unlucky(scored(["", "1"], f"C2 {board}", **fields)) == [ANNA]


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
    assert match.result.scores[BENNO] == sum(paid(match, BENNO)) + 20_000 + 50_000 - 50_000


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


# With which cards ------------------------------------------------------------------------------------------


def after_paying(cards: Sequence[str], own_chips: int) -> tuple[list[str], int, int | None]:
    """Return cards, chips and the loss of a player who wins nothing and pays: everybody ties at casino 6."""
    match = scored(["", ""], hands=[cards, []], chips=[own_chips, 0])
    loss = next(event.amount for event in happened(match, Fined) if event.seat == ANNA)
    assert happened(match, Paid) == []
    return hand(match, ANNA), chips(match)[ANNA], loss


@pytest.mark.clause("RY-C2.3", "RY-C2.2")
@pytest.mark.parametrize(
    ("cards", "own_chips", "kept", "chips_kept", "loss"),
    [
        (["50k"], 0, [], 0, 50_000),
        (["60k"], 0, [], 0, 60_000),
        (["60k"], 2, ["30k"], 0, 50_000),
        (["60k"], 5, ["30k"], 3, 50_000),
        (["70k"], 1, ["30k"], 0, 50_000),
        (["30k", "40k"], 0, [], 0, 70_000),
        (["30k", "40k"], 1, ["30k"], 0, 50_000),
        (["30k", "30k"], 2, ["30k"], 0, 50_000),
        (["40k", "40k"], 0, ["30k"], 0, 50_000),
        (["60k", "60k"], 0, ["70k"], 0, 50_000),
        (["80k", "100k"], 0, ["30k", "100k"], 0, 50_000),
        (["30k"], 4, [], 2, 50_000),
        (["40k"], 1, [], 0, 50_000),
        ([], 3, [], 0, 30_000),
    ],
)
def test_the_examples_of_the_clause(
    cards: list[str], own_chips: int, kept: list[str], chips_kept: int, loss: int
) -> None:
    assert after_paying(cards, own_chips) == (kept, chips_kept, loss)


@pytest.mark.clause("RY-C2.3")
@pytest.mark.parametrize(
    ("cards", "own_chips", "kept", "chips_kept"),
    [
        (["50k", "80k"], 3, ["80k"], 3),
        (["80k", "90k"], 0, ["30k", "90k"], 0),
        (["30k", "50k"], 0, ["30k"], 0),
        (["30k", "30k", "80k"], 0, ["30k", "30k", "30k"], 0),
        (["90k"], 0, ["40k"], 0),
        (["100k"], 0, ["50k"], 0),
        (["30k", "60k", "70k"], 0, ["40k", "70k"], 0),
        (["40k", "40k", "60k"], 0, ["30k", "60k"], 0),
        (["60k", "70k"], 0, ["80k"], 0),
        (["70k", "70k"], 0, ["90k"], 0),
        (["30k", "30k"], 0, [], 0),
        (["30k", "30k"], 1, [], 1),
        (["30k", "30k"], 5, ["30k"], 3),
        (["60k"], 1, [], 1),
        (["30k", "30k", "30k"], 0, ["40k"], 0),
        (["30k", "30k", "40k"], 0, ["50k"], 0),
        (["30k", "30k", "30k", "40k"], 0, ["40k", "40k"], 0),
        (["30k", "40k"], 2, ["30k"], 1),
    ],
)
def test_what_loses_least_then_fewest_chips_then_fewest_cards_then_the_lowest_total(
    cards: list[str], own_chips: int, kept: list[str], chips_kept: int
) -> None:
    assert after_paying(cards, own_chips)[:2] == (kept, chips_kept)


@pytest.mark.clause("RY-C2.2", "RY-C2.3")
@pytest.mark.parametrize(
    ("cards", "own_chips", "chips_kept", "loss"),
    [
        ([], 0, 0, 0),
        ([], 4, 0, 40_000),
        ([], 5, 0, 50_000),
        ([], 7, 2, 50_000),
        (["30k"], 0, 0, 30_000),
        (["30k"], 1, 0, 40_000),
        (["40k"], 0, 0, 40_000),
        (["40k"], 3, 2, 50_000),
    ],
)
def test_who_has_less_pays_all_and_chips_come_last(
    cards: list[str], own_chips: int, chips_kept: int, loss: int
) -> None:
    assert after_paying(cards, own_chips) == ([], chips_kept, loss)


def by_the_book(cards: tuple[int, ...], own_chips: int) -> tuple[Counter[int], int]:
    """Return the cards and chips that are left, by RY-C2.3 in plain arithmetic: every payment is looked at."""
    if sum(cards) + own_chips < 5:
        return Counter(), 0
    sets = [lot for n in range(len(cards) + 1) for lot in combinations(cards, n)]
    payments = [(chips, lot) for chips in range(own_chips + 1) for lot in sets if chips + sum(lot) >= 5]
    changed = [(chips, lot) for chips, lot in payments if chips + sum(lot) - 5 in {0, *range(3, 11)}]
    if changed:
        chips, lot = min(changed, key=lambda paid: (paid[0], len(paid[1]), paid[0] + sum(paid[1])))
        excess = chips + sum(lot) - 5
    else:
        chips, lot = min(payments, key=lambda paid: (paid[0] + sum(paid[1]), paid[0], len(paid[1])))
        excess = 0
    return Counter(cards) - Counter(lot) + Counter([excess] if excess else []), own_chips - chips


@pytest.mark.clause("RY-C2.2", "RY-C2.3")
@pytest.mark.parametrize("own_chips", [0, 1, 2, 3, 6])
def test_every_hand_of_up_to_four_cards_pays_by_the_book(own_chips: int) -> None:
    state = np.zeros(1, ROYALE.layout)[0]
    for n in range(5):
        for cards in combinations_with_replacement(range(3, 11), n):
            state.hand[ANNA] = 0
            for card in cards:
                state.hand[ANNA, card] += 1
            state.chips[ANNA] = own_chips
            fine(state, ANNA)
            left = Counter({card: int(number) for card, number in enumerate(state.hand[ANNA]) if number})
            assert (left, int(state.chips[ANNA])) == by_the_book(cards, own_chips), cards


@pytest.mark.clause("RY-C2.3")
def test_everybody_sees_a_payment_when_it_happens() -> None:
    match = scored(["", ""], hands=[["60k"], ["50k"]], chips=[0, 0], round=2)
    for seat in (ANNA, BENNO, -1):
        fined: list[Event] = [event for event in match.log(seat) if isinstance(event, Fined)]
        assert fined == [Fined(ANNA, 60_000), Fined(BENNO, 50_000)]
