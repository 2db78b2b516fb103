"""Gambler on phones, upright: the tableau has the room that there is, and never lies over what is asked below it."""

from __future__ import annotations

import asyncio
import threading

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import MISPLACED, Sizes, at_all_sizes
from tests.browser.test_company import shown, table_with, wait_until_shown
from tests.browser.test_hints import Decided
from tests.browser.test_pictures import FULL, HALF, seats, tableau
from tests.server.stage import StubBots, moves_in
from zocker.hints import Choice, Hint
from zocker.rules.games import GAMES

# Small phones, some with the bars of their browser, and a large one
PHONES: Sizes = {
    "tiny": (320, 568),
    "barred": (375, 553),
    "short": (375, 667),
    "low": (390, 664),
    "phone": (360, 740),
    "tall": (412, 915),
}
TOUCH = {"has_touch": True, "is_mobile": True, "size": {"width": 360, "height": 740}}
# Everything on the tableau is inside it, it is inside the felt, and what is asked is on top, whole
HIDDEN = """() => look(() => {
  const inside = (one, { left, right, top, bottom }) =>
    one.left >= left - 1 && one.right <= right + 1 && one.top >= top - 1 && one.bottom <= bottom + 1;
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const wrong = [];
  if (document.querySelector('[data-tableau]')) {
    const [frame, felt, tray] = [box('[data-tableau] .tableau'), box('[data-felt]'), box('[data-tray]')];
    if (!inside(frame, felt)) wrong.push('the tableau is not inside the felt');
    if (felt.bottom > tray.top + 1) wrong.push('the felt lies over the tray');
    for (const part of document.querySelectorAll('[data-tableau] :is([data-place], .boxes > *, .worth)'))
      if (!inside(part.getBoundingClientRect(), frame)) wrong.push(`${part.className} runs out of the tableau`);
  }
  const names = ['question', 'roll', 'confirm', 'choice', 'hint', 'undo'];
  const asked = ['[aria-pressed]', ...names.map((name) => `[data-testid=${name}]`)].join(', ');
  for (const one of document.querySelectorAll(`[data-tray] :is(${asked})`)) {
    if (!one.checkVisibility()) continue;
    const at = one.getBoundingClientRect();
    const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    const named = `${one.dataset.testid ?? 'dice'} ${one.textContent.trim().slice(0, 30)}`;
    if (!one.contains(top)) wrong.push(`covered: ${named}`);
    if (!inside(at, box('[data-tray]'))) wrong.push(`beyond the tray: ${named}`);
    if (one.closest('.groups') && !inside(at, box('.groups'))) wrong.push(`cut: ${named}`);
    if (one.scrollHeight > one.clientHeight + 2) wrong.push(`its words are cut: ${named}`);
  }
  return wrong;
})"""


def check(page: Page, name: str, sizes: Sizes = PHONES) -> None:
    """Check a state at the sizes of all phones."""
    wrong = []
    for size in at_all_sizes(page, f"gambler-{name}", sizes=sizes):
        wrong += [f"{name}, {size}: {what}" for what in [*page.evaluate(HIDDEN), *page.evaluate(MISPLACED)]]
    page.set_viewport_size({"width": 360, "height": 740})
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_tableau_never_covers_what_is_asked(language: str, new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(bots=Decided(), setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = new_page(language=language, **TOUCH)
    page.goto(table_with(page, server, game="gambler", seats=seats(3)))
    expect(page.locator("[data-kind=must-place]")).to_be_visible()
    check(page, f"{language}-placing")
    page.get_by_test_id("hint").tap()
    expect(page.locator(".worth.best").first).to_be_visible()
    check(page, f"{language}-hint")
    page.locator("[data-tray] [aria-pressed]").nth(1).tap()
    page.get_by_test_id("choice").first.tap()
    check(page, f"{language}-selected")
    page.get_by_test_id("confirm").tap()
    expect(page.get_by_test_id("go-on")).to_be_visible()
    check(page, f"{language}-go-on")
    page.get_by_test_id("hint").tap()
    expect(page.locator(".worth").first).to_be_visible()
    check(page, f"{language}-go-on-hint")


def test_the_tableau_fits_with_six_who_are_to_roll(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page(language="de-DE", **TOUCH)
    page.goto(table_with(page, new_house(), game="gambler", seats=seats(6), options={"starter": 1}))
    expect(page.get_by_test_id("roll")).to_be_visible()
    check(page, "six")


def follow(page: Page, move: str) -> None:
    """Place a die as the lesson wants it."""
    before = shown(page)
    page.locator(f"[data-tray] [aria-pressed]:has([data-face='{move[6]}'])").tap()
    page.locator(f"[data-tray] [data-move='{move}']").tap()
    page.get_by_test_id("confirm").tap()
    wait_until_shown(page, before + 1)


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_a_lesson_covers_nothing(language: str, new_page: NewPage, server: str) -> None:
    page = new_page(language=language, **TOUCH)
    for game in GAMES:
        # The casinos of the others need more room than the lowest phones have: there the page scrolls
        sizes = PHONES if game == "gambler" else {name: size for name, size in PHONES.items() if size[1] > 600}
        page.goto(f"{server}/learn")
        page.get_by_test_id(f"lesson-{game}").tap()
        expect(page.get_by_test_id("roll")).to_be_visible()
        check(page, f"lesson-{game}-{language}-roll", sizes)
        page.get_by_test_id("roll").tap()
        expect(page.get_by_test_id("choice").first).to_be_visible()
        check(page, f"lesson-{game}-{language}-placing", sizes)
        if game == "gambler":
            for move in ("place 6 in row 4", "place 3 in row 5"):
                follow(page, move)
                check(page, f"lesson-{game}-{language}-{move[:7]}")


class LikesTheFour(StubBots):
    """Advises to place a 4, and takes its time for that until it may go on."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = threading.Event()

    async def weigh(self, game: str, view: bytes, asker: str = "") -> Hint:
        await asyncio.to_thread(self.may_answer.wait)
        moves = sorted(moves_in(game, view), key=lambda move: move.face != 4)
        wins = [0.5, *(0.4 for _ in moves[1:])]
        choices = [Choice(move.code, move.text, win, 0.0, 100.0, 9) for move, win in zip(moves, wins, strict=True)]
        return Hint(0, tuple(choices), learned=True, rough=False)


def test_a_hint_shows_that_it_thinks_and_then_what_it_advises(new_page: NewPage, new_house: NewHouse) -> None:
    bots = LikesTheFour()
    bots.ready.update(GAMES)
    server = new_house(bots=bots, setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = new_page(**TOUCH)
    page.goto(table_with(page, server, game="gambler", seats=seats(3)))
    hint = page.get_by_test_id("hint")
    expect(hint.get_by_text("Hint").last).to_be_visible()
    hint.tap()
    expect(hint).to_have_attribute("aria-busy", "true")
    bots.may_answer.set()
    expect(page.locator("[data-tray] .advised[aria-pressed=true] [data-face='4']")).to_be_visible()
    expect(page.get_by_test_id("choice").locator(".worth.best")).to_be_in_viewport()


def test_phones_explain_signs_instead_of_keys(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page(**TOUCH)
    page.goto(table_with(page, new_house(), game="gambler", seats=seats(3)))
    page.get_by_test_id("help").tap()
    page_text = page.get_by_role("dialog")
    expect(page_text).to_contain_text("red diamonds")
    expect(page_text).to_contain_text("500 points")
    expect(page_text).not_to_contain_text("Keys")


# Where the sign of a great moment ends above and below, where it lies still, and what it may touch there
BETWEEN = """async (sign) => {
  await Promise.all(sign.getAnimations().map(({ finished }) => finished));
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const { top, bottom } = sign.getBoundingClientRect();
  return [box('.seats').bottom, top, bottom, box('[data-place=row-1]').top];
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (375, 667), (320, 568)])
def test_a_great_moment_covers_neither_rows_nor_seats(
    size: tuple[int, int], new_page: NewPage, new_house: NewHouse
) -> None:
    server = new_house(setup=tableau("roll 1 2 6", (3, 5, 5), *FULL))
    page = new_page(quick=False, **TOUCH | {"size": dict(zip(("width", "height"), size, strict=True))})
    page.goto(f"{table_with(page, server, game='gambler', seats=seats(3))}?speed=slow")
    page.get_by_test_id("choice").first.tap()  # the only one needs no second tap
    peak = page.get_by_test_id("peak").locator("p")
    expect(peak).to_contain_text("Big win! +100")
    seats_end, top, bottom, row = peak.evaluate(BETWEEN)
    assert bottom <= row
    assert seats_end <= top or size == (320, 568)  # there is no room between them


def test_black_rows_can_be_read_by_day(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = new_page(server)
    page.evaluate("localStorage.setItem('zocker', JSON.stringify({ speed: 'instant', theme: 'day' }))")
    page.goto(table_with(page, server, game="gambler", seats=seats(3)))
    black = page.locator("[data-testid=choice].black")
    expect(black.first).to_be_visible()
    assert violations(page) == []
    black.first.focus()
    assert violations(page) == []
