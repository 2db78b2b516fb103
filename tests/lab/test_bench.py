"""Measuring this machine."""

from __future__ import annotations

import json

import numpy as np
import pytest
from typer.testing import CliRunner

from zocker.cli import app
from zocker.lab import bench


def test_figures_are_positive() -> None:
    figures = bench.bench(seconds=0, repeats=1)
    assert list(figures) == list(bench.MEASURES)
    assert all(figure > 0 for figure in figures.values())


def test_moves_are_legal_and_uniform() -> None:
    legal = np.tile(np.array([False, True, True, False, True, False]), (30_000, 1))
    counts = np.bincount(bench.choose(legal, np.random.default_rng(1)), minlength=6)
    assert counts[~legal[0]].sum() == 0
    assert counts[legal[0]] == pytest.approx(10_000, rel=0.03)


def test_median_of_the_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = iter([3.0, 100.0, 4.0])
    monkeypatch.setattr(bench, "MEASURES", {"random_games": lambda seconds: next(measured)})
    assert bench.bench(repeats=3) == {"random_games": 4.0}


def test_interrupted_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(seconds: float) -> float:
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "MEASURES", {"random_games": lambda seconds: 5.0, "greedy_games": interrupt})
    assert bench.bench() == {"random_games": 5.0}


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MEASURES", dict.fromkeys(bench.MEASURES, lambda seconds: 1234.5))


@pytest.mark.usefixtures("stub")
def test_json_is_one_object() -> None:
    answer = CliRunner().invoke(app, ["bench", "--json"])
    assert answer.exit_code == 0
    assert json.loads(answer.stdout) == dict.fromkeys(bench.MEASURES, 1234.5)


@pytest.mark.usefixtures("stub")
@pytest.mark.parametrize(("language", "figure"), [("en", "1,234"), ("de", "1.234"), ("fr", "1\u202f234")])
def test_a_sentence_for_every_figure(monkeypatch: pytest.MonkeyPatch, language: str, figure: str) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    answer = CliRunner().invoke(app, ["bench"])
    assert answer.exit_code == 0
    lines = answer.stdout.splitlines()
    assert len(lines) == len(bench.MEASURES)
    assert all(figure in line for line in lines)
