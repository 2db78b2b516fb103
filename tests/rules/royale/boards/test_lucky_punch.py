"""A1 Lucky Punch: the fist, the guess, and who may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.royale.boards.places import happened
from tests.rules.royale.table import (
    ANNA,
    BENNO,
    CARLA,
    DENNY,
    SPECTATOR,
    chips,
    choices,
    decider,
    hand,
    money,
    position,
    refused,
    roller,
    supply,
)
from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.rules.royale.events import Chose, FistShown, Rewarded

FISTS = (1, 2, 3)
WORTH = {1: 20_000, 2: 30_000, 3: 40_000}


def punching(players: int = 3, on: int = ANNA) -> Match:
    """Return a match in which a player has just placed a die here; everybody has one more."""
    left = ["2" if seat == on else "1" for seat in range(players)]
    match = position(players, boards="A1", left=left, on=on, roll="roll 1 5")
    match.play("place 1")
    return match


def punching_by_my_choice() -> Match:
    """Return a match in which Anna activated Lucky Punch by My Choice 4."""
    match = position(3, boards="A1 H2", left=["2", "1", "1"], roll="roll 2 5")
    match.play("place 2")
    match.supply("extra 4 1")
    match.play("choose 4")
    match.play("choose 1")
    return match


def closed_on(fist: int, match: Match) -> Match:
    match.play(f"choose {fist}")
    return match


@pytest.mark.clause("RY-A1.1")
@pytest.mark.parametrize("guess", FISTS)
@pytest.mark.parametrize(("fist", "cards", "new_chips"), [(1, [], 2), (2, ["30k"], 0), (3, ["40k"], 0)])
def test_a_wrong_guess_pays_by_the_number_and_a_right_one_nothing(
    fist: int, cards: list[str], new_chips: int, guess: int
) -> None:
    match = closed_on(fist, punching())
    match.play(f"guess {guess}")
    paid = guess != fist
    assert hand(match, ANNA) == (cards if paid else [])
    assert chips(match) == [2 + (new_chips if paid else 0), 2, 2]
    assert happened(match, Rewarded) == ([Rewarded(ANNA, "Lucky Punch", WORTH[fist])] if paid else [])
    assert happened(match, FistShown) == [FistShown(ANNA, fist, guess)]
    assert roller(match) == BENNO


@pytest.mark.clause("RY-A1.1", "RY-15a")
def test_the_player_must_make_a_fist_of_one_two_or_three() -> None:
    match = punching()
    assert isinstance(match.waiting, Decision)
    assert (match.waiting.kind, match.waiting.board) == ("fist", "Lucky Punch")
    assert decider(match) == ANNA
    assert choices(match) == ["choose 1", "choose 2", "choose 3"]
    with refused("error-illegal"):
        match.play("pass")


@pytest.mark.clause("RY-A1.1")
def test_the_left_neighbour_guesses() -> None:
    match = closed_on(2, punching(4, on=BENNO))
    assert decider(match) == CARLA
    assert choices(match) == ["guess 1", "guess 2", "guess 3"]
    match.play("guess 1")
    assert hand(match, BENNO) == ["30k"]
    assert roller(match) == CARLA


@pytest.mark.clause("RY-A1.1")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    assert decider(closed_on(1, punching(4, on=DENNY))) == ANNA


@pytest.mark.clause("RY-A1.1")
@pytest.mark.parametrize(("on", "other"), [(ANNA, BENNO), (BENNO, ANNA)])
def test_with_two_players_the_other_one_guesses(on: int, other: int) -> None:
    assert decider(closed_on(1, punching(2, on=on))) == other


@pytest.mark.clause("RY-A1.1")
def test_the_neighbour_guesses_even_without_dice() -> None:
    match = position(3, boards="A1", left=["1", "", "1"], roll="roll 1")
    match.play("place 1")
    match.play("choose 3")
    assert supply(match, BENNO) == ""
    assert decider(match) == BENNO
    match.play("guess 3")
    assert hand(match, ANNA) == []
    assert roller(match) == CARLA


@pytest.mark.clause("RY-A1.1")
def test_the_last_die_of_a_round_is_still_guessed_at_before_the_scoring() -> None:
    match = position(2, boards="A1", left=["1", ""], roll="roll 1", round=3)
    match.play("place 1")
    match.play("choose 3")
    assert not match.over
    before = money(match)
    match.play("guess 1")
    assert match.over
    assert before == [20, 20]
    assert "40k" in hand(match, ANNA)


@pytest.mark.clause("RY-A1.1")
def test_my_choice_makes_a_fist_too() -> None:
    match = closed_on(3, punching_by_my_choice())
    assert decider(match) == BENNO
    match.play("guess 2")
    assert hand(match, ANNA) == ["40k"]


@pytest.mark.clause("RY-A1.1")
@pytest.mark.parametrize("seat", [ANNA, BENNO, CARLA, SPECTATOR])
def test_after_the_guess_the_number_is_shown_to_all(seat: int) -> None:
    match = closed_on(2, punching())
    assert not any(isinstance(event, FistShown) for event in match.log(seat))
    match.play("guess 2")
    assert FistShown(ANNA, 2, 2) in match.log(seat)


@pytest.mark.clause("RY-A1.2")
@pytest.mark.parametrize("begin", [punching, punching_by_my_choice])
@pytest.mark.parametrize("seat", [BENNO, CARLA, SPECTATOR])
def test_nothing_that_reaches_others_depends_on_the_fist(begin: Callable[[], Match], seat: int) -> None:
    one, two, three = (closed_on(fist, begin()) for fist in FISTS)
    for other in (two, three):
        assert other.secret_state.tobytes() != one.secret_state.tobytes()
        assert other.masked(seat).tobytes() == one.masked(seat).tobytes()
        assert other.view(seat) == one.view(seat)
        assert other.log(seat) == one.log(seat)
        assert other.waiting == one.waiting


@pytest.mark.clause("RY-A1.2")
def test_others_read_that_a_fist_was_made_but_not_of_what() -> None:
    match = closed_on(2, punching())
    for seat in (BENNO, CARLA, SPECTATOR):
        assert match.log(seat)[-1] == Chose(ANNA, "fist", "Lucky Punch", None)


@pytest.mark.clause("RY-A1.2")
def test_the_player_himself_knows_his_fist() -> None:
    one, two = (closed_on(fist, punching()) for fist in (1, 2))
    assert one.masked(ANNA).tobytes() == one.secret_state.tobytes()
    assert one.masked(ANNA).tobytes() != two.masked(ANNA).tobytes()
    last = two.log(ANNA)[-1]
    assert isinstance(last, Chose)
    assert last.move is not None
    assert last.move.text == "choose 2"


@pytest.mark.clause("RY-A1.2")
def test_a_fist_that_was_opened_again_leaves_no_trace() -> None:
    one, two = (closed_on(fist, punching()) for fist in (1, 2))
    for match in (one, two):
        match.undo()
        match.play("choose 3")
    for seat in (BENNO, CARLA, SPECTATOR):
        assert one.log(seat) == two.log(seat)
        assert one.masked(seat).tobytes() == two.masked(seat).tobytes()


@pytest.mark.clause("RY-A1.2")
def test_who_saw_the_fist_cannot_guess_again() -> None:
    match = closed_on(2, punching())
    match.play("guess 1")
    assert not match.can_undo


@pytest.mark.clause("RY-A1.2")
def test_once_the_guess_is_made_two_fists_are_two_stories() -> None:
    one, two = (closed_on(fist, punching()) for fist in (1, 2))
    for match in (one, two):
        match.play("guess 3")
    for seat in (ANNA, BENNO, CARLA, SPECTATOR):
        assert one.log(seat) != two.log(seat)
