"""Documents lead where they say, name what there is, and read the same on the site, which `make docs` builds."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest
import typer
from tools import reference
from tools.site import DOCUMENTS, FOLDERS, ROOT, rules_page

import zocker
from zocker.bots import roster
from zocker.cli import main
from zocker.cli.app import app, with_ray_here
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
    made = {f"docs/games/{game}.md" for game in games.GAMES} | {f"docs/reference/{name}" for name in reference.pages()}
    assert sorted(listed) == sorted({file.relative_to(ROOT).as_posix() for file in DOCS} | made)


def pages(menu: Any) -> Iterator[str]:
    for entry in menu:
        for page in entry.values():
            yield from [page] if isinstance(page, str) else pages(page)


def commands(pattern: str) -> list[str]:
    """Return what documents show in matches of a pattern: lines that run one of our commands, each once."""
    shown = (found[1] for file in DOCS for found in re.finditer(pattern, file.read_text("utf-8"), re.M | re.S))
    lines = "\n".join(shown).replace("\\\n", " ").splitlines()
    ours = re.compile(r"(?:sudo )?(?:-u zocker )?(?:\S*/)?((?:zocker|make|pip|python -m)(?: .*|$))")
    found = (ours.fullmatch(re.split(r"  #| > ", line)[0].strip()) for line in lines)
    return sorted({one[1] for one in found if one})


@pytest.mark.parametrize("command", commands(r"^```(?:sh)?\n(.*?)^```$"))
def test_a_command_that_a_document_runs_is_right(command: str) -> None:
    words = shlex.split(command)
    if words[0] == "zocker":
        leaf, path, rest = leaf_of(words)
        leaf.make_context(path, with_ray_here(rest))  # reads everything and runs nothing
    elif words[0] == "pip":  # the package is not published, so it comes from the clone
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        assert words[-1] in {".", *(f".[{extra}]" for extra in project["optional-dependencies"])}
    else:
        check_tool(words)


@pytest.mark.parametrize("command", commands(r"`((?:zocker|make|python -m) [^`\n]+)`"))
def test_a_command_that_a_document_names_is_there(command: str) -> None:
    words = command.split()
    if words[0] == "zocker":
        leaf, _, rest = leaf_of(words)
        known = {"--help", *(name for one in leaf.params for name in one.opts)}
        assert {word for word in rest if word.startswith("--")} <= known
    else:
        check_tool(words)


def check_tool(words: list[str]) -> None:
    """Check a command of make or Python that documents show."""
    if words[0] == "make":
        targets = re.findall(r"^([a-z][\w -]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        assert {*words[1:]} <= {*" ".join(targets).split()}
    else:
        assert find_spec(words[2]) is not None


@pytest.mark.parametrize("command", ["zocker rules royale", "zocker tableaux", "zocker tableaux show towns-1"])
def test_a_command_that_needs_nothing_runs_as_shown(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(command in file.read_text("utf-8") for file in DOCS)
    assert run(command, monkeypatch) == 0


def test_the_tableaux_of_the_page_are_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "tableaux.md").read_text("utf-8")
    (file,) = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "mine.toml").write_text(file, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert "zocker tableaux check mine.toml" in page
    assert run("zocker tableaux check mine.toml", monkeypatch) == 0


def run(command: str, monkeypatch: pytest.MonkeyPatch) -> int | str | None:
    """Run a command in this process; return its exit code."""
    monkeypatch.setattr("sys.argv", shlex.split(command))
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code or 0


def leaf_of(words: list[str]) -> tuple[Any, str, list[str]]:
    """Return the command that words begin with, its path, and the words after it."""
    command: Any = typer.main.get_command(app)
    path, *rest = words
    while rest and rest[0] in getattr(command, "commands", {}):
        command, path, rest = command.commands[rest[0]], f"{path} {rest[0]}", rest[1:]
    assert not hasattr(command, "commands") or not rest or rest[0].startswith("-"), f"{path} has no {rest[0]}"
    return command, path, rest


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_file_that_a_document_names_is_there(file: Path) -> None:
    named = {*re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|ts|toml))`", CODE.sub("", file.read_text("utf-8")))}
    folders = ("src", "web/src", "tests", "tools", "benchmarks", "docs")
    there = [path.as_posix() for folder in folders for path in (ROOT / folder).rglob("*.*")]
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []


@pytest.mark.parametrize("file", DOCS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_name_of_ours_that_a_document_gives_is_there(file: Path) -> None:
    for name in re.findall(r"`(zocker(?:\.\w+)+)", file.read_text("utf-8")):
        assert name.startswith("zocker.db") or resolve_name(name) is not None  # raises if there is none


def test_every_environment_variable_is_documented() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "zocker").rglob("*.py"))
    page = (ROOT / "docs" / "environment.md").read_text("utf-8")
    read = {*re.findall(r"\bZOCKER_[A-Z_]+\b", sources), *re.findall(r"environ\.get\(\"(\w+)\"", sources)}
    assert [name for name in sorted(read) if f"`{name}`" not in page] == []


def test_every_metric_is_documented() -> None:
    server = ROOT / "src" / "zocker" / "server"
    page = (ROOT / "docs" / "monitoring.md").read_text("utf-8")
    gauges = re.findall(r"Figure\(\s*\"(\w+)\"", (server / "tables" / "figures.py").read_text("utf-8"))
    histograms = re.findall(r"_histogram\(\"(\w+)\"", (server / "metrics.py").read_text("utf-8"))
    names = [*gauges, *(f"{name}_seconds" for name in histograms)]
    assert len(names) > 10
    assert [name for name in names if f"`zocker_{name}`" not in page] == []


def test_every_field_of_a_view_is_described() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| (.*) \|$", reference.pages()["bots.md"], re.MULTILINE)
    assert len(rows) > 60
    assert [name for name, about in rows if not about] == []


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
