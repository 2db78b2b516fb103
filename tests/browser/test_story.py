"""The story of a finished game, in a real browser: at the end of a game, and in its replay."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import LAPTOP, NewHouse, NewPage
from tests.browser.house import open_house
from tests.browser.sizes import PICTURES, TAKEN, check_width, take
from tests.browser.test_company import table_with
from tests.browser.test_pictures import last_die, seats
from tests.browser.test_replay import GOLDEN, at, lines, opened
from tests.server import stage
from tests.server.routes.test_skill import finish
from zocker.server.guests import COOKIE, Guests

ERROR = re.compile(r"This mistake cost \d+\.\d percentage points\. Better: ")

WRITTEN = """
window.written = [];
const { fillText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
  window.written.push(text);
  return fillText.call(this, text, ...where);
};
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house for these tests alone: many games are brought along, and a house takes twenty at once."""
    with open_house(tmp_path_factory.mktemp("stories")) as address:
        yield address


def finished(page: Page, server: str, name: str) -> str:
    """Bring a finished game along; return its table."""
    data = (GOLDEN / f"{name}.json").read_bytes()
    table: str = page.request.post(f"{server}/api/records", data=data).json()["table"]
    return table


@pytest.fixture
def story(new_page: NewPage, server: str) -> Page:
    """The end of a game of Royale, with its story."""
    page = new_page(language="fr-FR")
    page.goto(f"{server}/t/{finished(page, server, 'royale')}")
    expect(page.get_by_test_id("story")).to_be_visible()
    return page


def test_the_end_of_a_game_tells_its_story(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page()
    page.goto(table_with(page, new_house(setup=last_die("las-vegas").setup), game="las-vegas", seats=seats(3)))
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    told = page.get_by_test_id("story")
    expect(told.get_by_test_id("story-seat")).to_have_count(3)
    expect(told.get_by_role("img", name="Win chances")).to_be_visible()
    expect(told.get_by_role("table", name="Money after each round")).to_contain_text("Round 4")
    expect(page.get_by_test_id("again")).to_be_visible()


def test_it_fits_and_can_be_read_by_everybody(story: Page) -> None:
    take(story, "story")
    assert violations(story) == []
    expect(story.get_by_test_id("turning-point")).to_have_count(3)
    expect(story.get_by_role("img", name="Les chances de gagner")).to_be_visible()


def test_a_story_without_proven_mistakes_tells_of_luck_and_says_why(story: Page) -> None:
    told = story.get_by_test_id("story")
    why = told.get_by_text("distinguer les vraies erreurs de celles de nos estimations")
    expect(why).to_have_count(1)
    expect(told.get_by_role("heading", name="Chance", exact=True)).to_be_visible()
    assert (told.text_content() or "").count("erreur") == (why.text_content() or "").count("erreur")
    expect(told.locator("dd.own, dd.others, dd.corrections")).to_have_count(0)
    expect(told.locator("dd.luck").first).to_be_visible()


def test_a_story_with_proven_mistakes_names_them(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(f"{server}/t/{finished(page, server, 'las-vegas-2')}")
    told = page.get_by_test_id("story")
    expect(told).to_contain_text("Mistakes cost Benno least")
    expect(told.get_by_role("heading", name="Luck and mistakes")).to_be_visible()
    expect(told.get_by_test_id("turning-point").last).to_contain_text("Better: 2 dice in Gold Mine.")
    take(page, "story-mistakes")


def test_every_turning_point_leads_into_the_replay(story: Page) -> None:
    link = story.get_by_test_id("see").last
    line = int((link.get_attribute("href") or "").partition("#")[2])
    link.focus()
    story.keyboard.press("Enter")
    at(story, line)
    expect(story).to_have_url(re.compile(rf"/r/[\w-]+#{line}$"))


def test_all_of_a_turning_point_leads_there_and_its_number_in_the_chart_to_it(story: Page) -> None:
    point = story.get_by_test_id("turning-point").last
    expect(point).not_to_be_in_viewport()
    story.locator("[data-pin='3']").click()
    expect(point).to_be_in_viewport()
    point.click(position={"x": 40, "y": 40})
    story.wait_for_url(re.compile(r"/r/[\w-]+#\d+$"))


def test_a_mistake_can_be_tried_again_beside_the_way_to_see_it(new_page: NewPage, server: str) -> None:
    page = new_page()
    better = "Better: 1 die in Oasis."
    page.goto(f"{server}/t/{finished(page, server, 'las-vegas-2')}")
    expect(page.get_by_test_id("see")).to_have_count(3)
    mistake = page.get_by_test_id("turning-point").filter(has_text=better).first
    expect(mistake.get_by_test_id("see")).to_have_text("See it")
    expect(mistake.get_by_test_id("see")).to_have_attribute("href", re.compile("#83$"))
    expect(page.get_by_test_id("try").first).to_have_text("Try it")
    take(page, "story-mistake")
    mistake.get_by_role("button", name=f"Try it: {better}").click()
    expect(page.get_by_test_id("practice")).to_contain_text(better)
    page.wait_for_function("document.body.dataset.n === '82'")
    expect(page.get_by_test_id("choice").first).to_be_visible()


@pytest.mark.parametrize(("size", "shown"), [(LAPTOP, True), ({"width": 1440, "height": 640}, False)])
def test_who_has_won_is_large_where_there_is_room(
    size: ViewportSize, shown: bool, new_page: NewPage, server: str
) -> None:
    page = new_page(size=size)
    page.goto(f"{server}/t/{finished(page, server, 'gambler')}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    expect(page.get_by_test_id("winners").locator("svg").first).to_be_visible(visible=shown)


def test_a_replay_shows_chances_marks_and_errors_and_lets_one_do_better(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(f"{server}/r/{finished(page, server, 'las-vegas-2')}")
    opened(page)
    bar = page.get_by_test_id("value-bar")
    expect(bar).to_have_attribute("aria-label", re.compile(r"Win chances: Anna \d+%"))
    expect(page.locator("[data-mark=round]")).to_have_count(3)
    expect(page.locator("[data-mark=turn]")).to_have_count(3)
    expect(page.locator("[data-mark=error]")).to_have_count(2)
    expect(page.get_by_test_id("legend")).to_contain_text("colours show mistakes")
    before = bar.get_attribute("aria-label")
    page.get_by_test_id("slider").fill("81")
    at(page, 81)
    expect(page.get_by_test_id("replay-news")).to_have_text(ERROR)
    assert bar.get_attribute("aria-label") != before
    take(page, "replay-error")
    assert violations(page) == []
    page.get_by_test_id("what-if").click()
    expect(page.get_by_role("radio", name="Benno")).to_be_checked()
    page.get_by_test_id("play-on").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_function("Number(document.body.dataset.n) >= 80")


def test_a_replay_marks_no_mistakes_where_they_are_not_proven(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(f"{server}/r/{finished(page, server, 'royale')}")
    opened(page)
    expect(page.locator("[data-mark=turn]")).to_have_count(3)
    expect(page.locator("[data-mark=error]")).to_have_count(0)
    expect(page.get_by_test_id("legend")).to_contain_text("gold shows where the game turned")
    expect(page.get_by_test_id("legend")).not_to_contain_text("mistake")
    page.get_by_test_id("slider").fill("52")  # our judge thinks that it was a mistake
    at(page, 52)
    expect(page.get_by_test_id("replay-news")).to_contain_text("Benno")
    expect(page.get_by_test_id("replay-news")).not_to_contain_text("mistake")
    expect(page.get_by_test_id("better").or_(page.get_by_test_id("chosen"))).to_have_count(0)
    take(page, "replay-luck-only")


@pytest.mark.parametrize("size", [LAPTOP, {"width": 360, "height": 740}])
def test_a_replay_marks_where_the_best_choice_would_have_gone(
    size: ViewportSize, new_page: NewPage, server: str
) -> None:
    page = new_page(size=size)
    page.goto(f"{server}/r/{finished(page, server, 'las-vegas-2')}#83")
    at(page, 83)
    expect(page.get_by_test_id("replay-news")).to_contain_text("Better: 1 die in Oasis.")
    expect(page.locator("[data-casino='4']").get_by_test_id("better")).to_be_visible()
    expect(page.locator("[data-casino='3']").get_by_test_id("chosen")).to_be_visible()
    page.get_by_test_id("forward").click()
    at(page, 84)
    expect(page.get_by_test_id("better")).to_have_count(0)


def test_the_story_opens_in_the_replay_and_leads_to_its_moments(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(f"{server}/r/{finished(page, server, 'royale')}#999999")
    at(page, lines("royale"))
    page.get_by_test_id("luck").click()
    see = page.get_by_test_id("see").first
    line = int((see.get_attribute("href") or "").partition("#")[2])
    assert violations(page) == []
    see.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    at(page, line)


def test_a_picture_of_the_game_can_be_saved_where_nothing_can_be_shared(story: Page) -> None:
    with story.expect_download() as download:
        story.get_by_test_id("card").click()
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1080, 1350)
    assert len(data) > 50_000  # it is not empty
    expect(story.get_by_test_id("story").get_by_role("status")).to_have_text("L’image est dans vos téléchargements.")
    expect(story.get_by_test_id("story").locator("img")).to_be_visible()


@pytest.mark.parametrize("name", ["royale", "las-vegas-2"])
def test_the_picture_names_mistakes_only_where_they_are_proven(name: str, new_page: NewPage, server: str) -> None:
    page = new_page()
    page.add_init_script(WRITTEN)
    page.goto(f"{server}/t/{finished(page, server, name)}")
    with page.expect_download() as download:
        page.get_by_test_id("card").click()
    if TAKEN:
        download.value.save_as(PICTURES / f"card-{name}.png")
    written: list[str] = page.evaluate("window.written")
    assert any("luck" in text for text in written)
    assert any("mistake" in text.lower() for text in written) == (name == "las-vegas-2")


def own_games(names: Sequence[str], new_page: NewPage, new_house: NewHouse, folder: Path) -> Page:
    """Open the page of somebody who has finished golden games."""
    guest, value = Guests(b"k" * 32).new()
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has a loop of its own in here
        elsewhere.submit(lambda: asyncio.run(play(names, folder, guest))).result()
    server = new_house()
    page = new_page()
    page.context.add_cookies([{"name": COOKIE, "value": value, "url": server}])
    page.goto(f"{server}/games")
    return page


def test_ones_own_games_count_for_luck_where_mistakes_are_not_proven(
    new_page: NewPage, new_house: NewHouse, tmp_path: Path
) -> None:
    page = own_games(("royale", "las-vegas", "las-vegas-2"), new_page, new_house, tmp_path)
    royale, vegas = page.get_by_test_id("skill-royale"), page.get_by_test_id("skill-las-vegas")
    expect(royale).to_contain_text("In games of this kind we can’t yet tell real mistakes from noise")
    expect(vegas).to_contain_text("Some of these games count for luck only")
    expect(page.locator(".missing")).to_have_count(0)
    expect(royale.locator("rect.luck")).to_have_count(1)
    expect(royale.locator("rect.errors, circle, .is-errors, .is-strength")).to_have_count(0)
    expect(royale).not_to_contain_text("Your costliest habits")
    expect(royale).not_to_contain_text("from mistakes")
    expect(vegas.locator("rect.luck")).to_have_count(2)
    expect(vegas.locator("rect.errors")).to_have_count(1)
    expect(vegas).to_contain_text("from mistakes")
    check_width(page, "skill-luck-only")


def test_ones_own_games_say_where_one_loses_most(new_page: NewPage, new_house: NewHouse, tmp_path: Path) -> None:
    page = own_games(("las-vegas-2",), new_page, new_house, tmp_path)
    expect(page.get_by_test_id("skill-las-vegas")).to_contain_text("Your costliest habits")
    expect(page.locator(".missing")).to_have_count(0)
    check_width(page, "skill")
    assert violations(page) == []
    page.get_by_test_id("try").first.click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_test_id("choice").or_(page.get_by_test_id("piece")).first).to_be_visible()


async def play(names: Sequence[str], folder: Path, guest: str) -> None:
    """Let a guest have finished games in a house before it opens."""
    async with stage.open_house(folder) as house:
        for name in names:
            await finish(house, name, guest, f"own-{name}")
