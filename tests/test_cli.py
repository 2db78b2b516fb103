"""The command line, as people and scripts use it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.test_record import GOOD
from zocker import cli


def zocker(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["zocker", *arguments])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("ZOCKER_LANG", "en")
    return lambda *arguments: zocker(capsys, monkeypatch, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        "simulate poker",
        "simulate las-vegas --players 6",
        "simulate las-vegas --players 1",
        "simulate las-vegas --players 5 --option neutral=true",
        "simulate las-vegas --players 3 --bots greedy,random",
        "simulate las-vegas --bots greedy,random,random,random,random,random",
        "simulate las-vegas --bots shark,random",
        "simulate las-vegas --bots ./nowhere.py:Bot,random",
        "simulate las-vegas --bots tests/test_cli.py:NoSuchBot,random",
        "simulate las-vegas --games -3",
        "simulate las-vegas --games 0",
        "simulate las-vegas --games many",
        "simulate las-vegas --threads 0",
        "simulate las-vegas --option neutral",
        "simulate las-vegas --option neutral=perhaps",
        "simulate las-vegas --option boards=3",
        "simulate las-vegas --option starter=7",
        "simulate",
        "simulate las-vegas --colour red",
        "verify nowhere.json",
        "verify src",
        "verify pyproject.toml",
        "rules poker",
        "rules",
        "play poker",
        "play las-vegas --bots shark",
        "play las-vegas --resume nowhere.json",
        "play las-vegas --resume pyproject.toml",
        "play las-vegas --dice loaded",
        "roulette",
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Any, arguments: str) -> None:
    code, out, err = run(*arguments.split())
    assert code == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_simulate_prints_one_json_object_and_nothing_else(run: Any) -> None:
    code, out, err = run("simulate", "las-vegas", "--bots", "greedy,random", "--games", "20", "--seed", "3", "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert (result["game"], result["games"], result["seed"], result["players"]) == ("las-vegas", 20, 3, 2)


def test_simulate_prints_a_table(run: Any) -> None:
    code, out, _ = run("simulate", "las-vegas", "--players", "3", "--games", "20", "--option", "neutral=true")
    assert code == 0
    assert "random" in out
    assert "33.3%" in out


def test_verify_says_where_a_record_stops_being_true(run: Any, tmp_path: Path) -> None:
    good, forged = tmp_path / "good.json", tmp_path / "forged.json"
    good.write_text(json.dumps(GOOD))
    forged.write_text(json.dumps(GOOD | {"lines": [*GOOD["lines"][:30], "place 9", *GOOD["lines"][31:]]}))
    code, out, _ = run("verify", str(good))
    assert code == 0
    assert "True" in out
    code, out, _ = run("verify", str(good), "--json")
    assert json.loads(out) == {"game": "las-vegas", "lines": len(GOOD["lines"]), "over": True, "true": True}
    code, out, err = run("verify", str(forged))
    assert (code, out) == (2, "")
    assert err.startswith('Line 31 ("place 9")')


def test_rules_and_version_and_help(run: Any) -> None:
    code, out, _ = run("rules", "las-vegas")
    assert code == 0
    assert "Show Hall" in out
    code, out, _ = run("rules", "las-vegas", "--clauses")
    assert "LV-26" in out
    assert run("--version")[1].startswith("zocker 0.")
    assert "simulate" in run("--help")[1]


def test_speaks_german_and_french(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = set()
    for language in ("en", "de", "fr"):
        monkeypatch.setenv("ZOCKER_LANG", language)
        sentences.add(run("simulate", "poker")[2])
    assert len(sentences) == 3


def test_warm_compiles_and_says_nothing_when_done(run: Any) -> None:
    assert run("warm") == (0, "", "")


def test_the_installed_command_answers() -> None:
    done = subprocess.run([Path(sys.executable).parent / "zocker", "--version"], capture_output=True, check=True)
    assert done.stdout.startswith(b"zocker ")
