"""Takes the picture of a table for the README: docs/pictures/table.png."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright
from tests.browser.conftest import FLAGS, INSTANT, LAPTOP
from tests.browser.house import open_house
from tests.browser.test_company import table_with
from tests.browser.test_pictures import play_some
from tools import chromium

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "table.png"
TABLE = {
    "game": "royale",
    "seats": [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "bot": bot} for bot in ("regular", "shark", "rookie"))],
    "options": {"boards": 4, "faces": "C1 E1 H1 D1"},
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        context = browser.new_context(viewport=LAPTOP, locale="en-GB", bypass_csp=True)
        context.add_init_script(INSTANT)
        page = context.new_page()
        page.goto(server)
        page.goto(table_with(page, server, **TABLE))
        play_some(page, 7)
        choices = page.get_by_test_id("choice")
        expect(choices.first).to_be_visible()
        choices.last.hover()
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURE, animations="disabled")
        browser.close()


if __name__ == "__main__":
    main()
