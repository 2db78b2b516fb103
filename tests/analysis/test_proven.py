"""Where mistakes aren't proven nobody is accused of any: there is luck, and one sentence says why there is no more."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.analysis.games import recorded
from tests.server.stage import MoneyJudge
from zocker import record as records
from zocker.analysis import account
from zocker.analysis.account import analyse, measure
from zocker.analysis.games import has_proven_mistakes
from zocker.analysis.many import shares_of_luck
from zocker.analysis.report import MISTAKE, MISTAKES_OF_A_SEAT, Analysis, SeatReport
from zocker.analysis.story import tell_luck, tell_seat
from zocker.cli import app
from zocker.record import Record, save
from zocker.rules.games import GAMES
from zocker.text import LANGUAGES, say, speaking

GOLDEN = Path(__file__).parents[1] / "golden"
UNPROVEN = ("las-vegas", "las-vegas-2019", "royale", "gambler")
ACCUSING = ("mistake", "without luck", "ahead", "better:", "worth", "correction")


def golden(name: str) -> Record:
    return records.load(GOLDEN / f"{name}.json")


def found(name: str) -> Analysis:
    return analyse(golden(name), MoneyJudge())


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command judge at once."""
    monkeypatch.setattr(account, "judge_for", lambda _state: MoneyJudge())


def test_only_las_vegas_for_two_is_proven() -> None:
    proven = {(game, players) for game in GAMES for players in range(1, 7) if has_proven_mistakes(game, players)}
    assert proven == {("las-vegas", 2)}


@pytest.mark.parametrize("name", UNPROVEN)
def test_an_analysis_has_luck_and_no_mistakes(name: str) -> None:
    raw, told = measure(golden(name), MoneyJudge()), found(name)
    assert any(event.best for event in raw.events), "there is nothing to leave out"
    assert all(getattr(seat, field) is None for seat in told.seats for field in MISTAKES_OF_A_SEAT)
    assert all(getattr(event, field) is None for event in told.events for field in MISTAKE)
    assert [(seat.start, seat.luck, seat.result) for seat in told.seats] == [
        (seat.start, seat.luck, seat.result) for seat in raw.seats
    ]
    assert [event.after for event in told.events] == [event.after for event in raw.events]


@pytest.mark.parametrize("neutral", [False, True])
def test_las_vegas_for_two_names_mistakes(neutral: bool) -> None:
    told = analyse(recorded("las-vegas", ("greedy", "random"), 4, neutral=neutral), MoneyJudge())
    assert any(event.advice and event.money for event in told.events)
    assert all(seat.own_errors is not None for seat in told.seats)
    assert say("analyse-luck-only") not in tell_luck(told)


@pytest.mark.parametrize("name", UNPROVEN)
def test_it_did_not_turn_with_a_choice(name: str) -> None:
    assert found("royale").turning_points  # with luck, which the judge sees in no other game
    assert all(event.kind != "choice" for event in found(name).turning_points)
    assert any(event.kind == "choice" for event in found("las-vegas-2").turning_points)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", UNPROVEN)
def test_one_sentence_says_why(name: str, code: str) -> None:
    with speaking(code):
        told = found(name)
        why = say("analyse-luck-only")
        assert tell_luck(told).count(why) == 1
        assert not any(say("analyse-without").lower() in sentence.lower() for sentence in tell_luck(told))
        assert not any(tell_seat(seat).count(",") for seat in told.seats)
        assert why not in tell_luck(found("las-vegas-2"))


@pytest.mark.parametrize(
    ("luck", "results", "told"),
    [
        (0.3, (1.0, 0.0), "Anna won with some luck."),
        (-0.3, (1.0, 0.0), "Anna won against the odds."),
        (0.0, (1.0, 0.0), "Anna won without any help from luck."),
        (0.3, (0.5, 0.5), "Anna and Ben share the win."),
    ],
)
def test_who_has_won_is_told_with_their_luck(luck: float, results: tuple[float, float], told: str) -> None:
    anna, ben = (
        SeatReport(name, 0.5, sign * luck, None, None, None, 0.0, result)
        for name, sign, result in (("Anna", 1, results[0]), ("Ben", -1, results[1]))
    )
    with speaking("en"):
        assert tell_luck(Analysis("royale", 2, "learned", True, (anna, ben), ()))[0] == told


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", UNPROVEN)
def test_the_command_accuses_nobody(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with speaking("en"):
        told = printed(name, capsys)
        why = say("analyse-luck-only")
    assert " ".join(told.split()).count(why) == 1
    rest = " ".join(told.split()).replace(why, "").lower()
    assert [word for word in ACCUSING if word in rest] == []
    assert "won" in rest


def printed(name: str, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    app(["analyse", str(GOLDEN / f"{name}.json"), *more], standalone_mode=False)
    return capsys.readouterr().out


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", UNPROVEN)
def test_json_has_no_number_for_a_mistake(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(name, capsys, "--json"))
    assert numbers_of(told) & {*MISTAKES_OF_A_SEAT, *MISTAKE} == set()
    assert {"luck", "start", "result", "before", "after"} <= numbers_of(told)


def numbers_of(value: Any) -> set[str]:
    """Return the names of everything that has a value in a document."""
    if isinstance(value, list):
        return set().union(*map(numbers_of, value))
    if not isinstance(value, dict):
        return set()
    return {key for key, one in value.items() if one is not None} | set().union(*map(numbers_of, value.values()))


@pytest.mark.usefixtures("quick")
def test_a_folder_tells_how_much_luck_there_was_but_not_its_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("las-vegas-2", "royale"):
        save(golden(name), tmp_path / f"{name}.json")
    app(["analyse", str(tmp_path), "--json"], standalone_mode=False)
    proven, unproven = json.loads(capsys.readouterr().out)
    assert (proven["game"], unproven["game"]) == ("las-vegas", "royale")
    assert None not in proven.values()
    unknown = {key for key, value in unproven.items() if value is None}
    assert unknown == {"choices", "covariance", "share", "ci95"}
    app(["analyse", str(tmp_path)], standalone_mode=False)
    told = capsys.readouterr().out
    (row,) = [line for line in told.splitlines() if "royale" in line]
    assert row.count("–") == 2
    assert "A dash marks games" in told


def test_a_level_with_one_seat_has_no_share_either() -> None:
    record = recorded("las-vegas", ("random", "greedy", "rookie"), 1)
    shares = shares_of_luck([(record, analyse(record, MoneyJudge()))])
    assert [(one.level, one.share, one.choices) for one in shares] == [
        ("greedy", None, None),
        ("random", None, None),
        ("rookie", None, None),
    ]


def test_the_readme_speaks_of_mistakes_in_las_vegas_for_two_only() -> None:
    paragraphs = (Path(__file__).parents[2] / "README.md").read_text("utf-8").split("\n\n")
    told = [paragraph for paragraph in paragraphs if re.search("mistake", paragraph, re.IGNORECASE)]
    assert told
    assert [paragraph for paragraph in told if not re.search("Las Vegas for two|las-vegas, 2 players", paragraph)] == []
