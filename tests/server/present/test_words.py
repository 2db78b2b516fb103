"""Words of choices and figures of hints, as a browser shows them."""

from __future__ import annotations

import pytest

from zocker.hints import Choice
from zocker.narration.advice import amount, short_amount
from zocker.narration.choices import choice_deed, choice_label
from zocker.rules.messages import Decision, Move
from zocker.text import speaking


@pytest.mark.parametrize(("score", "long", "short"), [(140_499.0, "$140,000", "140k"), (140_700.0, "$141,000", "141k")])
def test_a_hint_has_one_rounding(score: float, long: str, short: str) -> None:
    choice = Choice(1, "place 1", 0.5, 0.0, score, 100)
    assert (amount(choice, "las-vegas"), short_amount(choice, "las-vegas")) == (long, short)


PLACE = Move(3, "place 3", casino=3, small=2)
FREE = Move(70, "free 5 for chip", casino=5, grey=1, reward="chip")
NICE = Move(90, "nice small 3", casino=3, die="small", number=3, pays=30_000)


@pytest.mark.parametrize(
    ("language", "kind", "move", "deed"),
    [
        ("en", "place", PLACE, "place 2 dice in Moon"),
        ("de", "place", PLACE, "2 Würfel auf Moon legen"),
        ("fr", "place", PLACE, "placer 2 dés sur Moon"),
        ("en", "place", Move(0, "pass"), "pass (costs 1 chip)"),
        ("en", "handicap", FREE, "take it from Cleopatra: get 1 chip"),
        ("de", "handicap", FREE, "von Cleopatra nehmen: 1 Jeton bekommen"),
        ("en", "handicap", Move(0, "decline"), "don’t use Handicap"),
        ("en", "no-entry", Move(9, "choose 3", casino=3), "close Moon"),
    ],
)
def test_a_button_has_a_verb(language: str, kind: str, move: Move, deed: str) -> None:
    with speaking(language):
        assert choice_deed(move, Decision(0, kind, (move,)), "royale") == deed


def test_what_a_field_wins_comes_first() -> None:
    with speaking("en"):
        assert choice_label(NICE, Decision(0, "nice-dice", (NICE,)), "royale") == "wins $30,000 (small die, field 3)"
