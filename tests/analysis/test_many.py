"""How much of many games was luck, and pictures of one."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from tests.analysis.games import recorded
from zocker import Mistake
from zocker.analysis.account import analyse
from zocker.analysis.chart import blocks, course, draw
from zocker.analysis.many import shares_of_luck
from zocker.analysis.report import Analysis, Happening, SeatReport
from zocker.cli import app
from zocker.cli.luck import print_analysis
from zocker.record import Record, save
from zocker.text import speaking


def outcome(luck: float, choices: float) -> Analysis:
    """Return an analysis of which only luck and choices matter."""
    seats = tuple(
        SeatReport(name, 0.5, sign * luck, sign * choices, 0, 0, 0, 0.5) for name, sign in (("Anna", 1), ("Ben", -1))
    )
    return Analysis("las-vegas", 2, "learned", True, seats, ())


def test_the_share_of_luck_compares_variances() -> None:
    record = recorded("las-vegas", ("random", "random"), 1)
    found = [(record, outcome(sign * 0.3, other * 0.1)) for sign in (1, -1) for other in (1, -1)]
    (share,) = shares_of_luck(found)
    assert (share.game, share.players, share.level, share.games) == ("las-vegas", 2, "random", 4)
    assert share.share == pytest.approx(0.9)
    assert share.covariance == pytest.approx(0)
    assert share.corrections == 0
    assert share.share is not None
    assert share.ci95 is not None
    assert share.ci95[0] <= share.share <= share.ci95[1]


def test_who_contradicts_itself_gives_no_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    seats = tuple(
        SeatReport(name, 0.5, 0, 0, 0, 0, sign * 1.1, 0.5 + sign * 0.5) for name, sign in (("A", 1), ("B", -1))
    )
    event = Happening(line=1, round=1, kind="chance", seat=0, before=(0.5, 0.5), after=(1.0, 0.0), luck=(0.5, -0.5))
    for analysis, silent in (
        (Analysis("las-vegas", 2, "learned", True, seats, (event,)), True),
        (outcome(0.3, 0.1), False),
    ):
        with speaking("en"):
            print_analysis(msgspec.structs.replace(analysis, events=(event,)))
        told = capsys.readouterr().out
        assert ("shifted too much" in told) == silent
        assert ("Without" in told.split("Turning points")[0]) != silent


def test_levels_are_told_apart() -> None:
    mixed = recorded("las-vegas", ("random", "greedy"), 1)
    assert [share.level for share in shares_of_luck([(mixed, outcome(0.1, 0.1))])] == ["greedy", "random"]


def test_blocks_are_as_many_as_there_is_room_for() -> None:
    assert blocks([0, 0.5, 1], 10) == " ▄█"
    assert blocks([1.0] * 100, 10) == "█" * 10


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded("las-vegas", ("regular", "random"), 4)


def test_the_picture_has_a_line_for_every_seat(record: Record) -> None:
    analysis = analyse(record)
    drawn = ET.fromstring(draw(analysis).svg())
    lines = [line.attrib["points"].split() for line in drawn.findall("{http://www.w3.org/2000/svg}polyline")]
    assert sum(len(points) == len(course(analysis)) for points in lines) == 2
    words = [text.text for text in drawn.findall("{http://www.w3.org/2000/svg}text")]
    assert {"Anna", "Ben", "Round 1", "Round 4", "100%"} <= {*words}


def test_the_command_tells_of_a_game_and_of_a_folder(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(record, tmp_path / "one.json")
    app(["analyse", str(tmp_path / "one.json"), "--chart", str(tmp_path / "one.svg")], standalone_mode=False)
    told = capsys.readouterr().out
    assert "Anna" in told
    assert "Turning points" in told
    assert (tmp_path / "one.svg").read_text("utf-8").startswith("<svg")
    app(["analyse", str(tmp_path / "one.json"), "--json"], standalone_mode=False)
    assert json.loads(capsys.readouterr().out)["game"] == "las-vegas"
    app(["analyse", str(tmp_path)], standalone_mode=False)
    assert "regular" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["missing.json"], ["."], ["one.json", "--chart", "one.gif"]])
def test_the_command_refuses_in_one_sentence(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Mistake) as refused:
        app(["analyse", *arguments], standalone_mode=False)
    assert "\n" not in str(refused.value)


def test_a_record_that_cannot_be_analysed_is_named_and_left_out(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_text("{}")
    save(msgspec.structs.replace(record, lines=[], result=None), tmp_path / "empty.json")
    with pytest.raises(Mistake, match="None of the 2 records"):
        app(["analyse", str(tmp_path)], standalone_mode=False)
    bad, empty = capsys.readouterr().err.splitlines()
    assert bad.startswith(f"{tmp_path}/bad.json: This is not a game record")
    assert empty == f"{tmp_path}/empty.json: This game has no moves to analyse yet."
    save(record, tmp_path / "good.json")
    app(["analyse", str(tmp_path), "--json"], standalone_mode=False)
    told = capsys.readouterr()
    assert [share["games"] for share in json.loads(told.out)] == [1, 1]
    assert told.err.splitlines() == [bad, empty, "2 of 3 records were skipped."]
