from __future__ import annotations

import pytest

from zocker.match import Match
from zocker.rules.messages import Decision
from zocker.terminal.company import UNNAMED, gather
from zocker.terminal.tray import describe
from zocker.text import LANGUAGES, say

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
    assert chosen.casino is not None
    before = match.view(0).casinos[chosen.casino - 1]
    return describe(before, match.preview(move), 0, gather(match.seats)).plain


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


def test_the_unnamed_are_called_as_in_the_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    names = []
    for code in LANGUAGES:
        monkeypatch.setenv("ZOCKER_LANG", code)
        names.append(say("terminal-you"))
    assert tuple(names) == UNNAMED
