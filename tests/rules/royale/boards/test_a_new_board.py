"""A 17th board, added as CONTRIBUTING says: hints and `legend` say that their net has never seen it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zocker

PACKAGE = Path(zocker.__file__).parent
LISTS = {
    "rules/royale/boards/all.py": {
        "from zocker.rules.royale.boards.no_entry import NO_ENTRY\n": "from zocker.rules.royale.boards.open_bar import "
        "OPEN_BAR\n",
        "    MY_CHOICE,\n)": "    OPEN_BAR,\n)",
    },
    "rules/royale/boards/dispatch.py": {
        "    no_entry,\n": "    open_bar,\n",
        "        pay_day.activate(s, seat, casino)\n": "    elif face == open_bar.CODE:\n"
        "        open_bar.activate(s, seat, casino)\n",
    },
}

PLAY = """
import json
from zocker import Match
from zocker.hints import hint
from zocker.narration.advice import star, untrained
from zocker.rules.royale.table import Options, blank_state

match = Match("royale", players=2, seed=5, boards=1, faces="I1")
for _ in range(5):
    found = hint(match, playouts=1)
    match.play(found.choices[0].text)
print(json.dumps([found.learned, star(found, "royale"), untrained(blank_state(2, Options()))]))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a Zocker that has Open Bar, which is Pay Day by another name, as its 17th face."""
    folder = tmp_path_factory.mktemp("board")
    package = folder / "zocker"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    boards = package / "rules" / "royale" / "boards"
    text = (boards / "pay_day.py").read_text("utf-8")
    for old, new in {"D1": "I1", "PAY_DAY": "OPEN_BAR", "Pay Day": "Open Bar"}.items():
        text = text.replace(old, new)
    (boards / "open_bar.py").write_text(text, "utf-8")
    for name, lines in LISTS.items():
        text = (package / name).read_text("utf-8")
        for line, added in lines.items():
            assert text.count(line) == 1, line
            before = line.removesuffix(")")  # a list ends there
            text = text.replace(line, before + added)
        (package / name).write_text(text, "utf-8")
    return folder


def test_hints_and_legend_play_with_it(house: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(house), "ZOCKER_CACHE": str(house / "cache"), "ZOCKER_LANG": "en"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, cwd=house, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    learned, *said = json.loads(done.stdout)
    assert learned
    assert all("has never seen Open Bar" in sentence for sentence in said)
