"""The catalogues are written as each language writes, and with the words of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from zocker.rules.las_vegas.material import CASINOS as LAS_VEGAS
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.material import CASINOS as ROYALE
from zocker.text import LANGUAGES

ROOT = Path(__file__).parents[1]
NARROW = "\N{NARROW NO-BREAK SPACE}"
CODE = re.compile(r"```.*?```|`[^`\n]*`|\"[^\"\n]*\"|\w+://\S+|\w+\.py:\w+", re.DOTALL)
VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands where a message has a value
ANY_CASINO = "Xanadu"  # stands where a message has the name of a casino
ELSEWHERE = {("de", "Chip"): "gambler.ftl", ("de", "Chips"): "gambler.ftl"}


class Prose(Visitor):
    """The patterns of a message as people read them, with `VALUE` where something is filled in."""

    def __init__(self, message: ftl.Message) -> None:
        self.patterns: list[str] = []
        self.visit(message)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, ftl.TextElement) else _filled(part) for part in node.elements)
        self.patterns.append("".join(parts))
        self.generic_visit(node)


def _filled(part: ftl.Placeable | ftl.TextElement) -> str:
    """Return what stands where something is filled in."""
    inside = part.expression if isinstance(part, ftl.Placeable) else None
    if isinstance(inside, ftl.StringLiteral):
        return inside.value
    casino = isinstance(inside, ftl.VariableReference) and inside.id.name == "casino"
    return ANY_CASINO if casino else VALUE


@cache
def prose(code: str) -> tuple[tuple[str, str, str], ...]:
    """Return every pattern of a language without code and board names: its file, its message, its words."""
    return tuple(_read(code))


def _read(code: str) -> Iterator[tuple[str, str, str]]:
    parser = FluentParser(with_spans=False)
    for file in sorted((ROOT / "src" / "zocker" / "text" / code).glob("*.ftl")):
        for entry in parser.parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                for words in Prose(entry).patterns:
                    plain = CODE.sub(VALUE, words)
                    for name in (board.name for board in BOARDS):
                        plain = plain.replace(name, VALUE)
                    yield file.name, entry.id.name, plain


def faults(code: str, pattern: str) -> list[tuple[str, str]]:
    """Return the messages in which a pattern is found, with what was found."""
    return [(name, found[0]) for _, name, words in prose(code) for found in re.finditer(pattern, words)]


def glossary() -> list[tuple[str, str]]:
    """Return the language and the word of each that the glossary rules out."""
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## Words that we do not use")[2]
    rows = re.findall(r"^\| (\w\w) \| ([^|]+) \| [^|]+ \|$", page, re.MULTILINE)
    return [(code, word) for code, words in rows for word in words.strip().split(", ")]


# How it is written -----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(code: str) -> None:
    assert faults(code, r".{0,20}['\"].{0,20}") == []


@pytest.mark.parametrize(("code", "opening", "closing"), [("en", "“", "”"), ("de", "„", "“"), ("fr", "«", "»")])
def test_quotation_marks_are_those_of_the_language(code: str, opening: str, closing: str) -> None:
    others = "".join({*"“”„«»‚‘"} - {opening, closing})
    assert faults(code, rf".{{0,20}}[{others}].{{0,20}}") == []
    unbalanced = [name for _, name, words in prose(code) if words.count(opening) != words.count(closing)]
    assert unbalanced == []


def test_french_has_a_narrow_space_before_its_high_punctuation() -> None:
    assert faults("fr", rf".{{0,20}}(?<!{NARROW})(?<![!?])[;:!?]") == []
    assert faults("fr", rf".{{0,20}}(?<!{NARROW})»|«(?!{NARROW}).{{0,20}}") == []


@pytest.mark.parametrize("code", ["en", "de"])
def test_other_languages_have_none(code: str) -> None:
    assert faults(code, rf".{{0,20}}(?<=\S)[ {NARROW}\N{{NO-BREAK SPACE}}][;:!?](?!\S)") == []


@pytest.mark.parametrize("code", ["de", "fr"])
def test_money_keeps_together(code: str) -> None:
    assert faults(code, r"\d{1,3}[. ]?000 \$|\d \d{3}\b|\d\$") == []


def test_french_has_no_space_before_an_ellipsis() -> None:
    assert faults("fr", rf".{{0,20}}(?<!,)[ {NARROW}\N{{NO-BREAK SPACE}}]…") == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_ellipsis_is_one_character(code: str) -> None:
    assert faults(code, r".{0,20}\.\.\.") == []


# Which words it uses ---------------------------------------------------------------------------------


def test_the_glossary_rules_words_out_in_every_language() -> None:
    assert {code for code, _ in glossary()} == {*LANGUAGES}
    assert ("de", "Patt") in glossary()


@pytest.mark.parametrize(("code", "word"), [("de", "Spieler"), ("de", "Startspieler"), ("fr", "premier joueur")])
def test_the_words_of_the_boxes_for_people_are_allowed(code: str, word: str) -> None:
    assert (code, word) not in glossary()


@pytest.mark.parametrize(("code", "word"), glossary())
def test_no_word_that_the_glossary_rules_out(code: str, word: str) -> None:
    found = re.compile(rf"\b{re.escape(word)}\b")
    apart = ELSEWHERE.get((code, word))
    assert [name for file, name, words in prose(code) if file != apart and found.search(words)] == []


@pytest.mark.parametrize(
    ("code", "articles"), [("de", "im|ins|das|dem|der|die|zum|zur|aus"), ("fr", "au|à|à l’|le|la|du|de|d’|chez")]
)
def test_no_article_stands_before_a_casino_of_any_name(code: str, articles: str) -> None:
    assert faults(code, rf"\b(?:{articles}) ?{ANY_CASINO}\b") == []


def test_german_never_gives_a_casino_a_gender() -> None:
    names = "|".join({*LAS_VEGAS, *ROYALE})
    assert faults("de", rf"\b(?:im|ins|in|aus|das|dem|der|die) (?:{names})\b") == []
