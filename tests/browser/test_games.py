"""From the front page to the final ranking, in a real browser against the real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import play_on
from tests.browser.test_company import table_with
from zocker.rules.games import GAMES


def test_three_clicks_lead_to_the_first_roll(new_page: NewPage, real_server: str) -> None:
    page = new_page(real_server, bypass_csp=False)
    page.get_by_test_id("game-las-vegas").click()
    page.get_by_test_id("play-bots").click()
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    assert page.get_by_test_id("choice").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str, new_page: NewPage, real_server: str) -> None:
    page = new_page(bypass_csp=False)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rookie"}]  # two are quicker than more
    options = {"target": 200} if game == "gambler" else {}
    page.goto(table_with(page, real_server, game=game, seats=seats, options=options))
    play_on(page)
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(2)
