"""The house around the table: setting up, the waiting room, lists of games, rematches, another device."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import at_all_sizes
from tests.browser.test_company import choose, place, shown, table_with
from tests.browser.test_pictures import last_die
from zocker.rules.games import GAMES

# What a finger must hit: at least 44 px high and wide, unless it is a link in a sentence
SMALL = """() => [...(document.querySelector('dialog[open]') ?? document).querySelectorAll('*')]
  .filter((one) => one.matches('button, select, input:not([type=file]), a, summary'))
  .filter((one) => one.checkVisibility() && !one.closest('p, [aria-hidden]'))
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`)"""


@pytest.fixture
def lenient(new_page: NewPage) -> Page:
    """A page whose console may complain: a browser does when the server refuses something."""
    return new_page(refusals=True)


def seat(page: Page, number: int) -> Locator:
    return page.get_by_test_id("seat").nth(number - 1)


def whose(page: Page) -> list[str]:
    """Return whom the seats are for, in their order."""
    kinds: list[str] = page.get_by_test_id("seat").locator("select").evaluate_all("all => all.map((one) => one.value)")
    return kinds


def sent(request: Request) -> Any:
    return json.loads(request.post_data or "")


def finish(page: Page) -> None:
    """Place the last die of a game."""
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def look(page: Page, name: str) -> None:
    """Take pictures of a page at all sizes; check that it is never too wide, fit for fingers, and for all."""
    for size in at_all_sizes(page, name, whole=True):
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert page.evaluate(SMALL) == [], size
    assert violations(page) == []


# Setting up -------------------------------------------------------------------------------------------


def test_a_table_in_every_detail(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    page.get_by_test_id("game-royale").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name="Rookie").check()
    page.get_by_test_id("more-options").click()
    page.wait_for_url("**/new/royale")
    expect(page.locator("select").first).to_be_visible()
    levels = [seat(page, number).locator("select").input_value() for number in (1, 2, 3)]
    assert levels == ["me", "rookie", "rookie"]  # as chosen on the front page
    page.get_by_label("Name of the person in seat 1").fill("Anna")
    page.get_by_test_id("add-seat").click()
    page.get_by_test_id("add-seat").click()
    expect(page.get_by_test_id("add-seat")).to_have_count(0)  # five are all
    seat(page, 2).locator("select").select_option("shark")
    seat(page, 3).locator("select").select_option("here")
    page.get_by_label("Name of the person in seat 3").fill("Carl")
    seat(page, 4).locator("select").select_option("open")
    seat(page, 5).get_by_test_id("remove").click()
    page.get_by_role("radio", name="Six boards").check()
    expect(page.get_by_label("Boards", exact=True)).to_have_value("6")
    page.get_by_test_id("option-open_money").get_by_role("radio", name="Open").check()
    page.get_by_test_id("option-starter").locator("select").select_option(label="Seat 2")
    page.get_by_role("radio", name="30s").check()
    page.get_by_role("switch", name="Public table").check()
    with page.expect_request("**/api/tables?*") as request:
        page.get_by_test_id("set-up").click()
    assert sent(request.value) == {
        "game": "royale",
        "seats": [
            {"kind": "me", "name": "Anna"},
            {"kind": "bot", "bot": "shark"},
            {"kind": "here", "name": "Carl"},
            {"kind": "open"},
        ],
        "options": {"boards": 6, "open_money": True, "starter": 2},
        "clock": 30,
        "stand_in_after": 120,
        "public": True,
        "dice": "system",
    }
    expect(page.get_by_text("Public table")).to_be_visible()
    expect(seat(page, 1)).to_contain_text("Anna")
    expect(seat(page, 3)).to_contain_text("at this device")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("seat")).to_have_count(4)
    expect(page.get_by_test_id("casino").first).to_be_visible()


def test_seats_are_rearranged_by_keyboard(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/las-vegas")
    seat(page, 2).locator("select").select_option("rookie")
    seat(page, 3).locator("select").select_option("shark")
    seat(page, 3).get_by_role("button", name="Move up").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=polite]", has_text="Bot: Shark now has seat 2.")).to_have_count(1)
    page.keyboard.press("Enter")  # the focus has moved along
    assert whose(page) == ["shark", "me", "rookie"]
    page.keyboard.press("Space")  # at the top there is only the way down
    assert whose(page) == ["me", "shark", "rookie"]


def test_what_was_chosen_is_there_again(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/gambler")
    seat(page, 2).locator("select").select_option("rookie")
    page.get_by_test_id("preset-short").check()
    page.get_by_role("radio", name="1m").check()
    page.reload()
    expect(page.get_by_test_id("preset-short")).to_be_checked()
    assert whose(page) == ["me", "rookie", "regular"]
    expect(page.get_by_role("radio", name="1m")).to_be_checked()
    page.goto(f"{server}/new/las-vegas")  # another game has choices of its own
    expect(page.get_by_test_id("preset-standard")).to_be_checked()


def test_an_option_that_is_not_for_so_many_says_so(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/royale")
    neutral = page.get_by_test_id("option-neutral")
    expect(neutral).to_contain_text("Only with 2 players.")
    expect(neutral.get_by_role("radio").first).to_be_disabled()
    seat(page, 3).get_by_test_id("remove").click()
    expect(neutral).not_to_contain_text("Only with")
    neutral.get_by_role("radio", name="Without").check()
    with page.expect_request("**/api/tables?*") as request:
        page.get_by_test_id("set-up").click()
    assert sent(request.value)["options"] == {"neutral": False}


def test_boards_are_picked_by_their_drawings(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/royale")
    page.locator("summary").click()
    page.get_by_role("checkbox", name="Lucky Punch").check()
    page.get_by_role("checkbox", name="Bad Luck").check()
    page.get_by_role("checkbox", name="Jackpot").check()  # the back of Lucky Punch
    expect(page.get_by_role("checkbox", name="Lucky Punch")).not_to_be_checked()
    expect(page.get_by_label("Boards", exact=True)).to_have_value("2")
    expect(page.get_by_label("Boards", exact=True)).to_be_disabled()
    with page.expect_request("**/api/tables?*") as request:
        page.get_by_test_id("set-up").click()
    assert sent(request.value)["options"] == {"boards": 2, "faces": "A2 C2"}
    expect(page.get_by_test_id("casino").first).to_be_visible()


def test_real_dice_are_rolled_where_everybody_is(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/las-vegas")
    seat(page, 2).locator("select").select_option("open")
    page.get_by_role("radio", name="We roll real dice").check()
    assert whose(page) == ["me", "here", "regular"]
    with page.expect_request("**/api/tables?*") as request:
        page.get_by_test_id("set-up").click()
    assert sent(request.value)["dice"] == "typed"
    assert [one["kind"] for one in sent(request.value)["seats"]] == ["me", "here", "bot"]
    page.wait_for_url("**/t/*")


def test_real_dice_of_the_last_time_are_not_kept(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/las-vegas")
    page.get_by_role("radio", name="We roll real dice").check()
    page.get_by_role("radio", name="30").check()
    page.goto(f"{server}/new/las-vegas")
    expect(page.get_by_role("radio", name="30")).to_be_checked()  # as everything else is
    expect(page.get_by_role("radio", name="Zocker rolls")).to_be_checked()


def test_a_name_field_shows_what_one_will_be_called(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    page.get_by_test_id("game-las-vegas").click()
    called = page.get_by_label("Your name").get_attribute("placeholder")
    assert called
    page.get_by_test_id("play-bots").click()
    expect(seat(page, 1)).to_contain_text(called)
    page.goto(f"{server}/new/las-vegas")
    expect(seat(page, 1).get_by_role("textbox")).to_have_attribute("placeholder", called)
    seat(page, 2).locator("select").select_option("here")
    shown_names = [seat(page, number).get_by_role("textbox").get_attribute("placeholder") for number in (1, 2)]
    page.get_by_test_id("set-up").click()
    page.wait_for_url("**/t/*")
    for number, name in enumerate(shown_names, 1):
        assert name
        expect(seat(page, number)).to_contain_text(name)


def test_what_the_server_refuses_is_said_and_nothing_is_lost(lenient: Page, server: str) -> None:
    lenient.goto(f"{server}/new/las-vegas")
    seat(lenient, 1).locator("select").select_option("here")
    lenient.get_by_label("Name of the person in seat 1").fill("Dora")
    lenient.get_by_test_id("set-up").click()
    expect(lenient.get_by_role("alert")).to_contain_text("At least two people must share this device.")
    expect(lenient.get_by_label("Name of the person in seat 1")).to_have_value("Dora")
    assert violations(lenient) == []
    seat(lenient, 1).locator("select").select_option("me")
    expect(lenient.get_by_role("alert")).to_be_empty()
    lenient.get_by_test_id("set-up").click()
    expect(lenient.get_by_test_id("casino").first).to_be_visible()


def test_there_is_no_such_game(new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/poker")
    expect(page.get_by_role("heading", name="There is no such game.")).to_be_visible()
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_test_id("game-royale")).to_be_visible()


# The waiting room -------------------------------------------------------------------------------------


def test_the_host_arranges_the_seats(new_page: NewPage, server: str) -> None:
    anna = new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    anna.goto(table_with(anna, server, game="las-vegas", seats=seats))
    ben = new_page(anna.url)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").click()
    expect(seat(anna, 2)).to_contain_text("Ben")
    theirs = ben.get_by_test_id("seat").locator("select, button:not([data-testid=seat-menu], [data-testid=portrait])")
    expect(theirs).to_have_count(0)  # Ben can change nothing but his looks
    seat(anna, 2).get_by_role("button", name="Move up: Ben").click()
    expect(seat(ben, 1)).to_contain_text("Ben")
    expect(seat(anna, 2)).to_contain_text("Anna")
    expect(seat(anna, 1).get_by_role("button", name="Move down: Ben")).to_be_focused()  # it can't go further up
    seat(anna, 3).locator("select").select_option("shark")
    expect(seat(ben, 3)).to_contain_text("Shark")
    anna.get_by_test_id("add-seat").click()
    seat(anna, 4).locator("select").select_option("here")
    anna.get_by_label("Name of the person in seat 4").fill("Carl")
    anna.get_by_test_id("seat-guest").click()
    expect(seat(ben, 4)).to_contain_text("Carl")
    expect(seat(anna, 4)).to_contain_text("at this device")
    seat(anna, 3).get_by_role("button", name="Remove seat 3").click()
    expect(seat(ben, 3)).to_contain_text("Carl")
    expect(ben.get_by_test_id("seat")).to_have_count(3)
    anna.get_by_test_id("start").click()
    expect(ben.get_by_test_id("casino").first).to_be_visible()


def test_the_host_starts_with_those_who_are_there(new_page: NewPage, server: str) -> None:
    anna = new_page()
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 3]
    anna.goto(table_with(anna, server, game="las-vegas", seats=seats))
    expect(anna.get_by_test_id("start")).to_be_visible()
    expect(anna.get_by_test_id("start-with")).to_have_count(0)  # nobody plays alone
    ben = new_page(anna.url)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").click()
    expect(anna.get_by_test_id("start-with")).to_have_text("Start with 2")
    expect(ben.get_by_test_id("start-with")).to_have_count(0)
    anna.get_by_test_id("start-with").click()
    for page in (anna, ben):
        expect(page.get_by_test_id("casino").first).to_be_visible()
        expect(page.get_by_test_id("seat")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_moves_before_a_newcomers_first_dice(game: str, new_page: NewPage, server: str) -> None:
    page = new_page(server)
    page.get_by_test_id(f"game-{game}").click()
    page.get_by_role("radio", name="4", exact=True).check()
    with page.expect_request("**/api/tables?*") as request:
        page.get_by_test_id("play-bots").click()
    assert sent(request.value)["options"] == {"starter": 1}
    expect(page.get_by_test_id("roll")).to_be_visible()
    page.get_by_test_id("log").click()
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text(re.compile("rolls|starts"))).to_have_count(0)
    page.goto(server)
    expect(page.get_by_test_id("my-table").first).to_contain_text("Your turn")
    expect(page.get_by_test_id("my-table").first).not_to_contain_text("seat 1 starts")  # that is nothing unusual


def test_the_host_sends_somebody_away(new_page: NewPage, server: str) -> None:
    anna = new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    anna.goto(table_with(anna, server, game="gambler", seats=seats))
    ben = new_page(anna.url)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").click()
    seat(anna, 2).get_by_role("button", name="Send Ben away").click()
    expect(seat(anna, 2).locator("select")).to_have_value("open")
    ben.get_by_test_id("join").click()
    expect(ben.get_by_role("alert").filter(has_text="You were sent away")).to_be_visible()


# Lists ------------------------------------------------------------------------------------------------


def test_a_public_table_is_joined_from_the_front_page(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    ben = new_page(server)
    expect(ben.get_by_text("There is no public table right now.")).to_be_visible()
    anna = new_page(f"{server}/new/las-vegas")
    anna.get_by_label("Name of the person in seat 1").fill("Anna")
    seat(anna, 2).locator("select").select_option("open")
    anna.get_by_role("switch", name="Public table").check()
    anna.get_by_test_id("set-up").click()
    anna.wait_for_url("**/t/*")
    expect(anna.get_by_text("Public table")).to_be_visible()
    ben.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # he comes back to his browser
    listed = ben.get_by_test_id("public-table")
    expect(listed).to_contain_text("1 seat open")
    expect(listed).to_contain_text("Join")
    listed.click()
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").click()
    expect(anna.get_by_test_id("casino").first).to_be_visible()
    carl = new_page(server)
    expect(carl.get_by_test_id("public-table")).to_contain_text("Watch")
    carl.get_by_test_id("public-table").click()
    expect(carl.get_by_test_id("casino").first).to_be_visible()
    assert carl.get_by_test_id("roll").count() == 0
    ben.goto(server)  # his own game is not open for him
    expect(ben.get_by_test_id("my-table")).to_have_count(1)
    expect(ben.get_by_test_id("public-table")).to_have_count(0)


def test_games_to_go_on_with_and_those_that_are_over(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=last_die("las-vegas").setup)
    page = new_page(f"{server}/games")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    assert page.get_by_test_id("move").count() == 0  # nothing to move yet
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}, {"kind": "bot"}]
    page.goto(table_with(page, server, game="las-vegas", seats=seats))
    expect(page.get_by_test_id("choice").first).to_be_visible()
    page.get_by_role("link", name="All games").click()
    listed = page.get_by_test_id("my-table")
    expect(listed).to_contain_text("Your turn")
    expect(listed).to_contain_text("Anna")
    listed.click()
    finish(page)
    verdict = page.get_by_test_id("ranking").locator("li", has_text="Anna")
    rank, score = (verdict.locator(part).inner_text() for part in (".rank", "b"))
    page.goto(f"{server}/games")
    over = page.get_by_test_id("finished")
    expect(over).to_have_count(1)
    expect(over).to_contain_text(f"Place {rank}")
    expect(over).to_contain_text(score)
    expect(over).to_contain_text("202")  # the year
    expect(over.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile("^/r/"))
    tally = page.get_by_test_id("tally-las-vegas")
    expect(tally).to_contain_text("1 game, 1 win" if rank == "1" else "1 game, 0 wins")
    expect(tally.get_by_role("img")).to_have_accessible_name("100% won" if rank == "1" else "0% won")
    expect(tally.locator("dd").first).to_have_text(score)


# Playing again, and elsewhere --------------------------------------------------------------------------


def test_a_rematch_waits_and_everybody_is_told_who_wants_it(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=last_die("las-vegas").setup)
    anna = new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot"}]
    address = table_with(anna, server, game="las-vegas", seats=seats)
    anna.goto(address)
    ben = new_page(address)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").click()
    finish(anna)
    watcher = new_page(address)
    expect(watcher.get_by_test_id("verdict")).to_be_visible()
    expect(watcher.get_by_test_id("again")).to_have_count(0)
    expect(ben.get_by_test_id("again")).to_have_text("Play again")
    anna.get_by_test_id("again").click()
    anna.wait_for_url(lambda url: url != address)
    expect(ben.get_by_test_id("again")).to_have_text("Anna wants a rematch: join in")
    expect(watcher.get_by_test_id("again")).to_have_text("Anna is playing again: watch")
    expect(anna.get_by_text("The game starts when everyone is here.")).to_be_visible()
    expect(anna.get_by_test_id("start")).to_have_text("Start now, with bots for missing players")
    expect(anna.get_by_test_id("stand-in")).to_have_count(0)
    ben.get_by_test_id("again").click()
    ben.wait_for_url(anna.url)
    expect(anna.get_by_test_id("choice").first).to_be_visible()  # she has her seat, and he has his
    expect(seat(ben, 2)).to_have_accessible_name(re.compile("Ben, you"))


def test_the_seats_move_to_another_device(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    laptop = new_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    address = table_with(laptop, server, game="las-vegas", seats=seats, options={"starter": 1})
    laptop.goto(f"{server}/games")
    laptop.get_by_test_id("move").click()
    expect(laptop.get_by_text("It works once, for 10 minutes.")).to_be_visible()
    expect(laptop.get_by_text("works on this computer only")).to_be_visible()
    link = laptop.get_by_label("Personal link").input_value()
    assert link.startswith(f"{server}/move#")
    phone = new_page(link, size={"width": 360, "height": 740})
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    expect(phone.get_by_role("heading", name="Take your seats to this device?")).to_be_visible()
    assert phone.url == f"{server}/move"  # the token is neither here nor in the history
    phone.get_by_test_id("take-seats").click()
    phone.wait_for_url("**/games")
    expect(phone.get_by_test_id("my-table")).to_contain_text("Your turn")
    phone.get_by_test_id("my-table").click()
    assert phone.url == address
    place(phone)
    assert shown(phone) > 0
    token = link.partition("#")[2]
    assert not [one for one in asked if token in one]
    assert phone.evaluate("() => JSON.stringify({ ...localStorage, ...sessionStorage })").count(token) == 0


def test_a_link_to_another_device_works_once(new_page: NewPage, lenient: Page, server: str) -> None:
    laptop = new_page()
    table_with(laptop, server, game="gambler", seats=[{"kind": "me"}, {"kind": "bot"}])
    laptop.goto(f"{server}/games")
    laptop.get_by_test_id("move").click()
    link = laptop.get_by_label("Personal link").input_value()
    phone = new_page(link)
    phone.get_by_test_id("take-seats").click()
    phone.wait_for_url("**/games")
    lenient.goto(link)
    lenient.get_by_test_id("take-seats").click()
    expect(lenient.get_by_role("alert")).to_contain_text("This link doesn’t work, or no longer")
    lenient.reload()
    expect(lenient.get_by_text("This link has been used or has expired.")).to_be_visible()


# Everything fits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_setting_up_fits(game: str, new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/new/{game}", language="de-DE")
    expect(page.get_by_test_id("set-up")).to_be_in_viewport()  # always in reach
    while page.get_by_test_id("add-seat").count():
        page.get_by_test_id("add-seat").click()
    for number, kind in ((2, "here"), (3, "open"), (4, "shark")):
        seat(page, number).locator("select").select_option(kind)
    page.get_by_label("Name des Spielers auf Platz 2").fill("Annabelle-Franziska von und zu Hohenstein")
    if game == "royale":
        page.locator("summary").click()
    look(page, f"setup-{game}")
    expect(page.get_by_test_id("set-up")).to_be_in_viewport()


@pytest.mark.parametrize("host", [True, False])
def test_the_waiting_room_fits(host: bool, new_page: NewPage, server: str) -> None:
    page = new_page(language="fr-FR")
    names = ("Annabelle-Franziska von Hohenstein", "Maximilian")
    seats = [
        {"kind": "me", "name": names[0]},
        {"kind": "here", "name": names[1]},
        {"kind": "bot", "bot": "shark"},
        *({"kind": "open"},) * 3,
    ]
    options = {"target": 200, "beginner_first": True, "starter": 2}
    page.goto(table_with(page, server, game="gambler", seats=seats, options=options, public=True))
    if not host:
        page = new_page(page.url, language="fr-FR")
        page.get_by_test_id("join-name").fill("Benedikt")
        page.get_by_test_id("join").click()
    expect(page.get_by_test_id("seat")).to_have_count(6)
    look(page, f"waiting-room-{'host' if host else 'guest'}")


def test_lists_and_the_move_fit(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=last_die("las-vegas").setup)
    page = new_page(language="de-DE")
    seats = [{"kind": "me", "name": "Annabelle-Franziska"}, {"kind": "bot"}, {"kind": "bot", "bot": "shark"}]
    page.goto(table_with(page, server, game="las-vegas", seats=seats))
    finish(page)
    look(page, "ending")
    table_with(page, server, game="las-vegas", seats=seats, options={"open_money": True, "starter": 3})
    other = new_page()
    table_with(other, server, game="las-vegas", seats=[*seats[:2], {"kind": "open"}], public=True)
    page.goto(server)
    expect(page.get_by_test_id("my-table")).to_be_visible()
    expect(page.get_by_test_id("public-table")).to_be_visible()
    look(page, "front")
    page.get_by_test_id("game-gambler").click()
    expect(page.get_by_test_id("more-options")).to_be_visible()
    look(page, "front-open")
    page.get_by_test_id("settings").click()
    expect(page.get_by_role("radio", name="Deutsch")).to_be_checked()
    look(page, "settings")
    page.goto(f"{server}/games")
    page.get_by_test_id("move").click()
    expect(page.get_by_label("Persönlicher Link")).to_be_visible()
    look(page, "my-games")
    page.goto(f"{server}/move#abc")
    expect(page.get_by_test_id("take-seats")).to_be_visible()
    look(page, "move")


def test_first_pages_stay_light(new_page: NewPage, server: str) -> None:
    """Front page and table together, as they travel: under 170 kB. Sounds come later, each when it is first heard."""
    page = new_page(quick=False)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: dict[str, float] = {}
    sounds: set[str] = set()
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    session.on(
        "Network.requestWillBeSent",
        lambda event: sounds.add(event["requestId"]) if event["request"]["url"].endswith(".wav") else None,
    )
    page.goto(server)
    page.get_by_test_id("game-las-vegas").click()
    page.get_by_test_id("play-bots").click()
    page.get_by_test_id("roll").click()
    choose(page)
    assert 50_000 < sum(size for request, size in sizes.items() if request not in sounds) < 170_000
    assert sum(size for request, size in sizes.items() if request in sounds) < 120_000
