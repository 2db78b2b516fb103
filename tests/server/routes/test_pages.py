"""What messengers show of a link."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from typing import Any

import httpx2
import pytest
from PIL import Image

from tests.server.conftest import Serve
from tests.server.stage import DEADLINE, OPEN
from zocker.rules.games import GAMES
from zocker.server.messages.actions import NewSeat
from zocker.server.messages.pages import NewTable
from zocker.server.routes.app import CLIENT
from zocker.server.routes.pages import SIZE, picture_of

NAME = 'Anna "<b>&'


def tags(html: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([\w:]+)" content="([^"<>]*)" />', html.partition("</head>")[0])
    return {name: unescape(content) for name, content in found}


def preview(serving: Serve, language: str = "en", **settings: Any) -> dict[str, str]:
    with serving() as served, httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        table = served.create("anna", NewTable("royale", (NewSeat("me", NAME), OPEN, OPEN), **settings))
        shown = tags(web.get(f"/t/{table}?lang={language}").text)
        assert shown["og:url"] == f"{served.url}/t/{table}"
        assert shown["og:image"] == f"{served.url}/{picture_of('royale')}"
        return shown


def test_a_private_table_names_nobody(serving: Serve) -> None:
    shown = preview(serving)
    assert shown["og:title"] == "Las Vegas Royale"
    assert shown["og:description"].startswith("2 seats are free. Sit down and play. ")
    assert "Anna" not in str(shown)


def test_a_public_table_says_who_is_there(serving: Serve) -> None:
    shown = preview(serving, public=True)
    assert f"At the table: {NAME}." in shown["og:description"]


@pytest.mark.parametrize(("language", "begin"), [("de", "2 Plätze sind frei"), ("fr", "2 places sont libres")])
def test_it_is_told_in_the_readers_language(language: str, begin: str, serving: Serve) -> None:
    assert preview(serving, language)["og:description"].startswith(begin)


def test_other_pages_tell_of_the_house(serving: Serve) -> None:
    with serving() as served, httpx2.Client(base_url=served.url, timeout=DEADLINE) as web:
        for path in ("/", "/games", "/t/nothing", "/r/nothing"):
            shown = tags(web.get(path).text)
            assert (shown["og:title"], shown["og:url"]) == ("Zocker", served.url + path)
            assert "Four dice games" in shown["og:description"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture(game: str) -> None:
    assert Image.open(BytesIO((CLIENT / picture_of(game)).read_bytes())).size == SIZE
