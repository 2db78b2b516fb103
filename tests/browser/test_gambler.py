"""Gambler on phones, upright: the tableau has the room that there is, and never lies over what is asked below it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import MISPLACED, Sizes, at_all_sizes
from tests.browser.test_company import shown, table_with, wait_until_shown
from tests.browser.test_hints import Decided
from tests.browser.test_pictures import HALF, seats, tableau
from zocker.rules.games import GAMES

# Small phones, some with the bars of their browser, and a large one
PHONES: Sizes = {
    "tiny": (320, 568),
    "barred": (375, 553),
    "short": (375, 667),
    "low": (390, 664),
    "phone": (360, 740),
    "tall": (412, 915),
}
TOUCH = {"has_touch": True, "is_mobile": True, "size": {"width": 360, "height": 740}}
# Everything on the tableau is inside it, it is inside the felt, and what is asked is on top, whole
HIDDEN = """() => look(() => {
  const inside = (one, room) =>
    one.left >= room.left - 1 && one.right <= room.right + 1 && one.top >= room.top - 1 && one.bottom <= room.bottom + 1;
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const wrong = [];
  if (document.querySelector('[data-tableau]')) {
    const [frame, felt, tray] = [box('[data-tableau] .tableau'), box('[data-felt]'), box('[data-tray]')];
    if (!inside(frame, felt)) wrong.push('the tableau is not inside the felt');
    if (felt.bottom > tray.top + 1) wrong.push('the felt lies over the tray');
    for (const part of document.querySelectorAll('[data-tableau] :is([data-place], .boxes > *, .worth)'))
      if (!inside(part.getBoundingClientRect(), frame)) wrong.push(`${part.className} runs out of the tableau`);
  }
  const asked = '[data-testid=question], [data-testid=roll], [data-testid=confirm], [data-testid=choice], [data-testid=hint], [data-testid=undo], [aria-pressed]';
  for (const one of document.querySelectorAll(`[data-tray] :is(${asked})`)) {
    if (!one.checkVisibility()) continue;
    const at = one.getBoundingClientRect();
    const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    const named = `${one.dataset.testid ?? 'dice'} ${one.textContent.trim().slice(0, 30)}`;
    if (!one.contains(top)) wrong.push(`covered: ${named}`);
    if (!inside(at, box('[data-tray]'))) wrong.push(`beyond the tray: ${named}`);
    if (one.closest('.groups') && !inside(at, box('.groups'))) wrong.push(`cut: ${named}`);
    if (one.scrollHeight > one.clientHeight + 2) wrong.push(`its words are cut: ${named}`);
  }
  return wrong;
})"""


def check(page: Page, name: str, sizes: Sizes = PHONES) -> None:
    """Check a state at the sizes of all phones."""
    wrong = []
    for size in at_all_sizes(page, f"gambler-{name}", sizes=sizes):
        wrong += [f"{name}, {size}: {what}" for what in [*page.evaluate(HIDDEN), *page.evaluate(MISPLACED)]]
    page.set_viewport_size({"width": 360, "height": 740})
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_tableau_never_covers_what_is_asked(language: str, new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(bots=Decided(), setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = new_page(language=language, **TOUCH)
    page.goto(table_with(page, server, game="gambler", seats=seats(3)))
    expect(page.locator("[data-kind=must-place]")).to_be_visible()
    check(page, f"{language}-placing")
    page.get_by_test_id("hint").tap()
    expect(page.locator(".worth.best").first).to_be_visible()
    check(page, f"{language}-hint")
    page.locator("[data-tray] [aria-pressed]").nth(1).tap()
    page.get_by_test_id("choice").first.tap()
    check(page, f"{language}-selected")
    page.get_by_test_id("confirm").tap()
    expect(page.get_by_test_id("go-on")).to_be_visible()
    check(page, f"{language}-go-on")
    page.get_by_test_id("hint").tap()
    expect(page.locator(".worth").first).to_be_visible()
    check(page, f"{language}-go-on-hint")


def test_the_tableau_fits_with_six_who_are_to_roll(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page(language="de-DE", **TOUCH)
    page.goto(table_with(page, new_house(), game="gambler", seats=seats(6), options={"starter": 1}))
    expect(page.get_by_test_id("roll")).to_be_visible()
    check(page, "six")


def follow(page: Page, move: str) -> None:
    """Place a die as the lesson wants it."""
    before = shown(page)
    page.locator(f"[data-tray] [aria-pressed]:has([data-face='{move[6]}'])").tap()
    page.locator(f"[data-tray] [data-move='{move}']").tap()
    page.get_by_test_id("confirm").tap()
    wait_until_shown(page, before + 1)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_a_lesson_covers_nothing(language: str, new_page: NewPage, server: str) -> None:
    page = new_page(language=language, **TOUCH)
    for game in GAMES:
        # The casinos of the others need more room than the lowest phones have: there the page scrolls
        sizes = PHONES if game == "gambler" else {name: size for name, size in PHONES.items() if size[1] > 600}
        page.goto(f"{server}/learn")
        page.get_by_test_id(f"lesson-{game}").tap()
        expect(page.get_by_test_id("roll")).to_be_visible()
        check(page, f"lesson-{game}-{language}-roll", sizes)
        page.get_by_test_id("roll").tap()
        expect(page.get_by_test_id("choice").first).to_be_visible()
        check(page, f"lesson-{game}-{language}-placing", sizes)
        if game == "gambler":
            for move in ("place 6 in row 4", "place 3 in row 5"):
                follow(page, move)
                check(page, f"lesson-{game}-{language}-{move[:7]}")
