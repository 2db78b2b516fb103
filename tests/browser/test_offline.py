"""What browsers offer only over HTTPS or on this machine, and what there is instead over plain HTTP."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.house import NEIGHBOUR
from tests.browser.test_company import table_with

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
ASKED = """window.Notification = class {
  static permission = 'default';
  static requestPermission = async () => (this.permission = 'granted');
};"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def test_the_page_opens_without_a_network_and_says_so(new_page: NewPage, server: str) -> None:
    page = new_page(server, service_workers="allow", cut_off=True)
    page.wait_for_function(CONTROLLED)
    page.reload()  # now its files are kept
    expect(page.get_by_test_id("game-royale")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("game-royale")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_contain_text("offline")
    page.context.set_offline(False)
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_notifications_are_offered_only_where_they_work(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    page.add_init_script(ASKED)
    table = table_with(page, server, game="las-vegas", seats=SEATS)
    page.goto(table)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("notify").check()
    expect(page.get_by_test_id("notify")).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_test_id("share").click()
    page.get_by_test_id("open-door").click()
    expect(page.get_by_test_id("close-door")).to_be_visible()
    # Chromium trusts every 127.x.x.x: a page of a home network is not a secure context
    friend = new_page(quick=False)
    friend.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    friend.goto(table.replace("127.0.0.1", NEIGHBOUR))
    friend.get_by_test_id("settings").click()
    expect(friend.get_by_test_id("notify")).to_have_count(0)
    expect(friend.get_by_test_id("no-notify")).to_contain_text("Watch the tab title")
