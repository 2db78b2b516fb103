"""G1 Black Box."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.rules.royale.boards.paid import rewards
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    SPECTATOR,
    casino,
    chips,
    choices,
    decider,
    hand,
    position,
    refused,
    roller,
)
from zocker.match import Match
from zocker.rules.messages import Decision, Over
from zocker.rules.royale.events import BoxShown, Chose
from zocker.rules.vegas.events import Paid

SPLITS = [
    "split 0",
    "split 20k",
    "split 60k",
    "split 0+0",
    "split 20k+0",
    "split 20k+20k",
    "split 60k+0",
    "split 60k+20k",
    "split 0+0+0",
    "split 20k+0+0",
    "split 20k+20k+0",
    "split 60k+0+0",
    "split 60k+20k+0",
    "split 60k+20k+20k",
]


def scored(players: int, dice: Sequence[str]) -> Match:
    """Return a match at the scoring of the last round, with these dice in the Black Box casino."""
    left = ["1", *[""] * (players - 1)]
    match = position(players, {1: casino("40k 30k", dice)}, boards="G1", left=left, roll="roll 3", round=3)
    match.play("place 3")
    return match


@pytest.mark.clause("RY-G1.1")
@pytest.mark.parametrize(
    ("dice", "winner", "splitter"),
    [(["1", "3", ""], BENNO, CARLA), (["1", "", "B"], CARLA, ANNA), (["2", "B", "1"], CARLA, ANNA)],
)
def test_the_left_neighbour_of_the_winner_splits_and_the_winner_chooses(
    dice: list[str], winner: int, splitter: int
) -> None:
    match = scored(3, dice)
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind, match.waiting.board) == (splitter, "split", "Black Box")
    match.play("split 60k+0")
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.seat, match.waiting.kind) == (winner, "box")
    assert [move.hidden for move in match.waiting.moves] == [2, 4]
    assert choices(match) == ["choose 1", "choose 2"]
    match.play("choose 1")
    assert rewards(match, "Black Box") == [(winner, 60)]


@pytest.mark.clause("RY-G1.1")
def test_all_six_tiles_are_split_5_1_or_4_2_or_3_3() -> None:
    match = scored(2, ["1", "3"])
    assert choices(match) == SPLITS
    assert isinstance(match.waiting, Decision)
    assert [len(move.tiles) for move in match.waiting.moves] == [1] * 3 + [2] * 5 + [3] * 6
    for wrong in ("decline", "split 60k+20k+20k+0", "split 0+0+0+0", "split"):
        with refused("error-illegal"):
            match.play(wrong)


@pytest.mark.clause("RY-G1.1", "RY-20")
@pytest.mark.parametrize("group", [1, 2])
@pytest.mark.parametrize("split", SPLITS)
def test_black_box_pays_the_sum_once_two_chips_for_20k_and_else_one_card(split: str, group: int) -> None:
    worth = sum(int(tile.removesuffix("k")) for tile in split.removeprefix("split ").split("+"))
    worth = worth if group == 1 else 100 - worth
    match = scored(3, ["1", "3", ""])
    before = [hand(match, seat) for seat in range(3)], chips(match)
    match.play(split)
    match.play(f"choose {group}")
    later = [event for event in match.secret_events if isinstance(event, Paid) and event.casino > 1]
    won = [f"{(event.bill or 0) // 1000}k" for event in later if event.seat == BENNO]
    card = [f"{worth}k"] if worth >= 40 else []
    assert rewards(match, "Black Box") == ([(BENNO, worth)] if worth else [])
    assert sorted(hand(match, BENNO)) == sorted(before[0][BENNO] + card + won)
    assert chips(match) == [before[1][ANNA], before[1][BENNO] + (2 if worth == 20 else 0), before[1][CARLA]]


@pytest.mark.clause("RY-G1.1", "RY-20")
@pytest.mark.parametrize(
    ("split", "worth"),
    [("split 20k", 20), ("split 20k+20k", 40), ("split 60k", 60), ("split 60k+20k", 80), ("split 60k+20k+20k", 100)],
)
def test_the_five_rewards_of_the_book(split: str, worth: int) -> None:
    match = scored(3, ["1", "3", ""])
    match.play(split)
    match.play("choose 1")
    assert rewards(match, "Black Box") == [(BENNO, worth)]


@pytest.mark.clause("RY-G1.1", "RY-16")
def test_it_is_played_right_after_the_cards_of_its_casino() -> None:
    match = scored(3, ["1", "3", ""])
    assert [event.casino for event in match.secret_events if isinstance(event, Paid)] == [1, 1]
    match.play("split 0")
    match.play("choose 2")
    assert [event.casino for event in match.secret_events if isinstance(event, Paid)] == [1, 1, 3, *[6] * 2]
    assert match.waiting == Over()


@pytest.mark.clause("RY-G1.1", "RY-19")
@pytest.mark.parametrize(
    ("dice", "neutral"),
    [(["", ""], ""), (["2", "B"], ""), (["1", "1"], ""), (["1", "2"], "3"), (["1", "2"], "1B")],
)
def test_without_a_winner_it_is_not_played(dice: list[str], neutral: str) -> None:
    rest = {"": "", "3": "4B", "1B": "6"}[neutral]
    places = {1: casino("40k 30k", dice, neutral=neutral), 5: casino(neutral=rest)}
    match = position(2, places, boards="G1", left=["1", ""], roll="roll 3", round=3)
    match.play("place 3")
    assert match.waiting == Over()
    assert rewards(match, "Black Box") == []


@pytest.mark.clause("RY-G1.1", "RY-19")
def test_who_is_first_only_because_others_tie_is_the_winner() -> None:
    match = scored(4, ["3", "1B", "1", ""])
    assert decider(match) == DENNY


@pytest.mark.clause("RY-G1.1")
def test_placing_here_does_nothing() -> None:
    match = position(2, boards="G1", roll="roll 1 2 2 2 2 2 2 B2")
    match.play("place 1")
    assert roller(match) == BENNO


READERS = (ANNA, BENNO, DENNY, SPECTATOR)


def split_by_carla(split: str) -> Match:
    match = scored(4, ["1", "3", "", ""])
    assert decider(match) == CARLA
    match.play(split)
    assert decider(match) == BENNO
    return match


@pytest.mark.clause("RY-G1.2")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_until_the_choice_the_split_is_in_nobodys_view_mask_or_log_but_the_splitters(size: int) -> None:
    one, *others = [split_by_carla(split) for split in SPLITS if split.count("+") == size - 1]
    for other in others:
        for seat in READERS:
            assert one.masked(seat).tobytes() == other.masked(seat).tobytes()
            assert one.view(seat) == other.view(seat)
            assert one.log(seat) == other.log(seat)
            assert [event for event in one.log(seat) if isinstance(event, Chose)][-1].move is None
        assert one.masked(CARLA).tobytes() != other.masked(CARLA).tobytes()
        assert one.log(CARLA) != other.log(CARLA)


@pytest.mark.clause("RY-G1.1", "RY-G1.2")
@pytest.mark.parametrize(("split", "sizes"), [("split 60k", (1, 5)), ("split 0+0", (2, 4)), ("split 0+0+0", (3, 3))])
def test_everybody_sees_the_sizes(split: str, sizes: tuple[int, int]) -> None:
    match = split_by_carla(split)
    for seat in (*READERS, CARLA):
        assert tuple(move.hidden for move in match.view(seat).waiting.moves) == sizes


@pytest.mark.clause("RY-G1.2")
@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        ("choose 1", BoxShown(BENNO, (60_000, 0), (20_000, 20_000, 0, 0))),
        ("choose 2", BoxShown(BENNO, (20_000, 20_000, 0, 0), (60_000, 0))),
    ],
)
def test_after_the_choice_both_groups_are_shown_to_all(choice: str, shown: BoxShown) -> None:
    match = split_by_carla("split 60k+0")
    match.play(choice)
    for seat in (*READERS, CARLA):
        assert shown in match.log(seat)
