"""The companion of a real table: people roll and draw beside the screen, and tap or type what they see."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import take
from tests.browser.test_company import shown, table_with, wait_until_shown
from tests.rules.las_vegas.table import casino, position

PHONE = {"width": 360, "height": 740}
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]


def sit_down(page: Page, server: str, game: str, **options: object) -> None:
    page.goto(table_with(page, server, game=game, seats=SEATS, options=options, dice="typed"))
    expect(page.get_by_test_id("pad")).to_be_visible()


def tap(page: Page, *labels: str) -> None:
    """Tap options by their names."""
    for label in labels:
        before = shown(page)
        name = re.compile(rf"^{re.escape(label)}(,|$)")
        page.get_by_test_id("option").and_(page.get_by_role("button", name=name)).click()
        if page.get_by_test_id("pad").get_attribute("data-kind") in ("bill", "starter", "tableau"):
            wait_until_shown(page, before + 1)


def roll(page: Page, faces: str) -> None:
    for face in faces:
        page.get_by_test_id("face").nth(int(face) - 1).click()


def confirm(page: Page) -> None:
    before = shown(page)
    page.get_by_test_id("supply").click()
    wait_until_shown(page, before + 1)


def lay_bills(page: Page) -> None:
    """Type the bills of a round, all at once."""
    page.get_by_test_id("type").click()
    page.get_by_test_id("typed").fill("60k 70k 80k 50k 90k 50k")
    confirm(page)
    page.get_by_test_id("type").click()


def slots(page: Page) -> Locator:
    return page.get_by_role("group", name="Dice so far").get_by_role("button")


def test_dice_are_tapped_tapped_away_and_corrected(new_page: NewPage, server: str) -> None:
    page = new_page(size=PHONE, has_touch=True)
    sit_down(page, server, "las-vegas", starter=1, neutral=False)
    expect(page.get_by_test_id("question")).to_contain_text("Gold Mine")
    take(page, "companion-bills")
    lay_bills(page)
    expect(slots(page)).to_have_count(8)
    roll(page, "1123")
    take(page, "companion-dice")
    expect(page.get_by_test_id("supply")).to_be_disabled()
    slots(page).nth(1).click()  # it was a 5
    roll(page, "5")
    roll(page, "6664")
    expect(slots(page).nth(1)).to_have_accessible_name("Die 2: 5, tap to remove")
    confirm(page)
    expect(page.locator("[data-move='place 6']")).to_be_visible()
    expect(page.locator("[data-move='place 5']")).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(slots(page)).to_have_count(8)
    page.keyboard.type("22222222")
    page.keyboard.press("Backspace")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator("[data-move]")).to_have_count(2)


def test_what_is_wrong_is_said_in_a_sentence_and_nothing_is_lost(new_page: NewPage, server: str) -> None:
    page = new_page()
    sit_down(page, server, "las-vegas", starter=1)
    page.get_by_test_id("type").click()
    page.get_by_test_id("typed").fill("35k")
    page.get_by_test_id("supply").click()
    expect(page.locator(".refusal")).to_be_visible()
    expect(page.get_by_test_id("typed")).to_have_value("35k")
    page.get_by_test_id("typed").fill("30k 30k")
    confirm(page)
    expect(page.get_by_test_id("question")).to_contain_text("Bajazzo")


def test_the_biggy_and_options_are_tapped(new_page: NewPage, server: str) -> None:
    page = new_page(size=PHONE)
    sit_down(page, server, "royale", starter=1, neutral=False)
    take(page, "companion-boards")
    tap(page, "A2 Jackpot", "H1 Nice Dice", "C2 Bad Luck")
    confirm(page)
    for _ in range(6):
        tap(page, "90k", "40k")
        confirm(page)
    tap(page, *["30k", "40k", "50k", "60k", "70k", "80k"] * 4)
    take(page, "companion-aside")
    confirm(page)
    expect(slots(page)).to_have_count(8)
    roll(page, "11123456")
    take(page, "companion-biggy")
    confirm(page)
    expect(page.locator("[data-move='place 6']")).to_have_accessible_name(re.compile("Biggy"))


def test_tableaux_are_tapped(new_page: NewPage, server: str) -> None:
    page = new_page(size=PHONE)
    sit_down(page, server, "gambler", starter=1)
    take(page, "companion-tableaux")
    tap(page, "7 Monte Carlo")
    expect(slots(page)).to_have_count(5)


@pytest.mark.parametrize("game", ["las-vegas", "gambler"])
def test_a_game_with_typed_dice_to_the_end(game: str, new_page: NewPage, server: str, new_house: NewHouse) -> None:
    """Gambler from its beginning, Las Vegas in its last round: that is long enough."""
    last = position(2, {number: casino(dice=[1, 1]) for number in range(1, 7)}, round=4).setup
    address = new_house(setup=last) if game == "las-vegas" else server
    page = new_page()
    sit_down(page, address, game, **{"rounds": 1} if game == "gambler" else {})
    page.set_default_timeout(120_000)
    assert page.evaluate(PLAY_TYPED, random.Random(3).randrange(1, 1000)) > 0
    expect(page.get_by_test_id("verdict")).to_be_visible()


# Type or tap whatever is asked for, as somebody with real dice would, until the game is over
PLAY_TYPED = """async (seed) => {
  const any = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)].filter((one) => !one.disabled);
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (let steps = 1; steps < 5000; steps += 1) {
    if (all('verdict').length) return steps;
    const before = document.body.dataset.n;
    const [look] = all('look');
    const [supply] = all('supply');
    const [face] = all('face');
    if (look) look.click();
    else if (supply) supply.click();
    else if (face) {
      for (let dice = document.querySelectorAll('.slots .empty').length; dice; dice -= 1)
        dispatchEvent(new KeyboardEvent('keydown', { key: String(1 + any(6)) }));
      await frame();
      continue;
    }
    else if (all('option').length) all('option')[any(all('option').length)].click();
    else if (all('choice').length) all('choice')[any(all('choice').length)].click();
    else { await new Promise((next) => setTimeout(next, 5)); continue; }
    await frame();
    const end = performance.now() + 300;
    const same = () => document.body.dataset.n === before && !all('supply').length && !all('look').length;
    while (same() && performance.now() < end)
      await new Promise((next) => setTimeout(next, 2));
  }
  return -1;
}"""
