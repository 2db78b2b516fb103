"""Lessons and the codex, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.playing import HURRY
from tests.browser.sizes import check_width, take
from tests.browser.test_company import shown, wait_until_shown
from zocker.rules.games import GAMES
from zocker.rules.royale.boards.all import BY_FACE
from zocker.server.lessons import find_script


def begin(page: Page, server: str, game: str) -> None:
    page.goto(f"{server}/learn")
    page.get_by_test_id(f"lesson-{game}").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("lesson-text")).to_contain_text("Welcome")


def press(page: Page, move: str) -> None:
    """Choose a move; on a phone a die must be picked first, and the choice confirmed."""
    page.locator(f'[data-testid="choice"][data-move="{move}"]').click()
    confirm = page.get_by_test_id("confirm")
    if confirm.count() and confirm.is_enabled():
        confirm.click()


# Press Roll, or the choice that shines in gold, until the record has so many lines; false if nothing shines
FOLLOW = """async (last) => {
  const n = () => Number(document.body.dataset.n);
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  const shines = (one) => getComputedStyle(one).boxShadow === 'rgb(243, 201, 105) 0px 0px 0px 2px';
  const soon = (time) => new Promise((next) => setTimeout(next, time));
  while (n() < last) {
    const before = n();
    const [pressed] = [...all('roll'), ...all('choice').filter(shines)].filter((one) => one.ariaDisabled !== 'true');
    if (!pressed && all('choice').length && document.body.dataset.idle === 'true' && n() === before) {
      for (let waits = 0; waits < 100; waits += 1) await soon(5);
      if (n() === before && !all('choice').some(shines)) return false;
    }
    pressed?.click();
    for (let waits = 0; n() === before && waits < (pressed ? 500 : 1); waits += 1) await soon(4);
  }
  return true;
}"""


def test_axe_on_the_codex_and_a_lesson(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/learn")
    expect(page.get_by_test_id("lesson-royale")).to_be_visible()
    assert violations(page) == []
    begin(page, server, "gambler")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_played_through(game: str, new_page: NewPage, server: str) -> None:
    page = new_page()
    begin(page, server, game)
    done = page.get_by_test_id("lesson-real")
    page.set_default_timeout(60_000)
    page.evaluate(HURRY)
    assert page.evaluate(FOLLOW, len(find_script(game).steps))
    expect(done).to_be_visible()
    if game == "gambler":
        expect(page.locator("[data-tableau] .row.done")).to_have_count(6)  # and not an empty felt
    take(page, f"lesson-{game}")
    done.click()
    page.wait_for_url(f"**/new/{game}")


def test_another_move_is_refused_kindly_and_nothing_is_lost(new_page: NewPage, server: str) -> None:
    page = new_page()
    begin(page, server, "las-vegas")
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice")).to_have_count(4)
    n, said = shown(page), page.get_by_test_id("lesson-text")
    press(page, "place 5")
    expect(said).to_contain_text("rarely wins")
    assert shown(page) == n
    press(page, "place 3")
    wait_until_shown(page, n + 1)
    expect(said).not_to_contain_text("rarely wins")


def test_a_lesson_fits_on_a_phone(new_page: NewPage, server: str) -> None:
    page = new_page(language="fr-FR")
    for game in GAMES:
        page.goto(f"{server}/learn")
        page.get_by_test_id(f"lesson-{game}").click()
        page.get_by_test_id("roll").click()
        expect(page.get_by_test_id("choice").first).to_be_visible()
        take(page, f"lesson-begun-{game}")


def test_the_codex_shows_everything_in_one_column_on_a_phone(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/learn", language="de-DE", size={"width": 360, "height": 740})
    for face in BY_FACE:
        expect(page.get_by_test_id(f"practise-{face}")).to_be_attached()
    assert page.locator("article:has([data-testid^=practise]) svg").count() >= len(BY_FACE)
    assert page.locator("#tableaux article").count() == 20
    left = page.locator("#boards details, #tableaux details").evaluate_all(
        "all => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]"
    )
    assert len(left) == 1
    check_width(page, "learn")


def test_the_codex_is_a_list_of_names_on_a_phone_that_open(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/learn", size={"width": 360, "height": 740})
    boards = page.locator("#boards").get_by_test_id("fold")
    expect(boards).to_have_count(len(BY_FACE))
    assert page.evaluate("document.documentElement.scrollHeight") < 6 * 740
    jackpot = boards.filter(has_text="Jackpot").first
    jackpot.locator("summary").click()
    expect(page.get_by_test_id("practise-A2")).to_be_visible()
    boards.first.locator("summary").click()
    expect(page.get_by_test_id("practise-A2")).to_be_hidden()  # one at a time
    page.get_by_role("link", name="Tableaux").click()
    expect(page.locator("#tableaux h2")).to_be_in_viewport()
    expect(page.get_by_role("navigation", name="On this page")).to_be_in_viewport()  # it comes along


def test_a_board_can_be_practised(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/learn")
    page.get_by_test_id("practise-E1").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("seat")).to_have_count(3)
    expect(page.get_by_test_id("casino").first).to_contain_text("No Entry!")
