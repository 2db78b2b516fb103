"""Hints at the keyboard, and bots that search."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.terminal import driver
from tests.terminal.driver import Screen, choose, saved
from zocker import hints
from zocker.bots import legend, roster
from zocker.bots.profiles import instinct
from zocker.bots.shark import SUMS
from zocker.hints import Choice, Hint
from zocker.lab.warm import MARK
from zocker.narration.choices import choice_keys
from zocker.rules import cache
from zocker.rules.games import GAMES
from zocker.rules.messages import Decision
from zocker.terminal import bots, pages, warming
from zocker.terminal.games import GAMES as DRAWN
from zocker.terminal.hints import draw_hint
from zocker.terminal.players import players_of
from zocker.text import LANGUAGES, say
from zocker.values import weights

SECRET_FACES = {"fist": "A1", "guess": "A1", "split": "G1", "box": "G1"}


COMPILE = warming.compile_in_background.__wrapped__


class Kernels:
    """Whether they lie ready, and how often somebody began to compile them."""

    def __init__(self) -> None:
        self.warm = False
        self.begun = 0

    def begin(self) -> None:
        self.begun += 1


@pytest.fixture(autouse=True)
def kernels(monkeypatch: pytest.MonkeyPatch) -> Kernels:
    kernels = Kernels()
    for module in (bots, pages, hints):
        monkeypatch.setattr(module, "is_warm", lambda game: kernels.warm)
    monkeypatch.setattr(warming, "compile_in_background", kernels.begin)
    monkeypatch.setattr(hints, "SECONDS", 0.0)  # every choice once is enough here
    return kernels


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def run(answer: Any, path: Path, **given: Any) -> Screen:
    return driver.run(answer, path, **({"bots": "random"} | given))


def ask_once(wanted: str = "") -> driver.Answer:
    """Play on until a screen wants a decision, ask for a hint, close it and leave."""
    steps = iter(["h", "", "q"])
    asked = False
    play = choose(0)

    def answer(prompt: str, shown: str) -> str:
        nonlocal asked
        asked = asked or ("H hint" in prompt and wanted in shown)
        return next(steps) if asked else play(prompt, shown)

    return answer


def page(screen: Screen) -> str:
    return next(shown for shown in screen.shown if say("advice-title") in shown)


@pytest.mark.parametrize("game", GAMES)
def test_h_shows_what_each_choice_is_worth(path: Path, game: str) -> None:
    screen = run(ask_once(), path, game=game)
    decision = saved(path).waiting
    assert isinstance(decision, Decision)
    rows = re.findall(r"^ (\w+) +(\S.*?) +([\d.]+)%( ± [\d.]+%)? +(\$?[\d,]+)( points?)?( +◂)? *$", page(screen), re.M)
    keys = choice_keys(decision)
    assert sorted(row[0].lower() for row in rows) == sorted(keys)
    chances = [float(row[2]) for row in rows]
    assert chances == sorted(chances, reverse=True)
    assert [bool(row[-1]) for row in rows].count(True) == 1
    assert all(row[4].startswith("$") != (game == "gambler") for row in rows)
    assert max(len(line) for line in page(screen).splitlines()) <= 80
    assert screen.shown[-1].strip() == screen.shown[-3].strip()  # back at the table


def test_a_hint_is_labelled_as_the_choice_is(path: Path) -> None:
    screen = run(["", "h", "", "q"], path, game="las-vegas", bots=None)
    assert re.search(r"^ 2 +●●● Bajazzo ", page(screen), re.M)


def test_a_rough_hint_says_so_and_begins_to_compile(
    path: Path, kernels: Kernels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)  # nothing was learned
    screen = run(ask_once(), path, game="gambler")
    assert "simple bots played each choice out only once" in page(screen)
    assert kernels.begun == 1


def test_a_good_hint_says_what_stands_behind_it(path: Path, kernels: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    def think(view: Any, legal: Any, rng: Any, playouts: int, *, even: bool, compiled: bool) -> Any:
        return np.ones((SUMS, len(legal))), np.ones((SUMS, len(legal))), np.full(len(legal), 2)  # one of two won

    monkeypatch.setattr(roster, "think", think)
    monkeypatch.setattr(legend, "chances", lambda *given, compiled: None)
    kernels.warm = True
    screen = run(["", "h", "", "q"], path, bots=None)
    assert "Each choice was played out 2 times" in page(screen)
    assert "Recommended: 2." in " ".join(page(screen).split())
    assert kernels.begun == 0


def test_a_learned_hint_says_so_at_once(path: Path, kernels: Kernels) -> None:
    screen = run(["", "h", "", "q"], path, bots=None)
    assert "Solved exactly, or learned from millions of games." in " ".join(page(screen).split())
    assert " ± " not in page(screen)


@pytest.mark.parametrize(("kind", "face"), SECRET_FACES.items())
def test_secrets_are_to_be_mixed(path: Path, kind: str, face: str) -> None:
    title = say(f"decision-{kind}")
    screen = run(
        ask_once(title), path, game="royale", bots=None, names="Anna,Ben", options={"boards": "1", "faces": face}
    )
    assert say("advice-secret") in page(screen)
    assert "%" not in page(screen)


def test_h_is_for_decisions_only(path: Path) -> None:
    screen = run(["h", "q"], path)
    assert "hint" not in screen.prompts[0]
    assert say("hint-roll") in screen.shown[1]


def test_a_long_hint_is_cut(path: Path) -> None:
    match = saved_decision(path)
    decision = match.waiting
    assert isinstance(decision, Decision)
    seats = players_of(match.game, match.seats)
    choices = tuple(Choice(move.code, move.text, 0.5, 0.1, 0.0, 1) for move in decision.moves)
    keys, labels = choice_keys(decision), DRAWN[match.game].choice_labels(decision, seats)
    screen = driver.Screen()
    screen.console.print(
        draw_hint(Hint(decision.seat, choices, learned=False, rough=True), keys, labels, seats, height=13)
    )
    assert screen.text.count("%") == 2 * 2
    assert say("advice-more", count=len(choices) - 2) in screen.text


def saved_decision(path: Path) -> Any:
    run(["", "q"], path, bots=None)
    return saved(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_fit_in_every_language(path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", language)
    screen = run(["", "h", "", "q"], path, game="las-vegas", bots=None)
    assert max(len(line) for line in page(screen).splitlines()) <= 80
    assert len(page(screen).splitlines()) < 24


# Bots that search -------------------------------------------------------------------------------------


def test_a_cold_shark_warms_up_and_plays_meanwhile(path: Path, kernels: Kernels) -> None:
    screen = run(choose(1), path, bots="shark")
    assert saved(path).over
    assert screen.text.count(say("warming-up")) == 1
    assert say("warming-up") in screen.shown[0] + screen.shown[1]
    assert kernels.begun == 1


@pytest.mark.parametrize("bots", ["rookie", "regular"])
def test_other_levels_need_no_warming(path: Path, bots: str, kernels: Kernels) -> None:
    screen = run(["", "q"], path, bots=bots)
    assert say("warming-up") not in screen.text
    assert kernels.begun == 0


def test_shark_searches_as_soon_as_it_is_warm(path: Path, kernels: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    thought, loaded = 0, list[str]()

    def think(view: Any, legal: Any, rng: Any, playouts: int, *, even: bool, compiled: bool) -> Any:
        nonlocal thought
        thought += 1
        assert compiled
        assert not even
        return int(instinct(view, legal, rng)), None, None

    def answer(prompt: str, shown: str) -> str:
        nonlocal thought
        if "Round 1 is over" in shown:
            assert thought == 0
            kernels.warm = True
        return play(prompt, shown)

    play = choose(1)
    monkeypatch.setattr(roster, "think", think)
    monkeypatch.setattr(roster, "load", loaded.append)
    run(answer, path, bots="shark")
    assert thought > 0
    assert loaded == ["las-vegas"]


def test_a_warm_shark_needs_no_warming(path: Path, kernels: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "load", lambda game: None)
    kernels.warm = True
    screen = run(["", "q"], path, bots="shark")
    assert say("warming-up") not in screen.text
    assert kernels.begun == 0


def test_the_compiler_runs_beside_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_CACHE", str(tmp_path))
    for game in GAMES:
        (cache.folder.__wrapped__() / MARK.format(game)).touch()  # there is nothing left to do
    compiling = COMPILE()
    assert compiling.wait() == 0
    assert str(compiling.args).endswith("'warm']")
