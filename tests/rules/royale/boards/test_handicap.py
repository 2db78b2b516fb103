"""F2 Handicap."""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.paid import board, rewards
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    casino,
    chips,
    choices,
    decider,
    dice_at,
    hand,
    lay,
    position,
    refused,
    roller,
    start,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.boards.handicap import FREE
from zocker.rules.royale.codes import DECLINE
from zocker.rules.royale.events import MarkerReturned
from zocker.rules.vegas.events import Paid, Unclaimed

ROLL = "roll 1 2 2 2 2 2 2 B2"
LAID = {number: casino(grey=1 if number < 4 else 2) for number in range(1, 7)}
ACTIONS_WITH_ALL_KINDS = [f"turn {kind} {n}" for kind in ("small", "biggy") for n in range(1, 7)]


def act(match: Match, number: int) -> None:
    """Place in casino 1 and take a grey die of a casino to an action field."""
    match.play("place 1")
    match.play(f"free {number} for action")


@pytest.mark.clause("RY-F2.1", "RY-10a")
@pytest.mark.parametrize("place", range(6))
def test_a_round_starts_with_grey_dice_in_every_casino(place: int) -> None:
    faces = ["A2", "B2", "C1", "D1", "E1"]
    faces.insert(place, "F2")
    match = start(3, boards=6, faces=" ".join(faces))
    lay(match)
    grey = [dice_at(match, number) for number in range(1, 7)]
    assert grey == [{"grey": "1"}] * 3 + [{"grey": "2"}] * 3
    assert board(match, place + 1).fields == (2, 3, 4)


@pytest.mark.clause("RY-F2.1", "RY-25", "RY-10a")
def test_with_two_players_the_grey_dice_come_on_top_of_the_neutral_ones() -> None:
    match = start(2, boards=1, faces="F2")
    lay(match)
    assert dice_at(match, 1) == {}
    match.supply("neutral 1 1 1 1 6 6 6 B4")
    assert dice_at(match, 1) == {"neutral": "4", "grey": "1"}
    assert dice_at(match, 4) == {"neutral": "B", "grey": "2"}
    assert match.view().casinos[3].rows[0].tied


@pytest.mark.clause("RY-F2.1", "RY-18")
def test_grey_dice_count_as_an_imaginary_player() -> None:
    high = casino("90k 80k", grey=2)
    places = LAID | {4: casino("90k 40k", ["1", ""], grey=2), 5: high, 6: high}
    match = position(2, places, boards="F2", left=["1", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert Unclaimed("grey", 4, 90_000) in match.secret_events
    assert Paid(ANNA, 4, 40_000) in match.secret_events


@pytest.mark.clause("RY-F2.2", "RY-15a")
def test_any_grey_die_may_go_to_any_free_field_or_none() -> None:
    match = position(2, LAID, boards="F2", roll=ROLL)
    match.play("place 1")
    moves = tuple(
        Move(FREE + 6 * field + n - 1, f"free {n} for {reward}", casino=n, grey=1, reward=reward, pays=pays)
        for field, (reward, pays) in enumerate((("chip", 10_000), ("card", 30_000), ("action", None)))
        for n in range(1, 7)
    )
    assert match.waiting == Decision(ANNA, "handicap", (Move(DECLINE, "decline"), *moves), "Handicap")


@pytest.mark.clause("RY-F2.2")
def test_declining_gives_nothing() -> None:
    match = position(2, LAID, boards="F2", roll=ROLL)
    match.play("place 1")
    match.play("decline")
    assert rewards(match, "Handicap") == []
    assert board(match, 1).fields == (2, 3, 4)
    assert dice_at(match, 4) == {"grey": "2"}
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F2.2")
@pytest.mark.parametrize(
    ("reward", "fields", "chip", "cards"), [("chip", (1, 3, 4), 3, []), ("card", (2, 2, 4), 2, ["30k"])]
)
def test_a_field_pays_a_chip_or_a_card(reward: str, fields: tuple[int, ...], chip: int, cards: list[str]) -> None:
    match = position(2, LAID, boards="F2", roll=ROLL)
    match.play("place 1")
    match.play(f"free 4 for {reward}")
    assert dice_at(match, 4) == {"grey": "1"}
    assert board(match, 1).fields == fields
    assert chips(match) == [chip, 2]
    assert hand(match, ANNA) == cards
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F2.2")
@pytest.mark.parametrize(
    ("fields", "rewards_left"),
    [((0, 1, 1), ["card", "action"]), ((1, 0, 1), ["chip", "action"]), ((1, 1, 0), ["chip", "card"])],
)
def test_fields_run_out(fields: tuple[int, ...], rewards_left: list[str]) -> None:
    match = position(2, {5: casino(grey=2)}, boards="F2", fields=fields, roll=ROLL)
    match.play("place 1")
    assert choices(match) == ["decline", *(f"free 5 for {reward}" for reward in rewards_left)]


@pytest.mark.clause("RY-F2.2")
def test_nine_fields_take_nine_dice_and_then_nothing_is_asked() -> None:
    match = position(2, LAID, boards="F2")
    takes = [(1, "chip"), (2, "chip"), (3, "card"), (4, "card"), (4, "card"), (5, "action"), (5, "action")]
    for number, reward in [*takes, (6, "action"), (6, "action")]:
        assert isinstance(match.waiting, Chance)
        match.supply("roll 1" + " 2" * (match.waiting.small - 1) + " B2")
        match.play("place 1")
        match.play(f"free {number} for {reward}")
        if reward == "action":
            match.play("return small 1")
    assert board(match, 1).fields == (0, 0, 0)
    seat = roller(match)
    assert isinstance(match.waiting, Chance)
    match.supply("roll 1" + " 2" * (match.waiting.small - 1) + " B2")
    match.play("place 1")
    assert roller(match) == 1 - seat


@pytest.mark.clause("RY-F2.2")
def test_one_of_the_two_actions_must_be_done() -> None:
    match = position(2, LAID | {4: casino(dice=["2B"], grey=2)}, boards="F2", roll="roll 1 2 2 2 2")
    act(match, 6)
    assert choices(match) == [
        *(f"turn small {n}" for n in range(1, 7)),
        "return small 1",
        "return small 4",
        "return biggy 4",
    ]
    assert decider(match) == ANNA
    for wrong in ("decline", "pass", "end"):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("RY-F2.2")
def test_the_action_waits_as_a_decision_of_its_own_after_the_grey_die_left() -> None:
    match = position(2, LAID, boards="F2", roll=ROLL)
    act(match, 3)
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind, match.waiting.board) == (ANNA, "action", "Handicap")
    assert choices(match) == [*ACTIONS_WITH_ALL_KINDS, "return small 1"]
    assert dice_at(match, 3) == {}
    assert board(match, 1).fields == (2, 3, 3)


@pytest.mark.clause("RY-F2.2", "RY-15")
@pytest.mark.parametrize(("die", "lies", "left"), [("small", "1", "5B"), ("biggy", "B", "6")])
def test_a_remaining_die_is_put_in_a_casino_without_activating(die: str, lies: str, left: str) -> None:
    match = position(2, LAID, boards="F2 A2", roll=ROLL)
    act(match, 6)
    match.play(f"turn {die} 2")
    assert dice_at(match, 2) == {ANNA: lies, "grey": "1"}
    assert supply(match, ANNA) == left
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F2.2")
def test_a_die_put_in_the_boards_own_casino_does_not_activate_again() -> None:
    match = position(2, LAID, boards="F2", roll=ROLL)
    act(match, 6)
    match.play("turn small 1")
    assert dice_at(match, 1) == {ANNA: "2", "grey": "1"}
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F2.2")
@pytest.mark.parametrize(("die", "left", "rest"), [("small", "5", "1B"), ("biggy", "4B", "2")])
def test_a_die_is_taken_back(die: str, left: str, rest: str) -> None:
    match = position(2, LAID | {4: casino(dice=["2B"], grey=2)}, boards="F2", roll="roll 1 2 2 2 2")
    act(match, 6)
    match.play(f"return {die} 4")
    assert supply(match, ANNA) == left
    assert dice_at(match, 4) == {ANNA: rest, "grey": "2"}


@pytest.mark.clause("RY-F2.2", "RY-13")
def test_the_last_die_just_placed_may_be_taken_back_and_is_rolled_again() -> None:
    match = position(2, LAID, boards="F2", left=["B", ""], roll="roll B1")
    act(match, 6)
    assert choices(match) == ["return small 6", "return biggy 1"]
    match.play("return biggy 1")
    assert dice_at(match, 1) == {"grey": "1"}
    assert match.waiting == Chance("roll", ANNA, biggy=1)


@pytest.mark.clause("RY-F2.2")
def test_nothing_is_asked_when_no_grey_die_is_left() -> None:
    match = position(2, boards="F2", fields=[0, 0, 0], roll=ROLL)
    match.play("place 1")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-F2.2", "RY-D2.3")
def test_the_grey_die_leaves_before_the_action_so_power_play_is_kept() -> None:
    match = position(2, LAID | {2: casino(dice=["2"], grey=1)}, boards="F2 D2", marker=1)
    match.play("turn small 1")
    match.play("free 2 for action")
    match.play("return small 2")
    assert dice_at(match, 2) == {ANNA: "1"}
    assert board(match, 2).holder == ANNA


@pytest.mark.clause("RY-F2.2", "RY-D2.3")
@pytest.mark.parametrize("action", ["turn small 2", "return small 2"])
def test_the_action_can_cost_the_power_play_marker_at_once(action: str) -> None:
    """Anna puts a fourth die to Benno's four, or takes one of her three from Benno's two."""
    dice, holder = (["3", "4"], BENNO) if action.startswith("turn") else (["3", "2"], ANNA)
    match = position(
        2, LAID | {2: casino(dice=dice, grey=1)}, boards="F2 D2", marker=holder + 1, roll="roll 1 2 2 2 B2"
    )
    act(match, 6)
    assert board(match, 2).holder == holder
    match.play(action)
    assert match.secret_events[-1] == MarkerReturned(holder)
    assert board(match, 2).holder is None


@pytest.mark.clause("RY-F2.2", "RY-D2.4")
def test_the_holder_keeps_the_marker_when_the_action_makes_another_player_lead() -> None:
    match = position(2, LAID | {2: casino(dice=["3", "4"], grey=1)}, boards="F2 D2", marker=2, roll="roll 1 2 2 2 B2")
    act(match, 6)
    match.play("turn biggy 2")
    assert board(match, 2).holder == BENNO


@pytest.mark.clause("RY-F2.3")
def test_dice_on_boards_are_not_touched() -> None:
    match = position(
        2,
        LAID,
        boards="F2 G2 H1 E2",
        double=["1B", ""],
        nice=[None, None, "1 small", None, None, None],
        bar=["1", ""],
        roll="roll 1 2 2 2",
    )
    act(match, 6)
    assert choices(match) == [*(f"turn small {n}" for n in range(1, 7)), "return small 1"]


@pytest.mark.clause("RY-F2.2", "RY-H2.1a")
def test_my_choice_4_may_activate_it() -> None:
    match = position(2, LAID, boards="F2 H2", left=["1", ""], roll="roll 2")
    match.play("place 2")
    match.supply("extra 4 4")
    match.play("choose 4")
    match.play("choose 1")
    match.play("free 1 for action")
    assert "turn small 1" not in choices(match)
    match.play("return small 2")
    assert match.waiting == Chance("roll", ANNA, small=1)
