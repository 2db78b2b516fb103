"""A table for everybody: by keys alone, for ears alone, enlarged, and with nothing that axe-core complains about."""

from __future__ import annotations

import os
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.playing import HURRY
from tests.browser.test_company import choose, shown, table_with, wait_until_shown
from tests.browser.test_pictures import FULL, decide, last_die, seats, tableau
from tests.rules.las_vegas.table import casino, position
from tests.rules.royale.table import position as royale

PHONE = {"width": 360, "height": 740}
SNAPSHOTS = Path(__file__).parent / "snapshots"
REWRITE = "ZOCKER_SNAPSHOTS" in os.environ  # write them anew, to be looked at in review
DUEL = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rookie"}]


# By keys alone ----------------------------------------------------------------------------------------


def tab_to(page: Page, target: Locator, most: int = 60) -> None:
    """Press Tab until something has the focus."""
    expect(target.first).to_be_visible()
    for _ in range(most):
        if target.evaluate_all("all => all.includes(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("it can't be reached by Tab")


def test_a_game_by_keys_alone(new_page: NewPage, new_house: NewHouse) -> None:
    """From the front page over two rounds to the next game."""
    page = new_page(new_house(setup=position(2, round=3).setup))
    expect(page.get_by_test_id("game-las-vegas")).to_be_visible()
    tab_to(page, page.get_by_test_id("game-las-vegas"))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("play-bots")).to_be_visible()
    tab_to(page, page.get_by_role("group", name="Opponents").get_by_role("radio"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    tab_to(page, page.get_by_role("group", name="Bots").get_by_role("radio"))
    page.keyboard.press("ArrowLeft")
    tab_to(page, page.get_by_test_id("play-bots"))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("seat")).to_have_count(2)
    verdict, roll, choice = (page.get_by_test_id(name) for name in ("verdict", "roll", "choice"))
    expect(roll).to_be_visible()
    page.evaluate(HURRY)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    for _ in range(200):
        expect(verdict.or_(roll).or_(choice).first).to_be_enabled()  # nothing takes a key in its first moments
        if verdict.is_visible():
            break
        before = shown(page)
        if roll.is_visible():
            page.keyboard.press("r")
        else:
            key = choice.first.get_attribute("aria-keyshortcuts")
            assert key is not None
            page.keyboard.type(key.lower())
        wait_until_shown(page, before + 1)
    expect(page.get_by_test_id("ranking")).to_be_visible()
    again = page.get_by_test_id("again")
    tab_to(page, again, 8)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_have_count(0)


def test_the_focus_is_never_lost(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=DUEL, options={"starter": 1}))
    roll = page.get_by_test_id("roll")
    tab_to(page, roll)
    expect(roll).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    tray = page.locator("[data-tray]")
    assert tray.evaluate("tray => tray.contains(document.activeElement)")
    tab_to(page, page.get_by_test_id("choice"), 2)
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    expect(roll).to_be_focused()
    help_button = page.get_by_test_id("help")
    tab_to(page, help_button)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_button).to_be_focused()
    react = page.get_by_test_id("react")
    tab_to(page, react)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_test_id("reaction"), 2)
    page.keyboard.press("Escape")
    expect(react).to_be_focused()


def test_hints_and_taking_back_have_keys(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=DUEL, options={"starter": 1}))
    expect(page.get_by_test_id("roll")).to_be_enabled()
    page.keyboard.press("r")
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    page.keyboard.press("h")
    expect(page.locator("[data-testid=choice] .worth").first).to_be_visible()
    expect(page.get_by_test_id("choice").first).to_have_accessible_name(re.compile("50"))


# For ears alone ---------------------------------------------------------------------------------------


def crowd() -> Any:
    """Return a position of Las Vegas in which there is much to say."""
    laid = {
        1: casino("60k", "20k", dice=[2, 1, 0]),
        2: casino("90k", dice=[0, 2, 2]),
        4: casino("40k", "30k", "10k", dice=[1, 2, 3]),
    }
    return position(3, laid, roll="roll 1 1 2 2 6").setup


def test_a_turn_in_words(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=crowd())
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=seats(3)))
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    compare("turn", page.locator("body").aria_snapshot())


def compare(name: str, snapshot: str) -> None:
    """Compare what a screen reader finds with what it found when it was last looked at."""
    file = SNAPSHOTS / f"{name}.yaml"
    if REWRITE:
        SNAPSHOTS.mkdir(exist_ok=True)
        file.write_text(f"{snapshot}\n", "utf-8")
    assert snapshot == file.read_text("utf-8").rstrip("\n"), "see what has changed, then set ZOCKER_SNAPSHOTS"


def test_everything_that_happens_is_told(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=DUEL, options={"starter": 1}))
    told, turn = page.get_by_role("log"), page.get_by_test_id("turn")
    expect(turn).to_have_text("Your turn. Roll 8 dice")
    page.get_by_test_id("roll").click()
    expect(turn).to_have_text(re.compile(r"Your turn\. The dice show .* Where do your dice go\? \d: .*lead: \$\d+,000"))
    expect(told).to_contain_text("You roll")
    choose(page)
    expect(told).to_contain_text("You place")
    expect(told).to_contain_text(re.compile(r"Ada rolls.*Ada places", re.DOTALL))
    expect(turn).to_have_text(re.compile("Your turn"))


# Enlarged ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["royale", "gambler"])
def test_everything_is_there_at_twice_the_size(game: str, new_page: NewPage, server: str) -> None:
    page = new_page(size={"width": 720, "height": 450})
    options = {"boards": 6, "starter": 1} if game == "royale" else {"starter": 1}
    page.goto(table_with(page, server, game=game, seats=seats(5), options=options))
    expect(page.get_by_test_id("roll")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("roll").click()
    first = page.get_by_test_id("choice").first
    expect(first).to_be_in_viewport(ratio=0.9)
    for place in page.locator("[data-testid=casino], [data-tableau]").all():
        place.scroll_into_view_if_needed()
        expect(place).to_be_in_viewport()
        box = place.bounding_box()
        assert box is not None
        assert box["height"] > 90
    assert page.evaluate(SMALL) == []


# Buttons that a finger may miss
SMALL = """() => [...document.querySelectorAll('button, a, input')].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = one.getBoundingClientRect();
  return width < 43.5 || height < 43.5;
}).map((one) => one.dataset.testid ?? one.className)"""


def test_a_finger_meets_everything(new_page: NewPage, server: str) -> None:
    page = new_page(size=PHONE)
    page.goto(table_with(page, server, game="royale", seats=seats(5), options={"boards": 6, "starter": 1}))
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    assert page.evaluate(SMALL) == []
    page.get_by_test_id("react").click()
    assert page.evaluate(SMALL) == []


# What axe-core says -----------------------------------------------------------------------------------


def test_axe_on_a_turn(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=DUEL, options={"starter": 1}))
    expect(page.get_by_test_id("roll")).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("roll").click()
    page.get_by_test_id("choice").first.focus()
    assert violations(page) == []
    page.get_by_test_id("hint").click()
    expect(page.locator(".worth").first).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("react").click()
    assert violations(page) == []
    for sheet in ("help", "log", "share", "settings"):
        page.get_by_test_id(sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], sheet
        page.keyboard.press("Escape")
    page.get_by_test_id("seat-menu").last.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("pause").click()
    expect(page.get_by_test_id("paused")).to_be_visible()
    assert violations(page) == []


def test_axe_by_day(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    page.evaluate("localStorage.setItem('zocker', JSON.stringify({ speed: 'instant', theme: 'day' }))")
    page.reload()
    page.get_by_test_id("game-royale").click()
    expect(page.get_by_test_id("play-bots")).to_be_visible()
    assert violations(page) == []
    page.goto(table_with(page, server, game="royale", seats=seats(4), options={"boards": 6, "starter": 1}))
    page.get_by_test_id("roll").click()
    page.get_by_test_id("choice").first.focus()
    assert page.evaluate("document.documentElement.dataset.theme") == "day"
    assert violations(page) == []
    page.get_by_test_id("settings").click()
    page.get_by_label("Dark").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "night"


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_axe_on_scoring_and_ranking(game: str, new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=tableau("roll 1 2 6", (3, 5, 5), *FULL) if game == "gambler" else last_die(game).setup)
    page = new_page(quick=False, size=PHONE)
    options = {"boards": 2, "faces": "C2 A2"} if game == "royale" else {}
    page.goto(f"{table_with(page, server, game=game, seats=seats(3), options=options)}?speed=slow")
    expect(page.get_by_test_id("choice").first).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("choice").first.click()
    page.wait_for_selector("body[data-scoring=true]")
    assert violations(page) == []
    page.evaluate("document.querySelector('[data-testid=skip]')?.click()")  # it may be over already
    expect(page.get_by_test_id("verdict")).to_be_visible()
    assert violations(page) == []


def test_axe_on_a_shared_device(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=royale(2, None, "A1", roll="roll 1 1 2 3 4 5 6 B6", options={"neutral": False}).setup)
    page = new_page(size=PHONE)
    here = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}]
    page.goto(table_with(page, server, game="royale", seats=here, options={"boards": 1, "neutral": False}))
    page.locator("[data-move='place 1']").click()
    expect(page.get_by_test_id("hand-over")).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("look").click()
    expect(page.get_by_test_id("private")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_axe_on_real_dice(game: str, new_page: NewPage, server: str) -> None:
    page = new_page(size=PHONE)
    page.goto(table_with(page, server, game=game, seats=DUEL, options={"starter": 1}, dice="typed"))
    expect(page.get_by_test_id("pad")).to_be_visible()
    assert violations(page) == []
    page.get_by_test_id("type").click()
    assert violations(page) == []
    page.get_by_test_id("typed").fill({"las-vegas": "60k " * 6, "royale": "A1 B1 C1", "gambler": "7"}[game])
    page.get_by_test_id("supply").click()
    page.get_by_test_id("type").click()
    expect(page.get_by_test_id("option").or_(page.get_by_test_id("face")).first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_a_choice_that_is_called_with_a_mark_is_read_out_with_one(
    language: str, new_page: NewPage, new_house: NewHouse
) -> None:
    page = decide("H2-activate", partial(new_page, language=language), new_house)
    turn = page.get_by_test_id("turn")
    expect(turn).to_contain_text("Block It!")
    expect(turn).not_to_contain_text("!.")
