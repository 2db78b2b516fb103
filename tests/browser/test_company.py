"""Several browsers at one table: friends, spectators, dropping out, coming back, and a server that is killed."""

from __future__ import annotations

import re
import signal
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewHouse, NewPage, NewServer
from tests.browser.house import rolls
from tests.browser.sizes import SIZES


def table_with(page: Page, server: str, **table: Any) -> str:
    """Set up a table from a page, with that browser's own cookie; return its address."""
    answer = page.request.post(f"{server}/api/tables", data=table)
    assert answer.ok, answer.text()
    return f"{server}/t/{answer.json()['table']}"


def shown(page: Page) -> int:
    """Return how many lines of the record a page shows."""
    return int(page.evaluate("document.body.dataset.n"))


def wait_until_shown(page: Page, n: int) -> None:
    page.wait_for_function(f"Number(document.body.dataset.n) >= {n}")


def place(page: Page) -> None:
    """Roll and take the first choice."""
    page.get_by_test_id("roll").click()
    choose(page)


def offers(page: Page) -> Locator:
    """What may be chosen: choices, or pieces where it is asked first what is to be placed."""
    return page.get_by_test_id("choice").or_(page.get_by_test_id("piece")).first


def choose(page: Page) -> None:
    before = shown(page)
    expect(offers(page)).to_be_visible()
    if page.get_by_test_id("piece").count():
        page.get_by_test_id("piece").first.click()
    page.get_by_test_id("choice").first.click()
    confirm = page.get_by_test_id("confirm")
    if confirm.is_visible() and shown(page) == before:
        confirm.click()
    wait_until_shown(page, before + 1)


ME_AND_FRIEND = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
ME_FIRST = {"starter": 1}


@pytest.fixture
def anna_and_ben(new_page: NewPage, server: str) -> tuple[Page, Page]:
    """Two browsers at one table of Las Vegas; it is Anna's turn."""
    anna = new_page()
    address = table_with(anna, server, game="las-vegas", seats=ME_AND_FRIEND, options=ME_FIRST)
    anna.goto(address)
    ben = new_page(address)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").first.click()
    expect(anna.get_by_test_id("roll")).to_be_visible()
    return anna, ben


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_button_to_join_has_room_for_its_words(language: str, new_page: NewPage, server: str) -> None:
    anna = new_page()
    address = table_with(anna, server, game="las-vegas", seats=ME_AND_FRIEND)
    ben = new_page(address, language=language, size={"width": 360, "height": 740})
    expect(ben.get_by_test_id("join")).to_be_visible()
    assert ben.get_by_test_id("join").evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en-GB", "looks like “Anna”"), ("de-DE", "sieht aus wie „Anna“"), ("fr-FR", "ressemble à « Anna »")],
)
def test_a_name_that_looks_like_anothers_or_that_nobody_sees_is_refused_in_a_sentence(
    language: str, said: str, new_page: NewPage, server: str
) -> None:
    anna = new_page()
    address = table_with(anna, server, game="las-vegas", seats=ME_AND_FRIEND)
    ben = new_page(address, language=language)
    for name, sentence in (("\N{CYRILLIC CAPITAL LETTER A}nna", said), ("\N{BRAILLE PATTERN BLANK}", "40")):
        ben.get_by_test_id("join-name").fill(name)
        ben.get_by_test_id("join").first.click()
        expect(ben.locator("p.refusal")).to_contain_text(sentence)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").first.click()
    expect(ben.get_by_test_id("seat").nth(1)).to_contain_text("Ben")


def test_what_is_said_of_a_seat_stands_below_it(anna_and_ben: tuple[Page, Page]) -> None:
    anna, _ = anna_and_ben
    for number in (0, 1):
        anna.get_by_test_id("seat-menu").nth(number).click()
        seat, menu = anna.get_by_test_id("seat").nth(number).bounding_box(), anna.get_by_role("dialog").bounding_box()
        assert seat
        assert menu
        assert menu["y"] >= seat["y"] + seat["height"]
        assert menu["x"] < seat["x"] + seat["width"]
        assert seat["x"] < menu["x"] + menu["width"]
        anna.keyboard.press("Escape")


def test_a_friend_joins_by_the_link_with_just_a_name(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    expect(anna.get_by_test_id("seat").nth(1)).to_contain_text("Ben")
    place(anna)
    wait_until_shown(ben, shown(anna))
    place(ben)
    wait_until_shown(anna, shown(ben))


def test_a_browser_that_is_killed_comes_back_in_mid_turn(
    anna_and_ben: tuple[Page, Page], new_page: NewPage, server: str
) -> None:
    anna, ben = anna_and_ben
    anna.get_by_test_id("roll").click()
    expect(anna.get_by_test_id("choice").first).to_be_visible()
    offered = anna.get_by_test_id("choice").evaluate_all("all => all.map((one) => one.dataset.move)")
    address, cookies = anna.url, anna.context.storage_state()
    anna.context.close()
    expect(ben.get_by_test_id("seat").nth(0)).to_have_accessible_name(re.compile("away"))
    again = new_page(storage_state=cookies)
    again.goto(address)
    expect(again.get_by_test_id("choice").first).to_be_visible()
    assert again.get_by_test_id("choice").evaluate_all("all => all.map((one) => one.dataset.move)") == offered
    choose(again)
    wait_until_shown(ben, shown(again))


def test_a_spectator_sees_the_table_and_nothing_to_press(anna_and_ben: tuple[Page, Page], new_page: NewPage) -> None:
    anna, _ben = anna_and_ben
    spectator = new_page(anna.url)
    place(anna)
    wait_until_shown(spectator, shown(anna))
    for button in ("roll", "choice", "confirm", "undo", "hint"):
        assert spectator.get_by_test_id(button).count() == 0
    expect(spectator.get_by_test_id("seat")).to_have_count(2)


def test_a_move_can_be_taken_back_until_the_next_player_rolls(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    place(anna)
    anna.get_by_test_id("undo").click()
    expect(anna.get_by_test_id("choice").first).to_be_visible()
    choose(anna)
    expect(anna.get_by_test_id("undo")).to_be_visible()
    wait_until_shown(ben, shown(anna))
    ben.get_by_test_id("roll").click()
    expect(ben.get_by_test_id("choice").first).to_be_visible()
    wait_until_shown(anna, shown(ben))
    expect(anna.get_by_test_id("undo")).to_have_count(0)


def test_a_clock_that_runs_out_lets_a_bot_play(new_page: NewPage, server: str) -> None:
    page = new_page()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
    page.goto(table_with(page, server, game="las-vegas", seats=seats, options=ME_FIRST, clock=1))
    expect(page.get_by_test_id("roll")).to_be_visible()
    before = shown(page)
    wait_until_shown(page, before + 2)  # rolled and placed by nobody here
    page.get_by_test_id("log").click()
    expect(page.get_by_test_id("log-entry").filter(has_text="You place").first).to_be_visible()


# Dice and chips of seats that something else lies over
COVERED = """() => [...document.querySelectorAll('[data-testid=seat]')].filter((seat) => {
  const box = seat.querySelector('.dice').getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const below = document.elementFromPoint(box.left + box.width / 2, box.bottom - 1);
  return ![top, below].every((one) => one?.closest('[data-testid=seat-menu]'));
}).length"""


def test_a_bot_stands_in_for_who_dropped_out(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(drop_out_seconds=0.2)
    anna = new_page()
    address = table_with(anna, server, game="las-vegas", seats=ME_AND_FRIEND, options={"starter": 2})
    anna.goto(address)
    ben = new_page()
    ben.goto(address)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").first.click()
    expect(ben.get_by_test_id("roll")).to_be_visible()
    cookies = ben.context.storage_state()
    ben.context.close()
    expect(anna.get_by_test_id("seat").nth(1).get_by_test_id("absent")).to_have_text("away")
    expect(anna.locator("[data-tray]")).to_contain_text("Ben is away")
    expect(anna.get_by_test_id("stand-in")).to_be_visible()
    for size in SIZES.values():
        anna.set_viewport_size({"width": size[0], "height": size[1]})
        assert not anna.evaluate(COVERED), size
    anna.get_by_test_id("stand-in").click()
    expect(anna.get_by_test_id("roll")).to_be_visible()  # the bot has played for Ben
    back = new_page(storage_state=cookies)
    back.goto(address)
    expect(anna.get_by_test_id("seat").nth(1)).to_have_accessible_name(re.compile("here"))
    place(anna)
    expect(back.get_by_test_id("roll")).to_be_visible()


def test_at_instant_speed_bots_do_not_keep_one_waiting(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(pace=1_000.0)  # a bot that takes its time takes longer than any test
    page = new_page()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(table_with(page, server, game="las-vegas", seats=seats, options=ME_FIRST))
    place(page)
    expect(page.get_by_test_id("roll")).to_be_visible()
    page.get_by_test_id("settings").click()
    expect(page.get_by_text("bots move immediately")).to_be_visible()


def test_the_log_opens_at_its_newest_line(new_page: NewPage, server: str) -> None:
    page = new_page(size={"width": 360, "height": 740})
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(table_with(page, server, game="las-vegas", seats=seats, options=ME_FIRST))
    for _ in range(3):
        place(page)
        expect(page.get_by_test_id("roll")).to_be_visible()
    page.get_by_test_id("log").click()
    expect(page.get_by_test_id("log-entry").last).to_be_in_viewport(ratio=1)
    body = page.locator("dialog .body")
    assert body.evaluate("body => body.scrollHeight > body.clientHeight")
    assert body.evaluate("body => body.scrollHeight - body.clientHeight - body.scrollTop") <= 1


def test_a_reaction_is_seen_at_the_seat_and_heard_and_goes_again(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    ben.get_by_test_id("react").click()
    ben.locator("[data-what=bravo]").click()
    bubble = anna.get_by_test_id("seat").nth(1).get_by_test_id("bubble")
    expect(bubble).to_be_visible()
    expect(anna.get_by_role("log")).to_contain_text("Ben: Bravo!")
    expect(ben.get_by_test_id("seat").nth(1).get_by_test_id("bubble")).to_be_visible()
    expect(bubble).to_have_count(0)


def test_the_host_pauses_the_game_for_everybody(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    ben.get_by_test_id("settings").click()
    expect(ben.get_by_role("dialog")).to_be_visible()
    expect(ben.get_by_test_id("pause")).to_have_count(0)  # he is not the host
    ben.keyboard.press("Escape")
    anna.get_by_test_id("settings").click()
    anna.get_by_test_id("pause").click()
    for page in (anna, ben):
        expect(page.get_by_test_id("paused")).to_be_visible()
        expect(page.get_by_test_id("roll")).to_have_count(0)
    expect(ben.get_by_test_id("go-on")).to_have_count(0)
    anna.get_by_test_id("go-on").click()
    expect(ben.get_by_test_id("paused")).to_have_count(0)
    place(anna)
    place(ben)


def test_the_host_sends_a_pest_away_after_being_asked_twice(anna_and_ben: tuple[Page, Page]) -> None:
    anna, ben = anna_and_ben
    ben.get_by_test_id("seat-menu").first.click()
    expect(ben.get_by_role("dialog")).to_contain_text("Anna")
    expect(ben.get_by_test_id("remove")).to_have_count(0)
    ben.keyboard.press("Escape")
    anna.get_by_test_id("seat-menu").nth(1).click()
    anna.get_by_test_id("remove").click()
    expect(anna.get_by_role("dialog")).to_contain_text("Send Ben away for good?")
    anna.get_by_test_id("remove-yes").click()
    expect(anna.get_by_test_id("seat").nth(1)).not_to_have_accessible_name(re.compile("here"))
    place(anna)
    expect(anna.get_by_test_id("roll")).to_be_visible()  # a bot has played
    expect(ben.get_by_text("You are watching.")).to_be_visible()


def test_a_killed_server_loses_nothing_that_was_confirmed(new_page: NewPage, new_server: NewServer) -> None:
    server, address = new_server(0)
    page = new_page(cut_off=True)
    page.goto(address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "rookie"}]
    page.goto(f"{table_with(page, address, game='las-vegas', seats=seats, options=ME_FIRST)}?speed=instant")
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    n = shown(page)
    server.send_signal(signal.SIGKILL)
    server.wait()
    expect(page.get_by_test_id("reconnecting")).to_be_visible()
    page.get_by_test_id("choice").first.click()  # nobody hears it now
    new_server(int(address.rpartition(":")[2]))  # the port is free at once
    expect(page.get_by_test_id("reconnecting")).to_have_count(0)
    wait_until_shown(page, n + 1)
    page.get_by_test_id("log").click()
    expect(page.get_by_test_id("log-entry").filter(has_text="You roll")).to_have_count(1)
    expect(page.get_by_test_id("log-entry").filter(has_text="You place")).to_have_count(1)


def test_prepared_dice_come_from_the_application_only(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(prepared_dice=rolls(4))
    page = new_page()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    page.goto(table_with(page, server, game="las-vegas", seats=seats, options=ME_FIRST))
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice")).to_have_count(1)
    assert page.get_by_test_id("choice").get_attribute("data-move") == "place 4"
    refused = page.request.post(
        f"{server}/api/tables", data={"game": "las-vegas", "seats": seats, "prepared_dice": "roll 6 6"}
    )
    assert refused.status == 400
