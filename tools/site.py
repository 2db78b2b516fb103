"""Puts the pages of the documentation site together and builds it: `make docs`.

The site has the layout of the repository, so that every link between documents is right in both: README.md is its first
page. Only the rules for players are written here, from the catalogue, with the pictures of `tools/picture.py`, and the
reference, from the program.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import reference

from zocker.narration import rulebook
from zocker.rules import games
from zocker.rules.gambler import sets
from zocker.text import say, speaking

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "site" / "pages"
SITE = ROOT / "build" / "site" / "html"
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "benchmarks/RESULTS.md")
FOLDERS = ("docs", "examples")
LOOK = {
    "icon.svg": ROOT / "web" / "public" / "icon.svg",
    "signs.woff2": ROOT / "web" / "src" / "fonts" / "signs.woff2",
    "text.woff2": ROOT / "web" / "src" / "fonts" / "text.woff2",
    "fonts.txt": ROOT / "web" / "public" / "fonts.txt",
}
BOARD = re.compile(r"^- \*\*([A-Z][12]) ", re.MULTILINE)  # how the rules of Royale begin to tell of a board
CLAUSES = "[Every rule as a numbered clause](../rules/{document}.md), with where it comes from."


def main() -> int:
    assemble()
    return subprocess.run([sys.argv[1], "build", "--strict", "--clean"], cwd=ROOT, check=False).returncode


def assemble() -> None:
    """Copy all documents as they lie here, and add the rules for players."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, PAGES / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for document in DOCUMENTS:
        (PAGES / document).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / document, PAGES / document)
    first = PAGES / "README.md"  # is alone in its part of the menu, which need not be shown
    first.write_text(f"---\nhide: [navigation]\n---\n\n{first.read_text('utf-8')}", "utf-8")
    for name, file in LOOK.items():
        shutil.copyfile(file, PAGES / "docs" / "site" / name)
    (PAGES / "docs" / "games").mkdir()
    for game in games.GAMES:
        (PAGES / "docs" / "games" / f"{game}.md").write_text(rules_page(game), "utf-8")
    (PAGES / "docs" / "reference").mkdir()
    for name, page in reference.pages().items():
        (PAGES / "docs" / "reference" / name).write_text(page, "utf-8")


def rules_page(game: str) -> str:
    """Return the rules of a game for players, with pictures of its boards or tableaux."""
    with speaking("en"):
        text = rulebook.rules(game)
        if game == "royale":
            text = BOARD.sub(lambda found: f"- {picture(f'royale/{found[1]}')}{{ .board }} **{found[1]} ", text)
        if game == "gambler":
            text += f"\n\n## The tableaux\n\n{tableaux()}\n"
        return f"{text}\n\n{CLAUSES.format(document=games.find(game).clauses)}\n"


def picture(name: str) -> str:
    """Return the picture of a piece; what it shows is said beside it."""
    return f"![](../pictures/{name}.webp)"


def tableaux() -> str:
    """Return all tableaux as cells of a grid."""
    cells = (
        f"{picture(f'gambler/{number}')}<br>**{one.name}.** {say(f'tableau-{number}')}\n{{ .tableau }}"
        for number, one in enumerate(sets.find(sets.CURRENT), 1)
    )
    return "\n\n".join(cells)


if __name__ == "__main__":
    sys.exit(main())
