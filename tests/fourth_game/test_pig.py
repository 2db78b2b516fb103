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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a Zocker that has Pig, too."""
    folder = tmp_path_factory.mktemp("fourth")
    package = folder / "zocker"
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


def run(house: Path, program: str, typed: str = "") -> str:
    """Run Python with that Zocker and an empty cache; return what it prints."""
    path = os.pathsep.join([str(house), str(ROOT)])
    env = os.environ | {"PYTHONPATH": path, "ZOCKER_CACHE": str(house / "cache"), "ZOCKER_LANG": "en"}
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

SERVED = """
import json
from pathlib import Path

from tests.server.stage import StubBots, bot, house_in, ME, read, read_table, send, serve
from zocker.hints import weigh_view
from zocker.server.bots.worker import read_view
from zocker.server.messages.actions import AskHint, DoPlay, DoRoll
from zocker.server.messages.pages import NewTable
from zocker.server.present.options import game_infos


class Bots(StubBots):
    async def weigh(self, game, view, asker=""):
        return weigh_view(game, read_view(game, view), playouts=200, seed=1, compiled=False)


tables, hints = [], []
with serve(house_in(Path(), bots=Bots())) as served:
    guest, cookie = served.new_guest()
    name = served.create(guest, NewTable("pig", (ME, bot("regular")), options={"target": 20}))
    with served.connect(name, cookie, "?lang=en") as socket:
        while not tables or not tables[-1]["ranking"]:
            tables.append(table := read_table(socket))
            if table["roll"]:
                send(socket, DoRoll(table["line_count"]))
            elif table["choices"]:
                send(socket, AskHint(table["line_count"]))
                while (hint := read(socket))["type"] != "hint":
                    pass
                hints.append([choice["share"] for choice in hint["choices"]])
                best = next(choice for choice in table["choices"] if choice["move"]["code"] == hint["best"])
                send(socket, DoPlay(table["line_count"], best["move"]["text"]))
info = next(info for info in game_infos() if info.game == "pig")
options = [option.name for option in info.options]
last = {"view": tables[-1]["view"], "verdict": tables[-1]["verdict"], "terms": tables[-1]["terms"]}
print(json.dumps([options, hints, last]))
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


def test_a_person_plays_it_on_a_server_with_hints_by_playouts(house: Path) -> None:
    options, hints, last = json.loads(run(house, SERVED))
    assert options == ["target"]
    assert any(roll != hold for roll, hold in hints)
    assert last["view"]["kind"] == "pig"
    assert max(last["view"]["now"]["points"]) >= 20
    assert last["terms"] == ["to 20 points"]
    assert "wins with" in last["verdict"] or "You win" in last["verdict"]
