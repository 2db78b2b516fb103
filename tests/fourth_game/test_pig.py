"""A fourth game is its own files and one line in each layer's list: then the terminal, bots and batches play it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zocker
from zocker.text import LANGUAGES

FILES = Path(__file__).parent / "files"
PACKAGE = Path(zocker.__file__).parent
LISTS = {
    "rules/games.py": {
        "from zocker.rules.las_vegas_2019 import LAS_VEGAS_2019\n": "from zocker.rules.pig import PIG\n",
        "ROYALE, GAMBLER": ", PIG",
    },
    "bots/profiles.py": {
        "import PROFILE as LAS_VEGAS\n": "from zocker.bots.pig import PROFILE as PIG\n",
        "ROYALE, GAMBLER": ", PIG",
    },
    "terminal/games.py": {
        "import LAS_VEGAS\n": "from zocker.terminal.pig import PIG\n",
        '"gambler": GAMBLER': ', "pig": PIG',
    },
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a Zocker that has Pig, too."""
    folder = tmp_path_factory.mktemp("fourth")
    package = folder / "zocker"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("client", "__pycache__"))
    shutil.copytree(FILES, package, dirs_exist_ok=True)
    for code in LANGUAGES:
        shutil.copy(FILES / "text" / "en" / "pig.ftl", package / "text" / code)
    for name, lines in LISTS.items():
        text = (package / name).read_text("utf-8")
        for line, added in lines.items():
            assert text.count(line) == 1, line
            text = text.replace(line, line + added)
        (package / name).write_text(text, "utf-8")
    return folder


def run(house: Path, program: str, typed: str = "") -> str:
    """Run Python with that Zocker and an empty cache; return what it prints."""
    env = os.environ | {"PYTHONPATH": str(house), "ZOCKER_CACHE": str(house / "cache"), "ZOCKER_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=env, cwd=house, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


COMMAND = "import sys; sys.argv = ['zocker', *{!r}]; from zocker.cli import main; main()"

COMPILED = """
import json
from zocker import Batch, simulate
share = simulate("pig", ["greedy", "random"], games_to_play=1000, seed=1).bots[0].win_share
batch = Batch("pig", players=2, size=3, seed=7)
for _ in range(200):
    batch.step((batch.views["turn"] >= 20).astype(int))
print(json.dumps([share, int(batch.scores.max())]))
"""


def test_a_person_plays_it_in_the_terminal(house: Path) -> None:
    arguments = ["play", "pig", "--bots", "greedy", "--seed", "7", "--option", "target=20", "--save", "game.json"]
    shown = run(house, COMMAND.format(arguments), typed="r\n1\n\n" * 60)
    assert "PIG" in shown
    assert "You roll a" in shown
    assert "wins with" in shown
    assert json.loads(run(house, COMMAND.format(["verify", "game.json", "--json"])))["true"]


def test_bots_and_batches_play_it_compiled(house: Path) -> None:
    simulated, stepped = json.loads(run(house, COMPILED))
    assert simulated > 0.9  # of a thousand games between greedy and random
    assert stepped >= 100
