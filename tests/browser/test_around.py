"""Around the table: the front page, invitations, practice, what a round came to, and settings that stay open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import check_width
from tests.browser.test_company import table_with
from tests.browser.test_pictures import last_die, seats
from tests.browser.test_replay import GOLDEN, at
from zocker.rules.games import GAMES

FRIENDS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
PHONE: ViewportSize = {"width": 360, "height": 740}
# The shares of each row of cards that no card covers
HOLES = """() => {
  const cards = [...document.querySelectorAll('main > article')].map((one) => one.getBoundingClientRect());
  const room = document.querySelector('main').getBoundingClientRect().width;
  return cards.map(({ top }) =>
    cards.filter((one) => Math.abs(one.top - top) < 2).reduce((sum, { width }) => sum + width, 0) / room);
}"""
TOP = "(one) => one.getBoundingClientRect().top"


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 820, "height": 1180}])
@pytest.mark.parametrize("game", GAMES)
def test_an_open_card_leaves_no_holes(game: str, size: ViewportSize, new_page: NewPage, server: str) -> None:
    page = new_page(server, size=size)
    page.get_by_test_id(f"game-{game}").click()
    expect(page.get_by_test_id("play-bots")).to_be_visible()
    page.wait_for_function("document.getAnimations().length === 0")
    assert all(covered > 0.93 for covered in page.evaluate(HOLES))


def test_on_a_phone_that_lies_one_can_play_without_scrolling(new_page: NewPage, server: str) -> None:
    page = new_page(server, size={"width": 740, "height": 360})
    page.get_by_test_id("game-royale").click()
    for button in ("play-bots", "play-friends", "play-whoever"):
        expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)


def test_newcomers_on_a_phone_see_where_to_learn(new_page: NewPage, server: str) -> None:
    page = new_page(server, size=PHONE)
    expect(page.get_by_test_id("learn-new")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("learn-new").click()
    lessons, tableaux = (page.get_by_role("link", name=name, exact=True) for name in ("Lessons", "Tableaux"))
    expect(lessons).to_have_attribute("aria-current", "true")
    tableaux.click()
    expect(tableaux).to_have_attribute("aria-current", "true")
    expect(lessons).not_to_have_attribute("aria-current", "true")


def test_the_way_to_a_table_comes_before_its_start(new_page: NewPage, server: str) -> None:
    page = new_page(size=PHONE)
    page.goto(table_with(page, server, game="las-vegas", seats=FRIENDS))
    start = page.get_by_test_id("start")
    invite = page.get_by_role("heading", name="Invite friends")
    assert invite.evaluate(TOP) < page.get_by_test_id("seat").first.evaluate(TOP) < start.evaluate(TOP)
    expect(start).not_to_have_class(re.compile("gold"))


def test_who_comes_by_a_link_is_told_who_invites_and_what_the_game_is(new_page: NewPage, server: str) -> None:
    anna, ben = new_page(), new_page()
    ben.goto(table_with(anna, server, game="las-vegas", seats=FRIENDS))
    expect(ben.get_by_test_id("invited")).to_have_text("Anna invites you to play")
    expect(ben.locator("main")).to_contain_text("put all your dice of that face into the casino")
    expect(ben.get_by_test_id("learn-first")).to_be_visible()
    ben.get_by_test_id("join").click()
    expect(ben.get_by_role("alert").filter(has_text="Type your name first.")).to_be_visible()
    expect(ben.get_by_test_id("join-name")).to_be_focused()
    check_width(ben, "invited")
    assert violations(ben) == []
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").click()
    expect(ben.get_by_test_id("casino").first).to_be_visible()


def played_on(page: Page, server: str, line: int) -> None:
    """Play on from a line of a duel, where mistakes are named."""
    data = (GOLDEN / "las-vegas-2.json").read_bytes()
    table = page.request.post(f"{server}/api/records", data=data).json()["table"]
    page.goto(f"{server}/r/{table}#{line}")
    at(page, line)
    expect(page.get_by_test_id("what-if")).to_have_text("Try it")  # what is known of the mistake is there
    page.get_by_test_id("what-if").click()
    page.get_by_test_id("play-on").click()
    page.wait_for_url(re.compile(r"/t/"))


def test_practice_says_what_it_is_and_is_no_game_to_go_on_with(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page(server)
    played_on(page, server, 83)
    expect(page.get_by_test_id("practice")).to_contain_text("This mistake cost")
    page.goto(server)
    expect(page.get_by_test_id("public-table").or_(page.get_by_text("There is no public table")).first).to_be_visible()
    expect(page.get_by_role("heading", name="Continue playing")).to_have_count(0)
    page.goto(f"{server}/games")
    expect(page.get_by_role("region", name="Practice").get_by_test_id("my-table")).to_have_count(1)
    expect(page.get_by_role("heading", name="Continue playing")).to_have_count(0)


def test_a_summary_names_a_casino_once_and_adds_up_what_everybody_won(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page()
    page.goto(table_with(page, new_house(setup=last_die("las-vegas").setup), game="las-vegas", seats=seats(3)))
    page.get_by_test_id("choice").first.click()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_test_id("rounds").click()
    summary = page.get_by_test_id("settled-round").first
    expect(summary.get_by_test_id("won").get_by_role("listitem")).to_have_count(3)
    expect(summary.get_by_role("listitem").filter(has_text="Gold Mine")).to_have_count(0)


def test_settings_stay_open_when_the_language_changes(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    page.get_by_test_id("settings").click()
    page.get_by_label("Deutsch").check()
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    expect(page.get_by_label("Dunkel")).to_be_checked()


def test_a_card_about_a_seat_is_as_high_as_what_it_says(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=seats(3)))
    page.get_by_role("button", name=re.compile("^About ")).last.click()
    assert page.get_by_role("dialog").evaluate("(one) => one.getBoundingClientRect().height") < 400
