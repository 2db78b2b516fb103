"""Seats are people: everybody chooses a character and a colour; and in the end they count what they have won."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.test_company import table_with
from tests.browser.test_pictures import last_die, seats

ANNA, OPEN, SHARK = {"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "shark"}


def face(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-seat='{seat}'] [data-character]").first


def test_people_choose_what_they_look_like(new_page: NewPage, server: str) -> None:
    anna, benno = new_page(), new_page(language="de-DE")
    address = table_with(anna, server, game="las-vegas", seats=[ANNA, OPEN, SHARK])
    anna.goto(address)
    expect(face(anna, 0)).to_have_attribute("data-character", "fox")
    expect(face(anna, 2)).to_have_attribute("data-character", "shark")
    anna.get_by_test_id("portrait").click()
    anna.get_by_label("Octopus").check()
    anna.get_by_label("Violet").check()
    expect(face(anna, 0)).to_have_attribute("data-character", "octopus")
    assert violations(anna) == []
    benno.goto(address)
    expect(face(benno, 0)).to_have_attribute("data-character", "octopus")
    benno.get_by_test_id("portrait").click()
    expect(benno.get_by_label("Violett, schon vergeben")).to_be_disabled()
    benno.get_by_label("Löwe").check()
    benno.keyboard.press("Escape")
    benno.get_by_test_id("join-name").fill("Benno")
    benno.get_by_test_id("join").click()
    expect(benno.get_by_test_id("roll").or_(benno.get_by_text("ist am Zug")).first).to_be_visible()
    for page in (anna, benno):
        expect(face(page, 0).locator("circle").first).to_have_attribute("fill", "var(--p4)")
        expect(face(page, 1)).to_have_attribute("data-character", "lion")
    benno.goto(server)  # this browser remembers it
    benno.get_by_test_id("game-gambler").click()
    expect(benno.get_by_test_id("portrait").locator("[data-character]")).to_have_attribute("data-character", "lion")


# What the last count shows, however short it is
WATCH_COUNT = """() => {
  window.seen = { amounts: [], people: 0, told: false };
  new MutationObserver(() => {
    const count = document.querySelector('[data-testid=last-count]');
    if (!count) return;
    seen.people = count.querySelectorAll('[data-character]').length;
    seen.amounts.push(count.querySelector('em').textContent);
    seen.told ||= document.querySelector('[data-testid=verdict]') !== null;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_in_the_end_everybody_counts(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=last_die("las-vegas").setup)
    page = new_page(quick=False)
    page.goto(f"{table_with(page, server, game='las-vegas', seats=seats(3))}?speed=fast")
    page.evaluate(WATCH_COUNT)
    page.get_by_test_id("choice").first.click()
    page.wait_for_selector("body[data-scoring=true]")
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    count = page.get_by_test_id("last-count")
    expect(count).to_have_count(0)
    seen = page.evaluate("seen")
    assert (seen["people"], seen["told"]) == (3, False)
    assert seen["amounts"][-1].startswith("$270,000")  # all of it, before it is over
    page.reload()  # who comes later sees who has won
    expect(page.get_by_test_id("verdict")).to_be_visible()
    expect(count).to_have_count(0)


def test_nobody_counts_where_nothing_is_to_move(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=last_die("las-vegas").setup)
    page = new_page(quick=False, reduced_motion="reduce")
    page.goto(table_with(page, server, game="las-vegas", seats=seats(3)))
    page.evaluate(
        "new MutationObserver(() => document.querySelector('[data-testid=last-count]') && (window.counted = true))"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    assert page.evaluate("window.counted") is None
