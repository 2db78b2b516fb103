"""Several people at one device: the right one is called, and what is secret shows to nobody else."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.playing import play_on
from tests.browser.sizes import take
from tests.browser.test_company import choose, table_with
from tests.browser.test_pictures import press
from tests.rules.royale.table import position

PHONE = {"width": 360, "height": 740}
ANNA_AND_BEN = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]


def everything(page: Page) -> str:
    """Return all that a page holds, seen or not."""
    return str(page.evaluate("() => document.documentElement.outerHTML"))


def test_everybody_is_called_by_name(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=ANNA_AND_BEN, options={"starter": 2}))
    expect(page.get_by_test_id("asked")).to_have_text("Ben")
    expect(page).to_have_title(re.compile("Ben"))
    expect(page.get_by_test_id("turn")).to_contain_text("Ben, your turn")
    page.get_by_test_id("roll").click()
    choose(page)
    expect(page.get_by_test_id("asked")).to_have_text("Anna")
    expect(page).to_have_title(re.compile("Anna"))


def test_a_fist_never_shows_on_the_hand_over(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=position(3, None, "A1", roll="roll 1 1 2 3 4 5 6 B6").setup)
    page = new_page(size=PHONE)
    seats = [*ANNA_AND_BEN, {"kind": "here", "name": "Carla"}]
    page.goto(table_with(page, server, game="royale", seats=seats, options={"boards": 1}))
    press(page, "place 1")
    hand_over = page.get_by_test_id("hand-over")
    expect(hand_over).to_contain_text("Anna")
    expect(page.locator("[data-move]")).to_have_count(0)
    take(page, "hand-over")
    page.keyboard.press("Escape")  # it can't be dismissed, only answered
    expect(hand_over).to_be_visible()
    page.get_by_test_id("look").click()
    expect(page.get_by_test_id("private")).to_contain_text("Anna")
    expect(page.locator("[data-move='choose 2']")).to_be_visible()
    take(page, "private-fist")
    page.get_by_test_id("hide").click()
    expect(hand_over).to_be_visible()
    page.get_by_test_id("look").click()
    page.locator("[data-move='choose 2']").click()
    expect(hand_over).to_contain_text("Ben")  # the left neighbour guesses
    assert page.get_by_test_id("private").count() == 0
    for secret in ("choose 2", "2 markers"):
        assert secret not in everything(page), secret
    page.get_by_test_id("look").click()
    expect(page.locator("[data-kind=guess]")).to_be_visible()
    assert "You take 2 markers" not in everything(page)
    page.locator("[data-move='guess 1']").click()
    expect(hand_over).to_have_count(0)
    page.get_by_test_id("log").click()
    expect(page.get_by_test_id("log-entry").filter(has_text=re.compile("2 marker"))).to_be_visible()


def test_money_is_shown_to_who_asks_for_it_and_hidden_again(new_page: NewPage, new_house: NewHouse) -> None:
    hands = [["40k", "60k"], ["90k"], []]
    server = new_house(setup=position(3, None, "C2", hands=hands, round=2).setup)
    page = new_page(size=PHONE)
    seats = [*ANNA_AND_BEN, {"kind": "bot", "bot": "rookie"}]
    page.goto(table_with(page, server, game="royale", seats=seats, options={"boards": 1}))
    anna = page.get_by_test_id("seat").first
    expect(anna).to_have_accessible_name(re.compile("face down"))
    page.get_by_test_id("seat-menu").first.click()
    take(page, "seat-menu")
    page.get_by_test_id("peek").click()
    expect(anna).to_have_accessible_name(re.compile(r"\$120,000"))
    expect(page.get_by_test_id("seat").nth(1)).to_have_accessible_name(re.compile("face down"))
    page.get_by_test_id("hide").click()
    expect(anna).to_have_accessible_name(re.compile("face down"))
    page.get_by_test_id("seat-menu").nth(2).click()
    expect(page.get_by_role("dialog")).to_contain_text("Rookie")
    expect(page.get_by_test_id("peek")).to_have_count(0)  # a bot's money is not ours


def test_two_people_play_to_the_end_at_one_device(new_page: NewPage, new_house: NewHouse) -> None:
    """From the beginning of the last round."""
    server = new_house(setup=position(2, None, "A1", round=3).setup)
    page = new_page()
    page.goto(table_with(page, server, game="royale", seats=ANNA_AND_BEN, options={"boards": 1, "neutral": False}))
    assert play_on(page) > 20
    expect(page.get_by_test_id("ranking")).to_contain_text("Ben")
