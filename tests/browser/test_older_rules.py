"""Games of rules that have changed since, in a real browser: what came of them, and why that is all."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import check_width, take
from tests.server.stage import KEY
from tests.test_samples import SAMPLES
from zocker.server.guests import COOKIE, Guests


@pytest.mark.parametrize("page_of", ["t", "r"])
def test_a_finished_game_of_older_rules_shows_its_result_and_one_sentence(
    page_of: str, new_page: NewPage, new_house: NewHouse, tmp_path: Path
) -> None:
    shutil.copy(SAMPLES / "zocker.db", tmp_path / "zocker.db")
    server = new_house()
    page = new_page()
    page.goto(f"{server}/{page_of}/finished-royale-bad-luck")
    expect(page.get_by_role("heading")).to_have_text("Carla wins with $510,000!")
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_test_id("closed")).to_contain_text("be replayed step by step")
    assert violations(page) == []
    take(page, f"older-rules-{page_of}")


def test_a_table_that_was_closed_says_so(new_page: NewPage, new_house: NewHouse, tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "zocker.db", tmp_path / "zocker.db")
    server = new_house()
    page = new_page(language="de-DE")
    page.goto(f"{server}/t/running-royale-agrees")
    expect(page.get_by_test_id("closed")).to_contain_text("Regeln, die sich seither geändert haben")
    expect(page.get_by_test_id("ranking")).to_have_count(0)
    take(page, "older-rules-closed")


def test_games_that_were_closed_have_a_list_of_their_own_with_how_they_stood(
    new_page: NewPage, new_house: NewHouse, tmp_path: Path
) -> None:
    shutil.copy(SAMPLES / "zocker.db", tmp_path / "zocker.db")
    server = new_house()
    page = new_page()
    page.context.add_cookies([{"name": COOKIE, "value": Guests(KEY).cookie("guest-1"), "url": server}])
    page.goto(f"{server}/games")
    shelf = page.get_by_role("region", name="Not finished: older rules")
    games = shelf.get_by_test_id("closed-game")
    expect(games).to_have_count(3)
    expect(shelf).to_contain_text("The rules have changed since")
    for number in range(3):
        expect(games.nth(number)).to_contain_text(re.compile(r"So far: \$[\d,]+"))
    expect(page.get_by_role("region", name="Finished").get_by_test_id("finished")).to_have_count(6)
    expect(page.get_by_test_id("my-table")).to_have_count(6)
    assert violations(page) == []
    check_width(page, "older-rules-mine")
