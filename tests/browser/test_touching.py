"""Touch what you mean: casinos, rows and dice take clicks, fingers and keys. And numbers are read at a glance."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.test_access import tab_to
from tests.browser.test_company import shown, table_with, wait_until_shown
from tests.browser.test_pictures import DECISIONS, HALF, Bold, prepared, press, seats, tableau
from tests.rules.las_vegas.table import casino, position

PHONE = {"width": 360, "height": 740}


@pytest.fixture
def server(new_house: NewHouse) -> str:
    """Annabelle has rolled 1, 1, 2, 2 and 6."""
    laid = {
        1: casino("60k", "20k", dice=[2, 1, 0, 3, 4]),
        2: casino("90k", dice=[0, 2, 2, 1, 0]),
        4: casino("40k", "30k", "10k", dice=[1, 2, 3, 4, 1]),
    }
    return new_house(setup=position(5, laid, roll="roll 1 1 2 2 6").setup)


def sit_down(page: Page, server: str, **table: Any) -> Page:
    page.goto(table_with(page, server, **{"game": "las-vegas", "seats": seats(5)} | table))
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    return page


def casino_at(page: Page, number: int) -> Locator:
    return page.locator(f"[data-casino='{number}']")


def test_a_click_on_a_casino_places_dice_there(new_page: NewPage, server: str) -> None:
    page = sit_down(new_page(), server)
    assert page.locator("[data-casino].target").count() == 3
    before = shown(page)
    casino_at(page, 1).hover()
    expect(casino_at(page, 1).locator(".effect")).to_contain_text("tie with Pierre")
    expect(casino_at(page, 1).locator(".coming")).not_to_have_count(0)
    casino_at(page, 5).click()  # nothing of hers fits there
    assert shown(page) == before
    casino_at(page, 1).click()
    wait_until_shown(page, before + 1)
    expect(casino_at(page, 1).locator("[data-owner='0']")).to_have_attribute("aria-label", re.compile("Annabelle: 4"))


def test_a_casino_can_be_reached_and_chosen_by_keys(new_page: NewPage, server: str) -> None:
    page = sit_down(new_page(), server)
    before = shown(page)
    target = casino_at(page, 6).get_by_test_id("target")
    expect(target).to_have_accessible_name("1 die in Show Hall. you lead: $50,000")
    tab_to(page, target)
    expect(casino_at(page, 6).locator(".coming")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_until_shown(page, before + 1)


def test_dice_can_be_dragged_to_their_casino(new_page: NewPage, server: str) -> None:
    page = sit_down(new_page(), server)
    before = shown(page)
    card = page.locator("[data-move='place 2']")
    card.drag_to(casino_at(page, 3))  # not theirs
    expect(page.locator(".flight")).to_have_count(0)
    assert shown(page) == before
    card.drag_to(casino_at(page, 2))
    wait_until_shown(page, before + 1)
    expect(casino_at(page, 2).locator("[data-owner='0']")).to_have_count(1)


def test_on_a_phone_a_tap_previews_and_another_places(new_page: NewPage, server: str) -> None:
    page = sit_down(new_page(size=PHONE, has_touch=True, is_mobile=True), server)
    before = shown(page)
    casino_at(page, 6).tap()
    expect(casino_at(page, 6).locator(".coming")).to_have_count(1)
    expect(page.get_by_test_id("news")).to_contain_text("you lead: $50,000")
    casino_at(page, 1).tap()
    expect(casino_at(page, 6).locator(".coming")).to_have_count(0)
    assert shown(page) == before
    casino_at(page, 1).tap()
    wait_until_shown(page, before + 1)


def test_of_many_choices_the_dice_are_asked_first_then_the_casino(new_page: NewPage, new_house: NewHouse) -> None:
    _, match, moves = DECISIONS["F1"]
    page = new_page()
    house = new_house(bots=Bold(), setup=match.setup)
    page.goto(table_with(page, house, game="royale", seats=seats(4), options={"boards": 1}))
    press(page, *moves)
    pieces = page.get_by_test_id("piece")
    expect(pieces).to_have_count(3)
    expect(page.get_by_test_id("choice")).to_have_count(0)
    assert page.locator("[data-casino].target").count() == 0
    pieces.filter(has_text="2 grey dice").click()
    expect(page.get_by_test_id("choice")).to_have_count(6)
    before = shown(page)
    casino_at(page, 4).click()
    wait_until_shown(page, before + 1)
    expect(casino_at(page, 4).locator("[data-owner='grey']")).to_have_attribute("aria-label", "Grey dice: 2, tied")


def decide(page: Page, house: str, *moves: str) -> Page:
    """Lead to a decision at a board."""
    page.goto(table_with(page, house, game="royale", seats=seats(4), options={"boards": 1}))
    for move in moves:
        press(page, move)
    return page


def test_a_field_of_a_board_is_chosen_by_a_click(new_page: NewPage, new_house: NewHouse) -> None:
    _, match, moves = DECISIONS["A1-fist"]
    page = decide(new_page(), new_house(bots=Bold(), setup=match.setup), *moves)
    fields = casino_at(page, 1).locator("[data-field]")
    expect(fields).to_have_count(3)
    assert page.locator("[data-casino].target").count() == 0
    fields.nth(1).hover()
    expect(page.locator("[data-testid=choice].pointed")).to_have_attribute("data-move", "choose 2")
    before = shown(page)
    fields.nth(1).click()
    wait_until_shown(page, before + 1)
    expect(page.locator("[data-field]")).to_have_count(0)


def test_what_lies_on_a_board_is_picked_up_there(new_page: NewPage, new_house: NewHouse) -> None:
    _, match, moves = DECISIONS["F2"]
    page = decide(new_page(), new_house(bots=Bold(), setup=match.setup), *moves)
    expect(page.get_by_test_id("piece").first).to_be_enabled()
    casino_at(page, 1).locator("[data-field='2']").first.click()
    expect(page.locator("[data-testid=piece][aria-pressed=true]")).to_contain_text("$30,000")
    before = shown(page)
    casino_at(page, 4).click()
    wait_until_shown(page, before + 1)
    expect(casino_at(page, 4).locator("[data-owner='grey']")).to_have_attribute(
        "aria-label", re.compile("Grey dice: 1")
    )


LARGE_ENOUGH = 40  # pixels, for a finger
NARROWEST = """all => Math.min(...all.map((one) => one.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height)))"""


@pytest.mark.parametrize("name", ["A1-fist", "A1-guess", "H1", "H2"])
def test_on_a_phone_a_board_opens_and_its_fields_take_fingers(
    name: str, new_page: NewPage, new_house: NewHouse
) -> None:
    _, match, moves = DECISIONS[name]
    house = new_house(bots=Bold(), setup=match.setup, prepared_dice=prepared)
    page = decide(new_page(size=PHONE, has_touch=True, is_mobile=True), house, *moves)
    if name == "H1":  # it asks first which die
        page.get_by_test_id("piece").first.tap()
    expect(casino_at(page, 1).locator("[data-field]").first).to_be_attached()
    casino_at(page, 1).get_by_test_id("explain").tap()
    board = page.get_by_test_id("tip")
    fields = board.locator("[data-field]")
    expect(fields.first).to_be_visible()
    assert fields.evaluate_all(NARROWEST) >= LARGE_ENOUGH
    assert violations(page) == []
    before = shown(page)
    fields.last.tap()
    expect(board.get_by_test_id("confirm-field")).to_be_visible()
    assert shown(page) == before
    fields.last.tap()
    wait_until_shown(page, before + 1)
    if name != "A1-fist":  # whose next guess may be asked for at the same board
        expect(board).to_have_count(0)


@pytest.mark.parametrize("name", ["F1", "F2"])
def test_on_a_phone_what_lies_on_a_board_is_picked_up_where_it_is_large(
    name: str, new_page: NewPage, new_house: NewHouse
) -> None:
    _, match, moves = DECISIONS[name]
    house = new_house(bots=Bold(), setup=match.setup)
    page = decide(new_page(size=PHONE, has_touch=True, is_mobile=True), house, *moves)
    expect(page.get_by_test_id("piece").first).to_be_enabled()
    casino_at(page, 1).get_by_test_id("explain").tap()
    fields = page.get_by_test_id("tip").locator("[data-field]")
    expect(fields.first).to_be_visible()
    assert fields.evaluate_all(NARROWEST) >= LARGE_ENOUGH
    fields.first.tap()
    expect(page.get_by_test_id("tip")).to_have_count(0)
    expect(page.locator("[data-testid=piece][aria-pressed=true]")).to_have_count(1)


def test_on_a_phone_the_only_choice_takes_one_tap(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=position(5, {1: casino("60k")}, roll="roll 2 2 2 2 2 2 2 2").setup)
    page = sit_down(new_page(size=PHONE, has_touch=True, is_mobile=True), server)
    expect(casino_at(page, 2).locator(".coming")).not_to_have_count(0)
    before = shown(page)
    page.get_by_test_id("confirm").tap()
    wait_until_shown(page, before + 1)


def test_a_row_of_the_tableau_takes_the_die_that_was_picked(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = sit_down(new_page(size=PHONE, has_touch=True, is_mobile=True), server, game="gambler", seats=seats(3))
    page.get_by_label("Dice with 4").tap()
    before = shown(page)
    row = page.locator("[data-place='row-6']").get_by_test_id("target")
    expect(row).to_have_accessible_name("a 4 in row 6. 2 of 3, for −70")
    row.tap()
    assert shown(page) == before
    row.tap()
    wait_until_shown(page, before + 1)
    expect(page.get_by_test_id("go-on")).to_be_visible()


# At a glance ------------------------------------------------------------------------------------------

GO_ON = "() => Math.min(...[...document.querySelectorAll('[data-testid=go-on] button')].map((one) => one.offsetHeight))"
HEIGHTS = """() => [...document.querySelectorAll('[data-testid=count]')].map((one) => {
  const room = one.closest('.room').getBoundingClientRect();
  const box = one.getBoundingClientRect();
  return box.bottom > room.bottom + 1 ? 0 : parseFloat(getComputedStyle(one).fontSize);
})"""
OVERLAP = """() => [...document.querySelectorAll('[data-casino] .row')].filter((row) => {
  const boxes = [...row.querySelectorAll('.count, [data-die], .prize')].map((one) => one.getBoundingClientRect());
  return boxes.some((box, index) => index && box.left < boxes[index - 1].right - 1);
}).map((row) => row.ariaLabel)"""


@pytest.mark.parametrize(("size", "least"), [({"width": 1440, "height": 900}, 28), (PHONE, 20)])
def test_every_row_says_its_number(size: Any, least: int, new_page: NewPage, server: str) -> None:
    page = sit_down(new_page(size=size), server)
    heights = page.evaluate(HEIGHTS)
    assert len(heights) == 12
    assert min(heights) >= least, heights
    assert page.evaluate(OVERLAP) == []


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_to_go_on_or_not_is_the_largest_thing_to_press(size: Any, new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = sit_down(new_page(size=size), server, game="gambler", seats=seats(3))
    page.get_by_test_id("choice").first.click()
    decision = page.get_by_test_id("go-on")
    expect(decision).to_contain_text("that a die fits")
    place = decision.bounding_box()
    assert page.evaluate(GO_ON) >= 84
    before = shown(page)
    page.get_by_test_id("choice").first.click()
    wait_until_shown(page, before + 1)
    assert decision.bounding_box() == place
