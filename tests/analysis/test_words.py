"""What was found is kept in numbers, and told in the language of whoever reads it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.analysis.games import parts_of
from tests.server.stage import MoneyJudge
from zocker import record as records
from zocker.analysis.account import analyse, measure
from zocker.analysis.report import Analysis
from zocker.analysis.walk import walk
from zocker.analysis.words import in_words, rounded
from zocker.match import Match
from zocker.record import Record
from zocker.text import speaking

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {name: records.load(GOLDEN / f"{name}.json") for name in ("las-vegas", "las-vegas-2", "A1", "G1", "gambler")}


@pytest.mark.parametrize("record", GAMES.values(), ids=GAMES.keys())
def test_what_was_kept_is_told_as_it_would_have_been_at_once(record: Record) -> None:
    found = measure(record, MoneyJudge())
    assert not any(event.text or event.advice for event in found.events)
    kept = msgspec.json.decode(msgspec.json.encode(rounded(found)), type=Analysis)
    for code in ("en", "de"):
        with speaking(code):
            at_once, later = analyse(record, MoneyJudge()), in_words(kept, record, walk(record))
        assert [event.text for event in later.events] == [event.text for event in at_once.events]
        assert [event.advice for event in later.events] == [event.advice for event in at_once.events]
        assert all(event.text for event in later.events)
        assert any(event.advice for event in later.events) == later.names_mistakes


def test_a_game_that_began_elsewhere_is_looked_at_from_there_on() -> None:
    record = GAMES["las-vegas-2"]
    since = len(record.lines) // 2
    whole, late = (in_words(measure(record, MoneyJudge(), since=n), record, walk(record, n)) for n in (0, since))
    assert [event.line for event in late.events] == [event.line for event in whole.events if event.line > since]
    assert [event.text for event in late.events][1:] == [event.text for event in whole.events if event.line > since][1:]
    for seat, all_of_it in zip(late.seats, whole.seats, strict=True):
        assert parts_of(seat) == pytest.approx(seat.result)
        assert seat.result == all_of_it.result


def test_what_was_taken_back_is_not_told() -> None:
    match = Match("las-vegas", players=2, seed=4)
    first, second = (move.text for move in match.waiting.moves[:2])  # type: ignore[union-attr]
    match._auto = False  # the dice of the next turn can't be taken back
    match.play(first)
    match.undo()
    match.play(second)
    told = analyse(match.record(), MoneyJudge())
    assert [event.line for event in told.events if event.kind == "choice"] == [len(match.lines)]


@pytest.mark.parametrize(("code", "name"), [("en", "Seat 2"), ("de", "Platz 2"), ("fr", "Place 2")])
def test_seats_without_names_are_told_by_their_number(code: str, name: str) -> None:
    match = Match("las-vegas", players=2, seed=4, starter=2)
    match.play(match.moves[0])
    with speaking(code):
        told = analyse(match.record(), MoneyJudge())
    assert told.seats[1].name == name
    assert any(event.text.startswith(f"{name} ") for event in told.events)
    assert [seat.name for seat in measure(match.record(), MoneyJudge()).seats] == ["1", "2"]


def test_it_is_asked_before_every_event() -> None:
    asked = list[None]()
    found = measure(GAMES["gambler"], MoneyJudge(), before_each=lambda: asked.append(None))
    assert len(asked) >= len([event for event in found.events if event.kind != "reveal"])
