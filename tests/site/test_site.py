"""Every page of the site, at three sizes, by night and by day."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Route, ViewportSize, expect
from tools.site import SITE

from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, NewPage

PAGES = sorted(file.relative_to(SITE).as_posix() for file in SITE.rglob("*.html"))
PHONE: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
WAYS: list[tuple[ViewportSize, Literal["dark", "light"]]] = [(PHONE, "dark"), (TABLET, "light"), (LAPTOP, "dark")]
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
ASKED = "performance.getEntriesByType('resource').map(({ name }) => name)"
BROKEN = """() => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  return Promise.all(pictures.map((one) => one.decode().then(() => [], () => [one.src]))).then((all) => all.flat());
}"""


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_for_everybody_and_asks_nobody_else(path: str, site: str, new_page: NewPage) -> None:
    for size, scheme in WAYS:
        page = new_page(size=size, color_scheme=scheme)
        page.goto(f"{site}/{path}")
        assert page.evaluate(BROKEN) == []
        assert violations(page) == []
        assert page.evaluate(OVERFLOW) <= 0
        assert [url for url in page.evaluate(ASKED) if not url.startswith((site, "data:", "blob:"))] == []
        page.context.close()


@pytest.mark.parametrize("served", [True, False], ids=["served", "as files"])
def test_search_finds_a_board(served: bool, site: str, new_page: NewPage) -> None:
    page = new_page(f"{site if served else SITE.as_uri()}/index.html")
    page.keyboard.press("/")
    page.keyboard.type("Lucky Punch")
    expect(page.get_by_role("option").first.locator("mark").first).to_have_text("Lucky Punch")


def test_what_is_typed_before_search_has_its_index_is_searched_for(site: str, new_page: NewPage) -> None:
    page, held = new_page(), list[Route]()
    page.route("**/search.js*", lambda request: held.append(request))  # noqa: PLW0108  # Playwright marks what it is given
    page.goto(f"{site}/docs/play.html")
    page.keyboard.press("/")
    page.keyboard.type("Lucky Punch")  # n and p would turn the page
    for request in held:
        request.continue_()
    expect(page.get_by_role("combobox", name="Search")).to_have_value("Lucky Punch")
    expect(page.get_by_role("option").first.locator("mark").first).to_have_text("Lucky Punch")
    assert page.url == f"{site}/docs/play.html"


def test_there_is_nothing_from_elsewhere() -> None:
    """Not even for those who have no browser that tells."""
    texts = {file: file.read_text("utf-8") for file in SITE.rglob("*.css")}
    assert [file for file, text in texts.items() if "url(http" in text or "@import" in text] == []
    assert Path(SITE, "search.js").is_file()
