"""English text reads as a native would write it: habits that make it read like a translation are rare.

`LIMITS` holds, for every habit, how often it may occur in 10,000 words of the documents and of the English catalogue.
The limits of the catalogue may only fall.
"""

from __future__ import annotations

import re

import pytest
from tools.site import DOCUMENTS, FOLDERS, ROOT

TERSE = ("docs/rules/", "docs/glossary.md")  # clauses may be terse, and a glossary is a list of words
START = r"(?:^|(?<=[.:;] ))"
LIMITS = {  # pattern: limits in documents and in the catalogue
    r"\b(whoever|whom)\b": (2, 1),
    START + r"(Who|What|Where|Whoever|Whatever) (?![^.?!]*\?)": (3, 3),
    START + r"(Nobody|Nothing) ": (4, 4),
    r"\b(some|any|every|no)body\b": (4, 1),
    r"\b(says|said)\b": (8, 7),
    r"\b(anew|in the mean|look(s|ed|ing)?[- ]on|go(es)? on|going on)\b": (3, 2),
    r"\b(comes? to|giv(e|es|ing) away|count(s|ing)? along)\b": (2, 1),
}
SHARES = {  # what a sentence may have, and how many in a hundred may have it
    r"\w: \w": 12,
    ";": 5,
    r"^(\S+ ){30}\S": 8,
}


def sentences(text: str) -> list[str]:
    """Return the sentences of a document without its code, tables, headings and pictures."""
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    text = re.sub(r"^(\||:::|#|!\[|<).*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"[`*\[\]]", "", re.sub(r"\]\([^)]*\)", "]", text))
    paragraphs = (" ".join(one.split()).strip(" -") for one in re.split(r"\n\s*\n|\n(?=\s*[-*] |\s*\d+\. )", text))
    found = (sentence for one in paragraphs for sentence in re.split(r"(?<=[.!?])\s+", one))
    return [sentence for sentence in found if len(sentence.split()) > 2]


def documents() -> list[str]:
    files = {ROOT / name for name in DOCUMENTS if re.fullmatch(r"[A-Z]+\.md", name)}
    files |= {file for folder in FOLDERS for file in (ROOT / folder).rglob("*.md")}
    read = (file for file in sorted(files) if not file.relative_to(ROOT).as_posix().startswith(TERSE))
    return [sentence for file in read for sentence in sentences(file.read_text("utf-8"))]


def catalogue() -> list[str]:
    """Return the lines of the English catalogue, with X where something is filled in."""
    files = sorted((ROOT / "src" / "zocker" / "text" / "en").glob("*.ftl"))
    lines = (line for file in files for line in file.read_text("utf-8").splitlines() if line.strip(" }"))
    told = (re.sub(r"^\s*\*?\[[a-z0-9-]+\] |^[a-z0-9-]+ = ", "", line) for line in lines if not line.startswith("#"))
    return [re.sub(r"\{[^}]*\}?", "X", line).strip() for line in told]


def rate(pattern: str, lines: list[str]) -> float:
    """Return how often a pattern occurs in 10,000 words."""
    return 1e4 * sum(len(re.findall(pattern, line)) for line in lines) / sum(len(line.split()) for line in lines)


@pytest.mark.parametrize("pattern", LIMITS)
def test_a_habit_is_rare_in_documents(pattern: str) -> None:
    assert rate(pattern, documents()) <= LIMITS[pattern][0]


@pytest.mark.parametrize("pattern", LIMITS)
def test_a_habit_does_not_spread_in_the_catalogue(pattern: str) -> None:
    assert rate(pattern, catalogue()) <= LIMITS[pattern][1]


@pytest.mark.parametrize("pattern", SHARES)
def test_most_sentences_are_short_and_plain(pattern: str) -> None:
    found = documents()
    assert 100 * sum(re.search(pattern, sentence) is not None for sentence in found) / len(found) <= SHARES[pattern]


def test_a_habit_is_found_in_a_text_that_has_it() -> None:
    lines = sentences("Whoever rolls beats whoever waits. Nobody tells anybody: he said,\ngo on; it comes to ten.")
    assert len(lines) == 2
    assert [pattern for pattern in LIMITS if rate(pattern, lines) == 0] == []
    assert [pattern for pattern in SHARES if any(re.search(pattern, line) for line in lines)] == [*SHARES][:2]
