"""The catalogues are whole: the same in every language, and just what the program says."""

from __future__ import annotations

import ast
import io
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console
from rich.markdown import Markdown

from zocker import text
from zocker.errors import Mistake
from zocker.narration.rulebook import clauses, rules
from zocker.rules.games import GAMES
from zocker.rules.royale.boards.all import BOARDS
from zocker.text import LANGUAGES, say

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "zocker"
BROWSER = "\n".join(
    file.read_text("utf-8")
    for file in sorted((ROOT / "web" / "src").rglob("*"))
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
)
ALL_OPTIONS = {field.name for game in GAMES.values() for field in msgspec.structs.fields(game.Options)}
NEVER_EMPTY = {"A2", "E1", "F1", "F2"}  # boards that need no line of their own, because something is always on them
OTHERS = tuple(code for code in LANGUAGES if code != "en")


# Reading the catalogues -------------------------------------------------------------------------------


@cache
def entries(code: str) -> tuple[ftl.EntryType, ...]:
    """Return everything that stands in the files of a language."""
    parser = FluentParser(with_spans=False)
    files = sorted((SOURCE / "text" / code).glob("*.ftl"))
    return tuple(entry for file in files for entry in parser.parse(file.read_text("utf-8")).body)


@cache
def messages(code: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(code) if isinstance(entry, ftl.Message)}


class Inside(Visitor):
    """What a message is made of: its variables, the words they select by, and the messages it quotes."""

    def __init__(self, message: ftl.Message, code: str) -> None:
        self.variables: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.quoted: set[str] = set()
        self._messages = messages(code)
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        if node.id.name not in self.quoted:
            self.quoted.add(node.id.name)
            self.visit(self._messages[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


@cache
def inside(code: str) -> dict[str, Inside]:
    return {name: Inside(message, code) for name, message in messages(code).items()}


def samples(message: Inside) -> Iterator[dict[str, str | int]]:
    """Yield details to say a message with: several numbers, and every word that it selects by."""
    for number in (0, 1, 2, 5, 1_234_567):
        numbers: dict[str, str | int] = dict.fromkeys(message.variables, number)
        yield numbers
        for words in product(*message.words.values()):
            yield numbers | dict(zip(message.words, words, strict=True))


# Reading the program ----------------------------------------------------------------------------------


@cache
def program() -> tuple[ast.AST, ...]:
    return tuple(node for file in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8"))))


def said() -> Iterator[tuple[str, set[str] | None]]:
    """Yield each message that the program names outright, and the details it gives (None: not written out)."""
    for node in program():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        if getattr(node.func, "id", getattr(node.func, "attr", None)) not in {"say", "Mistake"}:
            continue
        names = {keyword.arg for keyword in node.keywords}
        details = None if None in names else {name for name in names if name is not None}
        first = node.args[0]
        for choice in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                yield choice.value, details


def literals() -> tuple[set[str], tuple[str, ...]]:
    """Return all strings of the program, and what its f-strings such as f"event-{kind}" begin with."""
    strings = {node.value for node in program() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    beginnings = (node.values[0] for node in program() if isinstance(node, ast.JoinedStr) and node.values)
    prefixes = {part.value for part in beginnings if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return strings, tuple(prefix for prefix in prefixes if re.fullmatch(r"[a-z]+(-[a-z]+)*-", prefix))


def said_in_the_browser() -> tuple[set[str], tuple[str, ...]]:
    """Return the strings of the browser client, also with "web-" before them, and beginnings such as `web-keys-${}`."""
    words = {*re.findall(r"""['"`]([a-z0-9-]+)['"`]""", BROWSER)}
    prefixes = {*re.findall(r"`(web-[a-z]+-)\$\{", BROWSER)}
    return words | {f"web-{word}" for word in words}, tuple(prefixes)


# The catalogues ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_junk(code: str) -> None:
    assert [entry.content for entry in entries(code) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_message_once_and_with_a_text(code: str) -> None:
    ids = [entry.id.name for entry in entries(code) if isinstance(entry, ftl.Message)]
    assert sorted(set(ids)) == sorted(ids)
    assert [name for name, message in messages(code).items() if message.value is None] == []


@pytest.mark.parametrize("code", OTHERS)
def test_same_files_and_messages(code: str) -> None:
    files = {language: {file.name for file in (SOURCE / "text" / language).iterdir()} for language in ("en", code)}
    assert files[code] == files["en"]
    assert messages(code).keys() == messages("en").keys()


@pytest.mark.parametrize("code", OTHERS)
def test_same_variables(code: str) -> None:
    theirs, ours = (
        {name: message.variables for name, message in inside(language).items()} for language in (code, "en")
    )
    assert theirs == ours


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_said(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    for name, message in inside(code).items():
        for details in samples(message):
            spoken = say(name, **details)  # raises what Fluent complains about
            assert spoken.strip(), name
            assert not re.search(r"\{|\}|\?\?\?", spoken), spoken


@pytest.mark.parametrize("code", OTHERS)
def test_errors_and_rules_are_translated(code: str) -> None:
    serializer = FluentSerializer()
    ours, theirs = (
        {name: serializer.serialize_entry(message) for name, message in messages(language).items()}
        for language in ("en", code)
    )
    copied = [name for name in ours if name.startswith(("error-", "rules-")) and ours[name] == theirs[name]]
    assert copied == []


def test_the_program_says_only_what_there_is() -> None:
    missing = [(name, details) for name, details in said() if name not in messages("en")]
    assert missing == []


def test_the_program_gives_every_detail() -> None:
    lacking = {
        name: inside("en")[name].variables - details
        for name, details in said()
        if name in messages("en") and details is not None
    }
    assert {name: variables for name, variables in lacking.items() if variables} == {}


def test_the_browser_says_only_what_the_catalogue_has() -> None:
    words, prefixes = said_in_the_browser()
    said = {word for word in words if word.startswith("web-") and f"'{word}'" in BROWSER}
    assert sorted(said - {*messages("en")}) == []
    assert [prefix for prefix in prefixes if not any(name.startswith(prefix) for name in messages("en"))] == []


def test_every_message_is_said() -> None:
    strings, prefixes = literals()
    words, beginnings = said_in_the_browser()
    strings, prefixes = strings | words, prefixes + beginnings
    quoted = {name for message in inside("en").values() for name in message.quoted}
    unsaid = [name for name in messages("en") if name not in strings | quoted and not name.startswith(prefixes)]
    assert unsaid == []


# What language, and how numbers and plurals come out ---------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"ZOCKER_LANG": "de", "LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "de"),
        ({"ZOCKER_LANG": "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({"ZOCKER_LANG": "DE"}, "de"),
        ({"ZOCKER_LANG": "tlh", "LANG": "fr_FR"}, "fr"),
    ],
)
def test_language(environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("ZOCKER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert text.language() == code


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_that_are_names_are_not_grouped(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    assert "1234567" in say("simulate-title", game="las-vegas", players=2, games=3, seed=1234567)
    assert "1234" in say("error-record-line", line=1234, text="roll 1", reason="…")
    assert "1234" in say("error-batch-move", move=1, index=1234)


@pytest.mark.parametrize(
    ("code", "expected", "spoken"),
    [
        ("en", 1, "Expected 1 own die, got 3."),
        ("en", 2, "Expected 2 own dice, got 3."),
        ("de", 1, "Erwartet wurde 1 eigener Würfel, nicht 3."),
        ("de", 2, "Erwartet wurden 2 eigene Würfel, nicht 3."),
        ("fr", 1, "On attendait 1 dé de couleur, pas 3."),
        ("fr", 2, "On attendait 2 dés de couleur, pas 3."),
    ],
)
def test_plurals(code: str, expected: int, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    assert str(Mistake("error-number-of-dice", kind="own", expected=expected, got=3)) == spoken


# The rules for reading --------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_complete(game: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    assert len(rules(game).splitlines()) > 40


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_describe_exactly_the_options_that_the_game_accepts(
    game: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    written = rules(game)
    accepted = {field.name for field in msgspec.structs.fields(GAMES[game].Options)}
    assert {*re.findall(r"^- `(\w+)`", written, re.MULTILINE)} == accepted
    named = {option for option in re.findall(r"`(\w+)`", written) if option in ALL_OPTIONS}
    shown = {*re.findall(r"--option (\w+)=", written)}
    assert named | shown == accepted


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_casinos(game: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    assert [casino for casino in GAMES[game].casinos if casino not in rules(game)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_board_has_its_words(code: str) -> None:
    wanted = {f"decision-{question.kind}" for board in BOARDS for question in board.questions}
    wanted |= {f"board-{board.face.lower()}" for board in BOARDS}
    wanted |= {f"board-line-{board.face.lower()}" for board in BOARDS if board.face not in NEVER_EMPTY}
    missing = sorted(wanted - {*messages(code)})
    assert not missing, f"{code}/royale.ftl lacks {', '.join(missing)}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_explain_every_board(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    for board in BOARDS:
        told = say(f"board-{board.face.lower()}")
        assert 1 <= len(re.findall(r"[.!?](?= |$)", told)) <= 4
        assert told in rules("royale")
        assert f"**{board.face} {board.name}" in rules("royale")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_render(game: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZOCKER_LANG", code)
    screen = io.StringIO()
    Console(file=screen, width=80).print(Markdown(rules(game)))
    shown = screen.getvalue()
    assert not re.search(r"\*\*|`|^ *#", shown, re.MULTILINE)
    # "… has\n1. Then …" in the middle of a paragraph would become a list of one item.
    numbers = [int(number) for number in re.findall(r"^ (\d+) ", shown, re.MULTILINE)]
    lists = [n for n in pairwise([*numbers, 1]) if n[1] not in (1, n[0] + 1) or n == (1, 1)]
    assert lists == []


def test_clauses() -> None:
    written = re.findall(r"^- \*\*(LV-\d+)\*\*", clauses("las-vegas"), re.MULTILINE)
    assert {f"LV-{number}" for number in range(1, 27)} <= set(written)
    assert "**RY-1**" in clauses("royale")
    assert clauses("las-vegas-2019") == clauses("royale")


@pytest.mark.parametrize("read", [rules, clauses])
@pytest.mark.parametrize("game", ["poker", "", "../las-vegas"])
def test_unknown_game(read: object, game: str) -> None:
    assert callable(read)
    with pytest.raises(Mistake) as mistake:
        read(game)
    assert mistake.value.message == "error-unknown-game"


def test_the_wheel_carries_the_clauses() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"] == {"docs/rules": "zocker/text/clauses"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["No Entry!", "Knockout?", "Emmy…", "Anna B."])
def test_a_sentence_that_ends_with_a_name_ends_once(language: str, name: str) -> None:
    with text.speaking(language):
        assert say("move-activate-choose", who="other", name="Ben", board=name).endswith(name)
        assert say("event-boards-laid", boards=f"Jackpot, {name}").endswith(name)
        assert say("event-boards-laid", boards="Jackpot").endswith("Jackpot.")
