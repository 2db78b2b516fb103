"""A fourth game in the browser: its drawing, one line for it, and the client as it is otherwise."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import play_on
from tests.browser.test_company import table_with
from tests.fourth_game.house import ROOT, environment, make_house

DRAWING = ROOT / "tests" / "fourth_game" / "Pig.svelte"
CLIENT = {
    "web/src/table/felt/felts.ts": {
        "import type { Component } from 'svelte';\n": "import Pig from './Pig.svelte';\n",
        "Component<{ shown: Table }>>> = {": " pig: Pig ",
    },
    "web/src/pieces/tones.ts": {"  gambler: 'var(--c1)',\n": "  pig: 'var(--c3)',\n"},
    "src/zocker/text/en/web.ftl": {"    [gambler] Gambler\n": "    [pig] Pig\n"},
}
SERVER = """
from pathlib import Path
from tests.browser.house import open_house, rolls
from tests.fourth_game.bots import PlayingBots
with open_house(Path(), PlayingBots(), prepared_dice=rolls(4)) as address:
    print(address, flush=True)
    input()
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build a client that draws Pig, and serve it."""
    house = make_house(tmp_path_factory.mktemp("fourth"))
    shutil.copytree(ROOT / "web", house / "web", ignore=shutil.ignore_patterns("node_modules"))
    (house / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copy(DRAWING, house / "web" / "src" / "table" / "felt")
    shutil.copytree(ROOT / "tools", house / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "hatch_build.py", house)
    for name, lines in CLIENT.items():
        text = (house / name).read_text("utf-8")
        for line, added in lines.items():
            assert text.count(line) == 1, line
            text = text.replace(line, line + added)
        (house / name).write_text(text, "utf-8")
    for program in ("tools/wire_types.py", "hatch_build.py"):
        subprocess.run([sys.executable, program], env=environment(house), cwd=house, check=True, capture_output=True)
    command = [sys.executable, "-c", SERVER]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment(house), cwd=house, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.communicate("\n")


def test_pig_is_played_in_the_browser_with_hints(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    expect(page.get_by_test_id("game-pig")).to_contain_text("Pig")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "regular"}]
    page.goto(table_with(page, server, game="pig", seats=seats, options={"target": 20}))
    page.get_by_test_id("roll").click()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("choice").first).to_contain_text("%")
    expect(page.get_by_test_id("pig")).to_contain_text("+ 4")
    play_on(page)
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(2)
