"""Friends in ten seconds: whoever runs the house opens it to the network from the table, and closes it again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.house import NEIGHBOUR
from tests.browser.test_company import ME_AND_FRIEND, table_with


def test_the_host_opens_the_house_and_closes_it_again(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    table = table_with(page, server, game="las-vegas", seats=ME_AND_FRIEND)
    page.goto(table)
    elsewhere = table.replace("127.0.0.1", NEIGHBOUR)
    friend = new_page(quick=False, cut_off=True)
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        friend.goto(elsewhere)
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    page.get_by_test_id("open-door").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_label("Link to this table")).to_have_value(elsewhere)
    assert violations(page) == []
    friend.goto(elsewhere)
    friend.get_by_test_id("join-name").fill("Ben")
    expect(friend.get_by_test_id("join")).to_be_enabled()
    page.get_by_test_id("close-door").click()
    expect(page.get_by_test_id("open-door")).to_be_visible()
    expect(friend.get_by_test_id("reconnecting")).to_be_visible()
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        friend.goto(elsewhere)


def test_an_invitation_is_sent_with_a_sentence(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page(language="de-DE", permissions=["clipboard-read", "clipboard-write"])
    page.goto(table_with(page, server, game="gambler", seats=ME_AND_FRIEND))
    expect(page.get_by_test_id("open-door")).to_be_visible()
    expect(page.get_by_test_id("send-invitation")).to_have_count(0)  # nobody else could open it
    page.get_by_test_id("open-door").click()
    words = "Lass uns Gambler spielen! Öffne diesen Link und setz dich dazu."
    expect(page.get_by_test_id("invitation")).to_have_text(words)
    page.get_by_role("button", name="Einladung kopieren").click()
    expect(page.get_by_test_id("send-invitation")).to_have_text("Kopiert")
    link = page.get_by_label("Link zu diesem Tisch").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == f"{words}\n{link}"


def test_a_device_that_shares_shares_the_invitation(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    page.context.add_init_script("""
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = async (what) => void window.shared.push(what);
    """)
    page.goto(table_with(page, server, game="las-vegas", seats=ME_AND_FRIEND))
    page.get_by_test_id("open-door").click()
    page.get_by_role("button", name="Send invitation").click()
    page.wait_for_function("window.shared.length")
    link = page.get_by_label("Link to this table").input_value()
    text = "Let’s play Las Vegas! Open this link and take a seat."
    assert page.evaluate("window.shared") == [{"text": text, "url": link}]
    assert violations(page) == []
