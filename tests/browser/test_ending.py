"""After the end: the ending can be closed and opened again, and an invitation to a rematch is seen everywhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import take
from tests.browser.test_access import tab_to
from tests.browser.test_company import table_with
from tests.browser.test_pictures import last_die

FRIENDS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]


def sit_down(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("join").click()


@pytest.fixture
def three(new_page: NewPage, new_house: NewHouse) -> tuple[Page, Page, Page]:
    """Anna, Ben and Carla at the end of a game."""
    server = new_house(setup=last_die("las-vegas").setup)
    anna, ben, carla = new_page(), new_page(), new_page()
    address = table_with(anna, server, game="las-vegas", seats=FRIENDS)
    anna.goto(address)
    sit_down(ben, address, "Ben")
    sit_down(carla, address, "Carla")
    anna.get_by_test_id("choice").first.click()
    for page in (anna, ben, carla):
        expect(page.get_by_test_id("verdict")).to_be_visible()
    return anna, ben, carla


def bar(page: Page) -> Locator:
    return page.get_by_test_id("result-bar")


def toast(page: Page) -> Locator:
    return page.get_by_test_id("rematch-toast")


def ask(page: Page) -> None:
    """Ask for a rematch, and go there."""
    before = page.url
    page.get_by_test_id("again").click()
    page.wait_for_url(lambda url: url != before)


def test_the_ending_comes_back_from_the_result_bar(three: tuple[Page, Page, Page]) -> None:
    anna, *_ = three
    verdict = anna.get_by_test_id("verdict").inner_text()
    anna.keyboard.press("Escape")
    expect(anna.get_by_test_id("verdict")).to_have_count(0)
    expect(bar(anna)).to_contain_text(verdict)
    expect(anna.get_by_test_id("show-ending")).to_be_focused()
    assert violations(anna) == []
    take(anna, "result-bar")
    anna.keyboard.press("Enter")
    expect(anna.get_by_test_id("verdict")).to_have_text(verdict)
    expect(anna.get_by_test_id("story")).to_be_visible()
    anna.get_by_role("button", name="Look at the table").click()
    expect(bar(anna)).to_be_visible()


def test_a_rematch_is_seen_by_who_has_closed_the_ending(three: tuple[Page, Page, Page]) -> None:
    anna, ben, carla = three
    for page in (ben, carla):
        page.keyboard.press("Escape")
        expect(bar(page).get_by_test_id("again")).to_have_text("Play again")
    ask(anna)
    expect(toast(ben).get_by_role("alert")).to_have_text(re.compile("Anna wants a rematch"))
    expect(bar(ben).get_by_test_id("wanted")).to_have_text("1 of 3 wants a rematch")
    expect(bar(ben).get_by_test_id("again")).to_have_text("Anna wants a rematch: join in")
    assert violations(ben) == []
    take(ben, "result-bar-rematch")
    toast(ben).get_by_test_id("join-rematch").click()
    ben.wait_for_url(anna.url)
    expect(toast(ben)).to_have_count(0)
    expect(bar(carla).get_by_test_id("wanted")).to_have_text("2 of 3 want a rematch")
    tab_to(carla, toast(carla).get_by_test_id("not-now"))
    carla.keyboard.press("Enter")
    expect(toast(carla)).to_have_count(0)
    bar(carla).get_by_test_id("again").click()
    expect(anna.get_by_test_id("casino").first).to_be_visible()  # all have come


def test_a_rematch_is_seen_in_the_story_and_over_a_page_of_the_table(three: tuple[Page, Page, Page]) -> None:
    anna, ben, carla = three
    expect(ben.get_by_test_id("story")).to_be_visible()
    carla.keyboard.press("Escape")
    carla.keyboard.press("l")
    expect(carla.get_by_role("dialog", name="Log")).to_be_visible()
    ask(anna)
    for page in (ben, carla):
        expect(toast(page)).to_be_in_viewport()
    carla.keyboard.press("Escape")  # the toast stays when the page goes
    expect(toast(carla)).to_be_in_viewport()
    toast(ben).get_by_test_id("join-rematch").click()  # the dialog lets it be pressed
    ben.wait_for_url(anna.url)


def test_a_rematch_is_seen_in_the_replay_and_elsewhere(three: tuple[Page, Page, Page]) -> None:
    anna, ben, carla = three
    ben.get_by_test_id("replay").click()
    ben.wait_for_url("**/r/**")
    ben.reload()
    expect(ben.get_by_test_id("slider")).to_be_visible()
    carla.get_by_role("button", name="All games").click()
    expect(carla.get_by_test_id("learn-new")).to_be_visible()
    ask(anna)
    for page in (ben, carla):
        expect(toast(page)).to_contain_text("Anna wants a rematch")
    take(ben, "replay-rematch")
    toast(carla).get_by_test_id("join-rematch").click()
    carla.wait_for_url(anna.url)


def test_the_front_page_tells_of_a_rematch_that_waits(three: tuple[Page, Page, Page]) -> None:
    anna, ben, _ = three
    server = ben.url.partition("/t/")[0]
    ben.goto(f"{server}/api/games")  # away from all pages when it is asked
    ask(anna)
    ben.goto(server)
    expect(toast(ben)).to_contain_text("Anna wants a rematch")
    expect(ben.get_by_test_id("my-table")).to_contain_text("Join")
    assert violations(ben) == []
    toast(ben).get_by_test_id("join-rematch").click()
    ben.wait_for_url(anna.url)
