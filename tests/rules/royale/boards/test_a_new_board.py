"""One board more, added as CONTRIBUTING says: hints and `legend` say that their net has never seen it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zocker
from zocker.rules.royale.boards.all import BOARDS

PACKAGE = Path(zocker.__file__).parent
FACE = "ABCDEFGHIJKL"[len(BOARDS) // 2] + "12"[len(BOARDS) % 2]  # the next one
LISTS = {
    "rules/royale/boards/all.py": {
        "from zocker.rules.royale.boards.no_entry import NO_ENTRY\n": "from zocker.rules.royale.boards.no_entry "
        "import NO_ENTRY\nfrom zocker.rules.royale.boards.open_bar import OPEN_BAR\n",
        ")\nBY_FACE = ": "    OPEN_BAR,\n)\nBY_FACE = ",
    },
    "rules/royale/boards/dispatch.py": {
        "    no_entry,\n": "    no_entry,\n    open_bar,\n",
        "        pay_day.activate(s, seat, casino)\n": "        pay_day.activate(s, seat, casino)\n"
        "    elif face == open_bar.CODE:\n"
        "        open_bar.activate(s, seat, casino)\n",
    },
}

PLAY = """
import json
from zocker import Match
from zocker.hints import hint
from zocker.narration.advice import star, untrained
from zocker.rules.royale.table import Options, blank_state

match = Match("royale", players=2, seed=5, boards=1, faces="FACE")
for _ in range(5):
    found = hint(match, playouts=1)
    match.play(found.choices[0].text)
print(json.dumps([found.learned, star(found, "royale"), untrained(blank_state(2, Options()))]))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a Zocker that has Open Bar, which is Pay Day by another name, as its last face."""
    folder = tmp_path_factory.mktemp("board")
    package = folder / "zocker"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    boards = package / "rules" / "royale" / "boards"
    text = (boards / "pay_day.py").read_text("utf-8")
    for old, new in {"D1": FACE, "PAY_DAY": "OPEN_BAR", "Pay Day": "Open Bar"}.items():
        text = text.replace(old, new)
    (boards / "open_bar.py").write_text(text, "utf-8")
    for name, lines in LISTS.items():
        text = (package / name).read_text("utf-8")
        for line, added in lines.items():
            assert text.count(line) == 1, line
            text = text.replace(line, added)
        (package / name).write_text(text, "utf-8")
    return folder


def test_hints_and_legend_play_with_it(house: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(house), "ZOCKER_CACHE": str(house / "cache"), "ZOCKER_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY.replace("FACE", FACE)],
        env=env,
        cwd=house,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    learned, *said = json.loads(done.stdout)
    assert learned
    assert all("has never seen" in sentence and "Open Bar" in sentence for sentence in said)
