"""B2 Fifty Fifty: the track, right and wrong, and when to stop."""

from __future__ import annotations

import pytest

from tests.rules.royale.boards.places import extra_dice_of, happened
from tests.rules.royale.table import ANNA, BENNO, all_dice_on, chips, choices, decider, hand, position, refused, roller
from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.rules.royale.events import Rewarded

DICE = {2: "1 1", 3: "1 2", 4: "2 2", 5: "1 4", 6: "3 3", 7: "3 4", 8: "4 4", 9: "4 5", 10: "5 5", 11: "5 6", 12: "6 6"}


def rolling(total: int | None = None) -> Match:
    """Return a match in which Anna placed a die here, and rolled a first total if one is given."""
    match = position(2, boards="B2", left=["2", "1"], roll="roll 1 5")
    match.play("place 1")
    if total is not None:
        match.supply(f"extra {DICE[total]}")
    return match


def say(match: Match, *words: str | int) -> None:
    """Say higher or lower and roll a total, in turn."""
    for word in words:
        if isinstance(word, int):
            match.supply(f"extra {DICE[word]}")
        else:
            match.play(word)


def shown(match: Match) -> int | None:
    """Return what the marker shows."""
    assert isinstance(match.waiting, Decision), match.waiting
    assert match.waiting.kind == "fifty-fifty"
    return match.waiting.amount


@pytest.mark.clause("RY-B2.1", "RY-15a")
def test_the_first_roll_is_a_must_and_moves_the_marker_to_nothing() -> None:
    match = rolling()
    assert extra_dice_of(match, "Fifty Fifty") == ANNA
    match.supply("extra 3 5")
    assert decider(match) == ANNA
    assert isinstance(match.waiting, Decision)
    assert match.waiting.board == "Fifty Fifty"
    assert match.waiting.dice == (3, 5)
    assert shown(match) == 0


@pytest.mark.clause("RY-B2.1", "RY-B2.2")
def test_the_board_shows_where_the_marker_stands_and_the_dice_stay() -> None:
    match = rolling()

    def step() -> int | None:
        return match.view().casinos[0].board.step

    steps = [step()]
    for said in ([7], ["higher"], [8], ["lower"]):
        say(match, *said)
        steps.append(step())
    assert steps == [0, 1, 1, 2, 2]
    say(match, 3)
    assert isinstance(match.waiting, Decision)
    assert match.waiting.dice == (1, 2)
    match.play("stop")
    assert step() == 0


@pytest.mark.clause("RY-B2.1", "RY-B2.2")
def test_the_marker_moves_on_one_field_a_roll() -> None:
    match = rolling(7)
    fields = [shown(match)]
    for word, total in (("higher", 8), ("lower", 6), ("higher", 11)):
        say(match, word, total)
        fields.append(shown(match))
    assert fields == [0, 10_000, 30_000, 40_000]


@pytest.mark.clause("RY-B2.1", "RY-B2.2")
@pytest.mark.parametrize(
    ("going_on", "cards", "new_chips"),
    [
        ([], [], 0),
        (["higher", 8], [], 1),
        (["higher", 8, "lower", 6], ["30k"], 0),
        (["higher", 8, "lower", 6, "higher", 11], ["40k"], 0),
    ],
)
def test_who_stops_takes_what_the_marker_shows(going_on: list[str | int], cards: list[str], new_chips: int) -> None:
    match = rolling(7)
    say(match, *going_on)
    match.play("stop")
    assert hand(match, ANNA) == cards
    assert chips(match) == [2 + new_chips, 2]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-B2.2")
def test_after_a_right_roll_he_may_stop_or_go_on() -> None:
    match = rolling(7)
    assert choices(match) == ["stop", "higher", "lower"]
    say(match, "higher", 8)
    assert choices(match) == ["stop", "higher", "lower"]
    with refused("error-illegal"):
        match.play("pass")


@pytest.mark.clause("RY-B2.2")
@pytest.mark.parametrize("said", ["higher", "lower"])
@pytest.mark.parametrize("before", range(2, 13))
def test_only_a_total_that_is_as_he_said_goes_on(before: int, said: str) -> None:
    for after in range(2, 13):
        match = rolling(before)
        say(match, said, after)
        if after > before if said == "higher" else after < before:
            assert shown(match) == 10_000, (before, said, after)
        else:
            assert (hand(match, ANNA), chips(match)) == ([], [2, 2])
            assert roller(match) == BENNO


@pytest.mark.clause("RY-B2.2")
def test_the_new_total_is_the_one_to_beat() -> None:
    match = rolling(7)
    say(match, "higher", 12, "lower", 11)
    assert shown(match) == 30_000


@pytest.mark.clause("RY-B2.2")
def test_a_wrong_word_loses_everything_that_the_marker_showed() -> None:
    match = rolling(7)
    say(match, "higher", 8, "lower", 6, "higher", 11, "higher", 9)
    assert hand(match, ANNA) == []
    assert chips(match) == [2, 2]
    assert happened(match, Rewarded) == []
    assert roller(match) == BENNO


@pytest.mark.clause("RY-B2.2")
@pytest.mark.parametrize(("total", "said"), [(2, "lower"), (12, "higher")])
def test_hopeless_words_are_legal_and_lose(total: int, said: str) -> None:
    for after in range(2, 13):
        match = rolling(total)
        assert said in choices(match)
        say(match, said, after)
        assert roller(match) == BENNO
        assert hand(match, ANNA) == []


@pytest.mark.clause("RY-B2.3")
def test_at_60k_he_stops() -> None:
    match = rolling(7)
    say(match, "higher", 8, "lower", 6, "higher", 11, "lower", 10)
    assert hand(match, ANNA) == ["60k"]
    assert happened(match, Rewarded) == [Rewarded(ANNA, "Fifty Fifty", 60_000)]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-B2.2")
def test_the_last_step_can_be_wrong_too() -> None:
    match = rolling(7)
    say(match, "higher", 8, "lower", 6, "higher", 11, "lower", 11)
    assert hand(match, ANNA) == []


@pytest.mark.clause("RY-B2.3")
@pytest.mark.parametrize(
    "first", [["stop"], ["higher", 9, "stop"], ["higher", 2], ["higher", 8, "lower", 6, "higher", 11, "lower", 10]]
)
def test_afterwards_the_marker_is_back_at_the_start(first: list[str | int]) -> None:
    match = rolling(7)
    say(match, *first)
    all_dice_on(match, 1)
    assert extra_dice_of(match, "Fifty Fifty") == BENNO
    match.supply("extra 6 6")
    assert shown(match) == 0
    say(match, "lower", 3)
    assert shown(match) == 10_000
