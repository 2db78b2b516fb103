"""English, German and French on every page: nothing untranslated, switched at once, written as each language does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.pseudo import mark_client, mark_server, strays
from tests.browser.test_company import choose, shown, table_with, wait_until_shown
from tests.browser.test_pictures import last_die
from zocker.rules.games import GAMES
from zocker.rules.royale.boards.all import BOARDS

ANNA = "Anna"
ME_AND_BOTS = [{"kind": "me", "name": ANNA}, {"kind": "bot", "bot": "shark"}, {"kind": "bot", "bot": "rookie"}]
TAGS = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}

Marked = Callable[..., Page]


@pytest.fixture
def marked(language: str, monkeypatch: pytest.MonkeyPatch, new_page: NewPage) -> Marked:
    """Open pages where every text from a catalogue, theirs or the server's, is marked.

    What stands beside the catalogues does so in any language, and what one of them lacks is found in
    test_text.py: so each walk goes in one language, and the three walks in three.
    """
    mark_server(monkeypatch, language)

    def open_page(address: str) -> Page:
        page = new_page(language=TAGS[language])
        mark_client(page)
        page.goto(address)
        return page

    return open_page


def all_marked(page: Page) -> None:
    assert strays(page, ANNA, "Ben") == []


def with_pages(page: Page, *pages: str) -> None:
    """Check what lies over a table as well."""
    for one in pages:
        page.get_by_test_id(one).click()
        expect(page.locator("dialog[open] h2")).to_be_visible()
        all_marked(page)
        page.locator("dialog[open] header button").click()


@pytest.mark.parametrize("language", ["de"])
def test_the_house_says_nothing_of_its_own(marked: Marked, new_house: NewHouse) -> None:
    server = new_house()
    page = marked(server)
    table_with(page, server, game="royale", seats=ME_AND_BOTS, options={"boards": 5, "open_money": True})
    other = marked(server)
    seats = [{"kind": "me", "name": "Ben"}, {"kind": "open"}, {"kind": "bot"}]
    public = table_with(other, server, game="gambler", seats=seats, options={"target": 200}, public=True)
    page.reload()
    expect(page.get_by_test_id("my-table")).to_be_visible()
    expect(page.get_by_test_id("public-table")).to_be_visible()
    all_marked(page)
    page.get_by_test_id("game-royale").click()
    expect(page.get_by_test_id("play-bots")).to_be_visible()
    all_marked(page)
    with_pages(page, "settings")
    for game in GAMES:
        page.goto(f"{server}/new/{game}")
        expect(page.get_by_test_id("set-up")).to_be_visible()
        page.locator("select").nth(1).select_option("here")
        page.locator("select").nth(2).select_option("open")
        if game == "royale":
            page.locator("summary").click()
            page.get_by_role("checkbox", name="Jackpot").check()
        all_marked(page)
    with_pages(page, "settings")
    page.goto(f"{server}/new/poker")
    all_marked(page)
    page.goto(f"{server}/games")
    page.get_by_test_id("move").click()
    expect(page.locator("input[readonly]")).to_be_visible()
    all_marked(page)
    page.goto(f"{server}/learn")
    expect(page.get_by_text(BOARDS[-1].name, exact=True).first).to_be_visible()
    all_marked(page)
    page.goto(f"{server}/move")
    expect(page.locator("h1")).to_be_visible()
    all_marked(page)
    page.goto(f"{server}/move#abc")
    expect(page.get_by_test_id("take-seats")).to_be_visible()
    all_marked(page)
    page.goto(public)
    expect(page.get_by_test_id("join")).to_be_visible()
    all_marked(page)
    other.goto(public)
    expect(other.get_by_test_id("start")).to_be_visible()
    all_marked(other)
    page.goto(f"{server}/t/nowhere")
    expect(page.locator("h1")).to_be_visible()
    all_marked(page)


@pytest.mark.parametrize("language", ["fr"])
def test_the_tables_say_nothing_of_their_own(language: str, marked: Marked, new_house: NewHouse) -> None:
    server = new_house()
    page = marked(server)
    offered = page.get_by_test_id("roll").or_(page.get_by_test_id("choice")).first
    for game in GAMES:
        page.goto(table_with(page, server, game=game, seats=ME_AND_BOTS, options={"starter": 1}))
        for _ in range(2):
            expect(offered).to_be_visible()
            all_marked(page)
            if page.get_by_test_id("roll").count():
                before = shown(page)
                page.get_by_test_id("roll").click()
                wait_until_shown(page, before + 1)
            else:
                choose(page)
        expect(offered).to_be_visible()
        with_pages(page, "help", "log")
        lesson = page.request.post(f"{server}/api/lessons/{game}?lang={language}").json()["table"]
        page.goto(f"{server}/t/{lesson}")
        expect(offered).to_be_visible()
        all_marked(page)
    with_pages(page, "share", "settings")


@pytest.mark.parametrize("language", ["en"])
def test_an_ending_and_its_replay_say_nothing_of_their_own(marked: Marked, new_house: NewHouse) -> None:
    server = new_house(setup=last_die("las-vegas").setup)
    page = marked(server)
    address = table_with(page, server, game="las-vegas", seats=ME_AND_BOTS)
    page.goto(address)
    page.get_by_test_id("choice").first.click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    all_marked(page)
    before = page.get_by_test_id("again").inner_text()
    page.request.post(f"{address.replace('/t/', '/api/tables/')}/rematch")
    expect(page.get_by_test_id("again")).not_to_have_text(before)
    all_marked(page)
    page.goto(f"{server}/games")
    expect(page.get_by_test_id("finished")).to_be_visible()
    all_marked(page)
    page.get_by_test_id("finished").get_by_role("link").click()
    expect(page.get_by_test_id("slider")).to_be_visible()
    all_marked(page)
    with_pages(page, "log", "share")
    page.get_by_test_id("what-if").click()
    expect(page.get_by_test_id("play-on")).to_be_visible()
    all_marked(page)


def test_a_stray_text_is_found(new_page: NewPage, new_house: NewHouse) -> None:
    page = new_page(quick=False)
    mark_client(page)
    page.goto(new_house())
    expect(page.get_by_test_id("game-royale")).to_be_visible()
    assert strays(page) == []
    page.locator("h1").evaluate("one => { one.title = 'Nobody translated this'; one.append(' nor this'); }")
    assert sorted(strays(page)) == ["Nobody translated this", "nor this"]


# Switching --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "german", "french"),
    [
        ("/", "Meine Partien", "Mes parties"),
        ("/new/royale", "Spieler", "Joueurs"),
        ("/games", "Gespielt", "Parties terminées"),
        ("/move#token", "Deine Plätze auf dieses Gerät holen?", "Transférer vos places sur cet appareil"),
    ],
)
def test_the_language_is_switched_in_place(path: str, german: str, french: str, new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}{path}", language="de-DE")
    expect(page.get_by_text(german).first).to_be_visible()
    page.get_by_test_id("settings").click()
    page.get_by_role("radio", name="Français").click()
    expect(page.get_by_text(french).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    if path.startswith("/move"):
        return  # the token is gone, and so it must be after a reload
    page.reload()
    expect(page.get_by_text(french).first).to_be_visible()  # it is remembered


def test_a_table_goes_on_in_another_language(new_page: NewPage, server: str) -> None:
    page = new_page()
    page.goto(table_with(page, server, game="las-vegas", seats=ME_AND_BOTS, options={"starter": 1}))
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()
    page.get_by_test_id("settings").click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("button", name=re.compile("Würfel")).first).to_be_visible()
    page.get_by_role("button", name="Schließen").click()  # the settings are still open
    choose(page)
    page.get_by_test_id("log").click()
    expect(page.get_by_test_id("log-entry").filter(has_text="Du legst").first).to_be_visible()


@pytest.mark.parametrize(
    ("code", "date", "share", "clock"),
    [("en", "1 May 2026", "25%", "15s"), ("de", "01.05.2026", "25 %", "15 Sek."), ("fr", "1 mai 2026", "25 %", "15s")],
)
def test_dates_shares_and_times_are_written_as_usual(
    code: str, date: str, share: str, clock: str, new_page: NewPage, server: str
) -> None:
    page = new_page(language=TAGS[code], timezone_id="Europe/Berlin")
    listed = {
        "table": "x", "game": "gambler", "terms": [], "people": [ANNA, "Ben", "Carl"], "started": True, "over": True,
        "your_turn": False, "watching": 0, "when": 1_777_629_600, "score": "7", "rank": 2, "may_replay": True,
    }  # fmt: skip
    tally = {"game": "gambler", "games": 4, "wins": 1, "best": "7", "mean": "5"}
    page.route(
        "**/api/mine?*",
        lambda r: r.fulfill(json={"running": [], "closed": [], "finished": [listed], "statistics": [tally]}),
    )
    page.goto(f"{server}/games")
    expect(page.get_by_test_id("finished")).to_contain_text(date)
    expect(page.get_by_test_id("tally-gambler")).to_contain_text(share)
    page.goto(f"{server}/new/gambler")
    expect(page.get_by_role("radio", name=clock)).to_have_count(1)
