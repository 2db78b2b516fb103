"""Documents lead where they say, name what there is, and read the same on the site, which `make docs` builds."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.site import DOCUMENTS, FOLDERS, ROOT, rules_page

import zocker
from zocker.bots import roster
from zocker.rules import dice, games
from zocker.rules.engine import legal_codes
from zocker.rules.gambler import sets
from zocker.rules.royale.boards.all import BOARDS

CODE = re.compile(r"^( *)(```+).*?^\1\2$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+?)(?: #+)?$", re.MULTILINE)
NOT_IN_SLUGS = re.compile(r"[^\w\- ]")
LIST_IN_TEXT = re.compile(r"^(?! *(?:[-*+] |[>|#]|\d+\. |<!--)| {2,}\S|$).+\n(?:- |1\. )", re.MULTILINE)
DOCS = [ROOT / name for name in DOCUMENTS if name.endswith(".md")] + sorted(
    file for folder in FOLDERS for file in (ROOT / folder).rglob("*.md")
)


@cache
def prose(file: Path) -> str:
    """Return a document without its code."""
    return re.sub(r"`[^`\n]+`", "``", CODE.sub("", file.read_text("utf-8")))


@cache
def anchors(file: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub and the site make them."""
    titles = HEADING.findall(CODE.sub("", file.read_text("utf-8")))
    return {
        NOT_IN_SLUGS.sub("", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).lower()).replace(" ", "-")
        for title in titles
    }


def links(file: Path) -> Iterator[str]:
    for found in LINK.finditer(prose(file)):
        target = found[1] or found[2]
        if not re.match(r"[a-z]+:", target):
            yield target


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(file: Path) -> None:
    for link in links(file):
        path, _, anchor = link.partition("#")
        target = (file.parent / path).resolve() if path else file
        assert target.is_file(), f"{link}: there is no such file"
        assert target.is_relative_to(ROOT)
        assert not anchor or anchor in anchors(target), f"{link}: there is no such heading"


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_what_is_linked_is_on_the_site(file: Path) -> None:
    there = {ROOT / name for name in (*DOCUMENTS, *FOLDERS)}
    for link in links(file):
        target = (file.parent / link.partition("#")[0]).resolve()
        assert there & {target, *target.parents}, f"{link} is not among the pages of the site"


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_lists_begin_after_an_empty_line(file: Path) -> None:
    """Without it GitHub shows a list, and the site a paragraph."""
    assert LIST_IN_TEXT.findall(prose(file)) == []


@pytest.mark.parametrize(("game", "pieces"), [("royale", len(BOARDS)), ("gambler", len(sets.find(sets.CURRENT)))])
def test_every_board_and_every_tableau_has_its_picture(game: str, pieces: int) -> None:
    shown = set(re.findall(rf"\.\./(pictures/{game}/\w+\.webp)", rules_page(game)))
    assert len(shown) == pieces
    assert [picture for picture in shown if not (ROOT / "docs" / picture).is_file()] == []


def test_every_page_is_in_the_menu_once() -> None:
    project = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    listed = list(pages(project["nav"]))
    made = {f"docs/games/{game}.md" for game in games.GAMES}
    assert sorted(listed) == sorted({file.relative_to(ROOT).as_posix() for file in DOCS} | made)


def pages(menu: Any) -> Iterator[str]:
    for entry in menu:
        for page in entry.values():
            yield from [page] if isinstance(page, str) else pages(page)


def test_the_api_page_has_every_name() -> None:
    shown = re.findall(r"^::: zocker\.(\w+)$", (ROOT / "docs" / "api.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(shown) == sorted(set(dir(zocker)) - {"__version__"})


def test_both_bots_of_the_page_play_and_choose_alike(tmp_path: Path) -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```$", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    (tmp_path / "mine.py").write_text("\n".join(block for block in blocks if ">>>" not in block), "utf-8")
    played = [play(roster.find(f"{tmp_path}/mine.py:{name}", "las-vegas")) for name in ("Cautious", "cautious")]
    assert played[0] == played[1]


def play(bot: roster.Bot) -> list[str]:
    """Let a bot play a game against itself; return its lines."""
    match, choose, rng = zocker.Match("las-vegas", players=2, seed=7), bot.sit_down(), dice.seeded_rng(1)
    while isinstance(match.waiting, zocker.Decision):
        code = choose(match.masked(match.waiting.seat), legal_codes(match.secret_state), rng, match.rules.moves)
        match.play(match.rules.moves[code])
    assert match.over
    return match.lines
