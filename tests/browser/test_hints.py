"""Hints on the screen: what is advised, what the figures are, and that nothing of it is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.house import rolls
from tests.browser.sizes import settled
from tests.browser.test_company import table_with
from tests.server.stage import StubBots, moves_in
from zocker.hints import Choice, Hint

PHONE: ViewportSize = {"width": 360, "height": 740}
CUT = "one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"


class Decided(StubBots):
    """Likes the second choice best."""

    async def weigh(self, game: str, view: bytes, asker: str = "") -> Hint:
        moves = moves_in(game, view)
        wins = [0.239, 0.247] + [0.1] * len(moves)
        choices = [
            Choice(move.code, move.text, win, 0.0, 130.0 if game == "gambler" else 130_000.0, 900)
            for move, win in zip(moves, wins, strict=False)
        ]
        return Hint(0, tuple(sorted(choices, key=lambda choice: -choice.win)), learned=True, rough=False)


def asked(page: Page, server: str, **table: object) -> None:
    """Set up a table, roll, and ask for a hint."""
    seats = table.pop("seats", [{"kind": "me", "name": "Anna"}, {"kind": "bot"}, {"kind": "bot"}])
    page.goto(table_with(page, server, seats=seats, options={"starter": 1}, **table))
    page.get_by_test_id("roll").click()
    page.get_by_test_id("hint").click()
    expect(page.locator(".worth").first).to_be_visible()


def test_the_star_stands_at_the_highest_figure(new_page: NewPage, new_house: NewHouse) -> None:
    server = new_house(bots=Decided(), prepared_dice=rolls(1, 2, 3))
    page = new_page()
    asked(page, server, game="las-vegas")
    cards = page.get_by_test_id("choice")
    expect(cards.nth(0)).to_contain_text("24%")
    expect(cards.nth(1)).to_contain_text("25%")
    expect(cards.nth(1)).to_contain_text("130k")
    expect(page.get_by_test_id("news")).to_contain_text("Shown: win chance, money after the round.")
    assert cards.locator(".worth.best").count() == 1
    expect(cards.nth(1).locator(".worth.best")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("game", ["las-vegas", "las-vegas-2019", "gambler"])
def test_the_words_of_a_hint_are_not_cut_on_a_phone(
    game: str, language: str, new_page: NewPage, new_house: NewHouse
) -> None:
    server = new_house(bots=Decided(), prepared_dice=rolls(1, 2, 3, 4, 5, 6))
    page = new_page(language=language, size=PHONE, has_touch=True, is_mobile=True)
    here = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Ben"}, {"kind": "bot"}]
    asked(page, server, game=game, seats=here)  # several people: a sentence more
    news = page.get_by_test_id("news")
    expect(news).to_contain_text("★")
    assert not news.evaluate(CUT)
    assert news.bounding_box()["height"] < 90  # type: ignore[index]
    page.get_by_test_id("choice").first.tap()
    expect(news).to_contain_text("130")  # what the money is, is said for the choice that is looked at
    assert not news.evaluate(CUT)
    assert settled(page) == []
