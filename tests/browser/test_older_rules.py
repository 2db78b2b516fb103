"""Games of rules that have changed since, in a real browser: what came of them, and why that is all."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import take
from tests.test_samples import SAMPLES


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
