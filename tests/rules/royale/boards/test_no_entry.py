"""E1 No Entry!"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rules.royale.boards.paid import board, rewards
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    casino,
    chips,
    choices,
    decider,
    dice_at,
    hand,
    pay_fines,
    position,
    refused,
    roller,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Chance, Decision, Move
from zocker.rules.royale.codes import CHOOSE
from zocker.rules.royale.events import Fined, MarkerReturned, MarkerTaken, TileTaken
from zocker.rules.vegas.events import Paid

BOARD = "No Entry!"


@pytest.mark.clause("RY-E1.1", "RY-E1.3")
@pytest.mark.parametrize("own", range(1, 7))
def test_the_first_time_the_tile_must_go_to_a_casino_other_than_the_boards_own(own: int) -> None:
    faces = ["A2", "B2", "C1", "D1", "F1"]
    faces.insert(own - 1, "E1")
    match = position(3, boards=" ".join(faces), roll=f"roll {own} {own} {own} {own} {own} {own} {own} B{own}")
    match.play(f"place {own}")
    others = [n for n in range(1, 7) if n != own]
    moves = tuple(Move(CHOOSE + n - 1, f"choose {n}", casino=n) for n in others)
    assert match.waiting == Decision(ANNA, "no-entry", moves, BOARD)
    for wrong in (f"choose {own}", "decline", "pass"):
        with refused("error-illegal"):
            match.play(wrong)
    closed = own % 6 + 1
    match.play(f"choose {closed}")
    assert [place.number for place in match.view().casinos if place.closed] == [closed]
    assert board(match, own).closed == closed


@pytest.mark.clause("RY-E1.2")
@pytest.mark.parametrize(
    ("before", "after", "chip", "cards"),
    [(0, 1, 2, []), (1, 2, 0, []), (2, 3, 0, ["30k"]), (3, 4, 0, []), (4, 5, 1, []), (5, 0, 0, [])],
)
def test_the_marker_steps_on_and_pays_its_new_field(before: int, after: int, chip: int, cards: list[str]) -> None:
    match = position(2, boards="E1", loop=before, closed=5 if before else None, roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    match.play("choose 4")
    assert board(match, 1).step == after
    assert chips(match) == [2 + chip, 2]
    assert hand(match, ANNA) == cards
    assert hand(match, BENNO) == []


@pytest.mark.clause("RY-E1.2")
def test_whoever_activates_moves_the_one_marker_round_the_loop() -> None:
    match = position(3, boards="E1")
    for turn in range(7):
        seat = turn % 3
        assert roller(match) == seat
        assert isinstance(match.waiting, Chance)
        match.supply("roll 1" + " 5" * (match.waiting.small - 1) + " B5")
        match.play("place 1")
        match.play(f"choose {2 + turn % 2}")
    assert board(match, 1).step == 1
    assert rewards(match, BOARD) == [(ANNA, 20), (CARLA, 30), (BENNO, 10), (ANNA, 20)]


@pytest.mark.clause("RY-E1.3")
def test_a_tile_that_lies_may_stay_without_a_step_or_a_reward() -> None:
    match = position(2, boards="E1", closed=4, loop=2, roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    assert choices(match) == ["choose 2", "choose 3", "choose 5", "choose 6", "decline"]
    match.play("decline")
    assert (board(match, 1).closed, board(match, 1).step) == (4, 2)
    assert rewards(match, BOARD) == []
    assert roller(match) == BENNO


@pytest.mark.clause("RY-E1.1", "RY-E1.3")
def test_a_tile_that_moves_opens_the_casino_where_it_lay() -> None:
    match = position(2, boards="E1", closed=4, loop=2, roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    match.play("choose 2")
    assert rewards(match, BOARD) == [(ANNA, 30)]
    match.supply("roll 2 2 2 4 4 4 4 B2")
    assert choices(match) == ["place 4", "pass"]


# Against everything that moves dice -----------------------------------------------------------------


@pytest.mark.clause("RY-E1.1", "RY-11")
def test_no_placement_in_the_closed_casino() -> None:
    match = position(2, boards="E1", closed=4, roll="roll 1 4 4 4 4 5 6 B4")
    assert choices(match) == ["place 1", "place 5", "place 6", "pass"]
    with refused("error-illegal"):
        match.play("place 4")


@pytest.mark.clause("RY-E1.1", "RY-14")
def test_the_turn_ends_without_cost_when_all_rolled_faces_are_closed() -> None:
    match = position(3, {3: casino(dice=["4"])}, boards="E1", closed=4, roll="roll 4 4 4 B4")
    assert choices(match) == ["end"]
    match.play("end")
    assert roller(match) == BENNO
    assert chips(match) == [2, 2, 2]
    assert supply(match, ANNA) == "3B"
    assert dice_at(match, 4) == {}


@pytest.mark.clause("RY-E1.1", "RY-14")
def test_who_alone_has_dice_rolls_again_when_all_are_closed() -> None:
    match = position(2, boards="E1", closed=4, left=["1", ""], roll="roll 4", chips=[0, 0])
    match.play("end")
    assert match.waiting == Chance("roll", ANNA, small=1)


@pytest.mark.clause("RY-E1.1", "RY-D2.2")
def test_power_play_cannot_enter() -> None:
    match = position(2, {2: casino(dice=["2"])}, boards="E1 D2", closed=4, marker=1)
    kinds = ("small", "biggy")
    assert choices(match) == ["roll", *(f"turn {kind} {n}" for kind in kinds for n in (1, 2, 3, 5, 6))]


@pytest.mark.clause("RY-E1.1", "RY-14", "RY-D2.2")
def test_who_rolled_only_closed_faces_cannot_change_over_to_power_play() -> None:
    match = position(2, {2: casino(dice=["2"])}, boards="E1 D2", closed=4, marker=1)
    match.play("roll")
    match.supply("roll 4 4 4 4 4 B4")
    assert choices(match) == ["end"]


@pytest.mark.clause("RY-E1.1", "RY-E1.4", "RY-B1.2")
@pytest.mark.parametrize(
    ("extra", "expected"),
    [
        ("4 5", ["decline", "place 5"]),
        ("3 4", ["decline", "place 3"]),
        ("4 4", ["decline"]),
        ("3 5", ["decline", "place 3", "place 5", "place both"]),
    ],
)
def test_prime_time_cannot_enter(extra: str, expected: list[str]) -> None:
    match = position(2, {2: casino(dice=["2"])}, boards="E1 B1", closed=4, left=["1", ""], roll="roll 3")
    match.play("place 3")
    match.supply(f"extra {extra}")
    assert choices(match) == expected


@pytest.mark.clause("RY-E1.1", "RY-F1.1")
def test_block_it_cannot_enter() -> None:
    match = position(2, boards="E1 F1", closed=4, roll="roll 2 3 3 3 3 3 3 B3")
    match.play("place 2")
    assert choices(match) == [f"block {n} with {size}" for size in (1, 2, 3) for n in (1, 2, 3, 5, 6)]


@pytest.mark.clause("RY-E1.1", "RY-F2.2")
def test_handicap_takes_no_grey_die_out() -> None:
    places = {4: casino(grey=2), 5: casino(grey=1)}
    match = position(2, places, boards="E1 F2", closed=4, fields=[1, 1, 1], roll="roll 2 3 3 3 3 3 3 B3")
    match.play("place 2")
    assert choices(match) == ["decline", "free 5 for chip", "free 5 for card", "free 5 for action"]


@pytest.mark.clause("RY-E1.1", "RY-F2.2")
def test_handicap_does_not_ask_when_all_grey_dice_are_closed_in() -> None:
    match = position(2, {4: casino(grey=2)}, boards="E1 F2", closed=4, fields=[1, 1, 0], roll="roll 2 3 3 3 3 3 3 B3")
    match.play("place 2")
    assert roller(match) == BENNO


@pytest.mark.clause("RY-E1.1", "RY-F2.3")
def test_handicap_moves_no_die_of_ones_own_in_or_out() -> None:
    places = {4: casino(dice=["2B"], grey=2), 5: casino(dice=["1"], grey=1)}
    match = position(2, places, boards="E1 F2", closed=4, fields=[1, 1, 1], roll="roll 2 3 3 3")
    match.play("place 2")
    match.play("free 5 for action")
    assert choices(match) == [*(f"turn small {n}" for n in (1, 2, 3, 5, 6)), "return small 2", "return small 5"]


@pytest.mark.clause("RY-E1.1", "RY-H1.2")
def test_nice_dice_displaces_nothing_into_the_closed_casino() -> None:
    nice = [None, None, None, "2 small", "2 small", None]
    match = position(2, boards="E1 H1", closed=4, nice=nice, roll="roll 2 4 4 5 5 6 6 B4")
    match.play("place 2")
    assert choices(match) == ["decline", "nice small 2", "nice small 5", "nice small 6"]


@pytest.mark.clause("RY-E1.1", "RY-H1.2")
def test_a_die_on_the_board_is_not_in_the_closed_casino() -> None:
    match = position(2, boards="E1 H1", closed=4, roll="roll 2 4 4 5 5 6 6 B4")
    match.play("place 2")
    assert choices(match) == [
        "decline",
        *(f"nice small {n}" for n in (2, 4, 5, 6)),
        "nice biggy 4",
    ]
    match.play("nice biggy 4")
    assert dice_at(match, 4) == {}
    assert supply(match, ANNA) == "6"


@pytest.mark.clause("RY-E1.1", "RY-H2.1")
def test_my_choice_5_moves_no_die_in_or_out() -> None:
    match = position(2, {4: casino(dice=["2B"])}, boards="E1 H2", closed=4, roll="roll 2 3 3 3 3")
    match.play("place 2")
    match.supply("extra 5 5")
    match.play("choose 5")
    assert choices(match) == [*(f"turn small {n}" for n in (1, 2, 3, 5, 6)), "return small 2"]


@pytest.mark.clause("RY-E1.1", "RY-G2.1", "RY-H2.1a")
def test_double_down_takes_no_die_out() -> None:
    match = position(2, {3: casino(dice=["2B"])}, boards="E1 H2 G2", closed=3, roll="roll 2 4 4 4 4")
    match.play("place 2")
    match.supply("extra 4 1")
    match.play("choose 4")
    match.play("choose 3")
    assert roller(match) == BENNO
    assert dice_at(match, 3) == {ANNA: "2B"}


@pytest.mark.clause("RY-E1.1", "RY-E1.4", "RY-H2.1a")
@pytest.mark.parametrize(("face", "claim"), [("C1", TileTaken(ANNA)), ("D2", MarkerTaken(ANNA))])
def test_my_choice_4_claims_what_the_closed_casinos_board_has(face: str, claim: TileTaken | MarkerTaken) -> None:
    match = position(2, {3: casino(dice=["3B", "2"])}, boards=f"E1 H2 {face}", closed=3, roll="roll 2 4 4 4")
    match.play("place 2")
    match.supply("extra 4 1")
    match.play("choose 4")
    match.play("choose 3")
    assert match.secret_events[-1] == claim
    assert board(match, 3).holder == ANNA
    assert dice_at(match, 3) == {ANNA: "3B", BENNO: "2"}


@pytest.mark.clause("RY-E1.1", "RY-H2.1")
def test_my_choice_4_may_move_the_tile_to_its_own_casino() -> None:
    match = position(2, boards="E1 H2", closed=4, roll="roll 2 3 3 3 3 3 3 B3")
    match.play("place 2")
    match.supply("extra 4 4")
    match.play("choose 4")
    match.play("choose 1")
    assert choices(match) == ["choose 2", "choose 3", "choose 5", "choose 6", "decline"]
    match.play("choose 2")
    assert dice_at(match, 2) == {ANNA: "1"}
    assert rewards(match, BOARD) == [(ANNA, 20)]
    match.supply("roll 2 2 2 2 2 2 2 B2")
    assert choices(match) == ["end"]


CROWDS = ("E1 F2 H2 D2 B1 G2", "H1 F1 E1 D2 B1 G2", "D1 E1 G1 H2 F2 C2")


@pytest.mark.clause("RY-E1.1")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("faces", CROWDS)
def test_a_closed_casino_never_changes_whatever_happens(players: int, faces: str) -> None:
    match = Match("royale", players=players, seed=players, boards=6, faces=faces)
    rng = random.Random(players)
    closed_for = 0
    while not match.over:
        before = match.secret_state.copy()
        match.play(rng.choice(choices(match)))
        if before.closed >= 0 and (before.closed, before.round_no) == (
            match.secret_state.closed,
            match.secret_state.round_no,
        ):
            closed_for += 1
            for lying in ("dice", "extra", "count"):
                assert (before[lying][before.closed] == match.secret_state[lying][before.closed]).all()
    assert closed_for > 20


# What a closed casino still does -------------------------------------------------------------------


@pytest.mark.clause("RY-E1.4", "RY-17")
def test_a_closed_casino_is_scored_as_usual() -> None:
    places = {4: casino("90k 40k", ["1", "3"]), 5: casino("90k 80k"), 6: casino("90k 80k")}
    match = position(2, places, boards="E1", closed=4, left=["1", ""], park=6, roll="roll 3", round=3)
    match.play("place 3")
    assert Paid(BENNO, 4, 90_000) in match.secret_events
    assert Paid(ANNA, 4, 40_000) in match.secret_events


@pytest.mark.clause("RY-E1.4", "RY-C2.1")
def test_a_closed_casino_counts_for_bad_luck() -> None:
    places = {2: casino(dice=["1", "2", "2"])}
    match = position(3, places, boards="E1 C2", closed=2, left=["1", "", ""], roll="roll 3", round=3)
    match.play("place 3")
    pay_fines(match)
    assert [event.seat for event in match.secret_events if isinstance(event, Fined)] == [ANNA]


@pytest.mark.clause("RY-E1.4", "RY-D1.1")
def test_a_closed_casino_counts_for_pay_day() -> None:
    match = position(2, {4: casino(dice=["1"])}, boards="E1 D1", closed=4, roll="roll 2 3 3 3 3 3 B3")
    match.play("place 2")
    assert rewards(match, "Pay Day") == [(ANNA, 20)]


@pytest.mark.clause("RY-E1.4", "RY-D2.3")
def test_who_leads_in_a_closed_casino_keeps_the_power_play_marker() -> None:
    match = position(2, {2: casino(dice=["2", "1"])}, boards="E1 D2", closed=2, marker=1, on=BENNO)
    match.supply("roll 2 2 2 2 2 3 B2")
    assert choices(match) == ["place 3", "pass"]
    match.play("place 3")
    assert board(match, 2).holder == ANNA
    assert MarkerReturned(ANNA) not in match.secret_events
    assert "turn small 3" in choices(match)
    assert "turn small 2" not in choices(match)


@pytest.mark.clause("RY-E1.4")
@pytest.mark.parametrize(
    ("face", "fields", "name", "paid"),
    [
        ("C1", {"tile": 2}, "High Five", [(BENNO, 100)]),
        ("G2", {"double": ["", "1"]}, "Double Down", [(BENNO, 60)]),
        ("H1", {"nice": ["2 small", None, None, None, None, "1 small"]}, "Nice Dice", [(BENNO, 10), (ANNA, 60)]),
        ("H2", {"gold": "2 small"}, "My Choice", [(BENNO, 60)]),
    ],
)
def test_the_board_of_a_closed_casino_still_pays(
    face: str, fields: dict[str, Any], name: str, paid: list[tuple[int, int]]
) -> None:
    match = position(2, boards=f"E1 {face}", closed=2, left=["1", ""], roll="roll 3", round=3, **fields)
    match.play("place 3")
    assert rewards(match, name) == paid


@pytest.mark.clause("RY-E1.4", "RY-G1.1")
def test_black_box_of_a_closed_casino_is_played() -> None:
    places = {2: casino(dice=["", "1"])}
    match = position(2, places, boards="E1 G1", closed=2, left=["1", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert decider(match) == ANNA
    match.play("split 60k")
    match.play("choose 1")
    assert rewards(match, "Black Box") == [(BENNO, 60)]


@pytest.mark.clause("RY-E1.4", "RY-10a")
def test_every_round_starts_with_no_casino_closed_and_the_marker_at_its_start() -> None:
    match = position(2, boards="E1", closed=4, loop=3, left=["1", ""], roll="roll 3", options={"faces": "E1"})
    match.play("place 3")
    assert match.view().round == 2
    assert not any(place.closed for place in match.view().casinos)
    assert (board(match, 1).closed, board(match, 1).step) == (None, 0)
