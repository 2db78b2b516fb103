"""The command line, as people and scripts use it."""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
import threading
import unicodedata
import urllib.request
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.test_record import GOOD
from tests.test_samples import SAMPLES
from zocker import Match, Mistake, __version__, cli
from zocker.analysis.many import ShareOfLuck
from zocker.analysis.report import Analysis, SeatReport
from zocker.cli.app import with_ray_here
from zocker.cli.luck import print_analysis, print_shares
from zocker.cli.reports import print_simulation
from zocker.lab import warm
from zocker.lab.simulate import BotResult, Simulation
from zocker.rules.gambler import sets
from zocker.text import HIDDEN

ROWS = ["1 2 : 20", "* * : 20", "full house : 80", "4 : -30", "5 : 10000", "6 : 20"]


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
        "simulate las-vegas --bots genius,random",
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
        "play las-vegas --bots genius",
        "play las-vegas --resume nowhere.json",
        "play las-vegas --resume pyproject.toml",
        "play las-vegas --dice loaded",
        "tableaux roulette",
        "tableaux show nowhere.toml",
        "tableaux show pyproject.toml",
        "play gambler --option tableaux=towns-3",
        "tableaux check",
        "tableaux check nowhere.toml",
        "tableaux check src",
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
    warm.warm(game="las-vegas")
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
    assert "Valid" in out
    code, out, _ = run("verify", str(good), "--json")
    told = json.loads(out)
    assert told.pop("unproven")[:3] == [1, 2, 3]
    assert told == {
        "game": "las-vegas", "lines": len(GOOD["lines"]), "over": True, "true": True, "proven": [], "alone": [],
        "parts": [], "thrown": [], "restarts": [], "undrawn": [], "opened": None, "hidden": 0, "is_older": False,
        "is_closed": False, "words": [], "receipt": None,
    }  # fmt: skip
    code, out, err = run("verify", str(forged))
    assert (code, out) == (2, "")
    assert err.startswith("Line 31 (“place 9”)")


def test_verify_vouches_for_nothing_in_a_game_by_older_rules(run: Any, tmp_path: Path) -> None:
    code, out, err = run("verify", str(SAMPLES / "royale-bad-luck.json"))
    warning = "Nothing in this record can be checked. It claims this result:"
    assert (code, out.splitlines()) == (2, [warning, "Anna: $450,000", "Benno: $240,000", "Carla: $510,000"])
    assert "older rules" in err
    assert "stands" not in err
    assert len(err.splitlines()) == 1
    code, out, err = run("verify", str(SAMPLES / "royale-bad-luck.json"), "--json")
    assert (code, json.loads(out)["true"], json.loads(out)["rules"]) == (2, False, 1)
    assert "result" not in json.loads(out)
    forged = json.loads((SAMPLES / "royale-bad-luck.json").read_text("utf-8"))
    forged["result"]["scores"] = forged["result"]["scores"][:1]
    (tmp_path / "forged.json").write_text(json.dumps(forged), "utf-8")
    code, out, err = run("verify", str(tmp_path / "forged.json"))
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert run("verify", str(SAMPLES / "gambler.json"))[0] == 0


CONTROLS = "\x1b[2J\x9b31m\u202e\n\u2028Valid: all 47 lines check out."


def test_a_record_gives_the_terminal_no_commands(run: Any, tmp_path: Path) -> None:
    older = json.loads((SAMPLES / "royale-bad-luck.json").read_text("utf-8"))
    older["seats"][0]["name"] = CONTROLS + "x" * 200_000
    forged = GOOD | {"lines": [*GOOD["lines"][:30], CONTROLS + "x" * 200_000, *GOOD["lines"][31:]]}
    for record, lines in ((older, 5), (forged, 1)):
        (tmp_path / "forged.json").write_text(json.dumps(record), "utf-8")
        code, *told = run("verify", str(tmp_path / "forged.json"))
        assert (code, len("".join(told).splitlines())) == (2, lines)
        assert not {*CONTROLS} & {*"".join(told)} - {*"\n"} - {letter for letter in CONTROLS if letter.isprintable()}
        assert len("".join(told)) < 3_000
        assert "\\x1b[2J\\x9b31m\\u202e\\n" in "".join(told)


def test_without_anything_else_it_opens_a_house(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = list[tuple[Any, ...]]()
    monkeypatch.setattr("zocker.server.run.open_house", lambda lan, port, browse: opened.append((lan, port, browse)))
    assert run() == (0, "", "")
    assert run("--lan", "--no-browser")[0] == 0
    assert opened == [(False, None, True), (True, None, False)]


def test_ray_without_an_address_means_this_machine() -> None:
    assert with_ray_here([]) == []
    assert with_ray_here(["simulate", "--ray"]) == ["simulate", "--ray=local"]
    assert with_ray_here(["simulate", "--ray", "--json"]) == ["simulate", "--ray=local", "--json"]
    assert with_ray_here(["simulate", "--ray", "10.0.0.1:6379"]) == ["simulate", "--ray", "10.0.0.1:6379"]


def test_rules_and_version_and_help(run: Any) -> None:
    code, out, _ = run("rules", "las-vegas")
    assert code == 0
    assert "Show Hall" in out
    code, out, _ = run("rules", "las-vegas", "--clauses")
    assert "LV-26" in out
    assert run("--version")[1].startswith("zocker 1.")
    assert "simulate" in run("--help")[1]


def test_help_says_what_happens_by_default(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    learn, simulate = (" ".join(run(command, "--help")[1].split()) for command in ("train", "simulate"))
    assert "on a GPU, only almost. [default: 1]" in learn
    assert "By default, take all steps. --device" in learn
    assert "--option NAME=VALUE An option of the table" in simulate
    assert "“zocker rules GAME” lists them" in simulate
    assert "by default, one for each bot, or 2 if there is only one bot" in simulate


def test_options_are_refused_with_what_they_can_be(run: Any) -> None:
    said = "The option boards can’t be “A1”, only: 0, 1, 2, 3, 4, 5, 6. The option faces says which ones.\n"
    assert run("simulate", "royale", "--option", "boards=A1") == (2, "", said)
    said = "Write options as name=value, not “neutral”.\n"
    assert run("simulate", "las-vegas", "--option", "neutral") == (2, "", said)
    with pytest.raises(Mistake, match=r"The option faces can’t be .* only: A1 D2 H1"):
        Match("royale", players=2, faces=["A1"])  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--steps", "0", "The number of steps must be at least 1, not 0.\n"),
        ("--steps", "-3", "The number of steps must be at least 1, not -3.\n"),
        ("--minutes", "0", "The number of minutes must be above 0, not 0.\n"),
        ("--threads", "-1", "The number of threads must be at least 1, not -1.\n"),
    ],
)
def test_training_refuses_nonsense_before_it_begins(option: str, value: str, said: str, run: Any) -> None:
    assert run("train", "gambler", option, value) == (2, "", said)


def test_tableaux_are_shown_side_by_side(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for width, beside in (("60", 1), ("80", 2), ("120", 3)):
        monkeypatch.setenv("COLUMNS", width)
        code, out, err = run("tableaux")
        assert (code, err) == (0, "")
        lines = out.splitlines()
        assert max(map(len, lines)) <= int(width)
        assert lines[1].count("╭") == beside
        for number, tableau in enumerate(sets.find(sets.CURRENT), 1):
            assert f"─ {number} {tableau.name} ─" in out
        assert out.count("play this one first") == 1
        assert "[♠][♠][♠][♦][♦] full house" in out
        assert re.search(r"\] black +\(−\d+0\)", out)


def test_an_older_set_of_tableaux_is_shown_by_its_name(run: Any) -> None:
    newer, older = run("tableaux", "show", sets.CURRENT)[1], run("tableaux", "show", "towns-1")
    assert older[0] == 0
    assert older[1].startswith("towns-1: 20 tableaux")
    assert run("tableaux")[1].startswith("The 20 tableaux of Gambler: towns-2")
    assert older[1].splitlines()[1:] != newer.splitlines()[1:] == run("tableaux")[1].splitlines()[1:]


def test_tableaux_are_drawn_for_a_plain_screen(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "stdout", screen := io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    file = tmp_path / "mine.toml"
    file.write_text(f"[[tableau]]\nname = '[b]Málaga'\nrows = {json.dumps(ROWS)}", "utf-8")
    assert run("tableaux", "show", str(file))[0] == 0
    screen.flush()
    drawn = screen.buffer.getvalue().decode("ascii").splitlines()
    top = next(number for number, line in enumerate(drawn) if line.startswith("+- 1 [b]M?laga -"))
    assert [re.sub(" +", " ", line) for line in drawn[top + 1 : top + 7]] == [
        "| 1 [1][2] (20) |",
        "| 2 [*][*] (20) |",
        "| 3 [a][a][a][b][b] full house (80) |",
        "| 4 [4] black (-30) |",
        "| 5 [5] (10000) |",
        "| 6 [6] (20) |",
    ]


def test_tableaux_check_names_every_fault(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    rows = json.dumps(ROWS, indent=1)
    file.write_text(f"[[tableau]]\nname = 'Spa'\nrows = {rows}")
    assert run("tableaux", "check", str(file)) == (0, f"{file} is valid: 1 tableau.\n", "")
    code, out, err = run("tableaux", "check", str(file), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {"file": str(file), "tableaux": 1, "faults": []}
    file.write_text(f"[[tableau]]\nname = 'Spa'\nrows = {rows}\ncolour = 1".replace("5 : 10000", "5 : 10010"))
    code, out, err = run("tableaux", "check", str(file))
    assert (code, out) == (2, "")
    row, key = err.splitlines()
    assert row.startswith("line 8, tableau 1 “Spa”, row 5: A row can’t be worth “10010” points")
    assert key == "line 11, tableau 1 “Spa”: A tableau has no “colour”, only: name, rows, beginner."
    code, out, err = run("tableaux", "check", str(file), "--json")
    assert (code, err) == (2, "")
    found = json.loads(out)
    assert (found["tableaux"], [fault["line"] for fault in found["faults"]]) == (0, [8, 11])
    assert found["faults"][0] == {
        "reason": row.partition("row 5: ")[2],
        "line": 8,
        "tableau": 1,
        "name": "Spa",
        "key": "rows",
        "row": 5,
    }


def test_help_and_tableaux_answer_without_what_they_do_not_need() -> None:
    program = (
        "import sys; sys.argv = ['zocker', {!r}]\nfrom zocker.cli import main\ntry: main()\nexcept SystemExit: pass\n"
    )
    for command, needless in (("--help", {"numpy", "numba", "rich"}), ("tableaux", {"numba"})):
        code = program.format(command) + "print(sorted(sys.modules), file=sys.stderr)"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
        assert needless & {*ast.literal_eval(done.stderr)} == set()
        assert done.stdout


def test_docs_serves_the_site_to_this_machine(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def visit(server: ThreadingHTTPServer) -> None:
        threading.Thread(target=server.handle_request, daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/index.html") as page:
            read.append(page.read())

    monkeypatch.setattr(ThreadingHTTPServer, "serve_forever", visit)
    monkeypatch.setattr("zocker.cli.docs.find_site", lambda: tmp_path)
    (tmp_path / "index.html").write_text("Three games")
    code, out, _ = run("docs", "--no-browser")
    assert (code, read) == (0, [b"Three games"])
    assert "http://127.0.0.1:" in out
    assert run("docs", "--port", "99999")[0] == 2


def test_docs_that_are_not_there_are_missed_in_a_sentence(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zocker.cli.docs.SITES", ())
    code, _, err = run("docs")
    assert (code, "make docs" in err, err.count("\n")) == (2, True, 1)


def test_speaks_german_and_french(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = set()
    for language in ("en", "de", "fr"):
        monkeypatch.setenv("ZOCKER_LANG", language)
        sentences.add(run("simulate", "poker")[2])
    assert len(sentences) == 3


def test_warm_steps_aside_and_says_nothing_when_all_is_done(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    warm.warm()
    nicer = list[int]()
    monkeypatch.setattr(os, "nice", nicer.append)  # or all other tests of this process would go slowly
    assert run("warm") == (0, "", "")
    assert nicer == [10]


def test_compiling_is_announced_and_only_what_is_needed(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = list[str | None]()
    monkeypatch.setattr(warm, "missing", lambda game=None: [game])
    monkeypatch.setattr(warm, "warm", lambda progress, game=None: compiled.append(game))
    code, _, err = run("simulate", "las-vegas", "--games", "2")
    assert (code, err, compiled) == (0, "Compiling, once …\n", ["las-vegas"])


def test_the_installed_command_answers() -> None:
    done = subprocess.run([Path(sys.executable).parent / "zocker", "--version"], capture_output=True, check=True)
    assert done.stdout.startswith(b"zocker ")


@pytest.mark.parametrize("arguments", ["--ray", "--ray auto", "--ray --json", "--ray=auto --games 5"])
def test_without_ray_it_is_one_sentence(run: Any, monkeypatch: pytest.MonkeyPatch, arguments: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = 'A cluster needs Ray: pip install "zocker[ray]"\n'
    assert run("simulate", "las-vegas", *arguments.split()) == (2, "", said)


def test_a_mistyped_option_gives_the_terminal_no_commands(run: Any) -> None:
    code, _, told = run("simulate", f"--{CONTROLS}")
    assert (code, told.count("\n")) == (2, 1)
    assert not {unicodedata.category(letter) for letter in told.rstrip("\n")} & HIDDEN


def test_names_in_tables_give_the_terminal_no_commands(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"./{CONTROLS}[/red].py:Mine"
    bots = (BotResult(name, 1, 1.0, 1.0, (0.5, 1.0), 10.0),)
    print_simulation(Simulation("las-vegas", 2, {}, 1, 1, 1, 1.0, 1.0, bots, True))
    seats = (SeatReport("[/red]\u2028Anna", 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5),) * 2
    print_analysis(Analysis("las-vegas", 2, "exact", False, seats, ()))
    print_shares([ShareOfLuck("las-vegas", 2, name, 1, 0.1, 0.1, 0.0, 0.0, 0.5, (0.4, 0.6))])
    told = capsys.readouterr().out
    assert "[/red]\\u2028Anna" in told
    assert not {unicodedata.category(letter) for letter in told.replace("\n", "")} & HIDDEN


def test_python_m_zocker_is_the_command_zocker() -> None:
    done = subprocess.run([sys.executable, "-m", "zocker", "--version"], capture_output=True, text=True, check=True)
    assert __version__ in done.stdout
