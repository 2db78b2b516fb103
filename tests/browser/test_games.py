"""From the front page to the final ranking, in a real browser against the real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import play_on, sit_down
from zocker.rules.games import GAMES


def test_three_clicks_lead_to_the_first_roll(new_page: NewPage, server: str) -> None:
    page = new_page(server, bypass_csp=False)
    page.get_by_test_id("game-las-vegas").click()
    page.get_by_test_id("play-bots").click()
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    assert page.get_by_test_id("choice").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(game: str, new_page: NewPage, server: str) -> None:
    page = new_page(server, bypass_csp=False)
    sit_down(page, game)
    play_on(page)
    ranking = page.get_by_test_id("ranking")
    expect(ranking).to_be_visible()
    assert page.get_by_test_id("log-entry").count() == 0 or page.get_by_test_id("log").is_visible()
