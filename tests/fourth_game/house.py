"""A Zocker with a fourth game: Pig's own files, and one line in each layer's list."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import zocker
from zocker.text import LANGUAGES

FILES = Path(__file__).parent / "files"
ROOT = Path(__file__).parents[2]
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
    "server/messages/table.py": {
        "from zocker.server.messages.values import": "from zocker.server.messages.pig import PigTable\n",
        "VegasTable | TableauTable": " | PigTable",
    },
    "server/present/screens.py": {
        "from zocker.text import say\n": "from zocker.rules.pig import View as PigView\n"
        "from zocker.server.present import pig\n",
        "    TableauView: _tableau,\n": "    PigView: pig.show,\n",
    },
}


def make_house(folder: Path) -> Path:
    """Lay a Zocker that has Pig, too, into a folder, as its repository has it; return the folder."""
    package = folder / "src" / "zocker"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(FILES, package, dirs_exist_ok=True)
    for code in LANGUAGES:
        shutil.copy(FILES / "text" / "en" / "pig.ftl", package / "text" / code)
    for name, lines in LISTS.items():
        text = (package / name).read_text("utf-8")
        for line, added in lines.items():
            assert text.count(line) == 1, line
            before = added.endswith("\n") and not line.endswith("\n")
            text = text.replace(line, added + line if before else line + added)
        (package / name).write_text(text, "utf-8")
    return folder


def environment(house: Path) -> dict[str, str]:
    """Return what Python needs to find that Zocker, with an empty cache."""
    path = os.pathsep.join([str(house / "src"), str(ROOT)])
    return os.environ | {"PYTHONPATH": path, "ZOCKER_CACHE": str(house / "cache"), "ZOCKER_LANG": "en"}


def run(house: Path, program: str, typed: str = "") -> str:
    """Run Python with that Zocker and an empty cache; return what it prints."""
    command = [sys.executable, "-c", program]
    env = environment(house)
    done = subprocess.run(command, env=env, cwd=house, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
