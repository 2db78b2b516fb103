"""Measures how long one waits between one's own turns at the default pace, and how long whole games take.

`python -m tools.durations [SPEED] [GAME …]` plays in a real browser against three bots, presses whatever it may at
once, and prints the longest and the usual wait for each game, and its length, in seconds.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, LAPTOP
from tests.browser.house import open_house
from tests.browser.test_company import table_with
from tools import chromium

from zocker.rules.games import GAMES
from zocker.server.bots.client import BotClient

SPEEDS = ("slow", "normal", "fast", "instant")
LONGEST_GAME = 1_800_000  # milliseconds
SEATS = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": "regular"} for _ in range(3))]
# Press what can be pressed, and note how long it took until something could be pressed again
PLAY = """async () => {
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  const find = (id) => all(id).filter((one) => !one.disabled && one.offsetParent && one.ariaDisabled !== 'true');
  const began = performance.now();
  const waits = [];
  let pressed = began;
  for (let turn = 0; !all('verdict').length; ) {
    const [next] = [...find('roll'), ...find('choice'), ...find('piece')];
    if (!next || document.body.dataset.idle !== 'true') { await new Promise(requestAnimationFrame); continue; }
    waits.push(performance.now() - pressed);
    const choices = find('choice');
    (choices[turn++ % Math.max(1, choices.length)] ?? next).click();
    pressed = performance.now();
    const before = document.body.dataset.n;
    while (document.body.dataset.n === before && performance.now() < pressed + 1500)
      await new Promise(requestAnimationFrame);
  }
  return [waits.slice(1).map((wait) => wait / 1000), (performance.now() - began) / 1000];
}"""


def main(words: list[str]) -> None:
    speed = next((word for word in words if word in SPEEDS), "normal")
    names = [word for word in words if word not in SPEEDS]
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder), BotClient(), pace=1.0, prepared_dice=lambda match: None) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        for game in names or GAMES:
            waits, length = play(browser, server, game, speed)
            turns = [wait for wait in waits if wait > 2]
            print(
                f"{game}: longest wait {max(waits):.1f} s, median of {len(turns)} waits over 2 s"
                f" {statistics.median(turns or [0]):.1f} s, game {length:.0f} s",
                flush=True,
            )
        browser.close()


def play(browser: Browser, server: str, game: str, speed: str) -> tuple[list[float], float]:
    page = browser.new_context(viewport=LAPTOP, locale="en-GB", bypass_csp=True).new_page()
    page.set_default_timeout(LONGEST_GAME)
    page.goto(server)
    page.goto(f"{table_with(page, server, game=game, seats=SEATS)}?speed={speed}")
    measured: Any = page.evaluate(PLAY)
    page.context.close()
    return measured


if __name__ == "__main__":
    main(sys.argv[1:])
