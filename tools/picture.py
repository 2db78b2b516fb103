"""Takes the pictures of the documents (docs/pictures): a table, pages on a phone, every board and every tableau.

And those of the games that messengers show beside a link (web/public).
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright
from tests.browser.conftest import FLAGS, INSTANT, LAPTOP
from tests.browser.house import open_house
from tests.browser.test_company import table_with
from tests.browser.test_learning import begin
from tests.browser.test_pictures import play_some
from tests.browser.test_replay import GOLDEN, at, bring, opened
from tools import chromium

from zocker.rules.games import GAMES
from zocker.rules.royale.boards.all import BOARDS
from zocker.server.routes.pages import SIZE, picture_of

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PUBLIC = Path(__file__).parents[1] / "web" / "public"
PHONE: ViewportSize = {"width": 360, "height": 740}
QUALITY = 75
TABLE: dict[str, Any] = {
    "game": "royale",
    "seats": [
        {"kind": "me", "name": "Anna"},
        *({"kind": "bot", "bot": bot} for bot in ("legend", "shark", "rookie")),
    ],
    "options": {"boards": 4, "faces": "C1 E1 H1 D1"},
}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        show_table(open_page(browser, LAPTOP, 1), server)
        show_pages(open_page(browser, PHONE, 1.5), server)
        show_codex(open_page(browser, LAPTOP, 1.5), server)
        show_games(open_page(browser, {"width": SIZE[0], "height": SIZE[1]}, 1), server)
        browser.close()


def open_page(browser: Browser, size: ViewportSize, scale: float) -> Page:
    context = browser.new_context(viewport=size, device_scale_factor=scale, locale="en-GB", bypass_csp=True)
    context.add_init_script(INSTANT)
    return context.new_page()


def show_table(page: Page, server: str) -> None:
    page.goto(server)
    page.goto(table_with(page, server, **TABLE))
    play_some(page, 7)
    choices = page.get_by_test_id("choice")
    expect(choices.first).to_be_visible()
    choices.last.hover()
    take(page, "table")


def show_pages(page: Page, server: str) -> None:
    page.goto(f"{server}/learn")
    expect(page.get_by_test_id("lesson-royale")).to_be_visible()
    take(page, "learn")
    begin(page, server, "royale")
    expect(page.get_by_test_id("choice").or_(page.get_by_test_id("roll")).first).to_be_visible()
    take(page, "lesson")
    bring(page, server, GOLDEN / "royale-6.json")
    opened(page)
    page.get_by_test_id("slider").fill("90")
    at(page, 90)
    take(page, "replay")


def show_codex(page: Page, server: str) -> None:
    """Take every board of Royale, and every tableau of Gambler."""
    page.goto(f"{server}/learn")
    for board in BOARDS:
        entry = page.locator("article").filter(has=page.get_by_test_id(f"practise-{board.face}"))
        take(entry.locator(".picture"), f"royale/{board.face}")
    for number, entry in enumerate(page.locator("#tableaux article").all(), 1):
        take(entry.locator(":scope > *").first, f"gambler/{number}")


def show_games(page: Page, server: str) -> None:
    """Take a table of every game as messengers show it."""
    page.goto(server)
    for game in GAMES:
        options = {"boards": 4, "faces": "C1 E1 H1 D1"} if game == "royale" else {}
        page.goto(table_with(page, server, game=game, seats=TABLE["seats"], options=options))
        play_some(page, 7)
        picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
        picture.convert("RGB").save(PUBLIC / picture_of(game), quality=QUALITY, progressive=True, optimize=True)


def take(what: Page | Locator, name: str) -> None:
    file = PICTURES / f"{name}.webp"
    file.parent.mkdir(exist_ok=True)
    picture = what.screenshot(animations="disabled")
    Image.open(io.BytesIO(picture)).convert("RGB").save(file, quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
