from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from zocker.match import Match
from zocker.narration.choices import choice_keys, effect
from zocker.record import Seat
from zocker.rules.messages import Decision
from zocker.terminal.las_vegas.tray import draw_choices
from zocker.terminal.layout import draw_effect
from zocker.terminal.players import players_of
from zocker.text import LANGUAGES, say, speaking

BILLS = [["80k", "30k"], ["50k"], ["60k"], ["60k"], ["60k"], ["60k"]]


def words(casino: int, dice: list[int], neutral: int, roll: str, move: str) -> str:
    """Return what a move of Anna's would do at a table with neutral dice, where one casino has dice."""
    casinos = [
        {"bills": bills, "dice": dice if number == casino else [0, 0, 0], "neutral": 0}
        for number, bills in enumerate(BILLS, 1)
    ]
    casinos[casino - 1]["neutral"] = neutral
    casinos[5]["neutral"] = 2 if casino != 6 else neutral
    held = 8 - sum(int(str(c["neutral"])) for c in casinos)
    hands = [min(2, held), min(2, max(0, held - 2)), max(0, held - 4)]
    setup = {"round": 1, "starter": 1, "on": 1, "casinos": casinos, "neutral": hands, "roll": roll}
    match = Match("las-vegas", seats=["Anna", "Ben", "Cleo"], chance="ask", setup=setup, neutral=True)
    decision = match.waiting
    assert isinstance(decision, Decision)
    (chosen,) = [m for m in decision.moves if m.text == move]
    return draw_effect(
        effect(match, decision, chosen, ["Anna", "Ben", "Cleo"]), players_of(match.game, match.seats)
    ).plain


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", "en")


ROLL = "roll 1 1 1 2 2 2 2 2 + 1 6"


@pytest.mark.parametrize(
    ("dice", "neutral", "expected"),
    [
        ([0, 0, 0], 0, "you lead: $80,000"),
        ([0, 2, 0], 0, "you lead: $80,000 · Ben gets $30,000"),
        ([0, 4, 0], 0, "second: $30,000"),
        ([0, 5, 4], 0, "third, no bill left for you"),
        ([0, 3, 0], 0, "tie with Ben: you cancel each other out"),
        ([0, 3, 2], 0, "tie with Ben: you cancel each other out · Cleo gets $80,000"),
        ([0, 3, 3], 0, "tie with Ben and Cleo: you cancel each other out"),
        ([0, 0, 0], 2, "tie with Neutral: you cancel each other out"),
        ([0, 1, 0], 0, "you lead: $80,000 · Ben gets nothing"),
    ],
)
def test_what_a_choice_would_do(dice: list[int], neutral: int, expected: str) -> None:
    roll = ROLL if neutral == 0 else "roll 1 1 1 2 2 2 2 2 + 1 6"
    assert words(1, dice, neutral, roll, "place 1") == expected


def test_neutral_dice_alone() -> None:
    assert words(1, [0, 0, 0], 0, ROLL, "place 6") == "neutral dice only, nothing for you"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_unnamed_are_spoken_to_whatever_language_they_began_in(code: str) -> None:
    with speaking(code):
        unnamed = say("terminal-you")
    assert players_of("las-vegas", [Seat(unnamed), Seat("Ada", "greedy")]).you == 0
    assert players_of("las-vegas", [Seat(f"{unnamed}!"), Seat("Ada", "greedy")]).you is None


# Royale ------------------------------------------------------------------------------------------------


def royale(**fields: Any) -> Match:
    """Return a game of Anna and Ben with the boards D2, E1 and H2; fields of casinos are given as `at1` … `at6`."""
    cards = (["30k", "30k"], ["40k", "30k"], ["50k", "40k"], ["60k", "40k"], ["70k", "60k"], ["90k", "80k"])
    boards = ("D2", "E1", "H2", None, None, None)
    casinos = [{"cards": pair} | ({"board": face} if face else {}) for pair, face in zip(cards, boards, strict=True)]
    for number in range(1, 7):
        casinos[number - 1] |= fields.pop(f"at{number}", {})
    setup = {"round": 1, "starter": 1, "on": 1, "casinos": casinos, "chips": [2, 2]} | fields
    return Match("royale", seats=["Anna", "Ben"], neutral=False, setup=setup, chance="ask")


def shown(match: Match, width: int = 80) -> list[str]:
    """Return the choices as they are drawn."""
    decision = match.waiting
    assert isinstance(decision, Decision)
    console = Console(width=width, file=io.StringIO())
    with console.capture() as captured:
        console.print(draw_choices(match, decision, players_of(match.game, match.seats), width))
    return [line.rstrip() for line in captured.get().splitlines()]


def test_placements_keep_the_casinos_number_and_p_passes() -> None:
    match = royale(roll="roll 1 1 1 4 4 4 4 B4", at4={"dice": ["", "5"]})
    assert shown(match) == [
        " 1   ●●●      Miracle  you lead: $30,000 · Power Play",
        " 4   ●●●●[●]  Paris    you lead: $60,000 · Ben gets $40,000",
        " P                     pass (costs 1 chip)",
    ]


def test_a_biggy_counts_two_in_a_preview() -> None:
    match = royale(roll="roll 1 1 1 2 2 2 3 B4", at4={"dice": ["", "2"]})
    assert " 4   [●]  Paris    tie with Ben: you cancel each other out" in shown(match)


def test_only_the_closed_casino_rolled() -> None:
    match = royale(at1={"dice": ["6", ""]}, closed=4, roll="roll 4 B4")
    decision = match.waiting
    assert isinstance(decision, Decision)
    assert [move.text for move in choice_keys(decision).values()] == ["end"]
    assert shown(match) == [" E       end your turn (only the closed casino’s number)"]


def test_power_play() -> None:
    match = royale(marker=1, at1={"dice": ["3", ""]})
    question, *choices = shown(match)
    assert question == "You have the Power Play marker. Roll, or place one die without rolling."
    assert re.split(r" {3,}", choices[0]) == [
        " 1  small die to Miracle",
        "6  small die to Sunset",
        "11  Biggy to Cleopatra",
    ]
    assert choices[2].endswith(" R  roll")


def test_what_is_about_one_number_keeps_it_and_zero_declines() -> None:
    match = royale(roll="roll 2 2 2 4 4 4 4 B4", closed=5)
    match.play("place 2")
    assert shown(match) == [
        "No Entry! Which casino do you close?",
        " 1  close Miracle    6  close Sunset",
        " 3  close Moon       0  leave the tile where it is",
        " 4  close Paris",
    ]


def test_my_choice_says_what_its_dice_do() -> None:
    match = royale(roll="roll 3 3 3 4 4 4 4 B4")
    match.play("place 3")
    match.supply("extra 6 4")
    assert shown(match) == [
        "My Choice: the extra dice show 6 4. Which one do you take?",
        " 6  a die on the gold field",
        " 4  activate another board",
    ]
    match.play("choose 4")
    assert shown(match)[1:] == [" 1  Power Play", " 2  No Entry!"]
