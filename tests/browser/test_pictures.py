"""Everything fits on a phone, a tablet and a laptop without scrolling. Leaves pictures in build/pictures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.test_company import choose, shown, table_with, wait_until_shown
from tests.rules.las_vegas.table import casino as las_vegas_casino
from tests.rules.las_vegas.table import position as las_vegas
from tests.rules.royale.table import position as royale
from zocker.match import Match
from zocker.rules.royale.material import FACES

ALL = "ZOCKER_PICTURES" in os.environ  # `make pictures`; else at phone size only, which is quicker
PICTURES = Path(__file__).parents[2] / "build" / "pictures"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1440, 900)}
GAMES = {"las-vegas": 5, "las-vegas-2019": 5, "royale": 5, "gambler": 6}  # with as many seats as there may be

# What a finger must reach and an eye must see: not beyond the edges, and not below something else
MISPLACED = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  const high = document.documentElement.scrollHeight > innerHeight ? ['the page is too high'] : [];
  const seen = [...document.querySelectorAll('button, [data-testid=seat], [data-testid=casino]')].filter(
    (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const out = seen.filter((one) => {
    const box = one.getBoundingClientRect();
    let above = one.parentElement;
    while (above && !/auto|scroll/.test(getComputedStyle(above).overflowY)) above = above.parentElement;
    return !above && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  });
  const named = out.map((one) => `beyond the edge: ${one.dataset.testid ?? ''} ${one.textContent.trim().slice(0, 40)}`);
  return [...wide, ...high, ...named];
}"""


def take(page: Page, name: str) -> None:
    """Take pictures of a state at all sizes, and check that it fits."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    misplaced = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
        if size == "phone" or ALL:
            page.screenshot(path=PICTURES / f"{name}-{size}.png", animations="disabled")
        misplaced += [f"{size}: {what}" for what in page.evaluate(MISPLACED)]
    assert misplaced == []


def play_some(page: Page, moves: int) -> None:
    """Play until something is to be chosen for the last time."""
    for move in range(moves):
        offered = page.get_by_test_id("roll").or_(page.get_by_test_id("choice")).first
        expect(offered).to_be_visible()
        if page.get_by_test_id("roll").count():
            before = shown(page)
            page.get_by_test_id("roll").click()
            wait_until_shown(page, before + 1)
            expect(page.get_by_test_id("roll").or_(page.get_by_test_id("choice")).first).to_be_visible()
        if move < moves - 1 and page.get_by_test_id("choice").count():
            choose(page)


def seats(number: int) -> list[dict[str, Any]]:
    levels = ("rookie", "regular", "shark", "regular", "rookie")
    return [{"kind": "me", "name": "Annabelle"}, *({"kind": "bot", "bot": level} for level in levels[: number - 1])]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits(game: str, new_page: NewPage, server: str) -> None:
    page = new_page(server, language="de-DE")
    options = {"boards": 6} if game == "royale" else {}
    page.goto(table_with(page, server, game=game, seats=seats(GAMES[game]), options=options))
    play_some(page, 6)
    take(page, game)


def test_the_front_page_fits(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    expect(page.get_by_test_id("game-royale")).to_be_visible()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        PICTURES.mkdir(parents=True, exist_ok=True)
        if size == "phone" or ALL:
            page.screenshot(path=PICTURES / f"front-{size}.png", animations="disabled", full_page=True)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("game-royale").click()
    expect(page.get_by_test_id("play-bots")).to_be_in_viewport()
    page.screenshot(path=PICTURES / "front-chosen.png", animations="disabled")


@pytest.mark.parametrize("face", FACES)
def test_every_board_and_its_decision_fits(face: str, new_page: NewPage, loaded_dice: str) -> None:
    page = new_page(loaded_dice)
    options = {"boards": 1, "faces": face, "starter": 1}
    page.goto(table_with(page, loaded_dice, game="royale", seats=seats(4), options=options))
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    choose(page)
    expect(page.get_by_test_id("roll").or_(page.get_by_test_id("choice")).first).to_be_visible()
    if page.get_by_test_id("roll").count():  # the board's own dice, or the next turn
        page.get_by_test_id("roll").click()
        expect(page.get_by_test_id("roll").or_(page.get_by_test_id("choice")).first).to_be_visible()
    take(page, f"board-{face}")


def last_die(game: str) -> Match:
    """Return a position in which Anna places the last die of the last round."""
    if game == "las-vegas":
        dice = {1: [3, 2, 2], 2: [0, 2, 1], 3: [1, 2, 0], 4: [2, 0, 0], 5: [1, 1, 1], 6: [0, 1, 4]}
        bills = {1: ("60k", "20k"), 2: ("90k",), 3: ("50k", "30k"), 4: ("80k",), 5: ("40k", "10k"), 6: ("70k", "20k")}
        laid = {number: las_vegas_casino(*bills[number], dice=dice[number]) for number in dice}
        return las_vegas(3, laid, round=4, roll="roll 3", hands=[["80k", "50k"], ["90k"], ["60k", "60k"]])
    small = {
        1: ["2", "1", "B"], 2: ["1", "2", "1"], 3: ["B", "1", "3"], 4: ["1", "B", "1"], 5: ["1", "2", "1"],
        6: ["1", "1", "1"],
    }  # fmt: skip
    return royale(3, {n: {"dice": dice} for n, dice in small.items()}, "C2 A2", round=3, roll="roll 3")


@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_the_scoring_and_the_ranking_fit(game: str, new_page: NewPage, new_house: NewHouse) -> None:
    match = last_die(game)
    server = new_house(setup=match.setup)
    page = new_page(server, quick=False)
    options = {"boards": 2, "faces": "C2 A2"} if game == "royale" else {}
    page.goto(f"{table_with(page, server, game=game, seats=seats(3), options=options)}?speed=slow")
    page.get_by_test_id("choice").first.click()
    page.wait_for_selector("body[data-scoring=true]")
    take(page, f"scoring-{game}")
    page.get_by_test_id("skip").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    take(page, f"ranking-{game}")
