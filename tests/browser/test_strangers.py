"""Strangers in the browser: muting, plain names, blocking and leaving; and a tab that the server has outgrown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_company import ME_AND_FRIEND, anna_and_ben, place, shown, table_with, wait_until_shown  # noqa: F401
from zocker.server.messages.protocol import PROTOCOL


def open_menu(page: Page, seat: int) -> None:
    page.get_by_test_id("seat").nth(seat).get_by_test_id("seat-menu").click()


def test_a_name_is_replaced_on_my_own_screen_only(anna_and_ben: tuple[Page, Page]) -> None:  # noqa: F811
    anna, ben = anna_and_ben
    open_menu(anna, 1)
    anna.get_by_test_id("hide-name").click()
    anna.keyboard.press("Escape")
    expect(anna.get_by_test_id("seat").nth(1)).to_contain_text("Player 2")
    expect(ben.get_by_test_id("seat").nth(1)).to_contain_text("Ben")
    place(anna)
    place(ben)
    wait_until_shown(anna, shown(ben))
    assert "Ben" not in anna.locator("body").inner_text()
    anna.reload()
    expect(anna.get_by_test_id("seat").nth(1)).to_contain_text("Player 2")


def test_reactions_of_somebody_muted_are_not_shown(anna_and_ben: tuple[Page, Page]) -> None:  # noqa: F811
    anna, ben = anna_and_ben
    open_menu(anna, 1)
    anna.get_by_test_id("mute").click()
    expect(anna.get_by_test_id("mute")).to_have_text("Show reactions again")
    anna.keyboard.press("Escape")
    ben.get_by_role("button", name="React").click()
    ben.get_by_role("button", name="Bravo!").click()
    expect(ben.get_by_text("Ben: Bravo!")).to_have_count(1)
    place(anna)  # whatever Ben did before has come by now
    wait_until_shown(ben, shown(anna))
    assert anna.get_by_text("Ben: Bravo!").count() == 0


def test_who_is_blocked_has_to_go_and_is_in_the_list(anna_and_ben: tuple[Page, Page], server: str) -> None:  # noqa: F811
    anna, ben = anna_and_ben
    open_menu(anna, 1)
    anna.get_by_test_id("block").click()
    anna.get_by_test_id("block-yes").click()
    expect(ben.get_by_test_id("roll")).to_have_count(0)
    expect(anna.get_by_test_id("seat").nth(1)).not_to_contain_text("Ben")
    anna.goto(f"{server}/games")
    expect(anna.get_by_text("Blocked people")).to_be_visible()
    anna.get_by_test_id("unblock").click()
    expect(anna.get_by_text("Blocked people")).to_have_count(0)


def test_somebody_is_blocked_before_the_game(new_page: NewPage, server: str) -> None:
    anna = new_page(server)
    address = table_with(anna, server, game="las-vegas", seats=[*ME_AND_FRIEND, {"kind": "open"}])
    anna.goto(address)
    ben = new_page(address)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").first.click()
    for page, others in ((anna, 1), (ben, 0)):
        expect(page.get_by_test_id("seat-menu")).to_have_count(1)
        expect(page.get_by_test_id("seat").nth(others).get_by_test_id("seat-menu")).to_be_visible()
    open_menu(anna, 1)
    anna.get_by_test_id("block").click()
    anna.get_by_test_id("block-yes").click()
    expect(anna.get_by_test_id("seat-menu")).to_have_count(0)
    ben.get_by_test_id("join").first.click()
    expect(ben.get_by_role("alert")).not_to_be_empty()


def test_who_leaves_looks_on(anna_and_ben: tuple[Page, Page]) -> None:  # noqa: F811
    anna, ben = anna_and_ben
    open_menu(ben, 1)
    ben.get_by_test_id("leave").click()
    ben.get_by_test_id("leave-yes").click()
    expect(anna.get_by_test_id("seat").nth(1)).not_to_contain_text("Ben")
    expect(ben.get_by_role("button", name="React")).to_have_count(0)


def test_a_tab_that_the_server_has_outgrown_reloads_once_and_loses_nothing(
    anna_and_ben: tuple[Page, Page],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, _ = anna_and_ben
    place(anna)
    before, loads = shown(anna), list[str]()
    anna.on("framenavigated", lambda frame: loads.append(frame.url))
    # The page stays as it is: the worst that can happen
    monkeypatch.setattr("zocker.server.routes.live.PROTOCOL", PROTOCOL + 1)
    anna.reload()  # connects anew, is told so, reloads by itself, and then says it
    expect(anna.get_by_test_id("outdated")).to_have_text("This page is out of date. Please reload it.")
    assert len(loads) == 2
    monkeypatch.setattr("zocker.server.routes.live.PROTOCOL", PROTOCOL)
    anna.reload()
    wait_until_shown(anna, before)
    expect(anna.get_by_test_id("seat").nth(0)).to_have_accessible_name(re.compile("Anna"))


def test_the_other_sessions_are_ended(anna_and_ben: tuple[Page, Page], new_page: NewPage, server: str) -> None:  # noqa: F811
    anna, _ = anna_and_ben
    anna.goto(f"{server}/games")
    anna.get_by_test_id("end-sessions").click()
    expect(anna.get_by_text("Only this browser has your seats now")).to_be_visible()
    anna.go_back()
    expect(anna.get_by_test_id("roll")).to_be_visible()
