"""Everything fits on any screen without scrolling, and on low ones nothing covers anything. See `make pictures`."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.low_screens import check_low_screens
from tests.browser.sizes import at_all_sizes, check_width, take
from tests.browser.test_company import choose, offers, shown, table_with, wait_until_shown
from tests.rules.las_vegas.table import casino as las_vegas_casino
from tests.rules.las_vegas.table import position as las_vegas
from tests.rules.royale.table import DENNY, casino
from tests.rules.royale.table import position as royale
from tests.server.stage import StubBots, moves_in
from zocker.match import Match
from zocker.rules.gambler.setup import Setup
from zocker.rules.messages import Chance
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.royale.boards.handicap import LAID_OUT

GAMES = {"las-vegas": 5, "las-vegas-2019": 5, "royale": 5, "gambler": 6}  # with as many seats as there may be


def play_some(page: Page, moves: int) -> None:
    """Play until something is to be chosen for the last time."""
    for move in range(moves):
        offered = page.get_by_test_id("roll").or_(offers(page)).first
        expect(offered).to_be_visible()
        if page.get_by_test_id("roll").count():
            before = shown(page)
            page.get_by_test_id("roll").click()
            wait_until_shown(page, before + 1)
            expect(page.get_by_test_id("roll").or_(offers(page)).first).to_be_visible()
        if move < moves - 1 and offers(page).count():
            choose(page)


def seats(number: int) -> list[dict[str, Any]]:
    levels = ("rookie", "regular", "shark", "regular", "rookie")
    return [{"kind": "me", "name": "Annabelle"}, *({"kind": "bot", "bot": level} for level in levels[: number - 1])]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits(game: str, new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page(language="de-DE")
    options = {"boards": 6} if game == "royale" else {}
    page.goto(table_with(page, server, game=game, seats=seats(GAMES[game]), options=options))
    play_some(page, 6)
    take(page, game)
    check_low_screens(page, game)
    page.get_by_test_id("hint").click()
    expect(page.locator(".worth").first).to_be_visible()
    check_low_screens(page, f"{game}-hint")


def test_the_front_page_fits(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    expect(page.get_by_test_id("game-royale")).to_be_visible()
    check_width(page, "front")
    page.get_by_test_id("game-royale").click()
    expect(page.get_by_test_id("play-bots")).to_be_in_viewport()
    check_width(page, "front-chosen")
    page.get_by_test_id("game-gambler").click()
    numbers = page.get_by_role("group", name="Opponents").get_by_role("radio")
    expect(numbers).to_have_count(5)
    for _ in at_all_sizes(page, "front-gambler"):  # beside each other
        assert numbers.evaluate_all("all => new Set(all.map((one) => one.getBoundingClientRect().top)).size") == 1


def test_what_lies_over_the_table_fits(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house()
    page = new_page(language="fr-FR")
    options = {"boards": 3, "faces": "A1 E1 F2", "starter": 1}
    page.goto(table_with(page, server, game="royale", seats=seats(4), options=options))
    play_some(page, 3)
    page.get_by_test_id("hint").click()
    expect(page.locator(".worth").first).to_be_visible()
    take(page, "hint")
    page.get_by_test_id("react").click()
    take(page, "react")
    page.locator("[data-what=laugh]").click()
    expect(page.get_by_test_id("bubble")).to_be_visible()
    take(page, "reaction")
    for sheet in ("help", "log", "share", "settings"):
        page.get_by_test_id(sheet).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        take(page, f"sheet-{sheet}")
        page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("pause").click()
    expect(page.get_by_test_id("paused")).to_be_visible()
    take(page, "paused")


class Bold(StubBots):
    """Bots that neither pass nor decline, so that a picture shows what it is meant to."""

    async def choose(self, game: str, bot: str, view: bytes, asker: str = "") -> str:
        moves = moves_in(game, view)
        return next(move.text for move in moves if move.text not in ("pass", "decline"))


def prepared(match: Match) -> str | None:
    """Let the extra dice show 4 and 6."""
    return "extra 4 6" if isinstance(match.waiting, Chance) and match.waiting.kind == "extra" else None


ALL_FACES = "roll 1 1 2 3 4 5 6 B6"
LAST = ["1", "", "", ""]  # only Annabelle has a die left
EACH = ["1B", "1B", "1B", "1B"]
CROWD = {2: casino(dice=["", "1", "2"]), 4: casino(dice=["", "B", "", "1"]), 6: casino(dice=["", "1", "1", "1"])}
GREY = {number: casino(grey=count) for number, count in enumerate(LAID_OUT, 1)}


class Decided(NamedTuple):
    """A decision at a board: its kind, the position, and what leads from there to it."""

    kind: str
    match: Match
    moves: tuple[str, ...] = ("place 1",)


DECISIONS = {
    "A1-fist": Decided("fist", royale(4, CROWD, "A1", roll=ALL_FACES)),
    "A1-guess": Decided("guess", royale(4, None, "A1", left=EACH, on=DENNY, roll="roll 1 B1"), ()),
    "A2": Decided("extra", royale(4, CROWD, "A2", roll=ALL_FACES)),
    "B1": Decided(
        "prime-time",
        royale(4, {1: casino(dice=["2", "1"]), **CROWD}, "B1", left=LAST, roll="roll 3"),
        ("place 3", "roll"),
    ),
    "B2": Decided("fifty-fifty", royale(4, CROWD, "B2", roll=ALL_FACES), ("place 1", "roll")),
    "C1": Decided("place", royale(4, {1: casino(dice=["", "3B"])}, "C1", tile=2, roll=ALL_FACES), ()),
    "C2": Decided("place", royale(4, {**CROWD, 1: casino(dice=["", "1", "1"])}, "C2", roll=ALL_FACES), ()),
    "C2-pay": Decided(
        "bad-luck",
        royale(4, CROWD, "C2", left=LAST, roll="roll 3", round=2, hands=[["60k"], [], [], []], chips=[5, 1, 0, 0]),
        ("place 3",),
    ),
    "D1": Decided("place", royale(4, {**CROWD, 3: casino(dice=["1"])}, "D1", roll="roll 1 1 2 3 4 5 B6"), ()),
    "D2": Decided("turn", royale(4, {**CROWD, 1: casino(dice=["2", "1"])}, "D2", marker=1), ()),
    "E1": Decided("no-entry", royale(4, CROWD, "E1", roll=ALL_FACES)),
    "E2": Decided("knockout", royale(4, None, "E2", left=EACH, on=DENNY, roll="roll 1 B1"), ()),
    "F1": Decided("block-it", royale(4, CROWD, "F1", roll=ALL_FACES)),
    "F2": Decided("handicap", royale(4, GREY, "F2", roll=ALL_FACES)),
    "F2-action": Decided("action", royale(4, GREY, "F2", roll=ALL_FACES), ("place 1", "free 1 for action")),
    "G1-split": Decided(
        "split", royale(4, {1: casino(dice=["", "1", "", "3B"])}, "G1", left=LAST, roll="roll 3"), ("place 3",)
    ),
    "G1-box": Decided("box", royale(4, {1: casino(dice=["3B", "1"])}, "G1", left=LAST, roll="roll 3"), ("place 3",)),
    "G2": Decided("double-down", royale(4, {1: casino(dice=["1", "2"])}, "G2", roll="roll 1 1 2 4 5 6 B1")),
    "H1": Decided("nice-dice", royale(4, CROWD, "H1", roll=ALL_FACES)),
    "H2": Decided("my-choice", royale(4, CROWD, "H2", roll=ALL_FACES), ("place 1", "roll")),
    "H2-activate": Decided("activate", royale(4, CROWD, "H2 A1 F1", roll=ALL_FACES), ("place 1", "roll", "choose 4")),
    "H2-gold": Decided("gold", royale(4, CROWD, "H2", roll=ALL_FACES), ("place 1", "roll", "choose 6")),
}


PIECES = {"free 1 for action": "free 1 action"}  # what is asked first, before it is asked where


def test_no_board_is_forgotten() -> None:
    assert {name[:2] for name in DECISIONS} == {*BY_FACE}


@pytest.mark.parametrize("name", DECISIONS)
def test_every_board_and_its_decision_fits(name: str, new_page: NewPage, new_house: NewHouse) -> None:
    page = decide(name, new_page, new_house)
    take(page, f"board-{name}")
    check_low_screens(page, f"board-{name}")


def decide(name: str, new_page: NewPage, new_house: NewHouse) -> Page:
    """Open a table where a decision is to be made."""
    kind, match, moves = DECISIONS[name]
    assert match.setup is not None
    server = new_house(bots=Bold(), setup=match.setup, prepared_dice=prepared)
    page = new_page()
    options = {"boards": sum(bool(laid["board"]) for laid in match.setup["casinos"])}
    page.goto(table_with(page, server, game="royale", seats=seats(4), options=options))
    for move in moves:
        press(page, move)
    expect(page.locator(f"[data-kind={kind}]")).to_be_visible()
    return page


def press(page: Page, move: str) -> None:
    """Choose a move, or roll."""
    roll = page.get_by_test_id("roll").filter(visible=True)
    if move in PIECES:
        page.locator(f'[data-piece="{PIECES[move]}"]').click()
    (roll if move == "roll" else page.locator(f'[data-move="{move}"]')).click()
    if move != "roll":
        page.wait_for_function("move => !document.querySelector(`[data-move='${move}']`)", arg=move)


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


def tableau(roll: str, dice: tuple[int, ...], *rows: tuple[int, ...]) -> dict[str, Any]:
    """Return a set-up of Gambler on Monte Carlo, in which Annabelle has rolled and has nearly won."""
    setup: dict[str, Any] = msgspec.to_builtins(Setup(2, 1, 1, (1, 7), rows, dice, (440, 430, 380), roll))
    return setup


FULL = ((5,), (6,), (3, 3, 3, 1, 1), (1, 2, 3, 4, 5), (2, 2), (4, 4, 4))
HALF = ((), (6,), (3, 3), (1, 2, 3), (2,), (4,))


def test_gamblers_choices_fit(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=tableau("roll 2 3 4 5 6", (6, 8, 8), *HALF))
    page = new_page(language="de-DE", has_touch=True, is_mobile=True, size={"width": 360, "height": 740})
    page.goto(table_with(page, server, game="gambler", seats=seats(3)))
    take(page, "gambler-must-place")
    page.locator("[data-move^='place 5']").or_(page.get_by_label("5er")).first.tap()
    page.get_by_test_id("choice").first.tap()
    page.get_by_test_id("confirm").tap()
    expect(page.locator("[data-kind=go-on]")).to_be_visible()
    take(page, "gambler-go-on")
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_test_id("choice").first.tap()
    take(page, "gambler-selected")


@pytest.mark.parametrize("game", ["las-vegas", "royale", "gambler"])
def test_the_scoring_and_the_ranking_fit(game: str, new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(setup=tableau("roll 1 2 6", (3, 5, 5), *FULL) if game == "gambler" else last_die(game).setup)
    page = new_page(quick=False)
    options = {"boards": 2, "faces": "C2 A2"} if game == "royale" else {}
    page.goto(f"{table_with(page, server, game=game, seats=seats(3), options=options)}?speed=slow")
    page.get_by_test_id("choice").first.click()
    page.wait_for_selector("body[data-scoring=true]")
    take(page, f"scoring-{game}")
    page.evaluate("document.querySelector('[data-testid=skip]')?.click()")  # it may be over already
    expect(page.get_by_test_id("verdict")).to_be_visible()
    take(page, f"ranking-{game}")
