"""A smoke game in Firefox; everything else is tried in Chromium."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.conftest import INSTANT
from tests.browser.house import open_house
from tests.browser.playing import HURRY, PLAY_ON
from tests.extras.firefox import NAME, open_firefox

pytestmark = pytest.mark.skipif(NAME is None, reason="NOT TRIED: there is no Firefox here (firefox-esr in Debian)")
NEW_TABLE = """async (table) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', body: table, headers });
  return (await answer.json()).table;
}"""
SEATED = "async () => { while (!document.body.dataset.n) await new Promise(requestAnimationFrame); }"
RANKED = "() => document.querySelectorAll('[data-testid=ranking] li').length"


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_a_whole_game_in_firefox(game: str, tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rookie"}]
    table = {"game": game, "seats": seats, "options": {"target": 200} if game == "gambler" else {}}
    (tmp_path / "profile").mkdir()
    with open_house(tmp_path) as house, open_firefox(tmp_path / "profile") as firefox:
        firefox.open(house)
        firefox.call(f"() => {{ {INSTANT} }}")
        firefox.open(f"{house}/t/{firefox.call(NEW_TABLE, json.dumps(table))}")
        firefox.call(SEATED)
        firefox.call(HURRY)
        assert firefox.call(PLAY_ON, 5000) > 0
        assert firefox.call(RANKED) == len(seats)
        assert firefox.errors == []
