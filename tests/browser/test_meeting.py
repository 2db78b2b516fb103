"""Strangers meet: whoever wants to play with whoever is here sits down where somebody waits. And old games can go."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.test_company import table_with


def look_for_company(page: Page, name: str) -> None:
    page.get_by_test_id("game-las-vegas").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("group", name="Opponents").get_by_label("1", exact=True).check()
    page.get_by_test_id("play-whoever").click()


def test_two_who_look_for_company_find_each_other(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    anna, ben = new_page(server), new_page(server)
    look_for_company(anna, "Anna")
    expect(anna.get_by_test_id("start")).to_be_visible()
    look_for_company(ben, "Ben")
    for page in (anna, ben):
        expect(page.get_by_test_id("seat")).to_have_count(2)
    assert ben.url == anna.url


def test_a_game_that_is_not_finished_can_be_deleted(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    for game in ("las-vegas", "royale", "gambler", "las-vegas", "royale"):
        table_with(page, server, game=game, seats=seats)
    page.goto(f"{server}/games")
    mine = page.get_by_test_id("my-table")
    expect(mine).to_have_count(5)
    assert violations(page) == []
    page.get_by_test_id("find").fill("gambler")
    expect(mine).to_have_count(1)
    page.get_by_test_id("discard").click()
    page.get_by_test_id("discard").click()
    expect(mine).to_have_count(0)
    page.get_by_test_id("find").fill("anna")
    expect(mine).to_have_count(4)
