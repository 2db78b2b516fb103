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
