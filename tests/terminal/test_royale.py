from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.rules.royale.table import all_faces, in_debt
from tests.terminal import driver
from tests.terminal.driver import Screen, choose, saved
from zocker import record, replays
from zocker.narration.sentences import money
from zocker.rules.royale.boards.all import BOARDS, BY_FACE
from zocker.rules.royale.events import Chose
from zocker.text import LANGUAGES, say

ALL_FACES = all_faces()
SIX = {"boards": "6", "faces": ALL_FACES[0]}


def run(answer: Any, path: Path, width: int = 80, height: int = 24, **given: Any) -> Screen:
    return driver.run(answer, path, width, height, **({"game": "royale"} | given))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_all_faces_are_out_once() -> None:
    assert set(" ".join(ALL_FACES).replace("/", " ").split()) == set(BY_FACE)


@pytest.mark.parametrize("faces", ALL_FACES)
@pytest.mark.parametrize(
    ("width", "height", "seed", "language"),
    [(80, 24, 1, code) for code in LANGUAGES] + [(120, 40, 3, "en")],
)
def test_a_whole_game_with_all_boards(
    path: Path, width: int, height: int, seed: int, faces: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    screen = run(choose(seed), path, width, height, bots="random", seed=seed, options={**SIX, "faces": faces})
    match = saved(path)
    assert match.result is not None
    assert max(len(line) for shown in screen.shown for line in shown.splitlines()) <= width
    tables = [shown.strip("\n").count("\n") + 1 for shown in screen.shown if "LAS VEGAS ROYALE" in shown]
    assert max(tables) < height  # one line is for the prompt
    for face in faces.replace("/", " ").split():
        assert BY_FACE[face].name in screen.text
    ending = screen.text[screen.text.index(say("final-title")) :]
    for score in match.result.scores:
        assert money(score) in ending


def test_las_vegas_2019_has_no_boards(path: Path) -> None:
    screen = run(choose(3), path, game="las-vegas-2019", bots="random", seed=3)
    assert saved(path).over
    assert "LAS VEGAS 2019" in screen.text
    assert "○ Neutral" in screen.text
    assert "pass (costs 1 chip)" in screen.text
    assert not any("boards" in prompt for prompt in screen.prompts)
    assert not any(board.name in screen.text for board in BOARDS)


def test_five_seats_and_grey_dice_fit(path: Path) -> None:
    options = {"boards": "6", "faces": "F2 E1 H1 D2 G2 C2"}
    screen = run(stop_after(25, choose(5)), path, names="Anna,Ben,Cleo,Dan,Eve", bots="", seed=5, options=options)
    assert "▒" in screen.text
    assert max(len(line) for shown in screen.shown for line in shown.splitlines()) <= 80


def stop_after(questions: int, answer: driver.Answer) -> driver.Answer:
    def stopping(prompt: str, shown: str) -> str:
        nonlocal questions
        questions -= 1
        return answer(prompt, shown) if questions >= 0 else "q"

    return stopping


# Boards ------------------------------------------------------------------------------------------------


def test_b_explains_the_boards_that_are_out(path: Path) -> None:
    screen = run(["b", "", "b"], path, options={"boards": "2", "faces": "D2 E1"})
    assert "boards" in screen.prompts[0]
    for face, name in (("d2", "Power Play"), ("e1", "No Entry!")):
        assert re.search(rf"^ \d +{name}", screen.shown[1], re.M)
        assert say(f"board-{face}") in " ".join(screen.shown[1].split())
    assert screen.shown[2].strip() == screen.shown[0].strip()


def test_a_roll_of_extra_dice_is_asked_for_and_its_result_shown(path: Path) -> None:
    options = {"boards": "1", "faces": "A2", "starter": "1"}
    screen = run(["", "1", "", "", "q"], path, options=options, seed=1)
    assert screen.prompts[2].startswith("Enter roll the extra dice (Jackpot)")
    turn = " ".join(screen.shown[3].split())
    assert re.search(r"You roll [\d ]+\+ Biggy \d and place .* in Miracle\.", turn)
    assert re.search(r"You roll the extra dice for Jackpot: \d \d\.", turn)
    assert screen.prompts[3].startswith("Enter continue")


def test_a_closed_casino_is_shown(path: Path) -> None:
    options = {"boards": "2", "faces": "E1 D1"}
    screen = run(stop_after(30, choose(0)), path, 140, 45, options=options, seed=1, bots="random")
    assert "CLOSED" in screen.text
    assert "╔═" in screen.text


# Secrets at one keyboard ---------------------------------------------------------------------------------


def play_to_secret(path: Path, faces: str, kind: str) -> tuple[Screen, int]:
    """Play three people until a secret of a kind was chosen and what follows was asked; say where it was chosen."""
    answer = choose(7)
    asked: list[str] = []

    def watched(prompt: str, shown: str) -> str:
        asked.append(say(f"decision-{kind}") if say(f"decision-{kind}") in shown else "")
        done = any(asked[:-2]) and not any(asked[-2:])
        return "q" if done else answer(prompt, shown)

    screen = run(watched, path, names="Anna,Ben,Cleo", bots="", options={"boards": "2", "faces": faces}, seed=6)
    return screen, asked.index(say(f"decision-{kind}"))


@pytest.mark.parametrize(
    ("faces", "kind", "then", "tells"),
    [
        ("A1 G1", "fist", "guess", r"takes? \d markers?|\d markers? \(wins"),
        ("G1 A1", "split", "box", r"\d0k \+|\+ \d0k"),
    ],
)
def test_a_hand_over_hides_a_secret(path: Path, faces: str, kind: str, then: str, tells: str) -> None:
    screen, chosen = play_to_secret(path, faces, kind)
    event = next(event for event in saved(path).secret_events if isinstance(event, Chose) and event.kind == kind)
    name = ["Anna", "Ben", "Cleo"][event.seat]
    before, secret, after, follows = screen.shown[chosen - 1 : chosen + 3]
    assert say("handover-title", name=name) in before
    assert f" {name} " in screen.prompts[chosen]
    assert "Pass the keyboard to" in after
    assert "LAS VEGAS" not in before + after
    assert say(f"decision-{then}") in follows
    assert re.search(tells, secret)
    assert not re.search(tells, before + after + follows)


def test_hidden_cards_are_paid_with_after_a_hand_over(path: Path) -> None:
    record.save(in_debt().record(), path)
    screen = run(["6", "", "q"], path, game=None, seed=None, resume=path)
    before, choices = screen.shown[1:3]
    assert say("handover-bad-luck", name=saved(path).seats[0].name or say("seat-number", number=1)) in " ".join(
        before.split()
    )
    assert "$60,000" not in before
    assert say("decision-bad-luck") in choices
    assert "2 chips  pay $60,000 and 2 chips, get $30,000 back" in choices
    assert "no chips  pay $60,000 · $10,000 more than you owe" in choices


def test_nobody_hands_over_who_plays_alone(path: Path) -> None:
    screen = run(stop_after(80, choose(1)), path, bots="random", options={"boards": "2", "faces": "A1 G1"}, seed=2)
    assert say("decision-fist") in screen.text
    assert "Pass the keyboard" not in screen.text


def test_the_log_at_a_hand_over_hides_the_secret(path: Path) -> None:
    pages: list[str] = []
    answer = choose(1)

    def nosy(prompt: str, shown: str) -> str:
        if say("log-title") in shown:
            pages.append(shown)
            return ""
        if pages:
            return "q"
        return "l" if "The fist is closed" in shown else answer(prompt, shown)

    run(nosy, path, names="Anna,Ben", bots="", options={"boards": "1", "faces": "A1"}, seed=3)
    assert "their fist around some markers" in " ".join(pages[0].split())
    assert "in the fist" not in pages[0]


# Typed dice --------------------------------------------------------------------------------------------------


def test_typed_dice_cards_and_boards(path: Path) -> None:
    answers = [
        *("1", "a1 A2 h1", "a2, d2 h1"),  # who starts, and the boards
        *("30k", "30k 30", "40 50k 60k 60 $70,000 60000 80k 70 90k 100k"),  # pairs, several at once
        *("4x30k", "4x30k 4x40k 4x50k 4x60k 4x70k 4x80"),  # set aside
        *("1 1 2 3 4 5 6", "1123456b6"),  # neutral dice
        *("1 1 1 1 1 1 1 B1 B2", "1 1 2 3 4 5 6 b2", "1"),
        *("7 1", "34"),  # extra dice
        "q",
    ]
    screen = run(answers, path, names="Anna,Ben", bots="", seed=None, dice="typed")
    assert saved(path).lines == [
        "start 1",
        "boards A2 D2 H1",
        *("pair 30k 30k", "pair 50k 40k", "pair 60k 60k", "pair 70k 60k", "pair 80k 70k", "pair 100k 90k"),
        "aside " + " ".join(f"{card}0k" for card in range(3, 9) for _ in range(4)),
        "neutral 1 1 2 3 4 5 6 B6",
        "roll 1 1 2 3 4 5 6 B2",
        "place 1",
        "extra 3 4",
    ]
    assert say("error-board-out", face="A2") in " ".join(screen.shown[2].split())
    assert say("error-number-of-cards", expected=2, got=1) in screen.shown[4]
    assert say("error-number-of-cards", expected=24, got=4) in screen.shown[7]
    assert say("error-number-of-dice", kind="biggy", expected=1, got=0) in screen.shown[9]
    assert "is not a roll" in screen.shown[11]
    assert "is not a roll of the two extra dice" in " ".join(screen.shown[14].split())
    assert "Roll 7 dice and the Biggy for Anna and type them: 1 1 4 B6" in screen.shown[10]
    assert "Roll the two extra dice for Anna (Jackpot) and type them: 3 4" in screen.shown[13]
    assert "Anna gets $30,000 from Jackpot." in " ".join(screen.shown[15].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computer_may_do_all_of_it(path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    answer = choose(1)

    def lazy(prompt: str, shown: str) -> str:
        return "r" if say("key-auto") in prompt else answer(prompt, shown)

    options = {"boards": "2"}
    run(stop_after(60, lazy), path, names="Anna,Ben", bots="", seed=None, dice="typed", options=options)
    words = {line.split()[0] for line in saved(path).lines}
    assert {"start", "boards", "pair", "aside", "neutral", "roll", "place"} <= words


# Going on ------------------------------------------------------------------------------------------------------


def test_a_resumed_game_shows_the_position_that_was_left(path: Path) -> None:
    left = run(stop_after(17, choose(1)), path, options=SIX, seed=1, bots="random")
    again = run([], path, game=None, seed=None, resume=path, save=None)
    assert again.shown[0].strip() == left.shown[-1].strip()


def test_a_finished_game_can_be_verified(path: Path) -> None:
    run(choose(2), path, bots="random", seed=9, options={"boards": "1"})
    assert replays.replay(record.read(path.read_bytes())).over
