"""Help and usage errors of the command line have no English word in another language."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import typer

from zocker.cli import app
from zocker.cli.usage import ERRORS
from zocker.text import LANGUAGES

OTHERS = [code for code in LANGUAGES if code != "en"]
WRONG = {  # a call for each kind of usage error
    "missing": "rules",
    "command": "serv",
    "option": "simulate --plaiers 3",
    "no-value": "serve --port",
    "value": "serve --open-metrics=3",
    "extra": "play gambler 3",
    "least": "prune 0",
    "integer": "serve --port many",
    "number": "train royale --minutes many",
}
ENGLISH = """usage show this message exit missing such invalid valid value should input required default range extra
    unexpected requires require takes take does got string integer number path str int float list many optional try help
    the and of is are be by with from for at least did you mean no not one"""  # what hardly any English sentence lacks
TYPED = re.compile(r"^  [a-z-]+  |zocker [a-z -]+ \[|[-.\w]*[-.:/|_=][-.\w/|…]+|“[^”]*”|„[^“]*“|«[^»]*»", re.MULTILINE)
TOLD = """
import contextlib, io, json, sys
from zocker import cli
told = {}
for call in json.load(sys.stdin):
    sys.argv = ["zocker", *call.split()]
    sys.stdout = sys.stderr = answer = io.StringIO()
    with contextlib.suppress(SystemExit):
        cli.main()
    told[call] = answer.getvalue()
json.dump(told, sys.__stdout__)
"""


def paths(path: str, command: Any) -> Iterator[str]:
    """Yield the path of a command and of all commands below it."""
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from paths(f"{path} {name}".strip(), below)


@cache
def told(code: str) -> dict[str, str]:
    """Return what the program answers in a language: the help of every command, and every usage error."""
    calls = [*(f"{path} --help" for path in paths("", typer.main.get_command(app))), *WRONG.values()]
    environment = os.environ | {"ZOCKER_LANG": code, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    call = [sys.executable, "-c", TOLD]
    done = subprocess.run(call, input=json.dumps(calls), env=environment, capture_output=True, check=True, text=True)
    answers: dict[str, str] = json.loads(done.stdout)
    return answers


def english(text: str) -> list[str]:
    """Return the English words of a text, without what people type: commands, options, files."""
    return [word for word in re.findall(r"\w+", TYPED.sub(" ", text).lower()) if word in ENGLISH.split()]


@pytest.mark.parametrize("code", OTHERS)
def test_no_help_has_an_english_word(code: str) -> None:
    found = {call: english(text) for call, text in told(code).items() if call.endswith("--help")}
    assert len(found) > 15
    assert {call: words for call, words in found.items() if words} == {}


@pytest.mark.parametrize("kind", WRONG)
def test_every_usage_error_is_one_sentence_in_every_language(kind: str) -> None:
    said = [told(code)[WRONG[kind]] for code in LANGUAGES]
    assert len({*said}) == len(LANGUAGES)
    for text in said:
        assert len(text.splitlines()) == 1
        assert "'" not in text
        assert re.fullmatch(ERRORS[kind], text.strip()) is None
    assert [english(text) for text in said[1:]] == [[]] * len(OTHERS)


def test_every_usage_error_is_tried() -> None:
    assert WRONG.keys() == ERRORS.keys()


def test_help_has_the_words_of_the_language() -> None:
    assert told("de")["rules --help"].startswith("Aufruf: zocker rules [OPTIONEN] SPIEL")
    assert "-h, --help  Afficher cette aide." in told("fr")["warm --help"]
    assert "--workers ZAHL" in told("de")["serve --help"]
    assert "[Standard: 1, mindestens 1]" in " ".join(told("de")["serve --help"].split())


def test_english_words_are_found() -> None:
    assert english("Usage: zocker [OPTIONS]\n\n  --port <int>  [default: 3]") == ["usage", "int", "default"]
    assert english("Missing argument 'game'.") == ["missing"]
