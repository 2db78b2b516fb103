"""A fourth game is its own files and one line in each layer's list: then the terminal, bots and batches play it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.fourth_game.house import make_house, run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_house(tmp_path_factory.mktemp("fourth"))


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

from tests.fourth_game.bots import PlayingBots
from tests.server.stage import bot, house_in, ME, read, read_table, send, serve
from zocker.server.messages.actions import AskHint, DoPlay, DoRoll
from zocker.server.messages.pages import NewTable
from zocker.server.present.options import game_infos

tables, hints = [], []
with serve(house_in(Path(), bots=PlayingBots())) as served:
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
