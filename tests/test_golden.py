"""Golden games: whole games of long ago that must replay to the last dollar, one for every board face and game.

`tools/golden.py` made them. It is never run by a test: a record that no longer replays is a bug until proved
otherwise.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from zocker import record, replays
from zocker.match import Match
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.royale.events import (
    BoxShown,
    Chose,
    Displaced,
    ExtraRolled,
    Fined,
    FistShown,
    JackpotRose,
    MarkerReturned,
    MarkerTaken,
    Rewarded,
    TileTaken,
)
from zocker.rules.vegas.events import NeutralRolled, Paid

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*.json"))
GAMES = ("las-vegas", "las-vegas-2019", "royale", "royale-6", "gambler", "gambler-6")


def replayed(name: str) -> Match:
    return replays.replay(record.load(GOLDEN / f"{name}.json"))


def test_there_is_one_for_every_board_face_and_every_game() -> None:
    assert {file.stem for file in FILES} == {*BY_FACE, *GAMES}


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_it_replays_to_its_end_and_is_written_the_same_again(name: str) -> None:
    match = replayed(name)
    assert match.over
    assert all(seat.bot == "greedy" for seat in match.seats)
    assert record.write(match.record()) == (GOLDEN / f"{name}.json").read_text("utf-8")


def seen(match: Match) -> set[str]:
    """Return what happened by name: kinds of events, kinds of choices with their first word, and boards that paid."""
    found = {type(event).__name__ for event in match.secret_events}
    for event in match.secret_events:
        if isinstance(event, Chose):
            assert event.move is not None
            found.add(f"{event.kind}: {event.move.text.split()[0]}")
        if isinstance(event, Rewarded):
            found.add(f"{event.board} pays")
        if isinstance(event, ExtraRolled):
            found.add(f"{event.board} rolls")
    return found


# What must be seen in the game of a face: its own choices, rolls, markers and rewards.
SHOWS: dict[str, set[str]] = {
    "A1": {"fist: choose", "guess: guess", FistShown.__name__, "Lucky Punch pays"},
    "A2": {"Jackpot rolls", JackpotRose.__name__, "Jackpot pays"},
    "B1": {"Prime Time rolls", "prime-time: place", "prime-time: decline"},
    "B2": {"Fifty Fifty rolls", "fifty-fifty: higher", "fifty-fifty: lower", "fifty-fifty: stop", "Fifty Fifty pays"},
    "C1": {TileTaken.__name__, "High Five pays"},
    "C2": {Fined.__name__},
    "D1": {"Pay Day pays"},
    "D2": {MarkerTaken.__name__, MarkerReturned.__name__, "turn: roll", "turn: turn"},
    "E1": {"no-entry: choose", "no-entry: decline", "No Entry! pays"},
    "E2": {"knockout: give"},
    "F1": {"block-it: block"},
    "F2": {"handicap: free", "action: turn", "action: return", "Handicap pays"},
    "G1": {"split: split", "box: choose", BoxShown.__name__, "Black Box pays"},
    "G2": {"double-down: double", "double-down: decline", "Double Down pays"},
    "H1": {"nice-dice: nice", Displaced.__name__, "Nice Dice pays"},
    "H2": {"My Choice rolls", "my-choice: choose", "activate: choose", "action: turn", "gold: give", "My Choice pays"},
}


@pytest.mark.parametrize("face", BY_FACE)
def test_the_board_is_out_in_every_round_and_really_played(face: str) -> None:
    game = record.load(GOLDEN / f"{face}.json")
    assert game.options["faces"].split()[0] == face
    assert SHOWS[face] - seen(replayed(face)) == set()


def test_no_other_board_interferes_with_the_game_of_a_face() -> None:
    for face in BY_FACE:
        boards = {event.board for event in replayed(face).secret_events if isinstance(event, Rewarded)}
        assert boards <= {BY_FACE[face].name} | ({"Jackpot"} if face == "H2" else set())


def laid(name: str) -> list[list[str]]:
    """Return the faces that were out, by round."""
    return [line.split()[1:] for line in replayed(name).lines if line.startswith("boards ")]


def test_royale_lays_three_boards_a_round() -> None:
    assert [len(faces) for faces in laid("royale")] == [3, 3, 3]


def test_six_boards_a_round_do_not_repeat_before_they_must() -> None:
    first, second, third = laid("royale-6")
    assert len(set(first + second)) == 12
    assert len(third) == 6


def test_las_vegas_2019_has_neutral_dice_and_no_boards() -> None:
    match = replayed("las-vegas-2019")
    assert sum(isinstance(event, NeutralRolled) for event in match.secret_events) == 3
    assert sum(isinstance(event, Paid) for event in match.secret_events) > 6
    assert not any(isinstance(event, Rewarded) for event in match.secret_events)


def test_las_vegas_is_played_with_neutral_dice() -> None:
    match = replayed("las-vegas")
    assert any(line.startswith("roll") and "+" in line for line in match.lines)
