"""The tray: cards lie below their casinos, nothing moves when somebody asks for a hint, buttons say what they do."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.house import rolls
from tests.browser.test_company import shown, table_with, wait_until_shown
from tests.browser.test_pictures import CROWD, DECISIONS, Bold, decide, prepared, press, seats
from tests.rules.las_vegas.table import casino
from tests.rules.las_vegas.table import position as las_vegas
from tests.rules.royale.table import position as royale

PHONE: ViewportSize = {"width": 360, "height": 740}
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
# Left edges of cards and of the casinos that they are about
EDGES = """() => [...document.querySelectorAll('.cards [data-testid=choice]')].map((card) => {
  const casino = document.querySelector(`[data-casino="${card.dataset.move.split(' ')[1]}"]`);
  return [card, casino].map((one) => Math.round(one.getBoundingClientRect().left));
})"""
# Whether what stands before the parenthesis ("wins $30,000") is to be seen
PRIZE_SHOWS = """(words) => {
  const range = document.createRange();
  const end = words.firstChild.data.indexOf(' (');
  range.setStart(words.firstChild, 0);
  range.setEnd(words.firstChild, end);
  return end > 5 && range.getBoundingClientRect().bottom <= words.getBoundingClientRect().bottom + 1;
}"""
CASINO = "() => JSON.stringify(document.querySelector('[data-casino=\"5\"]').getBoundingClientRect())"


def on_phone(name: str, new_page: NewPage, new_house: NewHouse, language: str = "en-GB") -> Page:
    """Open a table on a phone where a decision is to be made."""
    kind, match, moves = DECISIONS[name]
    assert match.setup is not None
    server = new_house(bots=Bold(), setup=match.setup, prepared_dice=prepared)
    page = new_page(size=PHONE, has_touch=True, is_mobile=True, language=language)
    options = {"boards": sum(bool(laid["board"]) for laid in match.setup["casinos"])}
    page.goto(table_with(page, server, game="royale", seats=seats(4), options=options))
    for move in moves:
        press(page, move)
    expect(page.locator(f"[data-kind={kind}]")).to_be_visible()
    expect(page.get_by_test_id("choice").or_(page.get_by_test_id("piece")).first).to_be_enabled()
    return page


@pytest.fixture
def page(new_page: NewPage, loaded_dice: str) -> Page:
    """Anna has rolled all faces."""
    page = new_page(loaded_dice, has_touch=True)
    page.goto(table_with(page, loaded_dice, game="las-vegas-2019", seats=seats(2), options={"starter": 1}))
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    return page


@pytest.mark.parametrize("size", [None, TABLET])
def test_cards_lie_below_their_casinos(size: ViewportSize | None, page: Page) -> None:
    page.set_viewport_size(size or LAPTOP)
    edges = page.evaluate(EDGES)
    assert len(edges) == 6
    assert all(abs(card - casino) <= 3 for card, casino in edges), edges


def test_a_hint_moves_nothing_on_a_phone_and_keeps_the_words(page: Page) -> None:
    page.set_viewport_size(PHONE)
    before = page.evaluate(CASINO)
    page.get_by_test_id("hint").click()
    expect(page.locator(".star")).to_have_count(1)
    assert page.evaluate(CASINO) == before
    assert page.locator(".advised .words > span:first-of-type").first.evaluate("one => one.clientHeight") > 10


@pytest.mark.parametrize(
    ("language", "words", "declines"),
    [("en-GB", "Get a chip", "Don’t use Handicap"), ("de-DE", "Einen Jeton bekommen", "Handicap nicht nutzen")],
)
def test_buttons_say_what_they_do(
    language: str, words: str, declines: str, new_page: NewPage, new_house: NewHouse
) -> None:
    page = on_phone("F2", new_page, new_house, language)
    casino = page.evaluate(CASINO)
    assert page.get_by_test_id("piece").first.inner_text().lower() == words.lower()
    assert page.locator("[data-move=decline]").inner_text().lower() == declines.lower()
    page.get_by_test_id("piece").first.tap()
    page.locator("[data-move^='free 5']").tap()
    expect(page.get_by_test_id("confirm")).to_contain_text("Cleopatra")
    assert len(page.get_by_test_id("confirm").inner_text().split()) > 3
    assert page.evaluate(CASINO) == casino


def test_the_prize_of_a_field_is_never_cut_off(new_page: NewPage, new_house: NewHouse) -> None:
    page = on_phone("H1", new_page, new_house)
    page.get_by_test_id("piece").first.tap()
    for card in page.locator(".cards [data-testid=choice] b").all():
        assert card.evaluate(PRIZE_SHOWS), card.inner_text()


@pytest.mark.parametrize("phone", [True, False])
def test_tiles_are_tapped_into_two_groups(phone: bool, new_page: NewPage, new_house: NewHouse) -> None:
    page = (on_phone if phone else decide)("G1-split", new_page, new_house)
    tiles = page.locator("[data-tile]")
    expect(tiles).to_have_count(6)
    expect(page.get_by_test_id("confirm").and_(page.locator(":enabled"))).to_have_count(0)
    for _ in range(6):  # all tiles to the other side is no split
        page.locator(".group").first.locator("[data-tile]").first.click()
    expect(page.get_by_test_id("confirm").and_(page.locator(":enabled"))).to_have_count(0)
    page.locator("[data-tile='60000']").click()
    expect(page.locator(".group").first).to_have_accessible_name("Group 1, 60k in all")
    before = shown(page)
    page.get_by_test_id("confirm").click()
    wait_until_shown(page, before + 1)


def test_a_row_explains_itself_where_nothing_can_be_placed(page: Page) -> None:
    page.locator("[data-move='place 3']").first.click()
    expect(page.locator("[data-casino='3'] .row").first).to_be_visible()
    page.get_by_test_id("roll").or_(page.get_by_test_id("choice")).first.wait_for()
    expect(page.get_by_test_id("roll")).to_be_visible()
    page.locator("[data-casino='3'] [data-owner='0']").click()
    expect(page.get_by_test_id("effect")).to_contain_text("Annabelle: ")
    page.mouse.move(5, 5)
    expect(page.get_by_test_id("effect")).to_have_count(0)
    page.locator("[data-casino='3'] [data-owner='0']").hover()
    expect(page.get_by_test_id("effect")).to_contain_text("Annabelle: ")


# What a sign and its casino share, while it is to be seen
COVERS = """(casino) => {
  const [words, there] = ['[data-testid=peak] p', `[data-casino="${casino}"]`]
    .map((what) => document.querySelector(what).getBoundingClientRect());
  const width = Math.min(words.right, there.right) - Math.max(words.left, there.left);
  const height = Math.min(words.bottom, there.bottom) - Math.max(words.top, there.top);
  return width > 1 && height > 1;
}"""


# What ends by itself after a while stays, so that no machine is too slow to look at it
STAYS = """
const { setTimeout: wait } = window;
window.setTimeout = (work, milliseconds, ...rest) => (milliseconds > 1500 ? 0 : wait(work, milliseconds, ...rest));
"""


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE, {"width": 740, "height": 360}])
def test_a_great_moment_does_not_cover_its_casino(size: ViewportSize, new_page: NewPage, new_house: NewHouse) -> None:
    page = great_moment(new_page, new_house, size=size)
    assert page.evaluate(COVERS, 2) is False


def test_a_great_moment_goes_when_somebody_goes_on(new_page: NewPage, new_house: NewHouse) -> None:
    page = great_moment(new_page, new_house)
    page.mouse.click(5, 5)
    expect(page.get_by_test_id("peak")).to_have_count(0)


def test_a_great_moment_stands_still_where_nothing_is_to_move(new_page: NewPage, new_house: NewHouse) -> None:
    page = great_moment(new_page, new_house, reduced_motion="reduce")
    moving = "look => look.getAnimations({ subtree: true }).length"
    assert page.get_by_test_id("peak").evaluate(moving) == 0


def great_moment(new_page: NewPage, new_house: NewHouse, **settings: Any) -> Page:
    """Open a table where somebody has just taken over the lead."""
    laid = {2: casino("90k", dice=[1, 2, 0]), 5: casino("60k", dice=[4, 0, 2])}
    server = new_house(setup=las_vegas(3, laid, roll="roll 2 2 4").setup, prepared_dice=rolls(3))
    page = new_page(quick=False, **settings)
    page.add_init_script(STAYS)
    page.goto(f"{table_with(page, server, game='las-vegas', seats=seats(3))}?speed=slow")
    page.locator("[data-move='place 2']").first.click()
    expect(page.get_by_test_id("peak")).to_contain_text("Snatched!You take the lead for $90,000 in Bajazzo!")
    return page


def test_a_round_is_summed_up_until_somebody_presses_it(new_page: NewPage, new_house: NewHouse) -> None:
    laid = {1: casino("60k", dice=[0, 8, 0]), 2: casino("90k", dice=[5, 0, 2]), 3: casino("70k", dice=[2, 0, 6])}
    server = new_house(setup=las_vegas(3, laid, round=2, roll="roll 2").setup)
    page = new_page(quick=False)
    page.goto(f"{table_with(page, server, game='las-vegas', seats=seats(3))}?speed=slow")
    page.locator("[data-move='place 2']").first.click()
    page.wait_for_selector("body[data-scoring=true]")
    expect(page.get_by_test_id("round-sum")).to_contain_text("Round 2")
    words = " ".join(page.get_by_test_id("round-sum").inner_text().split())
    assert words == "Round 2 you +90k Ada +60k Blaise +70k"
    page.get_by_test_id("round-sum").click()
    expect(page.get_by_test_id("round-sum")).to_have_count(0)


def test_the_sum_of_a_round_covers_no_casino_on_a_phone(new_page: NewPage, new_house: NewHouse) -> None:
    laid = {1: casino("60k", dice=[0, 8, 0]), 2: casino("90k", dice=[5, 0, 2]), 3: casino("70k", dice=[2, 0, 6])}
    server = new_house(setup=las_vegas(3, laid, round=2, roll="roll 2").setup)
    page = new_page(quick=False, size=PHONE)
    page.goto(f"{table_with(page, server, game='las-vegas', seats=seats(3))}?speed=slow")
    page.locator("[data-move='place 2']").first.click()
    summed = page.get_by_test_id("round-sum")
    expect(summed).to_contain_text("+70k")
    top = page.locator("[data-felt]").bounding_box()
    box = summed.bounding_box()
    assert top
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= top["y"]


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_dice_of_a_closed_casino_lie_beside_the_cards(
    size: ViewportSize, new_page: NewPage, new_house: NewHouse
) -> None:
    closed = royale(4, CROWD, "E1", closed=3, loop=1, roll="roll 1 1 2 3 3 4 5 B3")
    server = new_house(setup=closed.setup)
    page = new_page(size=size)
    page.goto(table_with(page, server, game="royale", seats=seats(4), options={"boards": 1}))
    expect(page.locator(".cards [data-testid=choice]")).to_have_count(4)
    expect(page.get_by_test_id("idle")).to_have_count(1)
    expect(page.get_by_test_id("idle").locator("svg")).to_have_count(3)
    if size == LAPTOP:  # below its casino
        idle, place = (page.locator(one).bounding_box() for one in ("[data-testid=idle]", "[data-casino='3']"))
        card = page.locator(".cards [data-testid=choice]").first.bounding_box()
        assert idle
        assert place
        assert card
        assert abs(idle["x"] - place["x"]) <= 3
        assert idle["y"] == card["y"]


def test_no_words_of_a_card_are_cut_off_on_a_phone(new_page: NewPage, new_house: NewHouse) -> None:
    laid = {number: casino("60k", dice=[0, 1, 0]) for number in range(1, 6)}
    server = new_house(setup=las_vegas(3, laid, roll="roll 1 2 3 4 5 5 5 5").setup)
    page = new_page(size=PHONE, language="de-DE")
    page.goto(table_with(page, server, game="las-vegas", seats=seats(3)))
    words = page.locator(".cards [data-testid=choice] .words > span:first-of-type")
    expect(words.first).to_contain_text("Gleichstand mit Ada: nichts")
    assert all(one.evaluate("one => one.scrollHeight <= one.clientHeight + 1") for one in words.all())


FRAMES = """() => ['.tray', '.middle'].map((one) => {
  const { outlineStyle, borderTopColor } = getComputedStyle(document.querySelector(one));
  return { outline: outlineStyle, border: borderTopColor };
})"""


def test_keys_light_up_the_tray_in_its_own_shape(new_page: NewPage, loaded_dice: str) -> None:
    page = new_page()
    page.goto(table_with(page, loaded_dice, game="las-vegas", seats=seats(2), options={"starter": 1}))
    page.get_by_test_id("roll").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Your tray")).to_be_focused()  # from here Tab leads to the choices
    lit, middle = page.evaluate(FRAMES)
    page.mouse.click(5, 5)
    dark, _ = page.evaluate(FRAMES)
    assert (lit["outline"], middle["outline"], dark["outline"]) == ("solid", "none", "none")
    assert lit["border"] != dark["border"]
