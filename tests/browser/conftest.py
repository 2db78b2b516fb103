from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright
from tools import chromium

from tests.browser.house import open_house, rolls
from tests.browser.painting import PAINTED, UNPAINTED
from tests.browser.sizes import TAKEN
from zocker.server.bots.client import BotClient
from zocker.server.tables.services import system_dice

PATIENCE = 20_000  # milliseconds after which something is broken; nothing waits for so long
# Pages live too short to earn back what optimising compilers cost
JAVASCRIPT = "--js-flags=--no-opt --no-maglev"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", JAVASCRIPT)
INSTANT = """
localStorage.getItem('zocker') ?? localStorage.setItem('zocker', '{"speed":"instant"}');
delete window.AudioContext; // nobody listens
"""
REFUSAL = "Failed to load resource: the server responded with a status of 4"
CUT_OFF = ("net::ERR_", "WebSocket is closed before the connection is established")
NO_WORKER = "Service Worker registration blocked by Playwright"
LAPTOP: ViewportSize = {"width": 1440, "height": 900}

expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]
NewHouse = Callable[..., str]
NewServer = Callable[[int], tuple[subprocess.Popen[str], str]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house for all tests that need nothing special."""
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def real_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where nothing is prepared, and bots think in a process of their own."""
    with open_house(tmp_path_factory.mktemp("real"), BotClient(), request_chance=system_dice) as address:
        yield address


@pytest.fixture(scope="session")
def loaded_dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where every roll has all faces."""
    with open_house(tmp_path_factory.mktemp("loaded"), prepared_dice=rolls(1, 2, 3, 4, 5, 6)) as address:
        yield address


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[NewHouse]:
    """Open a house of its own, with settings of its own; return its address."""
    with ExitStack() as houses:
        yield lambda **settings: houses.enter_context(open_house(tmp_path, **settings))


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Start a server in a process of its own, at a port or at any; what is left of it is ended."""
    started: list[subprocess.Popen[str]] = []

    def start(port: int) -> tuple[subprocess.Popen[str], str]:
        program = str(Path(sys.executable).with_name("zocker"))
        database = f"sqlite:///{tmp_path}/zocker.db"
        server = subprocess.Popen(
            [program, "serve", "--port", str(port), "--database", database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "ZOCKER_LANG": "en"},
        )
        started.append(server)
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        return server, address[0]

    yield start
    for server in started:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


@pytest.fixture
def new_page(browser: Browser, new_house: NewHouse) -> Iterator[NewPage]:
    """Open a browser of its own at an address, or nowhere yet; whatever goes wrong in its console fails the test.

    Houses stay open longer than their pages: a page complains when it is cut off.
    """
    errors: list[str] = []
    contexts = []

    def open_page(
        address: str | None = None,
        *,
        quick: bool = True,
        language: str = "en-GB",
        size: ViewportSize = LAPTOP,
        refusals: bool = False,  # the server will refuse something, which a browser always complains about
        cut_off: bool = False,  # it will lose its connection, which a browser complains about, too
        **settings: Any,
    ) -> Page:
        # Our policy forbids what Playwright needs to wait for something in a page; test_games.py goes without
        settings = {"bypass_csp": True, "service_workers": "block", **settings}
        context = browser.new_context(viewport=size, locale=language, **settings)
        contexts.append(context)
        context.add_init_script(PAINTED if TAKEN else UNPAINTED)
        if quick:
            context.add_init_script(INSTANT)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)

        def listen(message: ConsoleMessage) -> None:
            expected = (
                (refusals and message.text.startswith(REFUSAL))
                or (cut_off and any(text in message.text for text in CUT_OFF))
                or message.text == NO_WORKER
            )
            if message.type in ("error", "warning") and not expected:
                errors.append(message.text)

        page.on("console", listen)
        page.on("pageerror", lambda error: errors.append(str(error)))
        if address is not None:
            page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
