from __future__ import annotations

import msgspec
import pytest

from zocker.rules.las_vegas import events
from zocker.rules.messages import Event, TookBack
from zocker.text import LANGUAGES
from zocker.text.sentences import listed, money, sentence, short_money

NAMES = ["Anna", "Ben", "Cleo"]
EVENTS = [
    events.StarterDrawn(1),
    events.RoundBegan(2, 1),
    events.Stocked(1, 60_000),
    events.Stocked(1, None),
    events.LeftoverRolled(1, (3, 5)),
    events.Rolled(1, (1, 1, 4), ()),
    events.Rolled(1, (1, 1, 4), (3,)),
    events.Rolled(1, (), (3,)),
    events.Placed(1, 4, 1, 0),
    events.Placed(1, 4, 2, 1),
    events.Placed(1, 4, 0, 2),
    events.Tied(1, 2, 1),
    events.Tied("neutral", 2, 3),
    events.Paid(1, 6, 90_000),
    events.Paid(1, 6, None),
    events.Unclaimed("neutral", 5, 60_000),
    events.Unclaimed("neutral", 5, None),
    events.Unclaimed(None, 5, 60_000),
    events.Unclaimed(None, 5, None),
    TookBack(1),
]


def test_every_kind_of_event_is_tried() -> None:
    assert {type(event) for event in EVENTS} == set(Event.__subclasses__())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_has_a_sentence(event: Event, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    about, to = sentence(event, NAMES), sentence(event, NAMES, you=1)
    assert about.endswith(".")
    assert "{" not in about + to
    if getattr(event, "seat", None) == 1 or getattr(event, "owner", None) == 1:
        assert "Ben" in about
        assert "Ben" not in to
    if getattr(event, "bill", None):
        assert money(msgspec.structs.asdict(event)["bill"]) in about


@pytest.mark.parametrize(
    ("language", "event", "expected"),
    [
        ("en", events.Placed(1, 4, 1, 2), "Ben places 1 die and 2 neutral dice in Oasis."),
        ("de", events.Placed(1, 4, 2, 1), "Ben legt 2 Würfel und einen neutralen Würfel ins Oasis."),
        ("fr", events.Placed(1, 4, 1, 0), "Ben place 1 dé au casino Oasis."),
        ("en", events.Rolled(1, (1, 4), (3,)), "Ben rolls 1 4 + 3."),
        ("en", events.Tied("neutral", 2, 1), "The neutral dice in Bajazzo are tied and win nothing: 1 die."),
        ("en", events.Paid(1, 6, None), "Ben wins a bill in Show Hall."),
        ("en", events.Unclaimed(None, 5, 60_000), "Nobody wins $60,000 in Sphinx; it goes under the stack."),
    ],
)
def test_sentences(language: str, event: Event, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert sentence(event, NAMES) == expected


@pytest.mark.parametrize(
    ("language", "full", "names"),
    [
        ("en", "$80,000", "Anna, Ben, and Cleo"),
        ("de", "80.000\N{NO-BREAK SPACE}$", "Anna, Ben und Cleo"),
        ("fr", "80\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$", "Anna, Ben et Cleo"),
    ],
)
def test_money_and_lists(language: str, full: str, names: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    assert money(80_000) == full
    assert short_money(80_000) == "80k"
    assert listed(NAMES) == names
