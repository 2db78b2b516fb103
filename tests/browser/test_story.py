"""The story of a finished game, in a real browser: at the end of a game, and in its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import take
from tests.browser.test_company import table_with
from tests.browser.test_pictures import last_die, seats
from tests.browser.test_replay import GOLDEN, at, lines, opened

ERROR = re.compile(r"Error, −\d+\.\d points\. Better: ")


def finished(page: Page, server: str, name: str) -> str:
    """Bring a finished game along; return its table."""
    data = (GOLDEN / f"{name}.json").read_bytes()
    table: str = page.request.post(f"{server}/api/records", data=data).json()["table"]
    return table


@pytest.fixture
def story(new_page: NewPage, server: str) -> Page:
    """The end of a game of Royale, with its story."""
    page = new_page(language="fr-FR")
    page.goto(f"{server}/t/{finished(page, server, 'royale')}")
    expect(page.get_by_test_id("story")).to_be_visible()
    return page


def test_the_end_of_a_game_tells_its_story(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page()
    page.goto(table_with(page, new_house(setup=last_die("las-vegas").setup), game="las-vegas", seats=seats(3)))
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    told = page.get_by_test_id("story")
    expect(told.get_by_test_id("story-seat")).to_have_count(3)
    expect(told.get_by_role("img", name="Everybody’s chance to win")).to_be_visible()
    expect(told.get_by_role("table", name="Money after each round")).to_contain_text("Round 4")
    expect(page.get_by_test_id("again")).to_be_visible()


def test_it_fits_and_can_be_read_by_everybody(story: Page) -> None:
    take(story, "story")
    assert violations(story) == []
    expect(story.get_by_test_id("turning-point")).to_have_count(3)
    expect(story.get_by_role("img", name="Les chances de gagner")).to_be_visible()


def test_every_turning_point_leads_into_the_replay(story: Page) -> None:
    link = story.get_by_test_id("see").last
    line = int((link.get_attribute("href") or "").partition("#")[2])
    link.focus()
    story.keyboard.press("Enter")
    at(story, line)
    expect(story).to_have_url(re.compile(rf"/r/[\w-]+#{line}$"))


def test_a_replay_shows_chances_marks_and_errors_and_lets_one_do_better(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(f"{server}/r/{finished(page, server, 'royale')}")
    opened(page)
    bar = page.get_by_test_id("value-bar")
    expect(bar).to_have_attribute("aria-label", re.compile(r"Chances to win: Anna \d+%"))
    expect(page.locator("[data-mark=round]")).to_have_count(2)
    expect(page.locator("[data-mark=turn]")).to_have_count(3)
    before = bar.get_attribute("aria-label")
    page.get_by_test_id("slider").fill("52")
    at(page, 52)
    expect(page.get_by_test_id("replay-news")).to_have_text(ERROR)
    assert bar.get_attribute("aria-label") != before
    take(page, "replay-error")
    assert violations(page) == []
    page.get_by_test_id("what-if").click()
    expect(page.get_by_role("radio", name="Benno")).to_be_checked()
    page.get_by_test_id("play-on").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_function("Number(document.body.dataset.n) >= 51")


def test_the_story_opens_in_the_replay_and_leads_to_its_moments(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(f"{server}/r/{finished(page, server, 'las-vegas')}#999999")
    at(page, lines("las-vegas"))
    page.get_by_test_id("luck").click()
    see = page.get_by_test_id("see").first
    line = int((see.get_attribute("href") or "").partition("#")[2])
    assert violations(page) == []
    see.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    at(page, line)
