"""Golden games: whole games of long ago that must replay to the last dollar, one for every board face and game.

`tools/golden.py` made them. It is never run by a test: a record that no longer replays is a bug until proved
otherwise.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from zocker import record, replays
from zocker.match import Match
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.royale.boards.board import Board
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
GAMES = ("las-vegas", "las-vegas-2", "las-vegas-2019", "royale", "royale-6", "gambler", "gambler-6")


def replayed(name: str) -> Match:
    return replays.replay(record.load(GOLDEN / f"{name}.json"))


def test_there_is_one_for_every_board_face_and_every_game() -> None:
    assert {file.stem for file in FILES} == {*BY_FACE, *GAMES}


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_it_replays_to_its_end_and_is_written_the_same_again(name: str) -> None:
    kept = record.load(GOLDEN / f"{name}.json")
    match = replays.replay(kept)
    assert match.over
    assert all(seat.bot == "greedy" for seat in match.seats)
    again = match.record()
    options = {name: value for name, value in again.options.items() if name in kept.options}  # some may be newer
    again = replace(again, rules=kept.rules, options=options)  # rules changed since for other boards don't matter
    assert record.write(again) == (GOLDEN / f"{name}.json").read_text("utf-8")


def seen(match: Match) -> set[str]:
    """Return what happened by name: kinds of events, of choices, these with their first word, and boards that paid."""
    found = {type(event).__name__ for event in match.secret_events}
    for event in match.secret_events:
        if isinstance(event, Chose):
            assert event.move is not None
            found |= {event.kind, f"{event.kind}: {event.move.text.split()[0]}"}
        if isinstance(event, Rewarded):
            found.add(f"{event.board} pays")
        if isinstance(event, ExtraRolled):
            found.add(f"{event.board} rolls")
    return found


# What must be seen in the game of a face beside what it asks, rolls and pays.
ALSO: dict[str, set[str]] = {
    "A1": {FistShown.__name__},
    "A2": {JackpotRose.__name__},
    "B1": {"prime-time: place", "prime-time: decline"},
    "B2": {"fifty-fifty: higher", "fifty-fifty: lower", "fifty-fifty: stop"},
    "C1": {TileTaken.__name__},
    "C2": {Fined.__name__, "bad-luck: choose", "bad-luck: decline"},
    "D2": {MarkerTaken.__name__, MarkerReturned.__name__, "turn: roll", "turn: turn"},
    "E1": {"no-entry: choose", "no-entry: decline"},
    "F2": {"handicap: free", "action: turn", "action: return"},
    "G1": {BoxShown.__name__},
    "G2": {"double-down: double", "double-down: decline"},
    "H1": {"nice-dice: nice", Displaced.__name__},
    "H2": {"action: turn"},
}


def shows(board: Board) -> set[str]:
    """Return what must be seen in the game of a board: all that it asks, its rolls and its rewards."""
    asks = {question.kind for question in board.questions}
    rolls = {f"{board.name} rolls"} if board.chance else set()
    pays = {f"{board.name} pays"} if max(board.pays, default=0) > 0 else set()
    return asks | rolls | pays | ALSO.get(board.face, set())


@pytest.mark.parametrize("face", BY_FACE)
def test_the_board_is_out_in_every_round_and_really_played(face: str) -> None:
    game = record.load(GOLDEN / f"{face}.json")
    assert game.options["faces"].split()[0] == face
    assert shows(BY_FACE[face]) - seen(replayed(face)) == set()


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
