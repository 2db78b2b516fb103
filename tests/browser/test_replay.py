"""Games that are over, in a real browser: stepping through, bringing records along, and playing on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.sizes import take
from tests.browser.test_company import shown

GOLDEN = Path(__file__).parents[1] / "golden"


def lines(name: str) -> int:
    return len(json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))["lines"])


def bring(page: Page, server: str, file: Path) -> None:
    page.goto(f"{server}/r/upload")
    page.get_by_test_id("record-file").set_input_files(file)


def at(page: Page, n: int) -> None:
    """Wait until a replay shows a step, and nothing moves any more."""
    page.wait_for_function(f"document.body.dataset.n === '{n}' && document.body.dataset.idle === 'true'")
    expect(page.get_by_test_id("slider")).to_have_value(str(n))


def opened(page: Page) -> None:
    """Wait until a replay has opened, where the table is laid."""
    page.wait_for_function("Number(document.body.dataset.n) > 0 && document.body.dataset.idle === 'true'")


@pytest.fixture
def replay(new_page: NewPage, server: str) -> Page:
    """A replay of a game of Las Vegas, at its beginning."""
    page = new_page()
    bring(page, server, GOLDEN / "las-vegas.json")
    page.wait_for_url(re.compile(r"/r/[\w-]{12}$"))
    opened(page)
    return page


def test_a_replay_begins_on_a_laid_table_and_with_words(replay: Page) -> None:
    assert replay.locator("[data-casino]").evaluate_all("all => all.every((one) => one.querySelector('[data-bill]'))")
    expect(replay.get_by_test_id("replay-news")).to_contain_text("starts")
    replay.get_by_test_id("first").click()
    at(replay, 0)
    expect(replay.get_by_test_id("replay-news")).to_contain_text("sit down to play.")


def test_what_if_is_not_offered_at_the_end(replay: Page) -> None:
    expect(replay.get_by_test_id("what-if")).to_be_visible()
    replay.get_by_test_id("last").click()
    at(replay, lines("las-vegas"))
    expect(replay.get_by_test_id("what-if")).to_have_count(0)
    expect(replay.get_by_text("The game ends here.")).to_be_visible()


def test_slider_buttons_and_keys_lead_everywhere(replay: Page) -> None:
    last = lines("las-vegas")
    replay.get_by_test_id("last").click()
    at(replay, last)
    expect(replay.get_by_test_id("replay-news")).to_contain_text("wins")
    expect(replay.get_by_test_id("forward")).to_be_disabled()
    replay.get_by_test_id("back").click()
    at(replay, last - 1)
    replay.get_by_test_id("slider").fill("60")
    at(replay, 60)
    replay.get_by_test_id("slider").evaluate("slider => slider.blur()")
    for key, n in (("ArrowLeft", 59), ("ArrowRight", 60), ("ArrowRight", 61), ("End", last), ("Home", 0)):
        replay.keyboard.press(key)
        at(replay, n)
    expect(replay.get_by_test_id("first")).to_be_disabled()
    replay.get_by_test_id("slider").focus()
    replay.keyboard.press("ArrowRight")  # moves the slider, and not twice
    at(replay, 1)


def test_axe_on_a_replay_and_what_lies_over_it(replay: Page, server: str) -> None:
    replay.get_by_test_id("slider").fill("60")
    at(replay, 60)
    assert violations(replay) == []
    replay.get_by_test_id("what-if").click()
    expect(replay.get_by_role("dialog")).to_be_visible()
    assert violations(replay) == []
    replay.goto(f"{server}/r/upload")
    expect(replay.get_by_test_id("record-file")).to_be_attached()
    assert violations(replay) == []


def test_play_shows_one_step_after_the_other_until_it_is_paused(replay: Page) -> None:
    replay.get_by_test_id("speed").select_option("4")
    replay.get_by_test_id("slider").fill("20")
    replay.get_by_test_id("slider").evaluate("slider => slider.blur()")
    replay.keyboard.press(" ")
    replay.wait_for_function("Number(document.body.dataset.n) >= 23")
    replay.get_by_test_id("play").click()
    expect(replay.get_by_test_id("play")).to_have_attribute("aria-label", "Play")
    replay.wait_for_function("document.body.dataset.idle === 'true'")
    assert 23 <= shown(replay) < lines("las-vegas")


def test_play_stops_at_the_end(replay: Page) -> None:
    last = lines("las-vegas")
    replay.get_by_test_id("slider").fill(str(last - 1))
    at(replay, last - 1)
    replay.get_by_test_id("play").click()
    replay.wait_for_selector("body[data-scoring=true]")  # the last round is scored as it was
    replay.get_by_test_id("last").click()
    at(replay, last)
    expect(replay.get_by_test_id("play")).to_have_attribute("aria-label", "Play")


def test_a_replay_can_be_shared_and_downloaded(replay: Page) -> None:
    replay.get_by_test_id("share").click()
    link = replay.get_by_label("Link to this replay")
    assert link.input_value() == replay.url
    replay.keyboard.press("Escape")
    with replay.expect_download() as download:
        replay.get_by_test_id("download").click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert len(record["lines"]) == lines("las-vegas")


def test_what_if_leads_to_a_table_that_can_be_played(replay: Page) -> None:
    replay.get_by_test_id("slider").fill("40")
    at(replay, 40)
    replay.get_by_test_id("what-if").click()
    replay.get_by_test_id("what-if-seat").nth(1).click()
    replay.get_by_role("radio", name="Rookie").click()
    replay.get_by_test_id("play-on").click()
    replay.wait_for_url("**/t/*")
    expect(replay.get_by_test_id("roll").or_(replay.get_by_test_id("choice")).first).to_be_visible()
    assert shown(replay) >= 40


def test_a_broken_a_forged_and_a_good_record(new_page: NewPage, server: str, tmp_path: Path) -> None:
    page = new_page(language="de-DE", refusals=True)
    good = (GOLDEN / "royale.json").read_text("utf-8")
    broken, forged = tmp_path / "broken.json", tmp_path / "forged.json"
    broken.write_text(good[:-20], "utf-8")
    forged.write_text(good.replace('"place 3"', '"place 2"', 1), "utf-8")
    page.goto(f"{server}/r/upload")
    for file, said in ((broken, "keine Aufzeichnung"), (forged, "Zeile ")):
        page.get_by_test_id("record-file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(said)
        assert page.url.endswith("/r/upload")
    page.get_by_test_id("record-file").set_input_files(GOLDEN / "royale.json")
    opened(page)


def test_a_record_can_be_dropped(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/r/upload")
    record = (GOLDEN / "las-vegas-2019.json").read_text("utf-8")
    files = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.json')); return data; }",
        record,
    )
    page.get_by_role("group", name="Watch a game from a file").dispatch_event("drop", {"dataTransfer": files})
    opened(page)


def test_what_is_no_finished_game_is_said_in_a_sentence(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/r/nowhere", refusals=True)
    expect(page.get_by_role("heading")).to_have_text("There is no such table.")
    seats = [{"kind": "me"}, {"kind": "open"}]
    running = page.request.post(f"{server}/api/tables", data={"game": "gambler", "seats": seats}).json()["table"]
    page.goto(f"{server}/r/{running}")
    expect(page.get_by_role("heading")).to_have_text("You can replay this game once it is over.")


@pytest.mark.parametrize("name", ["royale-6", "gambler-6"])
def test_a_replay_fits(name: str, new_page: NewPage, server: str) -> None:
    page = new_page(language="de-DE")
    bring(page, server, GOLDEN / f"{name}.json")
    opened(page)
    page.get_by_test_id("slider").fill("90")
    at(page, 90)
    take(page, f"replay-{name}")
