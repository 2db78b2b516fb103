"""Nothing can be pressed in its first moments: who presses twice rolls once, and places nothing blindly."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_company import choose, shown, table_with, wait_until_shown

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
# Press at the very moment in which something can be pressed again, and tell what the record has got by it
AT_ONCE = """async (press) => {
  const there = (what) => document.querySelector(what) !== null;
  const appears = (what) =>
    new Promise((resolve) => {
      const seen = new MutationObserver(() => there(what) && (seen.disconnect(), resolve()));
      seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const before = document.body.dataset.n;
  const choices = appears('[data-testid=choice]');
  document.querySelector('[data-testid=roll]').click();
  await choices;
  const rolled = Number(document.body.dataset.n) - Number(before);
  new Function(press)();
  if (!there('[data-testid=choice][aria-disabled=false]')) await appears('[data-testid=choice][aria-disabled=false]');
  return [rolled, Number(document.body.dataset.n) - Number(before), document.querySelectorAll('.pointed').length];
}"""
CARDS = "document.querySelectorAll('[data-testid=choice]')"
PRESSES = {
    "click": f"{CARDS}[0].click()",
    "double-click": f"for (const card of {CARDS}) {{ card.click(); card.click(); }}",
    "key": f"dispatchEvent(new KeyboardEvent('keydown', {{ key: {CARDS}[0].ariaKeyShortcuts }}))",
    "every key": "for (const key of 'r123456') dispatchEvent(new KeyboardEvent('keydown', { key }))",
}


@pytest.fixture
def page(new_page: NewPage, loaded_dice: str) -> Page:
    """Anna is to roll; her dice will show all faces."""
    page = new_page(loaded_dice)
    page.goto(table_with(page, loaded_dice, game="las-vegas", seats=SEATS, options={"starter": 1}))
    expect(page.get_by_test_id("roll")).to_be_enabled()
    return page


@pytest.mark.parametrize("how", PRESSES)
def test_what_has_just_appeared_cannot_be_pressed(how: str, page: Page) -> None:
    assert page.evaluate(AT_ONCE, PRESSES[how]) == [1, 1, 0]
    choose(page)  # and a moment later it can


def test_a_key_that_is_held_down_chooses_nothing(page: Page) -> None:
    before = shown(page)
    page.keyboard.down("r")
    page.keyboard.down("r")  # repeats
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    page.evaluate("for (const key of 'r123456') dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true }))")
    assert shown(page) == before + 1
    page.keyboard.up("r")
    page.keyboard.press("3")
    wait_until_shown(page, before + 2)


def test_nothing_looks_chosen_before_the_mouse_moves(page: Page) -> None:
    box = page.get_by_test_id("roll").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y, click_count=2)
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-testid=choice]') !== null"
    assert page.evaluate(under, [x, y])  # a card has come to lie under the mouse
    assert page.locator(".pointed, .lit").count() == 0
    page.mouse.move(x + 3, y)
    expect(page.locator(".pointed")).to_have_count(1)


# Press Roll in the very moment in which it appears, and tell whether it took it
ROLL_AT_ONCE = """async (press) => {
  const button = () => document.querySelector('[data-testid=roll]');
  const appears = () =>
    new Promise((resolve) => {
      const seen = new MutationObserver(() => button() && (seen.disconnect(), resolve()));
      seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const back = appears();
  document.querySelector('[data-testid=choice]').click();
  await back;
  new Function('button', press)(button());
  await new Promise(requestAnimationFrame);
  return 'pressed' in button().dataset;
}"""
CLICK = "button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: %d }))"


@pytest.mark.parametrize("press", [CLICK % 1, "dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))"])
def test_roll_hears_a_press_in_its_first_moments(press: str, page: Page) -> None:
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    assert page.evaluate(ROLL_AT_ONCE, press)
    expect(page.get_by_test_id("choice").first).to_be_enabled()


def test_the_second_click_on_a_choice_rolls_nothing(page: Page) -> None:
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_enabled()
    assert page.evaluate(ROLL_AT_ONCE, CLICK % 2) is False
