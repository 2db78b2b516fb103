"""What on the table a choice is about: casinos, rows, and fields of the board that asks."""

from __future__ import annotations

import pytest

from tests.rules.royale.table import casino, position
from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.boards.handicap import LAID_OUT
from zocker.server.present.places import COMES_FROM, GOES_TO, piece_of, places_of

CROWD = {2: casino(dice=["", "1", "2"]), 4: casino(dice=["", "B", "", "1"])}
ALL_FACES = "roll 1 1 2 3 4 5 6 B6"


def places(match: Match) -> dict[str, tuple[str, ...]]:
    decision = match.waiting
    assert isinstance(decision, Decision)
    view = match.view(decision.seat)
    return {move.text: places_of(view, decision, move) for move in decision.moves}


def test_dice_go_to_their_casino() -> None:
    found = places(position(4, CROWD, "F1", roll=ALL_FACES))
    assert found["place 4"] == ("casino-4",)
    assert found["pass"] == ()


def test_grey_dice_lie_on_the_board_and_go_to_a_casino() -> None:
    match = position(4, CROWD, "F1", roll=ALL_FACES)
    match.play("place 1")
    found = places(match)
    assert ("field-1-2", "casino-4") in found.values()
    pieces = {piece_of(move) for move in match.waiting.moves if move.grey}  # type: ignore[union-attr]
    assert len(pieces) == 3


def test_a_reward_is_a_field_and_the_grey_die_for_it_is_in_a_casino() -> None:
    grey = {number: casino(grey=count) for number, count in enumerate(LAID_OUT, 1)}
    match = position(4, grey, "F2", roll=ALL_FACES)
    match.play("place 1")
    found = places(match)
    assert found["free 2 for chip"] == ("field-1-1", "casino-2")
    assert found["free 3 for action"] == ("field-1-3", "casino-3")


@pytest.mark.parametrize(("face", "number"), [("H1", 6), ("A1", 3)])
def test_a_field_is_no_casino(face: str, number: int) -> None:
    match = position(4, CROWD, face, roll=ALL_FACES)
    match.play("place 1")
    fields = [place for place in places(match).values() if place]
    assert (f"field-1-{number}",) in fields
    assert all(place.startswith("field-1-") for [place] in fields)


def test_fields_are_only_named_for_decisions_that_there_are() -> None:
    kinds = {question.kind for board in BOARDS for question in board.questions}
    assert {*GOES_TO, *COMES_FROM} <= kinds
